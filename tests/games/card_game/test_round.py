"""The round and its outline, the locations it activates, and the end of the game.

CARD-ROUND, CARD-LOCATION, CARD-ACTIVATE, CARD-REACTIVATE, CARD-PATH, CARD-SCORE, CARD-VICTORY
"""

import pytest

from tests.games.card_game.scenes import CardScene, activate, combat_step, draw_step, opened, table, victory_check
from tests.rulebook import rule
from westmarch.games.card_game.locations import BATTLEGROUND_SIDE, BATTLEGROUNDS, PATH_NUMBER, PATHS


def first_round(scenario: str = "trilogy", seed: int = 1) -> CardScene:
    """A real game with its opening cycles chosen, up to the first action (or question of a location)."""
    scene = opened(scenario, seed=seed)
    events = []
    while "setup.cycle" in scene.asked.values():
        seat = next(iter(scene.asked))
        scene.choose(sorted(scene.legal(seat))[0], seat=seat)
        events += scene.events
    scene.events = events
    return scene


def through(scene: CardScene, prompt: str) -> CardScene:
    """Choose the first token again and again until a prompt is asked."""
    for _ in range(400):
        if prompt in scene.asked.values():
            return scene
        seat = next(iter(scene.asked))
        legal = sorted(scene.legal(seat))
        scene.choose("pass" if "pass" in legal else legal[0], seat=seat)
    raise AssertionError(f"{prompt} was never asked")


def answer_locations(scene: CardScene) -> CardScene:
    """Answer what the locations ask, up to the first action."""
    return through(scene, "action.choose")


# --- the round ------------------------------------------------------------------------------------------------------


@rule("CARD-ROUND-01", "CARD-LOCATION-01", "CARD-PATH-01", "CARD-ACTIVATE-01", "CARD-SETUP-06")
@pytest.mark.parametrize("seed", range(6))
def test_a_round_begins_with_a_battleground_and_then_a_path_one(seed: int) -> None:
    scene = first_round(seed=seed)
    kinds = [event.kind for event in scene.events]
    assert kinds.index("round") < kinds.index("activated")
    assert "path_activated" not in kinds or kinds.index("activated") < kinds.index("path_activated")
    first = scene.told("activated")[0]["battleground"]
    assert BATTLEGROUND_SIDE[BATTLEGROUNDS.index(first)] == 0  # frodo's side
    answer_locations(scene)
    assert scene.path is not None
    assert PATH_NUMBER[PATHS.index(scene.path)] == 1


@rule("CARD-ROUND-01", "CARD-ROUND-02", "CARD-PATH-02", "CARD-ACTIVATE-01", "CARD-TRILOGY-01")
def test_steps_follow_each_other_and_the_token_passes() -> None:
    scene = table(turn="frodo", at={"lorien": ""}, round=1, path="bag_end", decks={"witch_king": "grond olog_hai"})
    scene.choose("pass", "pass", "pass", "pass")
    assert scene.asked == {"frodo": "combat.next"}
    scene.choose("fight lorien")
    told = [event.kind for event in scene.events]
    assert [kind for kind in told if kind in ("won", "scores", "drew", "round", "activated", "path_activated")][:4] == [
        "won",
        "won",
        "scores",
        "drew",
    ]
    assert scene.told("round")[0]["first_player"] == "witch_king"
    assert scene.told("round")[0]["round"] == 2
    field = scene.told("activated")[0]["battleground"]
    assert BATTLEGROUND_SIDE[BATTLEGROUNDS.index(field)] == 1
    answer_locations(scene)
    assert scene.path in {"inn_of_the_prancing_pony", "the_old_forest", "weathertop"}
    assert scene.seat == "witch_king"


@rule("CARD-ROUND-03", "CARD-VICTORY-02")
def test_nothing_happens_after_a_victory() -> None:
    scene = victory_check(4, scored={"free": "minas_tirith lorien rivendell helms_deep dol_amroth"})
    assert scene.state.over
    assert scene.told("drew") == []
    assert scene.state.first == 0


