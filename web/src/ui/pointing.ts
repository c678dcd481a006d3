/**
 * Pointing at a thing on the board so that everybody at the table sees it: a long touch, the second button of a mouse, or
 * the key P, on whatever carries `data-point`. What only some may see carries none.
 */
type Point = ((at: string) => void) | undefined;

/** A touch that lasts this long points; a shorter one chooses. */
const LONG = 550;
/** A finger that goes this far scrolls. */
const FAR = 6;

export function pointing(root: HTMLElement, point: Point): { update: (point: Point) => void; destroy: () => void } {
  let press: ReturnType<typeof setTimeout> | undefined;
  let pointed = false;

  const at = (event: Event): string | undefined => (event.target as Element).closest<HTMLElement>("[data-point]")?.dataset["point"];
  function show(event: Event): void {
    const what = at(event);
    if (!what || !point) return;
    event.preventDefault();
    point(what);
  }
  function hold(event: PointerEvent): void {
    clearTimeout(press);
    pointed = false;
    if (event.pointerType !== "touch" || !at(event)) return;
    press = setTimeout(() => {
      pointed = true;
      show(event);
    }, LONG);
  }
  const release = (): void => clearTimeout(press);
  const move = (event: PointerEvent): void => void (Math.abs(event.movementX) + Math.abs(event.movementY) > FAR && release());
  /** The click that ends a long touch is none. */
  function click(event: MouseEvent): void {
    if (!pointed) return;
    pointed = false;
    event.preventDefault();
    event.stopPropagation();
  }
  function key(event: KeyboardEvent): void {
    if (event.key === "p" && !event.ctrlKey && !event.metaKey && !event.altKey) show(event);
  }

  const ended = new AbortController();
  const { signal } = ended;
  root.addEventListener("contextmenu", show, { signal });
  root.addEventListener("pointerdown", hold, { signal });
  root.addEventListener("pointerup", release, { signal });
  root.addEventListener("pointercancel", release, { signal });
  root.addEventListener("pointermove", move, { signal });
  root.addEventListener("click", click, { signal, capture: true });
  root.addEventListener("keydown", key, { signal });
  return {
    update: (next) => (point = next),
    destroy() {
      clearTimeout(press);
      ended.abort();
    },
  };
}
