/** Events, shown one by one: how each changes the picture, and what stands on the stage meanwhile. */
import type { Decision, GameEvent, View } from "../../lib/protocol";
import type { Sound } from "../../lib/sound";
import { type DieName, type Face, type Figure, type Slot, STAGE_LENGTH, STAGES, subjectOf, tableOf, type TableView, verbOf } from "./data";

/** A battle, or dice that a card demands, over the map. */
export type Fight = {
  enemy: string;
  /** The companions that stand by the Ring-bearers; null where no battle is fought. */
  support: string[] | null;
  die: DieName;
  face: Face | null;
  result: "won" | "lost" | null;
  by: string;
  /** Courage lost by the last throw. */
  lost: number;
};

export type Scene = {
  /** The dice that are tumbling just now. */
  rolling: string[];
  fight: Fight | null;
  /** The slot whose card is being met. */
  met: number | null;
  /** The courage before the change that is being shown. */
  courage: number | null;
};

const QUIET: Scene = { rolling: [], fight: null, met: null, courage: null };
const DEMANDS = new Set(["witch_king", "shelobs_sting", "ring_power"]);

const PACE: Record<string, number> = {
  turn: 350,
  rolled: 950,
  rerolled: 950,
  die_set: 700,
  page_filled: 350,
  die_resolved: 450,
  waits: 700,
  stays: 500,
  courage: 750,
  uruk_hai_placed: 800,
  uruk_hai_removed: 700,
  ents_march: 900,
  nazgul_placed: 900,
  nazgul_slain: 1400,
  nothing_happens: 600,
  gandalf_locked: 900,
  gandalf_free: 800,
  turned_up: 900,
  activated: 850,
  ally_taken: 950,
  card_used: 900,
  card_discarded: 700,
  card_removed: 600,
  army_shifted: 800,
  gandalf_boxed: 700,
  gandalf_drawn: 1100,
  foreseen: 1300,
  battle: 700,
  battle_won: 950,
  battle_lost: 950,
  event_cancelled: 800,
  stage_ends: 900,
  stage_begins: 1200,
  game_over: 600,
};
const STEP = 140;

/** A figure takes its time by the length of its way. */
export function pace(event: GameEvent): number {
  if (event.event === "moved") return 250 + STEP * Math.abs(Number(event["to"]) - Number(event["from"]));
  return PACE[event.event] ?? 0;
}

const changed = (view: View, change: Partial<TableView>): View => ({ ...view, decision: null, table: { ...tableOf(view), ...change } });

const onSlot = (table: TableView, number: unknown, change: (slot: Slot) => Slot): Slot[] =>
  table.track.map((slot) => (slot.slot === Number(number) ? change(slot) : slot));
const emptied = (slot: Slot): Slot => ({ slot: slot.slot, card: slot.covers?.card ?? null, face_down: slot.covers?.face_down ?? false, covers: null });
const without = (table: TableView, card: string): TableView["cards"] =>
  Object.fromEntries(Object.entries(table.cards).map(([seat, cards]) => [seat, cards.filter((each) => each !== card)]));
const withCard = (table: TableView, card: string, seat: string): TableView["cards"] => ({ ...table.cards, [seat]: [...(table.cards[seat] ?? []), card] });

export function sketch(view: View, event: GameEvent): View {
  const table = tableOf(view);
  const card = String(event["card"]);
  switch (event.event) {
    case "turn":
      return changed(view, { turn: { seat: String(event["seat"]), number: Number(event["number"]) }, dice: {}, tile: [null, null, null, null] });
    case "rolled":
      return changed(view, { dice: event["dice"] as TableView["dice"] });
    case "rerolled":
    case "die_set":
      return changed(view, onDie(table, event["die"] as DieName, event["to"] as Face));
    case "page_filled":
      return changed(view, fill(table, Number(event["page"]), event["dice"] as Record<DieName, number>));
    case "die_resolved":
      return changed(view, { tile: table.tile.map((each) => (each?.die === event["die"] ? null : each)), dice: {} });
    case "moved":
    case "waits":
      return changed(view, { figures: { ...table.figures, [event["figure"] as Figure]: (event["to"] as number | null) ?? null } });
    case "courage":
      return changed(view, { courage: { ...table.courage, now: Number(event["to"]) } });
    case "uruk_hai_placed": {
      const count = Number(event["count"]);
      return changed(view, { isengard: { ...table.isengard, warriors: table.isengard.warriors + count, pool: table.isengard.pool - count } });
    }
    case "uruk_hai_removed":
      if (event["chieftain"]) return changed(view, { isengard: { ...table.isengard, chieftain: false } });
      return changed(view, { isengard: { ...table.isengard, warriors: table.isengard.warriors - 1, pool: table.isengard.pool + 1 } });
    case "ents_march":
      return changed(view, { isengard: { ...table.isengard, treebeard: true } });
    case "nazgul_placed":
      return changed(view, { minas_morgul: { nazgul: Number(event["at_minas_morgul"]), pool: table.minas_morgul.pool - 1 } });
    case "nazgul_slain":
      return changed(view, { minas_morgul: { nazgul: 0, pool: 0 } });
    case "gandalf_locked":
    case "gandalf_free":
      return changed(view, { gandalf: { ...table.gandalf, locked: event.event === "gandalf_locked" } });
    case "turned_up":
      return changed(view, { track: onSlot(table, event["slot"], (slot) => ({ ...slot, card, face_down: false })) });
    case "ally_taken":
      return changed(view, { track: onSlot(table, event["slot"], emptied), cards: withCard(table, card, String(event["seat"])) });
    case "card_removed":
      return changed(view, { track: onSlot(table, event["slot"], emptied) });
    case "card_used":
    case "card_discarded":
      return changed(view, { cards: without(table, card) });
    case "gandalf_boxed":
      return changed(view, { gandalf: { ...table.gandalf, stack: Number(event["left"]) } });
    case "gandalf_drawn":
      return changed(view, { gandalf: { ...table.gandalf, stack: Number(event["left"]) }, cards: withCard(table, card, String(event["seat"])) });
    case "stage_begins":
      return changed(view, nextStage(String(event["stage"]), event["track"] as (string | null)[]));
    case "battle":
      return changed(view, { dice: {} });
    default:
      return view;
  }
}

