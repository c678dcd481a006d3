/** One table as this browser knows it: what the server told, what is shown of it, and what the player asks for. */
import type { GameClient, Pointed } from "../games/shape";
import { Connection, type Link } from "./connection";
import type {
  ChatLine,
  Decision,
  Eyes,
  EyesState,
  FromServer,
  GameEvent,
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
import { beSomebody } from "./me.svelte";
import { paced, settings } from "./settings.svelte";
import { play } from "./sound";

type Pending = { resolve: (refusal: Refusal | null) => void; message: ToServer };

/** A choice of this seat that can be taken back; one made in another window has no words here. */
export type Made = { prompt: string; words: string; forced: boolean };

const POINTING = 3500;

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
  /** What was asked when a gesture began: it stays in sight until the whole gesture is made, or its middle would glow in between. */
  gesturing: Decision | null = $state.raw(null);
  /** This seat's own choices, the latest last: what the next "take back" would reach. */
  made: Made[] = $state.raw([]);

  constructor(readonly seat: Eyes) {}

  get decision(): Decision | null {
    return this.showing ? null : (this.gesturing ?? this.view.decision);
  }

  write(updates: Update[]): void {
    this.log = [...this.log, ...updates];
    const undone = updates.flatMap((update) => update.events).filter((event) => event.event === "undone");
    if (undone.some((event) => event["by"] === this.seat)) this.made = this.made.slice(0, -1);
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
  pointed: Pointed | null = $state.raw(null);
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
  /** The number of the last choice that was sent. */
  private newest = 0;
  private readonly greeting: (() => void)[] = [];
  private skipping: (() => void) | null = null;
  private shuffling = false;
  /** Just taken back: what has one possibility waits for the player, or it would be made again at once. */
  private pausing = false;

  constructor(
    readonly id: string,
    private readonly game: () => GameClient | null,
    private readonly announce: (text: string) => void,
    private readonly onPointed: (pointed: Pointed) => void = () => {},
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
        for (const greeted of this.greeting.splice(0)) greeted();
        break;
      case "update": {
        if (message.re !== undefined) this.settle(message.re, null);
        const sight = this.sights.find((each) => each.seat === message.seat);
        if (!sight || message.n !== sight.n + 1) {
          if (!sight || message.n > sight.n) this.connection.hello();
          return;
        }
        sight.n = message.n;
        if (this.playing(sight.seat) && sight.ask !== message.ask) this.sending = false;
        if (sight.ask !== null && sight.ask !== message.ask && !this.playing(sight.seat) && !message.events.some((event) => event.event === "undone")) {
          sight.made = [...sight.made, { prompt: sight.view.decision?.prompt ?? "", words: "", forced: false }];
        }
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
        this.showPointing(message.name, message.at);
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

  private showPointing(name: string, at: string): void {
    const pointed = { name, at, n: (this.pointed?.n ?? 0) + 1 };
    this.pointed = pointed;
    this.onPointed(pointed);
    setTimeout(() => {
      if (this.pointed === pointed) this.pointed = null;
    }, POINTING);
  }

  /** Whether a choice of this seat is on its way. */
  private playing(seat: Eyes): boolean {
    return [...this.pending.values()].some(({ message }) => message.type === "play" && message.seat === seat);
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
      const unseen: GameEvent[] = [];
      for (const event of step.update.events) {
        if (game) {
          unseen.push(event);
          sight.scene = game.scene(sight.scene, event);
          this.tell(sight, game.words.event(event));
          const sound = sight.seat === this.at ? game.sound?.(event) : null;
          if (sound) play(sound);
        }
        sight.write([{ ...step.update, events: [event] }]);
        const pause = game && sight.seat === this.at && document.visibilityState === "visible" ? paced(game.pace(event)) : 0;
        if (pause > 0) {
          // Only what is looked at is sketched: where nothing pauses, the view itself comes at once.
          if (game) sight.shown = unseen.splice(0).reduce(game.sketch, sight.shown);
          await this.pause(pause);
        }
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
    if (!sight || sight.showing || sight.gesturing || this.sending) return;
    const decision = sight.decision;
    if (decision) {
      const only = decision.tokens.length === 1 ? decision.tokens[0] : undefined;
      if (this.shuffling && this.game()?.leisurely(decision.prompt)) {
        const token = decision.tokens[Math.floor(Math.random() * decision.tokens.length)];
        if (token) void this.play(token);
      } else {
        this.shuffling = false;
        // The second half of a gesture is the player's to finish, even where there is one way to do so.
        if (only && settings.forced && !this.pausing && !this.game()?.deliberate?.(decision.prompt)) {
          setTimeout(() => this.sight === sight && sight.decision === decision && void this.play(only, true), paced(500));
        }
      }
      return;
    }
    this.shuffling = false;
    const other = this.sights.find((each) => each !== sight && each.seat !== null && each.view.decision);
    if (!other || sight.seat === null) return;
    if (other.seat !== null && this.game()?.together?.(sight.view, other.seat)) {
      this.at = other.seat;
      this.next();
    } else this.curtain = other.seat;
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

  async play(token: string, forced = false): Promise<boolean> {
    const sight = this.sight;
    if (!sight || sight.seat === null || sight.ask === null || this.sending) return false;
    this.sending = true;
    this.pausing = false;
    this.refusal = null;
    const { view } = sight;
    const id = ++this.ids;
    this.newest = id;
    const refusal = await this.ask({ type: "play", id, seat: sight.seat, ask: sight.ask, token });
    if (!refusal) this.remember(sight, token, view, forced);
    if (refusal && refusal.code !== "stale") this.refusal = refusal;
    // Its update came before, and the next choice may be on its way already.
    if (this.newest === id) {
      this.sending = false;
      this.next();
    }
    return refusal === null;
  }

  private remember(sight: Sight, token: string, view: View, forced: boolean): void {
    const { decision } = view;
    const words = this.game()?.words;
    if (!decision || !words) return;
    const told = words.done?.(token, decision, view) ?? words.token(token, view);
    sight.made = [...sight.made, { prompt: decision.prompt, words: told, forced }];
  }

  /** Several choices as one gesture; it ends where one of them is not legal. */
  async gesture(tokens: string[]): Promise<void> {
    const sight = this.sight;
    if (!sight) return;
    sight.gesturing = sight.view.decision;
    try {
      for (const [place, token] of tokens.entries()) {
        // What the rest of the gesture meant may have been decided already, or be asked otherwise now.
        if (place > 0 && token !== "undo" && tokens[place - 1] !== "undo" && !sight.view.decision?.tokens.includes(token)) return;
        if (token === "undo" ? !(await this.takeBack()) : !(await this.play(token))) return;
      }
    } finally {
      sight.gesturing = null;
      this.next();
    }
  }

  /** The choice that "take back" would take back: the last that the player made; unknown after a reload. */
  get last(): Made | null {
    return this.sight?.made.findLast((made) => !made.forced) ?? null;
  }

  /** Takes back the last choice of one's own, and with it what followed by itself. */
  async takeBack(): Promise<boolean> {
    const sight = this.sight;
    if (!sight || sight.seat === null) return false;
    const { seat, made } = sight;
    const own = made.findLastIndex((each) => !each.forced);
    this.refusal = null;
    this.pausing = true;
    this.skip();
    for (let left = own < 0 ? 1 : made.length - own; left > 0 && !this.refusal && !this.undo; left--) {
      this.refusal = await this.ask({ type: "undo", id: ++this.ids, seat });
    }
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

  /** Who only watched until now gets a guest's name, and comes to the table again under it. */
  async introduce(): Promise<void> {
    if (this.you) return;
    await beSomebody();
    const greeted = new Promise<void>((resolve) => this.greeting.push(resolve));
    this.connection.renew();
    await greeted;
  }

  async say(text: string): Promise<void> {
    await this.introduce();
    this.refusal = await this.ask({ type: "chat", id: ++this.ids, text });
  }

  /** Shows everybody at the table a place that everybody can see. */
  point = async (at: string): Promise<void> => {
    await this.introduce();
    this.refusal = await this.ask({ type: "point", id: ++this.ids, at });
  };
}

const waitingSeats = (view: View): Seat[] => view.waiting.map((each) => each.seat);
