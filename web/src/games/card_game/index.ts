import { t } from "../../lib/i18n.svelte";
import type { Decision, GameEvent } from "../../lib/protocol";
import type { Sound } from "../../lib/sound";
import type { GameClient } from "../shape";
import Board from "./Board.svelte";
import Inspector from "./Inspector.svelte";
import { deliberate, leisurely, merge, pace, scene, sketch, still, together, verbOf } from "./model";
import Strip from "./Strip.svelte";
import { words } from "./words";

const GROUPS: [heading: string, verbs: string[]][] = [
  ["ui-cards-group-play", ["play"]],
  ["ui-cards-group-move", ["move", "use"]],
  ["ui-cards-group-other", ["winnow", "ring", "pass"]],
  ["ui-cards-group-cycle", ["cycle"]],
];

/** An action: what is played first, what is cycled last; every other question is one list. */
function groups(decision: Decision): { heading: string; tokens: string[] }[] {
  if (decision.prompt !== "action.choose") return [{ heading: "", tokens: decision.tokens }];
  return GROUPS.map(([heading, verbs]) => ({ heading: t(heading), tokens: decision.tokens.filter((token) => verbs.includes(verbOf(token))) })).filter(
    (group) => group.tokens.length,
  );
}

function sound(event: GameEvent): Sound | null {
  const sounds: Record<string, Sound> = { played: "card", moved: "step", combat: "clash", cancelled: "fall", drew_apart: "card", path_activated: "step" };
  return sounds[event.event] ?? null;
}

const ofShadow = (seat: string): boolean => ["witch_king", "saruman", "balrog"].includes(seat);

const cardGame: GameClient = {
  id: "card_game",
  aim: (seat) => t(ofShadow(seat) ? "ui-cards-aim-shadow" : "ui-cards-aim-free"),
  shadow: ofShadow,
  Board,
  Inspector,
  Strip,
  words,
  pace,
  sketch,
  scene,
  still,
  leisurely,
  deliberate,
  together,
  sound,
  merge,
  groups,
};

export default cardGame;
