/**
 * How the height of a field is shared. From one row of fields to the next there is just room for a tile in its stand and
 * for one line of a name, so that no tile covers a name, its own field's or that of a field above it. All lengths are in
 * the units of the drawing, which is 1000 wide.
 */
import { type Place, ROWS } from "./data";
import { regionName } from "./words";

const MOUNTAINS = 3;
/**
 * `room`: how far below the middle the dots stand that say how many fit. `apart`: a tile's stand and a thread of paper.
 * `crowd`: three in a fight, on a board where they have to be smaller for that.
 */
type Shape = { height: number; font: number; tile: number; baseline: number; room: number; apart: number; crowd: number; hall: Hall };
/**
 * A home has room for four, and nobody next door: where it is widest, a hall runs out over the paper on both sides, of which
 * all four stand clear of the fields above and below. `wide`: half of it, `point`: how far its ends come out.
 * `far` is the enemy's home at the upper corner: all stand above its middle; `near` is one's own, where all stand below it. The
 * name has the gable for itself.
 */
type Hall = { wide: number; point: number; apart: number; crowd: number; near: Storey; far: Storey };
/** How far below the middle of a home are: its tiles, the line of its name, the dots, and the wall of its hall. */
type Storey = { tiles: number; baseline: number; room: number; wall: number };
const BROAD: Shape = {
  height: 720, font: 18, tile: 8, baseline: 47, room: 65, apart: 66, crowd: 66,
  hall: { wide: 162, point: 16, apart: 76, crowd: 64, near: { tiles: 43, baseline: -24, room: -9, wall: 95 }, far: { tiles: -48, baseline: 21, room: 38, wall: -95 } },
};
const TALL: Shape = {
  height: 1200, font: 29.5, tile: 17, baseline: 74, room: -93, apart: 104, crowd: 87,
  hall: { wide: 236, point: 22, apart: 114, crowd: 87, near: { tiles: 66, baseline: -14, room: -52, wall: 143 }, far: { tiles: -74, baseline: 34, room: 54, wall: -146 } },
};
const HOME = 4;
/** How much smaller three in a fight are, where they stand closer. */
export const CROWDED = 0.82;
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

const storey = (at: Place, tall: boolean): Storey | null => (at.room < HOME ? null : shape(tall).hall[at.y > 0.5 ? "near" : "far"]);

/** How far below the middle of a field each line of its name stands, a home's included. */
export const written = (at: Place, lines: number, tall: boolean): number[] => {
  const home = storey(at, tall);
  return home ? [home.baseline] : baselines(lines, tall);
};

/** How far above the middle of a field its tiles stand, as a part of the board's height. */
export function raised(region: string, at: Place, tall: boolean, tiles: number): number {
  const { height, font, tile } = shape(tall);
  const home = storey(at, tall);
  return (home ? -home.tiles : tile + (nameLines(region, tall, tiles).length - 1) * font * LINE) / height;
}

/** How far below the middle of a field the dots stand that say how many fit: nowhere where a tile can stand. */
export function roomAt(at: Place, lines: number, tall: boolean): number {
  const { room, font } = shape(tall);
  // In a tall field they stand above the tiles, which a second line lifts.
  return storey(at, tall)?.room ?? (tall ? room - (lines - 1) * font * LINE : room);
}

/** How far below the middle of a field its landscape lies: above the name, and in a home behind its tiles. */
export function viewAt(at: Place, tall: boolean): number {
  const { height } = shape(tall);
  const home = storey(at, tall);
  return height * (home ? (home.tiles > 0 ? 0.083 : -0.034) : tall ? -0.0146 : -0.0072);
}

/** Are there more in a field than it was made for, so that they have to stand closer? */
const crowded = (at: Place, tiles: number): boolean => tiles > Math.max(at.room, 2);
/** Are they smaller for that? */
export const small = (at: Place, tiles: number, tall: boolean): boolean => tall && crowded(at, tiles);

/** How far apart the tiles of a field stand, as a part of the board's width: side by side, and none over another. */
export function apart(at: Place, tiles: number, tall: boolean): number {
  const where = at.room < HOME ? shape(tall) : shape(tall).hall;
  return (crowded(at, tiles) ? where.crowd : where.apart) / 1000;
}

/** Where one of the tiles of a field stands, on a board of one by one. */
export const spot = (region: string, at: Place, nth: number, tiles: number, tall: boolean): { x: number; y: number } => ({
  x: at.x + (nth - (tiles - 1) / 2) * apart(at, tiles, tall),
  y: at.y - raised(region, at, tall, tiles),
});

/**
 * Where a finger meets one of the tiles of a field: as wide as a finger, and none over another. Beside others it reaches out
 * over the side where nobody stands. From the middle of the tile, as parts of the board's width.
 */
export function reach(at: Place, nth: number, tiles: number, tall: boolean): { left: number; wide: number } {
  const between = apart(at, tiles, tall);
  const wide = Math.max(between, FINGER);
  if (tiles < 2 || wide === between) return { left: -wide / 2, wide };
  const last = nth === tiles - 1;
  return { left: nth === 0 ? between / 2 - wide : -between / 2, wide: nth === 0 || last ? wide : between };
}
/** 44 px on a phone of 390. */
const FINGER = 0.12;

/** The outline of a field, around its middle; `inset`: the inner one of its two lines. */
export function outline(at: Place, tall: boolean, inset = 0): [number, number][] {
  const { height, hall } = shape(tall);
  const w = 1000 / 8 - 4 - inset;
  const h = height / 8 - 4 - (inset * height) / 1000;
  const home = storey(at, tall);
  if (!home) return [[0, -h], [w, 0], [0, h], [-w, 0]];
  const up = at.y > 0.5 ? 1 : -1;
  const [eave, wall] = [4 + inset, Math.abs(home.wall) - inset];
  const right: [number, number][] = [
    [w + (eave * w) / h, eave],
    [hall.wide - inset, eave],
    [hall.wide + hall.point - inset, (eave + wall) / 2],
    [hall.wide - inset, wall],
  ];
  return [[0, -h], ...right, ...right.map(([x, y]): [number, number] => [-x, y]).reverse()].map(([x, y]) => [x ?? 0, (y ?? 0) * up]);
}

/** Does a point lie in an outline? */
export function within(points: readonly (readonly [number, number])[], x: number, y: number): boolean {
  return points.reduce((inside, [ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length] ?? [ax, ay];
    return ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay) ? !inside : inside;
  }, false);
}

/** Is a field the one that lies next to the upper left corner? Its place is told as a part of the board. */
export const underCorner = ({ x, y }: { x: number; y: number }): boolean => x < 0.3 && y < 0.45;

/** The way through the mines: from below the writing of the upper field to above what stands in the lower one. It crosses no name and no dots. */
export function tunnel(upper: number, lower: number, tall: boolean): [number, number] {
  const { baseline, room } = shape(tall);
  return [upper + Math.max(baseline, room) + 12, lower - (room < 0 ? 14 - room : 48)];
}
