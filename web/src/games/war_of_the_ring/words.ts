/** War of the Ring in words, from the catalogues. The facts of a game become the variables of its messages here. */
import { type Args, attribute, capital, dashed, first, has, list, t } from "../../lib/i18n.svelte";
import type { Decision, GameEvent, View } from "../../lib/protocol";
import { outcomeSentence } from "../../lib/words";
import type { Words } from "../shape";
import { CARDS, type Counts, inOrder, isFigure, type RegionView, SIDES, tableOf, TILES } from "./data";
import { cardText, combatName, combatText, faceName, figureCount, figureName, forceSpoken, regionName, sideName } from "./names";
import { subjectOf, verbOf } from "./tokens";

// --- names within a sentence ---------------------------------------------------------------------------------

/** By which kinds of messages a fact is shown; for a fact that is not here, by the first kind that knows it. */
const KINDS_OF: Readonly<Record<string, readonly string[]>> = {
  card: ["card", "combat"],
  what: ["card"],
  die: ["die"],
  into: ["die"],
  deck: ["deck"],
  tile: ["tile"],
  action: ["act"],
  choice: ["act"],
  nation: ["nation"],
  region: ["region"],
  from: ["region"],
  to: ["region"],
  seat: ["seat"],
  reason: ["reason"],
};
const KINDS = ["character", "region", "nation", "figure", "card", "combat", "act", "side", "seat", "deck", "die", "tile", "cause"];

/** A name as it stands within a sentence: with its article, where it has one. */
const within = (message: string): string => attribute(message, "the") || t(message);

function nameBy(kinds: readonly string[], id: string): string {
  const kind = kinds.find((each) => has(`${each}-${dashed(id)}`));
  return kind ? within(`${kind}-${dashed(id)}`) : id;
}

/** What brought something about: a card, a character, a Hunt tile, or one of the causes. */
export function causeWords(id: string): string {
  const tile = TILES[id];
  if (tile?.kind === "standard") return t("cause-tile", { tile: t(`tile-${dashed(id)}`) });
  return nameBy(["combat", "card", "character", "cause"], id);
}

const CASES = ["in", "from", "to"] as const;

function put(args: Args, fact: string, value: string): void {
  args[fact] = nameBy(KINDS_OF[fact] ?? KINDS, value);
  args[`${fact}-id`] = value;
  if (has(`region-${dashed(value)}`)) for (const each of CASES) args[`${fact}-${each}`] = attribute(`region-${dashed(value)}`, each);
}

/** Several dice with the same face stand together: "2 × Army". */
function counted(names: string[], kind: string): string {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return list([...found].map(([id, number]) => several(`${kind}-${dashed(id)}`, number)));
}
const several = (message: string, number: number): string => (number === 1 ? t(message) : t("count-of", { number, what: t(message) }));

function putList(args: Args, fact: string, values: unknown[]): void {
  if (!values.length) args[fact] = fact === "characters" ? t("party-nobody") : t("list-empty");
  else if (typeof values[0] === "number") args[fact] = values.join(", ");
  else if (fact === "dice") args[fact] = counted(values.map(String), "die");
  else args[fact] = list(values.map((each) => nameBy(KINDS, String(each))));
}

/** The facts of an event or a prompt as variables of its message; an object gives one for each of its keys. */
export function facts(told: Record<string, unknown>): Args {
  const args: Args = { cause: "", "cause-id": "none" };
  for (const [fact, value] of Object.entries(told)) putAny(args, dashed(fact), value);
  if (typeof told["cause"] === "string" && told["cause"]) args["cause"] = causeWords(told["cause"]);
  return args;
}

function putAny(args: Args, fact: string, value: unknown): void {
  if (value === null || value === undefined || value === "") [args[fact], args[`${fact}-id`]] = ["", "none"];
  else if (typeof value === "number") [args[fact], args[`${fact}-id`]] = [value, String(value)];
  else if (typeof value === "boolean") args[`${fact}-id`] = args[fact] = String(value);
  else if (Array.isArray(value)) putList(args, fact, value);
  else if (typeof value === "object") for (const [key, inner] of Object.entries(value)) putAny(args, `${fact}-${dashed(key)}`, inner);
  else put(args, fact, String(value));
}

