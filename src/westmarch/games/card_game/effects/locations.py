"""What the locations say when they are activated. CARD-LOC, CARD-LOCATION-02"""

from westmarch.games.card_game.cards import DUNEDAIN, ELF, FREE, HOBBIT, ISENGARD, MONSTROUS, MORDOR, ROHAN, SHADOW
from westmarch.games.card_game.effects.ground import (
    Activate,
    ActivateOrReactivate,
    AddToPath,
)
from westmarch.games.card_game.effects.in_play import DrawApart, PlayApart
from westmarch.games.card_game.effects.language import (
    FROM_CYCLE_PILE,
    FROM_DECK,
    Cycle,
    Draw,
    Each,
    Forsake,
    Holder,
    Holders,
    May,
    MayFetch,
    PayForsake,
    Recycle,
)
from westmarch.games.card_game.locations import DOL_GULDUR, HELMS_DEEP, LORIEN
from westmarch.games.card_game.sets import ARMIES, ARMIES_AND_CHARACTERS, NAZGUL_CHARACTERS, SARUMAN_ALONE
from westmarch.games.card_game.state import FIELD, RESERVE
from westmarch.games.card_game.texts import location

# Battlegrounds of the Free Peoples
location("dol_amroth", Holder(DUNEDAIN, May(PayForsake(1), Draw(1))))  # CARD-LOC-07
location("edoras", Activate(HELMS_DEEP))  # CARD-LOC-02
location("helms_deep", Holder(ROHAN, DrawApart(5), PlayApart(1, ARMIES_AND_CHARACTERS, only=FIELD + HELMS_DEEP)))
location("lorien", ActivateOrReactivate(DOL_GULDUR))  # CARD-LOC-01
location("minas_tirith", Holder(DUNEDAIN, May(PayForsake(1), Draw(3))))
location("pelargir", Holder(DUNEDAIN, May(PayForsake(1), Draw(1))))
location("rivendell", Holder(ELF, Draw(1), Cycle(1)))

# Battlegrounds of the Shadow
location("dol_guldur", ActivateOrReactivate(LORIEN))
location("harad", Each(SHADOW, Draw(1)))
location("minas_morgul", Holder(MORDOR, DrawApart(5), PlayApart(1, NAZGUL_CHARACTERS, only=RESERVE)))
location("morannon", Holder(MORDOR, DrawApart(5), PlayApart(1, ARMIES)))  # CARD-LOC-05
location("moria", Holder(MONSTROUS, Draw(2)))
location("orthanc", Holder(ISENGARD, MayFetch(SARUMAN_ALONE, FROM_DECK | FROM_CYCLE_PILE), Recycle()))
location("umbar", Each(SHADOW, Draw(1)))

# Paths 1 to 3
location("bag_end", Holder(HOBBIT, Draw(2)))
location("bucklebury_ferry", Holders(MORDOR, HOBBIT, Draw(1)))  # CARD-LOC-10
location("gildors_encampment", Holder(ELF, Draw(1), Cycle(1)))
location("inn_of_the_prancing_pony", Each(SHADOW, Draw(2)))
location("the_old_forest", Each(FREE, Forsake(1)))
location("weathertop", Holder(MORDOR, Draw(2)))
location("fords_of_bruinen", Each(FREE, Forsake(1), Draw(3)))
location("imladris", Holder(ELF, Draw(2)))
location("the_council_of_elrond", Each(FREE, Draw(1)))

# Paths 4 to 6
location("caradhras", Each(FREE, Forsake(1)))
location("khazad_dum", Holder(MONSTROUS, Draw(2)))
location("the_doors_of_durin", Holder(MONSTROUS, May(PayForsake(1), AddToPath(attack=1))))  # CARD-LOC-09
location("dimrill_dale", Each(SHADOW, Cycle(2)))  # CARD-LOC-08
location("egladil", Each(FREE, Draw(2), Cycle(1)))
location("lothlorien", Holder(ELF, Draw(1), Cycle(1)))
location("amon_hen", Holder(MORDOR, Draw(1), Cycle(1)))
location("dead_marshes", Holder(MONSTROUS, Draw(2)))
location("emyn_muil", Each(FREE, Forsake(1)))

# Paths 7 to 9
location("henneth_annun", Holder(DUNEDAIN, Draw(1)))
location("osgiliath", Holder(DUNEDAIN, May(PayForsake(1), Draw(3))))
location("the_cross_roads", Each(FREE, Draw(1)))
location("cirith_ungol", Holder(MORDOR, DrawApart(5), PlayApart(1, ARMIES)))
location("morgul_vale", Holder(MORDOR, DrawApart(5), PlayApart(1, NAZGUL_CHARACTERS)))
location("shelobs_lair", Holder(MONSTROUS, Draw(2)))
location("cracks_of_doom", Holder(MONSTROUS, Draw(2)))
location("morgai", AddToPath(attack=1))
location("orodruin", Holder(MORDOR, Draw(2)))
