/** Asking what to choose: one question at a time, an answer for as long as the decision stands. */
import type { GameClient } from "../games/shape";
import { api, Refused } from "./api";
import { list, percent, t } from "./i18n.svelte";
import type { Advice, Refusal } from "./protocol";
import type { TableStore } from "./table.svelte";
import { refusalSentence } from "./words";

/** So many are shown: who wants to see all has the list. */
const SHOWN = 3;

/** The place of a token among the best, from 1; 0: it is not among them. */
export const rankOf = (advice: Advice | null, token: string): number => (advice?.options.findIndex((option) => option.token === token) ?? -1) + 1;

/**
 * What is worth telling of an answer: the best few, and none of which the search thought nothing. The first is the one that it
 * trusts; another that seems better by a hair was tried too seldom to say so.
 */
export function best(advice: Advice): Advice {
  const thought = advice.options.slice(0, SHOWN).filter((option, i) => i === 0 || option.share > 0);
  const most = thought[0]?.chance ?? 0;
  return { ...advice, options: thought.map((option) => ({ ...option, chance: Math.min(most, option.chance) })) };
}

export class Hinting {
  thinking = $state(false);
  advice: Advice | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  /** The token of the answer that is looked at; the board shows it. */
  pointed: string | null = $state(null);
  /** The decision that was asked about. */
  private mark = "";

  constructor(
    private readonly store: TableStore,
    private readonly game: () => GameClient | null,
    private readonly announce: (text: string) => void,
  ) {}

  /** The decision at hand. What others do meanwhile, unseen, as in a set-up, does not change it. */
  private get here(): string {
    const sight = this.store.sight;
    return sight && sight.seat !== null && sight.ask !== null ? `${sight.seat} ${sight.ask}` : "";
  }

  /** Whether there is a question to ask: a choice of one's own, and a table that allows it. */
  get possible(): boolean {
    const { table, sight } = this.store;
    return Boolean(table?.hints && this.here && (sight?.view.decision?.tokens.length ?? 0) > 1);
  }

  get shown(): boolean {
    return this.advice !== null || this.refusal !== null;
  }

  /** The game goes on: an answer to the position before it is nobody's any more. */
  follow(): void {
    if (this.here !== this.mark) this.dismiss();
  }

  dismiss(): void {
    this.mark = this.here;
    this.thinking = false;
    this.advice = this.refusal = this.pointed = null;
  }

  point(token: string): void {
    this.pointed = token;
  }

  async ask(): Promise<void> {
    const seat = this.store.sight?.seat;
    if (!seat || this.thinking || !this.possible) return;
    this.dismiss();
    const mark = this.mark;
    this.thinking = true;
    this.announce(t("ui-hint-thinking"));
    try {
      const answer = best(await api.hint(this.store.id, seat));
      if (mark !== this.here) return;
      this.advice = answer;
      this.pointed = answer.options[0]?.token ?? null;
      this.tell(answer);
    } catch (failed) {
      if (mark !== this.here) return;
      if (!(failed instanceof Refused)) throw failed;
      this.refusal = failed.refusal;
      this.announce(refusalSentence(failed.refusal));
    } finally {
      if (mark === this.mark) this.thinking = false;
    }
  }

  private tell(answer: Advice): void {
    const words = this.game()?.words;
    const view = this.store.sight?.view;
    if (!words || !view) return;
    const told = answer.options.map((option) => t("ui-hint-spoken", { choice: words.token(option.token, view), chance: percent(option.chance) }));
    this.announce(t("ui-hint-told", { choices: list(told) }));
  }
}
