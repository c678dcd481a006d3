import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameClient } from "../src/games/shape";
import type { FromServer, ToServer, View } from "../src/lib/protocol";
import { settings } from "../src/lib/settings.svelte";
import { TableStore } from "../src/lib/table.svelte";

/** A server on a string: it hears what the client says, and says what the test wants. */
class Line {
  static last: Line;
  readyState = 1;
  sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;
  constructor() {
    Line.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const view = (tokens: string[] | null, prompt = "turn.action"): View => ({
  game: "test",
  options: {},
  seat: "one",
  table: {},
  waiting: [{ seat: tokens ? "one" : "two", prompt }],
  decision: tokens && { seat: "one", prompt, rule: "", about: {}, tokens },
  outcome: null,
});

const game = {
  id: "test",
  words: { token: (token: string) => token, event: () => "", place: () => "Rohan" },
  pace: () => 0,
  sketch: (shown: View) => shown,
  scene: () => null,
  still: () => null,
  leisurely: (prompt: string) => prompt.startsWith("setup"),
  deliberate: (prompt: string) => prompt === "turn.target",
} as unknown as GameClient;

describe("a table", () => {
  let store: TableStore;
  let n = 0;
  let ask = 0;
  const said: string[] = [];
  const line = (): Line => Line.last;
  const plays = (): string[] => line().sent.flatMap((message) => (message.type === "play" ? [`${message.ask} ${message.token}`] : []));
  const settled = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined);

  /** The server takes the last message and asks anew. */
  async function answer(next: View, events: unknown[] = []): Promise<void> {
    const message = line().sent.at(-1) as { id: number };
    n++;
    ask++;
    line().say({ type: "update", seat: "one", n, at: 1, ask: next.decision ? ask : null, events, view: next, undo: true, clocks: {} });
    line().say({ type: "done", re: message.id, seat: "one", n });
    await settled();
  }

  async function welcome(first: View): Promise<void> {
    n = 0;
    ask = 1;
    line().onopen?.();
    line().say({
      type: "welcome",
      protocol: 1,
      now: 1,
      you: { id: "p", name: "Éowyn", kind: "guest" },
      table: { id: "t", game: "test", seats: [], waiting: [], clocks: {}, status: "playing" },
      eyes: [{ seat: "one", n, ask, view: first, undo: false, updates: [] }],
      chat: [],
      undo: null,
    } satisfies Record<keyof Extract<FromServer, { type: "welcome" }>, unknown>);
    await settled();
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("location", { protocol: "http:", host: "here" });
    vi.stubGlobal("document", { visibilityState: "visible", documentElement: { dataset: {} } });
    vi.stubGlobal("addEventListener", () => {});
    vi.stubGlobal("WebSocket", Line);
    Object.assign(settings, { forced: true, speed: "instant" });
    said.length = 0;
    store = new TableStore("t", () => game, (text) => said.push(text));
    store.open();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("leaves the set-up to chance, one choice for one question", async () => {
    await welcome(view(["place a"], "setup.place"));
    store.setUpForMe();
    await settled();
    await answer(view(["to x"], "setup.place"));
    await answer(view(["place b"], "setup.place"));
    await answer(view(["move a", "move b"]));
    expect(plays()).toEqual(["1 place a", "2 to x", "3 place b"]);
  });

  it("plays what has one possibility, but never the second half of a gesture", async () => {
    await welcome(view(["pass"]));
    await vi.advanceTimersByTimeAsync(10);
    expect(plays()).toEqual(["1 pass"]);
    await answer(view(["to x"], "turn.target"));
    await vi.advanceTimersByTimeAsync(5000);
    expect(plays()).toEqual(["1 pass"]);
  });

  it("plays nothing by itself where the player wants to choose it all", async () => {
    settings.forced = false;
    await welcome(view(["pass"]));
    await vi.advanceTimersByTimeAsync(5000);
    expect(plays()).toEqual([]);
  });

  it("says what would be taken back, and takes back what followed by itself with it", async () => {
    await welcome(view(["move a", "move b"]));
    void store.play("move a");
    await answer(view(["pass"]));
    await vi.advanceTimersByTimeAsync(10);
    await answer(view(["move a", "move b"]));
    expect(plays()).toEqual(["1 move a", "2 pass"]);
    expect(store.last?.words).toBe("move a");
    const back = store.takeBack();
    await answer(view(["pass"]), [{ event: "undone", by: "one", struck: [2] }]);
    await answer(view(["move a", "move b"]), [{ event: "undone", by: "one", struck: [1] }]);
    expect(await back).toBe(true);
    expect(line().sent.filter((message) => message.type === "undo")).toHaveLength(2);
    expect(store.last).toBeNull();
    await vi.advanceTimersByTimeAsync(5000);
    expect(plays()).toHaveLength(2);
  });

  it("asks for nothing in the middle of a gesture, and for the next thing after it", async () => {
    await welcome(view(["move a", "move b"]));
    const made = store.gesture(["move a", "to x"]);
    await answer(view(["to x", "to y"], "turn.target"));
    expect(plays()).toEqual(["1 move a", "2 to x"]);
    expect(store.sight?.decision?.prompt).toBe("turn.action");
    await answer(view(["card 1"], "battle.card"));
    await made;
    expect(store.sight?.decision?.prompt).toBe("battle.card");
  });

  it("gives up a gesture where the rest of it is not legal, and asks what is asked", async () => {
    await welcome(view(["move a", "move b"]));
    const made = store.gesture(["move a", "to x"]);
    await answer(view(["to y", "to z"], "turn.target"));
    await made;
    expect(plays()).toEqual(["1 move a"]);
    expect(store.sight?.decision?.prompt).toBe("turn.target");
  });

  it("does not send a choice twice", async () => {
    await welcome(view(["move a", "move b"]));
    void store.play("move a");
    void store.play("move b");
    expect(plays()).toEqual(["1 move a"]);
  });

  it("asks for what it has missed", async () => {
    await welcome(view(["move a", "move b"]));
    line().say({ type: "update", seat: "one", n: 5, at: 1, ask: 9, events: [], view: view(null), undo: false, clocks: {} });
    expect(line().sent.at(-1)).toMatchObject({ type: "hello", have: { one: 0 } });
  });

  it("shows what somebody points at, for a while", async () => {
    await welcome(view(null));
    line().say({ type: "point", name: "Éowyn", seat: "one", at: "region rohan" });
    expect(store.pointed).toMatchObject({ name: "Éowyn", at: "region rohan" });
    await vi.advanceTimersByTimeAsync(4000);
    expect(store.pointed).toBeNull();
  });
});
