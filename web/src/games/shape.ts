/** What a game gives to the shell: one board, its words, and how its events are shown step by step. */
import type { Component } from "svelte";
import type { Decision, GameEvent, Outcome, View } from "../lib/protocol";
import type { Sound } from "../lib/sound";

export type Inspected = { kind: string; id: string } | null;

export type BoardProps = {
  view: View;
  /** What is being shown just now, built up event by event (a fight on its stage, for instance). */
  scene: unknown;
  /** The decision to be made now; null while others choose or something is being shown. */
  decision: Decision | null;
  /** The token under the pointer or the focus in the option list, so that the board can point at it. */
  hinted: string | null;
  /** Where notes on pieces are kept. */
  tableId: string;
  choose: (token: string) => void;
  /** Several tokens one after the other, as one gesture. */
  gesture: (tokens: string[]) => void;
  hint: (token: string | null) => void;
  inspect: (what: Inspected) => void;
  /** Shows everybody at the table a place that everybody can see: "region rohan". Absent where nobody listens. */
  point?: ((at: string) => void) | undefined;
  /** What somebody points at just now; `n` is another number each time. */
  pointed?: Pointed | null;
  /** The board is a picture of the past, a replay for instance: nothing on it can be chosen. */
  past?: boolean;
};

export type Pointed = { name: string; at: string; n: number };

export type InspectorProps = { view: View; what: Inspected; tableId: string; openRules: (search: string) => void; point?: BoardProps["point"] };

export type Words = {
  prompt: (decision: Decision) => string;
  waiting: (prompt: string, who: string) => string;
  token: (token: string, view: View) => string;
  /** What is worth knowing beside a choice: who stands there, what a card does; may be "". */
  more: (token: string, view: View) => string;
  event: (event: GameEvent) => string;
  cause: (event: GameEvent) => string;
  reason: (reason: string) => string;
  outcome: (outcome: Outcome) => string;
  /** What choosing this token will do, in a sentence, before it is done; "" or absent: the choice says it all. */
  preview?: (token: string, view: View) => string;
  /** A choice that was made, as the button that takes it back names it: "Gimli to the Shire". */
  done?: (token: string, decision: Decision, view: View) => string;
  /** What somebody points at, as it is called: "Rohan". */
  place?: (at: string, view: View) => string;
};

export type GameClient = {
  id: string;
  /** All seats win or lose together: the ending speaks of all, tells no points of a seat, and a new game swaps no sides. */
  cooperative?: boolean;
  /** Whether points say anything about how this game ended; absent: they do. */
  scored?: (outcome: Outcome) => boolean;
  /** For whoever has read nothing: what this seat plays for. Absent where the board says so itself. */
  aim?: (seat: string) => string;
  /** Whether a seat plays for the Shadow, whose colour it then has; absent: none does. */
  shadow?: (seat: string) => boolean;
  /** Whether this seat and the one whose view it is are one person's: the screen then changes hands without a curtain. */
  together?: (view: View, seat: string) => boolean;
  Board: Component<BoardProps>;
  Inspector: Component<InspectorProps>;
  /** "wide": a big board gets all the height, and prompt, choices and log stand in one narrow column beside it. */
  layout?: "wide";
  /** One's own things along the bottom (a hand, dice); stays in sight when the board is moved about. */
  Strip?: Component<BoardProps>;
  words: Words;
  /** How long an event is shown at the normal speed, in milliseconds; 0: it is only written down. */
  pace: (event: GameEvent) => number;
  /** The view as it stands right after this event, as far as the event tells. */
  sketch: (view: View, event: GameEvent) => View;
  scene: (before: unknown, event: GameEvent) => unknown;
  /** A scene for a position that is looked up rather than lived through. */
  still: (view: View) => unknown;
  /** Prompts that a player may leave to chance ("set up for me"). */
  leisurely: (prompt: string) => boolean;
  /** Prompts that finish a gesture which can still be given up: never played by themselves, however few choices are left. */
  deliberate?: (prompt: string) => boolean;
  /** The sound of an event, if it has one. */
  sound?: (event: GameEvent) => Sound | null;
  /** One view out of all seats', for a look back after the end; the board lies as it lay before this seat. */
  merge: (views: Record<string, View>, seat?: string | null) => View;
  /** The tokens of a decision, in groups with a heading each. */
  groups: (decision: Decision) => { heading: string; tokens: string[] }[];
};
