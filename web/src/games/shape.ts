/** What a game gives to the shell: one board, its words, and how its events are shown step by step. */
import type { Component } from "svelte";
import type { Decision, GameEvent, Outcome, View } from "../lib/protocol";

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
};

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
};

export type GameClient = {
  id: string;
  Board: Component<BoardProps>;
  Inspector: Component<{ view: View; what: Inspected; tableId: string; openRules: (search: string) => void }>;
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
  /** One view out of all seats', for a review after the end. */
  merge: (views: Record<string, View>) => View;
  /** The tokens of a decision, in groups with a heading each. */
  groups: (decision: Decision) => { heading: string; tokens: string[] }[];
};
