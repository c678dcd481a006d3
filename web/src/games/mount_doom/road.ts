/** The winding road: where each of its spaces lies on a map of 1000 by 450, a leg of the road for each stage. */

export type Point = { x: number; y: number };
export const MAP = { width: 1000, height: 450 };

/** A hand-drawn line through these points, leg by leg; the last point of a leg is the first of the next. */
const LEGS: readonly (readonly [number, number][])[] = [
  [[62, 84], [96, 118], [118, 176], [104, 236], [110, 296], [138, 350], [186, 384]],
  [[186, 384], [236, 366], [264, 312], [258, 248], [268, 184], [296, 118], [344, 84]],
  [[344, 84], [392, 102], [418, 152], [408, 216], [416, 282], [440, 346], [490, 384]],
  [[490, 384], [540, 366], [566, 312], [556, 246], [564, 182], [590, 114], [638, 78]],
  [[638, 78], [688, 96], [714, 148], [706, 214], [714, 282], [738, 348], [790, 388]],
  [[790, 388], [846, 380], [884, 340], [880, 284], [892, 228], [912, 168], [930, 112]],
];

/** A point of the smooth curve through a leg's points (Catmull and Rom), with 0 ≤ t ≤ 1 along one span of it. */
function curve(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const along = (p: number, q: number, r: number, s: number): number =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  return { x: along(a.x, b.x, c.x, d.x), y: along(a.y, b.y, c.y, d.y) };
}

const STEPS = 24;
const ends = LEGS.flatMap((leg, i) => (i ? leg.slice(1) : leg)).map(([x, y]): Point => ({ x, y }));

/** The line in small steps from one of the drawn points to the next. */
function fine(from: number, to: number): Point[] {
  const found: Point[] = [];
  for (let i = from; i < to; i++) {
    const at = (k: number): Point => ends[Math.max(0, Math.min(ends.length - 1, k))] as Point;
    for (let k = 0; k < STEPS; k++) found.push(curve(at(i - 1), at(i), at(i + 1), at(i + 2), k / STEPS));
  }
  found.push(ends[to] as Point);
  return found;
}

/** Equal steps along a fine line: its length cut into `count` parts. */
function cut(line: Point[], count: number): Point[] {
  const lengths = [0];
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1] as Point, line[i] as Point];
    lengths.push((lengths[i - 1] as number) + Math.hypot(b.x - a.x, b.y - a.y));
  }
  const whole = lengths.at(-1) as number;
  return Array.from({ length: count + 1 }, (_, k) => {
    const wanted = (whole * k) / count;
    const i = Math.max(1, lengths.findIndex((length) => length >= wanted - 1e-9));
    const [a, b] = [line[i - 1] as Point, line[i] as Point];
    const span = (lengths[i] as number) - (lengths[i - 1] as number);
    const t = span ? (wanted - (lengths[i - 1] as number)) / span : 0;
    return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
  });
}

const SPANS = 6;
/** The forty-nine spaces, from Rivendell to the crater. */
export const SPACES: readonly Point[] = LEGS.flatMap((_, leg) => {
  const spaces = cut(fine(leg * SPANS, (leg + 1) * SPANS), 8);
  return leg ? spaces.slice(1) : spaces;
});

/** The waiting area beside Minas Morgul. */
export const WAITING: Point = { x: 678, y: 409 };

export const spot = (space: number | null): Point => (space === null ? WAITING : (SPACES[space] ?? WAITING));

const rounded = (value: number): string => value.toFixed(1).replace(/\.0$/, "");
export const drawn = (line: readonly Point[]): string => line.map((point, i) => `${i ? "L" : "M"}${rounded(point.x)} ${rounded(point.y)}`).join("");

/** The road as a path, whole or one stage of it. */
export const ROAD = drawn(fine(0, ends.length - 1));
export const legPath = (stage: number): string => drawn(fine(stage * SPANS, (stage + 1) * SPANS));

/** Half of what a figure takes, with the air that keeps it off the edge of the map. */
const HALF = 18;
const AIR = 16;
const apart = (space: number | null, count: number): number => (space === null ? 23 : count > 3 ? 16 : 18);

/** How far the figures of one space reach to either side of it. */
export const reach = (space: number | null, count: number): number => ((count - 1) / 2) * apart(space, count) + HALF;

/** Where the figures of one space stand: side by side, every second one a step in front, so far that no emblem is covered. */
export function standing(space: number | null, index: number, count: number): Point & { front: boolean } {
  const at = spot(space);
  if (count === 1) return { ...at, front: false };
  const front = index % 2 === 1;
  const first = Math.max(at.x - ((count - 1) / 2) * apart(space, count), HALF + AIR);
  return { x: first + index * apart(space, count), y: at.y + (front ? 8 : -5), front };
}
