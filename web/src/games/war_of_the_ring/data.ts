/** The fixed facts of War of the Ring that a table needs, and the shape of its view. No rules. */
import type { View } from "../../lib/protocol";
import { shared } from "../../lib/sharing";
import cards from "./cards.json";

export const SIDES = ["free_peoples", "shadow"] as const;
export type Side = (typeof SIDES)[number];
export const other = (side: Side): Side => (side === "shadow" ? "free_peoples" : "shadow");

export const NATIONS = ["dwarves", "elves", "gondor", "north", "rohan", "isengard", "sauron", "southrons_easterlings"] as const;
export type Nation = (typeof NATIONS)[number];
export const sideOfNation = (nation: string): Side => (NATIONS.indexOf(nation as Nation) < 5 ? "free_peoples" : "shadow");

export const RANKS = ["regular", "elite", "leader"] as const;
export type Rank = (typeof RANKS)[number];

/** A figure by its nation and rank; a Nazgûl leads Sauron's armies. */
export function figureParts(figure: string): { nation: Nation; rank: Rank } {
  if (figure === "nazgul") return { nation: "sauron", rank: "leader" };
  const at = figure.lastIndexOf("_");
  return { nation: figure.slice(0, at) as Nation, rank: figure.slice(at + 1) as Rank };
}
export const isUnit = (figure: string): boolean => figureParts(figure).rank !== "leader";
const FIGURE = /^(nazgul|[a-z_]+_(regular|elite|leader))$/;
export const isFigure = (id: string): boolean => FIGURE.test(id);

export const COMPANIONS = ["gandalf_the_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin", "aragorn", "gandalf_the_white"] as const;
export const MINIONS = ["saruman", "witch_king", "mouth_of_sauron"] as const;
export const CHARACTERS: readonly string[] = [...COMPANIONS, ...MINIONS, "gollum"];
export const sideOfCharacter = (id: string): Side => ((MINIONS as readonly string[]).includes(id) ? "shadow" : "free_peoples");

type Gifts = { level: number | null; leadership: number };
/** Level (null: he flies wherever he likes) and Leadership, as the figures' cards print them. */
export const GIFTS: Readonly<Record<string, Gifts>> = {
  gandalf_the_grey: { level: 3, leadership: 1 },
  strider: { level: 3, leadership: 1 },
  boromir: { level: 2, leadership: 1 },
  legolas: { level: 2, leadership: 1 },
  gimli: { level: 2, leadership: 1 },
  meriadoc: { level: 1, leadership: 1 },
  peregrin: { level: 1, leadership: 1 },
  aragorn: { level: 3, leadership: 2 },
  gandalf_the_white: { level: 3, leadership: 1 },
  saruman: { level: 0, leadership: 1 },
  witch_king: { level: null, leadership: 2 },
  mouth_of_sauron: { level: 3, leadership: 2 },
  gollum: { level: 0, leadership: 0 },
};

export const FACES = ["character", "army", "muster", "event", "muster_army", "will", "eye"] as const;
export type Face = (typeof FACES)[number];
export const FACE_ICON: Readonly<Record<string, string>> = {
  character: "i_attack",
  army: "i_lead",
  muster: "t_character",
  event: "palantir",
  will: "gandalf_the_white",
  eye: "eye",
};

export const NATION_ICON: Readonly<Record<string, string>> = {
  dwarves: "f_dwarf",
  elves: "f_elf",
  gondor: "fellowship",
  north: "f_dunedain",
  rohan: "f_rohan",
  isengard: "f_isengard",
  sauron: "f_mordor",
  southrons_easterlings: "f_southron",
};

export const CHARACTER_ICON: Readonly<Record<string, string>> = {
  gandalf_the_grey: "gandalf",
  strider: "hidden",
  boromir: "boromir",
  legolas: "legolas",
  gimli: "gimli",
  meriadoc: "merry",
  peregrin: "pippin",
  aragorn: "a_king_revealed",
  gandalf_the_white: "gandalf_the_white",
  saruman: "saruman",
  witch_king: "witch_king",
  mouth_of_sauron: "mouth_of_sauron",
  gollum: "gollum",
};

