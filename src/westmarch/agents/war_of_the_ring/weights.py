"""What things are worth, in actions, and how readily something is done: the numbers that the rules of thumb go by.

`usual` has those of experience. Others that win more often were found by games (see `learned`); a player is given one
set or another, and is otherwise the same.
"""

from typing import Final

from westmarch.agents.war_of_the_ring.roads import STEPS
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES, SHADOW

FARTHEST: Final = 30
"""No two regions are so many steps apart."""


class Weights:
    """The numbers that one side's player goes by."""

    def __init__(self, side: int) -> None:
        self.side = side

        # --- dice and Rings (acts) ------------------------------------------------------------------------------------

        # What it is worth to keep a die that can do more.
        self.keep_character = 0.15
        self.keep_army = 0.1
        self.keep_muster = 0.1
        self.keep_event = 0.1
        self.keep_muster_army = 0.25
        self.keep_will = 0.6
        # What an Elven Ring is worth; the Free Peoples' ones go to the Shadow.
        self.ring_price = (2.0, 1.3)[side]
        self.ring_margin = 1.0
        # What it is worth to hide a revealed Fellowship: nothing else lets it go on.
        self.hiding = 2.6
        # With nothing better to do than that it is as well to let the enemy go first.
        self.idle_die = 0.3
        # How much each kind of act counts beside the others.
        self.of_playing = 1.0
        self.of_drawing = 1.0
        self.of_attacking = 1.0
        self.of_mustering = 1.0
        self.of_diplomacy = 1.0
        self.of_voice = 1.0
        self.of_flying = 1.0
        self.of_separating = 1.0
        self.of_riding = 1.0

        # --- battles --------------------------------------------------------------------------------------------------

        # How much of its worth in the hand a card must bring in a battle.
        self.card_price = 0.4
        self.card_weight = 0.35
        self.card_stakes = 0.09
        # An attacker with no better outlook is met before the walls.
        self.weak = 0.25
        # The attacker's outlook with which a battle is given up, and with which a walled place gives it up.
        self.despair = (0.6, 0.75)[side]
        self.stubborn = 0.75
        # The outlook with which an attack is pressed.
        self.bold = (0.55, 0.45)[side]
        # What another round before the walls must bring.
        self.worth_an_elite = 0.35

        # --- Companions -----------------------------------------------------------------------------------------------

        # What it is worth that Strider gets to where he is crowned; that a nation is roused; that somebody guards.
        self.crowned = 3.6
        self.roused = 1.1
        self.roused_danger = 0.06
        self.guarding = 0.2
        self.guarding_danger = 0.07
        # What the Fellowship loses with each who leaves it.
        self.leaving = 1.0

        # --- cards ----------------------------------------------------------------------------------------------------

        # What a card to come is worth.
        self.kept = 0.9
        self.hand_base = 0.35
        self.hand_play = 0.6

        # --- the Hunt and the way -------------------------------------------------------------------------------------

        # What a step away from Mordor costs who is in a hurry; the haste with which Mordor is entered.
        self.detour = 1.9
        self.unhurried = 0.28
        self.mordor_base = 3.0
        self.mordor_hurry = 9.0
        # What a casualty is worth.
        self.casualty = 0.6
        self.casualty_hurry = 0.5
        self.shield = 0.75
        self.random_casualty = 1.6
        # The dice for the Hunt.
        self.hunters = 1.0
        self.hunters_many = 1.0
        self.hunters_corruption = 1.0
        self.hunters_mordor = 1.0
        self.hunters_last = 1.0
        self.hunters_revealed = 1.0
        self.hunters_near = 1.0

        # --- marches and musters --------------------------------------------------------------------------------------

        # How much a march counts beside other acts, and the second Army of a die beside the first.
        self.eager = 1.5
        self.second = 0.6
        self.idle = 0.12
        # What a fresh Regular is worth wherever he stands, and an Elite beside him.
        self.fresh = (0.45, 0.35)[side]
        self.fresh_elite = 1.9
        self.fresh_nazgul = 0.75
        # A character who gives a die every turn.
        self.saruman = 4.5
        self.witch_king = 4.8
        self.mouth = 3.8
        self.aragorn = 4.5
        self.gandalf = 4.6
        self.aging = 0.25
        # A step of a nation towards war.
        self.stir = (0.45, 3.2)[side]
        self.stir_danger = 0.09
        self.stir_whole = 0.04
        self.stir_last = 1.5
        self.stir_far = 0.75
        self.stir_isengard = 3.4
        self.stir_southrons = 1.6

        # --- Nazgûl ---------------------------------------------------------------------------------------------------

        self.watch = 0.8
        self.leading = 0.2
        self.first_leader = 1.6
        self.captain = 1.4
        self.restless = 0.1

        # --- the plan -------------------------------------------------------------------------------------------------

        # The Shadow: the Hunt and the war.
        self.plan_hunt = 0.7
        self.plan_hunt_corruption = 0.9
        self.plan_hunt_pressing = 0.8
        self.plan_hunt_points = 0.5
        self.plan_war = 0.9
        self.plan_war_points = 0.8
        self.plan_war_pressing = 0.3
        # The Free Peoples: the war and the Ring.
        self.plan_conquest = 0.7
        self.plan_conquest_points = 0.8
        self.plan_conquest_reach = 0.04
        self.plan_ring = 1.0
        self.plan_ring_points = 0.5

        # --- the quest ------------------------------------------------------------------------------------------------

        # What a step of the Fellowship is worth, and how much of it however little hurry there is.
        self.step = 3.2
        self.step_always = 0.35
        self.steps_a_turn = 1.3
        self.haste = 1.1
        # What the end of the game is worth.
        self.doom = 12.0
        # What a point of damage costs that a Companion takes upon himself; what it costs to be revealed.
        self.fallen = 0.35
        self.seen = 1.7
        # A point of Corruption: its price, and how much more it is when points are scarce.
        self.point = 0.7
        self.point_scarce = 1.1
        self.point_ahead = 0.9
        self.point_shield = 0.5

        # --- the war --------------------------------------------------------------------------------------------------

        # What distance leaves of a prospect.
        self.decay = 0.72
        self.reach = 0.012
        # What a Victory Point is worth to each side while the goal is far, more when it is near, and when it decides.
        self.price_free = 5.0
        self.price_shadow = 5.0
        self.eagerness = 1.2
        self.deciding = 1.5
        # The might that a unit of a garrison asks for in the open, and behind walls; what any settlement asks for.
        self.stiff = 1.25
        self.walled = 1.8
        self.unheld = 0.35
        self.walls = 0.6
        # The weight of an Army that may not attack yet.
        self.peaceful = 0.3
        # How much each side fears for what it holds.
        self.caution_free = 1.0
        self.caution_shadow = 0.15
        # What a hit costs each side: the Shadow's dead come back.
        self.loss_free = 0.3
        self.loss_shadow = 0.07
        # A settlement without points; units over the limit.
        self.town = 0.3
        self.pushed_out = 0.3
        # A round before the walls; laying siege; a battle in the open that is won, or lost.
        self.assault = 1.1
        self.besieging = 1.2
        self.besieging_odds = 0.3
        self.exposed = 0.6
        self.staying = 0.7
        self.beyond = 0.85
        self.defeat = 0.5
        self.set()

    def set(self) -> None:
        """What follows from the numbers, once they are as they are to be."""
        self.versatility = [
            self.keep_character,
            self.keep_army,
            self.keep_muster,
            self.keep_event,
            self.keep_muster_army,
            self.keep_will,
            0.0,
        ]
        self.price = [self.price_free, self.price_shadow]
        self.caution = [self.caution_free, self.caution_shadow]
        self.loss = [self.loss_free, self.loss_shadow]
        nearness = [self.decay**steps + self.reach * max(0, 8 - steps) for steps in range(FARTHEST)]
        self.near = [[nearness[steps] for steps in row] for row in STEPS]
        """By region and region."""


