/** One table as this browser knows it: what the server told, what is shown of it, and what the player asks for. */
import type { GameClient } from "../games/shape";
import { Connection, type Link } from "./connection";
import type {
  ChatLine,
  Decision,
  Eyes,
  EyesState,
  FromServer,
  Person,
  Refusal,
  Seat,
  Table,
  ToServer,
  UndoQuestion,
  Update,
  View,
} from "./protocol";
import { PROTOCOL } from "./protocol";
import { paced, settings } from "./settings.svelte";

type Pending = { resolve: (refusal: Refusal | null) => void; message: ToServer };

/** What one seat sees: the present, and how much of the way there has been shown. */
export class Sight {
  n = $state(0);
  ask: number | null = $state(null);
  undo = $state(false);
  view: View = $state.raw() as View;
  shown: View = $state.raw() as View;
  scene: unknown = $state.raw(null);
  log: Update[] = $state.raw([]);
  struck: Set<number> = $state.raw(new Set());
  /** Updates that are still to be shown, the oldest first. */
  queue: { update: Update; view: View }[] = [];
  showing = $state(false);

  constructor(readonly seat: Eyes) {}

  get decision(): Decision | null {
    return this.showing ? null : this.view.decision;
  }

  write(updates: Update[]): void {
    this.log = [...this.log, ...updates];
    const undone = updates.flatMap((update) => update.events).filter((event) => event.event === "undone");
    if (undone.length) this.struck = new Set([...this.struck, ...undone.flatMap((event) => event["struck"] as number[])]);
  }
}

export class TableStore {
  table: Table | null = $state.raw(null);
  you: Person | null = $state.raw(null);
  link: Link = $state("connecting");
  closed = $state(0);
  sights: Sight[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  undo: UndoQuestion | null = $state.raw(null);
  undoNews: UndoQuestion | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  pointed: { name: string; at: string } | null = $state.raw(null);
  /** The seat whose eyes are open here; more than one seat may be ours. */
  at: Eyes | undefined = $state();
  /** Hot-seat: the screen is covered until the next player sits down. */
  curtain: Seat | null = $state(null);
  sending = $state(false);
  /** When the clocks of `table` were told. */
  told = $state(0);

  private readonly connection: Connection;
  private readonly pending = new Map<number, Pending>();
  private ids = 0;
  private skipping: (() => void) | null = null;
  private shuffling = false;

  constructor(
    readonly id: string,
    private readonly game: () => GameClient | null,
    private readonly announce: (text: string) => void,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.connection = new Connection(`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`, {
      hello: () => this.hello(),
      heard: (message) => this.heard(message),
      changed: (link, closed) => {
        this.link = link;
        this.closed = closed ?? 0;
      },
    });
  }

  get sight(): Sight | null {
    return this.sights.find((each) => each.seat === this.at) ?? this.sights[0] ?? null;
  }

  open(): void {
    this.connection.open();
    addEventListener("online", this.hurry);
  }

  hurry = (): void => this.connection.hurry();

  close(): void {
    removeEventListener("online", this.hurry);
    this.connection.stop();
    this.skip();
  }

  // --- what the server says -----------------------------------------------------------------------

  private hello(): ToServer {
    const have = Object.fromEntries(this.sights.map((each) => [each.seat ?? "", each.n]));
    const chat = this.chat.at(-1)?.id;
    return { type: "hello", protocol: PROTOCOL, have, ...(chat === undefined ? {} : { chat }) };
  }

  private heard(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.you = message.you;
        this.setTable(message.table);
        this.undo = message.undo;
        this.addChat(message.chat);
        this.welcome(message.eyes);
        this.resend();
        break;
      case "update": {
        const sight = this.sights.find((each) => each.seat === message.seat);
        if (!sight || message.n !== sight.n + 1) {
          if (!sight || message.n > sight.n) this.connection.hello();
          return;
        }
        sight.n = message.n;
        sight.ask = message.ask;
        sight.undo = message.undo;
        if (this.table) this.setTable({ ...this.table, clocks: message.clocks, waiting: waitingSeats(message.view) });
        this.take(sight, { n: message.n, at: message.at, events: message.events }, message.view);
        break;
      }
      case "done":
        this.settle(message.re, null);
        break;
      case "refused":
        if (message.re !== null) this.settle(message.re, message);
        else this.refusal = message;
        break;
      case "undo":
        this.undo = message.state === "asked" ? message : null;
        this.undoNews = message.state === "asked" ? null : message;
        break;
      case "chat":
        this.addChat([message.line]);
        break;
      case "point":
        this.pointed = { name: message.name, at: message.at };
        break;
      case "table":
        this.setTable(message.table);
        break;
      case "over":
        if (this.table) this.setTable({ ...this.table, outcome: message.outcome, seed: message.seed });
        break;
      case "pong":
        break;
    }
  }

  private setTable(table: Table): void {
    this.table = table;
    this.told = Date.now();
  }

  private addChat(lines: ChatLine[]): void {
    const last = this.chat.at(-1)?.id ?? 0;
    const fresh = lines.filter((line) => line.id > last);
    if (fresh.length) this.chat = [...this.chat, ...fresh];
  }

