/**
 * Whether a mouse has come to a thing, or the thing to a mouse that rests, as a hand of cards does under the button that began the
 * game: what nobody has pointed at is not shown in full, over what one wants to see.
 */
export class Resting {
  private x = NaN;
  private y = NaN;

  at({ clientX, clientY }: PointerEvent): void {
    [this.x, this.y] = [clientX, clientY];
  }

  /** Of a mouse that enters: it has moved, for it is not where it was last heard of. */
  came({ pointerType, clientX, clientY }: PointerEvent): boolean {
    return pointerType === "mouse" && (clientX !== this.x || clientY !== this.y);
  }
}

export const resting = new Resting();

/** A pointer enters before it tells that it has moved. */
export function listenForPointer(): void {
  for (const type of ["pointermove", "pointerdown"] as const) addEventListener(type, (event) => resting.at(event), { capture: true, passive: true });
}
