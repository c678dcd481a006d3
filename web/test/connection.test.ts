import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Link, patience } from "../src/lib/connection";
import type { FromServer, ToServer } from "../src/lib/protocol";

class Wire {
  static all: Wire[] = [];
  readyState = 0;
  sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;
  constructor() {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  up(): void {
    this.readyState = 1;
    this.onopen?.();
    this.onmessage?.({ data: JSON.stringify({ type: "welcome" }) });
  }
}

describe("the connection", () => {
  let links: Link[] = [];
  let n = 0;
  let connection: Connection;
  const last = (): Wire => Wire.all.at(-1) as Wire;

  beforeEach(() => {
    vi.useFakeTimers();
    Wire.all = [];
    links = [];
    n = 0;
    connection = new Connection(
      "ws://here",
      {
        hello: () => ({ type: "hello", protocol: 1, have: { sauron: n } }),
        heard: (message: FromServer) => {
          if (message.type === "update") n = message.n;
        },
        changed: (link) => links.push(link),
      },
      () => new Wire() as unknown as WebSocket,
    );
    connection.open();
  });
  afterEach(() => vi.useRealTimers());

  it("says hello first, and after a break again with the last n", () => {
    last().up();
    expect(last().sent).toEqual([{ type: "hello", protocol: 1, have: { sauron: 0 } }]);
    last().onmessage?.({ data: JSON.stringify({ type: "update", n: 12 }) });
    last().close(1006);
    expect(links.at(-1)).toBe("waiting");
    vi.advanceTimersByTime(1000);
    last().up();
    expect(Wire.all).toHaveLength(2);
    expect(last().sent[0]).toEqual({ type: "hello", protocol: 1, have: { sauron: 12 } });
    expect(links.at(-1)).toBe("open");
  });

  it("does not come back where it is not wanted", () => {
    last().up();
    last().close(4404);
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(1);
    expect(links.at(-1)).toBe("ended");
  });

  it("gives up a line on which nobody answers", () => {
    last().up();
    vi.advanceTimersByTime(80_000);
    expect(links).toContain("waiting");
  });

  it("waits longer each time, and never for ever", () => {
    expect(patience(0, 0.5)).toBe(400);
    expect(patience(3, 0.5)).toBe(3200);
    expect(patience(20, 1)).toBeLessThanOrEqual(15_000 * 1.25);
  });
});
