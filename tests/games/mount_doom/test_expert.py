"""The expert of Adventure to Mount Doom: its reckoning against the rules themselves, its fairness, its strength."""

from itertools import combinations

import pytest

from tests.games.mount_doom.scenes import DoomScene, final, table
from tests.games.mount_doom.test_player import play
from westmarch import Generator
from westmarch.agents import Perspective
from westmarch.agents.mount_doom.chances import Chances
from westmarch.agents.mount_doom.encounters import Encounters, without_card
from westmarch.agents.mount_doom.expert import Expert
from westmarch.agents.mount_doom.judgement import Judgement, entrance
from westmarch.agents.mount_doom.last_stage import CARDS as LAST_CARDS
from westmarch.agents.mount_doom.last_stage import LastStage
from westmarch.agents.mount_doom.lot import FACE_DOWN, Lot, lot_of
from westmarch.agents.mount_doom.turn import Plan, Tile, logit
from westmarch.games.mount_doom import GAME
from westmarch.games.mount_doom.board import BLACK_1, BLACK_2, RING_BEARER
from westmarch.games.mount_doom.cards import (
    ARMY_OF_THE_DEAD,
    CARDS,
    EOMER,
    EOWYN,
    GALADRIEL,
    NO_CARD,
    POWER,
    STAGE_CARDS,
    TREEBEARD,
    WRATH,
)
from westmarch.games.mount_doom.state import Table


class Courage(Chances):
    """A judge to whom nothing but courage counts."""

    def win(self, lot: Lot) -> float:
        return max(0, lot.courage) / 20


def choice(scene: DoomScene, seed: int = 1) -> str:
    return Expert(seed).choose(Perspective(scene.state, scene.seat)).text


@pytest.mark.parametrize("preset", list(GAME.presets))
def test_it_plays_every_mode_to_the_end(preset: str) -> None:
    state = GAME.new(GAME.presets[preset], seed=3)
    play(state, [Expert(seat) for seat in range(len(state.seats))])
    assert state.outcome is not None


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = GAME.new({"players": 2}, seed=5), GAME.new({"players": 2}, seed=5)
    assert play(first, [Expert(1), Expert(2)]) == play(second, [Expert(1), Expert(2)])


def test_it_wins_games() -> None:
    """Of eight games about five: fewer than two would be a chance of one in a hundred."""
    states = [GAME.new(seed=seed) for seed in range(8)]
    for seed, state in enumerate(states):
        play(state, [Expert(seed)])
    assert sum(bool(state.outcome and state.outcome.winners) for state in states) >= 2


@pytest.mark.parametrize("preset", ["base_1", "harder_2"])
def test_what_is_hidden_does_not_sway_it(preset: str) -> None:
    """Deal anew whatever its seat cannot know, and let another with another seed choose: it is the same."""
    asked = set()
    state = GAME.new(GAME.presets[preset], 5)
    rng = Generator.seeded(5)
    regular = Expert(0)
    while not state.over:
        seat = state.seats[state.turn]
        token = regular.choose(Perspective(state, seat))
        (decision,) = state.pending
        if len(decision.tokens) > 1:
            asked.add(decision.prompt)
            imagined = state.imagine(seat, rng)
            assert Expert(2).choose(Perspective(imagined, seat)) == token, decision
        if rng.below(6) == 0:  # leave the beaten track now and then
            token = decision.tokens[rng.below(len(decision.tokens))]
        state.play(seat, token)
    assert len(asked) >= 6


# --- what can come of things ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [card for stage in STAGE_CARDS[:5] for card in stage])
def test_the_odds_of_a_meeting_sum_to_one(card: int) -> None:
    stage = next(stage for stage in range(5) if card in STAGE_CARDS[stage])
    figures = {"ring_bearer": 8 * stage + 2, "gimli": 8 * stage + 4, "aragorn": 8 * stage + 2}
    lot = lot_of(table(dict(figures), warriors=2, nazgul=4, courage=7).state)
    encounters = Encounters(Judgement())
    for hand in (0, 1 << EOWYN | 1 << POWER, 1 << GALADRIEL | 1 << EOMER, 1 << WRATH | 1 << TREEBEARD, (1 << 14) - 1):
        lot.hand = hand
        odds = encounters.card(lot, 2, card)
        assert sum(share for share, _ in odds) == pytest.approx(1), CARDS[card]
        assert all(0 <= after.courage <= 15 for _, after in odds)


