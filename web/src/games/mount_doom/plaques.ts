/** The names on the map, and a view of a part of it that slices none of them. */
import { t } from "../../lib/i18n.svelte";
import { placeAt } from "./data";
import { MAP, SPACES, WAITING } from "./road";
import { regionName } from "./words";

type Written = { x: number; wide: number };
type Plaque = Written & { space: number; label: string; y: number };

/** How far each name lies from its place. */
const BESIDE: Record<number, [dx: number, dy: number]> = { 0: [70, -58], 8: [0, 44], 16: [-26, -58], 24: [0, 44], 32: [-76, -30], 40: [20, 42], 48: [-30, -86] };

/** No name goes further east: on a phone it would take the waiting area's out of sight, and on a small map the edge would cut it. */
const EAST = 942;

/** The names where they stand, in the language that is spoken now. */
export const plaques = (): Plaque[] =>
  SPACES.flatMap((at, space) => {
    const place = placeAt(space);
    if (place === null) return [];
    const [dx, dy] = BESIDE[space] ?? [0, 0];
    const label = regionName(place);
    const wide = label.length * 8.8 + 26;
    return [{ space, label, wide, x: Math.min(Math.max(at.x + dx, wide / 2 + 4), EAST - wide / 2), y: Math.min(at.y + dy, MAP.height - 14) }];
  });

/** All that is written on the map: the names of the places, and that of the waiting area. */
export const written = (): Written[] => [...plaques(), { x: WAITING.x, wide: t("ui-doom-waiting-area").length * 6.6 }];

/** The air between a name and the edge of what is seen, and the least between the edge and the middle of what is looked for. */
const AIR = 6;
const MARGIN = 30;

/**
 * The left edge of a window on the map, `seen` wide, that holds the place `x` and what stands there, `reach` to either side:
 * it cuts through as few names as it can, and then has the place as near its middle as it can. All in units of the map.
 */
export function windowOn(x: number, seen: number, names: readonly Written[], reach = 0): number {
  const far = Math.max(reach, MARGIN);
  const last = MAP.width - seen;
  const middle = Math.min(Math.max(x - seen / 2, 0), last);
  const sliced = (left: number): number => names.filter((name) => [left, left + seen].some((edge) => Math.abs(edge - name.x) < name.wide / 2)).length;
  const inSight = (left: number): boolean => (x - left >= far || left === 0) && (left + seen - x >= far || left === last);
  const sides = names.flatMap((name) => [name.x - name.wide / 2 - AIR, name.x + name.wide / 2 + AIR]);
  const windows = [middle, 0, last, ...(reach > MARGIN ? [x - far, x + far - seen] : []), ...sides, ...sides.map((side) => side - seen)].filter((left) => left >= 0 && left <= last && inSight(left));
  return windows.sort((one, other) => sliced(one) - sliced(other) || Math.abs(one - middle) - Math.abs(other - middle))[0] ?? middle;
}
