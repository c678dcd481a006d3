"""Late positions for the laws: Mordor, sieges, all nations At War, victories at hand, empty decks."""

from typing import Any

from tests.games.war_of_the_ring.scenes import RingScene, phase, table
from westmarch import State

EVERYBODY = "sauron isengard southrons_easterlings gondor rohan north elves dwarves"
SIEGES = {
    "minas_tirith": "3 gondor_regular 2 gondor_elite gondor_leader 6 sauron_regular 2 sauron_elite nazgul",
    "helms_deep": "4 rohan_regular rohan_leader 5 isengard_regular 2 isengard_elite",
    "dol_guldur": "3 sauron_regular nazgul 2 elves_regular 3 elves_elite elves_leader",
    "dol_amroth": "2 gondor_regular 4 southrons_easterlings_regular 2 southrons_easterlings_elite",
    "pelargir": "2 rohan_regular gondor_regular gondor_leader",
    "osgiliath": "3 sauron_regular 2 southrons_easterlings_regular nazgul",
    "umbar": "4 southrons_easterlings_regular southrons_easterlings_elite",
    "lorien": "2 elves_regular elves_elite",
    "dimrill_dale": "6 sauron_regular sauron_elite 2 nazgul",
    "dale": "2 north_regular dwarves_regular north_leader",
    "vale_of_the_carnen": "4 southrons_easterlings_regular",
    "orthanc": "2 isengard_regular",
    "edoras": "rohan_regular rohan_elite rohan_leader",
}
AT = {
    "aragorn": "pelargir",
    "gandalf_the_white": "edoras",
    "boromir": "minas_tirith",
    "legolas": "dol_guldur",
    "gimli": "dale",
    "meriadoc": "edoras",
    "saruman": "orthanc",
    "witch_king": "minas_tirith",
    "mouth_of_sauron": "osgiliath",
}
FP_HAND = (
    "the_last_battle help_unlooked_for paths_of_the_woses the_eagles_are_coming",
    "dead_men_of_dunharrow the_spirit_of_mordor",
)
SHADOW_HAND = (
    "grond_hammer_of_the_underworld the_black_captain_commands dreadful_spells",
    "the_fighting_uruk_hai corsairs_of_umbar shadows_gather",
)
MANY_DICE = "character army muster event muster_army character"


def _hands(players: int, fp: tuple[str, str], shadow: tuple[str, str]) -> str:
    """The cards of a side in the hands of its players."""
    first = f"{fp[0]} | {fp[1]}" if players == 4 else f"{fp[0]} {fp[1]}"
    return f"{first} | {shadow[0]} | {shadow[1]}" if players > 2 else f"{first} | {shadow[0]} {shadow[1]}"


def siege(players: int) -> RingScene:
    return table(
        SIEGES,
        dice=f"will character event muster_army | {MANY_DICE}",
        war=EVERYBODY,
        at=AT,
        gone="strider gandalf_the_grey",
        besieged="minas_tirith helms_deep dol_guldur dol_amroth",
        hands=_hands(players, FP_HAND, SHADOW_HAND),
        on_table="denethors_folly a_power_too_great balrog_of_moria the_palantir_of_orthanc",
        fellowship="minas_tirith",
        progress=2,
        rings=(1, 1),
        box=(1, 2),
        seen_minion=True,
        players=players,
    )


def mordor(players: int) -> RingScene:
    fp = ("there_is_another_way bilbos_song athelas", "phial_of_galadriel i_will_go_alone")
    shadow = ("shelobs_lair isildurs_bane the_nazgul_strike", "orc_patrol foul_thing_from_the_deep")
    scene = table(
        {"gorgoroth": "4 sauron_regular nazgul", "morannon": "3 sauron_regular", "bree": "north_regular"},
        dice=f"character character will event | {MANY_DICE}",
        mordor=2,
        corruption=8,
        gone="gandalf_the_grey strider boromir legolas meriadoc",
        guide="gimli",
        hands=_hands(players, fp, shadow),
        on_table="mithril_coat_and_sting axe_and_bow worn_with_sorrow_and_toil flocks_of_crebain",
        box=(1, 3),
        rings=(1, 0),
        players=players,
    )
    for tile in (8, 12, 13):
        scene.state.bag[tile] = 1
    return scene


def gates(players: int) -> RingScene:
    """A revealed Fellowship beside Mordor, at the beginning of a turn."""
    scene = table(
        {"minas_morgul": "3 sauron_regular nazgul", "north_ithilien": "2 sauron_regular"},
        fellowship="morannon",
        progress=3,
        corruption=10,
        gone="gandalf_the_grey boromir",
        guide="strider",
        hands=_hands(players, ("wizards_staff elven_rope", "mirror_of_galadriel"), ("cruel_weather", "nazgul_search")),
        on_table="balrog_of_moria flocks_of_crebain",
        players=players,
    )
    scene.state.lurking = 1 << 7 | 1 << 14
    scene.state.hidden = 1
    return phase(scene, 1)


def conquest(players: int) -> RingScene:
    """Nine points against three, every stronghold bitterly held, hardly a card left."""
    scene = siege(players)
    s = scene.state
    for deck in range(4):
        left = s.deck[deck][:-1]
        s.deck[deck] = s.deck[deck][-1:]
        for card in left:
            s.discard_openly(card)
    return scene


def scenes() -> dict[str, State]:
    found: dict[str, State] = {}
    makers: dict[str, Any] = {"siege": siege, "mordor": mordor, "gates": gates, "conquest": conquest}
    for name, make in makers.items():
        for players in (2, 3, 4):
            found[f"{name}_{players}"] = make(players).state
    return found
