/** The fixed facts of Adventure to Mount Doom that a board needs: names of things and what is printed on them. No rules. */
import type { View } from "../../lib/protocol";

export const STAGES = ["lothlorien", "rohan", "helms_deep", "gondor", "minas_morgul", "mount_doom"] as const;
export const STAGE_LENGTH = 8;
export const CRATER = 48;
export const MINAS_MORGUL = 40;
export const HEART_SPACES: readonly number[] = [7, 10, 22, 27, 33];
export const NAZGUL_SPACES: readonly number[] = [3, 15, 20, 30, 35, 37];

/** The place at which a space lies, if it is one: Rivendell or a destination. */
export const placeAt = (space: number): string | null => (space === 0 ? "rivendell" : space % STAGE_LENGTH === 0 ? (STAGES[space / STAGE_LENGTH - 1] ?? null) : null);
export const eventAt = (space: number): "heart" | "nazgul" | null =>
  HEART_SPACES.includes(space) ? "heart" : NAZGUL_SPACES.includes(space) ? "nazgul" : null;

export const FIGURES = ["ring_bearer", "merry_pippin", "aragorn", "legolas", "gimli"] as const;
export type Figure = (typeof FIGURES)[number];
export const COLOURED = ["orange", "purple", "blue", "green", "red"] as const;
export const DICE = [...COLOURED, "black_1", "black_2", "battle"] as const;
export type DieName = (typeof DICE)[number];

export const figureOf = (die: string): Figure | null => FIGURES[(COLOURED as readonly string[]).indexOf(die)] ?? null;
export const dieOf = (figure: string): DieName => DICE[(FIGURES as readonly string[]).indexOf(figure)] ?? "orange";
export const isBlack = (die: string): boolean => die.startsWith("black");

/** The symbol under the card of each slot. */
export const SLOT_SYMBOLS: readonly (Figure | "nazgul")[] = ["nazgul", "merry_pippin", "aragorn", "legolas", "gimli", "nazgul"];

export const BATTLE_FACES: readonly string[] = ["merry_pippin", "aragorn", "legolas", "gimli", "gandalf", "sauron"];

export type Colour = "ally" | "gandalf" | "enemy" | "final";
/** What is printed on a card: battles (-1: as its words say), hearts lost and gained, whether it leaves after one use. */
export type Printed = { colour: Colour; battles: number; lost: number; gained: number; once: boolean };

const printed = (colour: Colour, battles = 0, lost = 0, gained = 0, once = false): Printed => ({ colour, battles, lost, gained, once });
const ally = printed("ally", 0, 0, 0, true);
const gandalf = printed("gandalf", 0, 0, 0, true);

export const CARDS: Readonly<Record<string, Printed>> = {
  arwen: ally, elrond: ally, theoden: ally, galadriel: ally, eowyn: ally, eomer: ally, faramir: ally,
  treebeard: printed("ally", 0, 0, 2, true), boromir: ally,
  gandalfs_vision: gandalf, gandalfs_wrath: gandalf, gandalfs_support: gandalf, gandalfs_trick: gandalf, gandalfs_power: gandalf,
  cave_troll: printed("enemy", 1, 2), saruman: printed("enemy"), nazgul: printed("enemy"), balrog: printed("enemy", 0, 3, 0, true),
  moria_orc: printed("enemy", 1, 1), orc_hordes: printed("enemy", 1, 2), wargs: printed("enemy", 0, 2, 0, true),
  uruk_hai: printed("enemy", -1, 1), wormtongue: printed("enemy"), grond: printed("enemy", 0, 3, 0, true),
  eye_of_sauron: printed("enemy", 0, 0, 0, true), witch_king: printed("enemy"), mumakil: printed("enemy", 2, 2),
  haradrim: printed("enemy", 0, 2), denethor: printed("enemy"), army_of_the_dead: printed("enemy"),
  mouth_of_sauron: printed("enemy", -1, 1, 0, true),
  gollums_deceit: printed("final", 0, 2), phial_of_galadriel: printed("final", 0, 0, 2), gollums_madness: printed("final", 0, 1),
  shelob: printed("final", 0, 1), shelobs_sting: printed("final"), ring_power: printed("final"), eagles: printed("final", 0, 0, 1),
};

