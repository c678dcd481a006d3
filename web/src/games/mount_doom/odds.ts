/** The exact odds of a fight: of the battles that a card brings, or of the dice that it demands. */
import type { View } from "../../lib/protocol";
import { CARDS, held, tableOf } from "./data";

/** How likely each loss of courage is: `lost[n]` for n hearts; the last entry ends the game. */
export type Odds = { lost: number[]; defeat: number; expected: number };

/** The cards that can turn a throw. */
export type Help = { gandalf: number; elrond: boolean; boromir: boolean; eomer: boolean };
export const ALONE: Help = { gandalf: 0, elrond: false, boromir: false, eomer: false };

type State = { left: number; streak: number; losses: number; gandalf: number; elrond: boolean; boromir: boolean; eomer: boolean };
type Spread = number[];

const FACES = 6;
const mean = (spread: Spread): number => spread.reduce((sum, chance, losses) => sum + chance * losses, 0);
const mix = (...parts: [number, Spread][]): Spread => (parts[0]?.[1] ?? []).map((_, i) => parts.reduce((sum, [weight, spread]) => sum + weight * (spread[i] ?? 0), 0));
const best = (...choices: (Spread | false)[]): Spread => (choices.filter(Boolean) as Spread[]).reduce((a, b) => (mean(b) < mean(a) - 1e-12 ? b : a));

/**
 * How many battles are lost, played as well as the cards allow: each battle is won by the faces of those who support,
 * by Gandalf's face for one of his cards, by Éomer without a throw; a lost throw may be thrown again by Elrond, or by
 * Boromir, who fails on one face only. `battles` null: until two in a row are won. `most` lost battles end the game.
 */
export function lostBattles(support: number, battles: number | null, most: number, help: Help, streak = 0): Spread {
  const known = new Map<string, Spread>();
  const over = (s: State): boolean => (battles === null ? s.streak === 2 : s.left === 0);
  const won = (s: State): State => ({ ...s, left: s.left - 1, streak: s.streak + 1 });
  const lost = (s: State): State => ({ ...s, left: s.left - 1, streak: 0, losses: s.losses + 1 });

  function from(s: State): Spread {
    if (s.losses >= most || over(s)) return Array.from({ length: most + 1 }, (_, i) => (i === Math.min(s.losses, most) ? 1 : 0));
    const key = JSON.stringify(s);
    const found = known.get(key) ?? best(thrown(s), s.eomer && from(won({ ...s, eomer: false })));
    known.set(key, found);
    return found;
  }
  /** The battle die is thrown. */
  function thrown(s: State): Spread {
    const again = (): Spread | false => s.elrond && thrown({ ...s, elrond: false });
    const bad = best(beaten(s), again());
    const grey = s.gandalf ? best(from(won({ ...s, gandalf: s.gandalf - 1 })), bad) : bad;
    return mix([support / FACES, from(won(s))], [1 / FACES, grey], [(FACES - 1 - support) / FACES, bad]);
  }
  function beaten(s: State): Spread {
    return best(from(lost(s)), s.boromir && boromir({ ...s, boromir: false }));
  }
  function boromir(s: State): Spread {
    const fails = best(from(lost(s)), s.elrond && boromir({ ...s, elrond: false }));
    return mix([(FACES - 1) / FACES, from(won(s))], [1 / FACES, fails]);
  }
  return from({ left: battles ?? 0, streak, losses: 0, ...help });
}

function inHearts(spread: Spread, hearts: number, courage: number): Odds {
  const lost: number[] = [];
  let defeat = 0;
  spread.forEach((chance, losses) => {
    if (losses * hearts >= courage) defeat += chance;
    else lost[losses * hearts] = (lost[losses * hearts] ?? 0) + chance;
  });
  const filled = Array.from({ length: lost.length }, (_, i) => lost[i] ?? 0);
  const expected = filled.reduce((sum, chance, n) => sum + chance * n, 0) + defeat * courage;
  return { lost: filled, defeat, expected };
}

/** Battles in hearts: what they cost, and how often they cost the game. */
export function battleOdds(support: number, battles: number | null, hearts: number, courage: number, help: Help, streak = 0): Odds {
  const most = Math.ceil(courage / hearts);
  return inHearts(lostBattles(support, battles, most, help, streak), hearts, courage);
}

