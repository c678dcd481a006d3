/** A battle and a Hunt, told step by step: what was rolled, with what, and what came of it. */
import type { GameEvent, View } from "../../lib/protocol";
import { type BattleView, type HuntView, type Side, SIDES, tableOf } from "./data";

/** One line of a battle's account. Everything in it is known to all. */
export type BattleStep =
  | { kind: "cards"; cards: Record<Side, { card: string; combat: string } | null> }
  | { kind: "roll"; side: Side; cause: string; dice: number[]; needed: number; bonus: number; hits: number }
  | { kind: "effect"; cause: string; side: Side | null }
  | { kind: "loss"; side: Side; figure: string; reduced: boolean }
  | { kind: "fall"; character: string }
  | { kind: "said"; what: "stands_in_the_field" | "stands" | "attack_goes_on" | "white_rider" }
  | { kind: "over"; how: string };
export type Round = { number: number; steps: BattleStep[] };
export type BattleScene = { region: string; from: string; attacker: Side; rounds: Round[]; over: string | null };

/** One line of a Hunt's account. */
export type HuntStep =
  | { kind: "roll"; dice: number[]; bonus: number; successes: number; reroll: boolean }
  | { kind: "tile"; tile: string; cause: string }
  | { kind: "back"; tile: string }
  | { kind: "damage"; damage: number; die: number | null }
  | { kind: "lowered"; by: string; damage: number }
  | { kind: "lost"; character: string; alive: boolean }
  | { kind: "corruption"; points: number; total: number }
  | { kind: "revealed"; region: string };
export type HuntScene = { steps: HuntStep[] };

/** What has just gone from one region to another. */
export type Movement = { from: string; to: string; kind: "march" | "attack" | "retreat" | "flight" | "fellowship" };

export type Scene = { battle: BattleScene | null; hunt: HuntScene | null; moved: Movement | null; rolled: Side | null; played: string | null };
export const NO_SCENE: Scene = { battle: null, hunt: null, moved: null, rolled: null, played: null };

const text = (event: GameEvent, fact: string): string => String(event[fact] ?? "");
const number = (event: GameEvent, fact: string): number => Number(event[fact] ?? 0);
const numbers = (event: GameEvent, fact: string): number[] => (Array.isArray(event[fact]) ? (event[fact] as number[]) : []);
const sideIn = (event: GameEvent, fact: string): Side => (event[fact] === "shadow" ? "shadow" : "free_peoples");
const sideOfFigure = (figure: string): Side => (/^(isengard|sauron|southrons_easterlings|nazgul)/.test(figure) ? "shadow" : "free_peoples");

function shown(event: GameEvent): BattleStep {
  const of = (side: Side): { card: string; combat: string } | null => {
    const told = event[side];
    return Array.isArray(told) ? { card: String(told[0]), combat: String(told[1]) } : null;
  };
  return { kind: "cards", cards: { free_peoples: of("free_peoples"), shadow: of("shadow") } };
}

function battleStep(event: GameEvent): BattleStep | null {
  switch (event.event) {
    case "combat_cards_shown":
      return shown(event);
    case "combat_roll":
      return { kind: "roll", side: sideIn(event, "side"), cause: event.cause ?? "", dice: numbers(event, "dice"), needed: number(event, "needed"), bonus: number(event, "bonus"), hits: number(event, "hits") };
    case "combat_effect":
      return { kind: "effect", cause: event.cause ?? "", side: event["side"] ? sideIn(event, "side") : null };
    case "removed":
    case "reduced":
      return { kind: "loss", side: sideOfFigure(text(event, "figure")), figure: text(event, "figure"), reduced: event.event === "reduced" };
    case "character_lost":
      return { kind: "fall", character: text(event, "character") };
    case "stands_in_the_field":
    case "stands":
    case "white_rider":
      return { kind: "said", what: event.event };
    case "battle_over":
      return { kind: "over", how: text(event, "how") };
    default:
      return null;
  }
}

function inBattle(now: BattleScene | null, event: GameEvent): BattleScene | null {
  if (event.event === "attack") return { region: text(event, "region"), from: text(event, "from"), attacker: sideIn(event, "attacker"), rounds: [{ number: 1, steps: [] }], over: null };
  if (!now || ["turn", "die_used", "passed", "action_dice"].includes(event.event)) return null;
  if (event.event === "attack_goes_on" || (event.event === "reduced" && event.cause === "siege")) {
    return { ...now, rounds: [...now.rounds, { number: now.rounds.length + 1, steps: [] }] };
  }
  const step = battleStep(event);
  if (!step) return now;
  const last = now.rounds.at(-1) ?? { number: 1, steps: [] };
  const rounds = [...now.rounds.slice(0, -1), { ...last, steps: [...last.steps, step] }];
  return { ...now, rounds, over: step.kind === "over" ? step.how : now.over };
}

function huntStep(event: GameEvent): HuntStep | null {
  switch (event.event) {
    case "hunt_roll":
      return { kind: "roll", dice: numbers(event, "dice"), bonus: number(event, "bonus"), successes: number(event, "successes"), reroll: Boolean(event["reroll"]) };
    case "hunt_tile":
      return { kind: "tile", tile: text(event, "tile"), cause: event.cause ?? "" };
    case "hunt_tile_returned":
    case "hunt_tile_removed":
    case "hunt_tile_dropped":
      return { kind: "back", tile: text(event, "tile") };
    case "hunt_damage":
      return { kind: "damage", damage: number(event, "damage"), die: event["die"] === undefined ? null : number(event, "die") };
    case "hunt_lowered":
      return { kind: "lowered", by: event.cause ?? "", damage: number(event, "damage") };
    case "character_lost":
    case "taken_alive":
      return { kind: "lost", character: text(event, "character"), alive: event.event === "taken_alive" };
    case "corruption":
      return { kind: "corruption", points: number(event, "points"), total: number(event, "total") };
    case "fellowship":
      return ["revealed", "found"].includes(text(event, "what")) ? { kind: "revealed", region: text(event, "region") } : null;
    default:
      return null;
  }
}

