/** The table of War of the Ring: what an event changes, what a choice lies on, how a battle and a Hunt are told. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { Decision, GameEvent, View } from "../src/lib/protocol";
import { CARDS, CHARACTER_ICON, CHARACTERS, FACE_ICON, inOrder, leadershipOf, NATION_ICON, ownSeats, tableOf, type TableView, units } from "../src/games/war_of_the_ring/data";
import { deliberate, groups, merge, pace, scene, sketch, sound, still } from "../src/games/war_of_the_ring/model";
import { NO_SCENE, type Scene } from "../src/games/war_of_the_ring/scene";
import { lyingOn, onArmy, onCard, onFellowship, partyOf, prospects, thingOf, tokensOfCard } from "../src/games/war_of_the_ring/tokens";
import icons from "../src/ui/icons.json";
import steps from "./war_of_the_ring.steps.json";

const root = fileURLToPath(new URL("../..", import.meta.url));
const python = (name: string): string => readFileSync(`${root}src/westmarch/games/war_of_the_ring/${name}.py`, "utf8");

const decide = (prompt: string, tokens: string[], about: Record<string, unknown> = {}, seat = "free_peoples"): Decision => ({ seat, prompt, rule: "", about, tokens });

function view(table: Partial<TableView>, decision: Decision | null = null, seat: string | null = "free_peoples"): View {
  return { game: "war_of_the_ring", options: { players: 2 }, seat, table, waiting: [], decision, outcome: null };
}

const gondor = view({
  regions: {
    minas_tirith: {
      free_peoples: { gondor_regular: 3, gondor_elite: 1, gondor_leader: 1 },
      characters: ["boromir"],
      ways: { free_peoples: { osgiliath: "join", lossarnach: "move", druadan_forest: "attack" } },
    },
    osgiliath: { free_peoples: { gondor_regular: 2 }, ways: { free_peoples: { minas_tirith: "join" } } },
    druadan_forest: { shadow: { sauron_regular: 4 } },
  },
  characters: { boromir: "minas_tirith", legolas: "fellowship" },
});

describe("the view", () => {
  it("is read with nothing but its name, and then shows an empty table", () => {
    const empty = tableOf(view({}));
    expect(empty.regions).toEqual({});
    expect(empty.dice.shadow).toEqual({ pool: 0, unused: {} });
    expect(empty.battle).toBeNull();
  });
  it("orders a force as a stack shows it, and leaves unknown figures out", () => {
    expect(inOrder({ nazgul: 1, sauron_elite: 1, isengard_regular: 2, wizard: 4, sauron_regular: 3 }).map((each) => each.figure)).toEqual(["isengard_regular", "sauron_regular", "sauron_elite", "nazgul"]);
  });
  it("counts units without leaders, and Leadership with characters", () => {
    const force = { gondor_regular: 3, gondor_elite: 1, gondor_leader: 1 };
    expect(units(force)).toBe(4);
    expect(leadershipOf(force, ["boromir"])).toBe(2);
    expect(leadershipOf({ nazgul: 2 }, ["witch_king"])).toBe(4);
  });
});

describe("the data", () => {
  it("has the cards as the rules have them", () => {
    const rows = [...python("cards").matchAll(/^ {4}\("(\w+)", "(character|army|muster)", "(\w+)", "(table|)", "(\w+)", "([\d ]+)"\)/gm)];
    expect(rows.length).toBe(96);
    for (const [, id = "", icon, user, stays, combat, initiative] of rows) {
      expect({ user: "any", stays: false, ...CARDS[id] }, id).toMatchObject({ icon, user, stays: stays === "table", combat, initiative });
    }
    expect(Object.keys(CARDS)).toEqual(rows.map((row) => row[1]));
  });
  it("has a drawn emblem for every nation, character and face", () => {
    const named = [...Object.values(NATION_ICON), ...Object.values(CHARACTER_ICON), ...Object.values(FACE_ICON)];
    expect(named.filter((name) => !(name in icons))).toEqual([]);
    expect(CHARACTERS.filter((id) => !CHARACTER_ICON[id])).toEqual([]);
  });
  it("writes on every nation's pigment with enough contrast", () => {
    const css = readFileSync(`${root}web/src/games/war_of_the_ring/nations.css`, "utf8");
    const light = (hex: string): number => {
      const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * (parts[0] ?? 0) + 0.7152 * (parts[1] ?? 0) + 0.0722 * (parts[2] ?? 0);
    };
    const pigments = [...css.matchAll(/--pigment: (#[0-9a-f]{6})/g)].map((found) => found[1] ?? "");
    expect(pigments.length).toBe(8);
    for (const pigment of pigments) expect((light("#fffaf0") + 0.05) / (light(pigment) + 0.05), pigment).toBeGreaterThan(4.5);
  });
});

describe("a choice on the table", () => {
  it("lies somewhere, whatever verb the rules know", () => {
    const verbs = [...python("words").matchAll(/VOCABULARY\.verb\("(\w+)"/g)].map((found) => found[1] ?? "");
    expect(verbs.length).toBeGreaterThan(40);
    const places = new Set(verbs.map((verb) => thingOf(`${verb} athelas`, "")));
    expect([...places].sort()).toEqual(["card", "companion", "deck", "die", "nation", "region", "tray"]);
  });
  it("is in the tray where a card is not named", () => {
    expect(thingOf("card none", "battle.card")).toBe("tray");
    expect(thingOf("discard random", "hunt.sorrow")).toBe("tray");
    expect(thingOf("take legolas", "fellowship.separate")).toBe("companion");
    expect(thingOf("take legolas", "companions.move")).toBe("tray");
  });
  it("is found on its card, its die, its deck", () => {
    const decision = decide("event.play", ["play athelas", "play wizards_staff"]);
    expect(tokensOfCard(decision, "athelas")).toEqual(["play athelas"]);
    expect(lyingOn(decision, "card")).toHaveLength(2);
    expect(lyingOn(null, "card")).toEqual([]);
  });
});

describe("a click on the map", () => {
  it("sends the whole army when nothing of it has been named, and says what it would meet", () => {
    const decision = decide("army.company", ["all", "take gondor_regular"], { region: "minas_tirith", figures: {}, characters: [] });
    expect(prospects(gondor, decision)).toEqual({
      osgiliath: [{ tokens: ["all", "to osgiliath"], meets: "join" }],
      lossarnach: [{ tokens: ["all", "to lossarnach"], meets: "move" }],
    });
  });
  it("sends the named part where the rules let it go", () => {
    const decision = decide("army.company", ["to lossarnach", "take gondor_regular"], { region: "minas_tirith", figures: { gondor_regular: 1 }, characters: [] });
    expect(prospects(gondor, decision)).toEqual({ lossarnach: [{ tokens: ["to lossarnach"], meets: "move" }] });
    expect(partyOf(decision)?.figures).toEqual({ gondor_regular: 1 });
  });
  it("attacks with all, and only where an enemy is", () => {
    const decision = decide("attack.vanguard", ["all", "take gondor_regular"], { region: "minas_tirith", figures: {}, characters: [] });
    expect(Object.keys(prospects(gondor, decision))).toEqual(["druadan_forest"]);
  });
  it("takes up a companion where he stands", () => {
    expect(prospects(gondor, decide("companions.move", ["take boromir"]))).toEqual({ minas_tirith: [{ tokens: ["take boromir"], meets: null }] });
  });
  it("begins a go at its end: with an army, by each die that may pay", () => {
    const decision = decide("turn.action", ["die character", "die army", "die event"]);
    expect(onArmy(gondor, decision, "minas_tirith").map((each) => each.tokens)).toEqual([
      ["die character", "act move_army", "from minas_tirith"],
      ["die army", "act move_armies", "from minas_tirith"],
      ["die character", "act attack_led", "from minas_tirith"],
      ["die army", "act attack", "from minas_tirith"],
    ]);
    expect(onArmy(gondor, decision, "osgiliath").map((each) => each.die)).toEqual(["army"]);
    expect(onArmy(gondor, decision, "druadan_forest")).toEqual([]);
  });
  it("begins with a card or the Fellowship likewise, and with the die that has been chosen", () => {
    const decision = decide("turn.action", ["die will", "die muster_army"]);
    expect(onCard(decision, "athelas").map((each) => each.tokens)).toEqual([["die will", "act play_event", "play athelas"]]);
    expect(onCard(decision, "the_last_battle").map((each) => each.die)).toEqual(["will", "muster_army"]);
    expect(onFellowship(decide("turn.use", ["act move_fellowship", "act draw"], { die: "will" })).map((each) => each.tokens)).toEqual([["act move_fellowship"]]);
    expect(onFellowship(decide("turn.use", ["act move_fellowship"], { die: "will" }, "shadow"))).toEqual([]);
  });
});

type Told = { seat: string; events: GameEvent[]; before: Partial<TableView>; after: Partial<TableView> };

describe("an event", () => {
  const nothing = (value: unknown): boolean => value === undefined || value === null || (typeof value === "object" && !Object.keys(value).length);
  /** Without what is empty: a region whose last figure has left may be told or not. */
  const tidy = (value: unknown): unknown => {
    if (Array.isArray(value)) return [...value].sort();
    if (!value || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, tidy(inner)] as const).filter(([, inner]) => !nothing(inner)));
  };

  it.each((steps as unknown as Told[]).map((step) => [step.events.map((event) => event.event).join(", "), step] as const))("%s leaves the table as the rules do", (_, step) => {
    let now = view(step.before, null, step.seat);
    for (const event of step.events) now = sketch(now, event);
    const { hunt, ...told } = { ...step.before, ...step.after };
    delete told.battle;
    delete told.phase;
    for (const [key, value] of Object.entries(told)) expect(tidy((now.table as Record<string, unknown>)[key]), key).toEqual(tidy(value));
    expect(tableOf(now).hunt.damage).toBe(hunt?.damage);
    expect(now.decision).toBeNull();
  });
  it("sounds and is shown for a while where it tells something new", () => {
    expect(sound({ event: "attack" } as GameEvent)).toBe("clash");
    expect(sound({ event: "guide" } as GameEvent)).toBeNull();
    expect(pace({ event: "combat_roll" } as GameEvent)).toBeGreaterThan(pace({ event: "removed" } as GameEvent));
    expect(pace({ event: "declined" } as GameEvent)).toBe(0);
  });
});

