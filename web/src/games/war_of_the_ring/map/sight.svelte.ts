/**
 * What part of the map is seen: a scale and the place of the map's corner, in pixels of the frame. Moving is a CSS transform
 * of one layer, nothing is drawn anew until it rests.
 */
import type { Point, Seen } from "./types";
import { HEIGHT, WIDTH } from "./shapes";

export const CLOSEST = 2.6;
/** The whole map can be read at this scale; ... */
const WHOLE = 0.28;
/** ... and at less than this nothing can: a frame that is lower moves over the map, and shows where something happens. */
const TINY = 0.22;
const GLIDE = 320; // milliseconds; the style of the sheet says the same
const EDGE = 12; // pixels between what is brought into view and the edge of the frame

/** The least way to have a stretch inside a frame; the middle of one that is too long. */
const into = (from: number, to: number, frame: number): number => {
  if (to - from > frame - 2 * EDGE) return (frame - from - to) / 2;
  return Math.max(0, EDGE - from) - Math.max(0, to - (frame - EDGE));
};

function around(boxes: readonly Seen[]): Seen {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return { x, y, width: Math.max(...boxes.map((box) => box.x + box.width)) - x, height: Math.max(...boxes.map((box) => box.y + box.height)) - y };
}

export class Sight {
  x = $state(0);
  y = $state(0);
  scale = $state(0.5);
  width = $state(0);
  height = $state(0);
  /** The scale at which the map was last drawn sharply: names and stacks are fitted to it, not to every step of a pinch. */
  rested = $state(0.5);
  /** A gesture or a flight is under way. */
  moving = $state(false);
  /** The sheet glides to a place by itself. */
  gliding = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The whole map is in view, or as much of it as a narrow or a low frame can show without making it tiny. */
  get least(): number {
    const whole = Math.min(this.width / WIDTH, this.height / HEIGHT);
    return whole >= WHOLE ? whole : Math.max(whole, Math.min(this.height / HEIGHT, 0.34), TINY);
  }

  resize(width: number, height: number): void {
    const first = !this.width;
    const whole = this.scale <= this.least;
    const middle = this.toMap({ x: this.width / 2, y: this.height / 2 });
    this.width = width;
    this.height = height;
    if (first) this.all();
    else this.look(middle, whole ? this.least : Math.max(this.scale, this.least));
    this.rest();
  }

  all(): void {
    this.look({ x: WIDTH / 2, y: HEIGHT / 2 }, this.least);
  }

  toMap(at: Point): Point {
    return { x: (at.x - this.x) / this.scale, y: (at.y - this.y) / this.scale };
  }

  /** A point of the map comes to the middle of the frame. */
  look(at: Point, scale: number): void {
    this.scale = this.fitting(scale);
    this.place(this.width / 2 - at.x * this.scale, this.height / 2 - at.y * this.scale);
  }

  pan(dx: number, dy: number): void {
    this.gliding = false;
    this.place(this.x + dx, this.y + dy);
    this.stir();
  }

  /** Closer or further; what is at this point of the frame stays there. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.gliding = false;
    const under = this.toMap(at);
    this.scale = this.fitting(this.scale * factor);
    this.place(at.x - under.x * this.scale, at.y - under.y * this.scale);
    this.stir();
  }

  /** How much larger or smaller than drawn the pieces are: readable from afar, no giants when one looks closely. */
  get stature(): number {
    return this.rested < 0.62 ? Math.min(1.4, 0.62 / this.rested) : Math.max(0.55, Math.min(1, 1.15 / this.rested));
  }

  sees(box: Seen, margin: number): boolean {
    const { x, y, width, height } = this.shown(box);
    return x >= margin && y >= margin && x + width <= this.width - margin && y + height <= this.height - margin;
  }

  /**
   * How far the sheet must move for all of these to be seen, or, where the frame is too small for that and none of them is in
   * it, for the nearest. What is `liked` as well comes along if there is room for it.
   */
  way(boxes: readonly Seen[], liked?: Seen): Point {
    const here = boxes.map((box) => this.shown(box));
    const all = [...(liked ? [[...here, this.shown(liked)]] : []), here].map(around).find((box) => box.width <= this.width - 2 * EDGE && box.height <= this.height - 2 * EDGE);
    if (!boxes.length || (!all && here.some((box) => this.holds(box)))) return { x: 0, y: 0 };
    const ways = (all ? [all] : here).map((box) => ({ x: into(box.x, box.x + box.width, this.width), y: into(box.y, box.y + box.height, this.height) }));
    return ways.reduce((one, two) => (Math.hypot(two.x, two.y) < Math.hypot(one.x, one.y) ? two : one));
  }

  /** Moves without anybody's hand, gliding where motion is wanted. */
  slide({ x, y }: Point, still: boolean): void {
    if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
    const middle = this.toMap({ x: this.width / 2 - x, y: this.height / 2 - y });
    this.go(middle, this.scale, still);
  }

  rest(): void {
    clearTimeout(this.timer);
    this.moving = false;
    this.gliding = false;
    this.rested = this.scale;
  }

  /** Goes somewhere, gliding where motion is wanted. */
  go(at: Point, scale: number, still: boolean): void {
    this.gliding = !still;
    this.look(at, scale);
    if (still) this.rest();
    else this.stir(GLIDE);
  }

  /** Sharp again a moment after the last movement. */
  private stir(after = 180): void {
    this.moving = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.rest(), after);
  }

  /** Where a part of the map lies in the frame. */
  private shown({ x, y, width, height }: Seen): Seen {
    return { x: x * this.scale + this.x, y: y * this.scale + this.y, width: width * this.scale, height: height * this.scale };
  }

  /** Enough of it is in the frame for a finger: its middle. */
  private holds({ x, y, width, height }: Seen): boolean {
    const [right, down] = [x + width / 2, y + height / 2];
    return right >= 0 && down >= 0 && right <= this.width && down <= this.height;
  }

  private fitting(scale: number): number {
    return Math.min(Math.max(scale, this.least), CLOSEST);
  }

  /** The sheet never leaves the frame; where it is smaller than the frame it lies in the middle. */
  private place(x: number, y: number): void {
    const held = (want: number, frame: number, sheet: number): number => (sheet <= frame ? (frame - sheet) / 2 : Math.min(0, Math.max(frame - sheet, want)));
    this.x = held(x, this.width, WIDTH * this.scale);
    this.y = held(y, this.height, HEIGHT * this.scale);
  }
}
