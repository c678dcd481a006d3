/** What a panel needs that lies over a table, beside what was touched: its place, and its keys. */
import { tick } from "svelte";

export type Spot = { left: number; top: number; right: number; bottom: number };

/** Above, below or beside what was touched: where there is room. */
export function beside(spot: Spot, width: number, height: number): string {
  const left = Math.min(Math.max(8, (spot.left + spot.right) / 2 - width / 2), innerWidth - width - 8);
  if (spot.top - height - 10 >= 8) return `left:${left}px;bottom:${innerHeight - spot.top + 10}px`;
  if (spot.bottom + height + 10 < innerHeight) return `left:${left}px;top:${spot.bottom + 10}px`;
  const aside = spot.right + width + 16 < innerWidth ? spot.right + 10 : Math.max(8, spot.left - width - 10);
  return `left:${aside}px;top:${Math.max(8, Math.min(spot.top, innerHeight - height - 8))}px`;
}

/** Over everything: the board's own box would hold it in. */
export function portal(node: HTMLElement): { destroy: () => void } {
  document.body.append(node);
  return { destroy: () => node.remove() };
}

/** Its first choice, or whatever else it has, as soon as it is drawn. */
export async function focusFirst(panel: () => HTMLElement | undefined): Promise<void> {
  await tick();
  const first = panel()?.querySelector<HTMLElement>("[data-choice]") ?? panel()?.querySelector<HTMLElement>("button");
  first?.focus({ preventScroll: true });
}

/** Arrows and Tab go round its buttons, Escape closes it. */
export function onPanelKey(event: KeyboardEvent, panel: HTMLElement | undefined, close: () => void): void {
  const step = { ArrowDown: 1, ArrowUp: -1, Tab: event.shiftKey ? -1 : 1 }[event.key];
  if (step === undefined && event.key !== "Escape") return;
  event.preventDefault();
  event.stopPropagation();
  if (step === undefined) return close();
  const all = [...(panel?.querySelectorAll<HTMLElement>("button") ?? [])];
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[(at + step + all.length) % all.length]?.focus();
}
