/** What keeps a move from touching more of the page than it changes. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tableOf } from "../src/games/war_of_the_ring/data";
import { NOBODY, sameStanding, standings } from "../src/games/war_of_the_ring/picture";
import { lyingOn } from "../src/games/war_of_the_ring/tokens";
import { announce, announced } from "../src/lib/announce.svelte";
import { Entries } from "../src/lib/entries.svelte";
import { dashed, learn, list, speak, t } from "../src/lib/i18n.svelte";
import type { Decision, View } from "../src/lib/protocol";
import { shared } from "../src/lib/sharing";
import { Soon } from "../src/lib/soon";

const copy = <T>(told: T): T => JSON.parse(JSON.stringify(told)) as T;

describe("what is told again", () => {
  const before = { turn: 3, regions: { bree: { shadow: { orc: 2 } }, shire: {} }, dice: [1, [2, 3]], playing: null };

  it("is the same object", () => {
    expect(shared(before, copy(before))).toBe(before);
  });
  it("is the same in every part that has not changed", () => {
    const now = { ...copy(before), regions: { bree: { shadow: { orc: 1 } }, shire: {} } };
    const found = shared(before, now);
    expect(found).toEqual(now);
    expect(found.regions).not.toBe(before.regions);
    expect(found.regions.shire).toBe(before.regions.shire);
    expect(found.regions.bree).not.toBe(before.regions.bree);
    expect(found.dice).toBe(before.dice);
  });
  it.each([
    ["one less", [1, 2, 3], [1, 2]],
    ["one more", { a: 1 }, { a: 1, b: 2 }],
    ["another name", { a: 1 }, { b: 1 }],
    ["another order", { a: 1, b: 2 }, { b: 2, a: 1 }],
    ["a list for an object", { 0: "a" }, ["a"]],
    ["nothing for something", { a: { b: 1 } }, { a: null }],
    ["something for nothing", { a: null }, { a: { b: 1 } }],
    ["nothing known", null, { a: 1 }],
  ])("is new where it differs: %s", (_, old, now) => {
    const found = shared(old, now);
    expect(found).not.toBe(old);
    expect(JSON.stringify(found)).toBe(JSON.stringify(now));
  });
  it("is the same region, nation and hand of the table", () => {
    const view = (turn: number): View => ({ table: { turn, regions: { bree: { free_peoples: { north_regular: 1 } } }, politics: { north: { steps_to_war: 2, active: false } } } }) as unknown as View;
    const [one, two] = [tableOf(view(1)), tableOf(view(2))];
    expect(two.turn).toBe(2);
    expect(two.regions).toBe(one.regions);
    expect(two.politics).toBe(one.politics);
  });
});

describe("entries that are watched one by one", () => {
  it("have what was written last, and nothing where nothing is told", () => {
    const entries = new Entries(["bree", "shire"], 0);
    entries.write({ bree: 3, moria: 9 });
    expect([entries.get("bree"), entries.get("shire"), entries.get("moria")]).toEqual([3, 0, 0]);
    entries.write({ shire: 4 });
    expect([entries.get("bree"), entries.get("shire")]).toEqual([0, 4]);
  });
  it("keep their value where the new one is the same", () => {
    const entries = new Entries<{ n: number }>(["bree"], { n: 0 }, (one, two) => one.n === two.n);
    const first = { n: 1 };
    entries.write({ bree: first });
    entries.write({ bree: { n: 1 } });
    expect(entries.get("bree")).toBe(first);
    entries.write({ bree: { n: 2 } });
    expect(entries.get("bree")).toEqual({ n: 2 });
  });
});

describe("what stands in a place", () => {
  const table = tableOf({ table: { regions: { bree: { free_peoples: { north_regular: 1 } }, shire: {} }, fellowship: { region: "bree", hidden: true, progress: 2, companions: [], corruption: 3 } } } as unknown as View);
  const party = { region: "shire", figures: { north_regular: 1 }, characters: [] };

  it("is the army, the Ring-bearers and who goes", () => {
    const found = standings(table, party);
    expect(found["bree"]).toEqual({ told: table.regions["bree"], bearers: { hidden: true, progress: 2 }, going: null });
    expect(found["shire"]).toEqual({ told: table.regions["shire"], bearers: null, going: party.figures });
    expect(standings(table, { ...party, figures: {} })["shire"]?.going).toBeNull();
  });
  it("is another only where something else would be drawn", () => {
    const [one, two] = [standings(table, party), standings({ ...table, fellowship: { ...table.fellowship, corruption: 4 } }, copy(party))];
    for (const region of ["bree", "shire"]) expect(sameStanding(one[region] ?? NOBODY, two[region] ?? NOBODY), region).toBe(true);
    const moved = standings({ ...table, fellowship: { ...table.fellowship, progress: 3 } }, null);
    for (const region of ["bree", "shire"]) expect(sameStanding(one[region] ?? NOBODY, moved[region] ?? NOBODY), region).toBe(false);
  });
});

it("the choices of a decision are sorted once, in their order", () => {
  const decision: Decision = { seat: "shadow", prompt: "turn.action", rule: "", about: {}, tokens: ["die army", "pass", "die eye", "ring army"] };
  expect(lyingOn(decision, "die")).toEqual(["die army", "die eye", "ring army"]);
  expect(lyingOn(decision, "tray")).toEqual(["pass"]);
  expect(lyingOn(decision, "card")).toEqual([]);
  expect(lyingOn(decision, "die")).toBe(lyingOn(decision, "die"));
  expect(lyingOn(null, "die")).toEqual([]);
});

describe("words that are remembered", () => {
  it("are said anew in another language", async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await learn("war_of_the_ring");
    await speak("en");
    expect([t("region-the-shire"), t("ui-your-turn")]).toEqual(["The Shire", "It is your turn"]);
    expect(list(["a", "b"])).toBe("a and b");
    await speak("it");
    expect(t("ui-your-turn")).not.toBe("It is your turn");
    expect(list(["a", "b"])).toBe("a e b");
    expect(list(["a", "b"], "disjunction")).toBe("a o b");
    await speak("en");
    expect(t("ui-your-turn")).toBe("It is your turn");
  });
  it("have their ids with dashes", () => {
    expect([dashed("turn.action_die"), dashed("turn.action_die")]).toEqual(["turn-action-die", "turn-action-die"]);
  });
});

describe("what may wait", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is done once, a while after it was first called for", () => {
    const work = vi.fn();
    const soon = new Soon(80, work);
    soon.call();
    vi.advanceTimersByTime(60);
    soon.call();
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(20);
    expect(work).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(200);
    expect(work).toHaveBeenCalledTimes(1);
    soon.call();
    soon.cancel();
    vi.advanceTimersByTime(200);
    expect(work).toHaveBeenCalledTimes(1);
    soon.call();
    vi.advanceTimersByTime(80);
    expect(work).toHaveBeenCalledTimes(2);
  });
  it("says sentences together that come quickly after one another", () => {
    announce("One.");
    vi.advanceTimersByTime(200);
    announce("Two.");
    vi.advanceTimersByTime(200);
    expect(announced()).toBe("");
    vi.advanceTimersByTime(60);
    expect(announced()).toBe("One. Two.");
    announce("Three.");
    vi.advanceTimersByTime(260);
    expect(announced()).toBe("Three.");
  });
});
