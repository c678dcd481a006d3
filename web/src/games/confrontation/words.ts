/** The Confrontation in words, from the catalogues. */
import { type Args, attribute, capital, dashed, first, list, t } from "../../lib/i18n.svelte";
import type { Decision, GameEvent, View } from "../../lib/protocol";
import { facts, name, outcomeSentence } from "../../lib/words";
import type { Words } from "../shape";
import { cardNumber, CHARACTERS, enemyOf, type Piece, pieceNumber, pieces, tableOf } from "./data";
import { subjectOf, verbOf } from "./model";

/** Letters in one line of a tile. */
const ON_A_TILE = 7.6;
const FACES = new Set(["face_chosen", "rosters_shown"]);

export const characterName = (id: string): string => t(`character-${dashed(id)}`);
/** As it is written where there is little room: some names are too long for that. */
export const tileName = (id: string): string => attribute(`character-${dashed(id)}`, "tile") || characterName(id);
const SOFT_HYPHEN = /\u00AD/g;
const count = (words: string, letters: RegExp): number => words.match(letters)?.length ?? 0;
/** How many letters wide something is: M and W are broader than the rest, for which an I makes up. */
const broad = (words: string): number => words.length + 0.4 * Math.max(0, count(words, /[mw]/gi) - count(words, /i/gi));
/** A name on a tile: in how many lines, and how much smaller than usual, so that neither is broken within a word. */
export function onTile(id: string): { lines: number; fit: number } {
  const whole = tileName(id).replace(SOFT_HYPHEN, "-");
  const parts = whole.replaceAll("-", "- ").split(" ");
  const halves = parts.map((_, i) => Math.max(broad(parts.slice(0, i).join(" ")), broad(parts.slice(i).join(" "))));
  const fit = Math.min(1, Math.max(0.6, ON_A_TILE / Math.min(...halves)));
  return { lines: broad(whole) * fit > ON_A_TILE + 0.1 ? 2 : 1, fit };
}
export const characterFace = (id: string): string => attribute(`character-${dashed(id)}`, "face") || characterName(id);
export const ability = (id: string): string => attribute(`character-${dashed(id)}`, "ability");
export const regionName = (id: string): string => t(`region-${dashed(id)}`);
export const cardName = (id: string): string => t(`card-${dashed(id)}`);
/** As a heading: a mere number would not say of what. */
export const cardTitle = (id: string): string => (cardNumber(id) === null ? cardName(id) : t("ui-conf-card-numbered", { number: cardName(id) }));
export const cardHint = (id: string): string => attribute(`card-${dashed(id)}`, "hint");
export const specialName = (id: string): string => t(`special-${dashed(id)}`);
export const specialHint = (id: string): string => attribute(`special-${dashed(id)}`, "hint");
export const sideName = (id: string): string => t(`side-${dashed(id)}`);
export const strength = (id: string): number => CHARACTERS[id]?.strength ?? 0;

/** A piece whose character may not be told, so that players can talk of it: "No. 5". */
export const pieceName = (handle: string): string => t("piece-number", { number: pieceNumber(handle) });

const withStrength = (id: string): string => t("ui-conf-with-strength", { name: characterName(id), strength: strength(id) });

/** An enemy as far as it is known: "Balrog (5)", "No. 3: Balrog or Orcs", "No. 3, unknown". */
export function known(piece: Piece): string {
  if (piece.face) return withStrength(piece.face);
  const called = pieceName(piece.handle ?? "");
  if (piece.mayBe.length > 0 && piece.mayBe.length <= 3) {
    return t("ui-conf-perhaps", { piece: called, characters: list(piece.mayBe.map(characterName), "disjunction") });
  }
  return t("ui-conf-unknown", { piece: called });
}

/** A piece as it is spoken: who, and in what state. */
export function spoken(piece: Piece): string {
  if (!piece.own) return piece.open ? t("ui-conf-open", { piece: known(piece) }) : t("ui-conf-enemy", { piece: known(piece) });
  const who = withStrength(piece.face ?? "");
  if (piece.open) return t("ui-conf-open", { piece: who });
  return piece.mayBe.length === 1 ? t("ui-conf-seen-through", { piece: who }) : t("ui-conf-own", { piece: who });
}

/** Facts of this game: as those of any other, but for the pieces in them. */
function told(them: Record<string, unknown>, face = false): Args {
  const { piece } = them;
  return { ...facts(them, face), ...(typeof piece === "string" && piece ? { piece: pieceName(piece) } : {}) };
}

function token(chosen: string, view: View): string {
  const verb = verbOf(chosen);
  const subject = subjectOf(chosen);
  const prompt = dashed(view.decision?.prompt ?? "");
  return t(`token-${dashed(verb)}`, { subject: verb === "target" ? pieceName(subject) : name(subject, verb === "face"), "subject-id": subject, prompt });
}