  private welcome(eyes: EyesState[]): void {
    const before = new Map(this.sights.map((each) => [each.seat, each]));
    this.sights = eyes.map((told) => {
      const known = before.get(told.seat);
      const sight = known ?? new Sight(told.seat);
      sight.n = told.n;
      sight.ask = told.ask;
      sight.undo = told.undo;
      sight.view = told.view;
      sight.write(told.updates);
      if (!sight.showing) this.present(sight, told.view);
      else sight.queue.push({ update: { n: told.n, at: 0, events: [] }, view: told.view });
      return sight;
    });
    if (!this.sights.some((each) => each.seat === this.at)) {
      this.at = (this.sights.find((each) => each.view.decision) ?? this.sights[0])?.seat;
    }
    this.next();
  }

  private present(sight: Sight, view: View): void {
    sight.shown = view;
    const game = this.game();
    sight.scene = game ? game.still(view) : null;
  }

  // --- showing it, step by step ---------------------------------------------------------------------

  private take(sight: Sight, update: Update, view: View): void {
    sight.view = view;
    sight.queue.push({ update, view });
    if (!sight.showing) void this.show(sight);
  }

  private async show(sight: Sight): Promise<void> {
    sight.showing = true;
    for (let step = sight.queue.shift(); step; step = sight.queue.shift()) {
      const game = this.game();
      for (const event of step.update.events) {
        if (game) {
          sight.shown = game.sketch(sight.shown, event);
          sight.scene = game.scene(sight.scene, event);
          this.tell(sight, game.words.event(event));
        }
        sight.write([{ ...step.update, events: [event] }]);
        const pause = game && sight.seat === this.at && document.visibilityState === "visible" ? paced(game.pace(event)) : 0;
        if (pause > 0) await this.pause(pause);
      }
      if (!step.update.events.length && step.update.at) sight.write([step.update]);
      this.present(sight, step.view);
    }
    sight.showing = false;
    this.next();
  }

  private tell(sight: Sight, sentence: string): void {
    if (sight.seat === this.at && sentence) this.announce(sentence);
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, milliseconds);
      function done(): void {
        clearTimeout(timer);
        resolve();
      }
      this.skipping = done;
    });
  }

  skip = (): void => this.skipping?.();

  /** Whatever follows by itself: a forced choice, a choice left to chance, the other player's turn at this screen. */
  private next(): void {
    const sight = this.sight;
    if (!sight || sight.showing) return;
    const decision = sight.decision;
    if (decision) {
      const only = decision.tokens.length === 1 ? decision.tokens[0] : undefined;
      if (this.shuffling && this.game()?.leisurely(decision.prompt)) {
        const token = decision.tokens[Math.floor(Math.random() * decision.tokens.length)];
        if (token) void this.play(token);
      } else {
        this.shuffling = false;
        if (only && settings.forced) setTimeout(() => this.sight === sight && sight.decision === decision && void this.play(only), paced(500));
      }
      return;
    }
    this.shuffling = false;
    const other = this.sights.find((each) => each !== sight && each.seat !== null && each.view.decision);
    if (other && sight.seat !== null) this.curtain = other.seat;
  }

  /** The next player has taken the screen. */
  sitDown(): void {
    if (this.curtain === null) return;
    this.at = this.curtain;
    this.curtain = null;
    this.next();
  }

  // --- what the player does ---------------------------------------------------------------------------

  private ask(message: ToServer & { id: number }): Promise<Refusal | null> {
    return new Promise((resolve) => {
      this.pending.set(message.id, { resolve, message });
      this.connection.send(message);
    });
  }

  /** What was on its way when the line broke goes again, with the same `ask`: the server knows whether it had arrived. */
  private resend(): void {
    for (const { message } of this.pending.values()) this.connection.send(message);
  }

  private settle(id: number, refusal: Refusal | null): void {
    const asked = this.pending.get(id);
    this.pending.delete(id);
    asked?.resolve(refusal);
  }

  async play(token: string): Promise<boolean> {
    const sight = this.sight;
    if (!sight || sight.seat === null || sight.ask === null || this.sending) return false;
    this.sending = true;
    this.refusal = null;
    const refusal = await this.ask({ type: "play", id: ++this.ids, seat: sight.seat, ask: sight.ask, token });
    this.sending = false;
    if (refusal && refusal.code !== "stale") this.refusal = refusal;
    this.next();
    return refusal === null;
  }

  /** Several choices as one gesture; it ends where one of them is not legal. */
  async gesture(tokens: string[]): Promise<void> {
    for (const token of tokens) {
      if (token === "undo" ? !(await this.takeBack()) : !(await this.play(token))) return;
    }
  }

  async takeBack(): Promise<boolean> {
    const seat = this.sight?.seat;
    if (seat == null) return false;
    this.refusal = null;
    this.skip();
    this.refusal = await this.ask({ type: "undo", id: ++this.ids, seat });
    return this.refusal === null;
  }

  setUpForMe(): void {
    this.shuffling = true;
    this.next();
  }

  async answer(agree: boolean): Promise<void> {
    const question = this.undo;
    const seat = question?.asks.find((each) => !question.agreed.includes(each) && this.sights.some((sight) => sight.seat === each));
    if (question && seat) this.refusal = await this.ask({ type: "answer", id: ++this.ids, undo: question.undo, seat, agree });
  }

  async withdraw(): Promise<void> {
    if (this.undo) this.refusal = await this.ask({ type: "withdraw", id: ++this.ids, undo: this.undo.undo });
  }

  async say(text: string): Promise<void> {
    this.connection.send({ type: "chat", id: ++this.ids, text });
  }
}

const waitingSeats = (view: View): Seat[] => view.waiting.map((each) => each.seat);
