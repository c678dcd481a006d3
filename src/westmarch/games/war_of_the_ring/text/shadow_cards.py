"""The Event halves of the Shadow's cards in English, in our own words."""

from typing import Final

SHADOW_CARDS: Final[dict[str, tuple[str, str]]] = {
    "shelobs_lair": (
        "Shelob's Lair",
        "A Hunt tile with Stop, its damage the roll of a die, is in play: it joins the Hunt Pool once the Fellowship "
        "is on the Mordor Track.",
    ),
    "the_ring_is_mine": (
        "The Ring Is Mine!",
        "A Hunt tile with Eye, Reveal and Stop is in play: it joins the Hunt Pool once the Fellowship is on the "
        "Mordor Track.",
    ),
    "on_on_they_went": (
        "On, On They Went",
        "A Hunt tile with damage 3 and Stop is in play: it joins the Hunt Pool once the Fellowship is on the Mordor "
        "Track.",
    ),
    "give_it_to_uss": (
        "Give It to Uss!",
        "A Hunt tile with damage 1, Reveal and Stop is in play: it joins the Hunt Pool once the Fellowship is on the "
        "Mordor Track.",
    ),
    "orc_patrol": (
        "Orc Patrol",
        "Only if the Ring-bearers are not in a region with a Free Peoples settlement. Draw a Hunt tile; an Eye or a "
        "Fellowship tile does nothing.",
    ),
    "isildurs_bane": (
        "Isildur's Bane",
        "Only if the Ring-bearers are not in a region with a Free Peoples settlement. Draw a Hunt tile; an Eye or a "
        "Fellowship tile does nothing. Nothing may lower its damage: all of it becomes Corruption.",
    ),
    "foul_thing_from_the_deep": (
        "Foul Thing from the Deep",
        "Only if the Ring-bearers are not in a region with a Free Peoples settlement. Draw a Hunt tile; an Eye or a "
        "Fellowship tile does nothing. If damage is left, a Companion drawn at random must be taken as a casualty.",
    ),
    "candles_of_corpses": (
        "Candles of Corpses",
        "Only if the Ring-bearers are not in a region with a Free Peoples settlement. Roll 3 dice: each 4 or more "
        "adds 1 Corruption; with Gollum as Guide only a 6.",
    ),
    "nazgul_search": (
        "Nazgûl Search",
        "Only if the Fellowship's Progress is 1 or more. Nazgûl fly freely. If one is then with the Ring-bearers, the "
        "Fellowship is revealed.",
    ),
    "cruel_weather": (
        "Cruel Weather",
        "Only if the Fellowship's Progress is 1 or more. Shift the Ring-bearers' figure to an adjacent region.",
    ),
    "the_nazgul_strike": (
        "The Nazgûl Strike!",
        "Only if the Fellowship's Progress is 1 or more. Nazgûl fly freely. If one is then with the Ring-bearers, "
        "discard a Character card of the Free Peoples from the table, or roll for the Hunt.",
    ),
    "morgul_wound": (
        "Morgul Wound",
        "Only if the Fellowship is revealed. Add 2 Corruption if there are 3 or fewer, otherwise 1.",
    ),
    "lure_of_the_ring": (
        "Lure of the Ring",
        "Only if the Fellowship is revealed. A Companion is drawn at random: the Free Peoples eliminate him or add "
        "his Level in Corruption. With Gollum as Guide add 1 Corruption instead.",
    ),
    "the_breaking_of_the_fellowship": (
        "The Breaking of the Fellowship",
        "Only if the Fellowship is revealed. Draw a Hunt tile; an Eye or a Fellowship tile does nothing. As many "
        "Companions as its number must leave; they stay where the Ring-bearers are. With Gollum as Guide add 1 "
        "Corruption instead.",
    ),
    "worn_with_sorrow_and_toil": (
        "Worn with Sorrow and Toil",
        "Stays on the table. Whenever a Companion falls to the Hunt, you may have a Character card of the Free "
        "Peoples discarded: one at random from hand, or one from the table. Discarded when the Fellowship is declared "
        "in a City or Stronghold of the Free Peoples.",
    ),
    "flocks_of_crebain": (
        "Flocks of Crebain",
        "Stays on the table. Once, before a Hunt roll, discard it: +1 to every die of the roll. Discarded when the "
        "Fellowship is declared in a City or Stronghold of the Free Peoples.",
    ),
    "balrog_of_moria": (
        "Balrog of Moria",
        "Stays on the table. Once, discard it: when the Fellowship, declared or revealed, has passed Moria, draw a "
        "Hunt tile (an Eye does nothing); or use it in a battle as a Combat card.",
    ),
    "the_lidless_eye": (
        "The Lidless Eye",
        "Turn up to 3 of your unused dice into Eyes and put them into the Hunt Box.",
    ),
    "dreadful_spells": (
        "Dreadful Spells",
        "Only if a Shadow Army with Nazgûl is with or next to an Army of the Free Peoples. Roll as many dice as it "
        "has Nazgûl (5 at most): each 5 or 6 is a hit on that Army.",
    ),
    "grond_hammer_of_the_underworld": (
        "Grond, Hammer of the Underworld",
        "Only if the Witch-king is with an Army that besieges a Stronghold. It attacks, for three rounds instead of "
        "one. Without a Companion in the battle the Free Peoples use no Combat card in the first round.",
    ),
    "the_palantir_of_orthanc": (
        "The Palantír of Orthanc",
        "Only with Saruman in play. Stays on the table: after each Event card played with an Event die, draw a card "
        "from either deck. The Free Peoples can end it with a Will of the West, or with any die and an Elven Ring. "
        "Discarded when Saruman falls.",
    ),
    "wormtongue": (
        "Wormtongue",
        "Only with Saruman in play. Stays on the table: Rohan becomes active only through a Companion, through the "
        "Fellowship declared in Edoras or Helm's Deep, or through an attack there. Discarded when Rohan becomes "
        "active or Saruman falls.",
    ),
    "the_ringwraiths_are_abroad": (
        "The Ringwraiths Are Abroad",
        "Nazgûl fly freely. Then move up to two Armies with a Nazgûl, or attack with one.",
    ),
    "the_black_captain_commands": (
        "The Black Captain Commands",
        "Only with the Witch-king in play. Recruit 2 Nazgûl where he is, or let Nazgûl fly freely. Then an Army with "
        "the Witch-king may move or attack.",
    ),
    "return_to_valinor": (
        "Return to Valinor",
        "Only if you control an Elven Stronghold. For each Elven Stronghold that is not besieged roll as many dice as "
        "Elven units stand there (5 at most): each 6 is a hit on them.",
    ),
    "the_fighting_uruk_hai": (
        "The Fighting Uruk-hai",
        "Only with Saruman in play and an Army with Isengard units besieging a Stronghold. It attacks, for three "
        "rounds instead of one. Without a Companion in the battle the Free Peoples use no Combat card in the first "
        "round.",
    ),
    "denethors_folly": (
        "Denethor's Folly",
        "Only if Minas Tirith is besieged. A Leader there, of your choice, is eliminated. Stays on the table: the "
        "Free Peoples use no Combat cards in Minas Tirith. They can end it with a Will of the West, or any die if "
        "Gandalf or Aragorn is there. Discarded when the siege ends.",
    ),
    "the_day_without_dawn": (
        "The Day Without Dawn",
        "Only if all three Shadow nations are At War. All unused Will of the West dice are discarded.",
    ),
    "threats_and_promises": (
        "Threats and Promises",
        "Stays on the table: the Free Peoples may not advance a nation with a Muster result (in the English print "
        "only a passive one). Discarded when one advances by an attack or by a Companion's ability.",
    ),
    "stormcrow": (
        "Stormcrow",
        "Choose a Free Peoples nation not yet At War that has the Ring-bearers or a Companion on its soil. It falls "
        "back a step, and its owner eliminates one of its figures.",
    ),
    "shadows_gather": (
        "Shadows Gather",
        "Move a Shadow Army, or part of it, up to three regions; it must end with another Shadow Army.",
    ),
    "the_shadow_lengthens": (
        "The Shadow Lengthens",
        "Move two Shadow Armies, or parts of them, up to two regions each; each must end with another Shadow Army.",
    ),
    "the_shadow_is_moving": (
        "The Shadow Is Moving",
        "Only if all three Shadow nations are At War. Move up to four Shadow Armies one region each.",
    ),
    "corsairs_of_umbar": (
        "Corsairs of Umbar",
        "Only if the Southrons and Easterlings are At War. Move an Army, or part of it, from Umbar to a coastal "
        "region of Gondor. If an enemy Army is there, it attacks and may not cease.",
    ),
    "rage_of_the_dunlendings": (
        "Rage of the Dunlendings",
        "Only if Isengard is At War. Recruit 2 Isengard Regulars in a free region next to North or South Dunland; up "
        "to 4 Isengard units from there may march to it.",
    ),
    "return_of_the_witch_king": (
        "Return of the Witch-king",
        "Only with the Witch-king in play. He flies to Angmar; recruit there 2 Regulars and 1 Elite of Sauron.",
    ),
    "half_orcs_and_goblin_men": (
        "Half-orcs and Goblin-men",
        "Only if Isengard is At War. Recruit one Isengard unit of either kind with any Shadow Army.",
    ),
    "olog_hai": ("Olog-hai", "Only if Sauron is At War. Recruit one Sauron unit of either kind with any Shadow Army."),
    "hill_trolls": ("Hill-trolls", "Only if Sauron is At War. Exchange two Sauron Regulars anywhere for Elites."),
    "a_new_power_is_rising": (
        "A New Power Is Rising",
        "Only with Saruman in play. Recruit 2 Isengard Regulars each in North and South Dunland, and 2 Isengard units "
        "of either kind in Orthanc.",
    ),
    "many_kings_to_the_service_of_mordor": (
        "Many Kings to the Service of Mordor",
        "Recruit 2 Regulars each in three settlements of the Southrons and Easterlings.",
    ),
    "the_king_is_revealed": (
        "The King Is Revealed",
        "Only with Aragorn in play. Recruit 5 Sauron Regulars and a Nazgûl in Minas Morgul.",
    ),
    "shadows_on_the_misty_mountains": (
        "Shadows on the Misty Mountains",
        "Recruit 2 Sauron units of either kind and a Nazgûl at Mount Gram or in Moria.",
    ),
    "orcs_multiplying_again": (
        "Orcs Multiplying Again",
        "Recruit 3 Sauron Regulars each in Dol Guldur and Mount Gundabad.",
    ),
    "horde_from_the_east": (
        "Horde from the East",
        "Only if the Southrons and Easterlings are At War. Recruit 5 of their Regulars in one free region of theirs "
        "on the eastern edge of the map.",
    ),
    "monsters_roused": (
        "Monsters Roused",
        "Recruit a Sauron Regular each in Angmar, the Ettenmoors and the Weather Hills, and an Elite in the "
        "Trollshaws.",
    ),
    "musterings_of_long_planned_war": (
        "Musterings of Long-planned War",
        "Only if all three Shadow nations are At War. Recruit 5 Southron and Easterling Regulars in Gorgoroth and 5 "
        "Sauron Regulars in Nurn.",
    ),
    "pits_of_mordor": (
        "Pits of Mordor",
        "Only if Sauron is At War. Recruit 2 Sauron Regulars each in three Strongholds of Sauron.",
    ),
}
"""Title and text by id: the Character deck, then the Strategy deck. A test holds them to the catalogue."""
