/** Adventure to Mount Doom in words, from the catalogues. */
import { type Args, attribute, capital, dashed, first, list, t } from "../../lib/i18n.svelte";
import type { Decision, GameEvent, Outcome, View } from "../../lib/protocol";
import { facts, name } from "../../lib/words";
import type { Words } from "../shape";
import { type Face, held, type Meeting, placeAt, STAGE_LENGTH, subjectOf, tableOf, verbOf, type Walk } from "./data";
import { type Forecast, forecast } from "./odds";
import { faceOf, preview, type Preview } from "./preview";

export const figureName = (id: string): string => t(`character-${dashed(id)}`);
export const cardName = (id: string): string => t(`card-${dashed(id)}`);
export const cardHint = (id: string): string => attribute(`card-${dashed(id)}`, "hint");
export const regionName = (id: string): string => t(`region-${dashed(id)}`);
export const dieName = (id: string): string => t(`die-${dashed(id)}`);
export const seatName = (id: string): string => t(`seat-${dashed(id)}`);

export const percent = (chance: number): string =>
  chance > 0 && chance < 0.005 ? t("ui-doom-under-one") : t("ui-doom-percent", { number: Math.round(chance * 100) });

/** A face as it is spoken: a number, or the symbol of the battle die. */
export const faceName = (face: Face): string => (typeof face === "number" ? String(face) : figureName(face));
export const dieSpoken = (die: string, face: Face | null): string => (face === null ? dieName(die) : t("ui-doom-die-face", { die: dieName(die), face: faceName(face) }));

/** "space 12" or the name of the place, or the waiting area. */
export function spaceName(space: number | null): string {
  if (space === null) return t("ui-doom-waiting-area");
  const place = placeAt(space);
  return place ? regionName(place) : t("ui-doom-space", { space });
}

// --- what would happen -----------------------------------------------------------------------------------------

function walkEffects(walk: Walk, byDie: boolean): string[] {
  const found: string[] = [];
  if (walk.event && walk.covered) found.push(t("ui-doom-covered"));
  else if (walk.event === "heart") found.push(t("ui-doom-courage-down", { count: 1 }));
  else if (walk.event === "nazgul") found.push(t("ui-doom-nazgul-comes"));
  if (walk.courage && byDie) found.push(t("ui-doom-courage-up", { count: walk.courage }));
  if (walk.gandalf) found.push(t(byDie && walk.gandalf === "drawn" ? "ui-doom-gandalf-drawn" : "ui-doom-gandalf-lost"));
  return found;
}

function walkSentence(shown: Preview, view: View): string {
  const figure = shown.figure;
  if (!figure || !shown.walks.length) return "";
  const from = tableOf(view).figures[figure];
  if (from === null) return t("ui-doom-stays-waiting", { figure: figureName(figure) });
  if (shown.walks.length > 1) return rangeSentence(shown, view);
  const only = shown.walks[0]?.walk as Walk;
  const effects = walkEffects(only, shown.byDie);
  return t("ui-doom-walk", { figure: figureName(figure), to: spaceName(only.to), effects: effects.join("; "), some: effects.length ? "yes" : "no" });
}

/** A die still to be rolled: the faces at which something happens. */
function rangeSentence(shown: Preview, view: View): string {
  const told = shown.walks
    .map(({ face, walk }) => ({ face, effects: [...(walk.to === null ? [t("ui-doom-waiting-area")] : placeAt(walk.to) ? [spaceName(walk.to)] : []), ...walkEffects(walk, shown.byDie)] }))
    .filter(({ effects }) => effects.length);
  const where = t("ui-doom-from", { figure: figureName(shown.figure ?? ""), from: spaceName(tableOf(view).figures[shown.figure ?? "ring_bearer"]) });
  return [where, ...merged(told).map(({ faces, effects }) => t("ui-doom-at-face", { face: faces, effects }))].join(" ");
}

