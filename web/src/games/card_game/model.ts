/** Events, shown one by one: how each changes the table, and how a combat is reckoned while it goes on. */
import type { Decision, GameEvent, View } from "../../lib/protocol";
import { BATTLEGROUNDS, CARDS, type InPlay, PATHS, type SeatView, type Side, type Sums, tableOf, type TableView } from "./data";

/** A combat as it is reckoned: the attack, what the place takes off, then card after card. */
export type Scene = {
  location: string;
  attack: number;
  cancelled: number;
  losses: { card: string; icons: number }[];
  left: number;
  named: string | null;
  /** Who has won; null while it lasts; "nobody" where nobody scores. */
  winner: Side | "nobody" | null;
} | null;

const PACE: Record<string, number> = {
  round: 1100,
  activated: 900,
  reactivated: 900,
  path_activated: 900,
  path_turned_up: 900,
  played: 750,
  moved: 700,
  used: 700,
  cycled: 350,
  eliminated: 550,
  drew: 350,
  drew_apart: 500,
  took: 700,
  removed: 700,
  saved: 700,
  icons_added: 800,
  corruption: 900,
  ring_used: 700,
  winnowed: 500,
  passed: 500,
  combat: 1300,
  support: 700,
  loss_named: 700,
  objected: 800,
  cancelled: 1000,
  won: 1400,
  nobody_scores: 1400,
  scores: 1000,
  lasts_for_the_round: 700,
};

export const pace = (event: GameEvent): number => PACE[event.event] ?? 0;

export const verbOf = (token: string): string => token.split(" ")[0] ?? "";
export const subjectOf = (token: string): string => token.split(" ")[1] ?? "";

// --- the table after an event ----------------------------------------------------------------------------------

const NOTHING: Sums = { attack: 0, own_defence: 0, cards_defence: 0 };
const without = <T>(all: readonly T[], at: number): T[] => (at < 0 ? [...all] : [...all.slice(0, at), ...all.slice(at + 1)]);

function onSeat(table: TableView, seat: string, change: (told: SeatView) => SeatView): TableView {
  const told = table.seats[seat];
  return told ? { ...table, seats: { ...table.seats, [seat]: change(told) } } : table;
}

/** Takes a card out of wherever it lies open, with the items on it. */
function lift(table: TableView, card: string): { table: TableView; found: InPlay | null } {
  let found: InPlay | null = null;
  const pick = (cards: InPlay[]): InPlay[] => {
    if (found) return cards;
    const at = cards.findIndex((each) => each.card === card);
    if (at >= 0) {
      found = cards[at] ?? null;
      return without(cards, at);
    }
    return cards.map((each) => {
      const item = found ? -1 : each.items.findIndex((one) => one.card === card);
      if (item < 0) return each;
      const one = each.items[item];
      found = one ? { card, type: "item", seat: one.seat, items: [], fresh: false } : null;
      return { ...each, items: without(each.items, item) };
    });
  };
  const path = table.path && { ...table.path, cards: pick(table.path.cards) };
  const battlegrounds = Object.fromEntries(Object.entries(table.battlegrounds).map(([id, field]) => [id, { ...field, cards: pick(field.cards) }]));
  const seats = Object.fromEntries(Object.entries(table.seats).map(([seat, told]) => [seat, { ...told, reserve: pick(told.reserve) }]));
  return { table: { ...table, path, battlegrounds, seats }, found };
}

function lay(table: TableView, card: InPlay, to: string): TableView {
  if (to === "reserve") return onSeat(table, card.seat, (told) => ({ ...told, reserve: [...told.reserve, card] }));
  if (table.path?.path === to) return { ...table, path: { ...table.path, cards: [...table.path.cards, card] } };
  const field = table.battlegrounds[to];
  return field ? { ...table, battlegrounds: { ...table.battlegrounds, [to]: { ...field, cards: [...field.cards, card] } } } : table;
}

