"""The Combat halves of the cards in English, in our own words."""

from typing import Final

COMBAT_HALVES: Final[dict[str, tuple[str, str]]] = {
    "it_is_a_gift": (
        "It Is a Gift",
        "If the Ring-bearers are where the defender stands: +1 to your Combat roll and Leader re-roll.",
    ),
    "blade_of_westernesse": (
        "Blade of Westernesse",
        "If Meriadoc or Peregrin fights: a hit of your Leader re-roll may eliminate a Minion in the battle instead of "
        "wounding the Army.",
    ),
    "mighty_attack": (
        "Mighty Attack",
        "If a Companion fights: one gives up his Leadership for the round, and a missed die of your Combat roll "
        "becomes a hit.",
    ),
    "servant_of_the_secret_fire": ("Servant of the Secret Fire", "If Gandalf fights: +1 to your Combat roll."),
    "anduril": (
        "Andúril",
        "If Strider or Aragorn fights: he gives up his Leadership for the round; one missed die (with Aragorn up to "
        "two) of your Combat roll becomes a hit.",
    ),
    "heroic_death": (
        "Heroic Death",
        "If a Leader or Companion fights: eliminate a Leader to cancel one hit, or a Companion to cancel as many as "
        "his Level.",
    ),
    "daring_defiance": (
        "Daring Defiance",
        "If a Companion fights: all of them give up their Leadership for the round, and the Shadow's Combat card is "
        "cancelled.",
    ),
    "fateful_strike": (
        "Fateful Strike",
        "If a Leader or Companion fights: a hit of your Leader re-roll also eliminates a Nazgûl; with two hits you "
        "may choose a Minion instead.",
    ),
    "sudden_strike": (
        "Sudden Strike",
        "If a Leader or Companion fights: before the Combat roll an extra attack with as many dice as your Leadership.",
    ),
    "brave_stand": (
        "Brave Stand",
        "If a Companion fights: the Shadow rolls one die fewer for each of them, but at least one.",
    ),
    "ents_rage": ("Ents' Rage", "In Fangorn, Orthanc or Rohan: +2 to your Combat roll."),
    "huorn_dark": ("Huorn-dark", "In Fangorn, Orthanc or Rohan: the Shadow rolls two dice at most."),
    "nameless_wood": (
        "Nameless Wood",
        "In Fangorn, Orthanc or Rohan: if you hit at all this round, score two more hits.",
    ),
    "daylight": ("Daylight", "The Shadow rolls three dice at most."),
    "no_quarter": ("No Quarter", "If you hit at all this round, score one more hit."),
    "advantageous_position": (
        "Advantageous Position",
        "If the defender stands on the soil of a Free Peoples nation: -1 to the Shadow's Combat roll; a 6 still hits.",
    ),
    "scouts": (
        "Scouts",
        "If you defend in the field: before any roll your Army retreats to a free region or into its Stronghold.",
    ),
    "shield_wall": ("Shield-wall", "If the enemy scored two hits or more, one of them is cancelled."),
    "confusion": ("Confusion", "Every 1 in the Shadow's Combat roll is a hit on itself and may not be rolled again."),
    "charge": (
        "Charge",
        "If an Elite fights for you: before the Combat roll an extra attack with one die for each of your Elites.",
    ),
    "valour": ("Valour", "If an Elite fights for you: +1 to your Combat roll."),
    "one_for_the_dark_lord": (
        "One for the Dark Lord",
        "If the Ring-bearers are where the defender stands: +1 to your Combat roll and Leader re-roll.",
    ),
    "cruel_as_death": (
        "Cruel as Death",
        "If the Nazgûl's Leadership is 2 or more: give up two points of it for the round; +1 to your Combat roll.",
    ),
    "they_are_terrible": (
        "They Are Terrible",
        "If the Nazgûl's Leadership is 1 or more: give up one point of it for the round; +1 to your Leader re-roll.",
    ),
    "dread_and_despair": (
        "Dread and Despair",
        "If the Nazgûl's Leadership is 1 or more: give up any number of its points for the round; the Free Peoples "
        "roll that many dice fewer, but at least one.",
    ),
    "foul_stench": (
        "Foul Stench",
        "If the Nazgûl's Leadership is 1 or more and not below that of the Free Peoples: they have no Leader re-roll.",
    ),
    "black_breath": (
        "Black Breath",
        "If a Nazgûl fights: a hit of your Leader re-roll may also eliminate a Leader, or a Companion whose Level is "
        "no higher than those hits.",
    ),
    "words_of_power": (
        "Words of Power",
        "If a Nazgûl fights: choose a Companion in the battle; his Leadership and abilities do not count this round.",
    ),
    "durins_bane": (
        "Durin's Bane",
        "If the defender is in Moria or within two regions of it: before the Combat roll an extra attack with three "
        "dice that hit on 4 or more.",
    ),
    "devilry_of_orthanc": (
        "Devilry of Orthanc",
        "If Isengard units fight and the defender holds a Stronghold: +1 to your Combat roll.",
    ),
    "deadly_strife": ("Deadly Strife", "Both sides: +2 to Combat roll and Leader re-roll."),
    "onslaught": (
        "Onslaught",
        "After the losses you may deal your own Army up to four hits; roll as many dice, and each 4 or more is a hit "
        "on the enemy.",
    ),
    "relentless_assault": (
        "Relentless Assault",
        "Before the Combat roll you may deal your own Army up to two hits: +1 to your Combat roll for each.",
    ),
    "great_host": (
        "Great Host",
        "After the losses: if you have at least twice as many units as the enemy, score one hit.",
    ),
    "mumakil": (
        "Mûmakil",
        "If a Southron and Easterling Elite fights: +1 to your Combat roll, and one more hit if you have scored more "
        "hits than the enemy.",
    ),
    "swarm_of_bats": (
        "Swarm of Bats",
        "The Free Peoples' Combat card is cancelled; if they laid none, +1 to your Leader re-roll.",
    ),
    "we_come_to_kill": (
        "We Come to Kill",
        "If an Elite fights for you: after the losses an extra attack with one die for each of your Elites, hitting "
        "on 5 or more.",
    ),
    "desperate_battle": ("Desperate Battle", "Both sides: +1 to Combat roll and Leader re-roll."),
}
"""Title and text by id; several cards share one. A test holds them to the catalogue."""
