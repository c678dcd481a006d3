/** A socket that comes back by itself. It knows nothing of games: it opens, says hello, hears and waits. */
import type { FromServer, ToServer } from "./protocol";

export type Link = "connecting" | "open" | "waiting" | "ended";

export type Hooks = {
  hello: () => ToServer;
  heard: (message: FromServer) => void;
  changed: (link: Link, closed?: number) => void;
};

/** These say that coming back would change nothing. */
const FINAL = new Set([4400, 4401, 4403, 4404, 4426]);
const SLOWEST = 15_000;
const HEARTBEAT = 25_000;

/** How long to wait before the next attempt: longer each time, never quite alike. */
export function patience(attempt: number, random = Math.random()): number {
  return Math.min(SLOWEST, 400 * 2 ** attempt) * (0.75 + random / 2);
}

export class Connection {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private silent = 0;
  private stopped = false;

  constructor(
    private readonly address: string,
    private readonly hooks: Hooks,
    private readonly make: (address: string) => WebSocket = (to) => new WebSocket(to),
  ) {}

  open(): void {
    if (this.stopped) return;
    this.hooks.changed("connecting");
    const socket = this.make(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.silent = 0;
      socket.send(JSON.stringify(this.hooks.hello()));
      clearInterval(this.beat);
      this.beat = setInterval(() => this.heartbeat(socket), HEARTBEAT);
    };
    socket.onmessage = (message) => {
      this.silent = 0;
      const told = JSON.parse(String(message.data)) as FromServer;
      if (told.type === "welcome") {
        this.attempt = 0;
        this.hooks.changed("open");
      }
      this.hooks.heard(told);
    };
    socket.onclose = (closed) => {
      if (this.socket !== socket) return;
      clearInterval(this.beat);
      this.socket = null;
      if (this.stopped) return;
      if (FINAL.has(closed.code)) {
        this.hooks.changed("ended", closed.code);
        return;
      }
      this.hooks.changed("waiting");
      this.timer = setTimeout(() => this.open(), patience(this.attempt++));
    };
  }

  /** Says hello again on the same line, for instance after a gap. */
  hello(): void {
    this.send(this.hooks.hello());
  }

  send(message: ToServer): boolean {
    if (this.socket?.readyState !== 1) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** The player asks for it, or the machine is online again. */
  hurry(): void {
    if (this.socket !== null || this.stopped) return;
    clearTimeout(this.timer);
    this.attempt = 0;
    this.open();
  }

  /** Comes back at once on a new line, for instance as somebody who has a name now. */
  renew(): void {
    const socket = this.socket;
    this.socket = null;
    clearInterval(this.beat);
    socket?.close();
    this.hurry();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.socket?.close();
  }

  private heartbeat(socket: WebSocket): void {
    if (++this.silent > 2) socket.close();
    else this.send({ type: "ping", id: 0 });
  }
}
