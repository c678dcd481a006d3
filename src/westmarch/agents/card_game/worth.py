"""What cards are worth by where they lie, and locations that are active, in points of lead: fitted, not reckoned.

Each row of `CARD_WORTHS` says what a card brings to its own side beside what any card brings, in hundredths of a point:
held in the hand, lying in reserve, and eliminated. The last two are for a whole game to come, and shrink with the part
of it that is left; what a card in the hand brings, it brings soon. One table serves all scenarios: what a card is worth
differs less between them than can be told from some thousand games of each. `tools/fit_card_game.py` makes the tables.
"""

from typing import Final, NamedTuple

from westmarch.games.card_game.cards import CARDS, FREE, KIND, NAMES, SIDE


class Outlook(NamedTuple):
    """What is expected of a scenario besides its cards. By side: the Free Peoples first, each in points of its own."""

    any: float
    """The growth of the lead of the Free Peoples."""
    any_long: float
    """The same for a whole game to come, as with all that is called long."""
    free_field: float
    """For each point of a battleground of the Free Peoples that is active."""
    shadow_field: float
    path: float
    """For each point of the active path, and for what it cancels by itself."""
    path_defence: float
    held: tuple[float, float]
    """Any card in hand."""
    held_long: tuple[float, float]
    reserved: tuple[float, float]
    reserved_long: tuple[float, float]
    gone: tuple[float, float]
    """Any card that is eliminated, for a whole game to come."""
    lead: float
    """What the lead that is foretold counts, and what there is beside it at the end of the game and always."""
    late: float
    always: float


OUTLOOKS: Final[tuple[Outlook, ...]] = (
    Outlook(  # Trilogy
        any=2.68,
        any_long=-2.04,
        free_field=0.55,
        shadow_field=-0.77,
        path=0.32,
        path_defence=0.00,
        held=(0.33, 0.44),
        held_long=(0.06, -0.08),
        reserved=(0.45, 0.68),
        reserved_long=(0.19, -0.19),
        gone=(-0.07, -0.13),
        lead=0.688,
        late=0.166,
        always=-0.376,
    ),
    Outlook(  # Duel for two
        any=0.87,
        any_long=-3.35,
        free_field=0.41,
        shadow_field=-0.87,
        path=-0.05,
        path_defence=-0.07,
        held=(0.22, 0.20),
        held_long=(0.21, 0.25),
        reserved=(0.29, 0.50),
        reserved_long=(0.48, 0.24),
        gone=(-0.11, -0.16),
        lead=0.856,
        late=0.322,
        always=-0.471,
    ),
    Outlook(  # Duel for three
        any=0.94,
        any_long=1.43,
        free_field=0.36,
        shadow_field=-0.84,
        path=0.37,
        path_defence=0.10,
        held=(0.26, 0.28),
        held_long=(0.23, 0.13),
        reserved=(0.40, 0.49),
        reserved_long=(0.26, 0.07),
        gone=(-0.07, -0.22),
        lead=0.775,
        late=0.123,
        always=-0.273,
    ),
    Outlook(  # The Fellowship of the Ring
        any=7.07,
        any_long=-8.54,
        free_field=-0.11,
        shadow_field=-2.98,
        path=-0.17,
        path_defence=-0.89,
        held=(0.17, 0.71),
        held_long=(0.55, -0.27),
        reserved=(0.95, 0.71),
        reserved_long=(-0.06, 0.23),
        gone=(-0.31, -0.26),
        lead=0.885,
        late=0.123,
        always=-0.492,
    ),
)

