"""The games. Each is a package that offers its `GAME`; it is imported when somebody asks for it."""

from westmarch.kernel.registry import register

register("confrontation", "westmarch.games.confrontation")
register("mount_doom", "westmarch.games.mount_doom")
register("card_game", "westmarch.games.card_game")
register("war_of_the_ring", "westmarch.games.war_of_the_ring")