/** Faces that do the same stand together: "4–6". */
function merged(told: { face: number; effects: string[] }[]): { faces: string; effects: string }[] {
  const found: { first: number; last: number; effects: string }[] = [];
  for (const { face, effects } of told) {
    const before = found.at(-1);
    const text = effects.join(", ");
    if (before?.effects === text && before.last === face - 1) before.last = face;
    else found.push({ first: face, last: face, effects: text });
  }
  return found.map(({ first, last, effects }) => ({ faces: first === last ? String(first) : `${first}–${last}`, effects }));
}

/** What a black die meets on a slot, in a few words. */
export function meetingWords(slot: number, view: View): string {
  const table = tableOf(view);
  const lying = table.track[slot - 1];
  const meeting: Meeting = table.would.slots[slot - 1] ?? {};
  if (!lying?.card) {
    if (meeting.symbol === "nazgul") return t("ui-doom-symbol-nazgul");
    if (table.stage.name === "mount_doom") return t("ui-doom-symbol-nothing");
    return t("ui-doom-symbol-moves", { figure: figureName(meeting.symbol ?? "aragorn") });
  }
  if (lying.face_down) return t("ui-doom-face-down");
  const effects = meetingEffects(lying.card, meeting, view);
  return t("ui-doom-meets", { card: cardName(lying.card), effects: effects.join("; "), some: effects.length ? "yes" : "no" });
}

function meetingEffects(card: string, meeting: Meeting, view: View): string[] {
  const found: string[] = [];
  if (meeting.battles || meeting.until_two_in_a_row) {
    found.push(meeting.battles ? t("ui-doom-battles", { count: meeting.battles }) : t("ui-doom-battles-two"));
    found.push(t("ui-doom-each-lost", { count: meeting.hearts ?? 0 }));
  } else if (meeting.hearts) found.push(t("ui-doom-courage-down", { count: meeting.hearts }));
  if (meeting.gains) found.push(t("ui-doom-courage-up", { count: meeting.gains }));
  if (meeting.uruk_hai) found.push(t("ui-doom-uruks-come", { count: meeting.uruk_hai }));
  if (meeting.nazgul) found.push(t("ui-doom-nazgul-comes"));
  if (meeting.dice) found.push(t("ui-doom-dice", { count: meeting.dice }));
  if (!found.length && card !== "unknown") found.push(cardHint(card));
  const odds = forecast(view, card);
  if (odds && meeting.battles !== undefined) found.push(t("ui-doom-won-by", { count: odds.support?.length ?? 0 }));
  return found;
}

/** A forecast in one line: of the throws alone, since the cards are choices of their own beside the throw. */
export function oddsSummary(odds: Forecast): string {
  return t("ui-doom-odds-summary", { none: percent(odds.alone.lost[0] ?? 0), mean: Math.round(odds.alone.expected * 10) / 10 });
}

export function previewWords(token: string, view: View, decision: Decision | null): string {
  const shown = preview(token, view, decision);
  if (shown.figure) return walkSentence(shown, view);
  if (shown.slot !== null) return meetingWords(shown.slot, view);
  if (shown.courage !== null) return t("ui-doom-courage-to", { from: tableOf(view).courage.now, to: shown.courage });
  if (verbOf(token) === "roll" && decision?.prompt === "battle.before") {
    const odds = forecast(view, String(decision.about["enemy"]));
    return odds ? `${capital(t("ui-doom-won-by", { count: odds.support?.length ?? 0 }))}. ${oddsSummary(odds)}` : "";
  }
  return "";
}

// --- the shell's words -------------------------------------------------------------------------------------------

function token(chosen: string, view: View): string {
  const verb = verbOf(chosen);
  const subject = subjectOf(chosen);
  const prompt = dashed(view.decision?.prompt ?? "");
  const die = verb === "place" || verb === "die" ? faceOf(view, subject) : null;
  const id = /^\d+$/.test(subject) ? Number(subject) : subject;
  return capital(t(`token-${dashed(verb)}`, { subject: die === null ? name(subject) : dieSpoken(subject, die), "subject-id": id, prompt }));
}

