/** A review as a picture and in words: where its points lie, and what is worth saying of each. */
import type { Review, ReviewPoint, Seat } from "./protocol";

/** Less than this is not worth a word: no judge is that sure. */
export const SLIGHT = 0.01;

export type Dot = { x: number; y: number };

/** How the lines of the seats differ besides their colours, in the order of the seats. */
export const DASHES: readonly string[] = ["", "7 4", "2 3", "10 3 2 3", "14 4", "4 2 1 2"];

/** The position of the replay that shows what came of a choice. */
export const after = (point: ReviewPoint): number => point.position + 1;

/** The chance of a seat along the game, in a picture of this size: time from left to right, victory above. */
export function line(review: Review, seat: Seat, last: number, width: number, height: number): Dot[] {
  const marks = [{ at: 0, chances: review.start }, ...review.points.map((point) => ({ at: after(point), chances: point.chances }))];
  return marks.map(({ at, chances }) => ({ x: along(at, last, width), y: (1 - (chances[seat] ?? 0)) * height }));
}

export const along = (position: number, last: number, width: number): number => (position / Math.max(1, last)) * width;

/** The dots as the data of a path. */
export const path = (dots: Dot[]): string => dots.map((dot, i) => `${i ? "L" : "M"}${round(dot.x)} ${round(dot.y)}`).join("");

const round = (number: number): number => Math.round(number * 10) / 10;

/** Ends of lines that lie on top of one another are moved apart, so that each name can be read. Gives where each name stands. */
export function apart(ends: number[], least: number, height: number): number[] {
  const order = ends.map((_, i) => i).sort((a, b) => (ends[a] ?? 0) - (ends[b] ?? 0));
  const placed = [...ends];
  let above = -Infinity;
  for (const i of order) {
    placed[i] = Math.max(placed[i] ?? 0, above + least);
    above = placed[i] ?? 0;
  }
  let below = height + least;
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i] ?? 0, below - least);
    below = placed[i] ?? 0;
  }
  return placed;
}

/** The choice that led to this position; null: there was none, or nothing to choose between. */
export function pointAt(review: Review, position: number): ReviewPoint | null {
  return review.points.find((point) => after(point) === position) ?? null;
}

/** How the seats stand at a position: as the last choice before it has left them. */
export function standing(review: Review, position: number): Record<Seat, number> {
  return review.points.findLast((point) => after(point) <= position)?.chances ?? review.start;
}

/** Where the replay shows the turning points. */
export const turnings = (review: Review): number[] => review.turning_points.map((position) => position + 1);

/** The next of these positions in a direction; null: there is none. */
export function beyond(positions: number[], from: number, step: 1 | -1): number | null {
  const found = step > 0 ? positions.filter((each) => each > from) : positions.filter((each) => each < from);
  return found.length ? (step > 0 ? Math.min(...found) : Math.max(...found)) : null;
}

export const CAUSES = ["choice", "luck", "revised"] as const;
export type Turn = { kind: (typeof CAUSES)[number]; seat: Seat; by: number };

/**
 * What turned the game at a point: the choice, what chance made of it, or another judgement; and how much, for whom. One
 * side's loss is the other's gain, and is told as that; but each judges by what it knows, and where nobody has gained about
 * as much, it stays a loss. Beside a gift in the same choice another judgement may reckon with more than there is to lose:
 * nobody is told of more than a whole game.
 */
export function turn(point: ReviewPoint): Turn {
  const found: Turn[] = [{ kind: "choice", seat: point.seat, by: -point.loss }];
  for (const kind of ["luck", "revised"] as const) for (const [seat, by] of Object.entries(point[kind])) found.push({ kind, seat, by: Math.max(-1, Math.min(1, by)) });
  const most = found.reduce((best, each) => (Math.abs(each.by) > Math.abs(best.by) ? each : best));
  const gain = found.filter(({ kind }) => kind === most.kind).reduce((best, each) => (each.by > best.by ? each : best));
  return gain.by >= Math.abs(most.by) / 2 ? gain : most;
}

/** How a choice is judged in a word. */
export const VERDICTS = ["best", "good", "slip", "mistake"] as const;

export function verdict(point: ReviewPoint): (typeof VERDICTS)[number] {
  if (point.best === point.token || point.loss < SLIGHT) return "best";
  if (point.loss < 0.04) return "good";
  return point.loss < 0.1 ? "slip" : "mistake";
}

/** Whose luck is worth telling, the greatest first. */
export function luckOf(point: ReviewPoint): { seat: Seat; by: number }[] {
  return Object.entries(point.luck)
    .map(([seat, by]) => ({ seat, by }))
    .filter(({ by }) => Math.abs(by) >= SLIGHT)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
}

/**
 * The best few options of a choice, and the chosen one wherever it stands. That one was thought about by itself: what it
 * is worth follows from its loss, and where nothing was lost that is worth telling, it stands first and above the others. The
 * others were tried too seldom to be called better than the first.
 */
export function shownOf(point: ReviewPoint, most: number): { token: string; chance: number }[] {
  const top = point.options[0]?.chance ?? 0;
  const best = verdict(point) === "best";
  const own = best ? top : Math.max(0, top - point.loss);
  const shown = point.options.map(({ token, chance }) => ({ token, chance: token === point.token ? own : Math.min(top, chance) }));
  if (best) shown.sort((a, b) => Number(b.token === point.token) - Number(a.token === point.token));
  return shown.filter((option, i) => i < most || option.token === point.token);
}
