/**
 * How the height of a field is shared. From one row of fields to the next there is just room for a tile in its stand and
 * for one line of a name, so that no tile covers a name, its own field's or that of a field above it. All lengths are in
 * the units of the drawing, which is 1000 wide.
 */
import { ROWS } from "./data";
import { regionName } from "./words";

const MOUNTAINS = 3;
/**
 * `room`: how far below the middle the dots stand that say how many fit. `apart`: a tile's stand and a thread of paper.
 */
type Shape = { height: number; font: number; tile: number; baseline: number; room: number; apart: number; contested: number };
const BROAD: Shape = { height: 720, font: 18, tile: 8, baseline: 47, room: 65, apart: 66, contested: 54 };
const TALL: Shape = { height: 1200, font: 29.5, tile: 17, baseline: 74, room: -93, apart: 104, contested: 88 };
/** Four tiles in one's own home reach as far as the lower corners of the fields before it: there the dots stand at the upper ones. */
const NEAR = { from: 0.7, room: -64 };
const HOME = 4;
/** Small capitals have nothing below the line. */
export const LINE = 0.84;

export const shape = (tall: boolean): Shape => (tall ? TALL : BROAD);

/** As many letters as stand between the dots of the fields below. */
const WIDEST = 13;
/** How much smaller than usual a line is written, so that it touches nothing beside it. */
export const lineSize = (words: string, tall: boolean): number => (tall ? Math.min(1, WIDEST / words.length) : 1);

/**
 * A name as it is written on its field: in two lines where the field is too narrow for one. A second line lifts the tiles, and
 * on a tall board two side by side would then reach under the names of the fields above: only mountains have one there, in
 * which but one piece stands, and not while there is a fight.
 */
export function nameLines(region: string, tall: boolean, tiles = 0): string[] {
  const words = regionName(region);
  const mountain = ROWS[MOUNTAINS]?.includes(region) ?? false;
  if (tall && (tiles > 1 || !mountain)) return [words];
  const most = mountain ? 10 : 13;
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
export function raised(region: string, tall: boolean, tiles: number): number {
  const { height, font, tile } = shape(tall);
  return (tile + (nameLines(region, tall, tiles).length - 1) * font * LINE) / height;
}

/** How far below the middle of a field the dots stand that say how many fit: nowhere where a tile can stand. `y` is the field's, on a board one high. */
export function roomAt(y: number, lines: number, tall: boolean): number {
  const { room, font } = shape(tall);
  // In a tall field they stand above the tiles, which a second line lifts.
  return tall ? room - (lines - 1) * font * LINE : y > NEAR.from ? NEAR.room : room;
}

/**
 * How far apart the tiles of a field stand, as a part of the board's width: side by side, and none over another. Where both
 * sides are in a field, it has more tiles than it has room for; they stand so close that none seems to be next door, and no
 * closer than their names allow. A home has nobody next door: there is paper on both sides of it.
 */
export function apart(room: number, tiles: number, contested: boolean, tall: boolean): number {
  const shaped = shape(tall);
  return (contested && tiles > 2 && room < HOME ? shaped.contested : shaped.apart) / 1000;
}

/** Is a field the one that lies next to the upper left corner? Its place is told as a part of the board. */
export const underCorner = ({ x, y }: { x: number; y: number }): boolean => x < 0.3 && y < 0.45;

/** The way through the mines: from below the writing of the upper field to above what stands in the lower one. It crosses no name and no dots. */
export function tunnel(upper: number, lower: number, tall: boolean): [number, number] {
  const { baseline, room } = shape(tall);
  return [upper + Math.max(baseline, room) + 12, lower - (room < 0 ? 14 - room : 48)];
}
