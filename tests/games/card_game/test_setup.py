"""Setting up, the data of the box, and who sees what. CARD-SETUP, CARD-HIDDEN"""

import json

import pytest

from tests.games.card_game.scenes import activate, opened, table
from tests.rulebook import rule
from westmarch import BadOption, Generator
from westmarch.games.card_game import GAME
from westmarch.games.card_game.cards import CARDS, FACTIONS, KINDS, NAMES, RECONSTRUCTED, SIDES
from westmarch.games.card_game.locations import BATTLEGROUND_SIDE, BATTLEGROUNDS, PATH_NUMBER, PATHS
from westmarch.games.card_game.state import HAND


@rule("CARD-SETUP-01")
def test_two_sides_and_four_scenarios() -> None:
    seats = {preset: GAME.seats_for(GAME.settle(options)) for preset, options in GAME.presets.items()}
    assert seats == {
        "trilogy": ("frodo", "witch_king", "aragorn", "saruman"),
        "trilogy_3": ("frodo", "witch_king", "aragorn", "saruman"),
        "trilogy_2": ("frodo", "witch_king", "aragorn", "saruman"),
        "duel2": ("gandalf", "witch_king"),
        "duel3": ("gandalf", "witch_king", "saruman"),
        "fellowship": ("balrog", "gandalf"),
    }
    with pytest.raises(BadOption):
        GAME.settle({"scenario": "siege"})
    with pytest.raises(BadOption):
        GAME.settle({"people": 5})
    assert SIDES == ("free", "shadow")


@rule("CARD-SETUP-02", "CARD-TRILOGY-02")
def test_the_four_decks_of_the_trilogy_are_the_whole_box() -> None:
    scene = opened()
    assert (CARDS, KINDS) == (120, 112)
    decks = scene.state.decks
    assert [len(deck) for deck in decks] == [30, 30, 30, 30]
    assert sorted(card for deck in decks for card in deck) == list(range(120))


@rule("CARD-SETUP-03", "CARD-SETUP-16")
def test_a_text_that_names_a_faction_means_the_seat_that_holds_it() -> None:
    rohan = activate("bag_end", decks={"frodo": "eomer eowyn"})
    assert rohan.hand("frodo") == ["eomer", "eowyn"]  # the Hobbit player draws, whatever the cards are
    duel = activate("bag_end", scenario="duel2")
    assert duel.size("gandalf", "hand") == 2
    # The name of a seat ties it to no character: both Gandalfs may be gone.
    gone = "gandalf_the_grey gandalf_the_white"
    scene = table(scenario="duel2", eliminated=gone, hands={"gandalf": "gimli"})
    assert scene.seat == "gandalf"
    assert scene.legal() == {"play gimli", "cycle gimli", "ring", "pass"}


@rule("CARD-SETUP-04", "CARD-SETUP-15")
def test_rings_and_the_first_player() -> None:
    scene = opened()
    view = scene.view(None)
    assert view["first_player"] == "frodo"
    assert [view["seats"][seat]["ring"] for seat in scene.state.seats] == [True] * 4
    assert view["order"] == ["frodo", "witch_king", "aragorn", "saruman"]
    assert opened("fellowship").view(None)["seats"]["balrog"]["ring"] is None


@rule("CARD-SETUP-05", "CARD-SETUP-06", "CARD-SETUP-10")
def test_battlegrounds_and_paths() -> None:
    assert [sum(side == which for side in BATTLEGROUND_SIDE) for which in (0, 1)] == [7, 7]
    assert [PATH_NUMBER.count(number) for number in range(1, 10)] == [3] * 9
    view = opened().view(None)
    assert set(view["path_deck"]) == set(PATHS)
    assert set(view["battleground_decks"]) == set(BATTLEGROUNDS)
    assert view["scoring"] == {side: {"battlegrounds": [], "paths": [], "points": 0} for side in SIDES}