CARD_WORTHS: Final[dict[str, tuple[int, int, int]]] = {
    "dead_men_of_dunharrow": (-23, -13, 36),
    "great_gate": (-18, -26, 17),
    "guards_of_the_citadel": (-3, -39, 28),
    "knights_of_dol_amroth": (-8, -24, 22),
    "soldiers_of_gondor": (-6, -54, 23),
    "aragorn": (-5, 134, -51),
    "boromir": (5, -31, -42),
    "denethor": (-5, 9, 38),
    "faramir": (0, -11, -14),
    "halbarad": (-11, -35, 14),
    "prince_imrahil": (-4, -67, 45),
    "strider": (86, 169, -48),
    "anduril": (18, -124, -56),
    "blade_of_westernesse": (3, 9, 7),
    "paths_of_the_dead": (21, 0, -74),
    "the_red_arrow": (-15, 0, 17),
    "the_three_hunters": (-15, 0, 21),
    "high_elves": (-3, -16, 22),
    "arwen": (-4, -65, 32),
    "elrond": (8, -30, 23),
    "galadriel": (17, -6, -55),
    "legolas": (3, -1, -41),
    "bow_of_the_galadhrim": (-15, -37, 7),
    "elven_cloak": (-10, -39, 16),
    "lembas": (-8, 41, 19),
    "mirror_of_galadriel": (-13, -5, 34),
    "nenya": (-10, -12, 11),
    "phial_of_galadriel": (7, 30, -28),
    "vilya": (-5, -63, 21),
    "gimli": (6, 4, -11),
    "dwarven_axe": (-11, -9, 19),
    "bilbo_baggins": (-4, 2, 0),
    "fatty_bolger": (11, 18, 3),
    "frodo_baggins": (21, 25, 0),
    "merry_brandybuck": (6, 18, -12),
    "pippin_took": (8, 16, -14),
    "sam_gamgee": (6, 16, -50),
    "herbs_and_stewed_rabbit": (-16, -1, 8),
    "mithril_coat": (1, 24, -2),
    "sting": (-10, 2, 31),
    "there_is_another_way": (45, 0, -28),
    "riders_of_rohan": (0, 52, 2),
    "village_militia": (-11, 5, 10),
    "eomer": (-1, 3, 18),
    "eowyn": (-9, -45, 6),
    "ghan_buri_ghan": (-12, -37, 29),
    "theoden": (-4, -17, 7),
    "shadowfax": (1, 13, 13),
    "death_ride_ride_to_ruin": (-17, 0, 22),
    "gandalf_the_grey": (73, 127, -120),
    "gandalf_the_white": (-28, 186, -46),
    "gwaihir_the_windlord": (0, 29, -2),
    "quickbeam": (-3, -35, 3),
    "smeagol": (-5, -37, -14),
    "treebeard": (6, 31, 2),
    "gandalfs_staff": (-13, -4, 34),
    "glamdring": (-11, -46, 18),
    "narya": (-19, -33, 30),
    "devilry_of_saruman": (5, 34, 42),
    "fighting_uruk_hai": (-8, -19, 9),
    "white_hand_orcs": (-13, -31, 21),
    "wolf_riders": (-1, 14, 9),
    "grima_wormtongue": (-3, -7, 21),
    "saruman": (55, 114, -123),
    "ugluk": (-4, -1, 7),
    "palantir_of_orthanc": (5, 46, -6),
    "sarumans_staff": (-13, 2, 35),
    "woven_of_all_colours": (-19, 14, 10),
    "threats_and_promises": (-4, 0, 8),
    "goblins_of_the_misty_mountains": (-13, -110, 25),
    "balrog_of_moria": (9, 42, -69),
    "barrow_wights": (-13, 25, 51),
    "candles_of_corpses": (-6, 14, -38),
    "caradhras_the_cruel": (-4, 8, 48),
    "cave_troll": (-1, 10, 20),
    "flocks_of_crebain": (9, 14, 20),
    "gollum": (-14, 1, -26),
    "hill_troll": (5, 30, 44),
    "shelob": (-6, 2, 24),
    "coastal_raiders": (-8, -18, 4),
    "corsairs_of_umbar": (18, -54, 3),
    "haradrim_cavalry": (-13, -45, 4),
    "haradrim_mumakil": (-4, 9, -37),
    "haradrim_regulars": (-1, -1, 15),
    "the_black_fleet": (-12, -45, -8),
    "the_black_serpent": (-16, 20, -1),
    "black_uruks": (0, 14, 6),
    "grond": (8, 39, -24),
    "mordor_orcs": (-15, -82, 40),
    "olog_hai": (2, 20, 42),
    "trolls_of_udun": (-6, -45, 41),
    "gorbag_and_shagrat": (-10, -47, 20),
    "grishnakh": (-9, 8, -67),
    "mouth_of_sauron": (39, 95, -117),
    "the_beguiler": (-9, 13, 12),
    "the_black_easterling": (12, -13, -17),
    "the_commander": (-2, 1, -43),
    "the_destroyer": (0, 11, -2),
    "the_hunter": (-1, 9, -41),
    "the_lidless_eye": (17, -55, 23),
    "the_messenger": (-3, 18, 5),
    "the_reaver": (-4, 21, 33),
    "the_warrior": (1, 14, -3),
    "the_witch_king": (24, 35, -181),
    "black_breath": (-12, -69, 1),
    "black_riders_mount": (4, 3, 3),
    "fell_beast": (-12, -86, 13),
    "morgul_blade": (8, 34, 57),
    "nazguls_mantle": (-10, -2, 31),
    "the_black_captain": (31, 0, -51),
    "the_day_without_dawn": (2, 0, 40),
    "the_ringwraiths_are_abroad": (16, 0, 63),
}

Worths = tuple[tuple[float, ...], ...]
"""By scenario and card, in points of the Free Peoples' lead."""


def _worths(of_any: list[tuple[float, float]], own: int) -> Worths:
    """What any card is worth in each scenario, and what this column of the table adds; -1 for none."""
    own_worths = [CARD_WORTHS[NAMES[KIND[card]]][own] / 100 if own >= 0 else 0.0 for card in range(CARDS)]
    found: list[tuple[float, ...]] = []
    for by_side in of_any:
        worths = [by_side[SIDE[card]] + own_worths[card] for card in range(CARDS)]
        found.append(tuple([worths[card] if SIDE[card] == FREE else -worths[card] for card in range(CARDS)]))
    return tuple(found)


HELD: Final[Worths] = _worths([outlook.held for outlook in OUTLOOKS], 0)
HELD_LONG: Final[Worths] = _worths([outlook.held_long for outlook in OUTLOOKS], -1)
RESERVED: Final[Worths] = _worths([outlook.reserved for outlook in OUTLOOKS], -1)
RESERVED_LONG: Final[Worths] = _worths([outlook.reserved_long for outlook in OUTLOOKS], 1)
GONE: Final[Worths] = _worths([outlook.gone for outlook in OUTLOOKS], 2)
