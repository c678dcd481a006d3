"""The map: 105 regions and 232 borders, counted and compared with the facts. WOTR-DEF-02 to WOTR-DEF-11"""

from collections import Counter
from hashlib import sha256

from tests.rulebook import rule
from westmarch.games.war_of_the_ring.board import (
    COASTAL,
    EASTERN,
    KIND,
    KINDS,
    NATION,
    NATIONS,
    NEIGHBOURS,
    NO_NATION,
    POINTS,
    REGIONS,
    STRONGHOLDS,
    region,
    within,
)

DEGREES = {1: 3, 2: 15, 3: 14, 4: 22, 5: 19, 6: 20, 7: 10, 8: 2}
"""How many regions have so many neighbours."""

SOIL = {
    "dwarves": 4,
    "elves": 4,
    "gondor": 8,
    "north": 8,
    "rohan": 6,
    "isengard": 4,
    "sauron": 11,
    "southrons_easterlings": 7,
}
"""How many regions lie inside the borders of each nation."""

BORDERS = """
helms_deep westemnet fords_of_isen | moria dimrill_dale hollin north_dunland
minas_tirith druadan_forest lossarnach osgiliath | orthanc fords_of_isen gap_of_rohan
erebor dale iron_hills withered_heath | lorien dimrill_dale parth_celebrant
gorgoroth barad_dur minas_morgul morannon nurn | umbar near_harad west_harondor
"""
"""Regions whose neighbours every player knows."""

EDGES = "e2319feddafc5728acd475cb4ab80ff50f6d0d9e357c6e0d95ddd44278db82d3"
"""A digest of all borders, each as two names in order, as the facts of the board give them."""


@rule("WOTR-DEF-02", "WOTR-DEF-03", "WOTR-DEF-04")
def test_there_are_105_regions_and_232_borders() -> None:
    assert len(REGIONS) == len(set(REGIONS)) == len(NEIGHBOURS) == 105
    edges = {frozenset((here, there)) for here in range(105) for there in NEIGHBOURS[here]}
    assert len(edges) == 232
    assert all(len(edge) == 2 for edge in edges), "a region borders on itself"


@rule("WOTR-DEF-02")
def test_borders_have_two_sides_and_lead_everywhere() -> None:
    for here in range(105):
        assert len(set(NEIGHBOURS[here])) == len(NEIGHBOURS[here])
        for there in NEIGHBOURS[here]:
            assert here in NEIGHBOURS[there], f"{REGIONS[here]} to {REGIONS[there]} is a one-way border"
    assert len(within(region("rivendell"), 105)) == 105


@rule("WOTR-DEF-08", "WOTR-DEF-10", "WOTR-DEF-11")
def test_what_the_regions_hold() -> None:
    assert Counter(KINDS[kind] for kind in KIND if kind) == {
        "stronghold": 16,
        "city": 6,
        "town": 14,
        "fortification": 2,
    }
    assert Counter(NATIONS[nation] for nation in NATION if nation != NO_NATION) == SOIL
    assert sum(SOIL.values()) == 52
    ours = [region for region in range(105) if NATION[region] < 5]
    theirs = [region for region in range(105) if 5 <= NATION[region] < NO_NATION]
    assert sum(POINTS[region] for region in ours) == 20
    assert sum(POINTS[region] for region in theirs) == 18
    assert len([w for w in STRONGHOLDS if NATION[w] < 5]) == len([w for w in STRONGHOLDS if NATION[w] >= 5]) == 8
    assert len(COASTAL) == 17
    assert {REGIONS[where] for where in EASTERN} >= {"east_rhun", "south_rhun", "khand", "far_harad"}


@rule("WOTR-DEF-02", "WOTR-DEF-03")
def test_well_known_borders() -> None:
    for line in BORDERS.replace("|", "\n").split("\n"):
        if line.split():
            here, *around = line.split()
            assert {REGIONS[there] for there in NEIGHBOURS[region(here)]} == set(around), here
    assert Counter(len(around) for around in NEIGHBOURS) == DEGREES


@rule("WOTR-DEF-02")
def test_the_borders_are_those_of_the_facts() -> None:
    lines = sorted({" ".join(sorted((REGIONS[a], REGIONS[b]))) for a in range(105) for b in NEIGHBOURS[a]})
    assert sha256("\n".join(lines).encode()).hexdigest() == EDGES