const battle: GameEvent[] = [
  { event: "attack", region: "osgiliath", from: "north_ithilien", attacker: "shadow", figures: { sauron_regular: 5 }, characters: [] },
  { event: "combat_cards_shown", free_peoples: ["athelas", "anduril"], shadow: null },
  { event: "combat_roll", side: "shadow", dice: [6, 2, 5], needed: 5, bonus: 0, hits: 2, cause: "combat_roll" },
  { event: "combat_roll", side: "free_peoples", dice: [3], needed: 4, bonus: 1, hits: 0, cause: "leader_reroll" },
  { event: "removed", region: "osgiliath", figure: "gondor_regular", cause: "hit" },
  { event: "attack_goes_on", region: "osgiliath" },
  { event: "combat_roll", side: "shadow", dice: [1], needed: 5, bonus: 0, hits: 0, cause: "combat_roll" },
] as unknown as GameEvent[];
const told = (events: GameEvent[]): Scene => events.reduce<Scene>((before, event) => scene(before, event), NO_SCENE);

describe("a battle", () => {
  it("is told round by round: the cards, the rolls with what they need, the losses", () => {
    const account = told(battle).battle;
    expect(account).toMatchObject({ region: "osgiliath", from: "north_ithilien", attacker: "shadow", over: null });
    expect(account?.rounds.map((round) => round.steps.map((step) => step.kind))).toEqual([["cards", "roll", "roll", "loss"], ["roll"]]);
    expect(account?.rounds[0]?.steps[1]).toMatchObject({ side: "shadow", dice: [6, 2, 5], needed: 5, hits: 2 });
  });
  it("ends with its outcome, and is put away when the next action begins", () => {
    const over = told([...battle, { event: "battle_over", region: "osgiliath", how: "ceased" } as unknown as GameEvent]);
    expect(over.battle?.over).toBe("ceased");
    expect(scene(over, { event: "die_used" } as GameEvent).battle).toBeNull();
  });
  const fighter = { seat: "", figures: {}, characters: [], strength: 1, leadership: 0, dice: 1, needs: 5, bonus: 0, reroll_bonus: 0, card: null, cancelled: false, roll: [4, 6], reroll: 0, hits: 1, reroll_hits: 0, early_hits: 0, silenced: [] };
  const fought = (round: number, region = "osgiliath"): View =>
    view({ battle: { region, from: "north_ithilien", attacker: "shadow", kind: "field", round, rounds_left: 0, white_rider: false, sides: { free_peoples: fighter, shadow: fighter } } });
  it("keeps its account when a question comes in its midst, but tells nothing of later rounds to who looks back", () => {
    told(battle);
    expect(still(fought(2)).battle?.rounds).toHaveLength(2);
    expect(still(fought(1)).battle?.rounds).toHaveLength(1);
  });
  it("is told by its own numbers where nobody saw it", () => {
    told(battle);
    expect(still(fought(1, "pelargir")).battle?.rounds[0]?.steps).toEqual([
      { kind: "roll", side: "free_peoples", cause: "combat_roll", dice: [4, 6], needed: 5, bonus: 0, hits: 1 },
      { kind: "roll", side: "shadow", cause: "combat_roll", dice: [4, 6], needed: 5, bonus: 0, hits: 1 },
    ]);
    expect(still(view({})).battle).toBeNull();
  });
});

