"""Seeds for everything that plays by chance, each made from what sets it apart."""

from hashlib import sha256


def derived_seed(*parts: object) -> int:
    """A seed of its own for everything that plays by chance, so that no two of them share their luck."""
    text = " ".join(str(part) for part in parts)
    return int.from_bytes(sha256(f"westmarch derived seed {text}".encode()).digest(), "big")
