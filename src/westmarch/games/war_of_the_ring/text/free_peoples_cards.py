"""The Event halves of the Free Peoples' cards in English, in our own words."""

from typing import Final

FREE_PEOPLES_CARDS: Final[dict[str, tuple[str, str]]] = {
    "elven_cloaks": (
        "Elven Cloaks",
        "A Hunt tile worth 0 is in play: it joins the Hunt Pool once the Fellowship is on the Mordor Track.",
    ),
    "elven_rope": (
        "Elven Rope",
        "A Hunt tile worth 0 is in play: it joins the Hunt Pool once the Fellowship is on the Mordor Track.",
    ),
    "phial_of_galadriel": (
        "Phial of Galadriel",
        "A Hunt tile that heals 2 Corruption is in play: it joins the Hunt Pool once the Fellowship is on the Mordor "
        "Track.",
    ),
    "smeagol_helps_nice_master": (
        "Sméagol Helps Nice Master",
        "A Hunt tile that heals 1 Corruption is in play: it joins the Hunt Pool once the Fellowship is on the Mordor "
        "Track.",
    ),
    "mithril_coat_and_sting": (
        "Mithril Coat and Sting",
        "Stays on the table. Once, after a Hunt tile was drawn, discard the card: a second tile is drawn and counts "
        "instead; the first goes back.",
    ),
    "axe_and_bow": (
        "Axe and Bow",
        "Only with Gimli or Legolas in the Fellowship. Stays on the table. Once, discard it to lower the Hunt damage "
        "by 1. Discarded when both have left.",
    ),
    "horn_of_gondor": (
        "Horn of Gondor",
        "Only with Boromir in the Fellowship. Stays on the table. Once, discard it to lower the Hunt damage by 1. "
        "Discarded when Boromir leaves.",
    ),
    "wizards_staff": (
        "Wizard's Staff",
        "Only with Gandalf the Grey in the Fellowship. Stays on the table. Once, discard it: a Hunt tile that is "
        "about to be drawn is not drawn. Discarded when Gandalf leaves.",
    ),
    "athelas": ("Athelas", "Roll 3 dice: each 5 or 6 heals 1 Corruption; with Strider as Guide each 3 or more."),
    "there_is_another_way": (
        "There Is Another Way",
        "Heal 1 Corruption. With Gollum as Guide you may then hide the Fellowship or move it one step, Hunt included.",
    ),
    "i_will_go_alone": (
        "I Will Go Alone",
        "Only with a Companion in the Fellowship. Separate a Companion or a group, one region further than usual; "
        "then heal 1 Corruption.",
    ),
    "bilbos_song": ("Bilbo's Song", "Heal 1 Corruption; 2 with Gollum as Guide."),
    "mirror_of_galadriel": (
        "Mirror of Galadriel",
        "Turn an unused Character die of yours into a Will of the West. If the Ring-bearers stand in an unconquered "
        "Lórien, also heal 1 Corruption.",
    ),
    "challenge_of_the_king": (
        "Challenge of the King",
        "Only with Strider or Aragorn in an Army on the soil of Gondor or Rohan. Draw 3 Hunt tiles: those with an Eye "
        "leave the game, the others go back. Three Eyes: all go back and he falls.",
    ),
    "gwaihir_the_windlord": (
        "Gwaihir the Windlord",
        "Separate or move a Companion or a group as if their Level were 4; they may end in a besieged Stronghold.",
    ),
    "we_prove_the_swifter": (
        "We Prove the Swifter",
        "Separate or move a Companion or a group, two regions further than usual; they may end in a besieged "
        "Stronghold.",
    ),
    "there_and_back_again": (
        "There and Back Again",
        "Separate a Companion or a group, one region further than usual. If Gimli or Legolas is then in Dale, Erebor "
        "or the Woodland Realm, Dwarves and North become active, and Dwarves, Elves and North each take a step "
        "towards war.",
    ),
    "the_eagles_are_coming": (
        "The Eagles Are Coming!",
        "Only if an Army with a Companion is with or next to a Shadow Army with Nazgûl. Roll a die for each of them "
        "(5 at most): each 5 or 6 eliminates one; the rest fly to a Stronghold of Sauron that you choose. The "
        "Witch-king is not concerned.",
    ),
    "the_ents_awake_treebeard": (
        "The Ents Awake: Treebeard",
        "Only with Gandalf the White in play and a Companion in Fangorn. Roll 3 dice against the Shadow Army in "
        "Orthanc: each 4 or more is a hit. Saruman left alone there falls. With Gandalf the White in Fangorn or "
        "Rohan, play another Character card at once, without a die.",
    ),
    "the_ents_awake_huorns": (
        "The Ents Awake: Huorns",
        "Only with Gandalf the White in play and a Companion in Fangorn. Roll 3 dice against the Shadow Army in "
        "Orthanc: each 4 or more is a hit. Saruman left alone there falls. With Gandalf the White in Fangorn or "
        "Rohan, play another Character card at once, without a die.",
    ),
    "the_ents_awake_entmoot": (
        "The Ents Awake: Entmoot",
        "Only with Gandalf the White in play and a Companion in Fangorn. Roll 3 dice against the Shadow Army in "
        "Orthanc: each 4 or more is a hit. Saruman left alone there falls. With Gandalf the White in Fangorn or "
        "Rohan, play another Character card at once, without a die.",
    ),
    "dead_men_of_dunharrow": (
        "Dead Men of Dunharrow",
        "Only with Strider or Aragorn on the soil of Rohan. He goes to Erech, Lamedon or Pelargir, with any "
        "Companions beside him. A Shadow Army there takes as many hits as a die shows and must retreat. Then recruit "
        "up to 3 Gondor Regulars there.",
    ),
    "house_of_the_stewards": (
        "House of the Stewards",
        "Only with Boromir on the soil of Gondor. Recruit one Gondor unit of either kind where he stands, then draw 2 "
        "Strategy cards.",
    ),
    "the_grey_company": (
        "The Grey Company",
        "Only with Strider or Aragorn in an Army. Exchange one Regular of that Army for an Elite of its nation, then "
        "draw 2 Strategy cards.",
    ),
    "the_last_battle": (
        "The Last Battle",
        "Only with Aragorn in an Army outside the Free Peoples' nations. Stays on the table: dice that move the "
        "Fellowship do not go to the Hunt Box. Discarded when the Fellowship is declared or revealed.",
    ),
    "a_power_too_great": (
        "A Power Too Great",
        "Elves: a step towards war. Stays on the table: the Shadow may neither move an Army into Lórien, Rivendell or "
        "the Grey Havens nor attack there. The Shadow can break it with any die and an Army and a Character card from "
        "hand.",
    ),
    "the_power_of_tom_bombadil": (
        "The Power of Tom Bombadil",
        "The North: a step towards war. Stays on the table: the Shadow may neither move an Army into the Old Forest, "
        "the Shire or Buckland nor attack there. The Shadow can break it with any die and an Army and a Character "
        "card from hand.",
    ),
    "book_of_mazarbul": (
        "Book of Mazarbul",
        "Move any Companions on the map. If one is then in Erebor or Ered Luin, the Dwarves become active and go At "
        "War at once.",
    ),
    "the_spirit_of_mordor": (
        "The Spirit of Mordor",
        "Choose a Shadow Army with units of two or more nations and roll 5 dice: each 5 or 6 is a hit on it.",
    ),
    "faramirs_rangers": (
        "Faramir's Rangers",
        "Choose a Shadow Army in Osgiliath, North or South Ithilien and roll 3 dice: each 5 or 6 is a hit. If your "
        "Army holds Osgiliath, recruit there one Gondor unit of either kind and a Leader.",
    ),
    "fear_fire_foes": (
        "Fear! Fire! Foes!",
        "Move any Companions on the map. If one is then in the Shire or Bree, the North becomes active and goes At "
        "War at once.",
    ),
    "wisdom_of_elrond": (
        "Wisdom of Elrond",
        "Choose a Free Peoples nation: it becomes active and takes a step towards war.",
    ),
    "the_red_arrow": (
        "The Red Arrow",
        "Only if Gondor is active. Rohan takes a step towards war; recruit in Edoras one Rohan unit of either kind "
        "and a Leader.",
    ),
    "help_unlooked_for": (
        "Help Unlooked For",
        "With an Army next to it, attack a Shadow Army that besieges a Stronghold. In this battle it rolls one die "
        "fewer for each unit in the Stronghold, but at least one.",
    ),
    "paths_of_the_woses": (
        "Paths of the Woses",
        "Only if Rohan is At War. An Army, or part of it, goes from a region of Rohan straight to Minas Tirith, or "
        "next to it if the city is besieged or lost.",
    ),
    "through_a_day_and_a_night": (
        "Through a Day and a Night",
        "Only with a Companion in an Army. Move that Army, or part of it with the Companion, up to two regions.",
    ),
    "cirdans_ships": (
        "Círdan's Ships",
        "Only if the Elves are At War. Recruit 2 Elven units of either kind in a coastal region with an Army of yours.",
    ),
    "guards_of_the_citadel": (
        "Guards of the Citadel",
        "Recruit in Minas Tirith one Gondor unit of either kind and a Leader.",
    ),
    "celeborns_galadhrim": (
        "Celeborn's Galadhrim",
        "Recruit in Lórien one Elven unit of either kind, then draw a Strategy card.",
    ),
    "riders_of_theoden": (
        "Riders of Théoden",
        "Recruit one Rohan unit of either kind and a Leader in Edoras, or in a region of Rohan with a Companion.",
    ),
    "grimbeorn_the_old_son_of_beorn": (
        "Grimbeorn the Old, Son of Beorn",
        "Recruit at the Carrock one North unit of either kind and a Leader.",
    ),
    "imrahil_of_dol_amroth": (
        "Imrahil of Dol Amroth",
        "Recruit in Dol Amroth one Gondor unit of either kind and a Leader.",
    ),
    "king_brands_men": ("King Brand's Men", "Recruit 2 North Regulars in Dale, then draw a Strategy card."),
    "swords_in_eriador": (
        "Swords in Eriador",
        "Recruit a North unit in the Shire and a Dwarven unit in Ered Luin, each of either kind, then draw a Strategy "
        "card.",
    ),
    "kindred_of_glorfindel": (
        "Kindred of Glorfindel",
        "Recruit in Rivendell one Elven unit of either kind, then draw a Strategy card.",
    ),
    "dain_ironfoots_guard": (
        "Dáin Ironfoot's Guard",
        "Recruit in Erebor one Dwarven unit of either kind and a Leader.",
    ),
    "eomer_son_of_eomund": (
        "Éomer, Son of Éomund",
        "Recruit one Rohan unit of either kind and a Leader in a free settlement of Rohan.",
    ),
    "thranduils_archers": (
        "Thranduil's Archers",
        "Recruit in the Woodland Realm one Elven unit of either kind, then draw a Strategy card.",
    ),
}
"""Title and text by id: the Character deck, then the Strategy deck. A test holds them to the catalogue."""
