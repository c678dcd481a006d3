"""Names and texts of all cards and locations, in our own words."""

from typing import Final

CARDS: Final[dict[str, tuple[str, str]]] = {
    "dead_men_of_dunharrow": (
        "Dead Men of Dunharrow",
        "+2 attack and +2 defence while it is the army supporting Strider or Aragorn.",
    ),
    "great_gate": ("Great Gate", "+3 defence on Minas Tirith. Battlegrounds of the Shadow deck are closed to it."),
    "guards_of_the_citadel": ("Guards of the Citadel", "+1 defence on Minas Tirith."),
    "knights_of_dol_amroth": ("Knights of Dol Amroth", "+1 defence on Dol Amroth."),
    "soldiers_of_gondor": ("Soldiers of Gondor", ""),
    "aragorn": (
        "Aragorn",
        "When played: Strider, wherever he is, is removed from the game. In reserve: each draw step brings its "
        "player one card more. Forsaken off the deck: it is cycled, not eliminated.",
    ),
    "boromir": (
        "Boromir",
        "When played: its player draws 1. When played or moved to the path: its player has to forsake 1.",
    ),
    "denethor": (
        "Denethor",
        "Action in reserve (forsake 1): Boromir or Faramir is fetched out of the draw deck into hand.",
    ),
    "faramir": (
        "Faramir",
        "When played or moved to the path, if you like: on a path 7: the active path is replaced by another path 7.",
    ),
    "halbarad": (
        "Halbarad",
        "Action in reserve (cycle it): Strider or Aragorn is fetched out of the draw deck into hand.",
    ),
    "prince_imrahil": (
        "Prince Imrahil",
        "When played (cycle 1 from hand), if you like: Knights of Dol Amroth is fetched out of the draw deck into "
        "hand.",
    ),
    "strider": (
        "Strider",
        "Action on the path: the active path is replaced by one of the next higher number. Once Aragorn has been "
        "played this card is eliminated.",
    ),
    "anduril": (
        "Andúril",
        "Action in reserve: any Dúnedain battleground is activated or reactivated and the wielder, even one "
        "played this round, has to be moved there.",
    ),
    "blade_of_westernesse": ("Blade of Westernesse", ""),
    "paths_of_the_dead": (
        "Paths of the Dead",
        "Its player forsakes 2 and afterwards draws 4, or 5 if Strider or Aragorn is in play then.",
    ),
    "the_red_arrow": (
        "The Red Arrow",
        "For the rest of the round Dúnedain battlegrounds are open to Rohan armies and characters.",
    ),
    "the_three_hunters": (
        "The Three Hunters",
        "For the rest of the round all battlegrounds are open to Gimli, Legolas, Strider and Aragorn, and every "
        "Free Peoples army there can support any of them.",
    ),
    "high_elves": ("High Elves", ""),
    "arwen": (
        "Arwen",
        "When played: its player draws 1. In reserve: Strider and Aragorn have 1 icon more: path defence on a "
        "path, defence on a battleground.",
    ),
    "elrond": (
        "Elrond",
        "When played: its player draws 1. In reserve: the carryover limit of its player goes up by 1.",
    ),
    "galadriel": (
        "Galadriel",
        "When played: its player draws 1. In reserve: each draw step brings its player one card more; after "
        "drawing, one from hand has to be cycled.",
    ),
    "legolas": ("Legolas", "When played, if you like: Bow of the Galadhrim is fetched out of the draw deck into hand."),
    "bow_of_the_galadhrim": ("Bow of the Galadhrim", "No second weapon beside it on the same wielder."),
    "elven_cloak": (
        "Elven Cloak",
        "Wielder eliminated in path combat: the wielder is cycled with everything it wields, this card included.",
    ),
    "lembas": (
        "Lembas",
        "Action on the path (eliminate it): used by the holder of Hobbit: as many corruption is removed as Hobbit "
        "characters are on that path.",
    ),
    "mirror_of_galadriel": (
        "Mirror of Galadriel",
        "In play: the top of the own draw deck may be looked at whenever its player likes.",
    ),
    "nenya": (
        "Nenya, Ring of Adamant",
        "Action in reserve (cycle it): either the active path gets 1 path defence or an active battleground gets "
        "1 defence.",
    ),
    "phial_of_galadriel": (
        "Phial of Galadriel",
        "The path on which it lies, not the wielder, has 2 path defence more.",
    ),
    "vilya": ("Vilya, Ring of Air", "Action in reserve (cycle it): every Free Peoples seat draws 1."),
    "gimli": ("Gimli", "When played, if you like: Dwarven Axe is fetched out of the cycle pile into hand."),
    "dwarven_axe": ("Dwarven Axe", ""),
    "bilbo_baggins": (
        "Bilbo Baggins",
        "Would be eliminated: it is cycled with everything it wields. Action in reserve (cycle it): its player "
        "draws 2.",
    ),
    "fatty_bolger": (
        "Fatty Bolger",
        "Forsaken from the reserve: it is cycled with everything it wields. Action in reserve (eliminate it): its "
        "player draws 3.",
    ),
    "frodo_baggins": (
        "Frodo Baggins",
        "Would be eliminated: it is cycled, also when forsaken. What it wields is not saved.",
    ),
    "merry_brandybuck": (
        "Merry Brandybuck",
        "Rohan battlegrounds are open to it, and Rohan armies can support it there. Eliminated in path combat: it "
        "is cycled with everything it wields.",
    ),
    "pippin_took": (
        "Pippin Took",
        "Dúnedain battlegrounds are open to it, and Dúnedain armies can support it there. Eliminated in path "
        "combat: it is cycled with everything it wields.",
    ),
    "sam_gamgee": (
        "Sam Gamgee",
        "Action in reserve (cycle it): the active path gets 1 path defence. What it wields is cycled along.",
    ),
    "herbs_and_stewed_rabbit": (
        "Herbs and Stewed Rabbit",
        "Action (eliminate it): one Hobbit character is fetched out of the cycle pile into hand, and its player "
        "draws 1.",
    ),
    "mithril_coat": ("Mithril Coat", ""),
    "sting": (
        "Sting",
        "The path on which it lies has 1 path defence more while a Monstrous character is there as well.",
    ),
    "there_is_another_way": (
        "There Is Another Way",
        "The active path is replaced by another one of its number, and the new one gets 1 path defence.",
    ),
    "riders_of_rohan": ("Riders of Rohan", ""),
    "village_militia": ("Village Militia", ""),
    "eomer": (
        "Éomer",
        "When played: 5 are drawn apart from the hand; one Rohan army of them may be played, the others are cycled.",
    ),
    "eowyn": (
        "Éowyn",
        "When played to a battleground, if you like: one Nazgûl character in play is eliminated. When played to "
        "the reserve, if you like: Merry or Pippin is fetched out of the cycle pile into hand.",
    ),
    "ghan_buri_ghan": ("Ghân-buri-Ghân", "In reserve: Minas Tirith is open to Rohan armies and characters."),
    "theoden": (
        "Théoden",
        "+1 attack and +1 defence while either Gandalf is in play. When played: 5 are drawn apart from the hand; "
        "one Rohan card of them may be played, the others are cycled.",
    ),
    "shadowfax": (
        "Shadowfax",
        "Action in reserve: any battleground is activated or reactivated and the wielder has to be moved there. "
        "Not usable if the wielder was played this round.",
    ),
    "death_ride_ride_to_ruin": (
        "Death! Ride, Ride to Ruin",
        "Its player gives up one or more Rohan cards of the own reserve (they are eliminated). The holder of "
        "Mordor then has to eliminate equally many Mordor cards on active battlegrounds.",
    ),
    "gandalf_the_grey": (
        "Gandalf the Grey",
        "Action on the path: the active path is replaced by one of the next higher number. Once Gandalf the White "
        "has been played this card is eliminated.",
    ),
    "gandalf_the_white": (
        "Gandalf the White",
        "When played: Gandalf the Grey, wherever he is, is removed from the game. In reserve: each draw step "
        "brings its player one card more. Forsaken off the deck: it is cycled, not eliminated.",
    ),
    "gwaihir_the_windlord": (
        "Gwaihir the Windlord",
        "Action in reserve (cycle it): Gandalf, Grey or White, is fetched out of the cycle pile into hand.",
    ),
    "quickbeam": (
        "Quickbeam",
        "+1 attack and +1 defence per pair of Isengard armies and characters on its battleground.",
    ),
    "smeagol": (
        "Sméagol",
        "Action on the path (add 1 corruption): the active path is replaced by one of the next higher number. "
        "Eliminated in path combat: it is cycled with everything it wields.",
    ),
    "treebeard": (
        "Treebeard",
        "+1 attack on Orthanc. When played or moved to a battleground: the holder of Isengard has to eliminate "
        "one Isengard army in play, chosen by that seat.",
    ),
    "gandalfs_staff": ("Gandalf's Staff", "In play: the carryover limit of its player goes up by 1."),
    "glamdring": ("Glamdring", ""),
    "narya": ("Narya, Ring of Fire", "Action in reserve (cycle it): every Shadow seat has to cycle 1 from hand."),
    "devilry_of_saruman": ("Devilry of Saruman", ""),
    "fighting_uruk_hai": ("Fighting Uruk-hai", ""),
    "white_hand_orcs": ("White Hand Orcs", ""),
    "wolf_riders": ("Wolf Riders", ""),
    "grima_wormtongue": (
        "Gríma Wormtongue",
        "Action in reserve (eliminate it): either Saruman is fetched out of the draw deck into hand, or one Rohan "
        "character in play is eliminated.",
    ),
    "saruman": (
        "Saruman",
        "In reserve: each draw step brings its player one card more. Forsaken off the deck: it is cycled, not "
        "eliminated.",
    ),
    "ugluk": ("Uglúk", "Action on the path: the active path is replaced by another one of its number."),
    "palantir_of_orthanc": (
        "Palantír of Orthanc",
        "Action in reserve: once per round: of the top 3 of the own draw deck one is eliminated, one cycled and "
        "one kept in hand.",
    ),
    "sarumans_staff": ("Saruman's Staff", "In play: the carryover limit of its player goes up by 1."),
    "woven_of_all_colours": (
        "Woven of All Colours",
        "Wielder eliminated in combat: the wielder is cycled with everything it wields, this card included.",
    ),
    "threats_and_promises": (
        "Threats and Promises",
        "Needs Saruman in reserve. Any Isengard battleground is activated or reactivated; Saruman, even if played "
        "this round, may be moved there.",
    ),
    "goblins_of_the_misty_mountains": ("Goblins of the Misty Mountains", ""),
    "balrog_of_moria": (
        "Balrog of Moria",
        "+1 path attack on Khazad-dûm. When played or moved to a location: every Free Peoples seat has to forsake 1.",
    ),
    "barrow_wights": ("Barrow-wights", "Action in reserve (eliminate it): every Free Peoples seat has to forsake 1."),
    "candles_of_corpses": (
        "Candles of Corpses",
        "+1 path attack on the Dead Marshes. Action in reserve (eliminate it): every Free Peoples seat has to "
        "forsake 1.",
    ),
    "caradhras_the_cruel": (
        "Caradhras the Cruel",
        "When played to the path: on Caradhras: the active path is replaced by another path 4. Action in reserve "
        "(eliminate it): every Free Peoples seat has to forsake 1.",
    ),
    "cave_troll": ("Cave-troll", "Action in reserve (eliminate it): every Free Peoples seat has to forsake 1."),
    "flocks_of_crebain": (
        "Flocks of Crebain",
        "Action on the path: the active path is replaced by another one of its number.",
    ),
    "gollum": (
        "Gollum",
        "Action on the path: the active path is replaced by another one of its number. Eliminated in path combat: "
        "it is cycled with everything it wields.",
    ),
    "hill_troll": ("Hill-troll", "Action in reserve (eliminate it): every Free Peoples seat has to forsake 1."),
    "shelob": (
        "Shelob",
        "+1 path attack on Shelob's Lair. When played or moved to a location: every Free Peoples seat has to "
        "forsake 1.",
    ),
    "coastal_raiders": (
        "Coastal Raiders",
        "+1 attack on Dol Amroth. Action in reserve (eliminate it): Dol Amroth is activated. Usable only while "
        "Dol Amroth lies in the Free Peoples battleground deck.",
    ),
    "corsairs_of_umbar": (
        "Corsairs of Umbar",
        "Action in reserve (eliminate it): Umbar is activated. Usable only while Umbar lies in the Shadow "
        "battleground deck.",
    ),
    "haradrim_cavalry": (
        "Haradrim Cavalry",
        "+1 attack on Minas Tirith. Action in reserve (eliminate it): Minas Tirith is activated. Usable only "
        "while Minas Tirith lies in the Free Peoples battleground deck.",
    ),
    "haradrim_mumakil": ("Haradrim Mûmakil", ""),
    "haradrim_regulars": (
        "Haradrim Regulars",
        "Action in reserve (eliminate it): Harad is activated. Usable only while Harad lies in the Shadow "
        "battleground deck.",
    ),
    "the_black_fleet": (
        "The Black Fleet",
        "+1 attack on Pelargir. Action in reserve (eliminate it): Pelargir is activated. Usable only while "
        "Pelargir lies in the Free Peoples battleground deck.",
    ),
    "the_black_serpent": (
        "The Black Serpent",
        "Action in reserve (eliminate it): any Southron battleground is reactivated.",
    ),
    "black_uruks": ("Black Uruks", ""),
    "grond": ("Grond, Hammer of the Underworld", ""),
    "mordor_orcs": ("Mordor Orcs", ""),
    "olog_hai": ("Olog-hai", ""),
    "trolls_of_udun": ("Trolls of Udûn", ""),
    "gorbag_and_shagrat": (
        "Gorbag & Shagrat",
        "When played or moved to the path (cycle 1 from hand), if you like: this card gets 1 path attack, on "
        "Cirith Ungol 2.",
    ),
    "grishnakh": ("Grishnákh", "Action on the path (eliminate it): 1 corruption is added."),
    "mouth_of_sauron": (
        "Mouth of Sauron",
        "Paths are closed to it while any Shadow battleground is active. In reserve: each draw step brings its "
        "player one card more.",
    ),
    "the_beguiler": ("The Beguiler", "Action in reserve (cycle it): every Free Peoples seat has to cycle 1 from hand."),
    "the_black_easterling": ("The Black Easterling", "When played: its player draws 1. +1 defence on Dol Guldur."),
    "the_commander": ("The Commander", "Action in reserve (cycle it): every Shadow seat draws 1."),
    "the_destroyer": ("The Destroyer", "Action in reserve (cycle it): an active battleground gets 1 attack."),
    "the_hunter": ("The Hunter", "Action in reserve (cycle it): the active path gets 1 path attack."),
    "the_lidless_eye": (
        "The Lidless Eye",
        "Paths are closed to it while any Shadow battleground is active. When played: every Shadow seat draws 1. "
        "In reserve: the carryover limit of its player goes up by 1.",
    ),
    "the_messenger": (
        "The Messenger",
        "Action in reserve (cycle it): one Nazgûl character is fetched out of the cycle pile into hand.",
    ),
    "the_reaver": ("The Reaver", "Action in reserve (cycle it): every Free Peoples seat has to forsake 1."),
    "the_warrior": ("The Warrior", "Action in reserve (cycle it): an active battleground gets 1 defence."),
    "the_witch_king": (
        "The Witch-king",
        "In reserve: each draw step brings its player one card more. Forsaken off the deck: it is cycled, not "
        "eliminated.",
    ),
    "black_breath": (
        "Black Breath",
        "Action on a location (cycle it with its wielder and all items): 1 corruption is added.",
    ),
    "black_riders_mount": (
        "Black Rider's Mount",
        "Played on a wielder in reserve, if you like: the wielder, even one played this round, is moved to the "
        "active path at once.",
    ),
    "fell_beast": (
        "Fell Beast",
        "Played on a wielder in reserve, if you like: the wielder, even one played this round, is moved to an "
        "active battleground at once.",
    ),
    "morgul_blade": ("Morgul Blade", "Action on the path (eliminate it): 1 corruption is added."),
    "nazguls_mantle": (
        "Nazgûl's Mantle",
        "Wielder eliminated in combat: the wielder is cycled with everything it wields, this card included.",
    ),
    "the_black_captain": (
        "The Black Captain",
        "Needs the Witch-king in reserve. Any Mordor battleground is activated or reactivated; the Witch-king, "
        "even if played this round, may be moved there.",
    ),
    "the_day_without_dawn": (
        "The Day Without Dawn",
        "7 are drawn apart from the hand and one of them is eliminated; up to two armies of them may be played, "
        "the others are cycled.",
    ),
    "the_ringwraiths_are_abroad": (
        "The Ringwraiths Are Abroad",
        "7 are drawn apart from the hand and one of them is eliminated; up to two Nazgûl characters of them may "
        "be played, the others are cycled.",
    ),
}
"""By id: the name, and what the card says."""

