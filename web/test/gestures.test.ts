/** Lifting a piece and setting it down, and what is told before it is done. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Drag } from "../src/games/confrontation/drag.svelte";
import { deliberate } from "../src/games/confrontation/model";
import { words } from "../src/games/confrontation/words";
import { learn, speak } from "../src/lib/i18n.svelte";
import type { View } from "../src/lib/protocol";
import { refusalReason, refusalSentence } from "../src/lib/words";
import { Resting } from "../src/ui/resting";

const event = (x: number, y: number, pointerType = "mouse"): PointerEvent => ({ clientX: x, clientY: y, button: 0, pointerType, target: {}, currentTarget: {} }) as unknown as PointerEvent;
const frame = { getBoundingClientRect: () => ({ left: 0, top: 0, width: 100, height: 200 }) } as HTMLElement;

describe("a drag", () => {
  const done: string[] = [];
  let drag: Drag;
  beforeEach(() => {
    vi.useFakeTimers();
    done.length = 0;
    drag = new Drag(() => frame, (key) => done.push(`lift ${key}`), (key, at) => done.push(`${key} at ${at.x} ${at.y}`));
  });
  afterEach(() => vi.useRealTimers());

  it("begins when the pointer has gone some way, and ends where it is let go", () => {
    drag.lift("gimli", event(10, 10));
    drag.pull(event(12, 12));
    expect(done).toEqual([]);
    drag.pull(event(40, 40));
    drag.drop(event(50, 100));
    expect(done).toEqual(["lift gimli", "gimli at 0.5 0.5"]);
    expect(drag.justDropped).toBe(true);
    vi.advanceTimersByTime(100);
    expect(drag.justDropped).toBe(false);
  });
  it("is a click where the pointer stays", () => {
    drag.lift("gimli", event(10, 10));
    drag.drop(event(11, 10));
    expect(done).toEqual([]);
    expect(drag.justDropped).toBe(false);
  });
  it("is given up off the board where the browser takes the pointer away", () => {
    drag.lift("gimli", event(10, 10));
    drag.pull(event(60, 60));
    drag.cancel();
    expect(done).toEqual(["lift gimli", "gimli at -1 -1"]);
  });
  it("points after a long touch, not after a moved one", () => {
    let pointed = 0;
    drag.hold(event(10, 10, "touch"), () => pointed++);
    vi.advanceTimersByTime(600);
    expect(pointed).toBe(1);
    drag.lift("gimli", event(10, 10, "touch"));
    drag.hold(event(10, 10, "touch"), () => pointed++);
    drag.pull(event(60, 60, "touch"));
    vi.advanceTimersByTime(600);
    drag.hold(event(10, 10), () => pointed++);
    vi.advanceTimersByTime(600);
    expect(pointed).toBe(1);
  });
});

it("leaves the second half of a move to the player", () => {
  expect(["turn.target", "special.extra_target", "battle.card", "turn.action"].filter(deliberate)).toEqual(["turn.target", "special.extra_target"]);
});

describe("in words", () => {
  const side = (pieces: unknown[]) => ({ roster: [], pieces, defeated: [], hand: null, discarded: [], specials: [], ring_bearer: null });
  const enemies = [
    { piece: "s3", region: "rohan", revealed: null, may_be: ["balrog", "warg", "shelob", "gollum"] },
    { piece: "s4", region: "gondor", revealed: null, may_be: ["balrog", "warg"] },
    { piece: "s5", region: "gondor", revealed: "warg", may_be: ["warg"] },
  ];
  const view: View = {
    game: "confrontation",
    options: {},
    seat: "fellowship",
    table: { side: "fellowship", phase: "play", turn: null, sides: { fellowship: side([{ character: "gimli", region: "fangorn", revealed: false }]), sauron: side(enemies) }, battle: null },
    waiting: [],
    decision: { seat: "fellowship", prompt: "turn.target", rule: "", about: { character: "gimli", from: "fangorn" }, tokens: [] },
    outcome: null,
  };
  const battle: View = { ...view, table: { ...(view.table as object), battle: { region: "rohan", attacker: "fellowship", fellowship: "gimli", sauron: "warg", no_cards: false, gwaihir: false, cards: {} } } };

  beforeEach(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await speak("en");
    await learn("confrontation");
  });
  afterEach(() => vi.unstubAllGlobals());

  it("says what a move will meet, before it is made", () => {
    expect(words.preview?.("to mordor", view)).toBe("Gimli (3) moves to Mordor. No enemy stands there.");
    expect(words.preview?.("to rohan", view)).toBe("Gimli (3) attacks No.\u00a03, unknown in Rohan: a battle.");
    expect(words.preview?.("to gondor", view)).toMatch(/^Gimli \(3\) attacks one of 2 in Gondor: .*Balrog or Warg.* Warg \(2\)/);
  });
  it("adds up a card that is a number, and quotes one that is not", () => {
    expect(words.preview?.("card f_5", battle)).toMatch(/^Gimli: 3 \+ 5 = 8\. Against it: Warg with 2/);
    expect(words.preview?.("card f_magic", battle)).toBe("Becomes a card that you have played before.");
  });
  it("names the move that would be taken back, and the place that somebody points at", () => {
    expect(words.done?.("to rohan", view.decision ?? ({} as never), view)).toBe("Gimli →\u00a0Rohan");
    expect(words.place?.("region gap_of_rohan", view)).toBe("Gap of Rohan");
  });
  it("refuses in the reader's language where the rule is known, and quotes the rules otherwise", async () => {
    const refusal = { code: "illegal_move", where: "", message: "", reason: "'to rohan': rohan is full", rule: "CONF-MOVE-03" };
    await speak("pl");
    expect(refusalSentence(refusal)).toBe("W tym regionie nie ma już miejsca.");
    expect(refusalReason(refusal)).toBe("");
    expect(refusalReason({ ...refusal, rule: "CONF-OTHER-99" })).toBe("rohan is full");
    expect(refusalSentence({ ...refusal, rule: "CONF-OTHER-99" })).toBe("Tego nie można teraz wybrać.");
  });
});

describe("a mouse that rests", () => {
  const resting = new Resting();
  it("has come to what it enters, unless that has come to it", () => {
    expect(resting.came(event(10, 10))).toBe(true); // nothing is known yet
    resting.at(event(10, 10));
    expect(resting.came(event(10, 10))).toBe(false);
    expect(resting.came(event(10, 11))).toBe(true);
  });
  it("is no finger", () => {
    expect(resting.came(event(30, 30, "touch"))).toBe(false);
  });
});