// --- what the catalogue wants and a game tells only in its own way -----------------------------------------------

const withArticle = (id: string): string => within(`character-${dashed(id)}`);

/** A force within a sentence: "3 Gondor regulars, 1 Gondor Leader and Boromir". */
function party(told: Record<string, unknown>): string {
  const figures = inOrder((told["figures"] ?? {}) as Counts).map(({ figure, count }) => figureCount(figure, count));
  const all = [...figures, ...((told["characters"] ?? []) as string[]).map(withArticle)];
  return all.length ? list(all) : t("party-nobody");
}

type Modified = { bonus: number; reroll_bonus: number; fewer_dice: number; most_dice: number; forgone: number; hits: number; card_cancelled: boolean; no_reroll: boolean };
const signed = (number: number): string => (number > 0 ? `+${number}` : `−${-number}`);

/** What the Combat cards have changed so far, side by side. */
function changes(event: GameEvent): string {
  const found = SIDES.flatMap((side) => {
    const now = event[side] as Modified;
    const say = (what: string, number: number | string): string => t(`change-${what}`, { side: sideName(side), number });
    return [
      now.bonus ? say("bonus", signed(now.bonus)) : "",
      now.reroll_bonus ? say("reroll-bonus", signed(now.reroll_bonus)) : "",
      now.fewer_dice ? say("fewer-dice", now.fewer_dice) : "",
      now.most_dice < 5 ? say("most-dice", now.most_dice) : "",
      now.forgone ? say("forgone", now.forgone) : "",
      now.hits ? say("hits", now.hits) : "",
      now.card_cancelled ? say("card-cancelled", "") : "",
      now.no_reroll ? say("no-reroll", "") : "",
    ];
  });
  return list(found.filter(Boolean));
}

/** A Combat card that lies open: its title as an Event and the half that is used. */
function shown(card: unknown): string {
  const [, half] = (card ?? []) as string[];
  return half ? combatName(half) : t("list-empty");
}

function made(event: GameEvent): Args {
  switch (event.event) {
    case "army_moved":
    case "attack":
      return { party: party(event) };
    case "characters_moved":
      return { count: (event["characters"] as string[]).length };
    case "recruited":
      return { recruits: figureCount(String(event["figure"]), Number(event["number"])) };
    case "combat_modified":
      return { changes: changes(event) };
    case "combat_cards_shown":
      return { "free-peoples": shown(event["free_peoples"]), shadow: shown(event["shadow"]) };
    case "hunt_pool":
      return { pool: list(Object.entries((event["pool"] ?? {}) as Counts).map(([id, number]) => several(`tile-${dashed(id)}`, number))) };
    case "game_over":
      return { count: (event["winners"] as string[]).length, winners: list((event["winners"] as string[]).map((seat) => t(`seat-${dashed(seat)}`))) };
    default:
      return {};
  }
}

/** Some events are told in several ways, by what they tell or by what this reader may know of them. */
export function eventId(event: GameEvent): string {
  const base = `event-${dashed(event.event)}`;
  switch (event.event) {
    case "drew":
    case "discarded":
    case "combat_card":
    case "exchange_offered":
    case "exchange_received":
      return event["card"] ? `${base}-card` : base;
    case "characters_moved":
      return event.cause === "parting" && event["from"] === event["to"] ? `${base}-stay` : base;
    case "hunt_damage":
      return event["die"] ? `${base}-die` : base;
    case "combat_effect": {
      if (event["character"]) return event["hits"] === undefined ? `${base}-silenced` : `${base}-hero`;
      const told = ["forgone", "suffered"].find((fact) => event[fact] !== undefined);
      return told ? `${base}-${told}` : base;
    }
    default:
      return base;
  }
}

