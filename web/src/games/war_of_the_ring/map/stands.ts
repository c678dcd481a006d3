/**
 * Where the stacks stand. A small one stands about its place. A tall one would cover the name of its own region, so it hangs
 * from the name, or stands on it: whatever it has too much of goes the other way. The browser lays it out; nothing is measured.
 */
import { settingOf, ways } from "./lettering";
import { HEIGHT, REGION_IDS, SHAPES } from "./shapes";
import type { Shape } from "./types";

/** Half the breadth of what stands uppermost or lowest in a stack: a name further aside is in nobody's way. */
const ASIDE = 32;
/** Half the height of a line of a name, in ems, with some air. */
const HALF = 0.45;
/** A name nearer than this to the height of the place lies beside it: neither up nor down leads off it. */
const LEAST = 20;

type Numbers = readonly number[];

/** Heights of a name's line, in steps from end to end, as far as it runs near the place. */
function heights([ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0]: Numbers, x: number): number[] {
  const at = (t: number, a: number, b: number, c: number): number => (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t ** 2 * c;
  const steps = Array.from({ length: 9 }, (_, i) => i / 8);
  return steps.filter((t) => Math.abs(at(t, ax, bx, cx) - x) <= ASIDE).map((t) => at(t, ay, by, cy));
}

/** How far from its place a stack may reach towards the name; below 0: the name is above it. Null: the name is not in its way. */
export function roomTowardsName(shape: Shape, language: string): number | null {
  const { anchor } = shape;
  const setting = settingOf(shape, language);
  const half = setting.size * HALF;
  const away = ways(setting).flatMap((line) => heights(line, anchor.x)).map((y) => y - anchor.y);
  const nearest = away.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0];
  if (nearest === undefined || Math.abs(nearest) < LEAST + half) return null;
  return Math.round(nearest - Math.sign(nearest) * half);
}

/** A box as high on one side of the place as on the other, that grows on the side without the name. */
function hung(shape: Shape, language: string): string {
  const { x, y } = shape.anchor;
  const room = roomTowardsName(shape, language);
  if (room === null) return standing(shape.anchor);
  const edge = room < 0 ? `top: ${y + room}px` : `bottom: ${HEIGHT - y - room}px`;
  return `left: ${x}px; ${edge}; min-height: ${2 * Math.abs(room)}px`;
}

/** Simply about a point. */
export const standing = ({ x, y }: Shape["anchor"]): string => `left: ${x}px; top: ${y}px; height: 0`;

const FIELD = new Map<string, string>();
const INSIDE: Readonly<Record<string, string>> = Object.fromEntries(REGION_IDS.map((id) => [id, standing((SHAPES[id] as Shape).inside)]));

/** The style of the box in which a stack is laid: in the field, or beside the settlement where the besieged are. */
export function standOf(region: string, place: "field" | "inside", language: string): string {
  if (place === "inside") return INSIDE[region] ?? "";
  const key = `${language} ${region}`;
  const found = FIELD.get(key) ?? hung(SHAPES[region] as Shape, language);
  FIELD.set(key, found);
  return found;
}