/** A card leaves the hand: by name where it is seen, by number for all others. */
function outOfHand(table: TableView, seat: string, card: string): TableView {
  return onSeat(table, seat, (told) => {
    const apart = told.cards?.apart.includes(card) || (!told.cards && told.apart > 0);
    const cards = told.cards && {
      ...told.cards,
      hand: apart ? told.cards.hand : without(told.cards.hand, told.cards.hand.indexOf(card)),
      apart: apart ? without(told.cards.apart, told.cards.apart.indexOf(card)) : told.cards.apart,
    };
    return apart ? { ...told, apart: Math.max(0, told.apart - 1), cards } : { ...told, hand: Math.max(0, told.hand - 1), cards };
  });
}

function put(table: TableView, event: GameEvent): TableView {
  const seat = String(event["seat"]);
  const card = String(event["card"]);
  const after = outOfHand(table, seat, card);
  const to = event["to"];
  if (typeof to === "string") return lay(after, { card, type: CARDS[card]?.type ?? "", seat, items: [], fresh: to === "reserve" }, to);
  const on = event["on"];
  if (typeof on !== "string") return onSeat(after, seat, (told) => ({ ...told, laid: [...told.laid, card] }));
  const wield = (cards: InPlay[]): InPlay[] => cards.map((each) => (each.card === on ? { ...each, items: [...each.items, { card, seat }] } : each));
  return {
    ...after,
    path: after.path && { ...after.path, cards: wield(after.path.cards) },
    battlegrounds: Object.fromEntries(Object.entries(after.battlegrounds).map(([id, field]) => [id, { ...field, cards: wield(field.cards) }])),
    seats: Object.fromEntries(Object.entries(after.seats).map(([each, told]) => [each, { ...told, reserve: wield(told.reserve) }])),
  };
}

/** Cards go to a pile: out of play where they lay there, else out of the hand. */
function discard(table: TableView, event: GameEvent, pile: "cycle_pile" | "eliminated"): TableView {
  const seat = String(event["seat"]);
  const cards = Array.isArray(event["cards"]) ? (event["cards"] as string[]) : [];
  let after = table;
  let unseen = Number(event["count"] ?? cards.length) - cards.length;
  for (const card of cards) {
    const told = after.seats[seat];
    if (told?.laid.includes(card)) {
      after = onSeat(after, seat, (each) => ({ ...each, laid: without(each.laid, each.laid.indexOf(card)) }));
      continue;
    }
    if (told?.cards && (told.cards.hand.includes(card) || told.cards.apart.includes(card))) {
      after = outOfHand(after, seat, card);
      continue;
    }
    const lifted = lift(after, card);
    if (lifted.found) after = lifted.table;
    else unseen += 1;
  }
  for (; unseen > 0; unseen--) after = outOfHand(after, seat, "");
  return onSeat(after, seat, (told) => ({ ...told, [pile]: told[pile] + Number(event["count"] ?? cards.length) }));
}

function drawn(table: TableView, event: GameEvent, apart: boolean): TableView {
  const count = Number(event["count"]);
  const names = Array.isArray(event["cards"]) ? (event["cards"] as string[]) : [];
  return onSeat(table, String(event["seat"]), (told) => ({
    ...told,
    deck: Math.max(0, told.deck - count),
    hand: apart ? told.hand : told.hand + count,
    apart: apart ? told.apart + count : told.apart,
    cards: told.cards && {
      ...told.cards,
      hand: apart ? told.cards.hand : [...told.cards.hand, ...names],
      apart: apart ? [...told.cards.apart, ...names] : told.cards.apart,
    },
  }));
}

/** The location stays in sight with who won it, until the next round clears the table. */
function scored(table: TableView, event: GameEvent): TableView {
  const location = String(event["location"]);
  const side = event["side"] as Side | undefined;
  const won: Side | "nobody" = side ?? "nobody";
  const here = table.battlegrounds[location];
  const battlegrounds = here ? { ...table.battlegrounds, [location]: { ...here, won } } : table.battlegrounds;
  const path = table.path?.path === location ? { ...table.path, won } : table.path;
  if (!side) return { ...table, battlegrounds, path };
  const area = table.scoring[side];
  const field = location in BATTLEGROUNDS;
  const points = field ? (BATTLEGROUNDS[location]?.points ?? 0) : side === "free" ? (PATHS[location]?.points ?? 0) : 0;
  const after = {
    battlegrounds: field ? [...area.battlegrounds, location] : area.battlegrounds,
    paths: field ? area.paths : [...area.paths, location],
    points: area.points + points,
  };
  return { ...table, battlegrounds, path, scoring: { ...table.scoring, [side]: after } };
}

