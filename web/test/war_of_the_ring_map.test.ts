/** The map of War of the Ring: what it is put together from, how it is moved, and how one gets about on it. */
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { towards, WAYS } from "../src/games/war_of_the_ring/map/compass";
import { marksOf, peak, sheets } from "../src/games/war_of_the_ring/map/engraving";
import { COAST, FOOT, LAKES, NATION_BORDERS, PEAKS, PLAIN_BORDERS, REALMS, RIVERS, TREES } from "../src/games/war_of_the_ring/map/land";
import { broken, fitted, LETTER, settingOf, ways } from "../src/games/war_of_the_ring/map/lettering";
import { bareLetters, search } from "../src/games/war_of_the_ring/map/search";
import { HEIGHT, REGION_IDS, SHAPES, WIDTH } from "../src/games/war_of_the_ring/map/shapes";
import { moved, SETTLEMENTS, SHIELDS } from "../src/games/war_of_the_ring/map/settlements";
import { CLOSEST, Sight } from "../src/games/war_of_the_ring/map/sight.svelte";
import { roomTowardsName, standOf } from "../src/games/war_of_the_ring/map/stands";
import { arrow } from "../src/games/war_of_the_ring/map/trail";
import type { Shape } from "../src/games/war_of_the_ring/map/types";

const shape = (id: string): Shape => SHAPES[id] as Shape;
const middle = ({ box }: Shape): { x: number; y: number } => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

describe("the shapes", () => {
  it("have their neighbours from the lines that they share", () => {
    const pairs = REGION_IDS.flatMap((id) => shape(id).neighbours.map((other) => [id, other] as const));
    expect(pairs).toHaveLength(2 * 232);
    for (const [id, other] of pairs) expect(shape(other).neighbours).toContain(id);
    expect(shape("lorien").neighbours).toEqual(["dimrill_dale", "parth_celebrant"]);
  });
  it("keep pieces and settlements on the sheet and within their boxes", () => {
    for (const id of REGION_IDS) {
      const { anchor, settlement, box, kind } = shape(id);
      for (const point of [anchor, ...(settlement ? [settlement] : [])]) {
        expect(point.x > box.x && point.x < box.x + box.width && point.y > box.y && point.y < box.y + box.height, id).toBe(true);
        expect(point.x > 30 && point.x < WIDTH - 30 && point.y > 30 && point.y < HEIGHT - 30, id).toBe(true);
      }
      expect(settlement === null, id).toBe(kind === "");
    }
  });
  it("are whole paths", () => {
    const drawn = [...REGION_IDS.map((id) => shape(id).path), COAST, FOOT, PLAIN_BORDERS, NATION_BORDERS, ...LAKES, ...RIVERS.map(({ d }) => d)];
    for (const d of [...drawn, ...[...PEAKS, ...TREES].flatMap((sheet) => [sheet.body, sheet.ink])]) expect(d).not.toMatch(/NaN|undefined|^$/);
  });
  it("give each nation its land and its rim", () => {
    expect(REALMS.map(({ nation }) => nation).sort()).toEqual(["dwarves", "elves", "gondor", "isengard", "north", "rohan", "sauron", "southrons_easterlings"]);
  });
});

describe("the settlements", () => {
  it("are moved into their places, with all their lines", () => {
    expect(moved("M-4 11V4A4 4 0 0 1 4 4H5L1 2Q6 24 0 26.5Z", { x: 100, y: 50 })).toBe("M96 61V54A4 4 0 0 1 104 54H105L101 52Q106 74 100 76.5Z");
  });
  it("are as many as there are on the map, each shield on its nation's path", () => {
    const settled = REGION_IDS.filter((id) => shape(id).settlement);
    const gates = SETTLEMENTS.find(({ part }) => part === "dark")?.d ?? "";
    for (const id of settled) expect(gates, id).toContain(moved({ town: "M6 9", city: "M-4 11", stronghold: "M-4 7", fortification: "M-3 9", "": "none" }[shape(id).kind], shape(id).settlement ?? { x: 0, y: 0 }));
    expect(SHIELDS.flatMap(({ d }) => d.match(/M/g) ?? [])).toHaveLength(settled.filter((id) => shape(id).nation).length);
    for (const { d } of [...SETTLEMENTS, ...SHIELDS]) expect(d).not.toMatch(/NaN|undefined|^$/);
  });
});

