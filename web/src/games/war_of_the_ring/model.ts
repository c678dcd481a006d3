/** What the shell asks of this game: groups of choices, sounds, one table out of all seats' views, whose screen it is. */
import { t } from "../../lib/i18n.svelte";
import type { Decision, GameEvent, View } from "../../lib/protocol";
import type { Sound } from "../../lib/sound";
import { tableOf } from "./data";
import { verbOf } from "./tokens";

export { pace, scene, still } from "./scene";
export { sketch } from "./sketch";

type Group = { heading: string; tokens: string[] };
const GROUPS: Readonly<Record<string, [heading: string, verbs: string[]][]>> = {
  "turn.action": [
    ["ui-ring-group-dice", ["die"]],
    ["ui-ring-group-rings", ["ring"]],
    ["ui-ring-group-other", ["pass", "merge", "concede"]],
  ],
  "army.company": [
    ["ui-ring-group-goals", ["to"]],
    ["ui-ring-group-part", ["all", "take", "leave"]],
  ],
  "attack.vanguard": [
    ["ui-ring-group-goals", ["attack"]],
    ["ui-ring-group-part", ["all", "take", "leave"]],
  ],
  "battle.advance": [
    ["ui-ring-group-goals", ["to", "decline"]],
    ["ui-ring-group-part", ["all", "take", "leave"]],
  ],
};

/** The dice before the Rings, the goals of an army before the parts of it; every other question is one list. */
export function groups(decision: Decision): Group[] {
  const wanted = GROUPS[decision.prompt];
  if (!wanted) return [{ heading: "", tokens: decision.tokens }];
  const known = wanted.flatMap(([, verbs]) => verbs);
  const found = wanted.map(([heading, verbs]) => ({ heading: t(heading), tokens: decision.tokens.filter((token) => verbs.includes(verbOf(token))) }));
  const rest = decision.tokens.filter((token) => !known.includes(verbOf(token)));
  return [...found, { heading: "", tokens: rest }].filter((group) => group.tokens.length);
}

const SOUNDS: Readonly<Record<string, Sound>> = {
  army_moved: "step",
  characters_moved: "step",
  nazgul_flew: "step",
  event_played: "card",
  combat_card: "card",
  combat_cards_shown: "card",
  drew: "card",
  hunt_tile: "card",
  attack: "clash",
  combat_roll: "knock",
  hunt_roll: "knock",
  action_dice: "knock",
  removed: "fall",
  character_lost: "fall",
  corruption: "fall",
};
export const sound = (event: GameEvent): Sound | null => SOUNDS[event.event] ?? null;

/** Everybody's cards laid open, each hand as its own seat sees it. */
export function merge(views: Record<string, View>): View {
  const base = Object.values(views)[0] as View;
  const table = tableOf(base);
  const hands = Object.fromEntries(Object.keys(table.hands).map((seat) => [seat, tableOf(views[seat] ?? base).hands[seat]]));
  return { ...base, seat: null, decision: null, table: { ...table, hands } };
}

/** Team-mates keep their cards from each other, so no two seats share a screen without a curtain. */
export const together = (): boolean => false;
export const leisurely = (): boolean => false;

/** The last step of a gesture is the player's, even where there is one way to do it: until then all can be given up. */
const GESTURES = ["turn.use", "turn.ring", "army.move", "army.company", "army.march", "army.march_on", "army.passage", "attack.from", "attack.vanguard", "muster.figure", "muster.where", "muster.character", "muster.character_where", "muster.diplomacy", "companions.move", "minions.move", "minions.where", "fellowship.separate", "event.play", "event.draw", "fellowship.declare", "battle.advance", "turn.action"];
export const deliberate = (prompt: string): boolean => GESTURES.includes(prompt);
