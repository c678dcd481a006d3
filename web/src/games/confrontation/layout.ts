/**
 * How the height of a field is shared. From one row of fields to the next there is just room for a tile in its stand and
 * for one line of a name, so that no tile covers a name, its own field's or that of a field above it. All lengths are in
 * the units of the drawing, which is 1000 wide.
 */
import { ROWS } from "./data";
import { regionName } from "./words";

const MOUNTAINS = 3;
type Shape = { height: number; font: number; tile: number; baseline: number };
const BROAD: Shape = { height: 720, font: 18, tile: 8, baseline: 47 };
const TALL: Shape = { height: 1200, font: 31, tile: 17, baseline: 74 };
const LINE = 0.95;

export const shape = (tall: boolean): Shape => (tall ? TALL : BROAD);

/** A name as it is written on its field: in two lines where the field is too narrow for one. */
export function nameLines(region: string, tall: boolean): string[] {
  const words = regionName(region);
  const most = tall || ROWS[MOUNTAINS]?.includes(region) ? 10 : 13;
  if (words.length <= most || !words.includes(" ")) return [words];
  const parts = words.split(" ");
  const half = Math.ceil(parts.length / 2);
  return [parts.slice(0, half).join(" "), parts.slice(half).join(" ")];
}

/** How far below the middle of a field each line of its name stands: the last always at the same place. */
export function baselines(lines: number, tall: boolean): number[] {
  const { font, baseline } = shape(tall);
  return Array.from({ length: lines }, (_, i) => baseline - (lines - 1 - i) * font * LINE);
}

/** How far above the middle of a field its tiles stand, as a part of the board's height. */
export function raised(region: string, tall: boolean): number {
  const { height, font, tile } = shape(tall);
  return (tile + (nameLines(region, tall).length - 1) * font * LINE) / height;
}