function activated(table: TableView, id: string): TableView {
  const place = BATTLEGROUNDS[id];
  const field = { cards: [], attack_added: 0, defence_added: 0, defence_counts: true, sums: { ...NOTHING, own_defence: place?.defence ?? 0 } };
  return { ...table, battlegrounds: { ...table.battlegrounds, [id]: field } };
}

function entered(table: TableView, id: string): TableView {
  const { number = 0, defence = 0 } = PATHS[id] ?? {};
  const path = { path: id, number, cards: [], path_attack_added: 0, path_defence_added: 0, sums: { ...NOTHING, own_defence: defence } };
  return { ...table, path, path_number: number, next_path: null };
}

/** The table right after an event, as far as it tells; sums are counted anew when the view itself comes. */
function after(table: TableView, event: GameEvent): TableView {
  const seat = String(event["seat"]);
  switch (event.event) {
    case "round":
      return { ...table, round: Number(event["round"]), first_player: String(event["first_player"]), turn: "", passed: [], lasting: [], battlegrounds: {}, path: null };
    case "turn":
      return { ...table, turn: seat };
    case "passed":
      return { ...table, passed: [...table.passed, seat] };
    case "activated":
    case "reactivated":
      return activated(table, String(event["battleground"]));
    case "path_activated":
      return entered(table, String(event["path"]));
    case "path_turned_up":
      return { ...table, next_path: String(event["path"]) };
    case "played":
      return put(table, event);
    case "moved": {
      const { table: lifted, found } = lift(table, String(event["card"]));
      return found ? lay(lifted, found, String(event["to"])) : table;
    }
    case "cycled":
      return discard(table, event, "cycle_pile");
    case "eliminated":
      return discard(table, event, "eliminated");
    case "saved":
      return lift(table, String(event["card"])).table;
    case "drew":
      return drawn(table, event, false);
    case "drew_apart":
      return drawn(table, event, true);
    case "recycled":
      return onSeat(table, seat, (told) => ({ ...told, deck: told.deck + told.cycle_pile, cycle_pile: 0 }));
    case "ring_used":
      return onSeat(table, seat, (told) => ({ ...told, ring: false }));
    case "corruption": {
      const corruption = Number(event["corruption"]);
      const { shadow } = table.scoring;
      return { ...table, corruption, scoring: { ...table.scoring, shadow: { ...shadow, points: shadow.points + corruption - table.corruption } } };
    }
    case "won":
    case "nobody_scores":
      return scored(table, event);
    default:
      return table;
  }
}

/** Nobody is waited for while events are shown: whose turn it is they tell themselves, and a new round has none before its first. */
export const sketch = (view: View, event: GameEvent): View => ({ ...view, waiting: [], decision: null, table: after(tableOf(view), event) });

// --- a combat, step by step ------------------------------------------------------------------------------------

export function scene(before: unknown, event: GameEvent): Scene {
  const now = before as Scene;
  if (event.event === "combat") {
    const attack = Number(event["attack"]);
    const cancelled = Number(event["cancelled"]);
    return { location: String(event["location"]), attack, cancelled, losses: [], left: attack - cancelled, named: null, winner: null };
  }
  if (!now) return null;
  switch (event.event) {
    case "loss_named":
      return { ...now, named: String(event["card"]) };
    case "cancelled":
      return {
        ...now,
        named: null,
        losses: [...now.losses, { card: String(event["card"]), icons: Number(event["icons"]) }],
        left: Number(event["left"]),
      };
    case "won":
      return { ...now, winner: event["side"] as Side };
    case "nobody_scores":
      return { ...now, winner: "nobody" };
    case "round":
    case "turn":
    case "scores":
    case "drew":
      return null;
    default:
      return now;
  }
}

/** The reckoning of a position that is looked at without its events: who has been lost already is not told. */
export function still(view: View): Scene {
  const { combat } = tableOf(view);
  if (!combat) return null;
  return { location: combat.location, attack: combat.attack, cancelled: combat.attack - combat.left, losses: [], left: combat.left, named: null, winner: null };
}