describe("the arrow keys", () => {
  it("lead to a neighbour in that direction", () => {
    expect(towards("edoras", [1, 0])).toBe("folde");
    expect(towards("westemnet", [0, -1])).toBe("fangorn");
    expect(towards("minas_morgul", [1, 0])).toBe("gorgoroth");
  });
  it("lead over mountains and water where no neighbour lies that way", () => {
    expect(shape("lorien").neighbours).not.toContain(towards("lorien", [-1, 0]));
    expect(middle(shape(towards("lorien", [-1, 0]) ?? "")).x).toBeLessThan(middle(shape("lorien")).x);
  });
  it("reach every region from the Shire, and lead nowhere from the rim", () => {
    const reached = new Set(["the_shire"]);
    for (const id of reached) for (const way of Object.values(WAYS)) reached.add(towards(id, way) ?? id);
    expect([...reached].sort()).toEqual([...REGION_IDS].sort());
    expect(towards("umbar", [0, 1])).toBeNull();
  });
});

/** How long a curve is at least: from end to end. (It is stretched by a third beyond the place of the name on either side.) */
function spanOf(d: string): number {
  const [ax = 0, ay = 0, , , cx = 0, cy = 0] = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  return Math.hypot(cx - ax, cy - ay);
}

describe("the names", () => {
  it("are broken where the lines are about as long", () => {
    expect(broken("Narrows of the Forest", 1)).toEqual(["Narrows of the Forest"]);
    expect(broken("Narrows of the Forest", 2)).toEqual(["Narrows of", "the Forest"]);
    expect(broken("Narrows of the Forest", 3)).toEqual(["Narrows", "of the", "Forest"]);
    expect(broken("Bree", 2)).toEqual(["Bree"]);
  });
  it("are set in as many lines as they take, one below the other", () => {
    expect(ways({ lines: 1, size: 20, curve: [0, 0, 50, 10, 100, 0] })).toEqual([[0, 0, 50, 10, 100, 0]]);
    expect(ways({ lines: 2, size: 20, curve: [0, 0, 50, 10, 100, 0] })).toEqual([[0, -10, 50, 0, 100, -10], [0, 10, 50, 20, 100, 10]]);
    expect(settingOf(shape("angmar"), "xx")).toBe(settingOf(shape("angmar"), "en"));
  });
  it.each(["en", "it", "pl"])("can be read in their places (%s)", (language) => {
    const text = readFileSync(new URL(`../../locales/${language}/war_of_the_ring.ftl`, import.meta.url), "utf8");
    for (const id of REGION_IDS) {
      const name = new RegExp(`^region-${id.replaceAll("_", "-")} = (.+)$`, "m").exec(text)?.[1] ?? "";
      expect(name, id).not.toBe("");
      const setting = settingOf(shape(id), language);
      const lines = fitted(name, setting);
      expect(lines, id).toHaveLength(setting.lines);
      expect(setting.size, id).toBeGreaterThanOrEqual(10);
      expect(lines.map((line) => line.text).join(" ")).toBe(name);
      for (const line of lines) expect((line.size * line.text.length * LETTER) / spanOf(line.d), `${name} in ${language}`).toBeLessThan(0.8);
    }
  });
});

describe("the stacks", () => {
  it("hang from a name above them, stand on one below, and are about their place where neither is", () => {
    const { anchor } = shape("anfalas");
    expect(roomTowardsName(shape("anfalas"), "en")).toBe(-32);
    expect(standOf("anfalas", "field", "en")).toBe(`left: ${anchor.x}px; top: ${anchor.y - 32}px; min-height: 64px`);
    expect(roomTowardsName(shape("the_shire"), "en")).toBe(36);
    expect(standOf("the_shire", "field", "en")).toBe(`left: ${shape("the_shire").anchor.x}px; bottom: ${HEIGHT - shape("the_shire").anchor.y - 36}px; min-height: 72px`);
    expect(roomTowardsName(shape("khand"), "en")).toBeNull();
    expect(standOf("khand", "field", "en")).toBe(`left: ${shape("khand").anchor.x}px; top: ${shape("khand").anchor.y}px; height: 0`);
  });
  it("of the besieged stand beside the settlement, wherever the name is", () => {
    const { inside } = shape("minas_morgul");
    expect(standOf("minas_morgul", "inside", "en")).toBe(`left: ${inside.x}px; top: ${inside.y}px; height: 0`);
    expect(inside).not.toEqual(shape("minas_morgul").anchor);
  });
});

