/**
 * Where people live, put together once: all settlements in a handful of paths. Each by itself would be moved into its place by
 * a transform, and whatever has a transform is sorted anew among the layers of the page whenever anything on it changes.
 */
import { REGION_IDS, SHAPES } from "./shapes";
import type { Kind, Point } from "./types";

/** What a settlement is drawn of, from the ground up: its rock, its walls, the towers before them, gates and windows, fine lines. */
const PARTS = ["rock", "wall", "tower", "dark", "thin"] as const;
type Part = (typeof PARTS)[number];

const DRAWN: Readonly<Record<Exclude<Kind, "">, Partial<Record<Part, string>>>> = {
  town: {
    wall: "M-15 8V-1H-3V8ZM-17 0L-12 -8H-6L-1 0ZM1 9V-3H15V9ZM-1 -2L4 -11H12L17 -2Z",
    dark: "M6 9V3H10V9ZM-11 8V4H-8V8Z",
    thin: "M-12 -8L-15 0M-9 -8V0M-6 -8L-4 0M4 -11L2 -2M8 -11V-2M12 -11L14 -2",
  },
  city: {
    wall: "M-21 11V-4H-17V-1H-13V-4H-9V-1H-5V-4H5V-1H9V-4H13V-1H17V-4H21V11Z",
    tower: "M-5 -4V-18L0 -25L5 -18V-4ZM-17 -4V-13L-13 -18L-9 -13V-4ZM9 -4V-13L13 -18L17 -13V-4Z",
    dark: "M-4 11V4A4 4 0 0 1 4 4V11ZM-1 -13H1V-8H-1Z",
    thin: "M-18 4H-9M10 4H18M-20 8H-8M8 8H19",
  },
  stronghold: {
    rock: "M-27 15L-22 4L-14 -1H14L22 4L27 15Z",
    wall: "M-20 7V-17H-16V-13H-12V-17H-8V-4H8V-17H12V-13H16V-17H20V7Z",
    tower: "M-8 -4V-26H-4V-22H-2V-26H2V-22H4V-26H8V-4Z",
    dark: "M-4 7V-1A4 4 0 0 1 4 -1V7ZM-1 -17H1V-11H-1ZM-15 -8H-13V-4H-15ZM13 -8H15V-4H13Z",
    thin: "M-20 11L-16 8M20 11L16 8M-8 12L-6 9M8 12L6 9",
  },
  fortification: {
    wall: "M-20 9V-7H-16V-3H-11V-7H-7V-1L-2 2L3 -2L8 1V-6H12V-3H16V-7H20V9Z",
    dark: "M-3 9V5A3 3 0 0 1 3 5V9Z",
    thin: "M-17 3H-9M9 4H17M-19 6H-6M6 6H18",
  },
};
const SHIELD = "M-6 12H6V18Q6 24 0 26.5Q-6 24 -6 18Z";

/** Which of a command's numbers are places, x or y by turns; those of an arc's shape are none. */
const PLACES: Readonly<Record<string, string>> = { M: "xy", L: "xy", Q: "xyxy", H: "x", V: "y", A: "-----xy", Z: "" };

/** The same path at another place. */
export function moved(d: string, { x, y }: Point): string {
  const by = { x, y, "-": 0 };
  return d.replaceAll(/([A-Z])([^A-Z]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.trim() ? rest.trim().split(/[ ,]+/).map(Number) : [];
    const places = PLACES[command] ?? "";
    return command + numbers.map((number, at) => Math.round((number + by[places[at % places.length] as "x" | "y" | "-"]) * 10) / 10).join(" ");
  });
}

const settled = REGION_IDS.flatMap((id) => {
  const shape = SHAPES[id];
  return shape?.settlement && shape.kind ? [{ kind: shape.kind, nation: shape.nation, at: shape.settlement }] : [];
});

export const SETTLEMENTS: readonly { part: Part; d: string }[] = PARTS.map((part) => ({ part, d: settled.map(({ kind, at }) => moved(DRAWN[kind][part] ?? "", at)).join("") }));

/** The shields of each nation. */
export const SHIELDS: readonly { nation: string; d: string }[] = [...new Set(settled.map(({ nation }) => nation))]
  .filter(Boolean)
  .map((nation) => ({ nation, d: settled.filter((each) => each.nation === nation).map(({ at }) => moved(SHIELD, at)).join("") }));