@rule("CARD-SETUP-07", "CARD-SETUP-08", "CARD-TRILOGY-03")
def test_seven_cards_are_drawn_and_two_cycled_at_the_same_time_unseen() -> None:
    scene = opened()
    assert scene.asked == dict.fromkeys(scene.state.seats, "setup.cycle")
    for seat in scene.state.seats:
        assert scene.size(seat, "hand") == 7
        assert scene.legal(seat) == {f"cycle {card}" for card in scene.hand(seat)}
    card = scene.hand("aragorn")[0]
    scene.choose(f"cycle {card}", seat="aragorn")
    assert scene.heard("aragorn", "cycled")[0]["cards"] == [card]
    assert "cards" not in scene.heard("frodo", "cycled")[0]
    scene.choose(sorted(scene.legal("aragorn"))[0], seat="aragorn")
    assert "aragorn" not in scene.asked
    assert scene.size("aragorn", "hand") == 5
    assert scene.refused("pass", "frodo") == "CARD-SETUP-07"


@rule("CARD-SETUP-09", "CARD-HIDDEN-02", "CARD-HIDDEN-03")
def test_a_seat_sees_its_own_cards_but_not_the_order_of_its_deck() -> None:
    scene = table(hands={"frodo": "gimli"}, cycled="sting", eliminated="narya", reserve="sam_gamgee")
    own = scene.view("frodo")["seats"]["frodo"]["cards"]
    assert (own["hand"], own["cycle_pile"], own["eliminated"]) == (["gimli"], ["sting"], ["narya"])
    assert own["deck"] == sorted(own["deck"], key=NAMES.index)
    assert own["top_of_deck"] is None
    for other in ("witch_king", "aragorn", "saruman", None):
        assert scene.view(other)["seats"]["frodo"]["cards"] is None


@rule("CARD-SETUP-11")
def test_the_carryover_limit_is_two() -> None:
    scene = opened()
    assert [scene.carryover(seat) for seat in scene.state.seats] == [2, 2, 2, 2]


@rule("CARD-SETUP-12")
def test_a_keyword_means_nothing_by_itself() -> None:
    scene = table(turn="witch_king", hands={"witch_king": "the_reaver grishnakh grond"}, at={"lorien": ""})
    targets = []
    for card in ("the_reaver", "grishnakh"):
        trial = table(turn="witch_king", hands={"witch_king": f"{card} grond"}, at={"lorien": "", "amon_hen": ""})
        trial.choose(f"play {card}")
        targets.append(trial.legal())
    assert targets[0] == targets[1]
    assert scene.plays() == {"the_reaver", "grishnakh", "grond"}


@rule("CARD-SETUP-12")
def test_reconstructed_values_are_marked_in_the_data() -> None:
    assert RECONSTRUCTED["nenya"] == "defence path_defence"
    assert RECONSTRUCTED["fell_beast"].split() == ["icons", "keywords"]
    assert "mordor_orcs" not in RECONSTRUCTED
    assert len(FACTIONS) == 10


# --- who sees what ------------------------------------------------------------------------------------------------


@rule("CARD-HIDDEN-01", "CARD-HIDDEN-09")
def test_a_hand_is_seen_by_its_own_seat_only() -> None:
    scene = table(hands={"frodo": "gimli", "aragorn": "arwen"})
    assert scene.view("frodo")["seats"]["aragorn"]["cards"] is None
    assert "arwen" not in json.dumps(scene.view("frodo")["seats"]["aragorn"])


@rule("CARD-HIDDEN-05", "CARD-HIDDEN-08")
def test_cards_in_play_and_locations_are_open() -> None:
    scene = table(reserve="sam_gamgee+elven_cloak", at={"lorien": "galadriel", "weathertop": "the_reaver"})
    view = scene.view(None)
    assert view["seats"]["frodo"]["reserve"] == [
        {
            "card": "sam_gamgee",
            "type": "character",
            "seat": "frodo",
            "items": [{"card": "elven_cloak", "seat": "aragorn"}],
            "fresh": False,
        }
    ]
    assert view["battlegrounds"]["lorien"]["cards"][0]["card"] == "galadriel"
    assert view["path"]["cards"][0]["card"] == "the_reaver"
    assert "lorien" not in view["battleground_decks"]


