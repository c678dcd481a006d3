"""A small seeded generator that lives inside the state.

xoshiro128** on four 32-bit words: every product stays below 2**62, so that compiled and interpreted builds
compute with the same machine-sized integers, and a copy is four numbers instead of a Mersenne twister.
"""

from hashlib import sha256
from typing import Final

from westmarch.kernel.errors import BadInput

_WORD: Final = 0xFFFFFFFF

SEED_BITS: Final = 256
"""A seed is a whole number below 2**256: large enough that its commitment cannot be guessed from."""


def check_seed(seed: object) -> int:
    """The seed itself if it is one, else a clear refusal."""
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise BadInput("seed", f"a whole number is needed, not {seed!r}")
    if not 0 <= seed < 1 << SEED_BITS:
        raise BadInput("seed", f"must be at least 0 and below 2**{SEED_BITS}")
    return seed


def fresh_seed() -> int:
    """A secret seed that nobody can guess."""
    from secrets import randbits  # needs much of the library; a seed that is given needs none

    return randbits(SEED_BITS)


def commitment(seed: int) -> str:
    """The hash that a host publishes when a game starts; revealing the seed later proves the dice fair."""
    return sha256(f"westmarch seed {seed}".encode()).hexdigest()


class Generator:
    """A stream of random numbers that is fully described by four words."""

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    @staticmethod
    def seeded(seed: object) -> "Generator":
        """The stream of a seed; anything but a whole number in range is refused, in every build alike."""
        digest = sha256(f"westmarch generator {check_seed(seed)}".encode()).digest()
        words = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)]
        return Generator(words[0] | 1, words[1], words[2], words[3])

    def copy(self) -> "Generator":
        return Generator(self.a, self.b, self.c, self.d)

    def words(self) -> list[int]:
        return [self.a, self.b, self.c, self.d]

    def next(self) -> int:
        """The next 32 random bits."""
        b = self.b
        x = ((b << 2) + b) & _WORD
        x = ((x << 7) | (x >> 25)) & _WORD
        result = ((x << 3) + x) & _WORD
        c = self.c ^ self.a
        d = self.d ^ b
        self.b = b ^ c
        self.a = self.a ^ d
        self.c = c ^ ((b << 9) & _WORD)
        self.d = ((d << 11) | (d >> 21)) & _WORD
        return result

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely (n at most 2**32)."""
        if n <= 1:
            return 0
        mask = n - 1
        mask |= mask >> 1
        mask |= mask >> 2
        mask |= mask >> 4
        mask |= mask >> 8
        mask |= mask >> 16
        while True:
            x = self.next() & mask
            if x < n:
                return x

    def shuffle(self, items: list[int]) -> None:
        """Put the list into a random order, in place."""
        i = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            held = items[i]
            items[i] = items[j]
            items[j] = held
            i -= 1

    def fork(self) -> "Generator":
        """A new, independent stream drawn from this one."""
        return Generator(self.next() | 1, self.next(), self.next(), self.next())
