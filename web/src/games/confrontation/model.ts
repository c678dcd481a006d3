/** Events, shown one by one: how each changes the picture, and what stands on the stage meanwhile. */
import type { Decision, GameEvent, View } from "../../lib/protocol";
import type { Sound } from "../../lib/sound";
import { type RawPiece, type Side, SIDES, tableOf, type TableView } from "./data";

export type Scene = {
  region: string;
  attacker: Side;
  fighters: Record<Side, string | null>;
  cards: Record<Side, string | null>;
  laid: Record<Side, boolean>;
  ignored: Record<Side, boolean>;
  total: Record<Side, number> | null;
  fallen: string[];
  noCards: boolean;
};

const PACE: Record<string, number> = {
  moved: 550,
  entered_mines: 700,
  shuffled: 600,
  revealed: 800,
  drawn: 700,
  battle: 1300,
  took_over: 1000,
  retreated: 900,
  no_cards: 900,
  card_shown: 1100,
  cards_revealed: 1700,
  card_replaced: 1200,
  card_demanded: 900,
  card_ignored: 1100,
  compared: 1700,
  defeated: 1200,
  ring_bearer: 1200,
  returned: 900,
  special_played: 1300,
  named: 900,
  rosters_shown: 600,
  specials_shown: 600,
  game_begins: 600,
};

export const pace = (event: GameEvent): number => PACE[event.event] ?? 0;

const changed = (view: View, change: (table: TableView) => TableView): View => ({ ...view, decision: null, table: change(tableOf(view)) });

/** Changes the one piece that an event tells of: by its character to its owner, by its handle to the others. */
function onPiece(view: View, event: GameEvent, change: (piece: RawPiece) => RawPiece | null): View {
  return changed(view, (table) => ({
    ...table,
    sides: Object.fromEntries(
      SIDES.map((side) => [
        side,
        {
          ...table.sides[side],
          pieces: table.sides[side].pieces.flatMap((piece) => {
            const meant =
              piece.character !== undefined
                ? piece.character === event["character"]
                : piece.piece === event["piece"] || (piece.revealed !== null && piece.revealed === event["character"]);
            const after = meant ? change(piece) : piece;
            return after === null ? [] : [after];
          }),
        },
      ]),
    ) as TableView["sides"],
  }));
}

export function sketch(view: View, event: GameEvent): View {
  switch (event.event) {
    case "moved":
    case "retreated":
      return onPiece(view, event, (piece) => ({ ...piece, region: String(event["to"]) }));
    case "revealed":
      return onPiece(view, event, (piece) => ({
        ...piece,
        revealed: piece.character !== undefined ? true : String(event["character"]),
      }));
    case "defeated":
      return onPiece(view, event, () => null);
    default:
      return view;
  }
}

const empty = (region: string, attacker: Side): Scene => ({
  region,
  attacker,
  fighters: { fellowship: null, sauron: null },
  cards: { fellowship: null, sauron: null },
  laid: { fellowship: false, sauron: false },
  ignored: { fellowship: false, sauron: false },
  total: null,
  fallen: [],
  noCards: false,
});

export function scene(before: unknown, event: GameEvent): Scene | null {
  const now = before as Scene | null;
  if (event.event === "battle") {
    return {
      ...empty(String(event["region"]), event["attacker"] as Side),
      fighters: { fellowship: String(event["fellowship"]), sauron: String(event["sauron"]) },
    };
  }
  if (event.event === "turn" || event.event === "game_over") return null;
  if (!now) return null;
  const side = event["side"] as Side;
  const card = String(event["card"]);
  switch (event.event) {
    case "took_over": {
      const replaced = event["for"];
      const which: Side = now.fighters.fellowship === replaced ? "fellowship" : "sauron";
      return { ...now, fighters: { ...now.fighters, [which]: String(event["character"]) } };
    }
    case "no_cards":
      return { ...now, noCards: true };
    case "card_chosen": {
      const mine: Side = card.startsWith("f_") ? "fellowship" : "sauron";
      return { ...now, laid: { ...now.laid, [mine]: true } };
    }
    case "card_shown":
    case "card_replaced":
      return { ...now, cards: { ...now.cards, [side]: card }, laid: { ...now.laid, [side]: true } };
    case "cards_revealed":
      return {
        ...now,
        cards: { fellowship: String(event["fellowship"]), sauron: String(event["sauron"]) },
        laid: { fellowship: true, sauron: true },
      };
    case "card_ignored":
      return { ...now, ignored: { ...now.ignored, [side]: true } };
    case "compared":
      return { ...now, total: { fellowship: Number(event["fellowship"]), sauron: Number(event["sauron"]) } };
    case "defeated":
      return { ...now, fallen: [...now.fallen, String(event["character"])] };
    default:
      return now;
  }
}

/** The stage of a position that is looked at without its events. */
export function still(view: View): Scene | null {
  const battle = tableOf(view).battle;
  if (!battle || battle.fellowship === null || battle.sauron === null) return null;
  return {
    ...empty(battle.region, battle.attacker),
    fighters: { fellowship: battle.fellowship, sauron: battle.sauron },
    cards: battle.cards,
    laid: { fellowship: battle.cards.fellowship !== null, sauron: battle.cards.sauron !== null },
    noCards: battle.no_cards,
  };
}

/** Both sides' own sight of their own pieces laid over one another, on a board that lies as this seat had it. */
export function merge(views: Record<string, View>, seat: string | null = null): View {
  const all = Object.values(views);
  const base = all[0] as View;
  const table = tableOf(base);
  const sides = Object.fromEntries(
    SIDES.map((side) => [side, tableOf(all.find((view) => tableOf(view).side === side) ?? base).sides[side]]),
  ) as TableView["sides"];
  const cards = Object.fromEntries(
    SIDES.map((side) => {
      const own = all.find((view) => tableOf(view).side === side) ?? base;
      return [side, tableOf(own).battle?.cards[side] ?? null];
    }),
  ) as Record<Side, string | null>;
  const battle = table.battle && { ...table.battle, cards };
  const from = seat === null ? null : tableOf(views[seat] ?? base).side;
  return { ...base, seat: null, decision: null, table: { ...table, side: null, from, sides, battle } };
}

/** Which piece goes is chosen; where it goes is the player's to say or to give up. */
export const deliberate = (prompt: string): boolean => prompt.endsWith("_target") || prompt === "turn.target";

const SOUND: Record<string, Sound> = {
  moved: "step",
  retreated: "step",
  returned: "step",
  card_shown: "card",
  cards_revealed: "card",
  card_replaced: "card",
  special_played: "card",
  shuffled: "card",
  battle: "clash",
  defeated: "fall",
};
export const sound = (event: GameEvent): Sound | null => SOUND[event.event] ?? null;

export const leisurely = (prompt: string): boolean => prompt === "setup.place" || prompt === "setup.draft" || prompt === "setup.special_cards";

/** The would-be token of what was pointed at, first the legal ones, then the one the prompt most likely means. */
export function tokensFor(kind: "region" | "character" | "handle" | "card" | "special", id: string, decision: Pick<Decision, "tokens">): string[] {
  const verbs = {
    region: ["to", "mines", "shuffle", "look"],
    character: ["move", "place", "switch", "reveal", "fight", "face"],
    handle: ["target"],
    card: ["card", "fetch", "exchange"],
    special: ["play", "take"],
  }[kind];
  return verbs.map((verb) => `${verb} ${id}`).filter((token) => decision.tokens.includes(token));
}

export const verbOf = (token: string): string => token.split(" ")[0] ?? "";
export const subjectOf = (token: string): string => token.split(" ")[1] ?? "";