function inHunt(now: HuntScene | null, event: GameEvent): HuntScene | null {
  if (event.event === "hunt_roll" && !event["reroll"]) now = { steps: [] };
  if (["turn", "die_used", "passed", "attack"].includes(event.event)) return null;
  if (!now && event.event !== "hunt_tile") return null;
  const step = huntStep(event);
  return step ? { steps: [...(now?.steps ?? []), step] } : now;
}

function movement(event: GameEvent): Movement | null {
  const from = text(event, "from");
  switch (event.event) {
    case "army_moved":
      return { from, to: text(event, "to"), kind: event.cause === "retreat" || event.cause === "scouts" ? "retreat" : "march" };
    case "nazgul_flew":
      return { from, to: text(event, "to"), kind: "flight" };
    case "characters_moved":
      return { from, to: text(event, "to"), kind: "march" };
    case "attack":
      return { from, to: text(event, "region"), kind: "attack" };
    default:
      return null;
  }
}

/** The accounts of the battle and the Hunt that go on, so that a question in their midst still shows what went before. */
let remembered: Scene = NO_SCENE;

export function scene(before: unknown, event: GameEvent): Scene {
  const now = (before as Scene | null) ?? NO_SCENE;
  const rolled = event.event === "action_dice" ? sideIn(event, "side") : null;
  const played = event.event === "event_played" ? text(event, "card") : ["die_used", "turn", "passed"].includes(event.event) ? null : now.played;
  remembered = { battle: inBattle(now.battle, event), hunt: inHunt(now.hunt, event), moved: movement(event), rolled, played };
  return remembered;
}

const same = (one: BattleScene, two: BattleView): boolean => one.region === two.region && one.from === two.from && one.attacker === two.attacker;

/** The rounds up to the one that the view is in: a look back must not tell of what came later. */
function upTo(account: BattleScene, battle: BattleView): BattleScene {
  return { ...account, over: null, rounds: account.rounds.filter((round) => round.number <= Math.max(1, battle.round)) };
}

/** What a battle's own numbers tell of it, where nobody saw how they came about. */
function fromView(battle: BattleView): BattleScene {
  const steps: BattleStep[] = [];
  for (const side of SIDES) {
    const { roll, needs, bonus, hits, reroll_hits } = battle.sides[side];
    if (roll.length) steps.push({ kind: "roll", side, cause: "combat_roll", dice: roll, needed: needs - bonus, bonus, hits: hits - reroll_hits });
  }
  return { region: battle.region, from: battle.from, attacker: battle.attacker, rounds: [{ number: Math.max(1, battle.round), steps }], over: null };
}

/** The remembered Hunt is the one that is looked at: its tile was drawn in it, or its dice have just been rolled. */
function hunting(account: HuntScene | null, hunt: HuntView): HuntScene | null {
  const last = account?.steps.findLast((step) => step.kind === "tile" || step.kind === "roll");
  if (!last) return null;
  const same = last.kind === "tile" ? last.tile === hunt.tile : hunt.tile === null && last.dice.length > 0;
  return same ? account : null;
}

export function still(view: View): Scene {
  const { battle, hunt } = tableOf(view);
  const account = battle && remembered.battle && same(remembered.battle, battle) ? upTo(remembered.battle, battle) : battle && fromView(battle);
  const hunted = hunt.tile !== null || hunt.dice.length > 0;
  const known = hunted ? hunting(remembered.hunt, hunt) : null;
  const told: HuntStep[] = [];
  if (hunted && !known) {
    if (hunt.dice.length) told.push({ kind: "roll", dice: hunt.dice, bonus: 0, successes: hunt.successes, reroll: false });
    if (hunt.tile) told.push({ kind: "tile", tile: hunt.tile, cause: "hunt" });
  }
  return { ...NO_SCENE, battle: account, hunt: hunted ? (known ?? { steps: told }) : null };
}

// --- how long each event is shown -----------------------------------------------------------------------------------

const PACE: Record<string, number> = {
  turn: 900,
  action_dice: 1100,
  die_used: 450,
  ring_used: 800,
  event_played: 1300,
  army_moved: 650,
  nazgul_flew: 500,
  characters_moved: 600,
  recruited: 500,
  politics: 650,
  activated: 650,
  captured: 1000,
  attack: 1000,
  combat_card: 500,
  no_combat_card: 250,
  combat_cards_shown: 1300,
  combat_effect: 700,
  combat_roll: 1200,
  removed: 500,
  reduced: 500,
  character_lost: 900,
  taken_alive: 900,
  battle_over: 1200,
  siege_begins: 900,
  siege_ends: 700,
  fellowship: 800,
  hunt_roll: 1200,
  hunt_tile: 1300,
  hunt_damage: 900,
  hunt_lowered: 800,
  corruption: 900,
  entered_play: 1000,
  dice_rolled: 1100,
  special_tile: 700,
};
export const pace = (event: GameEvent): number => PACE[event.event] ?? 0;
