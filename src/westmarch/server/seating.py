"""Sitting down and getting up: who holds which seat, who plays again, and what becomes of a table nobody wants."""

from typing import Final

from westmarch.server import shelf
from westmarch.server.errors import Refusal
from westmarch.server.house import House, Live
from westmarch.server.identity import Person
from westmarch.server.store import Statement
from westmarch.server.tables import AGENT, CLOSED, OPEN, OVER, PERSON, PLAYING, WAITING, Seat, Table, new_table
from westmarch.server.thinking import check_agent

NOBODY: Final = "—"
"""The name of who has deleted the account, where the name is a part of something that stays."""


class Seating:
    """The seats of every table of a house."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def join(self, live: Live, person: Person, name: str, invite: str | None) -> None:
        async with live.lock:
            table = live.table
            _check_open(table, "nobody can sit down any more")
            seat = table.seat(name)
            if seat.person == person.id:
                return
            back = seat.former == person.id
            if seat.kind == PERSON or (seat.kind == AGENT and not (back or _may_replace(table, person))):
                raise Refusal("seat_taken", "that seat is taken", name)
            known = table.listed or table.host == person.id or back or bool(table.held_by(person.id))
            if not known and invite != table.invite:
                raise Refusal("no_entry", "this table is joined by its invitation link", name)
            seat.sit(person.id, person.name)
            await self._changed(live, shelf.remember(person.id, table.id))

    async def leave(self, live: Live, person: Person, name: str) -> None:
        async with live.lock:
            table = live.table
            seat = table.own_seat(person.id, name)
            _check_open(table, "the game is over", name)
            _get_up(table, seat, person.id)
            await self._changed(live)

    async def hand_to_agent(self, live: Live, person: Person, name: str, agent: str) -> None:
        async with live.lock:
            table = live.table
            seat = table.seat(name)
            host = seat.kind == OPEN and table.host == person.id
            if not (seat.person == person.id or host or (seat.kind == AGENT and _may_replace(table, person))):
                raise Refusal("not_yours", "only one's own seat, or as host an open one, can be handed on", name)
            _check_open(table, "the game is over", name)
            seat.hand_to(check_agent(agent, table.game_id))
            await self._changed(live)

    async def _changed(self, live: Live, *more: Statement) -> None:
        """Store and tell; a table that is full begins. A failure to store leaves memory behind: it is read anew."""
        table = live.table
        if table.status == WAITING and table.full:
            table.begin(self.house.clock())
        table.problem = table.question = None
        if live.thinking is not None:
            # Whoever thinks may do so for a seat that is another's now. The lock is ours: nothing is being stored.
            live.thinking.cancel()
            live.thinking = None
        try:
            await self.house.store.write(
                shelf.update_standing(table.id, table.standing), *shelf.update_seats(table), *more
            )
        except BaseException:
            self.house.forget(live)
            raise
        self.house.greet_all(live)
        self.house.wake(live)

    async def rematch(self, live: Live, person: Person, agent: str | None = None) -> tuple[Live, bool]:
        """The next table, each player one seat further, programs perhaps as another agent; and whether it is new."""
        async with live.lock:
            table = live.table
            if not table.held_by(person.id):
                raise Refusal("not_yours", "a rematch is for those who sit at the table")
            if table.rematch:
                return await self.house.open(table.rematch), False
            if table.status != OVER:
                raise Refusal("not_over", "a rematch follows when the game is over")
            after = new_table(table.game_id, table.options, person.id, self.house.clock(), table.title, table.listed)
            after.hints = table.hints
            if agent is not None:
                check_agent(agent, table.game_id)
            for i, seat in enumerate(table.seats):
                place = after.seats[(i + 1) % len(after.seats)]
                if seat.person:
                    place.sit(seat.person, seat.name)
                elif seat.kind == AGENT:
                    place.hand_to(agent or seat.agent)
            link: Statement = ("UPDATE tables SET rematch = ? WHERE id = ?", (after.id, table.id))
            following = await self.house.set_up(after, link)
            table.rematch = after.id
            self.house.tell_table(live)
            return following, True

    # --- tables that nobody wants ---------------------------------------------------------------------------

    async def close(self, live: Live, person: Person) -> None:
        """Give a table up: the host before the game begins, and whoever plays in it without other people."""
        async with live.lock:
            table = live.table
            _check_open(table, "the game is over")
            if table.status == PLAYING:
                if not table.held_by(person.id) and (table.host != person.id or table.others_than(person.id)):
                    raise Refusal("not_yours", "only those who sit at a table may close it")
                if table.others_than(person.id):
                    raise Refusal("started", "others play in this game: leave your seat, or hand it to an agent")
            elif table.host != person.id:
                raise Refusal("not_yours", "before the game begins only the host may close the table")
            table.status = CLOSED
            await self._changed(live)

    async def set_aside(self, live: Live, person: Person) -> None:
        """Take a table off the person's own list; for everybody else it is as it was."""
        async with live.lock:
            if live.table.status in (WAITING, PLAYING) and live.table.held_by(person.id):
                raise Refusal("started", "you still have a seat at this table: leave it, hand it on or close the table")
            await self.house.store.write(shelf.set_aside(person.id, live.table.id))

    # --- people who change ----------------------------------------------------------------------------------

    async def rename(self, person: Person) -> None:
        """Wherever the person sits, the new name stands."""
        await self.house.store.write(("UPDATE seats SET name = ? WHERE person = ?", (person.name, person.id)))
        for connection in self.house.hub.everybody():
            if connection.person_id == person.id:
                connection.person = person
        for live in self.house.all_open():
            mine = [seat for seat in live.table.seats if seat.person == person.id]
            for seat in mine:
                seat.name = person.name
            if mine:
                self.house.tell_table(live)

    async def bid_farewell(self, person: Person) -> None:
        """Somebody goes for good: the seats are free, and no name stays where others can read it."""
        for id in await shelf.unfinished_of(self.house.store, person.id):
            live = await self.house.open(id)
            async with live.lock:
                for name in live.table.held_by(person.id):
                    _get_up(live.table, live.table.seat(name), "")
                await self._changed(live)
        await self.house.store.write(*shelf.erase_person(person.id, NOBODY))
        for live in self.house.all_open():
            if any(person.id in (seat.person, seat.former) for seat in live.table.seats):
                self.house.forget(live)
                if self.house.hub.number(live.table.id):
                    self.house.greet_all(await self.house.open(live.table.id))


def _check_open(table: Table, message: str, where: str = "") -> None:
    if table.status in (OVER, CLOSED):
        raise Refusal("game_over", message if table.status == OVER else "the table has been closed", where)


def _may_replace(table: Table, person: Person) -> bool:
    """Whether the person may put another player in the place of a program: it failed, or nobody else would mind."""
    if table.host != person.id and not table.held_by(person.id):
        return False
    return table.problem is not None or not table.others_than(person.id)


def _get_up(table: Table, seat: Seat, former: str) -> None:
    seat.free("" if table.status == WAITING else former)
    if table.status == WAITING and not any(s.kind == PERSON for s in table.seats):
        table.status = CLOSED
