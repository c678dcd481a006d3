/** Moving the map: one finger or the mouse pans, two fingers and the wheel zoom; a click is only what did not move. */
import type { Sight } from "./sight.svelte";
import type { Point } from "./types";

const SLACK = 6; // pixels that a click may wander
const LONG = 550; // milliseconds of a long touch

export class Gestures {
  private fingers = new Map<number, Point>();
  private start: Point | null = null;
  private dragged = false;
  private held = false;
  private press: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly sight: Sight,
    private readonly frame: () => HTMLElement | undefined,
    private readonly point: (event: Event) => void,
  ) {}

  /** The click that ends a drag or a long touch is none. */
  get spent(): boolean {
    return this.dragged || this.held;
  }

  down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (!this.fingers.size) {
      this.dragged = false;
      this.held = false;
    }
    this.fingers.set(event.pointerId, this.at(event));
    this.start = this.at(event);
    clearTimeout(this.press);
    if (event.pointerType !== "touch" || this.fingers.size > 1) return;
    this.press = setTimeout(() => {
      this.held = true;
      this.point(event);
    }, LONG);
  };

  move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = this.at(event);
    if (!this.dragged && this.start && Math.hypot(now.x - this.start.x, now.y - this.start.y) < SLACK && this.fingers.size === 1) return;
    if (!this.dragged) {
      clearTimeout(this.press);
      this.dragged = true;
      // Only now: a pointer that is captured at once would take its click away from the region under it.
      this.frame()?.setPointerCapture(event.pointerId);
    }
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.fingers.set(event.pointerId, now);
    if (other) {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      const factor = Math.hypot(now.x - other.x, now.y - other.y) / (Math.hypot(before.x - other.x, before.y - other.y) || 1);
      this.sight.zoom(factor, middle);
      this.sight.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    } else this.sight.pan(now.x - before.x, now.y - before.y);
  };

  up = (event: PointerEvent): void => {
    clearTimeout(this.press);
    this.fingers.delete(event.pointerId);
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 30 : 1;
    this.sight.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.008 : 0.0018)), this.at(event));
  };

  private at(event: MouseEvent): Point {
    const box = this.frame()?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  }
}
