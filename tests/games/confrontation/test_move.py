"""Movement. CONF-MOVE"""

from tests.games.confrontation.scenes import table
from tests.rulebook import rule


@rule("CONF-MOVE-01")
def test_a_character_moves_one_step_forward() -> None:
    scene = table({"arthedain": "legolas", "gondor": "| balrog"}, turn="fellowship")
    assert scene.legal() == {"move legolas"}
    scene.choose("move legolas")
    assert scene.legal() == {"to rhudaur", "to eregion"}
    scene.choose("to rhudaur")
    assert scene.at("legolas") == "rhudaur"
    assert scene.seat == "sauron"


@rule("CONF-MOVE-03")
def test_a_full_region_cannot_be_entered() -> None:
    scene = table({"eregion": "gimli merry", "cardolan": "legolas", "gondor": "| balrog"}, turn="fellowship")
    scene.choose("move legolas")
    assert scene.legal() == {"to enedwaith"}
    assert scene.refused("to eregion") == "CONF-MOVE-03"