LOCATIONS: Final[dict[str, tuple[str, str]]] = {
    "dol_amroth": ("Dol Amroth", "The holder of the Dúnedain faction may forsake 1 in order to draw 1."),
    "edoras": (
        "Edoras",
        "Helm's Deep comes into play as well, provided that it still lies in the Free Peoples battleground deck.",
    ),
    "helms_deep": (
        "Helm's Deep",
        "The holder of the Rohan faction draws 5 apart from the hand, may play one of them, an army or a "
        "character, to Helm's Deep, and cycles the others.",
    ),
    "lorien": (
        "Lórien",
        "Dol Guldur comes into play as well: out of the Shadow battleground deck, or else out of a scoring area.",
    ),
    "minas_tirith": ("Minas Tirith", "The holder of the Dúnedain faction may forsake 1 in order to draw 3."),
    "pelargir": ("Pelargir", "The holder of the Dúnedain faction may forsake 1 in order to draw 1."),
    "rivendell": ("Rivendell", "The holder of the Elf faction draws 1 and afterwards cycles 1 from hand."),
    "dol_guldur": (
        "Dol Guldur",
        "Lórien comes into play as well: out of the Free Peoples battleground deck, or else out of a scoring area.",
    ),
    "harad": ("Harad", "Every Shadow seat draws 1."),
    "minas_morgul": (
        "Minas Morgul",
        "The holder of the Mordor faction draws 5 apart from the hand, may play one Nazgûl of them to the "
        "reserve, and cycles the others.",
    ),
    "morannon": (
        "Morannon",
        "The holder of the Mordor faction draws 5 apart from the hand, may play one army of them, and cycles the "
        "others.",
    ),
    "moria": ("Moria", "The holder of the Monstrous faction draws 2."),
    "orthanc": (
        "Orthanc",
        "The holder of the Isengard faction may fetch Saruman into hand out of the draw deck or the cycle pile; "
        "in any case that seat then recycles its cycle pile.",
    ),
    "umbar": ("Umbar", "Every Shadow seat draws 1."),
    "bag_end": ("Bag End", "The holder of the Hobbit faction draws 2."),
    "bucklebury_ferry": ("Bucklebury Ferry", "The holders of the Mordor and the Hobbit faction draw 1 each."),
    "gildors_encampment": (
        "Gildor's Encampment",
        "The holder of the Elf faction draws 1 and afterwards cycles 1 from hand.",
    ),
    "inn_of_the_prancing_pony": ("Inn of the Prancing Pony", "Every Shadow seat draws 2."),
    "the_old_forest": ("The Old Forest", "Every Free Peoples seat has to forsake 1."),
    "weathertop": ("Weathertop", "The holder of the Mordor faction draws 2."),
    "fords_of_bruinen": ("Fords of Bruinen", "Every Free Peoples seat has to forsake 1 and afterwards draws 3."),
    "imladris": ("Imladris", "The holder of the Elf faction draws 2."),
    "the_council_of_elrond": ("The Council of Elrond", "Every Free Peoples seat draws 1."),
    "caradhras": ("Caradhras", "Every Free Peoples seat has to forsake 1."),
    "khazad_dum": ("Khazad-dûm", "The holder of the Monstrous faction draws 2."),
    "the_doors_of_durin": (
        "The Doors of Durin",
        "The holder of the Monstrous faction may forsake 1 in order to put 1 path attack on this path.",
    ),
    "dimrill_dale": ("Dimrill Dale", "Every Shadow seat has to cycle 2 from hand."),
    "egladil": ("Egladil", "Every Free Peoples seat draws 2 and afterwards cycles 1 from hand."),
    "lothlorien": ("Lothlórien", "The holder of the Elf faction draws 1 and afterwards cycles 1 from hand."),
    "amon_hen": ("Amon Hen", "The holder of the Mordor faction draws 1 and afterwards cycles 1 from hand."),
    "dead_marshes": ("Dead Marshes", "The holder of the Monstrous faction draws 2."),
    "emyn_muil": ("Emyn Muil", "Every Free Peoples seat has to forsake 1."),
    "henneth_annun": ("Henneth Annûn", "The holder of the Dúnedain faction draws 1."),
    "osgiliath": ("Osgiliath", "The holder of the Dúnedain faction may forsake 1 in order to draw 3."),
    "the_cross_roads": ("The Cross-roads", "Every Free Peoples seat draws 1."),
    "cirith_ungol": (
        "Cirith Ungol",
        "The holder of the Mordor faction draws 5 apart from the hand, may play one army of them, and cycles the "
        "others.",
    ),
    "morgul_vale": (
        "Morgul Vale",
        "The holder of the Mordor faction draws 5 apart from the hand, may play one Nazgûl character of them, and "
        "cycles the others.",
    ),
    "shelobs_lair": ("Shelob's Lair", "The holder of the Monstrous faction draws 2."),
    "cracks_of_doom": ("Cracks of Doom", "The holder of the Monstrous faction draws 2."),
    "morgai": ("Morgai", "This path itself gets 1 path attack."),
    "orodruin": ("Orodruin", "The holder of the Mordor faction draws 2."),
}
"""By id: the name, and what happens when the location is activated."""
