import { beforeAll, describe, expect, it, vi } from "vitest";
import { CHARACTERS, kept, pieces, place, REGIONS } from "../src/games/confrontation/data";
import { apart, baselines, CROWDED, LINE, lineSize, nameLines, outline, raised, reach, roomAt, shape, small, spot, tunnel, underCorner, within, written } from "../src/games/confrontation/layout";
import { merge, scene, type Scene, sketch, tokensFor } from "../src/games/confrontation/model";
import { aim, known, onTile, words } from "../src/games/confrontation/words";
import { learn, speak } from "../src/lib/i18n.svelte";
import type { Decision, View } from "../src/lib/protocol";
import { match } from "../src/lib/router.svelte";

const side = (pieces: unknown[]) => ({ roster: [], pieces, defeated: [], hand: null, discarded: [], specials: [], ring_bearer: null });
const view = (own: string, fellowship: unknown[], sauron: unknown[]): View => ({
  game: "confrontation",
  options: {},
  seat: own,
  table: { side: own, seats: {}, game: 1, points: {}, phase: "play", turn: null, sides: { fellowship: side(fellowship), sauron: side(sauron) }, battle: null, named: null },
  waiting: [],
  decision: null,
  outcome: null,
});
/** All but the two homes. */
const FIELDS = REGIONS.filter((region) => place(region, "fellowship").room < 4);
const of = (shown: View, which: "fellowship" | "sauron") => (shown.table as { sides: Record<string, { pieces: Record<string, unknown>[] }> }).sides[which]?.pieces ?? [];

describe("the diamond", () => {
  it("has sixteen fields, and one's own home at the bottom", () => {
    expect(REGIONS).toHaveLength(16);
    expect(place("shire", "fellowship").y).toBe(7 / 8);
    expect(place("shire", "sauron").y).toBe(1 / 8);
    expect(place("high_pass", "fellowship").x).toBeLessThan(place("gap_of_rohan", "fellowship").x);
    expect(place("high_pass", "sauron").x).toBeGreaterThan(place("gap_of_rohan", "sauron").x);
  });
  it("knows eighteen faces a side", () => {
    expect(Object.values(CHARACTERS).filter((each) => each.side === "sauron")).toHaveLength(18);
  });
});

describe.each([true, false])("the height of a field on a board that is tall: %s", (tall) => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await learn("confrontation");
    await speak("en");
    return () => vi.unstubAllGlobals();
  });
  it("puts the last line of a name at the same place, the others above it", () => {
    expect(baselines(1, tall)).toEqual(baselines(2, tall).slice(1));
    expect(baselines(2, tall)[0]).toBeLessThan(baselines(2, tall)[1] as number);
  });
  it("lifts tiles by as much as a name has lines more than one", () => {
    const lifted = FIELDS.map((region) => [nameLines(region, tall).length, raised(region, place(region, "fellowship"), tall, 1)] as const);
    const low = shape(tall).tile / shape(tall).height;
    for (const [lines, up] of lifted) expect(up).toBeCloseTo(low + ((lines - 1) * shape(tall).font * LINE) / shape(tall).height);
    expect(new Set(lifted.map(([lines]) => lines))).toEqual(new Set([1, 2]));
  });
  it("lets two side by side stay below the names of the fields above", () => {
    const { height, font, baseline } = shape(tall);
    const tile = tall ? 91 : 56;
    for (const region of FIELDS) {
      const at = place(region, "fellowship");
      const top = height / 8 - raised(region, at, tall, 2) * height - 0.6 * tile;
      const right = ((apart(at, 2, tall) * 1000 + tile) / 2) * 1.06;
      const clear = 125 - "Enedwaith".length * font * 0.3;
      expect(top > baseline || right < clear, `${region}: ${top}, ${right}`).toBe(true);
    }
  });
  it("writes what is longer in one line so small that it ends before the dots of the fields below", () => {
    expect(nameLines("misty_mountains", true, 2)).toEqual(["Misty Mountains"]);
    expect(lineSize("Misty Mountains", tall)).toBeCloseTo(tall ? 13 / 15 : 1);
    expect(lineSize("Gap of Rohan", tall)).toBe(1);
  });
});

