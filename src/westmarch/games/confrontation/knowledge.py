"""Hidden and revealed pieces, and what each side deduces from what it sees. CONF-HIDDEN-01 to CONF-HIDDEN-18"""

from westmarch.games.confrontation import narration
from westmarch.games.confrontation.board import MORDOR, SHIRE
from westmarch.games.confrontation.movement import (
    ability_targets,
    can_move,
    can_walk,
    could_move_as,
    is_forward,
)
from westmarch.games.confrontation.pieces import (
    PER_SIDE,
    WATCHER,
    WITCH_KING,
    WITCH_KING_VARIANT,
    side_of,
)
from westmarch.games.confrontation.state import Table


def reveal(s: Table, piece: int, cause: str, rule: str) -> None:
    """Turn a piece up for both players; one that lies open already simply stays so. CONF-HIDDEN-08"""
    if s.revealed >> piece & 1:
        return
    observer = 1 - side_of(piece)
    news = s.events is not None and not s.belief[observer].knows(s.handle[piece], piece % PER_SIDE)
    s.revealed |= 1 << piece
    s.learn(observer, s.belief[observer].require(s.handle[piece], 1 << piece % PER_SIDE))
    if s.character[piece] == WATCHER:
        s.pinned |= 1 << piece  # CONF-CHARV-46, CONF-HIDDEN-04
    narration.revealed(s, piece, cause, rule, news)


def hide_all(s: Table) -> None:
    """At the end of a turn everything is hidden again that nothing keeps open. CONF-HIDDEN-03, CONF-HIDDEN-04"""
    hidden = s.revealed & ~s.pinned
    if not hidden:
        return
    s.revealed &= s.pinned
    own = PER_SIDE * s.side
    for piece in range(own, own + PER_SIDE):
        if hidden >> piece & 1:
            s.stirred |= 1 << s.region[piece]
    narration.hidden(s, hidden)


def shuffle(s: Table, side: int, region: int) -> None:
    """Mix a side's hidden pieces in one region: their handles are dealt out anew. CONF-HIDDEN-05 to CONF-HIDDEN-07"""
    pieces = s.mixable_in(side, region)
    handles = [s.handle[piece] for piece in pieces]
    s.learn(1 - side, s.belief[1 - side].shuffle(handles))
    s.rng.shuffle(handles)
    s.handle = s.handle.copy()
    for i in range(len(pieces)):
        s.handle[pieces[i]] = handles[i]
    narration.shuffled(s, side, region)


def identify_fallen(s: Table, piece: int) -> None:
    """A piece that left the board is known to both players from now on. CONF-HIDDEN-09, CONF-HIDDEN-14"""
    observer = 1 - side_of(piece)
    s.revealed &= ~(1 << piece)
    s.pinned &= ~(1 << piece)
    belief = s.belief[observer].require(s.handle[piece], 1 << piece % PER_SIDE)
    s.learn(observer, belief.gone(s.handle[piece]))


def deduce_entry(s: Table, piece: int, region: int) -> None:
    """Who walks into the enemy's home without winning is not the one who would have won. CONF-HIDDEN-18"""
    if region == MORDOR and piece < PER_SIDE:
        _rule_out(s, piece, 1 << s.ring_bearer)
    elif region == SHIRE and piece >= PER_SIDE and s.character[WITCH_KING] == WITCH_KING_VARIANT:
        _rule_out(s, piece, 1 << WITCH_KING % PER_SIDE)


def _rule_out(s: Table, piece: int, tiles: int) -> None:
    observer = 1 - side_of(piece)
    s.learn(observer, s.belief[observer].require(s.handle[piece], ~tiles))


def deduce_move(s: Table, piece: int, target: int) -> None:
    """A piece is about to go where not everybody could have gone: call it before the move. CONF-HIDDEN-18"""
    side = side_of(piece)
    region = s.region[piece]
    if s.revealed >> piece & 1 or is_forward(side, region, target):
        return
    tiles = 0
    for tile in range(PER_SIDE * side, PER_SIDE * side + PER_SIDE):
        if target in ability_targets(s, region, s.character[tile]):
            tiles |= 1 << tile % PER_SIDE
    s.learn(1 - side, s.belief[1 - side].require(s.handle[piece], tiles))


def movers(s: Table, piece: int) -> int:
    """The tiles that could move if they stood where this piece does: what the board tells the enemy."""
    first = PER_SIDE * side_of(piece)
    tiles = 0
    for tile in range(first, first + PER_SIDE):
        if could_move_as(s, piece, s.character[tile]):
            tiles |= 1 << tile % PER_SIDE
    return tiles


def deduce_mobility(s: Table, piece: int, moves: bool) -> bool:
    """It has become known that this very piece can move, or that it cannot; True if that was news. CONF-HIDDEN-18"""
    if s.revealed >> piece & 1:
        return False
    tiles = movers(s, piece)
    observer = 1 - side_of(piece)
    mask = tiles if moves else ~tiles
    news = s.belief[observer].tells(s.handle[piece], mask)
    s.learn(observer, s.belief[observer].require(s.handle[piece], mask))
    return news


def deduce_some_move(s: Table, side: int, excepting: int) -> bool:
    """A player who has not lost for want of a move has one; True if that was news.

    It tells something only in the rare case that no hidden piece can walk forward and only an ability can have saved
    him. CONF-END-04, CONF-END-05, CONF-HIDDEN-18
    """
    first = PER_SIDE * side
    for piece in range(first, first + PER_SIDE):
        if piece != excepting and s.alive(piece) and not s.revealed >> piece & 1 and can_walk(s, piece):
            return False  # by far the usual case
    choices: list[tuple[int, int]] = []
    for piece in range(first, first + PER_SIDE):
        if piece == excepting or not s.alive(piece):
            continue
        if s.revealed >> piece & 1:
            if can_move(s, piece):
                return False
            continue
        tiles = movers(s, piece)
        if not s.belief[1 - side].masks[s.handle[piece]] & ~tiles:
            return False  # whoever it is, it can move
        choices.append((s.handle[piece], tiles))
    s.learn(1 - side, s.belief[1 - side].require_any(choices))
    return True
