"""What may stand in the body of a request."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Value = bool | int | str
Text = Annotated[str, Field(max_length=64)]
Game = Annotated[str, Field(max_length=64, examples=["confrontation"])]
Password = Annotated[str, Field(min_length=8, max_length=200)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Nothing(Body):
    pass


class GuestBody(Body):
    name: Text


class AccountBody(Body):
    name: Text
    password: Password


class LoginBody(Body):
    name: Text
    password: Annotated[str, Field(max_length=200)]


class DeleteBody(Body):
    password: Annotated[str, Field(max_length=200)] = ""


class OptionsBody(Body):
    options: dict[Text, Value] = {}


class SeatBody(Body):
    kind: Literal["me", "open", "agent"]
    agent: Text = ""


class TableBody(Body):
    game: Game
    preset: Text | None = None
    options: dict[Text, Value] | None = None
    seats: Annotated[dict[Text, SeatBody], Field(max_length=16)] = {}
    listed: bool = False
    hints: bool = True
    title: Annotated[str, Field(max_length=60)] = ""


class JoinBody(Body):
    seat: Text
    invite: Text | None = None


class LeaveBody(Body):
    seat: Text


class AgentBody(Body):
    seat: Text
    agent: Text


class HintBody(Body):
    seat: Text


class RematchBody(Body):
    agent: Text | None = None


class RecordBody(Body):
    record: Annotated[str, Field(max_length=512 * 1024)]