@rule("CARD-ROUND-04", "CARD-RESERVE-02", "CARD-MOVE-03")
def test_a_new_round_frees_what_was_bound() -> None:
    scene = draw_step(reserve="the_reaver saruman+palantir_of_orthanc", fresh="the_reaver", lasting="the_red_arrow")
    assert scene.state.fresh == [0, 0, 0, 0]
    assert scene.state.played == [0, 0, 0, 0]
    assert scene.view(None)["lasting"] == []


@rule("CARD-ROUND-05", "CARD-PATH-02", "CARD-PATH-12")
def test_the_next_round_goes_on_from_the_path_activated_last() -> None:
    scene = table(at={"imladris": "gandalf_the_grey"}, hands={"frodo": "gimli"}, round=3)
    scene.choose("use gandalf_the_grey", "activate khazad_dum")
    scene.choose("pass", "pass", "pass", "pass")
    answer_locations(scene)
    assert scene.path in {"dimrill_dale", "egladil", "lothlorien"}
    assert scene.view(None)["path_deck"][0] in {"dimrill_dale", "egladil"}  # the other paths 4 are out


# --- locations ------------------------------------------------------------------------------------------------------


@rule("CARD-LOCATION-03", "CARD-PATH-03")
def test_a_location_is_active_until_it_was_fought() -> None:
    scene = combat_step(at={"dol_guldur": "", "lorien": "", "weathertop": ""})
    assert scene.active == {"dol_guldur", "lorien"}
    scene.choose("fight path")
    assert scene.view(None)["path"] is None
    assert scene.active == {"dol_guldur", "lorien"}


@rule("CARD-LOCATION-06", "CARD-PATH-09", "CARD-REACTIVATE-09")
def test_no_path_comes_after_the_ninth_and_none_comes_twice() -> None:
    last = table(at={"morgai": "smeagol gandalf_the_grey"}, hands={"frodo": "gimli"})
    assert last.uses() == set()
    scored = table(at={"egladil": "ugluk"}, turn="saruman", hands={"saruman": "shelob"}, scored={"free": "lothlorien"})
    scored.choose("use ugluk")
    assert scored.legal() == {"activate dimrill_dale"}
    assert scored.refused("activate lothlorien") == "CARD-PATH-07"


@rule("CARD-ACTIVATE-02", "CARD-ACTIVATE-03")
def test_an_empty_deck_of_battlegrounds_is_replaced_by_the_other_or_by_none() -> None:
    free = "dol_amroth edoras helms_deep lorien minas_tirith pelargir rivendell"
    shadow = "dol_guldur harad minas_morgul morannon moria umbar"
    scene = draw_step(turn="saruman", scored={"free": free})
    assert scene.told("round")[0]["first_player"] == "frodo"
    field = scene.told("activated")[0]["battleground"]
    assert BATTLEGROUND_SIDE[BATTLEGROUNDS.index(field)] == 1
    none = draw_step(turn="saruman", scored={"free": free, "shadow": f"{shadow} orthanc"})
    assert none.told("activated") == []
    assert len(none.told("no_battleground")) == 1
    assert none.path is not None


@rule("CARD-ACTIVATE-05")
def test_any_number_of_battlegrounds_may_be_active() -> None:
    scene = activate("edoras", at={"lorien": "", "moria": ""}, hands={"frodo": "gimli"})
    assert scene.active == {"edoras", "helms_deep", "lorien", "moria"}


@rule("CARD-ACTIVATE-07")
def test_an_active_battleground_is_not_activated_again() -> None:
    scene = table(turn="saruman", reserve="haradrim_regulars", hands={"saruman": "ugluk"}, at={"harad": ""})
    assert scene.uses() == set()
    anduril = table(turn="aragorn", reserve="strider+anduril", at={"pelargir": ""})
    anduril.choose("use anduril")
    assert anduril.refused("activate pelargir") == "CARD-ACTIVATE-07"


@rule("CARD-PATH-03", "CARD-PATH-04", "CARD-PATH-10", "CARD-PATH-11")
def test_a_replaced_path_is_fought_before_the_text_of_the_new_one() -> None:
    at = {"weathertop": "flocks_of_crebain gimli sam_gamgee"}
    scene = table(turn="saruman", at=at, hands={"saruman": "ugluk", "frodo": "smeagol", "aragorn": "arwen"})
    scene.choose("use flocks_of_crebain", "activate the_old_forest")
    assert scene.asked == {"frodo": "combat.lose"}
    assert scene.view(None)["next_path"] == "the_old_forest"  # it was turned up first
    assert scene.path == "weathertop"
    scene.choose("lose gimli")
    assert scene.path == "the_old_forest"
    assert scene.asked == {"frodo": "cards.forsake"}
    assert scene.view(None)["path"]["cards"] == []
    assert scene.where("sam_gamgee") == "cycle_pile"