export type CardData = { deck: string; icon: "character" | "army" | "muster"; combat: string; initiative: string; user?: string; stays?: boolean };
export const CARDS = cards as unknown as Readonly<Record<string, CardData>>;
export const sideOfCard = (card: string): Side => (CARDS[card]?.deck.startsWith("shadow") ? "shadow" : "free_peoples");
export const deckOfCard = (card: string): "character" | "strategy" => (CARDS[card]?.deck.endsWith("strategy") ? "strategy" : "character");

/** What a Hunt tile prints: its damage ("eye": the successes of the Hunt; "die": a roll), and its icons. */
export type TileData = { damage: number | "eye" | "die"; reveals: boolean; stops: boolean; kind: "standard" | "fellowship" | "shadow" };
const tile = (damage: TileData["damage"], reveals = false, stops = false, kind: TileData["kind"] = "standard"): TileData => ({ damage, reveals, stops, kind });
export const TILES: Readonly<Record<string, TileData>> = {
  eye: tile("eye", true),
  three: tile(3),
  two: tile(2),
  two_reveal: tile(2, true),
  one: tile(1),
  one_reveal: tile(1, true),
  zero_reveal: tile(0, true),
  elven_cloaks: tile(0, false, false, "fellowship"),
  elven_rope: tile(0, false, false, "fellowship"),
  phial_of_galadriel: tile(-2, false, false, "fellowship"),
  smeagol_helps_nice_master: tile(-1, false, false, "fellowship"),
  shelobs_lair: tile("die", false, true, "shadow"),
  the_ring_is_mine: tile("eye", true, true, "shadow"),
  on_on_they_went: tile(3, false, true, "shadow"),
  give_it_to_uss: tile(1, true, true, "shadow"),
};

export const CRACK_OF_DOOM = 5;
export const MOST_CORRUPTION = 12;
export const MOST_UNITS = 10;
export const MOST_BESIEGED = 5;
/** No more dice than this are rolled in a combat round or in the Hunt. */
export const MOST_DICE = 5;

// --- the view ------------------------------------------------------------------------------------------------

export type Counts = Record<string, number>;
export type Meeting = "move" | "join" | "capture" | "attack" | "assault" | "sortie";
export type RegionView = {
  free_peoples?: Counts;
  shadow?: Counts;
  characters?: string[];
  controlled_by?: Side;
  besieged?: Side;
  ways?: Partial<Record<Side, Record<string, Meeting>>>;
};

export type HandView = {
  character: number;
  strategy: number;
  face_down: { character: number; strategy: number };
  offers?: string;
  cards?: string[];
  buried?: string[];
  given?: string[];
};

export type Fighter = {
  seat: string;
  figures: Counts;
  characters: string[];
  strength: number;
  leadership: number;
  dice: number;
  needs: number;
  bonus: number;
  reroll_bonus: number;
  card: string | null;
  cancelled: boolean;
  roll: number[];
  reroll: number;
  hits: number;
  reroll_hits: number;
  early_hits: number;
  silenced: string[];
};
export type BattleView = {
  region: string;
  from: string;
  attacker: Side;
  kind: "field" | "siege" | "sortie";
  round: number;
  rounds_left: number;
  white_rider: boolean;
  sides: Record<Side, Fighter>;
};

export type FellowshipView = {
  region: string;
  mordor: number | null;
  progress: number;
  hidden: boolean;
  corruption: number;
  guide: string;
  companions: string[];
  declared: boolean;
  strove: boolean;
};

export type HuntView = {
  pool: Counts;
  drawn: Counts;
  removed: Counts;
  waiting: string[];
  tile: string | null;
  put_by: string | null;
  damage: number;
  dice: number[];
  successes: number;
};