describe("the Hunt", () => {
  const hunt = [
    { event: "hunt_roll", dice: [6, 1], bonus: 1, successes: 1, reroll: false },
    { event: "hunt_tile", tile: "three", cause: "hunt" },
    { event: "hunt_damage", damage: 3, cause: "three" },
    { event: "hunt_lowered", damage: 1, cause: "boromir" },
    { event: "character_lost", character: "boromir", cause: "hunt" },
    { event: "corruption", points: 1, total: 4, cause: "three" },
    { event: "fellowship", what: "revealed", region: "moria" },
  ] as unknown as GameEvent[];
  it("is told step by step: dice, tile, damage, and how it is met", () => {
    expect(told(hunt).hunt?.steps.map((step) => step.kind)).toEqual(["roll", "tile", "damage", "lowered", "lost", "corruption", "revealed"]);
  });
  it("keeps its account while its tile lies there, and tells another Hunt only what the table shows", () => {
    told(hunt.slice(0, 3));
    const hunted = (tile: string): View => view({ hunt: { pool: {}, drawn: {}, removed: {}, waiting: [], tile, put_by: null, damage: 3, dice: [], successes: 0 } });
    expect(still(hunted("three")).hunt?.steps).toHaveLength(3);
    expect(still(hunted("eye")).hunt?.steps).toEqual([{ kind: "tile", tile: "eye", cause: "hunt" }]);
    expect(still(view({})).hunt).toBeNull();
  });
  it("is put away with the next action", () => {
    expect(told([...hunt, { event: "die_used" } as GameEvent]).hunt).toBeNull();
  });
});

