"""The 96 Event cards: four decks of 24, each card with an Event half and a Combat half. WOTR-EVENT-01

One line a card: id, the die icon that plays it, who may use it in games of three and four, whether it stays on the
table, its Combat half and that half's initiative numbers. The player of a card is reconstructed from the rule that a
card serves only the Nations and Characters its user controls (no source shows the printed icon); all else is known.
"""

from typing import Final

DECKS: Final = ("fp_character", "fp_strategy", "shadow_character", "shadow_strategy")
DECK_KINDS: Final = ("character", "strategy")
DECK_SIZE: Final = 24
SIDE_CARDS: Final = 48
"""The cards of a side: its Character deck, then its Strategy deck. A hand is a set of bits, one a card of the side."""

ALL_SIDE_CARDS: Final = (1 << SIDE_CARDS) - 1
CHARACTER_CARDS: Final = (1 << DECK_SIZE) - 1
"""The bits of a side's Character deck."""

NO_CARD: Final = -1

CARD_TABLE: Final[tuple[tuple[str, str, str, str, str, str], ...]] = (
    # id, die icon, player, table, combat half, initiative
    # --- the Free Peoples character deck
    ("elven_cloaks", "character", "any", "", "it_is_a_gift", "3"),
    ("elven_rope", "character", "any", "", "it_is_a_gift", "3"),
    ("phial_of_galadriel", "character", "any", "", "it_is_a_gift", "3"),
    ("smeagol_helps_nice_master", "character", "any", "", "it_is_a_gift", "3"),
    ("mithril_coat_and_sting", "character", "any", "table", "blade_of_westernesse", "6"),
    ("axe_and_bow", "character", "any", "table", "mighty_attack", "4"),
    ("horn_of_gondor", "character", "any", "table", "mighty_attack", "4"),
    ("wizards_staff", "character", "any", "table", "servant_of_the_secret_fire", "3"),
    ("athelas", "character", "any", "", "anduril", "4"),
    ("there_is_another_way", "character", "any", "", "heroic_death", "6"),
    ("i_will_go_alone", "character", "any", "", "daring_defiance", "0"),
    ("bilbos_song", "character", "any", "", "fateful_strike", "6"),
    ("mirror_of_galadriel", "character", "any", "", "heroic_death", "6"),
    ("challenge_of_the_king", "character", "any", "", "sudden_strike", "2"),
    ("gwaihir_the_windlord", "character", "any", "", "daring_defiance", "0"),
    ("we_prove_the_swifter", "character", "any", "", "daring_defiance", "0"),
    ("there_and_back_again", "character", "any", "", "brave_stand", "3"),
    ("the_eagles_are_coming", "character", "any", "", "heroic_death", "6"),
    ("the_ents_awake_treebeard", "character", "any", "", "ents_rage", "3"),
    ("the_ents_awake_huorns", "character", "any", "", "huorn_dark", "3"),
    ("the_ents_awake_entmoot", "character", "any", "", "nameless_wood", "5"),
    ("dead_men_of_dunharrow", "character", "gondor", "", "sudden_strike", "2"),
    ("house_of_the_stewards", "character", "gondor", "", "brave_stand", "3"),
    ("the_grey_company", "character", "any", "", "brave_stand", "3"),
    # --- the Free Peoples strategy deck
    ("the_last_battle", "army", "any", "table", "daylight", "3"),
    ("a_power_too_great", "army", "gondor", "table", "no_quarter", "5"),
    ("the_power_of_tom_bombadil", "army", "rohan", "table", "advantageous_position", "3"),
    ("book_of_mazarbul", "muster", "rohan", "", "advantageous_position", "3"),
    ("the_spirit_of_mordor", "army", "any", "", "scouts", "1"),
    ("faramirs_rangers", "army", "gondor", "", "shield_wall", "6"),
    ("fear_fire_foes", "muster", "rohan", "", "shield_wall", "6"),
    ("wisdom_of_elrond", "muster", "any", "", "confusion", "4"),
    ("the_red_arrow", "muster", "rohan", "", "scouts", "1"),
    ("help_unlooked_for", "army", "any", "", "no_quarter", "5"),
    ("paths_of_the_woses", "army", "rohan", "", "sudden_strike", "2"),
    ("through_a_day_and_a_night", "army", "any", "", "confusion", "4"),
    ("cirdans_ships", "muster", "gondor", "", "charge", "2"),
    ("guards_of_the_citadel", "muster", "gondor", "", "charge", "2"),
    ("celeborns_galadhrim", "muster", "gondor", "", "daylight", "3"),
    ("riders_of_theoden", "muster", "rohan", "", "daylight", "3"),
    ("grimbeorn_the_old_son_of_beorn", "muster", "rohan", "", "scouts", "1"),
    ("imrahil_of_dol_amroth", "muster", "gondor", "", "shield_wall", "6"),
    ("king_brands_men", "muster", "rohan", "", "shield_wall", "6"),
    ("swords_in_eriador", "muster", "rohan", "", "advantageous_position", "3"),
    ("kindred_of_glorfindel", "muster", "gondor", "", "advantageous_position", "3"),
    ("dain_ironfoots_guard", "muster", "rohan", "", "valour", "3"),
    ("eomer_son_of_eomund", "muster", "rohan", "", "valour", "3"),
    ("thranduils_archers", "muster", "gondor", "", "valour", "3"),
    # --- the Shadow character deck
    ("shelobs_lair", "character", "any", "", "one_for_the_dark_lord", "3"),
    ("the_ring_is_mine", "character", "any", "", "one_for_the_dark_lord", "3"),
    ("on_on_they_went", "character", "any", "", "one_for_the_dark_lord", "3"),
    ("give_it_to_uss", "character", "any", "", "one_for_the_dark_lord", "3"),
    ("orc_patrol", "character", "any", "", "cruel_as_death", "3"),
    ("isildurs_bane", "character", "any", "", "cruel_as_death", "3"),
    ("foul_thing_from_the_deep", "character", "any", "", "they_are_terrible", "4"),
    ("candles_of_corpses", "character", "any", "", "dread_and_despair", "3"),
    ("nazgul_search", "character", "any", "", "foul_stench", "3"),
    ("cruel_weather", "character", "any", "", "cruel_as_death", "3"),
    ("the_nazgul_strike", "character", "any", "", "black_breath", "6"),
    ("morgul_wound", "character", "any", "", "black_breath", "6"),
    ("lure_of_the_ring", "character", "any", "", "they_are_terrible", "4"),
    ("the_breaking_of_the_fellowship", "character", "any", "", "dread_and_despair", "3"),
    ("worn_with_sorrow_and_toil", "character", "any", "table", "words_of_power", "1"),
    ("flocks_of_crebain", "character", "any", "table", "they_are_terrible", "4"),
    ("balrog_of_moria", "character", "any", "table", "durins_bane", "2"),
    ("the_lidless_eye", "character", "any", "", "words_of_power", "1"),
    ("dreadful_spells", "character", "any", "", "devilry_of_orthanc", "3"),
    ("grond_hammer_of_the_underworld", "character", "witch_king", "", "dread_and_despair", "3"),
    ("the_palantir_of_orthanc", "character", "saruman", "table", "cruel_as_death", "3"),
    ("wormtongue", "character", "saruman", "table", "foul_stench", "3"),
    ("the_ringwraiths_are_abroad", "character", "any", "", "words_of_power", "1"),
    ("the_black_captain_commands", "character", "witch_king", "", "foul_stench", "3"),
    # --- the Shadow strategy deck
    ("return_to_valinor", "army", "any", "", "deadly_strife", "3"),
    ("the_fighting_uruk_hai", "army", "saruman", "", "onslaught", "7"),
    ("denethors_folly", "army", "any", "table", "devilry_of_orthanc", "3"),
    ("the_day_without_dawn", "army", "any", "", "relentless_assault", "3"),
    ("threats_and_promises", "muster", "any", "table", "devilry_of_orthanc", "3"),
    ("stormcrow", "muster", "any", "", "great_host", "7"),
    ("shadows_gather", "army", "any", "", "mumakil", "3 5"),
    ("the_shadow_lengthens", "army", "any", "", "mumakil", "3 5"),
    ("the_shadow_is_moving", "army", "any", "", "swarm_of_bats", "0"),
    ("corsairs_of_umbar", "army", "saruman", "", "deadly_strife", "3"),
    ("rage_of_the_dunlendings", "muster", "saruman", "", "relentless_assault", "3"),
    ("return_of_the_witch_king", "muster", "witch_king", "", "swarm_of_bats", "0"),
    ("half_orcs_and_goblin_men", "army", "saruman", "", "we_come_to_kill", "7"),
    ("olog_hai", "army", "witch_king", "", "we_come_to_kill", "7"),
    ("hill_trolls", "army", "witch_king", "", "we_come_to_kill", "7"),
    ("a_new_power_is_rising", "muster", "saruman", "", "great_host", "7"),
    ("many_kings_to_the_service_of_mordor", "muster", "saruman", "", "great_host", "7"),
    ("the_king_is_revealed", "muster", "witch_king", "", "relentless_assault", "3"),
    ("shadows_on_the_misty_mountains", "muster", "witch_king", "", "onslaught", "7"),
    ("orcs_multiplying_again", "muster", "witch_king", "", "onslaught", "7"),
    ("horde_from_the_east", "muster", "saruman", "", "deadly_strife", "3"),
    ("monsters_roused", "muster", "witch_king", "", "desperate_battle", "3"),
    ("musterings_of_long_planned_war", "muster", "any", "", "desperate_battle", "3"),
    ("pits_of_mordor", "muster", "witch_king", "", "desperate_battle", "3"),
)

