/** The table right after an event, as far as the event tells; the view itself comes when all have been shown. */
import type { GameEvent, View } from "../../lib/protocol";
import { type BattleView, CARDS, charactersOf, type Counts, deckOfCard, type Fighter, figureParts, forceOf, type HandView, leadershipOf, MOST_DICE, other, type RegionView, type Side, sideOfCharacter, sideOfNation, sideOfSeat, tableOf, type TableView, units } from "./data";

const text = (event: GameEvent, fact: string): string => String(event[fact] ?? "");
const number = (event: GameEvent, fact: string): number => Number(event[fact] ?? 0);
const counts = (event: GameEvent, fact: string): Counts => (event[fact] as Counts | undefined) ?? {};
const names = (event: GameEvent, fact: string): string[] => (Array.isArray(event[fact]) ? (event[fact] as string[]) : []);
const sideIn = (event: GameEvent, fact: string): Side => (event[fact] === "shadow" ? "shadow" : "free_peoples");

function added(force: Counts, change: Counts, sign = 1): Counts {
  const after = { ...force };
  for (const [figure, count] of Object.entries(change)) {
    const left = (after[figure] ?? 0) + sign * count;
    if (left > 0) after[figure] = left;
    else delete after[figure];
  }
  return after;
}

function onRegion(table: TableView, region: string, change: (told: RegionView) => RegionView): TableView {
  return { ...table, regions: { ...table.regions, [region]: change(table.regions[region] ?? {}) } };
}
const onForce = (table: TableView, region: string, side: Side, figures: Counts, sign: number): TableView =>
  onRegion(table, region, (told) => ({ ...told, [side]: added(told[side] ?? {}, figures, sign) }));

const sideOfFigure = (figure: string): Side => sideOfNation(figureParts(figure).nation);

/** Somebody goes to a region, into the Fellowship's company, or out of the game (null). */
function sent(table: TableView, characters: readonly string[], to: string | null): TableView {
  let after = table;
  for (const id of characters) {
    const from = after.characters[id];
    if (from && from in after.regions) after = onRegion(after, from, (told) => ({ ...told, characters: (told.characters ?? []).filter((each) => each !== id) }));
    if (to !== null && to !== "fellowship") after = onRegion(after, to, (told) => ({ ...told, characters: [...(told.characters ?? []), id] }));
    after = { ...after, characters: { ...after.characters, [id]: to } };
    const { fellowship } = after;
    if (fellowship.companions.includes(id)) after = { ...after, fellowship: { ...fellowship, companions: fellowship.companions.filter((each) => each !== id) } };
  }
  return after;
}

function onHand(table: TableView, seat: string, change: (hand: HandView) => HandView): TableView {
  const hand = table.hands[seat];
  return hand ? { ...table, hands: { ...table.hands, [seat]: change(hand) } } : table;
}
type Deck = "character" | "strategy";
const deckOf = (event: GameEvent): Deck => (event["deck"] === "strategy" ? "strategy" : "character");

function taken(table: TableView, event: GameEvent, sign: 1 | -1): TableView {
  const deck = deckOf(event);
  const card = text(event, "card");
  return onHand(table, text(event, "seat"), (hand) => ({
    ...hand,
    [deck]: Math.max(0, hand[deck] + sign),
    ...(hand.cards && card ? { cards: sign > 0 ? [...hand.cards, card] : hand.cards.filter((each) => each !== card) } : {}),
  }));
}

/** Out of the hand, and onto the table where the card says so. */
function played(table: TableView, seat: string, card: string): TableView {
  const deck = deckOfCard(card);
  const side = sideOfSeat(seat);
  const laid = CARDS[card]?.stays ? { ...table.table, [side]: [...table.table[side], card] } : table.table;
  const after = onHand(table, seat, (hand) => ({ ...hand, [deck]: Math.max(0, hand[deck] - 1), ...(hand.cards ? { cards: hand.cards.filter((each) => each !== card) } : {}) }));
  return { ...after, table: laid, playing: card };
}

