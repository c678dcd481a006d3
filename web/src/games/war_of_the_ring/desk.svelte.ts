/** What the player has in hand just now: a card or a place with its choices open, what is looked at, an Elven Ring. */
import type { Spot } from "../../ui/overlay";
import type { BoardProps } from "../shape";

export type Choice = { label: string; more?: string; tokens: string[]; quiet?: boolean };
export type Opened = { kind: "card" | "region" | "pile"; id: string; title: string; choices: Choice[]; cards?: string[]; spot: Spot };

const spotOf = (from: Element): Spot => {
  const { left, top, right, bottom } = from.getBoundingClientRect();
  return { left, top, right, bottom };
};

/**
 * What was clicked is about to vanish. To let go of it now costs nothing; were it removed with the focus on it, the
 * browser would lay out the whole page in the midst of the update. Whoever goes by keyboard keeps the place.
 */
function letGo(): void {
  const held = document.activeElement;
  if (held instanceof HTMLElement && !held.matches(":focus-visible")) held.blur();
}

class Desk {
  menu: Opened | null = $state.raw(null);
  peek: { card: string; spot: Spot } | null = $state.raw(null);
  /** An Elven Ring has been taken up: the next die is the one that it turns. */
  ring = $state(false);
  /** The region under the pointer or the keyboard. */
  region: string | null = $state(null);
  private back: HTMLElement | null = null;

  /** Another question: whatever was in hand is laid down. */
  clear(): void {
    this.menu = null;
    this.peek = null;
    this.ring = false;
  }

  open(what: Omit<Opened, "spot">, from: Element | Spot): void {
    this.back = from instanceof HTMLElement ? from : null;
    this.peek = null;
    this.menu = { ...what, spot: from instanceof Element ? spotOf(from) : from };
  }

  close(): void {
    const had = this.menu !== null;
    this.menu = null;
    if (had && this.back?.isConnected) this.back.focus({ preventScroll: true });
  }

  look(card: string | null, from?: Element): void {
    this.peek = card && from && !this.menu ? { card, spot: spotOf(from) } : null;
  }

  act(p: BoardProps, tokens: string[]): void {
    letGo();
    this.clear();
    p.hint(null);
    if (tokens.length === 1 && tokens[0]) p.choose(tokens[0]);
    else p.gesture(tokens);
  }
}

export const desk = new Desk();