/** The two decks of one person are played at one screen without a curtain. */
export function together(view: View, seat: string): boolean {
  const { seats } = tableOf(view);
  return view.seat !== null && seats[view.seat]?.person === seats[seat]?.person;
}

/** Everybody's cards laid open, each as its own seat sees them. */
export function merge(views: Record<string, View>): View {
  const base = Object.values(views)[0] as View;
  const table = tableOf(base);
  const seats = Object.fromEntries(
    Object.entries(table.seats).map(([seat, told]) => {
      const own = Object.values(views).find((view) => tableOf(view).seats[seat]?.cards);
      return [seat, (own && tableOf(own).seats[seat]) ?? told];
    }),
  );
  return { ...base, seat: null, decision: null, table: { ...table, seats } };
}

export const leisurely = (prompt: string): boolean => prompt === "setup.cycle";
export const deliberate = (prompt: string): boolean => prompt === "action.target" || prompt === "action.destination";

// --- what a click means ------------------------------------------------------------------------------------------

/** Where a card lies when it is clicked. */
export type Zone = "hand" | "apart" | "tray" | "reserve" | "lane";

const VERBS: Record<Zone, readonly string[]> = {
  hand: ["play", "cycle", "forsake", "eliminate"],
  apart: ["play", "eliminate", "cycle", "take"],
  tray: ["take"],
  reserve: ["move", "use", "on", "eliminate", "forsake_reserve", "save_by"],
  lane: ["use", "on", "eliminate", "lose", "support", "leave", "save_by"],
};

/** The legal tokens of a card that lies in this zone. */
export function tokensOf(decision: Decision | null, zone: Zone, card: string): string[] {
  if (!decision) return [];
  const apart = decision.prompt.startsWith("apart.");
  if (apart !== (zone === "apart")) return [];
  // Cards in play are eliminated by what texts ask, cards in hand by the prompt for them.
  const verbs = VERBS[zone].filter((verb) => verb !== "eliminate" || apart || (zone === "hand") === (decision.prompt === "cards.eliminate"));
  if (zone === "lane" && decision.prompt === "text.ride_to_ruin") return [];
  if (zone === "reserve" && decision.prompt === "text.fallen") return [];
  return verbs.map((verb) => `${verb} ${card}`).filter((token) => decision.tokens.includes(token));
}

/** The legal tokens of a lane (or of the reserve, as "reserve"). */
export function tokensAt(decision: Decision | null, key: string): string[] {
  if (!decision) return [];
  return ["to", "at", "add", "fight"].map((verb) => `${verb} ${key}`).filter((token) => decision.tokens.includes(token));
}

/** Cards that are chosen although they lie nowhere on the table: out of the deck or the cycle pile. */
export const fetched = (decision: Decision | null): string[] =>
  (decision && !decision.prompt.startsWith("apart.") ? decision.tokens : []).filter((token) => token.startsWith("take ")).map(subjectOf);

export const offered = (decision: Decision | null): string[] =>
  (decision?.tokens ?? []).filter((token) => token.startsWith("activate ")).map(subjectOf);

/** Choices without a card or a place. */
export const plain = (decision: Decision | null): string[] => (decision?.tokens ?? []).filter((token) => !token.includes(" "));

/** A hand above its limit is bound to an action: passing must not be held out to it. */
export const mustAct = (decision: Decision): boolean => decision.prompt === "action.choose" && !decision.tokens.includes("pass");

/** How many cards a run of equal small choices takes: they are marked, and done as one gesture. 0: this is no run. */
export function run(decision: Decision | null): { verb: string; count: number } | null {
  if (!decision) return null;
  const left = Number(decision.about["left"] ?? 0);
  if (decision.prompt === "combat.lose") return { verb: "lose", count: left };
  const verb = { "setup.cycle": "cycle", "cards.cycle": "cycle", "cards.eliminate": "eliminate", "cards.forsake": "forsake" }[decision.prompt];
  return verb && left > 1 ? { verb, count: left } : null;
}

/** The icons that a defender cancels, as the prompt tells. */
export function worthOf(decision: Decision | null, card: string): number {
  const icons = decision?.about["icons"] as Record<string, number> | undefined;
  return icons?.[card] ?? 0;
}
