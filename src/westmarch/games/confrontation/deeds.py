"""What happens to pieces, whoever brings it about: they enter regions, retreat, fall."""

from westmarch.games.confrontation import knowledge, narration
from westmarch.games.confrontation.board import BESIDE, CAPACITY, EREGION, FANGORN, OFF_BOARD, REGIONS, is_mountain
from westmarch.games.confrontation.ending import check_arrival, check_ring_bearer
from westmarch.games.confrontation.pieces import TILES, side_of
from westmarch.games.confrontation.state import Table


def enter(s: Table, piece: int, region: int) -> None:
    """A piece comes into a region by a move, a retreat or a switch; on his own turn its owner may shuffle there."""
    s.put(piece, region)
    if side_of(piece) == s.side:
        s.stirred |= 1 << region


def remove(s: Table, fallen: int, cause: str, rule: str) -> bool:
    """Take defeated pieces off the board together; True if that has ended the game.

    CONF-GEN-04, CONF-COMBAT-35, CONF-HIDDEN-11, CONF-VARIANT-09, CONF-VARIANT-10
    """
    for piece in range(TILES):
        if fallen >> piece & 1:
            lay_aside(s, piece, cause, rule)
    bearer = s.ring_bearer
    if check_ring_bearer(s, fallen):
        return True
    if s.ring_bearer != bearer:
        narration.new_ring_bearer(s)
        knowledge.reveal(s, s.ring_bearer, "ring_bearer", "CONF-VARIANT-05")  # CONF-CHARV-02
    return False


def lay_aside(s: Table, piece: int, cause: str, rule: str) -> None:
    """One piece leaves the board, identified to both players. CONF-HIDDEN-09, CONF-HIDDEN-14"""
    narration.defeated(s, piece, cause, rule)
    s.put(piece, OFF_BOARD)
    knowledge.identify_fallen(s, piece)


def retreat_targets(s: Table, side: int, regions: tuple[int, ...]) -> list[int]:
    """Those of the regions that a retreat may lead to.

    CONF-RETREAT-02, CONF-RETREAT-03, CONF-RETREAT-10, CONF-RETREAT-07, CONF-RETREAT-12, CONF-CHAR-40
    """
    return [r for r in regions if s.here(1 - side, r) == 0 and s.here(side, r) < CAPACITY[r]]


def refuse_retreat(s: Table, side: int, target: int, regions: tuple[int, ...]) -> tuple[str, str]:
    """Why a fighter of a side, who may go to any of the regions as far as direction goes, may not retreat there."""
    place = REGIONS[target]
    if target not in regions:
        if s.field == FANGORN and target == EREGION:
            return "nobody retreats through the mines", "CONF-RETREAT-04"
        if is_mountain(s.field) and target in BESIDE[s.field]:
            return "nobody retreats sideways in the mountains", "CONF-RETREAT-05"
        return f"{place} is not in the direction of the retreat", "CONF-RETREAT-06"
    if s.here(1 - side, target) > 0:
        return f"an enemy is in {place}", "CONF-RETREAT-02"
    return f"{place} is full", "CONF-RETREAT-03"


def retreat(s: Table, piece: int, target: int, cause: str, rule: str) -> bool:
    """A fighting character leaves the battle; True if its arrival has ended the game.

    CONF-RETREAT-09, CONF-HIDDEN-13, CONF-GEN-05
    """
    start = s.region[piece]
    enter(s, piece, target)
    narration.retreated(s, piece, start, target, cause, rule)
    return check_arrival(s, piece, target)