function newTurn(table: TableView, event: GameEvent): TableView {
  const pool = (event["dice"] as Record<Side, number> | undefined) ?? { free_peoples: 0, shadow: 0 };
  const dice = { free_peoples: { pool: pool.free_peoples, unused: {} }, shadow: { pool: pool.shadow, unused: {} } };
  const leading = (event["leading"] as TableView["leading"] | undefined) ?? table.leading;
  const fellowship = { ...table.fellowship, declared: false, strove: false };
  return { ...table, fellowship, turn: number(event, "number"), phase: "cards", dice, hunt_box: { free_peoples: 0, shadow: 0 }, ring_used: { free_peoples: false, shadow: false }, leading, battle: null };
}

/** A settlement changes hands: its points go to whoever has taken it from its people, and are lost when it is won back. */
function captured(table: TableView, event: GameEvent): TableView {
  const region = text(event, "region");
  const by = sideIn(event, "by");
  const points = number(event, "points");
  const retaken = event["retaken"] === true;
  const after = onRegion(table, region, ({ controlled_by: _, ...told }) => (retaken ? told : { ...told, controlled_by: by }));
  const winner = retaken ? other(by) : by;
  return { ...after, points: { ...table.points, [winner]: table.points[winner] + (retaken ? -points : points) } };
}

function spent(table: TableView, side: Side, face: string, gained = ""): TableView {
  const unused = added(added(table.dice[side].unused, { [face]: 1 }, -1), gained && gained !== "eye" ? { [gained]: 1 } : {});
  const box = gained === "eye" ? { ...table.hunt_box, shadow: table.hunt_box.shadow + 1 } : table.hunt_box;
  return { ...table, hunt_box: box, dice: { ...table.dice, [side]: { ...table.dice[side], unused } } };
}

// --- a battle ---------------------------------------------------------------------------------------------------

const NOBODY: Fighter = {
  seat: "",
  figures: {},
  characters: [],
  strength: 0,
  leadership: 0,
  dice: 0,
  needs: 5,
  bonus: 0,
  reroll_bonus: 0,
  card: null,
  cancelled: false,
  roll: [],
  reroll: 0,
  hits: 0,
  reroll_hits: 0,
  early_hits: 0,
  silenced: [],
};

function fighter(figures: Counts, characters: string[]): Fighter {
  const strength = Math.min(MOST_DICE, units(figures));
  return { ...NOBODY, figures, characters, strength, dice: strength, leadership: Math.min(MOST_DICE, leadershipOf(figures, characters)) };
}

/** The first picture of a battle: who attacks whom; how they stand the view will tell. */
function attacked(table: TableView, event: GameEvent): TableView {
  const region = text(event, "region");
  const attacker = sideIn(event, "attacker");
  const defender = other(attacker);
  const told = table.regions[region];
  const besieged = told?.besieged;
  const kind: BattleView["kind"] = besieged === defender ? "siege" : besieged === attacker ? "sortie" : "field";
  const sides = {
    [attacker]: fighter(counts(event, "figures"), names(event, "characters")),
    [defender]: fighter(forceOf(told, defender), charactersOf(told, defender)),
  } as Record<Side, Fighter>;
  return { ...table, battle: { region, from: text(event, "from"), attacker, kind, round: 1, rounds_left: 0, white_rider: false, sides } };
}

function onFighter(table: TableView, side: Side, change: (told: Fighter) => Fighter): TableView {
  const { battle } = table;
  return battle ? { ...table, battle: { ...battle, sides: { ...battle.sides, [side]: change(battle.sides[side]) } } } : table;
}

function rolled(table: TableView, event: GameEvent): TableView {
  const dice = names(event, "dice").map(Number);
  return onFighter(table, sideIn(event, "side"), (told) => {
    const hits = told.hits + (event.cause === "leader_reroll" ? number(event, "hits") : 0);
    return event.cause === "combat_roll" ? { ...told, roll: dice, hits: number(event, "hits") } : { ...told, hits };
  });
}