/** What is worth knowing beside the choice itself: strengths, who stands there, what a card does. */
function detail(verb: string, subject: string, view: View): string {
  const all = pieces(view);
  if (verb === "to" || verb === "mines" || verb === "look") {
    const there = all.filter((piece) => piece.region === subject && !piece.own).map(known);
    if (!there.length || view.decision?.prompt === "setup.place") return "";
    return verb === "look" ? list(there) : t("ui-conf-attacking", { enemies: list(there) });
  }
  if (verb === "move" || verb === "switch" || verb === "reveal") {
    const where = all.find((piece) => piece.face === subject && piece.own)?.region;
    return where ? t("ui-conf-standing", { strength: strength(subject), region: regionName(where) }) : String(strength(subject));
  }
  if (verb === "place" || verb === "face" || verb === "fight") return ability(subject);
  if (verb === "target") {
    const piece = all.find((each) => each.handle === subject);
    return piece ? t("ui-conf-target", { piece: known(piece), region: regionName(piece.region) }) : "";
  }
  if (verb === "card" || verb === "fetch") return cardHint(subject);
  if (verb === "play" || verb === "take") return specialHint(subject);
  return "";
}

/** What a choice brings about as far as the board tells it; the rules may add to it, never contradict it. */
function preview(chosen: string, view: View): string {
  const verb = verbOf(chosen);
  const subject = subjectOf(chosen);
  const { decision } = view;
  const table = tableOf(view);
  if ((verb === "to" || verb === "mines") && decision) {
    const mover = decision.about["character"];
    const moving = { ...facts({ region: subject, to: subject }), who: typeof mover === "string" ? withStrength(mover) : "" };
    if (decision.prompt === "setup.place") return t("preview-start", moving);
    if (decision.prompt.startsWith("battle.")) return t("preview-retreat", moving);
    const there = pieces(view).filter((piece) => piece.region === subject && !piece.own);
    if (!there.length) return t("preview-move", moving);
    return t("preview-attack", { ...moving, count: there.length, enemies: list(there.map(known)) });
  }
  const battle = table.battle;
  const fighter = battle && table.side ? battle[table.side] : null;
  if (verb === "card" && battle && table.side && fighter) {
    const added = cardNumber(subject);
    if (added === null) return cardHint(subject);
    const enemy = battle[enemyOf(table.side)];
    const own = strength(fighter);
    const against = enemy ? strength(enemy) : 0;
    return t("preview-card", { who: characterName(fighter), own, added, sum: own + added, enemy: enemy ? characterName(enemy) : "", against });
  }
  if (verb === "shuffle") return t("preview-shuffle", facts({ region: subject }));
  return "";
}

/** A choice that was made, short enough for a button: "Gimli → Rohan". */
function done(chosen: string, decision: Decision, view: View): string {
  const mover = decision.about["character"];
  if (["to", "mines"].includes(verbOf(chosen)) && typeof mover === "string") {
    return t("ui-conf-done-move", { who: tileName(mover), region: regionName(subjectOf(chosen)) });
  }
  return token(chosen, { ...view, decision });
}

/** How a question is answered by hand; true only while there is a character to take, and so one that glows. */
const TIPS: Readonly<Record<string, string>> = { place: "aim-setup", move: "aim-turn" };

/** For whoever has read nothing: what this is about, until something else is worth reading. */
export function aim(view: View, decision: Decision | null): string {
  const { side, turn } = tableOf(view);
  if (!side || (turn?.number ?? 0) > 4) return "";
  const tip = decision?.tokens.map((each) => TIPS[verbOf(each)]).find((each) => each !== undefined);
  return [`aim-${side}`, ...(tip ? [tip] : [])].map((id) => t(id)).join(" ");
}

/** Mostly a turn is a move; that one may shuffle before it is no second question, and is in the list. */
function prompt(decision: Decision): string {
  const plain = decision.prompt === "turn.action" && decision.tokens.every((each) => ["move", "shuffle"].includes(verbOf(each)));
  return plain ? t("aim-moves") : t(`prompt-${dashed(decision.prompt)}`, told(decision.about));
}

export const words: Words = {
  prompt,
  waiting: (prompt, who) => first([`prompt-${dashed(prompt)}-waiting`, "ui-waiting-for"], { seat: who }),
  token,
  more: (chosen, view) => detail(verbOf(chosen), subjectOf(chosen), view),
  event: (event: GameEvent) => {
    if (event.event === "undone") return t("ui-event-undone", facts(event));
    return capital(t(`event-${dashed(event.event)}`, told(event, FACES.has(event.event))));
  },
  cause: (event) => (event.cause && event.cause !== "move" && event.cause !== "battle" ? name(event.cause) : ""),
  reason: (reason) => t(`reason-${dashed(reason)}`),
  outcome: outcomeSentence,
  preview,
  done,
  place: (at) => (at.startsWith("region ") ? regionName(at.slice(7)) : ""),
};
