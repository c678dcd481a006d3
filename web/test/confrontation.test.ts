import { beforeAll, describe, expect, it, vi } from "vitest";
import { CHARACTERS, kept, pieces, place, REGIONS } from "../src/games/confrontation/data";
import { baselines, nameLines, raised, shape } from "../src/games/confrontation/layout";
import { merge, scene, type Scene, sketch, tokensFor } from "../src/games/confrontation/model";
import { learn, speak } from "../src/lib/i18n.svelte";
import type { View } from "../src/lib/protocol";
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
    const lifted = REGIONS.map((region) => [nameLines(region, tall).length, raised(region, tall)] as const);
    const low = shape(tall).tile / shape(tall).height;
    for (const [lines, up] of lifted) expect(up).toBeCloseTo(low + ((lines - 1) * shape(tall).font * 0.95) / shape(tall).height);
    expect(new Set(lifted.map(([lines]) => lines))).toEqual(new Set([1, 2]));
  });
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

it("lays two seats' own sights over one another", () => {
  const one = view("fellowship", [{ character: "gimli", region: "rohan", revealed: false }], [{ piece: "s1", region: "gondor", revealed: null }]);
  const two = view("sauron", [{ piece: "f1", region: "rohan", revealed: null }], [{ character: "warg", region: "gondor", revealed: false }]);
  const both = merge({ fellowship: one, sauron: two });
  expect(of(both, "fellowship")[0]?.["character"]).toBe("gimli");
  expect(of(both, "sauron")[0]?.["character"]).toBe("warg");
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