// --- choices ---------------------------------------------------------------------------------------------------------

function token(chosen: string, view: View): string {
  const args: Args = { subject: "", "subject-id": "none", prompt: dashed(view.decision?.prompt ?? "") };
  const verb = verbOf(chosen);
  const subject = subjectOf(chosen);
  if (/^\d+$/.test(subject)) args["subject"] = args["subject-id"] = Number(subject);
  else if (subject) putSubject(args, verb, subject);
  return capital(t(`token-${dashed(verb)}`, args));
}

/** The kinds of names that a verb's subjects have, where an id could be several things. */
const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  die: ["die"],
  ring: ["die"],
  into: ["die"],
  act: ["act"],
  draw: ["deck"],
  advance: ["nation"],
  bring: ["character"],
  guide: ["character"],
  ...Object.fromEntries(["play", "card", "discard", "use", "exchange"].map((verb) => [verb, ["card"]])),
};

function putSubject(args: Args, verb: string, subject: string): void {
  put(args, "subject", subject);
  args["subject"] = verb === "advance" || isFigure(subject) ? nameAlone(verb, subject) : nameBy(SUBJECTS[verb] ?? KINDS, subject);
}
const nameAlone = (verb: string, subject: string): string => (verb === "advance" ? t(`nation-${dashed(subject)}`) : figureName(subject));

/** Who stands in a region, side by side: "The Shadow: 3 Sauron regulars". */
function standing(region: string, view: View): string {
  const there: RegionView = tableOf(view).regions[region] ?? {};
  const characters = there.characters ?? [];
  const forces = SIDES.flatMap((side) => (there[side] ? [`${sideName(side)}: ${forceSpoken(there[side])}`] : []));
  return [...forces, ...(characters.length ? [forceSpoken({}, characters)] : [])].join("; ");
}

/** What is worth knowing beside a choice: what a card says, who stands in a region. */
function more(chosen: string, view: View): string {
  const verb = verbOf(chosen);
  const subject = subjectOf(chosen);
  if (verb === "card" && subject in CARDS) {
    const half = CARDS[subject]?.combat ?? "";
    return `${combatName(half)}: ${combatText(half)}`;
  }
  if (subject in CARDS) return cardText(subject);
  if (verb === "bring" || verb === "guide") return attribute(`character-${dashed(subject)}`, "ability");
  return has(`region-${dashed(subject)}`) ? standing(subject, view) : "";
}

function promptFacts(decision: Decision): Args {
  const args = facts(decision.about);
  return "figures" in decision.about ? { ...args, party: party(decision.about) } : args;
}

/** Causes that say no more than their sentence does. */
const SILENT = new Set(["move", "hit", "hunt", "battle", "combat_roll", "leader_reroll", "move_fellowship", "separated", "parting", "phase_1", "retreat", "advance"]);

/** "region gondor", "card athelas", "die army" by their names. */
function place(at: string): string {
  const [kind = "", id = ""] = at.split(" ");
  if (kind === "region") return regionName(id);
  return kind === "die" ? faceName(id) : nameBy(KINDS, id);
}

export const words: Words = {
  prompt: (decision) => capital(t(`prompt-${dashed(decision.prompt)}`, promptFacts(decision))),
  waiting: (prompt, who) => first([`prompt-${dashed(prompt)}-waiting`, "ui-waiting-for"], { seat: who }),
  token,
  more,
  event: (event) => {
    if (event.event === "undone") return t("ui-event-undone", facts(event));
    return capital(t(eventId(event), { ...facts(event), ...made(event) }));
  },
  cause: (event) => (event.cause && event.event !== "card_discarded" && !SILENT.has(event.cause) ? causeWords(event.cause) : ""),
  reason: (reason) => t(`reason-${dashed(reason)}`),
  outcome: outcomeSentence,
  done: (chosen, decision, view) => token(chosen, { ...view, decision }),
  place: (at) => place(at),
};