CARDS: Final[tuple[str, ...]] = tuple([row[0] for row in CARD_TABLE])
"""All cards by number: the Free Peoples' 0 to 47, the Shadow's 48 to 95."""

CHARACTER_ICON: Final = 0
ARMY_ICON: Final = 1
MUSTER_ICON: Final = 2
ICONS: Final = ("character", "army", "muster")
ICON: Final[tuple[int, ...]] = tuple([ICONS.index(row[1]) for row in CARD_TABLE])
USERS: Final = ("gondor", "rohan", "witch_king", "saruman", "any")
USER: Final[tuple[int, ...]] = tuple([USERS.index(row[2]) for row in CARD_TABLE])
ANY_USER: Final = 4
STAYS: Final[tuple[bool, ...]] = tuple([row[3] == "table" for row in CARD_TABLE])

COMBATS: Final[tuple[str, ...]] = (
    "it_is_a_gift",
    "blade_of_westernesse",
    "mighty_attack",
    "servant_of_the_secret_fire",
    "anduril",
    "heroic_death",
    "daring_defiance",
    "fateful_strike",
    "sudden_strike",
    "brave_stand",
    "ents_rage",
    "huorn_dark",
    "nameless_wood",
    "daylight",
    "no_quarter",
    "advantageous_position",
    "scouts",
    "shield_wall",
    "confusion",
    "charge",
    "valour",
    "one_for_the_dark_lord",
    "cruel_as_death",
    "they_are_terrible",
    "dread_and_despair",
    "foul_stench",
    "black_breath",
    "words_of_power",
    "durins_bane",
    "devilry_of_orthanc",
    "deadly_strife",
    "onslaught",
    "relentless_assault",
    "great_host",
    "mumakil",
    "swarm_of_bats",
    "we_come_to_kill",
    "desperate_battle",
)
"""The titles of the Combat halves; several cards share one."""

