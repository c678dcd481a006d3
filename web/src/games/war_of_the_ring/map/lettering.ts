/** How a name is set: on one line or two, and how large. */
import type { Shape } from "./types";

export type Line = { d: string; text: string; size: number };

const LARGEST = 23;
const SMALLEST = 10;
/** The mean breadth of a small capital, in ems, with the space between letters. */
export const LETTER = 0.585;

const span = ([ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0]: readonly number[]): number =>
  (Math.hypot(cx - ax, cy - ay) + Math.hypot(bx - ax, by - ay) + Math.hypot(cx - bx, cy - by)) / 2;

const curve = ([ax, ay, bx, by, cx, cy]: readonly number[]): string => `M${ax} ${ay}Q${bx} ${by} ${cx} ${cy}`;

const sizeFor = (text: string, room: number): number => Math.min(LARGEST, room / (text.length * LETTER));

/** The name in two lines that differ least, broken at a space; null where it is one word. */
export function broken(name: string): [string, string] | null {
  const words = name.split(" ");
  let best: [string, string] | null = null;
  for (let i = 1; i < words.length; i++) {
    const pair: [string, string] = [words.slice(0, i).join(" "), words.slice(i).join(" ")];
    if (!best || Math.max(...pair.map((each) => each.length)) < Math.max(...best.map((each) => each.length))) best = pair;
  }
  return best;
}

/** The generator found out how many lines suit the longest of the languages' names. */
export function fitted(name: string, label: Shape["label"]): Line[] {
  const pair = label.lines === 2 ? broken(name) : null;
  if (!pair) {
    const way = label.lines === 2 ? (label.two[1] ?? label.one) : label.one;
    return [{ d: stretched(way), text: name, size: Math.max(sizeFor(name, span(way)), SMALLEST) }];
  }
  const [upper = [], lower = []] = label.two;
  const between = Math.hypot((lower[0] ?? 0) - (upper[0] ?? 0), (lower[1] ?? 0) - (upper[1] ?? 0));
  const size = Math.min(...pair.map((text, i) => sizeFor(text, span(label.two[i] ?? []))), between);
  return pair.map((text, i) => ({ d: stretched(label.two[i] ?? []), text, size: Math.max(size, SMALLEST) }));
}

/** A little longer on both sides: a name that is wider than its place is not cut off. */
function stretched([ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0]: readonly number[]): string {
  const more = 0.35;
  return curve([ax + (ax - bx) * more, ay + (ay - by) * more, bx, by, cx + (cx - bx) * more, cy + (cy - by) * more]);
}
