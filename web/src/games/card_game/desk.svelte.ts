/** What the player holds in the hand just now: a card taken up, cards marked, a card looked at. One table at a time. */
import type { Spot } from "../../ui/overlay";
import type { BoardProps } from "../shape";
import { type Side, tableOf } from "./data";
import { run, tokensAt, tokensOf, verbOf, type Zone } from "./model";

export type Looked = { kind: "card"; id: string; zone: Zone; key: string } | { kind: "place"; id: string; key: string } | { kind: "pile"; id: string; pile: Pile } | { kind: "area"; id: Side };
export type Pile = "hand" | "deck" | "cycle_pile" | "eliminated";

type Dragged = { card: string; zone: Zone; key: string; x: number; y: number; fromX: number; fromY: number; moved: boolean };

class Desk {
  /** A card with its choices open. */
  menu: { what: Looked; spot: Spot } | null = $state.raw(null);
  /** A card under the pointer or the focus. */
  peek: { what: Looked; spot: Spot } | null = $state.raw(null);
  marks: { key: string; token: string; card: string }[] = $state.raw([]);
  dragged: Dragged | null = $state.raw(null);
  /** A drag has just ended: the click that follows it is not meant. */
  dropped = false;
  private back: HTMLElement | null = null;

  /** Another question: whatever was in hand is laid down. */
  clear(): void {
    this.menu = null;
    this.peek = null;
    this.marks = [];
    this.dragged = null;
  }

  open(what: Looked, from: HTMLElement): void {
    const { left, top, right, bottom } = from.getBoundingClientRect();
    this.back = from;
    this.peek = null;
    this.menu = { what, spot: { left, top, right, bottom } };
  }

  close(): void {
    const had = this.menu !== null;
    this.menu = null;
    if (had && this.back?.isConnected) this.back.focus({ preventScroll: true });
  }

  look(what: Looked | null, from?: HTMLElement): void {
    if (!what || !from) {
      this.peek = null;
      return;
    }
    const { left, top, right, bottom } = from.getBoundingClientRect();
    this.peek = { what, spot: { left, top, right, bottom } };
  }

  get heldCard(): Extract<Looked, { kind: "card" }> | null {
    if (this.dragged?.moved) return { kind: "card", id: this.dragged.card, zone: this.dragged.zone, key: this.dragged.key };
    return this.menu?.what.kind === "card" ? this.menu.what : null;
  }

  /** Where the card in hand may go, in the words of the tokens. */
  open_to(p: BoardProps): string[] {
    const held = this.heldCard;
    if (!held || !p.decision) return [];
    if (p.decision.prompt !== "action.choose") return p.decision.about["card"] === held.id ? p.decision.tokens : [];
    return openTo(p, held.zone, held.id);
  }

  click(p: BoardProps, zone: Zone, key: string, card: string, from: HTMLElement): void {
    if (this.dropped) return;
    p.inspect({ kind: "card", id: card });
    const { decision } = p;
    const tokens = tokensOf(decision, zone, card);
    const small = run(decision);
    const first = tokens[0];
    if (small && first && verbOf(first).startsWith(small.verb)) return this.mark(key, first, card, small.verb === "lose" ? Infinity : small.count);
    if (this.open_to(p).includes(`on ${card}`)) return this.carry(p, `on ${card}`);
    if (decision && ["action.target", "action.destination"].includes(decision.prompt) && decision.about["card"] === card && !first) return p.gesture(["undo"]);
    if (this.menu?.what.kind === "card" && this.menu.what.key === key) return this.close();
    if (decision && decision.prompt !== "action.choose" && tokens.length === 1 && first) p.choose(first);
    else this.open({ kind: "card", id: card, zone, key }, from);
  }

  clickPlace(p: BoardProps, key: string, id: string, from: HTMLElement): void {
    if (this.dropped) return;
    p.inspect({ kind: "place", id });
    if (this.open_to(p).includes(`to ${key}`)) return this.carry(p, `to ${key}`);
    const tokens = tokensAt(p.decision, key);
    const first = tokens[0];
    if (first && tokens.length === 1) p.choose(first);
    else this.open({ kind: "place", id, key }, from);
  }