COMBAT: Final[tuple[int, ...]] = tuple([COMBATS.index(row[4]) for row in CARD_TABLE])
INITIATIVE: Final[tuple[tuple[int, ...], ...]] = tuple([tuple([int(n) for n in row[5].split()]) for row in CARD_TABLE])


def card(name: str) -> int:
    return CARDS.index(name)


def deck_of_card(number: int) -> int:
    """0 or 1: the Character or the Strategy deck of its side. WOTR-EVENT-02"""
    return number % SIDE_CARDS // DECK_SIZE


MITHRIL_COAT_AND_STING: Final[int] = CARDS.index("mithril_coat_and_sting")
AXE_AND_BOW: Final[int] = CARDS.index("axe_and_bow")
HORN_OF_GONDOR: Final[int] = CARDS.index("horn_of_gondor")
WIZARDS_STAFF: Final[int] = CARDS.index("wizards_staff")
THE_LAST_BATTLE: Final[int] = CARDS.index("the_last_battle")
A_POWER_TOO_GREAT: Final[int] = CARDS.index("a_power_too_great")
THE_POWER_OF_TOM_BOMBADIL: Final[int] = CARDS.index("the_power_of_tom_bombadil")
WORN_WITH_SORROW_AND_TOIL: Final[int] = CARDS.index("worn_with_sorrow_and_toil")
FLOCKS_OF_CREBAIN: Final[int] = CARDS.index("flocks_of_crebain")
BALROG_OF_MORIA: Final[int] = CARDS.index("balrog_of_moria")
THE_PALANTIR_OF_ORTHANC: Final[int] = CARDS.index("the_palantir_of_orthanc")
WORMTONGUE: Final[int] = CARDS.index("wormtongue")
DENETHORS_FOLLY: Final[int] = CARDS.index("denethors_folly")
THREATS_AND_PROMISES: Final[int] = CARDS.index("threats_and_promises")

