/** What a choice means on the table: the thing on which it lies, and the short runs of choices that are one gesture. */
import type { Decision, View } from "../../lib/protocol";
import { CARDS, charactersOf, type Meeting, ownSide, sideOfSeat, sideOfCharacter, type Side, tableOf } from "./data";

export const verbOf = (token: string): string => token.split(" ")[0] ?? "";
export const subjectOf = (token: string): string => token.split(" ")[1] ?? "";

/** Where a choice lies: on a region of the map, a die, a card, a nation's row, a deck, a companion; all else is in the tray. */
export type Thing = "region" | "die" | "card" | "nation" | "deck" | "companion" | "tray";

const ON_REGION = ["from", "to", "at", "attack", "retreat", "merge"];
const ON_DIE = ["die", "ring"];
const ON_CARD = ["play", "card", "discard", "use", "exchange"];

export function thingOf(token: string, prompt: string): Thing {
  const verb = verbOf(token);
  if (ON_REGION.includes(verb)) return "region";
  if (ON_DIE.includes(verb)) return "die";
  if (ON_CARD.includes(verb)) return subjectOf(token) in CARDS ? "card" : "tray";
  if (verb === "advance") return "nation";
  if (verb === "draw") return "deck";
  if (verb === "guide" || (verb === "take" && prompt === "fellowship.separate")) return "companion";
  return "tray";
}

/** The choices of a decision by the things on which they lie: sorted once, since every card and every die asks for its own. */
const lying = new WeakMap<Decision, Partial<Record<Thing, string[]>>>();

function sorted({ tokens, prompt }: Decision): Partial<Record<Thing, string[]>> {
  const found: Partial<Record<Thing, string[]>> = {};
  for (const token of tokens) (found[thingOf(token, prompt)] ??= []).push(token);
  return found;
}

export function lyingOn(decision: Decision | null, thing: Thing): readonly string[] {
  if (!decision) return [];
  const found = lying.get(decision) ?? sorted(decision);
  lying.set(decision, found);
  return found[thing] ?? [];
}

/** The choices that lie on a card in a hand or on the table. */
export const tokensOfCard = (decision: Decision | null, card: string): string[] => lyingOn(decision, "card").filter((token) => subjectOf(token) === card);
export const tokensOfDie = (decision: Decision | null, face: string): string[] => lyingOn(decision, "die").filter((token) => subjectOf(token) === face);

/** One thing that can be done with a click on a region: the tokens of the gesture, and what an army would meet there. */
export type Prospect = { tokens: string[]; meets: Meeting | null };

const fighting = (meeting: Meeting): boolean => ["attack", "assault", "sortie"].includes(meeting);

/** The part of an army that is being named, as the decision tells; null where none is. */
export type Party = { region: string; figures: Record<string, number>; characters: string[] };
export function partyOf(decision: Decision | null): Party | null {
  const about = decision?.about ?? {};
  if (decision?.prompt !== "army.company" && decision?.prompt !== "attack.vanguard") return null;
  return {
    region: String(about["region"] ?? ""),
    figures: (about["figures"] as Record<string, number> | undefined) ?? {},
    characters: (about["characters"] as string[] | undefined) ?? [],
  };
}

const seatSide = (view: View, decision: Decision): Side => (decision.seat ? sideOfSeat(decision.seat) : ownSide(view));

/**
 * Everything that a click on the map can mean now. Where the whole army may go and nothing of it has been named yet, a
 * click on its goal takes all of it there: `all` and the goal, one gesture. What lies around an army the view tells.
 */
export function prospects(view: View, decision: Decision | null): Record<string, Prospect[]> {
  const found: Record<string, Prospect[]> = {};
  if (!decision) return found;
  const table = tableOf(view);
  const put = (region: string, prospect: Prospect): void => void (found[region] ??= []).push(prospect);
  const side = seatSide(view, decision);
  const party = partyOf(decision);
  const meeting = (from: string, to: string): Meeting | null => table.regions[from]?.ways?.[side]?.[to] ?? null;
  for (const token of decision.tokens) {
    const region = subjectOf(token);
    if (ON_REGION.includes(verbOf(token))) put(region, { tokens: [token], meets: party ? meeting(party.region, region) : null });
    else if (verbOf(token) === "take" && (decision.prompt === "companions.move" || decision.prompt === "minions.move")) {
      const where = table.characters[region];
      if (where && where in table.regions) put(where, { tokens: [token], meets: null });
    }
  }
  if (!decision.tokens.includes("all")) return found;
  if (decision.prompt === "battle.advance" && table.battle) put(table.battle.region, { tokens: ["all", `to ${table.battle.region}`], meets: "move" });
  if (!party) return found;
  for (const [region, meets] of Object.entries(table.regions[party.region]?.ways?.[side] ?? {})) {
    const attacks = decision.prompt === "attack.vanguard";
    if (attacks === fighting(meets)) put(region, { tokens: ["all", `${attacks ? "attack" : "to"} ${region}`], meets });
  }
  return found;
}

