"""HTTP: tables, before and around the play at them."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from westmarch.server import shelf
from westmarch.server.api import find, reply, reply_bytes, services
from westmarch.server.bodies import AgentBody, HintBody, JoinBody, LeaveBody, Nothing, RematchBody, TableBody
from westmarch.server.errors import Refusal
from westmarch.server.house import Live
from westmarch.server.journal import Journal
from westmarch.server.tables import OVER

router = APIRouter(prefix="/api")

Number = Annotated[int, Query(ge=0, le=1_000_000_000)]
SeatName = Annotated[str | None, Query(max_length=64)]


async def _answer(request: Request, live: Live, status: int = 200) -> Response:
    served = services(request)
    return reply(served.house.describe(live.table, await served.visitor(request)), status)


@router.get("/tables")
async def lobby(request: Request) -> Response:
    served = services(request)
    return reply({"tables": await served.house.lobby(await served.visitor(request))})


@router.get("/me/tables")
async def my_tables(request: Request) -> Response:
    served = services(request)
    return reply({"tables": await served.house.tables_of(await served.person(request))})


@router.post("/tables", status_code=201)
async def create(request: Request, body: TableBody) -> Response:
    served = services(request)
    person = await served.person(request)
    served.limit("table", request)
    seats = {name: (seat.kind, seat.agent) for name, seat in body.seats.items()}
    title = "".join(c for c in body.title if c.isprintable()).strip()
    live = await served.house.create(person, body.game, _options(body), seats, title, body.listed, body.hints)
    return await _answer(request, live, 201)


def _options(body: TableBody) -> dict[str, Any]:
    game = find(body.game)
    if body.preset is None:
        return dict(body.options or {})
    if body.options is not None:
        raise Refusal("bad_input", "give a preset or options, not both", "preset")
    if body.preset not in game.presets:
        raise Refusal("bad_option", f"the presets are {', '.join(game.presets)}", "preset")
    return dict(game.presets[body.preset])


@router.get("/tables/{table_id}")
async def one_table(request: Request, table_id: str) -> Response:
    return await _answer(request, await services(request).house.open(table_id))


@router.get("/invites/{invite}")
async def invited(request: Request, invite: str) -> Response:
    served = services(request)
    table_id = await shelf.table_invited_by(served.store, invite)
    if table_id is None:
        raise Refusal("unknown_table", "this invitation leads to no table", "invite")
    return await _answer(request, await served.house.open(table_id))


@router.post("/tables/{table_id}/join")
async def join(request: Request, table_id: str, body: JoinBody) -> Response:
    served = services(request)
    person = await served.person(request)
    live = await served.house.open(table_id)
    await served.seating.join(live, person, body.seat, body.invite)
    return await _answer(request, live)


@router.post("/tables/{table_id}/leave")
async def leave(request: Request, table_id: str, body: LeaveBody) -> Response:
    served = services(request)
    person = await served.person(request)
    live = await served.house.open(table_id)
    await served.seating.leave(live, person, body.seat)
    return await _answer(request, live)


@router.post("/tables/{table_id}/agent")
async def hand_to_agent(request: Request, table_id: str, body: AgentBody) -> Response:
    served = services(request)
    person = await served.person(request)
    live = await served.house.open(table_id)
    await served.seating.hand_to_agent(live, person, body.seat, body.agent)
    return await _answer(request, live)


@router.post("/tables/{table_id}/rematch", status_code=201)
async def rematch(request: Request, table_id: str, body: RematchBody) -> Response:
    served = services(request)
    person = await served.person(request)
    served.limit("table", request)
    following, new = await served.seating.rematch(await served.house.open(table_id), person, body.agent)
    return await _answer(request, following, 201 if new else 200)


@router.post("/tables/{table_id}/close")
async def close(request: Request, table_id: str, body: Nothing) -> Response:
    served = services(request)
    person = await served.person(request)
    live = await served.house.open(table_id)
    await served.seating.close(live, person)
    return await _answer(request, live)


@router.post("/tables/{table_id}/aside")
async def set_aside(request: Request, table_id: str, body: Nothing) -> Response:
    served = services(request)
    person = await served.person(request)
    live = await served.house.open(table_id)
    await served.seating.set_aside(live, person)
    return await _answer(request, live)


@router.post("/tables/{table_id}/hint")
async def hint(request: Request, table_id: str, body: HintBody) -> Response:
    served = services(request)
    person = await served.person(request)
    live = await served.house.open(table_id)
    served.limit("hint", request)
    return reply_bytes(await served.hints.ask(live, person, body.seat))


# --- looking back -----------------------------------------------------------------------------------------


@router.get("/tables/{table_id}/look")
async def look(request: Request, table_id: str, n: Number, seat: SeatName = None) -> Response:
    journal, eye = await _eyes(request, table_id, seat)
    return reply({"seat": seat, "n": n, "last": journal.numbers[eye], "view": journal.look(eye, n)})


@router.get("/tables/{table_id}/log")
async def log(request: Request, table_id: str, seat: SeatName = None, since: Number = 0) -> Response:
    journal, eye = await _eyes(request, table_id, seat)
    return reply({"seat": seat, "updates": journal.updates(eye, since)})


async def _eyes(request: Request, table_id: str, seat: str | None) -> tuple[Journal, int]:
    """The journal, and the eyes to look at it with: one's own seat's, or a spectator's; after the game any seat's."""
    served = services(request)
    table = (await served.house.open(table_id)).table
    journal = table.begun()
    eye = journal.eye(seat)
    if seat is not None and table.status != OVER:
        visitor = await served.visitor(request)
        table.own_seat(visitor.id if visitor else None, seat)
    return journal, eye