USUAL: Final = (Weights(FREE_PEOPLES), Weights(SHADOW))
"""Those of experience, by side."""

SHADOWS_OWN: Final = (
    "keep_army of_voice of_flying hunters hunters_many hunters_corruption hunters_mordor hunters_last "
    "hunters_revealed hunters_near fresh_nazgul saruman witch_king mouth stir_isengard stir_southrons "
    "watch leading first_leader captain restless plan_hunt plan_hunt_corruption plan_hunt_pressing "
    "plan_hunt_points plan_war plan_war_points plan_war_pressing"
)
FREE_PEOPLES_OWN: Final = (
    "keep_will hiding of_separating of_riding crowned roused roused_danger guarding guarding_danger "
    "leaving detour unhurried mordor_base mordor_hurry casualty casualty_hurry shield random_casualty "
    "aragorn gandalf stir_danger stir_whole stir_last stir_far plan_conquest plan_conquest_points "
    "plan_conquest_reach plan_ring plan_ring_points step step_always steps_a_turn haste doom fallen seen"
)
"""Numbers of which the other side knows nothing: its plans, its characters, its journeys."""

UNREAD: Final = (frozenset(SHADOWS_OWN.split()), frozenset(FREE_PEOPLES_OWN.split()))
"""By side: the numbers that it never goes by."""