/** A tile with the stand that it is in and the number on its corner, around its middle. */
const body = (tile: number) => ({ half: tile * 0.57, top: -tile * 0.68, foot: tile * 0.76 });

describe.each([true, false])("the width of a field on a board that is tall: %s", (tall) => {
  const { height } = shape(tall);
  const tile = tall ? 91 : 56;
  const of = (region: string, tiles: number): number => tile * (small(place(region, "fellowship"), tiles, tall) ? CROWDED : 1);
  const gap = (region: string, tiles: number): number => apart(place(region, "fellowship"), tiles, tall) * 1000;
  it("lets no tile's stand reach under the next one's", () => {
    for (const region of REGIONS) for (const tiles of [2, 3, 4, 5]) expect(gap(region, tiles)).toBeGreaterThanOrEqual(Math.floor(body(of(region, tiles)).half * 2));
  });
  it("keeps three in a fight off the two next door", () => {
    const half = (tiles: number): number => gap("rohan", tiles) * ((tiles - 1) / 2) + body(of("rohan", tiles)).half;
    expect(half(3) + half(2)).toBeLessThan(250);
  });
  it("has its tiles smaller only where they would stand over one another", () => {
    const fields = (tiles: number): string[] => REGIONS.filter((region) => small(place(region, "fellowship"), tiles, tall));
    expect([fields(2), fields(3).length, fields(4).includes("shire"), fields(5).length]).toEqual(tall ? [[], 14, false, 16] : [[], 0, false, 0]);
  });
  it.each(["fellowship", "sauron"] as const)("has room for all at home, over none of the fields next door: %s", (from) => {
    for (const region of ["shire", "mordor"]) {
      const at = place(region, from);
      const { half, top, foot } = body(tile);
      const others = REGIONS.filter((each) => each !== region).map((each) => [place(each, from), outline(place(each, from), tall)] as const);
      for (let nth = 0; nth < 4; nth++) {
        const { x, y } = spot(region, at, nth, 4, tall);
        for (const dx of [-half, 0, half]) {
          for (const dy of [top, 0, foot]) {
            expect(within(outline(at, tall), (x - at.x) * 1000 + dx, (y - at.y) * height + dy), `${region} ${nth}`).toBe(true);
            for (const [there, edge] of others) expect(within(edge, (x - there.x) * 1000 + dx, (y - there.y) * height + dy)).toBe(false);
          }
        }
      }
      // The name and the dots have the gable for themselves.
      const line = written(at, 1, tall)[0] as number;
      const dots = roomAt(at, 1, tall);
      const [high, low] = [(spot(region, at, 0, 4, tall).y - at.y) * height + top, (spot(region, at, 0, 4, tall).y - at.y) * height + foot];
      const letters = line - shape(tall).font * 0.62;
      expect(line < high || letters > low, `${region}: ${line}`).toBe(true);
      expect(dots < high && dots > low, `${region}: ${dots}`).toBe(false);
      expect(dots < letters - 4 || dots > line + 4).toBe(true);
      const wide = "Mordor".length * shape(tall).font * 0.36;
      for (const [x, y] of [[-wide, line], [wide, line], [-wide, letters], [wide, letters]] as const) expect(within(outline(at, tall), x, y), `${region} ${x} ${y}`).toBe(true);
    }
  });
  it("does not run out of the drawing, or by a thread of the paper around it", () => {
    for (const region of REGIONS) {
      const at = place(region, "fellowship");
      for (const [x, y] of outline(at, tall)) {
        expect(at.x * 1000 + x > 0 && at.x * 1000 + x < 1000).toBe(true);
        expect(at.y * height + y > -6 && at.y * height + y < height + 6).toBe(true);
      }
    }
  });
  it("lets a finger meet one of them and no other", () => {
    for (const region of REGIONS) {
      for (const tiles of [1, 2, 3, 4, 5]) {
        const at = place(region, "fellowship");
        const areas = Array.from({ length: tiles }, (_, nth) => {
          const { left, wide } = reach(at, nth, tiles, tall);
          const x = spot(region, at, nth, tiles, tall).x;
          return [x + left, x + left + wide] as const;
        });
        for (const [i, [, right]] of areas.entries()) expect(right).toBeLessThanOrEqual((areas[i + 1]?.[0] ?? 2) + 1e-9);
        for (const [i, [left, right]] of areas.entries()) {
          const x = spot(region, at, i, tiles, tall).x * 1000;
          expect(left * 1000).toBeLessThanOrEqual(x - of(region, tiles) / 2 + 1);
          expect(right * 1000).toBeGreaterThanOrEqual(x + of(region, tiles) / 2 - 1);
        }
      }
    }
  });
  it("is crossed by the mines below the name of the upper field", () => {
    const [from, to] = tunnel(300, 300 + shape(tall).height / 4, tall);
    expect(from).toBeGreaterThan(300 + shape(tall).baseline);
    expect(to).toBeGreaterThan(from + shape(tall).height / 20);
    expect(to).toBeLessThan(300 + shape(tall).height / 4 + Math.min(roomAt(place("eregion", "fellowship"), 1, tall), 0));
  });
});

