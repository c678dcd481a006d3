/** What a choice would do, put together from what the view tells about every face of every die. */
import type { Decision, View } from "../../lib/protocol";
import { figureOf, isBlack, type Figure, STAGE_LENGTH, subjectOf, tableOf, verbOf, type Walk } from "./data";

/** Ghosts on the board: where a figure would stand, which slot would be met, how courage would stand. */
export type Preview = {
  figure: Figure | null;
  /** Each space that the figure may come to (null: the waiting area); one alone where the face is known. */
  walks: { face: number; walk: Walk }[];
  slot: number | null;
  courage: number | null;
  /** The figure moves by something else than its die: no reward is won. */
  byDie: boolean;
};

const NOTHING: Preview = { figure: null, walks: [], slot: null, courage: null, byDie: true };

/** The face that a die shows now, rolled or on the book. */
export function faceOf(view: View, die: string): number | null {
  const table = tableOf(view);
  const face = table.dice[die as keyof typeof table.dice] ?? table.tile.find((each) => each?.die === die)?.face;
  return typeof face === "number" ? face : null;
}

/** What a die would do if it showed this face. */
export function ofDie(view: View, die: string, face: number): Preview {
  if (isBlack(die)) return { ...NOTHING, slot: face };
  const figure = figureOf(die);
  const walk = figure && tableOf(view).would.figures[figure]?.[face - 1];
  return figure && walk ? { ...NOTHING, figure, walks: [{ face, walk }] } : NOTHING;
}

/** A die that is still to be rolled: all that it may do. */
function ofPool(view: View, die: string): Preview {
  const figure = figureOf(die);
  const walks = (figure && tableOf(view).would.figures[figure]) || [];
  return { ...NOTHING, figure, walks: walks.map((walk, i) => ({ face: i + 1, walk })) };
}

function steps(view: View, figure: Figure, count: number): Preview {
  const walk = tableOf(view).would.figures[figure]?.[count - 1];
  return { ...NOTHING, figure, walks: walk ? [{ face: count, walk }] : [], byDie: false };
}

function lead(view: View, figure: Figure): Preview {
  const space = tableOf(view).figures[figure];
  if (space === null) return NOTHING;
  const walk: Walk = { to: (Math.floor(space / STAGE_LENGTH) + 1) * STAGE_LENGTH };
  return { ...NOTHING, figure, walks: [{ face: 0, walk }], byDie: false };
}

export function preview(token: string, view: View, decision: Decision | null): Preview {
  const subject = subjectOf(token);
  const table = tableOf(view);
  const about = decision?.about ?? {};
  switch (verbOf(token)) {
    case "take":
      return ofPool(view, subject);
    case "place":
    case "die": {
      const face = faceOf(view, subject);
      if (decision?.prompt === "card.elrond" || decision?.prompt === "enemy.denethor" || face === null) return isBlack(subject) || subject === "battle" ? NOTHING : ofPool(view, subject);
      return ofDie(view, subject, face);
    }
    case "face":
      return ofDie(view, String(about["die"] ?? ""), Number(subject));
    case "advance":
      return steps(view, (about["figure"] as Figure | undefined) ?? "ring_bearer", Number(subject));
    case "lead":
      return lead(view, subject as Figure);
    case "gain":
      return { ...NOTHING, courage: Math.min(table.courage.top, table.courage.now + 2) };
    case "use":
      if (subject === "galadriel") return { ...NOTHING, courage: table.courage.galadriel };
      return NOTHING;
    case "pass": {
      if (decision?.prompt === "action.before_die" && typeof about["die"] === "string") return ofDie(view, about["die"], Number(about["face"]));
      const black = decision?.prompt === "final.rolled" ? faceOf(view, "black_1") : null;
      return black ? { ...NOTHING, slot: black } : NOTHING;
    }
    default:
      return NOTHING;
  }
}
