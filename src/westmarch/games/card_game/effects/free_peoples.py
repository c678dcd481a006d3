"""What the cards of the Free Peoples say.

Icons that depend on the place are counted in `icons`, texts that replace an elimination in `piles`, and what opens or
closes a place, or raises the carryover limit, in `legality`; the draw step counts the cards that add to it.
"""

from westmarch.games.card_game.cards import (
    ARAGORN,
    DUNEDAIN,
    FREE,
    GANDALF_THE_GREY,
    HOBBIT,
    ISENGARD,
    MORDOR,
    SHADOW,
    STRIDER,
)
from westmarch.games.card_game.effects.ground import (
    EITHER,
    NEXT_NUMBER,
    SAME_NUMBER,
    AddToBattleground,
    AddToPath,
    AnyField,
    ForTheRound,
    MayReplacePath,
    NeedsNewPath,
    PayCorruption,
    RemoveCorruption,
    ReplacePath,
    WielderRested,
)
from westmarch.games.card_game.effects.in_play import DrawApart, Eliminate, MayEliminate, PlayApart, RideToRuin
from westmarch.games.card_game.effects.language import (
    FROM_CYCLE_PILE,
    FROM_DECK,
    Cycle,
    CycleThis,
    Draw,
    DrawMoreIfInPlay,
    Each,
    EliminateThis,
    Fetch,
    Forsake,
    Holder,
    May,
    MayFetch,
    PayCycle,
    PayForsake,
    RemoveFromGame,
)
from westmarch.games.card_game.sets import (
    HOBBIT_CHARACTERS,
    ISENGARD_ARMIES,
    NAZGUL_CHARACTERS,
    ROHAN_ARMIES,
    ROHAN_CARDS,
)
from westmarch.games.card_game.state import RED_ARROW, THREE_HUNTERS
from westmarch.games.card_game.texts import card, in_play, in_reserve, on_path

# Dúnedain
card("aragorn", played=(RemoveFromGame(STRIDER),))
card("boromir", played=(Draw(1),), to_path=(Forsake(1),))
card("denethor", action=in_reserve(PayForsake(1), Fetch("boromir faramir", FROM_DECK)))  # CARD-RULING-26
card("faramir", to_path=(MayReplacePath(number=7),))
card("halbarad", action=in_reserve(CycleThis(), Fetch("strider aragorn", FROM_DECK)))
card("prince_imrahil", played=(May(PayCycle(), Fetch("knights_of_dol_amroth", FROM_DECK)),))
card("strider", action=on_path(ReplacePath(NEXT_NUMBER)))  # CARD-RULING-11
card("anduril", action=in_reserve(AnyField(DUNEDAIN, EITHER, must=True)))
card("paths_of_the_dead", event=(Forsake(2), DrawMoreIfInPlay(4, 5, STRIDER, ARAGORN)))
card("the_red_arrow", event=(ForTheRound(RED_ARROW, "CARD-RULING-33"),))
card("the_three_hunters", event=(ForTheRound(THREE_HUNTERS, "CARD-RULING-34"),))

# Elves
card("arwen", played=(Draw(1),))
card("elrond", played=(Draw(1),))
card("galadriel", played=(Draw(1),))
card("legolas", played=(MayFetch("bow_of_the_galadhrim", FROM_DECK),))
card("lembas", action=on_path(EliminateThis(), RemoveCorruption(), used_by=HOBBIT))
card("nenya", action=in_reserve(CycleThis(), AddToBattleground(defence=1, or_path=True)))
card("vilya", action=in_reserve(CycleThis(), Each(FREE, Draw(1))))

# Dwarves
card("gimli", played=(MayFetch("dwarven_axe", FROM_CYCLE_PILE),))

# Hobbits
card("bilbo_baggins", action=in_reserve(CycleThis(), Draw(2)))
card("fatty_bolger", action=in_reserve(EliminateThis(), Draw(3)))
card("sam_gamgee", action=in_reserve(CycleThis(), AddToPath(defence=1)))
card("herbs_and_stewed_rabbit", action=in_play(EliminateThis(), Fetch(HOBBIT_CHARACTERS, FROM_CYCLE_PILE), Draw(1)))
card("there_is_another_way", event=(NeedsNewPath(SAME_NUMBER), AddToPath(defence=1)))

# Rohan
card("eomer", played=(DrawApart(5), PlayApart(1, ROHAN_ARMIES)))
card(
    "eowyn",
    played_to_battleground=(MayEliminate(NAZGUL_CHARACTERS),),
    played_to_reserve=(MayFetch("merry_brandybuck pippin_took", FROM_CYCLE_PILE),),
)
card("theoden", played=(DrawApart(5), PlayApart(1, ROHAN_CARDS)))
card("shadowfax", action=in_reserve(WielderRested(), AnyField(-1, EITHER, must=True)))
card("death_ride_ride_to_ruin", event=(RideToRuin(MORDOR),))

# Wizards
card("gandalf_the_grey", action=on_path(ReplacePath(NEXT_NUMBER)))
card("gandalf_the_white", played=(RemoveFromGame(GANDALF_THE_GREY),))
card(
    "gwaihir_the_windlord", action=in_reserve(CycleThis(), Fetch("gandalf_the_grey gandalf_the_white", FROM_CYCLE_PILE))
)
card("smeagol", action=on_path(PayCorruption(1), ReplacePath(NEXT_NUMBER)))
card("treebeard", to_battleground=(Holder(ISENGARD, Eliminate(ISENGARD_ARMIES)),))
card("narya", action=in_reserve(CycleThis(), Each(SHADOW, Cycle(1))))
