"""What the cards of the Shadow say. Icons, protections and limits stand where `free_peoples` tells."""

from westmarch.games.card_game.cards import FREE, ISENGARD, MORDOR, SARUMAN, SHADOW, SOUTHRON, THE_WITCH_KING
from westmarch.games.card_game.effects.ground import (
    EITHER,
    SAME_NUMBER,
    Activate,
    AddCorruption,
    AddToBattleground,
    AddToPath,
    AddToThis,
    AnyField,
    InReserve,
    OncePerRound,
    ReplacePath,
    ReplaceThisPath,
)
from westmarch.games.card_game.effects.in_play import (
    CycleApart,
    DrawApart,
    EliminateApart,
    FetchOrEliminate,
    KeepApart,
    MayRide,
    PlayApart,
)
from westmarch.games.card_game.effects.language import (
    FROM_CYCLE_PILE,
    Cycle,
    CycleThis,
    CycleWielder,
    Draw,
    Each,
    EliminateThis,
    Fetch,
    Forsake,
    May,
    PayCycle,
)
from westmarch.games.card_game.locations import CARADHRAS, DOL_AMROTH, HARAD, MINAS_TIRITH, PELARGIR, UMBAR
from westmarch.games.card_game.sets import ARMIES, NAZGUL_CHARACTERS, ROHAN_CHARACTERS, SARUMAN_ALONE
from westmarch.games.card_game.state import PALANTIR_USED
from westmarch.games.card_game.steps.activation import OUT_OF_SCORING
from westmarch.games.card_game.texts import card, in_reserve, on_location, on_path

# Isengard
card("grima_wormtongue", action=in_reserve(EliminateThis(), FetchOrEliminate(SARUMAN_ALONE, ROHAN_CHARACTERS)))
card("ugluk", action=on_path(ReplacePath(SAME_NUMBER)))
card(
    "palantir_of_orthanc",
    action=in_reserve(OncePerRound(PALANTIR_USED), DrawApart(3), EliminateApart(), CycleApart(), KeepApart()),
)
card("threats_and_promises", event=(InReserve(SARUMAN), AnyField(ISENGARD, EITHER, SARUMAN)))

# Monsters
card("balrog_of_moria", to_location=(Each(FREE, Forsake(1)),))
card("barrow_wights", action=in_reserve(EliminateThis(), Each(FREE, Forsake(1))))
card("candles_of_corpses", action=in_reserve(EliminateThis(), Each(FREE, Forsake(1))))
card(
    "caradhras_the_cruel",
    played_to_path=(ReplaceThisPath(CARADHRAS),),
    action=in_reserve(EliminateThis(), Each(FREE, Forsake(1))),
)
card("cave_troll", action=in_reserve(EliminateThis(), Each(FREE, Forsake(1))))
card("flocks_of_crebain", action=on_path(ReplacePath(SAME_NUMBER)))
card("gollum", action=on_path(ReplacePath(SAME_NUMBER)))
card("hill_troll", action=in_reserve(EliminateThis(), Each(FREE, Forsake(1))))
card("shelob", to_location=(Each(FREE, Forsake(1)),))

# Southrons
card("coastal_raiders", action=in_reserve(EliminateThis(), Activate(DOL_AMROTH)))
card("corsairs_of_umbar", action=in_reserve(EliminateThis(), Activate(UMBAR)))
card("haradrim_cavalry", action=in_reserve(EliminateThis(), Activate(MINAS_TIRITH)))
card("haradrim_regulars", action=in_reserve(EliminateThis(), Activate(HARAD)))
card("the_black_fleet", action=in_reserve(EliminateThis(), Activate(PELARGIR)))
card("the_black_serpent", action=in_reserve(EliminateThis(), AnyField(SOUTHRON, OUT_OF_SCORING)))

# Mordor
card("gorbag_and_shagrat", to_path=(May(PayCycle(), AddToThis()),))
card("grishnakh", action=on_path(EliminateThis(), AddCorruption(1)))
card("the_beguiler", action=in_reserve(CycleThis(), Each(FREE, Cycle(1))))
card("the_black_easterling", played=(Draw(1),))
card("the_commander", action=in_reserve(CycleThis(), Each(SHADOW, Draw(1))))
card("the_destroyer", action=in_reserve(CycleThis(), AddToBattleground(attack=1)))
card("the_hunter", action=in_reserve(CycleThis(), AddToPath(attack=1)))
card("the_lidless_eye", played=(Each(SHADOW, Draw(1)),))
card("the_messenger", action=in_reserve(CycleThis(), Fetch(NAZGUL_CHARACTERS, FROM_CYCLE_PILE)))  # CARD-RULING-22
card("the_reaver", action=in_reserve(CycleThis(), Each(FREE, Forsake(1))))
card("the_warrior", action=in_reserve(CycleThis(), AddToBattleground(defence=1)))
card("black_breath", action=on_location(CycleWielder(), AddCorruption(1)))
card("black_riders_mount", played_on_reserve_wielder=(MayRide(to_path=True),))
card("fell_beast", played_on_reserve_wielder=(MayRide(to_path=False),))
card("morgul_blade", action=on_path(EliminateThis(), AddCorruption(1)))
card("the_black_captain", event=(InReserve(THE_WITCH_KING), AnyField(MORDOR, EITHER, THE_WITCH_KING)))
card("the_day_without_dawn", event=(DrawApart(7), EliminateApart(), PlayApart(2, ARMIES)))
card("the_ringwraiths_are_abroad", event=(DrawApart(7), EliminateApart(), PlayApart(2, NAZGUL_CHARACTERS)))
