import { beforeEach, describe, expect, it } from "vitest";
import { levelsFor, othersFor, prefer, usualAgent } from "../src/lib/agents";
import { house } from "../src/lib/me.svelte";
import type { GameInfo } from "../src/lib/protocol";
import { settings } from "../src/lib/settings.svelte";

const offering = (...agents: string[]): void => {
  house.games = [{ id: "test", agents: agents.map((agent) => ({ agent })) } as unknown as GameInfo];
};

describe("computer players", () => {
  beforeEach(() => {
    settings.level = "hobbit";
    offering("wizard", "random", "hobbit", "heuristic", "ranger", "flat:50");
  });

  it("are levels, the gentlest first, and the rest apart", () => {
    expect(levelsFor("test")).toEqual(["hobbit", "ranger", "wizard"]);
    expect(othersFor("test")).toEqual(["random", "heuristic", "flat:50"]);
  });
  it("that sit at an old table are shown, offered or not", () => {
    expect(othersFor("test", "so:300")).toEqual(["random", "heuristic", "flat:50", "so:300"]);
    expect(othersFor("test", "random")).toEqual(["random", "heuristic", "flat:50"]);
    expect(othersFor("test", "wizard")).toEqual(["random", "heuristic", "flat:50"]);
  });
  it("are met again at the level that was chosen last", () => {
    expect(usualAgent("test")).toBe("hobbit");
    prefer("wizard");
    expect(usualAgent("test")).toBe("wizard");
    prefer("random");
    expect(usualAgent("test")).toBe("wizard");
  });
  it("need not be levels where a server has none", () => {
    offering("random", "flat");
    expect(levelsFor("test")).toEqual([]);
    expect(usualAgent("test")).toBe("flat");
    offering();
    expect(usualAgent("test")).toBe("random");
  });
});