function onDie(table: TableView, die: DieName, face: Face): Partial<TableView> {
  if (die in table.dice) return { dice: { ...table.dice, [die]: face } };
  return { tile: table.tile.map((each) => (each?.die === die ? { die, face: Number(face) } : each)) };
}

function fill(table: TableView, page: number, placed: Record<DieName, number>): Partial<TableView> {
  const dice = Object.fromEntries(Object.entries(table.dice).filter(([die]) => !(die in placed))) as TableView["dice"];
  const [black, coloured] = Object.entries(placed).map(([die, face]) => ({ die: die as DieName, face }));
  const tile = [...table.tile];
  tile[2 * page - 2] = black ?? null;
  tile[2 * page - 1] = coloured ?? null;
  return { dice: page === 2 ? {} : dice, tile };
}

function nextStage(name: string, shown: (string | null)[]): Partial<TableView> {
  const stage = (STAGES as readonly string[]).indexOf(name);
  return {
    stage: { name, destination: STAGE_LENGTH * (stage + 1) },
    track: shown.map((card, i) => ({ slot: i + 1, card: card ?? "unknown", face_down: card === null, covers: null })),
    removed: [],
  };
}

export function scene(before: unknown, event: GameEvent): Scene {
  const now: Scene = { ...((before as Scene | null) ?? QUIET), rolling: [], courage: null };
  const fight = now.fight;
  switch (event.event) {
    case "turn":
    case "stage_begins":
    case "game_over":
    case "die_resolved":
      return QUIET;
    case "activated":
    case "turned_up":
    case "ally_taken":
      return { ...now, met: Number(event["slot"]), fight: null };
    case "battle":
      return { ...now, fight: { enemy: String(event["enemy"]), support: event["support"] as string[], die: "battle", face: null, result: null, by: "", lost: 0 } };
    case "rolled": {
      const dice = event["dice"] as Partial<Record<DieName, Face>>;
      const rolling = Object.keys(dice);
      if (fight && dice.battle !== undefined) return { ...now, rolling, fight: { ...fight, face: dice.battle, result: null } };
      if (event.cause && DEMANDS.has(event.cause)) return { ...now, rolling, fight: demanded(event.cause, dice) };
      return { ...now, rolling };
    }
    case "rerolled":
    case "die_set": {
      const die = String(event["die"]);
      const rolling = event.event === "rerolled" ? [die] : [];
      return { ...now, rolling, fight: fight && fight.die === die ? { ...fight, face: event["to"] as Face, result: null } : fight };
    }
    case "battle_won":
    case "battle_lost":
      return { ...now, fight: fight && { ...fight, result: event.event === "battle_won" ? "won" : "lost", by: event.cause ?? "" } };
    case "courage": {
      const lost = Number(event["from"]) - Number(event["to"]);
      return { ...now, courage: Number(event["from"]), fight: fight && { ...fight, lost: Math.max(0, lost) } };
    }
    default:
      return now;
  }
}

function demanded(enemy: string, dice: Partial<Record<DieName, Face>>): Fight {
  const [die, face] = Object.entries(dice)[0] as [DieName, Face];
  return { enemy, support: null, die, face, result: null, by: "", lost: 0 };
}

/** The stage of a position that is looked at without its events. */
export function still(view: View): Scene {
  const table = tableOf(view);
  const battle = table.battle;
  if (!battle || view.outcome) return QUIET;
  const face = table.dice.battle ?? null;
  const slot = table.track.find((each) => each.card === battle.enemy);
  const fight: Fight = { enemy: battle.enemy, support: battle.support, die: "battle", face, result: null, by: "", lost: 0 };
  return { ...QUIET, fight, met: slot?.slot ?? null };
}

/** Everything lies open to all: any seat's view is everybody's. */
export const merge = (views: Record<string, View>): View => ({ ...(Object.values(views)[0] as View), seat: null, decision: null });

export const leisurely = (): boolean => false;

/** A card that was taken up but not used yet may still be put down. */
export const deliberate = (prompt: string): boolean => prompt.startsWith("card.");

const SOUND: Record<string, Sound> = {
  moved: "step",
  waits: "step",
  rolled: "knock",
  rerolled: "knock",
  ally_taken: "card",
  card_used: "card",
  gandalf_drawn: "card",
  turned_up: "card",
  stage_begins: "card",
  battle: "clash",
  battle_lost: "fall",
  nazgul_placed: "fall",
  uruk_hai_placed: "fall",
};
export const sound = (event: GameEvent): Sound | null => SOUND[event.event] ?? null;

/** The tokens of a die, a card, a figure or a space, in the order in which a player means them. */
export function tokensFor(kind: "die" | "card" | "figure", id: string, decision: Decision): string[] {
  const verbs = { die: ["take", "place", "die"], card: ["use", "discard"], figure: ["lead"] }[kind];
  return decision.tokens.filter((token) => verbs.includes(verbOf(token)) && subjectOf(token) === id);
}