/** Emblems, by the names of src/ui/icons.wanted.json where they differ from the card's own. */
const EMBLEMS: Record<string, string> = {
  eye_of_sauron: "eye", orc_hordes: "orcs", wargs: "warg", moria_orc: "goblin", nazgul: "nazgul", shelob: "shelob",
  gandalfs_vision: "palantir", gandalfs_wrath: "wrath", gandalfs_support: "support", gandalfs_trick: "trick", gandalfs_power: "power",
  ring_power: "ring", gollums_deceit: "deceit", gollums_madness: "madness", eagles: "gwaihir",
  ring_bearer: "ring", merry_pippin: "hobbits",
};
export const emblem = (id: string): string => EMBLEMS[id] ?? id;

export const PROMPTS: readonly string[] = [
  "turn.begin", "roll.second_die", "roll.place_black", "roll.place_coloured", "roll.third_die", "roll.place_second",
  "action.before_die", "slot.move", "encounter.after", "battle.before", "battle.thrown", "battle.gandalf", "battle.boromir",
  "enemy.wormtongue", "enemy.witch_king", "enemy.denethor", "enemy.army", "courage.before_loss", "final.roll", "final.rolled",
  "final.step", "card.elrond", "card.which_die", "card.which_face", "card.theoden", "card.treebeard", "card.faramir",
  "card.support", "dice.after_roll", "move.event", "stage.vision", "stage.vision_card",
];

export const EVENTS: readonly string[] = [
  "turn", "rolled", "rerolled", "roll_stands", "die_set", "page_filled", "die_resolved", "moved", "waits", "stays", "courage",
  "uruk_hai_placed", "uruk_hai_removed", "ents_march", "nazgul_placed", "nazgul_slain", "nothing_happens", "gandalf_locked",
  "gandalf_free", "turned_up", "activated", "ally_taken", "card_used", "card_discarded", "card_removed", "army_shifted",
  "gandalf_boxed", "gandalf_drawn", "foreseen", "vision_removed", "vision_kept", "battle", "battle_won", "battle_lost",
  "event_cancelled", "stage_ends", "stage_begins", "game_over",
];

export const VERBS: readonly string[] = [
  "take", "place", "roll", "use", "die", "face", "lead", "gain", "send", "discard", "keep", "remove", "advance", "shift", "pass",
];

export const REASONS: readonly string[] = ["ring_destroyed", "courage_lost", "nazgul_gathered", "turn_limit"];

// --- the view ------------------------------------------------------------------------------------------------

export type Slot = { slot: number; card: string | null; face_down: boolean; covers: { card: string; face_down: boolean } | null };
/** What a face of a coloured die would do. */
export type Walk = { to: number | null; event?: "heart" | "nazgul"; covered?: boolean; courage?: number; gandalf?: "drawn" | "lost" };
/** What a black die would meet on a slot. */
export type Meeting = {
  symbol?: string;
  battles?: number;
  until_two_in_a_row?: boolean;
  hearts?: number;
  gains?: number;
  uruk_hai?: number;
  nazgul?: number;
  dice?: number;
};
export type Face = number | string;

export type TableView = {
  turn: { seat: string; number: number };
  stage: { name: string; destination: number };
  figures: Record<Figure, number | null>;
  courage: { now: number; top: number; eye: number; galadriel: number };
  isengard: { chieftain: boolean; warriors: number; pool: number; treebeard: boolean };
  minas_morgul: { nazgul: number; pool: number };
  gandalf: { locked: boolean; stack: number };
  track: Slot[];
  removed: string[];
  stacks: Record<string, number>;
  foreseen: string | null;
  cards: Record<string, string[]>;
  dice: Partial<Record<DieName, Face>>;
  tile: ({ die: DieName; face: number } | null)[];
  battle: { enemy: string; left: number | null; won: number; streak: number; support: string[] } | null;
  would: { support: string[]; figures: Partial<Record<Figure, Walk[]>>; slots: Meeting[] };
};

export const tableOf = (view: View): TableView => view.table as TableView;
export const uruksIn = (table: TableView): number => table.isengard.warriors + (table.isengard.chieftain ? 1 : 0);
/** Every unused card in front of the players, with its holder. */
export const held = (table: TableView): { card: string; seat: string }[] =>
  Object.entries(table.cards).flatMap(([seat, cards]) => cards.map((card) => ({ card, seat })));

export const verbOf = (token: string): string => token.split(" ")[0] ?? "";
export const subjectOf = (token: string): string => token.split(" ")[1] ?? "";