it("knows the one field that lies next to the upper left corner, from either side", () => {
  const there = (from: "fellowship" | "sauron"): string[] => REGIONS.filter((region) => underCorner(place(region, from)));
  expect([there("fellowship"), there("sauron")]).toEqual([["mirkwood"], ["enedwaith"]]);
});

describe("events on the board", () => {
  const before = view("fellowship", [{ character: "gimli", region: "rohan", revealed: false, taken_for: [] }], [{ piece: "s3", region: "gondor", revealed: null, may_be: ["balrog", "warg"] }]);

  it("move one's own by character and the enemy's by handle", () => {
    expect(of(sketch(before, { event: "moved", character: "gimli", to: "gondor" }), "fellowship")[0]?.["region"]).toBe("gondor");
    expect(of(sketch(before, { event: "moved", piece: "s3", to: "rohan" }), "sauron")[0]?.["region"]).toBe("rohan");
    expect(of(before, "sauron")[0]?.["region"]).toBe("gondor");
  });
  it("reveal and remove", () => {
    const open = sketch(before, { event: "revealed", piece: "s3", character: "warg", region: "gondor" });
    expect(of(open, "sauron")[0]?.["revealed"]).toBe("warg");
    expect(of(sketch(open, { event: "defeated", piece: "s3", character: "warg" }), "sauron")).toEqual([]);
  });
  it("set the stage step by step", () => {
    let stage: Scene | null = scene(null, { event: "battle", region: "rohan", attacker: "sauron", fellowship: "gimli", sauron: "warg" });
    stage = scene(stage, { event: "cards_revealed", fellowship: "f_3", sauron: "s_eye" });
    stage = scene(stage, { event: "compared", fellowship: 6, sauron: 2 });
    stage = scene(stage, { event: "defeated", character: "warg", side: "sauron" });
    expect(stage).toMatchObject({ cards: { fellowship: "f_3", sauron: "s_eye" }, total: { fellowship: 6, sauron: 2 }, fallen: ["warg"] });
    expect(scene(stage, { event: "turn", side: "sauron" })).toBeNull();
  });
});

describe.each([["en", "No."], ["pl", "nr"], ["it", "n."]] as const)("a hidden piece in words: %s", (language, number) => {
  const shown = view("fellowship", [], [{ piece: "s3", region: "gondor", revealed: null, may_be: ["balrog", "warg"] }]);
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await learn("confrontation");
    await speak(language);
    return () => vi.unstubAllGlobals();
  });
  it("goes by the number on its foot, nowhere by its id", () => {
    const said = [
      known(pieces(shown)[0] as never),
      words.token("target s3", shown),
      words.more("target s3", shown),
      words.event({ event: "moved", side: "sauron", piece: "s3", from: "gondor", to: "rohan", cause: "move" }),
      words.event({ event: "revealed", side: "sauron", piece: "s3", character: "warg", region: "rohan", cause: "battle" }),
    ];
    for (const each of said) {
      expect(each).toContain(`${number}\u00a03`);
      expect(each).not.toContain("s3");
    }
  });
  it("is not made of an event that tells of none", () => {
    expect(words.event({ event: "moved", character: "gimli", from: "gondor", to: "rohan", cause: "move" })).not.toContain(`${number}\u00a0`);
  });
});

