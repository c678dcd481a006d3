/** The Card Game in words, from the catalogues. */
import { attribute, capital, dashed, first, has, list, t } from "../../lib/i18n.svelte";
import type { Decision, GameEvent, View } from "../../lib/protocol";
import { facts, name, outcomeSentence } from "../../lib/words";
import type { Words } from "../shape";
import { CARDS, type IconKind, type InPlay, isPlace, type Lane, lanes, printed, tableOf } from "./data";
import { mustAct, subjectOf, verbOf, worthOf } from "./model";

export const cardName = (id: string): string => t(`card-${dashed(id)}`);
export const cardText = (id: string): string => attribute(`card-${dashed(id)}`, "text");
export const placeName = (id: string): string => t(`region-${dashed(id)}`);
export const placeText = (id: string): string => attribute(`region-${dashed(id)}`, "text");
export const seatName = (id: string): string => t(`seat-${dashed(id)}`);
export const sideName = (id: string): string => t(`side-${dashed(id)}`);
export const factionName = (id: string): string => t(`faction-${dashed(id)}`);
export const typeName = (id: string): string => t(`type-${dashed(id)}`);
export const keywordName = (id: string): string => t(`keyword-${dashed(id)}`);
export const iconWord = (icon: IconKind): string => t(`icon-${dashed(icon)}`);

export function iconsSpoken(id: string): string {
  const shown = printed(id).map(({ icon, count }) => t("ui-cards-icon-count", { count, icon: iconWord(icon) }));
  return shown.length ? list(shown) : t("ui-cards-no-icons");
}

/** A card as it is spoken: name, faction, type, icons, and whether it can be chosen. */
export function spoken(id: string, legal: boolean): string {
  const data = CARDS[id];
  return t("ui-cards-spoken", {
    card: cardName(id),
    faction: factionName(data?.faction ?? ""),
    type: typeName(data?.type ?? ""),
    icons: iconsSpoken(id),
    legal: legal ? "yes" : "no",
  });
}

/** A card in play with what it wields and what binds it. */
export function spokenInPlay(card: InPlay, legal: boolean): string {
  const more = [
    card.items.length ? t("ui-cards-wields", { items: list(card.items.map((item) => cardName(item.card))) }) : "",
    card.fresh ? t("ui-cards-fresh") : "",
  ].filter(Boolean);
  return [spoken(card.card, legal), ...more].join(" ");
}

const wieldersOf = (id: string): string =>
  list(
    (CARDS[id]?.wielders ?? []).map((each) => {
      if (each.startsWith("faction:")) return t("ui-cards-any-faction", { faction: factionName(each.slice(8)) });
      if (each.startsWith("keyword:")) return t("ui-cards-any-keyword", { keyword: keywordName(each.slice(8)) });
      return cardName(each);
    }),
    "disjunction",
  );

/** Who may wield an item, as a sentence; "" for what is not wielded. */
export const wielded = (id: string): string => (CARDS[id]?.wielders ? `${t("ui-cards-wielders", { wielders: wieldersOf(id) })}.` : "");

/** The paths that a card may go to, as a list is written: "1–3, 5–9". */
export const pathsOf = (id: string): string => (CARDS[id]?.paths ?? "").replaceAll(" ", ", ");

/** What of a card is not certain, in words; "" where all is. */
export function unsure(id: string): string {
  const parts = (CARDS[id]?.reconstructed ?? []).flatMap((what) => {
    if (what === "icons") return printed(id).length ? printed(id).map(({ icon }) => iconWord(icon)) : [t("ui-cards-no-icons")];
    return [has(`ui-cards-reconstructed-${what}`) ? t(`ui-cards-reconstructed-${what}`) : iconWord(what as IconKind)];
  });
  return parts.length ? t("ui-cards-reconstructed", { what: list(parts) }) : "";
}

export const sumsSpoken = (lane: Lane): string =>
  t("ui-cards-sums", { attack: lane.sums.attack, own: lane.sums.own_defence, cards: lane.sums.cards_defence });

const laneOf = (view: View, key: string): Lane | undefined => lanes(tableOf(view)).find((lane) => lane.key === key);

function token(chosen: string, view: View): string {
  const verb = verbOf(chosen);
  const subject = subjectOf(chosen);
  const road = subject === "path" ? tableOf(view).path?.path : undefined;
  return t(`token-${dashed(verb)}`, { subject: name(road ?? subject), "subject-id": subject, prompt: dashed(view.decision?.prompt ?? "") });
}

function plainMore(verb: string, view: View): string {
  const table = tableOf(view);
  if (verb === "winnow") return t("ui-cards-winnow-more");
  if (verb === "pass") return t("ui-cards-pass-more");
  if (verb === "ring") {
    const each = table.scenario === "duel2" || (table.scenario === "duel3" && view.decision?.seat === "gandalf");
    return t(each ? "ui-cards-ring-round" : "ui-cards-ring-game");
  }
  const cause = view.decision?.about["cause"];
  if (verb !== "accept" || typeof cause !== "string") return "";
  return isPlace(cause) ? placeText(cause) : cardText(cause);
}

/** What is worth knowing beside a choice: what a card says, how a location stands. */
function more(chosen: string, view: View): string {
  const verb = verbOf(chosen);
  const subject = subjectOf(chosen);
  if (!subject) return plainMore(verb, view);
  if (verb === "lose") return t("ui-cards-cancels", { icons: worthOf(view.decision, subject), left: Number(view.decision?.about["left"] ?? 0) });
  const lane = laneOf(view, subject);
  if (lane) return sumsSpoken(lane);
  if (isPlace(subject)) return placeText(subject);
  if (!(subject in CARDS)) return "";
  if (verb === "cycle") return view.decision?.prompt === "action.choose" ? "" : capital(iconsSpoken(subject));
  const icons = printed(subject).length ? `${capital(iconsSpoken(subject))}.` : "";
  return [icons, cardText(subject)].filter(Boolean).join(" ");
}

/** Some events are told in two ways, by what this reader may know of them. */
export function eventId(event: GameEvent): string {
  const base = `event-${dashed(event.event)}`;
  const seen = (fact: string): boolean => event[fact] !== undefined && event[fact] !== "";
  switch (event.event) {
    case "played":
      return seen("on") ? `${base}-on` : seen("to") ? `${base}-to` : base;
    case "icons_added":
      return seen("location") ? `${base}-at` : seen("card") ? `${base}-card` : base;
    case "cycled":
    case "eliminated":
    case "drew":
    case "drew_apart":
    case "kept":
      return Array.isArray(event["cards"]) && event["cards"].length ? `${base}-cards` : base;
    default:
      return base;
  }
}

export const words: Words = {
  prompt: (decision: Decision) => t(mustAct(decision) ? "ui-cards-must-act" : `prompt-${dashed(decision.prompt)}`, facts(decision.about)),
  waiting: (prompt, who) => first([`prompt-${dashed(prompt)}-waiting`, "ui-waiting-for"], { seat: who }),
  token,
  more,
  event: (event: GameEvent) => (event.event === "undone" ? t("ui-event-undone", facts(event)) : capital(t(eventId(event), facts(event)))),
  cause: (event) => (event.cause ? name(event.cause) : ""),
  reason: (reason) => t(`reason-${dashed(reason)}`),
  outcome: outcomeSentence,
  done: (chosen, _decision, view) => token(chosen, view),
  place: (at) => {
    const [kind, id = ""] = at.split(" ");
    return kind === "card" ? cardName(id) : placeName(id);
  },
};
