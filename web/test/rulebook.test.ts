import { describe, expect, it } from "vitest";
import { chapterOf, numberOf, sourcesOf } from "../src/lib/rulebook.svelte";

describe("the number of a rule", () => {
  it("is printed without the game's prefix, and names its chapter", () => {
    expect(numberOf("WOTR-CHARMOVE-10")).toBe("CHARMOVE-10");
    expect(chapterOf("CARD-DUEL2-03")).toBe("duel2");
  });
});

describe("the source of a rule", () => {
  it("is what it rests on, and where in that", () => {
    expect(sourcesOf("rulebook: Combat 3")).toEqual([{ kind: "rulebook", rest: ": Combat 3" }]);
    expect(sourcesOf("english rules (board picture)")).toEqual([{ kind: "english rules", rest: " (board picture)" }]);
    expect(sourcesOf("assumption")).toEqual([{ kind: "assumption", rest: "" }]);
  });
  it("names a book once for several places in it", () => {
    expect(sourcesOf("rulebook: combat; rulebook: card texts; Movement; faq")).toEqual([
      { kind: "rulebook", rest: ": combat" },
      { kind: null, rest: "card texts" },
      { kind: null, rest: "Movement" },
      { kind: "faq", rest: "" },
    ]);
  });
  it("leaves alone what only begins like a source", () => {
    expect(sourcesOf("cards of both sides")).toEqual([{ kind: null, rest: "cards of both sides" }]);
  });
});