  /** The card in hand goes there: one gesture, however many choices it takes. */
  carry(p: BoardProps, target: string): void {
    const held = this.heldCard;
    if (!held || !p.decision) return;
    const tokens = p.decision.prompt === "action.choose" ? gestureOf(p, held.zone, held.id, target) : [target];
    this.clear();
    p.gesture(tokens);
  }

  private mark(key: string, token: string, card: string, most: number): void {
    if (this.marks.some((mark) => mark.key === key)) this.marks = this.marks.filter((mark) => mark.key !== key);
    else this.marks = [...this.marks, { key, token, card }].slice(most === Infinity ? 0 : -most);
  }

  /** Each click takes one card more off the deck; when no more are asked for, or none are left, all are laid back. */
  markDeck(p: BoardProps, key: string, left: number): void {
    const small = run(p.decision);
    if (!small) return p.choose("forsake top_of_deck");
    const off = this.marks.filter((mark) => mark.key === key).length;
    if (off < left && this.marks.length < small.count) this.marks = [...this.marks, { key, token: "forsake top_of_deck", card: "" }];
    else this.marks = this.marks.filter((mark) => mark.key !== key);
  }

  /** What is marked stays so until something else is asked: it may take a while to arrive. */
  confirm(p: BoardProps): void {
    p.gesture(this.marks.map((mark) => mark.token));
  }

  // --- dragging -------------------------------------------------------------------------------------------

  lift(p: BoardProps, zone: Zone, key: string, card: string, event: PointerEvent): void {
    if (event.button !== 0 || !p.decision || event.pointerType === "touch" || !draggable(p, zone, card)) return;
    this.dragged = { card, zone, key, x: event.clientX, y: event.clientY, fromX: event.clientX, fromY: event.clientY, moved: false };
  }

  pull(event: PointerEvent): void {
    const now = this.dragged;
    if (!now) return;
    const moved = now.moved || Math.hypot(event.clientX - now.fromX, event.clientY - now.fromY) > 10;
    if (moved) this.dragged = { ...now, x: event.clientX, y: event.clientY, moved };
    if (moved) this.peek = this.menu = null;
  }

  drop(p: BoardProps, event: PointerEvent): void {
    const was = this.dragged;
    if (!was) return;
    if (!was.moved) {
      this.dragged = null;
      return;
    }
    this.dropped = true;
    setTimeout(() => (this.dropped = false), 0);
    const target = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]")?.dataset["drop"] ?? "";
    if (this.open_to(p).includes(target)) return this.carry(p, target);
    this.dragged = null;
    if (target === "cycle" && p.decision?.tokens.includes(`cycle ${was.card}`)) p.choose(`cycle ${was.card}`);
    else if (target && p.decision?.tokens.includes(`play ${was.card}`) && (target === "event" || !openTo(p, was.zone, was.card).length)) p.choose(`play ${was.card}`);
  }
}

export const desk = new Desk();

/** Where a card may be played or moved from here, as the view tells. */
export function openTo(p: BoardProps, zone: Zone, card: string): string[] {
  const seat = p.decision?.seat;
  const opened = seat ? tableOf(p.view).seats[seat]?.cards?.open_to : undefined;
  if (zone === "hand" && p.decision?.tokens.includes(`play ${card}`)) return opened?.play[card] ?? [];
  if (zone === "reserve" && p.decision?.tokens.includes(`move ${card}`)) return opened?.move[card] ?? [];
  return [];
}

/** Where there is one place only the rules do not ask for it. */
export function gestureOf(p: BoardProps, zone: Zone, card: string, target: string): string[] {
  const verb = zone === "hand" ? "play" : "move";
  return openTo(p, zone, card).length > 1 ? [`${verb} ${card}`, target] : [`${verb} ${card}`];
}

const draggable = (p: BoardProps, zone: Zone, card: string): boolean => {
  const prompt = p.decision?.prompt;
  if (prompt === "action.choose") return tokensOf(p.decision, zone, card).length > 0;
  return (prompt === "action.target" || prompt === "action.destination") && p.decision?.about["card"] === card;
};
