/** Facts of any game as variables of its messages, by the contract at the head of locales/en/confrontation.ftl. */
import { type Args, attribute, dashed, first, has, list, t } from "./i18n.svelte";
import type { Outcome, Refusal } from "./protocol";

const KINDS = ["character", "region", "card", "special", "side", "seat", "reason", "cause", "die"];

/** These may be absent, and are passed nevertheless. */
const EXPECTED = ["character", "piece", "cause", "reason", "winner"];

/** An id of the game's data by its name; what has none stays as it is. */
export function name(id: string, face = false): string {
  for (const kind of KINDS) {
    const message = `${kind}-${dashed(id)}`;
    if (has(message)) return (face && attribute(message, "face")) || t(message);
  }
  return id;
}

export function facts(told: Record<string, unknown>, face = false): Args {
  const args: Args = {};
  for (const fact of EXPECTED) put(args, fact, "", face);
  for (const [fact, value] of Object.entries(told)) put(args, dashed(fact), value, face);
  return args;
}

function put(args: Args, fact: string, value: unknown, face: boolean): void {
  if (value === null || value === undefined || value === "") {
    args[fact] = "";
    args[`${fact}-id`] = "none";
  } else if (typeof value === "number") {
    args[fact] = value;
    args[`${fact}-id`] = String(value);
  } else if (Array.isArray(value)) {
    args[fact] = value.length ? list(value.map((each) => name(String(each), face))) : t("list-empty");
  } else if (typeof value === "object") {
    for (const [key, inner] of Object.entries(value)) put(args, `${fact}-${dashed(key)}`, inner, face);
  } else {
    args[fact] = name(String(value), face);
    args[`${fact}-id`] = String(value);
  }
}

export function outcomeSentence(outcome: Outcome): string {
  const winners = outcome.winners.map((seat) => t(`seat-${dashed(seat)}`));
  return winners.length ? t("outcome-won", { winners: list(winners), count: winners.length }) : t("outcome-nobody");
}

/** A refusal as a sentence in the reader's language: by the rule that refuses where the game has words for it, else by its code. */
export function refusalSentence(refusal: Refusal): string {
  const byRule = refusal.rule ? [`refusal-${dashed(refusal.rule.toLowerCase())}`] : [];
  return first([...byRule, `error-${dashed(refusal.code)}`, `ui-error-${dashed(refusal.code)}`, "error-error"]);
}

/** What the rules say in their own words; they are English, and told only where no sentence says the same. */
export function refusalReason(refusal: Refusal): string {
  const told = refusal.rule !== undefined && has(`refusal-${dashed(refusal.rule.toLowerCase())}`);
  return told ? "" : (refusal.reason ?? "").replace(/^'[^']*': /, "");
}