function more(chosen: string, view: View): string {
  const told = previewWords(chosen, view, view.decision);
  if (told) return told;
  const verb = verbOf(chosen);
  const subject = subjectOf(chosen);
  if (verb === "use" || verb === "discard") {
    const holder = held(tableOf(view)).find((each) => each.card === subject)?.seat;
    const others = Object.keys(tableOf(view).cards).length > 1 && holder;
    return others ? t("ui-doom-held-by", { hint: cardHint(subject), seat: seatName(holder) }) : cardHint(subject);
  }
  return "";
}

/** Facts that the catalogue wants and the event tells only in its own way. */
function made(event: GameEvent): Args {
  const dice = event["dice"] as Record<string, Face> | undefined;
  if (dice) {
    const shown = Object.entries(dice).map(([die, face]) => (die === "battle" ? faceName(face) : dieSpoken(die, face)));
    return { roll: list(shown) };
  }
  if (event.event === "courage") {
    const change = Number(event["to"]) - Number(event["from"]);
    return { change: change > 0 ? "up" : change < 0 ? "down" : "same", by: Math.abs(change) };
  }
  if (event.event === "rerolled" || event.event === "die_set") return { "old-face": faceName(event["from"] as Face), "new-face": faceName(event["to"] as Face) };
  return {};
}

function plain(event: GameEvent): Record<string, unknown> {
  if (event.event !== "stage_begins") return event;
  return { ...event, track: (event["track"] as (string | null)[]).filter((card) => card !== null) };
}

/** Those who stand by the Ring-bearers, or that there is nobody. */
const company = (told: Record<string, unknown>): Args => (Array.isArray(told["support"]) && !told["support"].length ? { support: t("ui-doom-nobody") } : {});

function promptFacts(decision: Decision): Args {
  const about = { ...decision.about };
  delete about["dice"];
  const face = about["face"];
  return { ...facts(about), ...company(about), ...(typeof face === "string" ? { face: figureName(face) } : {}) };
}

const SILENT = new Set(["turn", "battle", "first_roll", "second_roll"]);

export const words: Words = {
  prompt: (decision: Decision) => t(`prompt-${dashed(decision.prompt)}`, promptFacts(decision)),
  waiting: (prompt, who) => first([`prompt-${dashed(prompt)}-waiting`, "ui-waiting-for"], { seat: who }),
  token,
  more,
  event: (event: GameEvent) => {
    if (event.event === "undone") return t("ui-event-undone", facts(event));
    return capital(t(`event-${dashed(event.event)}`, { ...facts(plain(event)), ...company(event), ...made(event) }));
  },
  cause: (event) => (event.cause && !SILENT.has(event.cause) ? name(event.cause) : ""),
  reason: (reason) => t(`reason-${dashed(reason)}`),
  outcome: (outcome: Outcome) => t(outcome.winners.length ? "ui-doom-won" : "ui-doom-lost"),
  preview: (chosen, view) => previewWords(chosen, view, view.decision),
  done: (chosen, decision, view) => token(chosen, { ...view, decision }),
  place: (at, view) => pointedName(at, view),
};

/** "die orange", "card arwen", "slot 3", "space 12", "figure gimli" by their names. */
export function pointedName(at: string, view: View): string {
  const id = subjectOf(at);
  switch (verbOf(at)) {
    case "die":
      return dieSpoken(id, faceOf(view, id));
    case "slot": {
      const card = tableOf(view).track[Number(id) - 1]?.card;
      return card && card !== "unknown" ? cardName(card) : t("ui-doom-slot", { slot: Number(id) });
    }
    case "space":
      return spaceName(Number(id));
    default:
      return name(id);
  }
}

/** A space as it is spoken: its name, what happens there, who stands there. */
export function spaceSpoken(space: number, view: View): string {
  const table = tableOf(view);
  const there = Object.entries(table.figures).filter(([, at]) => at === space).map(([figure]) => figureName(figure));
  return [spaceName(space), ...(there.length ? [list(there)] : [])].join(": ");
}

export const toGo = (view: View): number => {
  const table = tableOf(view);
  return table.stage.destination - (table.figures.ring_bearer ?? 0);
};
export const stageNumber = (view: View): number => tableOf(view).stage.destination / STAGE_LENGTH;