describe("the list", () => {
  it("holds every choice once, in groups", () => {
    for (const decision of [decide("turn.action", ["die army", "ring army", "pass", "merge bree"]), decide("army.company", ["to bree", "all", "take nazgul", "done"]), decide("hunt.casualty", ["casualty guide", "decline"])]) {
      expect(groups(decision).flatMap((group) => group.tokens).sort()).toEqual([...decision.tokens].sort());
    }
  });
  it("leaves the last step of a gesture to the player", () => {
    expect(deliberate("army.company")).toBe(true);
    expect(deliberate("hunt.casualty")).toBe(false);
  });
});

describe("a review", () => {
  it("lays all hands open", () => {
    const hand = { character: 1, strategy: 0, face_down: { character: 0, strategy: 0 } };
    const of = (seat: string): View =>
      view({ hands: { free_peoples: seat === "free_peoples" ? { ...hand, cards: ["athelas"] } : hand, shadow: seat === "shadow" ? { ...hand, cards: ["orc_patrol"] } : hand } }, null, seat);
    const all = merge({ free_peoples: of("free_peoples"), shadow: of("shadow") });
    expect(ownSeats(tableOf(all).hands)).toEqual(["free_peoples", "shadow"]);
    expect(tableOf(all).hands["shadow"]?.cards).toEqual(["orc_patrol"]);
  });
});
