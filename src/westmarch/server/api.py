"""HTTP: what there is to play, the rules, and who one is."""

from typing import Any

from fastapi import APIRouter, Request, Response

from westmarch._version import VERSION
from westmarch.kernel import Game, Rule, WestmarchError, game, games
from westmarch.server.bodies import AccountBody, DeleteBody, GuestBody, LoginBody, OptionsBody
from westmarch.server.errors import Refusal, refusal_from
from westmarch.server.identity import COOKIE, COOKIE_AGE, GUEST, Person, key_of
from westmarch.server.services import Services
from westmarch.server.thinking import offered_agents
from westmarch.server.wire import PROTOCOL, encode

router = APIRouter(prefix="/api")


def services(request: Request) -> Services:
    found = request.app.state.services
    assert isinstance(found, Services)
    return found


def reply(data: Any, status: int = 200) -> Response:
    return reply_bytes(encode(data), status)


def reply_bytes(body: bytes, status: int = 200) -> Response:
    return Response(body, status, media_type="application/json")


# --- what there is to play --------------------------------------------------------------------------------


@router.get("/about")
async def about(request: Request) -> Response:
    told = {"server": "westmarch", "version": VERSION, "protocol": PROTOCOL, "games": list(games())}
    offered = [offered_agents(id) for id in games()]
    everywhere = [agent for agent in offered[0] if all(agent in agents for agents in offered)]
    return reply({**told, "agents": everywhere, "now": services(request).house.clock()})


@router.get("/games")
async def list_games() -> Response:
    return reply([_described(game(id)) for id in games()])


@router.get("/games/{game_id}")
async def one_game(game_id: str) -> Response:
    return reply(_described(find(game_id)))


@router.post("/games/{game_id}/settle")
async def settle(game_id: str, body: OptionsBody) -> Response:
    found = find(game_id)
    try:
        options = found.settle(body.options)
    except WestmarchError as error:
        raise refusal_from(error) from None
    return reply({"options": options, "seats": found.seats_for(options)})


def find(game_id: str) -> Game:
    try:
        return game(game_id)
    except WestmarchError as error:
        raise refusal_from(error) from None


def _described(found: Game) -> dict[str, Any]:
    presets = {name: found.settle(options) for name, options in found.presets.items()}
    return {
        "id": found.id,
        "name": found.name,
        "rules_version": found.rules_version,
        "seats": found.seats,
        "options": [option.describe() for option in found.options],
        "presets": {name: {"options": o, "seats": found.seats_for(o)} for name, o in presets.items()},
        "rules": len(found.ledger),
        "agents": offered_agents(found.id),
    }


# --- rules ------------------------------------------------------------------------------------------------


@router.get("/games/{game_id}/rules")
async def rules(game_id: str, search: str = "") -> Response:
    ledger = find(game_id).ledger
    return reply([_rule(rule) for rule in (ledger.search(search[:200]) if search.strip() else ledger)])


@router.get("/games/{game_id}/rules/{rule_id}")
async def one_rule(game_id: str, rule_id: str) -> Response:
    ledger = find(game_id).ledger
    if rule_id not in ledger:
        raise Refusal("unknown_rule", "the ledger has no such rule", rule_id[:64])
    return reply(_rule(ledger[rule_id]))


def _rule(rule: Rule) -> dict[str, str]:
    return {"id": rule.id, "text": rule.text, "source": rule.source, "example": rule.example, "note": rule.note}


# --- who one is -------------------------------------------------------------------------------------------


@router.get("/me")
async def me(request: Request) -> Response:
    person = await services(request).visitor(request)
    return reply({"me": person.describe() if person else None})


@router.post("/guest")
async def guest(request: Request, body: GuestBody) -> Response:
    served = services(request)
    present = await served.visitor(request)
    if present is None or present.kind != GUEST:
        served.limit("newcomer", request)
    person = await served.identities.be_guest(present, body.name, served.house.clock())
    if present is not None and present.id == person.id:
        await served.seating.rename(person)
        return reply({"me": person.describe()})
    return await _known(request, person)


@router.post("/account")
async def account(request: Request, body: AccountBody) -> Response:
    served = services(request)
    served.limit("password", request)
    present = await served.visitor(request)
    person = await served.identities.register(present, body.name, body.password, served.house.clock())
    if present is not None and present.id == person.id:
        await served.seating.rename(person)
    return await _known(request, person)


@router.post("/login")
async def login(request: Request, body: LoginBody) -> Response:
    served = services(request)
    served.limit("password", request)
    return await _known(request, await served.identities.log_in(body.name, body.password))


@router.post("/logout")
async def logout(request: Request) -> Response:
    served = services(request)
    cookie = request.cookies.get(COOKIE)
    await served.identities.close_session(cookie)
    served.house.hub.close_session(key_of(cookie))
    return _unknown()


@router.post("/logout/everywhere")
async def logout_everywhere(request: Request) -> Response:
    served = services(request)
    person = await served.person(request)
    await served.identities.close_sessions(person)
    served.house.hub.close_person(person.id)
    return _unknown()


@router.post("/account/delete")
async def delete_account(request: Request, body: DeleteBody) -> Response:
    served = services(request)
    person = await served.person(request)
    served.limit("password", request)
    await served.identities.check_password(person, body.password)
    await served.seating.bid_farewell(person)
    served.house.hub.close_person(person.id)
    return _unknown()


def _unknown() -> Response:
    """The answer that makes a browser forget who its person was."""
    response = reply({"me": None})
    response.delete_cookie(COOKIE, path="/")
    return response


async def _known(request: Request, person: Person) -> Response:
    """The answer that makes a browser remember who its person is. It begins a session, and ends the one before."""
    served = services(request)
    cookie = await served.identities.open_session(person, served.house.clock(), request.cookies.get(COOKIE))
    response = reply({"me": person.describe()})
    response.set_cookie(
        COOKIE,
        cookie,
        max_age=COOKIE_AGE,
        path="/",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )
    return response
