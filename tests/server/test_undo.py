"""Taking back: free while nobody has learned, else by those who have; and always written down."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tests.server.people import Chair, Data, Person, play_to_the_end
from westmarch import Record

People = Callable[..., Person]


@contextmanager
def two_at_a_table(person: People) -> Iterator[tuple[Chair, Chair, Person, str]]:
    """A game between two in which both have placed their characters and Sauron is to move."""
    host, guest = person("Frodo"), person("Sauron")
    table = host.table(seats={"fellowship": "me"}, listed=True)["id"]
    guest.post(f"/api/tables/{table}/join", {"seat": "sauron"})
    with host.sit(table) as left, guest.sit(table) as right:
        for _ in range(9):
            for seat, chair in (("fellowship", left), ("sauron", right)):
                chair.play(seat)
                chair.play(seat)
        settle(left, right)
        assert right.eyes["sauron"].view["table"]["phase"] == "play"
        yield left, right, guest, table


def settle(*chairs: Chair) -> None:
    for chair in chairs:
        chair.quiet()


def last_events(chair: Chair, seat: str) -> list[Data]:
    return list(chair.eyes[seat].log[-1]["events"])


def test_a_choice_that_nobody_has_noticed_is_taken_back_at_once(person: People) -> None:
    with two_at_a_table(person) as (left, right, _, _):
        before, n = right.eyes["sauron"].view, right.eyes["sauron"].n
        unnoticed = left.eyes["fellowship"].n
        right.play("sauron", "move balrog" if "move balrog" in right.eyes["sauron"].tokens else None)
        assert right.eyes["sauron"].undo
        assert right.ask("undo", seat="sauron")["type"] == "update"
        assert right.eyes["sauron"].view == before
        assert last_events(right, "sauron") == [{"event": "undone", "by": "sauron", "struck": [n + 1]}]
        settle(left)
        assert left.eyes["fellowship"].n == unnoticed, "the other seat has heard nothing of all this"


def test_an_old_answer_is_stale_after_taking_back(person: People) -> None:
    with two_at_a_table(person) as (_, right, _, _):
        ask, token = right.eyes["sauron"].ask, right.eyes["sauron"].tokens[0]
        right.play("sauron", token)
        right.ask("undo", seat="sauron")
        assert right.play("sauron", token, ask)["code"] == "stale"
        assert right.play("sauron", token)["type"] == "update"


def moved(right: Chair) -> Data:
    """Sauron makes a move that everybody sees; his view before it."""
    before = right.eyes["sauron"].view
    mover = next(token for token in right.eyes["sauron"].tokens if token.startswith("move "))
    right.play("sauron", mover)
    right.play("sauron", next(token for token in right.eyes["sauron"].tokens if token.startswith("to ")))
    return before


def test_what_the_other_has_seen_is_taken_back_when_he_agrees(person: People) -> None:
    with two_at_a_table(person) as (left, right, _, table):
        moved(right)
        settle(left)
        seen = left.eyes["fellowship"].n
        asked = right.ask("undo", seat="sauron")
        question = left.until("undo")
        assert question["state"] == "asked"
        assert (question["by"], question["asks"], question["agreed"]) == ("sauron", ["fellowship"], [])
        assert question["undo"] == asked["undo"]
        assert right.ask("answer", undo=question["undo"], seat="sauron", agree=True)["code"] == "not_yours"
        assert left.ask("answer", undo=question["undo"], seat="fellowship", agree=True)["type"] == "done"
        settle(right)
        assert [m["state"] for m in right.heard if m["type"] == "undo"] == ["asked", "done"]
        assert last_events(left, "fellowship") == [{"event": "undone", "by": "sauron", "struck": [seen]}]
        # only the last choice is gone: the piece is still picked up, and can be put down by a free undo
        assert right.eyes["sauron"].view["decision"]["prompt"] == "turn.target"
        assert right.ask("undo", seat="sauron")["type"] == "update"
        assert left.ask("answer", undo=question["undo"], seat="fellowship", agree=True)["code"] == "stale"
        # and the record knows nothing of it
        play_to_the_end({"fellowship": left, "sauron": right}, 8)
        host = person(None)
        assert host.get(f"/api/verify/{table}")["verified"]
        record = Record.parse(host.http.get(f"/api/replays/{table}/record").text)
        assert record.state.view("sauron") == right.eyes["sauron"].view


def test_it_stays_when_the_other_declines(person: People) -> None:
    with two_at_a_table(person) as (left, right, _, _):
        moved(right)
        after = right.eyes["sauron"].view
        right.ask("undo", seat="sauron")
        number = left.until("undo")["undo"]
        left.ask("answer", undo=number, seat="fellowship", agree=False)
        declined = right.until(lambda m: m["type"] == "undo" and m["state"] != "asked")
        assert (declined["state"], declined["seat"]) == ("declined", "fellowship")
        assert right.eyes["sauron"].view == after


def test_the_question_lapses_when_somebody_plays_on_for_all_to_see(person: People) -> None:
    with two_at_a_table(person) as (left, right, _, _):
        moved(right)
        number = right.ask("undo", seat="sauron")["undo"]
        assert right.ask("undo", seat="sauron")["code"] == "undo_refused"
        assert right.play("sauron")["type"] == "update"  # the turn goes on
        settle(left, right)
        states = [m["state"] for m in left.heard if m["type"] == "undo"]
        if states != ["asked", "lapsed"]:  # that choice was a secret one: it must not show
            assert states == ["asked"]
        assert right.ask("withdraw", undo=number)["type"] in ("done", "refused")


def test_the_asker_may_withdraw(person: People) -> None:
    with two_at_a_table(person) as (left, right, _, _):
        moved(right)
        number = right.ask("undo", seat="sauron")["undo"]
        assert left.ask("withdraw", undo=number)["code"] == "not_yours"
        assert right.ask("withdraw", undo=number)["type"] == "done"
        left.until(lambda m: m["type"] == "undo" and m["state"] == "lapsed")


def test_an_open_question_is_in_the_welcome(person: People) -> None:
    with two_at_a_table(person) as (_, right, guest, table):
        moved(right)
        number = right.ask("undo", seat="sauron")["undo"]
        with guest.sit(table) as again:
            assert again.heard[-1]["undo"]["undo"] == number


def test_secret_choices_of_others_stay_when_mine_is_taken_back(person: People) -> None:
    """Both place their characters at the same time."""
    host, guest = person("Frodo"), person("Sauron")
    table = host.table(seats={"fellowship": "me"}, listed=True)["id"]
    guest.post(f"/api/tables/{table}/join", {"seat": "sauron"})
    with host.sit(table) as left, guest.sit(table) as right:
        left.play("fellowship")
        left.play("fellowship")
        mine = left.eyes["fellowship"].view
        left.play("fellowship")
        for _ in range(5):
            right.play("sauron")
        theirs, n = right.eyes["sauron"].view, right.eyes["sauron"].n
        assert left.ask("undo", seat="fellowship")["type"] == "update"
        assert left.eyes["fellowship"].view == mine
        settle(right)
        assert (right.eyes["sauron"].view, right.eyes["sauron"].n) == (theirs, n)
        play_to_the_end({"fellowship": left, "sauron": right}, 3)
    assert person(None).get(f"/api/verify/{table}")["verified"]


def test_programs_and_ones_own_other_seats_agree(person: People) -> None:
    me = person()
    for opponent in ("random", "me"):
        table = me.table(seats={"fellowship": "me", "sauron": opponent})["id"]
        with me.sit(table) as chair:
            chairs = {"fellowship": chair} if opponent != "me" else {"fellowship": chair, "sauron": chair}
            play_to_the_end(chairs, 2, 21 if opponent != "me" else 40)
            if chair.table["status"] == "over":
                continue  # the seed is secret, and an early end possible: nothing is left to take back
            for _ in range(10):
                answer = chair.ask("undo", seat="fellowship")
                assert answer["type"] == "update"
            play_to_the_end(chairs, 6)
        assert me.get(f"/api/verify/{table}")["verified"]


def test_there_must_be_something_to_take_back(person: People) -> None:
    me = person()
    table = me.table(seats={"fellowship": "me", "sauron": "me"})["id"]
    with me.sit(table) as chair:
        assert not chair.eyes["fellowship"].undo
        assert chair.ask("undo", seat="fellowship")["code"] == "undo_refused"