describe("the tip in the margin", () => {
  const asked = (...tokens: string[]): Decision => ({ seat: "fellowship", prompt: "", rule: "", about: {}, tokens });
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await learn("confrontation");
    await speak("en");
    return () => vi.unstubAllGlobals();
  });
  it("speaks of a glowing character while there is one to take, and not of one otherwise", () => {
    const shown = view("fellowship", [], []);
    expect(aim(shown, asked("shuffle shire", "move gimli"))).toMatch(/glowing character to the field/);
    expect(aim(shown, asked("place gimli"))).toMatch(/glowing character .* chance/);
    for (const other of [asked("card f_1", "card f_magic"), asked("to rohan"), asked("face elrond"), null]) {
      expect(aim(shown, other)).toMatch(/^Your aim: .*Frodo\.$/);
    }
  });
  it("ends with the first turns", () => {
    const late = view("fellowship", [], []);
    expect(aim({ ...late, table: { ...(late.table as object), turn: { side: "fellowship", number: 5 } } }, asked("move gimli"))).toBe("");
  });
});

it("lays two seats' own sights over one another", () => {
  const one = view("fellowship", [{ character: "gimli", region: "rohan", revealed: false }], [{ piece: "s1", region: "gondor", revealed: null }]);
  const two = view("sauron", [{ piece: "f1", region: "rohan", revealed: null }], [{ character: "warg", region: "gondor", revealed: false }]);
  const both = merge({ fellowship: one, sauron: two });
  expect((both.table as { from: unknown }).from).toBeNull();
  expect((merge({ fellowship: one, sauron: two }, "sauron").table as { from: unknown }).from).toBe("sauron");
  expect(of(both, "fellowship")[0]?.["character"]).toBe("gimli");
  expect(of(both, "sauron")[0]?.["character"]).toBe("warg");
});

describe.each(["en", "pl", "it"] as const)("a name on a tile: %s", (language) => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await learn("confrontation");
    await speak(language);
    return () => vi.unstubAllGlobals();
  });
  it("is written smaller where it does not fit two lines", () => {
    expect(onTile("gimli")).toEqual({ lines: 1, fit: 1 });
    expect(onTile("uruk_hai")).toEqual({ lines: 2, fit: 1 });
    for (const { lines, fit } of Object.keys(CHARACTERS).map(onTile)) {
      expect([1, 2]).toContain(lines);
      expect(fit).toBeGreaterThanOrEqual(0.69);
      expect(fit).toBeLessThanOrEqual(1);
    }
    // "Wormtongue" is broader than its ten letters; the thin ones of "Vermilinguo" make up for its M.
    if (language !== "pl") expect(onTile("wormtongue")).toEqual({ lines: 1, fit: 7.6 / { en: 10.8, it: 11 }[language] });
  });
});

it("finds the legal choices on what was pointed at", () => {
  const decision = { seat: "sauron", prompt: "turn.target", rule: "", about: {}, tokens: ["to fangorn", "mines fangorn", "to rohan"] };
  expect(tokensFor("region", "fangorn", decision)).toEqual(["to fangorn", "mines fangorn"]);
  expect(tokensFor("region", "mordor", decision)).toEqual([]);
});

it("keeps the very pieces about which nothing is new", () => {
  const before = pieces(view("fellowship", [{ character: "gimli", region: "rohan", revealed: false }], [{ piece: "s1", region: "gondor", revealed: null, may_be: ["warg", "balrog"] }]));
  const now = kept(before, pieces(view("fellowship", [{ character: "gimli", region: "rohan", revealed: false }], [{ piece: "s1", region: "gondor", revealed: null, may_be: ["warg"] }])));
  expect(now[0]).toBe(before[0]);
  expect(now[1]).not.toBe(before[1]);
  expect(now[1]?.face).toBe("warg");
});

it("knows its own pages", () => {
  expect(match("/table/abc")).toMatchObject({ page: "table", params: { id: "abc" } });
  expect(match("/replay/x?at=3").query.get("at")).toBe("3");
  expect(match("/no/such/page").page).toBe("lost");
});