# --- scores and victory ---------------------------------------------------------------------------------------------


@rule("CARD-SCORE-06", "CARD-SCORE-01", "CARD-SCORE-02", "CARD-SCORE-03", "CARD-SCORE-04", "CARD-VICTORY-03")
def test_the_worked_example_of_a_final_score() -> None:
    free = "bag_end the_council_of_elrond lothlorien henneth_annun helms_deep minas_tirith lorien orthanc"
    shadow = "weathertop khazad_dum amon_hen cirith_ungol cracks_of_doom minas_morgul dol_guldur"
    rings = "frodo witch_king aragorn saruman"
    scene = victory_check(9, scored={"free": free, "shadow": shadow}, corruption=7, used_rings=rings)
    assert scene.state.outcome is not None
    assert scene.state.outcome.scores == {"frodo": 13, "witch_king": 10, "aragorn": 13, "saruman": 10}
    assert scene.state.outcome.winners == ("frodo", "aragorn")
    assert scene.reason == "last_path"


@rule("CARD-SCORE-05", "CARD-RING-03", "CARD-VICTORY-06", "CARD-TRILOGY-04")
def test_unused_ring_tokens_count_after_the_last_path_only() -> None:
    scene = victory_check(9, scored={"free": "rivendell"}, corruption=3, used_rings="witch_king saruman aragorn")
    assert scene.state.outcome is not None
    assert scene.state.outcome.scores["frodo"] == 3
    early = victory_check(4, scored={"free": "rivendell"}, corruption=11, used_rings="frodo aragorn")
    assert not early.state.over
    assert early.told("scores")[0] == {"event": "scores", "free": 2, "shadow": 11, "rule": "CARD-VICTORY-01"}


@rule("CARD-VICTORY-01", "CARD-VICTORY-02", "CARD-SETUP-01")
def test_a_lead_of_ten_wins_at_once() -> None:
    ten = victory_check(4, corruption=14, scored={"free": "rivendell lorien"})
    assert ten.state.outcome is not None
    assert ten.state.outcome.winners == ("witch_king", "saruman")
    assert ten.reason == "lead"
    nine = victory_check(4, corruption=14, scored={"free": "rivendell minas_tirith"})
    assert not nine.state.over


@rule("CARD-VICTORY-04")
def test_a_tie_is_won_by_the_shadow() -> None:
    scene = victory_check(9, corruption=2, scored={"free": "rivendell"})
    assert scene.state.outcome is not None
    assert scene.state.outcome.winners == ("witch_king", "saruman")


@rule("CARD-VICTORY-05")
def test_a_lead_in_the_middle_of_a_round_ends_nothing() -> None:
    at = {"egladil": "ugluk the_reaver sam_gamgee+lembas"}
    scene = table(turn="saruman", at=at, hands={"saruman": "shelob"}, corruption=12)
    scene.choose("use ugluk", "activate dimrill_dale")
    assert scene.corruption == 12
    lead = table(turn="saruman", at={"weathertop": "flocks_of_crebain"}, hands={"saruman": "shelob"}, corruption=9)
    lead.choose("use flocks_of_crebain", "activate inn_of_the_prancing_pony")
    assert lead.corruption == 10
    assert not lead.state.over


@rule("CARD-VICTORY-07")
def test_a_path_nine_that_was_replaced_does_not_end_the_game_before_the_check() -> None:
    scene = table(hands={"frodo": "there_is_another_way gimli"}, at={"orodruin": ""})
    scene.choose("play there_is_another_way", "activate morgai")
    assert scene.scored("free") == {"orodruin"}
    assert scene.asked == {"witch_king": "action.choose"}
    scene.choose("pass", "pass", "pass", "pass")
    assert scene.reason == "last_path"
    assert "morgai" in scene.scored("free")  # its own attack was cancelled by the token of the event
