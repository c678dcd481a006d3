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
  /** Whether those who play may ask what to choose. */
  hints: boolean;
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
  hints?: boolean;
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

/** What a strong player would choose in one's place: the best first, each with what would probably follow. */
export type Advice = { seat: Seat; chance: number; options: Advised[] };
export type Advised = { token: string; chance: number; share: number; expects: GameEvent[] };

/** A choice of a finished game as it is judged: by what its player could know. */
export type ReviewPoint = {
  /** Where the choice was made: it led to the position after this one. */
  position: number;
  seat: Seat;
  token: string;
  prompt: string;
  /** Of each seat: the chance to win after the choice and what followed from it. */
  chances: Record<Seat, number>;
  /** What the best choice would have been worth more. */
  loss: number;
  best: string;
  /** The best few, and the chosen one. */
  options: { token: string; chance: number }[];
  /** What dice, draws and tiles have changed, apart from the choice. */
  luck: Record<Seat, number>;
  /** What the judge, without any news, thinks otherwise than one choice before. */
  revised: Record<Seat, number>;
};

export type Review = {
  game: string;
  options: Options;
  seats: Seat[];
  outcome: Outcome;
  judge: string;
  /** The chances before the first choice. */
  start: Record<Seat, number>;
  /** Every choice between several possibilities, in order. */
  points: ReviewPoint[];
  players: Record<Seat, { decisions: number; loss: number; luck: number; mistakes: number }>;
  turning_points: number[];
};

export type ReviewStanding = { done: number; of: number; review: Review | null };

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