C_IT_IS_A_GIFT: Final[int] = COMBATS.index("it_is_a_gift")
C_BLADE_OF_WESTERNESSE: Final[int] = COMBATS.index("blade_of_westernesse")
C_MIGHTY_ATTACK: Final[int] = COMBATS.index("mighty_attack")
C_SERVANT_OF_THE_SECRET_FIRE: Final[int] = COMBATS.index("servant_of_the_secret_fire")
C_ANDURIL: Final[int] = COMBATS.index("anduril")
C_HEROIC_DEATH: Final[int] = COMBATS.index("heroic_death")
C_DARING_DEFIANCE: Final[int] = COMBATS.index("daring_defiance")
C_FATEFUL_STRIKE: Final[int] = COMBATS.index("fateful_strike")
C_SUDDEN_STRIKE: Final[int] = COMBATS.index("sudden_strike")
C_BRAVE_STAND: Final[int] = COMBATS.index("brave_stand")
C_ENTS_RAGE: Final[int] = COMBATS.index("ents_rage")
C_HUORN_DARK: Final[int] = COMBATS.index("huorn_dark")
C_NAMELESS_WOOD: Final[int] = COMBATS.index("nameless_wood")
C_DAYLIGHT: Final[int] = COMBATS.index("daylight")
C_NO_QUARTER: Final[int] = COMBATS.index("no_quarter")
C_ADVANTAGEOUS_POSITION: Final[int] = COMBATS.index("advantageous_position")
C_SCOUTS: Final[int] = COMBATS.index("scouts")
C_SHIELD_WALL: Final[int] = COMBATS.index("shield_wall")
C_CONFUSION: Final[int] = COMBATS.index("confusion")
C_CHARGE: Final[int] = COMBATS.index("charge")
C_VALOUR: Final[int] = COMBATS.index("valour")
C_ONE_FOR_THE_DARK_LORD: Final[int] = COMBATS.index("one_for_the_dark_lord")
C_CRUEL_AS_DEATH: Final[int] = COMBATS.index("cruel_as_death")
C_THEY_ARE_TERRIBLE: Final[int] = COMBATS.index("they_are_terrible")
C_DREAD_AND_DESPAIR: Final[int] = COMBATS.index("dread_and_despair")
C_FOUL_STENCH: Final[int] = COMBATS.index("foul_stench")
C_BLACK_BREATH: Final[int] = COMBATS.index("black_breath")
C_WORDS_OF_POWER: Final[int] = COMBATS.index("words_of_power")
C_DURINS_BANE: Final[int] = COMBATS.index("durins_bane")
C_DEVILRY_OF_ORTHANC: Final[int] = COMBATS.index("devilry_of_orthanc")
C_DEADLY_STRIFE: Final[int] = COMBATS.index("deadly_strife")
C_ONSLAUGHT: Final[int] = COMBATS.index("onslaught")
C_RELENTLESS_ASSAULT: Final[int] = COMBATS.index("relentless_assault")
C_GREAT_HOST: Final[int] = COMBATS.index("great_host")
C_MUMAKIL: Final[int] = COMBATS.index("mumakil")
C_SWARM_OF_BATS: Final[int] = COMBATS.index("swarm_of_bats")
C_WE_COME_TO_KILL: Final[int] = COMBATS.index("we_come_to_kill")
C_DESPERATE_BATTLE: Final[int] = COMBATS.index("desperate_battle")