// --- from the beginning of a go ---------------------------------------------------------------------------------

/** What each face of a die is good for, in the words of the tokens. */
const USES: Readonly<Record<string, readonly string[]>> = {
  character: ["move_fellowship", "hide_fellowship", "separate", "move_companions", "move_minions", "move_army", "attack_led", "play_character"],
  army: ["move_armies", "attack", "play_army"],
  muster: ["diplomacy", "muster", "bring", "play_muster"],
  event: ["draw", "play_event"],
};
const serves = (face: string, act: string): boolean => {
  const faces = face === "will" ? ["character", "army", "muster", "event"] : face === "muster_army" ? ["muster", "army"] : [face];
  return faces.some((each) => USES[each]?.includes(act));
};

/** A go begun at its end: on an army, the Fellowship or a card, with the die that may pay for it. */
export type Shortcut = { act: string; die: string; tokens: string[] };

function withDice(decision: Decision, acts: readonly string[], then: (act: string) => string[]): Shortcut[] {
  if (decision.prompt === "turn.use") {
    const die = String(decision.about["die"] ?? "");
    return acts.filter((act) => decision.tokens.includes(`act ${act}`)).map((act) => ({ act, die, tokens: [`act ${act}`, ...then(act)] }));
  }
  if (decision.prompt !== "turn.action") return [];
  const dice = decision.tokens.filter((token) => verbOf(token) === "die").map(subjectOf);
  return acts.flatMap((act) => dice.filter((die) => serves(die, act)).map((die) => ({ act, die, tokens: [`die ${die}`, `act ${act}`, ...then(act)] })));
}

/** What can be begun with the army in a region: to march, to attack; a Character die needs somebody to lead it. */
export function onArmy(view: View, decision: Decision | null, region: string): Shortcut[] {
  if (!decision) return [];
  const side = seatSide(view, decision);
  const told = tableOf(view).regions[region];
  const ways = Object.values(told?.ways?.[side] ?? {});
  if (!ways.length) return [];
  const led = charactersOf(told, side).length > 0 || Object.keys(told?.[side] ?? {}).some((figure) => figure === "nazgul" || figure.endsWith("_leader"));
  const marches = ways.some((meeting) => !fighting(meeting)) ? [led ? ["move_army"] : [], ["move_armies"]].flat() : [];
  const attacks = ways.some(fighting) ? [led ? ["attack_led"] : [], ["attack"]].flat() : [];
  return withDice(decision, [...marches, ...attacks], () => [`from ${region}`]);
}

export const onFellowship = (decision: Decision | null): Shortcut[] =>
  decision && sideOfSeat(decision.seat) === "free_peoples" ? withDice(decision, ["move_fellowship", "hide_fellowship", "separate"], () => []) : [];

/** A card of one's own that a die could play now; whether its conditions hold the server says. */
export function onCard(decision: Decision | null, card: string): Shortcut[] {
  const icon = CARDS[card]?.icon;
  if (!decision || !icon) return [];
  const found = withDice(decision, ["play_event", `play_${icon}`], () => [`play ${card}`]);
  return found.filter((shortcut, at) => found.findIndex((each) => each.die === shortcut.die) === at);
}

/** The companions of one's own side on the map who could be sent on from here. */
export function onCharacters(view: View, decision: Decision | null, region: string): Shortcut[] {
  if (!decision) return [];
  const side = seatSide(view, decision);
  const here = (tableOf(view).regions[region]?.characters ?? []).filter((id) => sideOfCharacter(id) === side);
  if (!here.length) return [];
  return withDice(decision, [side === "shadow" ? "move_minions" : "move_companions"], () => here.slice(0, 1).map((id) => `take ${id}`));
}
