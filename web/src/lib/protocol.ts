/** The protocol of the table, version 1, as docs/protocol.md has it. */

export const PROTOCOL = 1;

export type Seat = string;
export type Eyes = Seat | null;

export type Refusal = { code: string; where: string; message: string; reason?: string; rule?: string };

export type Person = { id: string; name: string; kind: "guest" | "account" };

export type Value = string | number | boolean;
export type Options = Record<string, Value>;

export type Option = {
  name: string;
  kind: "choice" | "number" | "flag";
  default: Value;
  about: string;
  choices?: string[];
  low?: number;
  high?: number;
};

export type GameInfo = {
  id: string;
  name: string;
  rules_version: number;
  seats: Seat[];
  options: Option[];
  presets: Record<string, { options: Options; seats: Seat[] }>;
  rules: number;
  /** The computer players of this game; absent: all that the server has. */
  agents?: ({ agent: string } | string)[];
};

export type Settled = { options: Options; seats: Seat[] };

export type About = { server: string; version: string; protocol: number; games: string[]; agents: { agent: string }[]; now: number };

export type Rule = { id: string; text: string; source: string; example: string; note: string };

export type SeatInfo = {
  seat: Seat;
  kind: "person" | "agent" | "open";
  name: string;
  person?: string;
  agent?: string;
  here: boolean;
  yours: boolean;
  was_yours: boolean;
};

export type Outcome = { winners: Seat[]; reason: string; scores: Record<Seat, number> };

export type Table = {
  id: string;
  game: string;
  options: Options;
  title: string;
  status: "waiting" | "playing" | "over" | "closed";
  seats: SeatInfo[];
  host: string;
  listed: boolean;
  watchers: number;
  commitment: string;
  seed: string | null;
  outcome: Outcome | null;
  waiting: Seat[];
  clocks: Record<Seat, number>;
  created: number;
  moved: number;
  rematch: string | null;
  problem: string | null;
  invite?: string;
};

export type NewSeat = { kind: "me" } | { kind: "agent"; agent: string } | { kind: "open" };
export type NewTable = {
  game: string;
  preset?: string;
  options?: Options;
  seats: Record<Seat, NewSeat>;
  listed: boolean;
  title: string;
};

export type Decision = { seat: Seat; prompt: string; rule: string; about: Record<string, unknown>; tokens: string[] };

export type View<T = unknown> = {
  game: string;
  options: Options;
  seat: Eyes;
  table: T;
  waiting: { seat: Seat; prompt: string }[];
  decision: Decision | null;
  outcome: Outcome | null;
};

export type GameEvent = { event: string; cause?: string; rule?: string; position?: number } & Record<string, unknown>;

export type Update = { n: number; at: number; events: GameEvent[] };

export type ChatLine = { id: number; at: number; name: string; seat: Eyes; text: string };

export type UndoQuestion = { undo: number; by: Seat; asks: Seat[]; agreed: Seat[]; state: string; seat?: Seat };

export type EyesState = { seat: Eyes; n: number; ask: number | null; view: View; undo: boolean; updates: Update[] };

export type FromServer =
  | {
      type: "welcome";
      protocol: number;
      now: number;
      you: Person | null;
      table: Table;
      eyes: EyesState[];
      chat: ChatLine[];
      undo: UndoQuestion | null;
    }
  | {
      type: "update";
      seat: Eyes;
      n: number;
      at: number;
      ask: number | null;
      events: GameEvent[];
      view: View;
      undo: boolean;
      clocks: Record<Seat, number>;
      /** The own choice (or undo) that this answers. */
      re?: number;
    }
  | { type: "done"; re: number; seat?: Seat; undo?: number }
  | ({ type: "refused"; re: number | null } & Refusal)
  | ({ type: "undo" } & UndoQuestion)
  | { type: "chat"; line: ChatLine }
  | { type: "point"; name: string; seat: Eyes; at: string }
  | { type: "table"; table: Table }
  | { type: "over"; outcome: Outcome; seed: string; commitment: string }
  | { type: "pong"; re: number; now: number };

export type ToServer =
  | { type: "hello"; protocol: number; have: Record<string, number>; chat?: number }
  | { type: "play"; id: number; seat: Seat; ask: number; token: string }
  | { type: "undo"; id: number; seat: Seat }
  | { type: "answer"; id: number; undo: number; seat: Seat; agree: boolean }
  | { type: "withdraw"; id: number; undo: number }
  | { type: "chat"; id: number; text: string }
  | { type: "point"; id: number; at: string }
  | { type: "ping"; id: number };

export type Replay = {
  id: string;
  game: string;
  options: Options;
  seats: Seat[];
  players: Record<Seat, string>;
  commitment: string;
  seed: string;
  outcome: Outcome | null;
  positions: number;
  created: number;
};

export type Verification = {
  id: string | null;
  game: string;
  status: string;
  commitment: string;
  seed: string | null;
  hashed: string | null;
  matches: boolean | null;
  verified: boolean | null;
  positions: number | null;
  hash: string | null;
  problem: string | null;
};
