/**
 * What the map and the table agree on. The map draws Middle-earth and knows no rules; the table says what stands where,
 * what may be chosen, and draws the pieces. Places are map units: a map of WIDTH by HEIGHT (shapes.ts), y grows downward.
 */
import type { Snippet } from "svelte";

export type Point = { x: number; y: number };

export type Kind = "town" | "city" | "stronghold" | "fortification" | "";

/** A name on the map: how many lines it takes, the size of its letters, the curve of its middle line (three points from left to right). */
export type Setting = { lines: number; size: number; curve: readonly number[] };

/** One region as the generator (tools/map) drew it. */
export type Shape = {
  id: string;
  /** Its outline, ready for the `d` of a path. */
  path: string;
  nation: string;
  kind: Kind;
  neighbours: readonly string[];
  /** Where an army in the field stands, and how much free land is around it (a radius). */
  anchor: Point;
  room: number;
  /** Where the besieged stand: beside the settlement. Equal to the anchor where there is no stronghold. */
  inside: Point;
  /** The middle of the settlement's picture; null where there is none. */
  settlement: Point | null;
  /** How its name is set in each language: it is the longest names that need the smallest letters. */
  names: Readonly<Record<string, Setting>>;
  box: { x: number; y: number; width: number; height: number };
};

/** What the table says about one region. */
export type RegionState = {
  /** All that a screen reader says of the region, its name first: "Edoras, city of Rohan. Free Peoples: 1 Regular. You may attack." */
  spoken: string;
  /** Whether something stands in the field, or is shut up in the stronghold: only then are the pieces asked for. */
  field: boolean;
  inside: boolean;
  /** The side that holds a settlement which is not its own; null: it is as it was. */
  captured: "free_peoples" | "shadow" | null;
};

/** An army's way, a flight, the path of the Fellowship. `ghost`: what would happen if the hinted choice were made. */
export type Trail = { from: string; to: string; kind: "march" | "attack" | "retreat" | "flight" | "fellowship" | "ghost" };

/** Where a region is seen on the screen just now, in pixels of the window: for what opens beside it. */
export type Seen = { x: number; y: number; width: number; height: number };

export type MapProps = {
  /** Only the regions about which there is something to say; the others are empty land. */
  regions: Readonly<Record<string, RegionState>>;
  /** May be chosen now: they glow. */
  legal: ReadonlySet<string>;
  /** Chosen already (the army that marches): they are inked. */
  chosen: ReadonlySet<string>;
  /** Under the pointer in the option list, or meant by it. */
  hinted: ReadonlySet<string>;
  trails: readonly Trail[];
  /** The region that the table speaks of; the map moves so that it is seen when it changes. */
  focus: string | null;
  /** Somebody at the table points at a region; `n` is another number each time. */
  pointed?: { region: string; name: string; n: number } | null;
  /** A click, a tap, Enter or the space bar. Also on a region that is not legal: the server then says why. */
  onchoose: (region: string, seen: Seen) => void;
  /** The pointer is on a region (null: it has left). */
  onhint: (region: string | null) => void;
  /** The region was looked at: by a click, by the keyboard, from the search. */
  oninspect: (region: string) => void;
  /** The second button of a mouse, a long touch, or the key P. */
  onpoint?: ((region: string) => void) | undefined;
  /**
   * Draws what stands at a place, as HTML around the origin (0, 0), one CSS pixel a map unit.
   * A stack should stay within about 88 by 42, for so much room names and settlements leave it; the map makes it a little larger when the whole map is in view.
   */
  pieces: Snippet<[region: string, place: "field" | "inside"]>;
  /** Anything else on the map, as HTML in map units (the Fellowship, for instance). */
  over?: Snippet;
};

/** What `bind:this` on the map gives. */
export type MapControls = {
  /** Brings a region into view. */
  show: (region: string) => void;
  /** The whole map. */
  showAll: () => void;
  /** Where a region is on the screen. */
  seen: (region: string) => Seen;
};