const css = readFileSync(new URL("../src/games/war_of_the_ring/map/map.css", import.meta.url), "utf8");
const inks = (theme: string): Record<string, string> => {
  const block = new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? "";
  return Object.fromEntries([...block.matchAll(/--([\w-]+): ([^;]+);/g)].map((found) => [found[1], found[2]]));
};
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe.each(["parchment", "light", "dark"])("the inks (%s)", (theme) => {
  const set = inks(theme);
  it.each(["map-halo", "map-land", "map-sea", "map-rock", "map-water"])("can be read on %s", (paper) => {
    const [dark = 0, light = 0] = [luminance(set["map-ink"] ?? ""), luminance(set[paper] ?? "")].sort((a, b) => a - b);
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
  });
  it("are the same in every theme", () => {
    expect(Object.keys(set)).toEqual(Object.keys(inks("parchment")));
  });
});

describe("the search", () => {
  const all = [
    { id: "lorien", name: "Lórien" },
    { id: "south_rhun", name: "South Rhûn" },
    { id: "southern_mirkwood", name: "Southern Mirkwood" },
    { id: "helms_deep", name: "Helm’s Deep" },
    { id: "osgiliath", name: "Osgiliath" },
  ];
  const ids = (typed: string): string[] => search(all, typed, "en").map(({ id }) => id);
  it("minds neither accents nor apostrophes nor capitals", () => {
    expect(ids("LORIEN")).toEqual(["lorien"]);
    expect(ids("helms")).toEqual(["helms_deep"]);
    expect(bareLetters("Łąka")).toBe("laka");
  });
  it("puts beginnings of names before beginnings of words before the rest", () => {
    expect(ids("s")).toEqual(["south_rhun", "southern_mirkwood", "helms_deep", "osgiliath"]);
    expect(ids("rhun")).toEqual(["south_rhun"]);
    expect(ids("xyz")).toEqual([]);
  });
});

