"""HTTP: games that are over, records that were brought in, and the proof that the dice were fair."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from westmarch.server import replays, shelf
from westmarch.server.api import reply, reply_bytes, services
from westmarch.server.bodies import Nothing, RecordBody
from westmarch.server.errors import Refusal
from westmarch.server.reviews import NOT_BEGUN
from westmarch.server.services import Services
from westmarch.server.tables import OVER, Table, new_id

router = APIRouter(prefix="/api")

SeatName = Annotated[str, Query(max_length=64)]
First = Annotated[int, Query(alias="from", ge=0, le=1_000_000_000)]
Count = Annotated[int, Query(ge=1, le=replays.MOST_VIEWS)]


async def _text(served: Services, id: str) -> tuple[str, int]:
    """The record under an id, and when it was made: one that was brought in, or that of a table."""
    kept = await shelf.load_record(served.store, id)
    if kept is not None:
        return kept
    try:
        live = await served.house.open(id)
    except Refusal:
        raise Refusal("unknown_replay", "there is no such replay", id[:64]) from None
    table = live.table
    if table.status != OVER:
        raise Refusal("not_over", "a game can be replayed when it is over", id)
    text = await _written(served, table)
    await served.store.write(shelf.insert_record(id, text, "", table.changed))
    return text, table.changed


async def _written(served: Services, table: Table) -> str:
    players = {seat.seat: seat.name for seat in table.seats}
    plays = [(line.seat, line.token) for line in table.begun().in_force]
    return await served.workers.run(replays.write_record, table.game_id, table.options, table.seed, players, plays)


@router.get("/replays/{id}")
async def replay(request: Request, id: str) -> Response:
    served = services(request)
    text, created = await _text(served, id)
    return reply({"id": id, **await served.workers.run(replays.describe, text), "created": created})


@router.get("/replays/{id}/log")
async def replay_log(request: Request, id: str, seat: SeatName = "everything") -> Response:
    served = services(request)
    text, _ = await _text(served, id)
    return reply_bytes(await served.workers.run(replays.log, text, seat))


@router.get("/replays/{id}/tokens")
async def replay_tokens(request: Request, id: str) -> Response:
    served = services(request)
    text, _ = await _text(served, id)
    return reply_bytes(await served.workers.run(replays.tokens, text))


@router.get("/replays/{id}/views")
async def replay_views(
    request: Request, id: str, seat: SeatName = "everything", first: First = 0, count: Count = 20
) -> Response:
    served = services(request)
    text, _ = await _text(served, id)
    return reply_bytes(await served.workers.run(replays.views, text, seat, first, count))


@router.get("/replays/{id}/record")
async def record_file(request: Request, id: str) -> Response:
    text, _ = await _text(services(request), id)
    name = {"content-disposition": f'attachment; filename="westmarch-{id}.wmr"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=name)


@router.post("/replays", status_code=201)
async def bring_in(request: Request, body: RecordBody) -> Response:
    served = services(request)
    person = await served.person(request)
    served.limit("record", request)
    text = body.record.replace("\r\n", "\n")
    described = await served.workers.run(replays.describe, text)
    id, now = new_id(), served.house.clock()
    await served.store.write(shelf.insert_record(id, text, person.id, now))
    return reply({"id": id, **described, "created": now}, 201)


# --- reviews ----------------------------------------------------------------------------------------------


@router.post("/replays/{id}/review")
async def begin_review(request: Request, id: str, body: Nothing) -> Response:
    served = services(request)
    standing = await served.reviews.found(id)
    if standing is None:
        text, _ = await _text(served, id)
        served.limit("review", request)
        standing = await served.reviews.begin(id, text)
    return reply(standing)


@router.get("/replays/{id}/review")
async def review(request: Request, id: str) -> Response:
    served = services(request)
    standing = await served.reviews.found(id)
    if standing is None:
        await _text(served, id)
        standing = NOT_BEGUN
    return reply(standing)


# --- fair dice --------------------------------------------------------------------------------------------


@router.get("/verify/{id}")
async def verify_id(request: Request, id: str) -> Response:
    served = services(request)
    try:
        text, _ = await _text(served, id)
    except Refusal as refusal:
        if refusal.code != "not_over":
            raise
        return reply(_sealed((await served.house.open(id)).table))
    return reply({"id": id, **_proof(await served.workers.run(replays.verify, text))})


@router.post("/verify")
async def verify_text(request: Request, body: RecordBody) -> Response:
    served = services(request)
    served.limit("record", request)
    result = await served.workers.run(replays.verify, body.record.replace("\r\n", "\n"))
    return reply({"id": None, **_proof(result)})


_NOTHING: dict[str, Any] = dict.fromkeys(
    ("game", "status", "commitment", "seed", "hashed", "matches", "positions", "hash")
)


def _proof(result: dict[str, Any]) -> dict[str, Any]:
    """A record verifies only if its seed matches its commitment, so one answer holds both."""
    if not result["verified"]:
        return {**_NOTHING, **result, "matches": False}
    return {**_NOTHING, **result, "hashed": f"westmarch seed {result['seed']}", "matches": True}


def _sealed(table: Table) -> dict[str, Any]:
    known = {"id": table.id, "game": table.game_id, "status": table.status, "commitment": table.commitment}
    return {**_NOTHING, **known, "verified": None, "problem": None}