@rule("CARD-HIDDEN-06")
def test_what_left_play_is_known_until_it_is_shuffled_or_moved_unseen() -> None:
    scene = table(reserve="bilbo_baggins", hands={"frodo": "gimli"}, decks={"frodo": "sting narya smeagol"})
    scene.choose("use bilbo_baggins")
    assert scene.view("saruman")["seats"]["frodo"]["known"]["cycle_pile"] == ["bilbo_baggins"]
    for seed in range(20):
        imagined = scene.state.imagine("saruman", Generator.seeded(seed))
        assert imagined.view(None)["table"]["seats"]["frodo"]["known"]["cycle_pile"] == ["bilbo_baggins"]
    hands = set()
    for seed in range(40):
        imagined = scene.state.imagine("saruman", Generator.seeded(seed))
        assert isinstance(imagined, type(scene.state))
        hands.add(tuple(imagined.cards_in(0, HAND)))
    assert len(hands) > 2  # the hand is dealt anew


@rule("CARD-HIDDEN-10", "CARD-TRILOGY-06", "CARD-TRILOGY-07")
def test_who_holds_two_seats_knows_both_hands() -> None:
    hands = {"frodo": "gimli", "aragorn": "arwen", "witch_king": "grond", "saruman": "ugluk"}
    scene = table(people=3, hands=hands)
    assert scene.view("witch_king")["seats"]["saruman"]["cards"]["hand"] == ["ugluk"]
    assert scene.view("saruman")["seats"]["witch_king"]["cards"]["hand"] == ["grond"]
    assert scene.view("frodo")["seats"]["aragorn"]["cards"] is None
    two = table(people=2, hands=hands, turn="saruman")
    assert two.view("frodo")["seats"]["aragorn"]["cards"]["hand"] == ["arwen"]
    two.choose("cycle ugluk")
    assert two.heard("witch_king", "cycled")[0]["cards"] == ["ugluk"]
    assert two.size("witch_king", "hand") == 1  # the two hands stay apart


@rule("CARD-HIDDEN-10")
def test_an_imagined_game_keeps_the_hands_of_both_seats_of_a_person() -> None:
    hands = {"frodo": "gimli sting", "aragorn": "arwen strider", "witch_king": "grond", "saruman": "ugluk"}
    scene = table(people=2, hands=hands)
    dealt = set()
    for seed in range(30):
        imagined = scene.state.imagine("frodo", Generator.seeded(seed))
        seats = imagined.view("frodo")["table"]["seats"]
        assert seats["aragorn"]["cards"]["hand"] == ["strider", "arwen"]
        dealt.add(tuple(imagined.view("saruman")["table"]["seats"]["saruman"]["cards"]["hand"]))
    assert len(dealt) > 5  # what the other person holds is dealt anew


@rule("CARD-HIDDEN-06", "CARD-DRAW-09")
def test_a_card_that_was_shown_is_followed_until_it_may_have_moved() -> None:
    scene = table(turn="aragorn", hands={"aragorn": "legolas arwen strider", "saruman": "ugluk"})
    scene.choose("play legolas", "cycle arwen", "take bow_of_the_galadhrim")
    known = scene.view("saruman")["seats"]["aragorn"]["known"]
    assert known["hand"] == ["bow_of_the_galadhrim"]
    for seed in range(10):
        imagined = scene.state.imagine("saruman", Generator.seeded(seed))
        assert "bow_of_the_galadhrim" in imagined.view("aragorn")["table"]["seats"]["aragorn"]["cards"]["hand"]
    scene.choose("pass", "pass", "pass", "cycle strider")
    assert scene.view("saruman")["seats"]["aragorn"]["known"]["hand"] == []  # it may be the card that was cycled


@rule("CARD-DRAW-11", "CARD-HIDDEN-02")
def test_who_is_seen_searching_has_something_to_find_in_every_imagined_game() -> None:
    """Only two cards are left to search, and most of the others have been eliminated unseen."""
    scene = table(turn="aragorn", reserve="halbarad", decks={"aragorn": "strider arwen"}, hands={"aragorn": "boromir"})
    scene.choose("use halbarad")
    assert scene.legal() == {"take strider"}
    found = set()
    for seed in range(60):
        imagined = scene.state.imagine("saruman", Generator.seeded(seed))
        found |= {token.text for token in imagined.pending[0].tokens}
        assert imagined.view("saruman") == scene.state.view("saruman")
    assert found == {"take strider", "take aragorn"}
