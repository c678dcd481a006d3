/** What a touch on a card, a region or the Fellowship offers, in words. */
import { t } from "../../lib/i18n.svelte";
import type { BoardProps } from "../shape";
import type { Choice } from "./desk.svelte";
import { actName, faceName, meetingName } from "./names";
import { onArmy, onCard, onCharacters, onFellowship, type Prospect, prospects, type Shortcut, tokensOfCard } from "./tokens";
import { words } from "./words";

const said = (p: BoardProps, token: string): string => words.token(token, { ...p.view, decision: p.decision });

const begun = (p: BoardProps, shortcut: Shortcut): Choice => ({
  label: p.decision?.prompt === "turn.use" ? actName(shortcut.act) : t("ui-ring-with-die", { act: actName(shortcut.act), die: faceName(shortcut.die) }),
  tokens: shortcut.tokens,
});

export function choicesOfCard(p: BoardProps, card: string, own: boolean): Choice[] {
  const legal = tokensOfCard(p.decision, card).map((token): Choice => ({ label: said(p, token), tokens: [token] }));
  if (legal.length || !own) return legal;
  return onCard(p.decision, card).map((shortcut) => ({ label: t("ui-ring-play-with", { die: faceName(shortcut.die) }), tokens: shortcut.tokens }));
}

/** A goal in words: the choice itself, or the whole army's gesture with what it would meet. */
function prospectChoice(p: BoardProps, prospect: Prospect): Choice {
  const last = prospect.tokens.at(-1) ?? "";
  return { label: said(p, last), tokens: prospect.tokens, ...(prospect.meets ? { more: meetingName(prospect.meets) } : {}) };
}

export const legalOnRegion = (p: BoardProps, region: string): Choice[] => (prospects(p.view, p.decision)[region] ?? []).map((prospect) => prospectChoice(p, prospect));

/** What can be begun here at the beginning of a go: with an army, with companions, with the Fellowship. */
export function beginnings(p: BoardProps, region: string, fellowshipHere: boolean): Choice[] {
  const found = [...onArmy(p.view, p.decision, region), ...onCharacters(p.view, p.decision, region), ...(fellowshipHere ? onFellowship(p.decision) : [])];
  return found.map((shortcut) => begun(p, shortcut));
}
