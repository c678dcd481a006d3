/** The lines and marks of the drawing, put together once from what the generator wrote. */
import { hill, marksOf, peak, reed, sheets, tree, tuft } from "./engraving";
import geometry from "./geometry.json";
import { line, pathOf, REGION_IDS, SHAPES, walked } from "./shapes";
import type { Point } from "./types";

type Numbers = readonly number[];

const outlines: Readonly<Record<string, { outline: Numbers; nation: string }>> = geometry.regions;

/** The regions on both sides of each line; a line of the coast or of a range has one. */
const sides = new Map<number, string[]>();
for (const id of REGION_IDS) {
  for (const number of outlines[id]?.outline ?? []) sides.set(Math.abs(number), [...(sides.get(Math.abs(number)) ?? []), id]);
}

/** Lines that follow one another become one path, so that dashes run on and corners are joined. */
function joined(numbers: Numbers): string {
  return numbers.map((number) => pathOf(line(number), false)).join("");
}

const nationOf = (id: string | undefined): string => (id ? (SHAPES[id]?.nation ?? "") : "");

/** Borders in the open land: those within a nation or the wild, and those at which a nation ends. */
const shared = [...sides].filter(([, ids]) => ids.length === 2);
export const PLAIN_BORDERS = joined(shared.filter(([, [a, b]]) => nationOf(a) === nationOf(b)).map(([number]) => number));
export const NATION_BORDERS = joined(shared.filter(([, [a, b]]) => nationOf(a) !== nationOf(b)).map(([number]) => number));

/** All land that belongs to a region. */
export const GROUND = REGION_IDS.map((id) => SHAPES[id]?.path).join("");

const seaLines = geometry.sea.flat();
const rangeLines = geometry.ranges.flat(2);
const shoreLines = geometry.rhun.flat();
/** The coast alone, without the edge of the sheet; ranges that stand in the sea have a coast too. */
export const COAST = joined(seaLines.filter((number) => sides.has(Math.abs(number)) || rangeLines.includes(-number)));
export const FOOT = joined(rangeLines.filter((number) => sides.has(Math.abs(number))));
export const SHORE = joined(shoreLines.filter((number) => sides.has(Math.abs(number))));

export type Realm = { nation: string; land: string; rim: string };

/** Each nation: its land, and the lines at which it ends. */
export const REALMS: readonly Realm[] = [...new Set(REGION_IDS.map(nationOf))]
  .filter(Boolean)
  .map((nation) => {
    const ids = REGION_IDS.filter((id) => nationOf(id) === nation);
    const rim = ids.flatMap((id) => outlines[id]?.outline ?? []).filter((number) => (sides.get(Math.abs(number)) ?? []).filter((id) => nationOf(id) === nation).length === 1);
    return { nation, land: ids.map((id) => SHAPES[id]?.path).join(""), rim: joined(rim) };
  });

/** A smooth line through points. */
export function smooth(points: readonly Point[]): string {
  const first = points[0];
  if (!first) return "";
  let d = `M${first.x} ${first.y}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [a, b] = [points[i] as Point, points[i + 1] as Point];
    d += `Q${a.x} ${a.y} ${(a.x + b.x) / 2} ${(a.y + b.y) / 2}`;
  }
  const last = points.at(-1) as Point;
  return `${d}L${last.x} ${last.y}`;
}

export type Reach = { d: string; breadth: number };

/** Rivers in reaches that grow broader toward the end. */
const REACHES = 7;
export const RIVERS: readonly Reach[] = geometry.rivers.flatMap(({ breadth, course }) => {
  const points = walked(course);
  return Array.from({ length: REACHES }, (_, k) => {
    const [from, to] = [Math.floor((k * (points.length - 1)) / REACHES), Math.floor(((k + 1) * (points.length - 1)) / REACHES)];
    return { d: smooth(points.slice(from, to + 1)), breadth: breadth * (0.28 + (0.72 * (k + 1)) / REACHES) };
  }).filter(({ d }) => d);
});

export const LAKES: readonly string[] = geometry.lakes.map((values) => {
  const points: Point[] = [];
  for (let i = 0; i < values.length; i += 2) points.push({ x: values[i] ?? 0, y: values[i + 1] ?? 0 });
  const middles = points.map((a, i) => ({ a, b: points[(i + 1) % points.length] as Point })).map(({ a, b }) => ({ corner: b, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }));
  const end = middles.at(-1) as (typeof middles)[number];
  return `M${end.x} ${end.y}${[middles.at(-1) as (typeof middles)[number], ...middles].slice(0, -1).map(({ corner }, i) => `Q${corner.x} ${corner.y} ${middles[i]?.x} ${middles[i]?.y}`).join("")}Z`;
});

export const PEAKS = sheets(marksOf(geometry.peaks), peak);
export const TREES = sheets(marksOf(geometry.trees), tree);
export const HILLS = sheets(marksOf(geometry.hills), hill);
export const REEDS = sheets(marksOf(geometry.reeds), reed);
export const TUFTS = sheets(marksOf(geometry.tufts), tuft);
