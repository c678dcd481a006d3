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
    const [left, top] = [box.x * this.scale + this.x, box.y * this.scale + this.y];
    return left >= margin && top >= margin && left + box.width * this.scale <= this.width - margin && top + box.height * this.scale <= this.height - margin;
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
