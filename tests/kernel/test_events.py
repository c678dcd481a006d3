"""Events: who hears what, and who has learned something."""

from westmarch import Event


def test_insiders_and_outsiders_hear_different_things() -> None:
    event = Event(
        "moved",
        {"to": "rohan"},
        cause="move",
        rule="CONF-MOVE-01",
        insiders=0b01,
        inside={"character": "gimli"},
        outside={"piece": "f3"},
    )
    told = {"event": "moved", "to": "rohan", "cause": "move", "rule": "CONF-MOVE-01"}
    assert event.seen_by(0) == {**told, "character": "gimli"}
    assert event.seen_by(1) == {**told, "piece": "f3"}
    assert event.seen_by(-1) == {**told, "piece": "f3"}
    assert event.whole() == {**told, "character": "gimli", "piece": "f3"}


def test_who_is_not_in_the_audience_hears_nothing() -> None:
    event = Event("card_chosen", {"card": "f_3"}, audience=0b10)
    assert event.seen_by(0) is None
    assert event.seen_by(1) == {"event": "card_chosen", "card": "f_3"}
    assert event.seen_by(-1) is None


def test_the_chooser_learns_only_by_news() -> None:
    assert Event("moved", {}).learners(chooser=0, seats=3) == 0b110
    assert Event("rolled", {}, news=0b111).learners(chooser=0, seats=3) == 0b111
    assert Event("chosen", {}, audience=0b001).learners(chooser=0, seats=3) == 0
    assert Event("seen", {}, audience=0b001, news=0b001).learners(chooser=0, seats=3) == 0b001