/** A figure falls or is reduced: in its region, and among those who fight. */
function hurt(table: TableView, event: GameEvent): TableView {
  const figure = text(event, "figure");
  const region = text(event, "region");
  const side = sideOfFigure(figure);
  const lesser: Counts = event.event === "reduced" ? { [figure.replace(/_elite$/, "_regular")]: 1 } : {};
  const after = onRegion(table, region, (told) => ({ ...told, [side]: added(added(told[side] ?? {}, { [figure]: 1 }, -1), lesser) }));
  const fights = table.battle && (table.battle.region === region || table.battle.from === region);
  return fights ? onFighter(after, side, (told) => ({ ...told, figures: added(added(told.figures, { [figure]: 1 }, -1), lesser) })) : after;
}

function modified(table: TableView, event: GameEvent): TableView {
  let after = table;
  for (const side of ["free_peoples", "shadow"] as const) {
    const told = event[side] as { bonus: number; reroll_bonus: number } | undefined;
    if (told) after = onFighter(after, side, (each) => ({ ...each, bonus: told.bonus, reroll_bonus: told.reroll_bonus }));
  }
  return after;
}

function cardsShown(table: TableView, event: GameEvent): TableView {
  let after = table;
  for (const side of ["free_peoples", "shadow"] as const) {
    const shown = event[side];
    if (Array.isArray(shown)) after = onFighter(after, side, (each) => ({ ...each, card: String(shown[0]) }));
  }
  return after;
}

function cardLaid(table: TableView, event: GameEvent): TableView {
  const after = taken(table, event, -1);
  const card = text(event, "card") || `${deckOf(event)}_back`;
  return onFighter(after, sideOfSeat(text(event, "seat")), (told) => ({ ...told, card }));
}

// --- the Fellowship and the Hunt -----------------------------------------------------------------------------------

function fellowship(table: TableView, event: GameEvent): TableView {
  const mordor = number(event, "mordor");
  const told = { region: text(event, "region"), progress: number(event, "progress"), hidden: Boolean(event["hidden"]), mordor: mordor < 0 ? null : mordor };
  return { ...table, fellowship: { ...table.fellowship, ...told } };
}

function tileDrawn(table: TableView, event: GameEvent): TableView {
  const tile = text(event, "tile");
  return { ...table, hunt: { ...table.hunt, tile, pool: added(table.hunt.pool, { [tile]: 1 }, -1) } };
}