describe("the sight", () => {
  let sight: Sight;
  beforeEach(() => {
    vi.useFakeTimers();
    sight = new Sight();
    sight.resize(900, 700);
  });
  afterEach(() => vi.useRealTimers());

  it("begins with the whole map in the middle", () => {
    expect(sight.scale).toBeCloseTo(Math.min(900 / WIDTH, 700 / HEIGHT));
    expect(sight.x * 2 + WIDTH * sight.scale).toBeCloseTo(900);
    expect(sight.sees({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, -1)).toBe(true);
  });
  it("keeps what is under the pointer there when it zooms", () => {
    const at = { x: 500, y: 300 };
    sight.zoom(2, at);
    const before = sight.toMap(at);
    sight.zoom(1.5, at);
    expect(sight.toMap(at).x).toBeCloseTo(before.x);
    expect(sight.toMap(at).y).toBeCloseTo(before.y);
  });
  it("never leaves the sheet, nor comes too near or too far", () => {
    sight.zoom(100);
    expect(sight.scale).toBe(CLOSEST);
    sight.pan(1e6, 1e6);
    expect([sight.x, sight.y]).toEqual([0, 0]);
    sight.pan(-1e6, -1e6);
    expect(sight.x).toBeCloseTo(900 - WIDTH * CLOSEST);
    sight.zoom(0.0001);
    expect(sight.scale).toBe(sight.least);
  });
  it("shows a phone as much as can be read", () => {
    sight.resize(390, 500);
    sight.all();
    expect(sight.scale).toBeGreaterThan(390 / WIDTH);
  });
  it("shows the whole map in a frame that is a little too narrow, and in a low one as much as can be read", () => {
    sight.resize(528, 485);
    sight.all();
    expect(sight.scale).toBeCloseTo(528 / WIDTH);
    sight.resize(345, 213);
    sight.all();
    expect(sight.scale).toBe(0.22);
    expect(sight.sees(shape("west_harondor").box, 0)).toBe(false);
    sight.go(middle(shape("west_harondor")), sight.least, true);
    expect(sight.sees(shape("west_harondor").box, 0)).toBe(true);
  });
  it("brings what glows into a phone's frame: all of it where there is room, or the nearest, and no further than it must", () => {
    const asked = (...regions: string[]) => sight.slide(sight.way(regions.map((id) => shape(id).box)), true);
    const corner = (id: string, scale: number) => sight.go(middle(shape(id)), scale, true);
    sight.resize(368, 403);
    corner("khand", sight.least);
    expect(sight.sees(shape("grey_havens").box, 0)).toBe(false);
    asked("grey_havens", "tower_hills");
    expect(sight.sees(shape("grey_havens").box, 10)).toBe(true);
    const { x } = sight;
    asked("tower_hills");
    expect(sight.x).toBe(x);
    // Too far from one another for a closer look: the nearer of the two; and nothing moves where one is in view already.
    corner("khand", 1);
    asked("grey_havens", "gorgoroth");
    expect(sight.sees(shape("gorgoroth").box, 0)).toBe(true);
    const seen = [sight.x, sight.y];
    asked("grey_havens", "gorgoroth");
    asked();
    expect([sight.x, sight.y]).toEqual(seen);
  });
  it("has what the table speaks of beside what glows, if there is room", () => {
    sight.resize(368, 403);
    sight.go(middle(shape("khand")), 1, true);
    sight.slide(sight.way([shape("minas_tirith").box], shape("osgiliath").box), true);
    expect(["minas_tirith", "osgiliath"].filter((id) => sight.sees(shape(id).box, 10))).toEqual(["minas_tirith", "osgiliath"]);
    sight.slide(sight.way([shape("minas_tirith").box], shape("forlindon").box), true);
    expect(sight.sees(shape("minas_tirith").box, 10)).toBe(true);
  });
  it("stays whole when the frame grows smaller, and close where one has come closer", () => {
    sight.resize(900, 500);
    expect(sight.scale).toBe(sight.least);
    sight.zoom(3);
    const close = sight.scale;
    sight.resize(900, 450);
    expect(sight.scale).toBe(close);
  });
  it("is drawn sharply again a moment after it moved", () => {
    sight.zoom(2);
    expect(sight.moving).toBe(true);
    expect(sight.rested).toBeLessThan(sight.scale);
    vi.advanceTimersByTime(400);
    expect(sight.moving).toBe(false);
    expect(sight.rested).toBe(sight.scale);
  });
  it("makes the pieces readable from afar and no giants from near", () => {
    expect(sight.stature).toBeGreaterThan(1);
    sight.zoom(100);
    sight.rest();
    expect(sight.stature).toBeLessThan(0.6);
  });
});

describe("the drawing", () => {
  it("lays a mark over those that it covers", () => {
    const [far, near] = [{ x: 100, y: 100, size: 40 }, { x: 106, y: 112, size: 40 }];
    expect(sheets([far, near], peak)).toHaveLength(2);
    expect(sheets([far, { ...near, x: 400 }], peak)).toHaveLength(1);
  });
  it("is the same each time", () => {
    const marks = marksOf("10 20 30 40 50 20");
    expect(sheets(marks, peak)).toEqual(sheets(marks, peak));
  });
  it("draws an arrow from anchor to anchor, and none on the spot", () => {
    expect(arrow("edoras", "edoras")).toBeNull();
    expect(arrow("edoras", "nowhere")).toBeNull();
    expect(arrow("edoras", "folde")?.shaft).toMatch(/^M[\d.]+ [\d.]+Q/);
  });
  it("points an arrow to where it leads, however short it is", () => {
    const numbers = (d = ""): number[] => (d.match(/-?[\d.]+/g) ?? []).map(Number);
    for (const from of REGION_IDS) {
      for (const to of shape(from).neighbours) {
        const [tipX = 0, tipY = 0, , , neckX = 0, neckY = 0] = numbers(arrow(from, to)?.head);
        const [a, b] = [shape(from).anchor, shape(to).anchor];
        const ahead = ((tipX - neckX) * (b.x - a.x) + (tipY - neckY) * (b.y - a.y)) / Math.hypot(tipX - neckX, tipY - neckY) / Math.hypot(b.x - a.x, b.y - a.y);
        expect(ahead, `${from} to ${to}`).toBeGreaterThan(0.8);
      }
    }
  });
});
