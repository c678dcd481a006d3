/** The regions as the generator wrote them: lines that two lands share, put together to outlines. */
import geometry from "./geometry.json";
import type { Kind, Point, Shape } from "./types";

export const WIDTH: number = geometry.width;
export const HEIGHT: number = geometry.height;

const point = (pair: readonly number[]): Point => ({ x: pair[0] ?? 0, y: pair[1] ?? 0 });

/** The points of a line; the file counts steps from point to point, in halves of a unit. */
export function walked(text: string): Point[] {
  const steps = text.split(" ").map(Number);
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i] ?? 0;
    y += steps[i + 1] ?? 0;
    points.push({ x: x / geometry.fine, y: y / geometry.fine });
  }
  return points;
}

const LINES: readonly (readonly Point[])[] = geometry.chains.map(walked);

/** The line of that number, backward where the number is negative. */
export function line(number: number): readonly Point[] {
  const points = LINES[Math.abs(number) - 1] ?? [];
  return number > 0 ? points : points.toReversed();
}

export const outline = (numbers: readonly number[]): Point[] => numbers.flatMap((number) => line(number).slice(1));

export const pathOf = (points: readonly Point[], closed = true): string =>
  points.length ? `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}${closed ? "Z" : ""}` : "";

function boxOf(points: readonly Point[]): Shape["box"] {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

const regions = Object.entries(geometry.regions);

/** Which regions use a line: two of them are neighbours, and the map needs no list of its own. */
const users = new Map<number, string[]>();
for (const [id, region] of regions) {
  for (const number of region.outline) users.set(Math.abs(number), [...(users.get(Math.abs(number)) ?? []), id]);
}

function shape(id: string, region: (typeof regions)[number][1]): Shape {
  const points = outline(region.outline);
  const neighbours = region.outline.flatMap((number) => users.get(Math.abs(number)) ?? []).filter((other) => other !== id);
  return {
    id,
    path: pathOf(points),
    nation: region.nation,
    kind: region.kind as Kind,
    neighbours: [...new Set(neighbours)].sort(),
    anchor: point(region.anchor),
    room: region.room,
    inside: point(region.inside),
    settlement: region.settlement ? point(region.settlement) : null,
    names: Object.fromEntries(Object.entries(region.names).map(([language, [lines = 1, size = 0, ...curve]]) => [language, { lines, size, curve }])),
    box: boxOf(points),
  };
}

export const SHAPES: Readonly<Record<string, Shape>> = Object.fromEntries(regions.map(([id, region]) => [id, shape(id, region)]));
export const REGION_IDS: readonly string[] = Object.keys(SHAPES);

export const SEA: string = geometry.sea.map((ring) => pathOf(outline(ring))).join("");
export const RHUN: string = geometry.rhun.map((ring) => pathOf(outline(ring))).join("");
export const RANGES: readonly string[] = geometry.ranges.map((rings) => rings.map((ring) => pathOf(outline(ring))).join(""));
