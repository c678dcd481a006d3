/** The fixed facts of the Card Game that a table needs, and the shape of its view. No rules. */
import type { View } from "../../lib/protocol";
import cards from "./cards.json";
import places from "./places.json";

export type Side = "free" | "shadow";
export const SIDES: readonly Side[] = ["free", "shadow"];

export const FACTIONS = ["dunedain", "elf", "dwarf", "hobbit", "rohan", "wizard", "isengard", "monstrous", "southron", "mordor"] as const;
export type Faction = (typeof FACTIONS)[number];
export const sideOf = (faction: string): Side => (FACTIONS.indexOf(faction as Faction) < 6 ? "free" : "shadow");

/** In the order of a card's icons. */
export const ICONS = ["attack", "defence", "lead_attack", "lead_defence", "path_attack", "path_defence"] as const;
export type IconKind = (typeof ICONS)[number];
export const iconName = (icon: IconKind): string => `i_${icon.replace("lead_", "")}`;

export type CardData = {
  faction: Faction;
  type: "army" | "character" | "item" | "event";
  icons: number[];
  copies: number;
  paths?: string;
  wielders?: string[];
  keywords?: string[];
  /** What of it no source gives: "icons", a kind of icon, "bearers", "keywords". */
  reconstructed?: string[];
};
export const CARDS = cards as unknown as Readonly<Record<string, CardData>>;

/** The icons that a card shows, without those that it has not. */
export function printed(id: string): { icon: IconKind; count: number; unsure: boolean }[] {
  const data = CARDS[id];
  if (!data) return [];
  const unsure = data.reconstructed ?? [];
  return ICONS.flatMap((icon, at) => {
    const count = data.icons[at] ?? 0;
    return count ? [{ icon, count, unsure: unsure.includes("icons") || unsure.includes(icon) }] : [];
  });
}

export type Battleground = { side: Side; points: number; defence: number; defenders: Faction[]; attackers: Faction[] };
export const BATTLEGROUNDS = places.battlegrounds as unknown as Readonly<Record<string, Battleground>>;
export type Path = { number: number; points: number; defence: number };
export const PATHS = places.paths as Readonly<Record<string, Path>>;
export const isPlace = (id: string): boolean => id in BATTLEGROUNDS || id in PATHS;

export const lastPath = (scenario: string): number => (scenario === "fellowship" ? 6 : 9);

// --- the view ------------------------------------------------------------------------------------------------

export type InPlay = {
  card: string;
  type: string;
  seat: string;
  items: { card: string; seat: string }[];
  fresh: boolean;
  icons?: number;
  path_attack_added?: number;
};

export type Sums = { attack: number; own_defence: number; cards_defence: number };

export type PathView = { path: string; number: number; cards: InPlay[]; path_attack_added: number; path_defence_added: number; sums: Sums; won?: Side | "nobody" };
export type FieldView = { cards: InPlay[]; attack_added: number; defence_added: number; defence_counts: boolean; sums: Sums; won?: Side | "nobody" };

export type OwnCards = {
  hand: string[];
  deck: string[];
  cycle_pile: string[];
  eliminated: string[];
  apart: string[];
  top_of_deck: string | null;
  open_to: { play: Record<string, string[]>; move: Record<string, string[]> };
};

export type SeatView = {
  side: Side;
  person: number;
  ring: boolean | null;
  carryover: number;
  hand: number;
  deck: number;
  cycle_pile: number;
  eliminated: number;
  apart: number;
  reserve: InPlay[];
  laid: string[];
  played: string[];
  known: { hand: string[]; cycle_pile: string[]; eliminated: string[] };
  cards: OwnCards | null;
};

export type TableView = {
  scenario: string;
  round: number;
  first_player: string;
  turn: string;
  order: string[];
  passed: string[];
  seats: Record<string, SeatView>;
  path: PathView | null;
  next_path: string | null;
  path_number: number;
  battlegrounds: Record<string, FieldView>;
  battleground_decks: string[];
  path_deck: string[];
  scoring: Record<Side, { battlegrounds: string[]; paths: string[]; points: number }>;
  corruption: number;
  lasting: string[];
  combat: { location: string; attack: number; left: number; defenders: { card: string; icons: number }[] } | null;
};

export const tableOf = (view: View): TableView => view.table as TableView;

/** The side at the near edge of the table: one's own; for those who watch, the Free Peoples. */
export const nearSide = (view: View): Side => (view.seat ? (tableOf(view).seats[view.seat]?.side ?? "free") : "free");

/** The seats of the person who looks: one, or two decks held together. */
export function ownSeats(view: View): string[] {
  return Object.entries(tableOf(view).seats).flatMap(([seat, told]) => (told.cards ? [seat] : []));
}

/** The seats whose hands are shown: one's own, until the game has ended with nothing left in any of them. */
export function shownHands(view: View): string[] {
  const { seats } = tableOf(view);
  const own = ownSeats(view);
  return view.outcome && own.every((seat) => !seats[seat]?.cards?.hand.length) ? [] : own;
}

/**
 * The seat that is on turn in the step of actions; "" in all other steps, and while its action asks somebody else.
 * The table names a first seat from the beginning of a round: before there is a path, and after all have passed, it means nothing.
 */
export function onTurn(view: View): string {
  const { turn, path, passed, seats } = tableOf(view);
  if (view.outcome || !path || passed.length >= Object.keys(seats).length) return "";
  return !view.waiting.length || view.waiting.some((each) => each.seat === turn) ? turn : "";
}

/** One location with all that lies there. */
export type Lane = {
  /** As tokens call it: a battleground's id, or "path". */
  key: string;
  id: string;
  kind: "battleground" | "path";
  /** The side that defends. */
  side: Side;
  points: number;
  cards: InPlay[];
  sums: Sums;
  attackAdded: number;
  defenceAdded: number;
  captured: boolean;
  /** Fought out just now: who has won it. */
  won: Side | "nobody" | null;
};

/** The lanes from left to right: the path in the middle, battlegrounds on both sides of it. */
export function lanes(table: TableView): Lane[] {
  const fields = Object.entries(table.battlegrounds).map(([id, field]): Lane => {
    const place = BATTLEGROUNDS[id];
    return {
      key: id,
      id,
      kind: "battleground",
      side: place?.side ?? "free",
      points: place?.points ?? 0,
      cards: field.cards,
      sums: field.sums,
      attackAdded: field.attack_added,
      defenceAdded: field.defence_added,
      captured: !field.defence_counts,
      won: field.won ?? null,
    };
  });
  const { path } = table;
  if (!path) return fields;
  const road: Lane = {
    key: "path",
    id: path.path,
    kind: "path",
    side: "free",
    points: PATHS[path.path]?.points ?? 0,
    cards: path.cards,
    sums: path.sums,
    attackAdded: path.path_attack_added,
    defenceAdded: path.path_defence_added,
    captured: false,
    won: path.won ?? null,
  };
  const left = Math.ceil(fields.length / 2);
  return [...fields.slice(0, left), road, ...fields.slice(left)];
}

/** What gets through if all defenders are given up. */
export const through = (sums: Sums): number => Math.max(0, sums.attack - sums.own_defence - sums.cards_defence);