/** The Witch-king's dice: each odd face costs a heart; with Éowyn a 6 ends it. */
export function witchKingOdds(dice: number, courage: number, eowyn: boolean): Odds {
  const spread: number[] = Array.from({ length: courage + 1 }, () => 0);
  (function roll(left: number, losses: number, chance: number): void {
    if (left === 0 || losses >= courage) {
      spread[Math.min(losses, courage)] = (spread[Math.min(losses, courage)] ?? 0) + chance;
      return;
    }
    roll(left - 1, losses + 1, chance / 2);
    if (eowyn) {
      roll(0, losses, chance / 6);
      roll(left - 1, losses, chance / 3);
    } else roll(left - 1, losses, chance / 2);
  })(dice, 0, 1);
  return inHearts(spread, 1, courage);
}

const DEMANDED: Record<string, readonly number[]> = { shelobs_sting: [0, 1, 1, 2, 2, 2], ring_power: [0, 0, 0, 0, 0, 5] };

function demandedOdds(card: string, courage: number): Odds {
  const spread: number[] = [0, 0, 0, 0, 0, 0];
  for (const hearts of DEMANDED[card] ?? []) spread[hearts] = (spread[hearts] ?? 0) + 1 / FACES;
  return inHearts(spread, 1, courage);
}

/** The cards that the active player may use in this fight; where allies are exclusive, only those in front of that seat. */
export function helpIn(view: View, enemy: string): Help {
  const table = tableOf(view);
  const usable = held(table).filter(({ card, seat }) => card.startsWith("gandalfs_") || !view.options["exclusive_allies"] || seat === table.turn.seat);
  const cards = new Set(usable.map((each) => each.card));
  const grey = [...cards].filter((card) => card.startsWith("gandalfs_")).length;
  return { gandalf: table.gandalf.locked ? 0 : grey, elrond: cards.has("elrond"), boromir: enemy === "uruk_hai" && cards.has("boromir"), eomer: cards.has("eomer") };
}

export type Forecast = { enemy: string; support: string[] | null; battles: number | null; hearts: number; alone: Odds; helped: Odds | null };

/** The odds of an enemy that is being fought, or that lies on the track and could be met now; null where nothing is thrown. */
export function forecast(view: View, enemy: string): Forecast | null {
  const table = tableOf(view);
  const courage = table.courage.now;
  if (courage < 1) return null;
  if (enemy === "witch_king") return witchKing(view);
  if (enemy in DEMANDED) return { enemy, support: null, battles: 0, hearts: 0, alone: demandedOdds(enemy, courage), helped: null };
  const slot = table.track.find((each) => each.card === enemy && !each.face_down);
  const fought = table.battle?.enemy === enemy ? table.battle : null;
  const battles = enemy === "mouth_of_sauron" ? null : (fought?.left ?? (slot && table.would.slots[slot.slot - 1]?.battles) ?? 0);
  const hearts = CARDS[enemy]?.lost ?? 0;
  if (battles === 0 || !hearts || (!fought && !slot)) return null;
  const support = fought?.support ?? table.would.support;
  const help = helpIn(view, enemy);
  const helps = help.gandalf > 0 || help.elrond || help.boromir || help.eomer;
  const streak = fought?.streak ?? 0;
  return {
    enemy,
    support,
    battles,
    hearts,
    alone: battleOdds(support.length, battles, hearts, courage, ALONE, streak),
    helped: helps ? battleOdds(support.length, battles, hearts, courage, help, streak) : null,
  };
}

function witchKing(view: View): Forecast | null {
  const table = tableOf(view);
  const dice = table.minas_morgul.nazgul;
  const eowyn = held(table).some(({ card, seat }) => card === "eowyn" && (!view.options["exclusive_allies"] || seat === table.turn.seat));
  if (!dice) return null;
  const odds = (helped: boolean): Odds => witchKingOdds(dice, table.courage.now, helped);
  return { enemy: "witch_king", support: null, battles: 0, hearts: 1, alone: odds(false), helped: eowyn ? odds(true) : null };
}