function after(table: TableView, event: GameEvent): TableView {
  switch (event.event) {
    case "turn":
      return newTurn(table, event);
    case "drew":
    case "exchange_received":
      return taken(table, event, 1);
    case "discarded":
    case "exchange_offered":
      return taken(table, event, -1);
    case "event_played":
      return played(table, text(event, "seat"), text(event, "card"));
    case "card_discarded": {
      const side = sideIn(event, "side");
      const card = text(event, "card");
      return { ...table, table: { ...table.table, [side]: table.table[side].filter((each) => each !== card) }, discards: { ...table.discards, [side]: [...table.discards[side], card] } };
    }
    case "hunt_dice_placed":
      return { ...table, hunt_box: { ...table.hunt_box, shadow: number(event, "dice") } };
    case "action_dice": {
      const side = sideIn(event, "side");
      const faces = names(event, "dice");
      const unused: Counts = {};
      for (const face of faces) if (face !== "eye") unused[face] = (unused[face] ?? 0) + 1;
      const eyes = faces.filter((face) => face === "eye").length;
      return { ...table, phase: "roll", dice: { ...table.dice, [side]: { ...table.dice[side], unused } }, hunt_box: { ...table.hunt_box, shadow: table.hunt_box.shadow + eyes } };
    }
    case "die_used":
      return { ...spent(table, sideIn(event, "side"), text(event, "die")), phase: "actions", battle: null };
    case "ring_used": {
      const side = sideIn(event, "side");
      const rings = { ...table.rings, [side]: table.rings[side] - 1 };
      if (side === "free_peoples") rings.shadow += 1;
      return { ...spent(table, side, text(event, "die"), text(event, "into")), rings, ring_used: { ...table.ring_used, [side]: true } };
    }
    case "die_turned":
      return spent(table, event["into"] === "eye" ? "shadow" : "free_peoples", text(event, "die"), text(event, "into"));
    case "hunt_box":
      return { ...table, hunt_box: { free_peoples: number(event, "free_peoples"), shadow: number(event, "shadow") } };
    case "activated":
    case "politics": {
      const nation = text(event, "nation");
      const told = table.politics[nation] ?? { steps_to_war: 0, active: false };
      const now = event.event === "activated" ? { ...told, active: true } : { ...told, steps_to_war: number(event, "steps_to_war") };
      return { ...table, politics: { ...table.politics, [nation]: now } };
    }
    case "captured":
      return captured(table, event);
    case "siege_begins":
      return table.battle ? onRegion(table, text(event, "region"), (told) => ({ ...told, besieged: other(table.battle?.attacker ?? "shadow") })) : table;
    case "siege_ends":
      return onRegion(table, text(event, "region"), ({ besieged: _, ...told }) => told);
    case "recruited": {
      const figure = text(event, "figure");
      const figures = { [figure]: number(event, "number") };
      return { ...onForce(table, text(event, "region"), sideOfFigure(figure), figures, 1), reinforcements: added(table.reinforcements, figures, -1) };
    }
    case "removed":
    case "reduced":
      return hurt(table, event);
    case "army_moved": {
      const side = sideIn(event, "side");
      const left = onForce(table, text(event, "from"), side, counts(event, "figures"), -1);
      return sent(onForce(left, text(event, "to"), side, counts(event, "figures"), 1), names(event, "characters"), text(event, "to"));
    }
    case "nazgul_flew":
      return onForce(onForce(table, text(event, "from"), "shadow", { nazgul: 1 }, -1), text(event, "to"), "shadow", { nazgul: 1 }, 1);
    case "characters_moved":
      return sent(table, names(event, "characters"), text(event, "to"));
    case "entered_play":
      return sent(table, [text(event, "character")], text(event, "region"));
    case "character_lost": {
      const id = text(event, "character");
      return onFighter(sent(table, [id], null), sideOfCharacter(id), (told) => ({ ...told, characters: told.characters.filter((each) => each !== id) }));
    }
    case "taken_alive":
      return sent(table, [text(event, "character")], table.fellowship.region);
    case "fellowship":
      return fellowship(table, event);
    case "guide":
      return { ...table, fellowship: { ...table.fellowship, guide: text(event, "character") } };
    case "corruption":
      return { ...table, hunt: { ...table.hunt, damage: 0 }, fellowship: { ...table.fellowship, corruption: number(event, "total") } };
    case "hunt_roll":
      return { ...table, hunt: { ...table.hunt, dice: names(event, "dice").map(Number), successes: number(event, "successes") } };
    case "hunt_tile":
      return tileDrawn(table, event);
    case "hunt_damage":
    case "hunt_lowered":
      return { ...table, hunt: { ...table.hunt, damage: number(event, "damage") } };
    case "hunt_pool":
      return { ...table, hunt: { ...table.hunt, pool: counts(event, "pool"), drawn: {} } };
    case "attack":
      return attacked(table, event);
    case "combat_card":
      return cardLaid(table, event);
    case "combat_cards_shown":
      return cardsShown(table, event);
    case "combat_modified":
      return modified(table, event);
    case "combat_roll":
      return rolled(table, event);
    case "attack_goes_on":
      return table.battle ? { ...table, battle: { ...table.battle, round: table.battle.round + 1 } } : table;
    default:
      return table;
  }
}

export const sketch = (view: View, event: GameEvent): View => ({ ...view, decision: null, table: after(tableOf(view), event) });
