/** The fixed facts of The Confrontation that a board needs: names of things and where they lie. No rules. */
import type { View } from "../../lib/protocol";

export type Side = "fellowship" | "sauron";
export const SIDES: readonly Side[] = ["fellowship", "sauron"];
export const enemyOf = (side: Side): Side => (side === "sauron" ? "fellowship" : "sauron");

/** From the Shire to Mordor, row by row, left to right as the Fellowship sees it. */
export const ROWS: readonly (readonly string[])[] = [
  ["shire"],
  ["arthedain", "cardolan"],
  ["rhudaur", "eregion", "enedwaith"],
  ["high_pass", "misty_mountains", "caradhras", "gap_of_rohan"],
  ["mirkwood", "fangorn", "rohan"],
  ["dagorlad", "gondor"],
  ["mordor"],
];
export const REGIONS: readonly string[] = ROWS.flat();
const ROOM = [4, 2, 2, 1, 2, 2, 4];

export type Place = { x: number; y: number; row: number; room: number };

/** Where a region's middle lies on a board of one by one, seen from a side's own corner. */
export function place(region: string, from: Side): Place {
  const row = ROWS.findIndex((regions) => regions.includes(region));
  const regions = ROWS[row] ?? [];
  const x = 0.5 + (regions.indexOf(region) - (regions.length - 1) / 2) / 4;
  const y = (7 - row) / 8;
  const turned = from === "sauron";
  return { x: turned ? 1 - x : x, y: turned ? 1 - y : y, row, room: ROOM[row] ?? 0 };
}

/** Character: printed strength, emblem. The order is that of the tiles, classic and variant face in turn. */
export const CHARACTERS: Readonly<Record<string, { strength: number; icon: string; side: Side }>> = Object.fromEntries(
  (
    [
      ["frodo_classic", 1], ["frodo_variant", 1], ["sam_classic", 2], ["sam_variant", 1], ["pippin", 1], ["smeagol", 0],
      ["merry", 2], ["faramir", 3], ["gandalf_classic", 5], ["gandalf_variant", 5], ["aragorn_classic", 4],
      ["aragorn_variant", 4], ["legolas", 3], ["elrond", 3], ["gimli", 3], ["theoden", 2], ["boromir", 0],
      ["treebeard", 4], ["balrog", 5], ["uruk_hai", 4], ["shelob", 5], ["wormtongue", -1], ["witch_king_classic", 5],
      ["witch_king_variant", 2], ["flying_nazgul_classic", 3], ["flying_nazgul_variant", 5], ["black_rider", 3],
      ["mouth_of_sauron", 3], ["saruman_classic", 4], ["saruman_variant", 3], ["orcs_classic", 2], ["orcs_variant", 3],
      ["warg", 2], ["gollum", 1], ["cave_troll", 9], ["watcher", 6],
    ] as [string, number][]
  ).map(([id, strength], index) => [
    id,
    { strength, icon: id.replace(/_(classic|variant)$/, ""), side: index < 18 ? "fellowship" : "sauron" } as const,
  ]),
);

export const CARDS: Readonly<Record<Side, readonly string[]>> = {
  fellowship: ["f_1", "f_2", "f_3", "f_4", "f_5", "f_magic", "f_noble_sacrifice", "f_elven_cloak", "f_retreat"],
  sauron: ["s_1", "s_2", "s_3", "s_4", "s_5", "s_6", "s_magic", "s_eye", "s_retreat"],
};
export const ALL_CARDS: readonly string[] = [...CARDS.fellowship, ...CARDS.sauron];
export const cardNumber = (card: string): number | null => (/^._\d$/.test(card) ? Number(card.slice(2)) : null);
export const cardIcon = (card: string): string => card.slice(2);

export const SPECIALS: readonly string[] = [
  "shadowfax", "gandalf_the_white", "a_king_revealed", "gwaihir",
  "recall_to_mordor", "dark_of_mordor", "crebain_of_dunland", "palantir",
];

export const PROMPTS: readonly string[] = [
  "setup.draft", "setup.special_cards", "setup.place", "turn.action", "turn.target", "turn.palantir", "turn.ambush",
  "turn.end_shuffle", "special.a_king_revealed", "special.crebain_of_dunland", "special.recall_to_mordor",
  "special.extra_mover", "special.extra_target", "attack.shuffle", "attack.opponent", "battle.change_fighter",
  "battle.gwaihir", "battle.fellowship_ability", "battle.sauron_ability", "battle.card", "battle.show_card",
  "battle.answer_card", "battle.demand", "battle.another_card", "battle.exchange", "battle.fetch", "battle.retreat",
  "battle.support", "battle.wormtongue",
];