def test_it_does_not_count_on_cards_that_only_others_may_use() -> None:
    """Each ally for the one who has won it: Éomer would win the battle for the first, and not for the second."""
    for owner, lost in (("first", 0.0), ("second", 1.0)):
        scene = table({"ring_bearer": 10}, players=2, exclusive_allies=True, cards={owner: "eomer"}, courage=2)
        odds = Encounters(Courage()).card(lot_of(scene.state), 2, CARDS.index("orc_hordes"))
        assert sum(share for share, after in odds if after.courage == 0) == pytest.approx(lost)


def test_battles_are_fought_one_after_the_other() -> None:
    """Two companions of four in support: three battles against Uruk-hai, one third each; a victory fells a warrior."""
    figures: dict[str, int | str] = {"ring_bearer": 10, "gimli": 12, "aragorn": 16, "legolas": 17, "merry_pippin": 9}
    lot = lot_of(table(figures, warriors=2, courage=9).state)
    odds = Encounters(Judgement()).card(lot, 2, CARDS.index("uruk_hai"))
    found = {(after.courage, after.warriors): share for share, after in odds}
    assert found == pytest.approx({(9, 1): 1 / 27, (8, 1): 6 / 27, (7, 1): 12 / 27, (6, 2): 8 / 27})


def test_the_dice_on_the_tile_are_gone_through_in_their_order() -> None:
    """Wargs cost two, once; then Gimli comes to Rohan by his die, for one more; then the slot of the wargs is free."""
    lot = lot_of(table({"ring_bearer": 9, "gimli": 12}, track="- wargs - - - -", courage=9).state)
    tile = Tile(Courage(), Encounters(Courage()))
    assert tile.rest(lot, [(BLACK_1, 2), (4, 4), (BLACK_2, 2)]) == pytest.approx(8 / 20)
    assert tile.rest(lot, [(BLACK_1, 2)]) == pytest.approx(7 / 20)
    assert tile.rest(lot.with_courage(2), [(BLACK_1, 2), (4, 4)]) == 0


def test_a_plan_foretells_what_its_roll_is_worth_then() -> None:
    """Before the first roll the chance is that of the rolls to come, on average; so it lies between worst and best."""
    lot = lot_of(GAME.new(seed=4))  # type: ignore[arg-type]
    chances = Judgement()
    plan = Plan(lot, chances, Encounters(chances))
    one, other = plan.pair
    rolls = [plan.roll(one, a, other, b) + slot for a in range(1, 7) for b in range(1, 7) for slot in plan.slots]
    assert min(rolls) < logit(plan.worth) < max(rolls)
    assert plan.worth == pytest.approx(chances.win(lot), abs=0.1)


def test_gandalfs_wrath_on_the_army_of_the_dead_brings_to_light_what_it_covers() -> None:
    """DOOM-CARD-45; any other card leaves an empty slot."""
    lot = lot_of(table({"ring_bearer": 34}, track="- army_of_the_dead haradrim - - -", cards="gandalfs_wrath").state)
    shifted = Encounters(Courage()).shifted(lot, 1, 1)
    assert shifted is not None
    assert shifted.track[1:3] == (NO_CARD, ARMY_OF_THE_DEAD)
    struck = without_card(shifted, 2)
    assert (struck.track[2], struck.under, struck.hand) == (CARDS.index("haradrim"), NO_CARD, 0)
    assert without_card(struck, 2).track == (NO_CARD,) * 6


def test_the_key_of_a_lot_holds_all_that_a_lot_tells() -> None:
    lot = lot_of(table({"ring_bearer": 10}).state)
    for name in Lot.__annotations__:
        other = Lot(lot)
        value = getattr(other, name)
        setattr(other, name, (*value, 0) if isinstance(value, tuple) else value + 1)
        assert other.key() != lot.key(), name
        assert Lot(other).key() == other.key(), name


# --- how things are judged --------------------------------------------------------------------------------------------


def test_the_judgement_is_ordered() -> None:
    """More courage is better; nothing is lost or won before it is."""
    chances = Judgement()
    lot = lot_of(GAME.new(seed=1))  # type: ignore[arg-type]
    assert chances.win(lot.with_courage(0)) == 0
    for low, high in ((2, 6), (6, 10), (10, 14)):
        assert chances.win(lot.with_courage(low)) < chances.win(lot.with_courage(high))
    lot.nazgul = 9
    assert chances.win(lot) == 0


def test_the_judgement_is_the_same_whichever_parts_it_has_kept() -> None:
    """Parts of the sum are kept by what they depend on: one that has kept much says the same as a fresh one."""
    kept = Judgement()
    state = GAME.new(seed=6)
    expert = Expert(1)
    while not state.over:
        assert isinstance(state, Table)
        lot = lot_of(state)
        if lot.stage < 5:
            assert kept.win(lot) == Judgement().win(lot)
        seat = state.seats[state.turn]
        state.play(seat, expert.choose(Perspective(state, seat)))