export type TableView = {
  turn: number;
  phase: string;
  acting: string | null;
  leading: Record<Side, string>;
  regions: Record<string, RegionView>;
  characters: Record<string, string | null>;
  reinforcements: Counts;
  lost: Counts;
  mixed: Record<Side, string[]>;
  politics: Record<string, { steps_to_war: number; active: boolean }>;
  dice: Record<Side, { pool: number; unused: Counts }>;
  rings: Record<Side, number>;
  ring_used: Record<Side, boolean>;
  hunt_box: Record<Side, number>;
  points: Record<Side, number>;
  goal: Record<Side, number>;
  merit: Counts;
  fellowship: FellowshipView;
  hunt: HuntView;
  decks: Counts;
  discards: Record<Side, string[]>;
  table: Record<Side, string[]>;
  playing: string | null;
  hands: Record<string, HandView>;
  battle: BattleView | null;
};

const both = <T>(value: () => T): Record<Side, T> => ({ free_peoples: value(), shadow: value() });

/** What a table is when nothing of it is known: a server that leaves something out is drawn without it. */
const EMPTY = (): TableView => ({
  turn: 0,
  phase: "",
  acting: null,
  leading: both(() => ""),
  regions: {},
  characters: {},
  reinforcements: {},
  lost: {},
  mixed: both(() => []),
  politics: {},
  dice: both(() => ({ pool: 0, unused: {} })),
  rings: both(() => 0),
  ring_used: both(() => false),
  hunt_box: both(() => 0),
  points: both(() => 0),
  goal: { free_peoples: 4, shadow: 10 },
  merit: {},
  fellowship: { region: "", mordor: null, progress: 0, hidden: true, corruption: 0, guide: "", companions: [], declared: false, strove: false },
  hunt: { pool: {}, drawn: {}, removed: {}, waiting: [], tile: null, put_by: null, damage: 0, dice: [], successes: 0 },
  decks: {},
  discards: both(() => []),
  table: both(() => []),
  playing: null,
  hands: {},
  battle: null,
});

const read = new WeakMap<object, TableView>();
/** The table that was read last: what the next tells again is not drawn again. */
let latest: TableView | null = null;

export function tableOf(view: View): TableView {
  const told = view.table as object;
  let table = read.get(told);
  if (!table) {
    table = shared<TableView>(latest, { ...EMPTY(), ...(told as Partial<TableView>) });
    latest = table;
    read.set(told, table);
  }
  return table;
}

// --- seats ---------------------------------------------------------------------------------------------------

/** The seats of a game by their side; in a game of two a side is a seat itself. */
export function sideOfSeat(seat: string): Side {
  return ["shadow", "witch_king", "saruman"].includes(seat) ? "shadow" : "free_peoples";
}
export const ownSide = (view: View): Side => (view.seat === null ? "free_peoples" : sideOfSeat(view.seat));
/** The seat whose cards lie open to whoever looks. */
export const ownSeats = (hands: TableView["hands"]): string[] => Object.entries(hands).flatMap(([seat, hand]) => (hand.cards ? [seat] : []));

// --- armies --------------------------------------------------------------------------------------------------

export const sum = (counts: Counts): number => Object.values(counts).reduce((total, each) => total + each, 0);
export const units = (force: Counts): number => Object.entries(force).reduce((total, [figure, count]) => total + (isUnit(figure) ? count : 0), 0);
export const charactersOf = (told: RegionView | undefined, side: Side): string[] => (told?.characters ?? []).filter((id) => sideOfCharacter(id) === side);
export const forceOf = (told: RegionView | undefined, side: Side): Counts => told?.[side] ?? {};

/** Leaders, Nazgûl and characters count for the re-roll; a Nazgûl as one. */
export function leadershipOf(force: Counts, characters: readonly string[]): number {
  const leaders = Object.entries(force).reduce((total, [figure, count]) => total + (isUnit(figure) ? 0 : count), 0);
  return characters.reduce((total, id) => total + (GIFTS[id]?.leadership ?? 0), leaders);
}

/** Regulars, elites, leaders; nation by nation, as a stack shows them. */
export function inOrder(force: Counts): { figure: string; nation: Nation; rank: Rank; count: number }[] {
  return Object.entries(force)
    .filter(([figure, count]) => count > 0 && isFigure(figure))
    .map(([figure, count]) => ({ figure, count, ...figureParts(figure) }))
    .sort((one, two) => RANKS.indexOf(one.rank) - RANKS.indexOf(two.rank) || NATIONS.indexOf(one.nation) - NATIONS.indexOf(two.nation));
}