export const EVENTS: readonly string[] = [
  "face_chosen", "rosters_shown", "special_taken", "specials_shown", "placed", "game_begins", "turn", "moved",
  "entered_mines", "shuffled", "revealed", "hidden", "declined", "can_act", "must_move", "cannot_move", "drawn", "battle",
  "took_over", "retreated", "no_cards", "card_chosen", "card_shown", "cards_revealed", "card_replaced", "card_demanded",
  "card_ignored", "compared", "defeated", "ring_bearer", "returned", "hands_taken_back", "special_played", "named",
  "game_over", "match_over",
];

export const VERBS: readonly string[] = [
  "face", "take", "place", "move", "to", "mines", "shuffle", "play", "target", "look", "fight", "draw", "reveal", "switch",
  "card", "fetch", "declare", "demand", "exchange", "pass",
];

export const REASONS: readonly string[] = [
  "ring_bearer_in_mordor", "witch_king_in_shire", "three_in_shire", "ring_bearer_defeated", "no_move", "turn_limit",
  "match_points", "match_drawn",
];

// --- the view ------------------------------------------------------------------------------------------------

export type RawPiece = {
  region: string;
  character?: string;
  revealed: boolean | string | null;
  taken_for?: string[];
  piece?: string;
  may_be?: string[];
};

export type SideView = {
  roster: string[] | null;
  pieces: RawPiece[];
  defeated: string[];
  hand: string[] | null;
  discarded: string[];
  specials: string[] | null;
  ring_bearer: string | null;
};

export type BattleView = {
  region: string;
  attacker: Side;
  fellowship: string | null;
  sauron: string | null;
  no_cards: boolean;
  gwaihir: boolean;
  cards: Record<Side, string | null>;
};

export type TableView = {
  side: Side | null;
  /** From whose corner a board is seen that shows both sides. */
  from?: Side | null;
  seats: Record<Side, string>;
  game: number;
  points: Record<string, number>;
  phase: "setup" | "play";
  turn: { side: Side; number: number } | null;
  sides: Record<Side, SideView>;
  battle: BattleView | null;
  named: string | null;
};

export const tableOf = (view: View): TableView => view.table as TableView;

/** A piece as this seat sees it. */
export type Piece = {
  key: string;
  side: Side;
  own: boolean;
  region: string;
  /** The character, where this seat sees or has worked it out. */
  face: string | null;
  open: boolean;
  /** What a hidden enemy may still be, or what the enemy takes our own piece for. */
  mayBe: string[];
  /** The id by which the game follows it without saying who it is; people are told its number alone. */
  handle: string | null;
};

/** What stands on the foot of a hidden piece: the handle without the letter of its side, which its colour tells. */
export const pieceNumber = (handle: string): string => handle.slice(1);

export function pieces(view: View): Piece[] {
  const table = tableOf(view);
  return SIDES.flatMap((side) =>
    table.sides[side].pieces.map((piece): Piece => {
      if (piece.character !== undefined) {
        return {
          key: piece.character,
          side,
          own: table.side === side || table.side === null,
          region: piece.region,
          face: piece.character,
          open: piece.revealed === true,
          mayBe: piece.taken_for ?? [],
          handle: null,
        };
      }
      const revealed = typeof piece.revealed === "string" ? piece.revealed : null;
      const mayBe = piece.may_be ?? [];
      return {
        key: piece.piece ?? "",
        side,
        own: false,
        region: piece.region,
        face: revealed ?? (mayBe.length === 1 ? (mayBe[0] ?? null) : null),
        open: revealed !== null,
        mayBe,
        handle: piece.piece ?? null,
      };
    }),
  );
}

/** The pieces of now; those about which nothing is new are the very objects of before. */
export function kept(before: readonly Piece[], now: readonly Piece[]): Piece[] {
  const known = new Map(before.map((piece) => [piece.key, piece]));
  return now.map((piece) => {
    const old = known.get(piece.key);
    return old && JSON.stringify(old) === JSON.stringify(piece) ? old : piece;
  });
}

/** Our own characters that wait beside the board while we set up. */
export function unplaced(view: View): string[] {
  const table = tableOf(view);
  if (table.phase !== "setup" || table.side === null) return [];
  const mine = table.sides[table.side];
  const placed = new Set(mine.pieces.map((piece) => piece.character));
  return (mine.roster ?? []).filter((character) => !placed.has(character));
}