# --- the last stage ---------------------------------------------------------------------------------------------------


def test_the_last_step_is_reckoned_by_hand() -> None:
    """One heart and one step: of the six slots two cost too much, Sting does unless it shows a 1, and Shelob does."""
    track = "gollums_deceit phial_of_galadriel gollums_madness shelob shelobs_sting eagles"
    lot = lot_of(final(47, track=track, courage=1).state)
    assert LastStage(1).standing(lot) == pytest.approx((0 + 1 + 0 + 0 + 1 / 6 + 1) / 6)
    lot.hand = 1 << POWER
    assert LastStage(1).standing(lot) == 1


def test_the_entrance_is_what_the_last_stage_is_worth_on_average() -> None:
    """Four cards lie open and two face down, any three of the seven being unseen."""
    hands = [("", 6), ("gandalfs_power", 3)]
    for cards, courage in hands:
        lot = lot_of(table({"ring_bearer": 39, "gimli": 40}, stage="minas_morgul", courage=courage, cards=cards).state)
        lot = lot.with_figure(RING_BEARER, 40)
        last = LastStage(1)
        total = 0.0
        opened = list(combinations(LAST_CARDS, 4))
        for track in opened:
            unseen = sum(1 << LAST_CARDS.index(card) for card in LAST_CARDS if card not in track)
            total += last.turn(7, courage, lot.hand, (FACE_DOWN, *track, FACE_DOWN), unseen)
        assert entrance(lot) == pytest.approx(total / len(opened), abs=0.002)


def test_in_the_easier_game_every_unused_card_gives_courage_at_the_entrance() -> None:
    standing = {"ring_bearer": 39}
    plain = lot_of(table(dict(standing), courage=4, cards="arwen eomer").state).with_figure(RING_BEARER, 40)
    easier = lot_of(table(dict(standing), courage=4, cards="arwen eomer", easier=True).state)
    assert entrance(easier.with_figure(RING_BEARER, 40)) == entrance(plain.with_courage(6)) > entrance(plain)


def test_it_uses_gandalfs_power_where_it_saves_the_game() -> None:
    scene = final(47, track="gollums_deceit phial_of_galadriel - - - -", courage=1, cards="gandalfs_power")
    scene.dice(1).choose("roll")
    assert choice(scene) == "use gandalfs_power"
    while not scene.state.over:
        scene.choose(choice(scene))
    assert scene.winner == "first"


# --- in the middle of a turn ------------------------------------------------------------------------------------------


def test_it_takes_the_hint() -> None:
    """With the end one step away Faramir finishes the stage, and a 6 of the Witch-king's die is Éowyn's."""
    track = "haradrim mumakil haradrim mumakil haradrim mumakil"
    scene = table({"ring_bearer": 39}, stage="minas_morgul", cards="faramir", track=track, gandalf_stack="", courage=4)
    assert choice(scene) == "use faramir"
    scene = table(
        {"ring_bearer": 34}, stage="minas_morgul", cards="eowyn", track="- witch_king - - - -", nazgul=5
    ).turn((2, "gimli", 1), (6, "aragorn", 1), then=[6])
    assert choice(scene) == "use eowyn"


def test_it_does_not_die_with_treebeard_at_hand() -> None:
    scene = table({"ring_bearer": 30}, stage="gondor", cards="treebeard", track="- grond - - - -", courage=3)
    scene.turn((2, "gimli", 1), (6, "aragorn", 1))
    while scene.prompt != "courage.before_loss":
        scene.choose("pass")
    assert choice(scene) == "use treebeard"


def test_galadriel_comforts_before_a_battle_that_could_be_the_last() -> None:
    scene = table({"ring_bearer": 18}, cards="galadriel", track="- orc_hordes - - - -", courage=2)
    scene.turn((2, "gimli", 1), (6, "aragorn", 1))
    while scene.prompt != "battle.before":
        scene.choose("pass")
    assert choice(scene) == "use galadriel"


def test_theoden_leads_one_more_to_minas_morgul_before_they_are_counted() -> None:
    scene = table({"ring_bearer": 39, "legolas": 34}, stage="minas_morgul", cards="theoden", gandalf_stack="")
    scene.turn((2, "ring_bearer", 1), (3, "gimli", 1))
    while scene.prompt != "action.before_die" or scene.state.tile != [-1, -1, -1, -1]:
        scene.choose(next(token for token in ("pass", "advance 0") if token in scene.legal()))
    assert choice(scene) == "use theoden"
    scene.choose("use theoden")
    assert choice(scene) == "lead legolas"
    assert scene.state.figure[RING_BEARER] == 40
