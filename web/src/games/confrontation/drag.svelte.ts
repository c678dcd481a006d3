/** Lifting a piece and setting it down: the same two choices as two clicks, in one gesture. */
export type Lifted = { key: string; x: number; y: number; moved: boolean };

const FAR = 10;
const LONG = 550;

export class Drag {
  lifted: Lifted | null = $state(null);
  /** Where the pointer is, over the board, as a share of its width and height. */
  over: { x: number; y: number } | null = $state.raw(null);
  private settling = false;
  private press: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly frame: () => HTMLElement | undefined,
    private readonly begin: (key: string) => void,
    private readonly end: (key: string, at: { x: number; y: number }) => void,
  ) {}

  /** The click that ends a drag or a long press is none. */
  get justDropped(): boolean {
    return this.settling;
  }

  lift(key: string, event: PointerEvent): void {
    if (event.button !== 0) return;
    this.lifted = { key, x: event.clientX, y: event.clientY, moved: false };
  }

  /**
   * What is pressed stays pressed until the release, even where a piece walks in under the pointer meanwhile.
   * A long touch points; a mouse has its second button for that.
   */
  hold(event: PointerEvent, then: () => void): void {
    (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
    clearTimeout(this.press);
    if (event.pointerType !== "touch") return;
    this.press = setTimeout(() => {
      if (this.lifted?.moved) return;
      this.lifted = null;
      this.settle();
      then();
    }, LONG);
  }

  pull = (event: PointerEvent): void => {
    const lifted = this.lifted;
    if (!lifted) return;
    if (!lifted.moved) {
      if (Math.hypot(event.clientX - lifted.x, event.clientY - lifted.y) <= FAR) return;
      clearTimeout(this.press);
      lifted.moved = true;
      this.begin(lifted.key);
    }
    this.over = this.share(event);
  };

  drop = (event: PointerEvent): void => {
    clearTimeout(this.press);
    const was = this.lifted;
    this.lifted = null;
    this.over = null;
    if (!was?.moved) return;
    this.settle();
    this.end(was.key, this.share(event));
  };

  cancel = (): void => {
    clearTimeout(this.press);
    const was = this.lifted;
    this.lifted = null;
    this.over = null;
    if (was?.moved) this.end(was.key, { x: -1, y: -1 });
  };

  private settle(): void {
    this.settling = true;
    setTimeout(() => (this.settling = false), 60);
  }

  private share(event: PointerEvent): { x: number; y: number } {
    const box = this.frame()?.getBoundingClientRect();
    return box ? { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height } : { x: -1, y: -1 };
  }
}
