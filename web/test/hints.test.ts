import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameClient } from "../src/games/shape";
import { best, Hinting, rankOf } from "../src/lib/hints.svelte";
import type { Advice } from "../src/lib/protocol";
import type { TableStore } from "../src/lib/table.svelte";
import { beside, uncovering } from "../src/ui/uncover";
import { cutOff } from "../src/ui/whole";

const advice: Advice = {
  seat: "one",
  chance: 0.5,
  options: ["a", "b", "c", "d"].map((token, i) => ({ token, chance: 0.6 - i / 10, share: i === 2 ? 0 : 0.3, expects: [] })),
};

const game = { words: { token: (token: string) => token } } as unknown as GameClient;

/** As much of a table as a question needs. */
function table(more: { hints?: boolean; tokens?: string[]; ask?: number | null } = {}): TableStore {
  const { hints = true, tokens = ["a", "b", "c", "d"], ask = 7 } = more;
  return { id: "t", table: { hints }, sight: { seat: "one", ask, n: 1, view: { decision: { tokens } } } } as unknown as TableStore;
}

const answering = (status: number, body: unknown): void => {
  vi.stubGlobal("fetch", vi.fn(async () => new Response(JSON.stringify(body), { status })));
};

describe("a hint", () => {
  const said: string[] = [];
  const hinting = (store: TableStore): Hinting => new Hinting(store, () => game, (text) => void said.push(text));

  beforeEach(() => void said.splice(0));
  afterEach(() => vi.unstubAllGlobals());

  it("tells the best few, and none of which nothing was thought", () => {
    expect(best(advice).options.map((option) => option.token)).toEqual(["a", "b"]);
    const doubtful = { ...advice, options: advice.options.map((option) => (option.token === "b" ? { ...option, chance: 0.7 } : option)) };
    expect(best(doubtful).options.map((option) => option.chance)).toEqual([0.6, 0.6]);
    expect(rankOf(advice, "b")).toBe(2);
    expect(rankOf(advice, "x")).toBe(0);
    expect(rankOf(null, "a")).toBe(0);
  });
  it("is there to be asked for where the table allows it and there is something to choose", () => {
    expect(hinting(table()).possible).toBe(true);
    expect(hinting(table({ hints: false })).possible).toBe(false);
    expect(hinting(table({ tokens: ["a"] })).possible).toBe(false);
    expect(hinting(table({ ask: null })).possible).toBe(false);
  });
  it("thinks, tells, points at the best, and says so", async () => {
    answering(200, advice);
    const hints = hinting(table());
    const asked = hints.ask();
    expect(hints.thinking).toBe(true);
    await asked;
    expect(hints.thinking).toBe(false);
    expect(hints.advice?.options.length).toBe(2);
    expect(hints.pointed).toBe("a");
    expect(said.length).toBe(2);
    hints.dismiss();
    expect([hints.advice, hints.pointed]).toEqual([null, null]);
  });
  it("stays while others do something unseen, as in a set-up", async () => {
    answering(200, advice);
    const store = table();
    const hints = hinting(store);
    await hints.ask();
    (store.sight as { n: number }).n = 2;
    hints.follow();
    expect(hints.advice).not.toBeNull();
  });
  it("is gone with its decision, and one that comes too late is not shown", async () => {
    answering(200, advice);
    const store = table();
    const hints = hinting(store);
    await hints.ask();
    hints.follow();
    expect(hints.advice).not.toBeNull();
    (store.sight as { ask: number }).ask = 8;
    hints.follow();
    expect(hints.advice).toBeNull();
    const late = hints.ask();
    (store.sight as { ask: number }).ask = 9;
    hints.follow();
    await late;
    expect([hints.advice, hints.thinking]).toEqual([null, false]);
  });
  it("that is refused says why", async () => {
    answering(403, { code: "no_hints", where: "one", message: "" });
    const hints = hinting(table());
    await hints.ask();
    expect(hints.refusal?.code).toBe("no_hints");
    expect(hints.shown).toBe(true);
  });
});

describe("what a panel lies over", () => {
  const span = (top: number, bottom: number) => ({ top, bottom });
  it.each([
    ["stays, where all of it is seen", [span(100, 140)], 0, 400, 0],
    ["comes up as far as it must", [span(380, 420)], 0, 400, 50],
    ["comes down as far as it must", [span(-20, 20)], 0, 400, -50],
    ["comes as one", [span(100, 140), span(420, 430)], 0, 400, 60],
    ["is seen from its beginning, where it has no room", [span(200, 900)], 0, 400, 170],
    ["does not count, where it is not painted", [span(0, 0)], 50, 400, 0],
    ["is nothing", [], 0, 400, 0],
  ])("%s", (_, marks, top, bottom, by) => {
    expect(uncovering(marks, top, bottom)).toBe(by);
  });
});

describe("what lies beyond the side of a screen", () => {
  it.each([
    ["is seen", 10, 90, false],
    ["is cut at its left", -1, 60, true],
    ["is cut at its right", 60, 101, true],
    ["is not painted", 120, 120, false],
  ])("%s", (_, left, right, lies) => {
    expect(beside({ left, right }, 100)).toBe(lies);
  });
});

describe("a list that is longer than its room", () => {
  it.each([
    ["a line that is wholly seen", 10, 20, 20, 40, 0],
    ["a line that is cut", 30, 20, 20, 40, 20],
    ["three lines, of which the second is cut", 10, 60, 20, 40, 40],
    ["lines below the edge", 50, 40, 20, 40, 40],
    ["nothing that is known of a line", 30, 20, Number.NaN, 40, 0],
  ])("cuts away no more than it must: %s", (_, top, height, line, edge, cut) => {
    expect(cutOff(top, height, line, edge)).toBe(cut);
  });
});
