/** Adventure to Mount Doom: the road, the picture that events make, the odds, and words for all that real games tell. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { CARDS, DICE, emblem, EVENTS, eventAt, FIGURES, HEART_SPACES, NAZGUL_SPACES, placeAt, PROMPTS, REASONS, STAGES, subjectOf, type TableView, VERBS, verbOf } from "../src/games/mount_doom/data";
import { merge, pace, scene, sketch, still, tokensFor } from "../src/games/mount_doom/model";
import { ALONE, battleOdds, forecast, lostBattles, witchKingOdds } from "../src/games/mount_doom/odds";
import { windowOn, written } from "../src/games/mount_doom/plaques";
import { preview } from "../src/games/mount_doom/preview";
import { reach, SPACES, standing } from "../src/games/mount_doom/road";
import type { GameEvent, View } from "../src/lib/protocol";
import icons from "../src/ui/icons.json";

const root = fileURLToPath(new URL("../..", import.meta.url));
const LANGUAGES = ["en", "pl", "it"] as const;

const table: TableView = {
  turn: { seat: "first", number: 3 },
  stage: { name: "lothlorien", destination: 8 },
  figures: { ring_bearer: 2, merry_pippin: 0, aragorn: 5, legolas: 2, gimli: null },
  courage: { now: 9, top: 15, eye: 4, galadriel: 10 },
  isengard: { chieftain: true, warriors: 2, pool: 3, treebeard: false },
  minas_morgul: { nazgul: 3, pool: 6 },
  gandalf: { locked: false, stack: 3 },
  track: [1, 2, 3, 4, 5, 6].map((slot) => ({ slot, card: slot === 2 ? "cave_troll" : slot === 1 ? "unknown" : null, face_down: slot === 1, covers: null })),
  removed: [],
  stacks: {},
  foreseen: null,
  cards: { first: ["boromir"], second: ["gandalfs_power"] },
  dice: { orange: 4, blue: 3, black_1: 2, black_2: 1 },
  tile: [null, null, null, null],
  battle: null,
  would: {
    support: ["aragorn", "legolas"],
    figures: Object.fromEntries(FIGURES.map((figure) => [figure, [1, 2, 3, 4, 5, 6].map((face) => ({ to: face }))])) as TableView["would"]["figures"],
    slots: [{}, { battles: 1, hearts: 2 }, { symbol: "aragorn" }, { symbol: "legolas" }, { symbol: "gimli" }, { symbol: "nazgul" }],
  },
};
const view: View = { game: "mount_doom", options: {}, seat: "first", table, waiting: [], decision: null, outcome: null };
const after = (event: GameEvent): TableView => sketch(view, event).table as TableView;

describe("the road", () => {
  it("has forty-nine spaces, no two of them closer than a pawn is wide, all on the map", () => {
    expect(SPACES).toHaveLength(49);
    for (const [i, a] of SPACES.entries()) {
      expect(a.x).toBeGreaterThan(20);
      expect(a.x).toBeLessThan(980);
      expect(a.y).toBeGreaterThan(40);
      expect(a.y).toBeLessThan(430);
      for (const b of SPACES.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y), `space ${i}`).toBeGreaterThan(38);
    }
  });
  it("runs east: every destination lies further that way than the one before", () => {
    const places = [0, 8, 16, 24, 32, 40, 48].map((space) => SPACES[space]?.x ?? 0);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
  it("sets the figures of one space side by side", () => {
    const five = [0, 1, 2, 3, 4].map((i) => standing(0, i, 5).x);
    expect(new Set(five).size).toBe(5);
    expect(standing(3, 0, 1)).toEqual({ ...SPACES[3], front: false });
  });
  it("lets nobody stand on another's emblem", () => {
    for (const count of [2, 3, 4, 5]) {
      const all = Array.from({ length: count }, (_, i) => standing(0, i, count));
      for (const [i, a] of all.entries()) for (const b of all.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y), `${count} figures`).toBeGreaterThan(18.4);
    }
  });
  it("knows its places and its stones", () => {
    expect([0, 8, 24, 48, 9].map(placeAt)).toEqual(["rivendell", "lothlorien", "helms_deep", "mount_doom", null]);
    expect([7, 3, 4].map(eventAt)).toEqual(["heart", "nazgul", null]);
    expect([...HEART_SPACES, ...NAZGUL_SPACES].some((space) => placeAt(space) !== null)).toBe(false);
  });
});

describe("a window on the map", () => {
  const name = (x: number, wide = 100) => ({ x, wide });
  it("has what is looked for in its middle, or as near as the map reaches", () => {
    expect(windowOn(500, 400, [])).toBe(300);
    expect(windowOn(20, 400, [])).toBe(0);
    expect(windowOn(990, 400, [])).toBe(600);
  });
  it("moves as little as lets it slice no name", () => {
    expect(windowOn(500, 400, [name(320)])).toBe(264);
    expect(windowOn(500, 400, [name(280)])).toBe(336);
    expect(windowOn(500, 400, [name(690)])).toBe(346);
  });
  it("slices one name rather than two, and rather than lose what is looked for", () => {
    expect(windowOn(500, 200, [name(400, 60), name(600, 60)])).toBe(364);
    expect(windowOn(500, 200, [name(400, 60), name(600, 60), name(350, 40)])).toBe(436);
    expect(windowOn(500, 200, [name(400, 60), name(600, 60), name(350, 40), name(660, 60)])).toBe(364);
    expect(windowOn(500, 100, [name(455), name(545)])).toBe(450);
  });
  it("cuts nobody who stands there, even for a name", () => {
    expect(windowOn(62, 344, [name(318, 70)])).toBe(15);
    expect(windowOn(62, 344, [name(318, 70)], reach(0, 5))).toBe(12);
    for (const count of [2, 3, 4, 5]) for (const space of [0, 5, 48]) {
      const left = windowOn(SPACES[space]?.x ?? 0, 300, written(), reach(space, count));
      const all = Array.from({ length: count }, (_, i) => standing(space, i, count).x);
      expect(Math.min(...all) - left, `${count} figures at ${space}`).toBeGreaterThanOrEqual(18);
      expect(left + 300 - Math.max(...all), `${count} figures at ${space}`).toBeGreaterThanOrEqual(18);
    }
  });
});

describe("events on the board", () => {
  it("move figures, courage and the enemy", () => {
    expect(after({ event: "moved", figure: "aragorn", from: 5, to: 8 }).figures.aragorn).toBe(8);
    expect(after({ event: "waits", figure: "aragorn", from: 39, to: null }).figures.aragorn).toBeNull();
    expect(after({ event: "courage", from: 9, to: 7 }).courage.now).toBe(7);
    expect(after({ event: "uruk_hai_placed", count: 2, in_isengard: 5 }).isengard).toMatchObject({ warriors: 4, pool: 1 });
    expect(after({ event: "uruk_hai_removed", chieftain: true, in_isengard: 0 }).isengard.chieftain).toBe(false);
    expect(after({ event: "nazgul_placed", at_minas_morgul: 4 }).minas_morgul).toEqual({ nazgul: 4, pool: 5 });
    expect(table.figures.aragorn).toBe(5);
  });
  it("put dice in the book and take them out", () => {
    const filled = after({ event: "page_filled", page: 1, dice: { black_1: 2, orange: 4 } });
    expect(filled.tile).toEqual([{ die: "black_1", face: 2 }, { die: "orange", face: 4 }, null, null]);
    expect(filled.dice).toEqual({ blue: 3, black_2: 1 });
    const gone = sketch({ ...view, table: filled }, { event: "die_resolved", die: "black_1", face: 2 }).table as TableView;
    expect(gone.tile[0]).toBeNull();
    expect(gone.tile[1]).toEqual({ die: "orange", face: 4 });
  });
  it("hand cards about", () => {
    expect(after({ event: "ally_taken", slot: 2, card: "arwen", seat: "second" })).toMatchObject({ cards: { second: ["gandalfs_power", "arwen"] } });
    expect(after({ event: "ally_taken", slot: 2, card: "arwen", seat: "second" }).track[1]?.card).toBeNull();
    expect(after({ event: "card_used", card: "boromir", seat: "second" }).cards["first"]).toEqual([]);
    expect(after({ event: "stage_begins", stage: "rohan", track: [null, "wargs", "nazgul", "saruman", "theoden", null] }).track[0]).toMatchObject({ card: "unknown", face_down: true });
  });
  it("set the stage of a battle step by step", () => {
    let now = scene(null, { event: "activated", slot: 2, card: "cave_troll" });
    expect(now.met).toBe(2);
    now = scene(now, { event: "battle", enemy: "cave_troll", support: ["aragorn"], cause: "cave_troll" });
    now = scene(now, { event: "rolled", dice: { battle: "sauron" }, cause: "battle" });
    expect(now).toMatchObject({ rolling: ["battle"], fight: { enemy: "cave_troll", face: "sauron", result: null } });
    now = scene(now, { event: "battle_lost", enemy: "cave_troll", cause: "sauron" });
    now = scene(now, { event: "courage", from: 9, to: 7, cause: "cave_troll" });
    expect(now).toMatchObject({ courage: 9, rolling: [], fight: { result: "lost", lost: 2 } });
    expect(scene(now, { event: "die_resolved", die: "orange", face: 1 }).fight).toBeNull();
  });
  it("show dice that a card demands", () => {
    expect(scene(null, { event: "rolled", dice: { black_1: 6 }, cause: "ring_power" }).fight).toMatchObject({ enemy: "ring_power", support: null, face: 6 });
  });
  it("take longer for a longer way", () => {
    expect(pace({ event: "moved", from: 0, to: 6 })).toBeGreaterThan(pace({ event: "moved", from: 0, to: 1 }));
  });
});

it("shows a battle that is only looked up, and one view for all", () => {
  const fighting = { ...view, table: { ...table, battle: { enemy: "cave_troll", left: 1, won: 0, streak: 0, support: ["aragorn"] } } };
  expect(still(fighting).fight).toMatchObject({ enemy: "cave_troll", support: ["aragorn"] });
  expect(still(view).fight).toBeNull();
  expect(merge({ first: { ...view, decision: null }, second: view })).toMatchObject({ seat: null, decision: null });
});

describe("what a choice would do", () => {
  const decision = { seat: "first", prompt: "roll.place_black", rule: "", about: {}, tokens: [] };
  it("is a ghost on the road, a slot, or courage", () => {
    expect(preview("place orange", view, decision)).toMatchObject({ figure: "ring_bearer", walks: [{ face: 4, walk: { to: 4 } }] });
    expect(preview("place black_1", view, decision)).toMatchObject({ figure: null, slot: 2 });
    expect(preview("take green", view, decision).walks).toHaveLength(6);
    expect(preview("lead aragorn", view, decision).walks[0]?.walk.to).toBe(8);
    expect(preview("gain courage", view, decision).courage).toBe(11);
    expect(preview("advance 2", view, { ...decision, prompt: "slot.move", about: { figure: "legolas" } })).toMatchObject({ figure: "legolas", byDie: false });
    expect(preview("pass", view, { ...decision, prompt: "action.before_die", about: { die: "blue", face: 3 } }).figure).toBe("aragorn");
  });
  it("finds the legal choices on a thing", () => {
    const open = { ...decision, tokens: ["place black_1", "place black_2", "use elrond"] };
    expect(tokensFor("die", "black_2", open)).toEqual(["place black_2"]);
    expect(tokensFor("card", "elrond", open)).toEqual(["use elrond"]);
    expect(tokensFor("card", "arwen", open)).toEqual([]);
  });
});

describe("the odds", () => {
  const sum = (spread: number[]): number => spread.reduce((a, b) => a + b, 0);
  it("of one battle are the faces that win", () => {
    expect(lostBattles(4, 1, 9, ALONE).slice(0, 2)).toEqual([4 / 6, 2 / 6]);
    expect(lostBattles(0, 1, 9, ALONE)[0]).toBe(0);
    expect(lostBattles(0, 1, 9, { ...ALONE, gandalf: 1 })[0]).toBeCloseTo(1 / 6);
    expect(lostBattles(4, 1, 9, { ...ALONE, gandalf: 1 })[0]).toBeCloseTo(5 / 6);
    expect(lostBattles(0, 1, 9, { ...ALONE, eomer: true })[0]).toBe(1);
    expect(lostBattles(2, 1, 9, { ...ALONE, elrond: true })[0]).toBeCloseTo(1 - (4 / 6) ** 2);
    expect(lostBattles(0, 1, 9, { ...ALONE, boromir: true })[0]).toBeCloseTo(5 / 6);
  });
  it("of several are those of chance, one after another", () => {
    const spread = lostBattles(3, 3, 9, ALONE);
    expect(spread.slice(0, 4).map((each) => Math.round(each * 8))).toEqual([1, 3, 3, 1]);
    for (const help of [ALONE, { gandalf: 2, elrond: true, boromir: true, eomer: true }]) expect(sum(lostBattles(2, 6, 9, help))).toBeCloseTo(1);
  });
  it("of the Mouth of Sauron end with two victories in a row, or with the courage", () => {
    const spread = lostBattles(3, null, 4, ALONE);
    expect(sum(spread)).toBeCloseTo(1);
    expect(spread[0]).toBeCloseTo(1 / 4);
    expect(spread[1]).toBeCloseTo(3 / 4 / 4);
    expect(lostBattles(3, null, 4, ALONE, 1)[0]).toBeCloseTo(1 / 2);
  });
  it("count hearts, and the end of the game", () => {
    const odds = battleOdds(3, 2, 2, 3, ALONE);
    expect(odds.lost).toEqual([0.25, 0, 0.5]);
    expect(odds.defeat).toBeCloseTo(0.25);
    expect(odds.expected).toBeCloseTo(0.5 * 2 + 0.25 * 3);
  });
  it("of the Witch-king are even, and Éowyn can end it", () => {
    expect(witchKingOdds(2, 9, false).lost.slice(0, 3)).toEqual([0.25, 0.5, 0.25]);
    expect(witchKingOdds(1, 9, true).lost[0]).toBeCloseTo(0.5);
    expect(witchKingOdds(3, 9, true).expected).toBeLessThan(witchKingOdds(3, 9, false).expected);
    expect(witchKingOdds(3, 2, false).defeat).toBeCloseTo(0.5);
  });
  it("are told for what lies open on the track, and for nothing else", () => {
    expect(forecast(view, "cave_troll")).toMatchObject({ battles: 1, hearts: 2, support: ["aragorn", "legolas"] });
    expect(forecast(view, "cave_troll")?.alone.lost[0]).toBeCloseTo(2 / 6);
    expect(forecast(view, "cave_troll")?.helped?.lost[0]).toBeCloseTo(3 / 6);
    expect(forecast(view, "wargs")).toBeNull();
    expect(forecast(view, "moria_orc")).toBeNull();
  });
  it("leave out what another player's ally could do where allies are exclusive", () => {
    const two = { ...table, turn: { seat: "second", number: 4 }, cards: { first: ["elrond"], second: [] } };
    expect(forecast({ ...view, table: two }, "cave_troll")?.helped).not.toBeNull();
    expect(forecast({ ...view, table: two, options: { exclusive_allies: true } }, "cave_troll")?.helped).toBeNull();
  });
});

it("has an emblem for every card, figure and face", () => {
  const missing = [...Object.keys(CARDS), ...FIGURES, "gandalf", "sauron", "nazgul", "heart"].filter((id) => !(emblem(id) in icons));
  expect(missing).toEqual([]);
});

// --- real games ------------------------------------------------------------------------------------------------

type Told = { views: View[]; events: GameEvent[]; outcomes: { winners: string[]; reason: string; scores: Record<string, number> }[] };

/** Random games of every preset, as the server would tell them to the first seat. */
const PLAY = `
import json, westmarch
from westmarch import Generator
from westmarch.kernel.playout import random_token
game = westmarch.game("mount_doom")
views, events, outcomes = [], [], []
kinds, seen = set(), set()
for number, (name, preset) in enumerate(game.presets.items()):
    state, rng = game.new(preset, seed=number), Generator.seeded(number)
    while state.outcome is None:
        seat = state.seats[state.turn]
        view = state.view(seat)
        key = (view["decision"]["prompt"], *sorted({token.split()[0] for token in view["decision"]["tokens"]}))
        if key not in seen or len(views) < 150:
            seen.add(key)
            views.append(view)
        for event in state.play(seat, random_token(state, state.turn, rng)):
            told = event.seen_by(0)
            key = (event.kind, str(told.get("cause")), str(told.get("figure")))
            if key not in kinds:
                kinds.add(key)
                events.append(told)
    outcomes.append({"winners": list(state.outcome.winners), "reason": state.outcome.reason, "scores": dict(state.outcome.scores)})
print(json.dumps({"views": views, "events": events, "outcomes": outcomes}))
`;

const source = (folder: string): string =>
  readdirSync(folder, { withFileTypes: true })
    .map((entry) => (entry.isDirectory() ? source(join(folder, entry.name)) : readFileSync(join(folder, entry.name), "utf8")))
    .join("\n");

describe("words for real games", () => {
  let told: Told;
  let i18n: typeof import("../src/lib/i18n.svelte");
  let spoken: typeof import("../src/games/mount_doom/words");

  beforeAll(async () => {
    const own = join(root, ".venv/bin/python");
    const python = process.env["PYTHON"] ?? (existsSync(own) ? own : "python3");
    const json = execFileSync(python, ["-c", PLAY], { env: { ...process.env, PYTHONPATH: join(root, "src") }, maxBuffer: 1 << 28, encoding: "utf8" });
    told = JSON.parse(json) as Told;
    vi.stubGlobal("document", { documentElement: {} });
    i18n = await import("../src/lib/i18n.svelte");
    spoken = await import("../src/games/mount_doom/words");
    await i18n.learn("mount_doom");
  }, 120_000);

  /** A sentence without a gap: no id, no variable, no empty place. */
  function whole(text: string, about: unknown): void {
    expect(text, JSON.stringify(about)?.slice(0, 300)).toMatch(/\S/);
    expect(text, JSON.stringify(about)?.slice(0, 300)).not.toMatch(/\{|\}|\$|undefined|\bnull\b|NaN|\[object|_|^(prompt|event|token|card|ui|die|region|character)-| {2}|: *[.;,]|\(\)/);
  }

  it.each(LANGUAGES)("%s: every prompt, choice, event and ending is a whole sentence", async (language) => {
    const missing = vi.spyOn(console, "error").mockImplementation(() => {});
    await i18n.speak(language);
    const { words } = spoken;
    for (const each of told.views) {
      const decision = each.decision;
      if (!decision) throw new Error("a view without a decision");
      whole(words.prompt(decision), decision);
      whole(words.waiting(each.waiting[0]?.prompt ?? "", "Éowyn"), each.waiting);
      for (const token of decision.tokens) {
        whole(words.token(token, each), [token, decision.prompt]);
        for (const more of [words.more(token, each), words.preview?.(token, each) ?? ""]) if (more) whole(more, [token, decision.prompt]);
      }
      for (const slot of [1, 2, 3, 4, 5, 6]) whole(spoken.meetingWords(slot, each), slot);
    }
    for (const event of told.events) whole(words.event(event), event);
    for (const event of told.events) if (words.cause(event)) whole(words.cause(event), event);
    for (const outcome of told.outcomes) {
      whole(words.outcome(outcome), outcome);
      whole(words.reason(outcome.reason), outcome);
    }
    const view = told.views[0] as View;
    for (const at of ["die orange", "slot 1", "slot 2", "space 8", "space 9", "figure gimli", "card arwen", "region isengard"]) whole(words.place?.(at, view) ?? "", at);
    expect(missing.mock.calls).toEqual([]);
    missing.mockRestore();
  }, 120_000);

  it.each(LANGUAGES)("%s: the names leave room for a phone's views of the road that slice none of them, but one at the most", async (language) => {
    await i18n.speak(language);
    /** How many names the view of each space slices. */
    const sliced = (seen: number): number[] =>
      SPACES.map(({ x }) => {
        const left = windowOn(x, seen, written());
        return written().filter((name) => [left, left + seen].some((edge) => Math.abs(edge - name.x) < name.wide / 2)).length;
      });
    expect(sliced(341).filter(Boolean).length, `${sliced(341)}`).toBeLessThanOrEqual(1);
    // In a battle the map is smaller and more of it is seen: where a name must be sliced, it is one alone.
    expect(Math.max(...sliced(451)), `${sliced(451)}`).toBeLessThanOrEqual(1);
  });

  it("counts steps in words", async () => {
    await i18n.speak("en");
    expect(["advance 0", "advance 1", "advance 2"].map((token) => spoken.words.token(token, told.views[0] as View))).toEqual(["Stay", "One space", "2 spaces"]);
  });

  it("meets nothing that the client's own lists do not know", () => {
    expect(new Set(told.views.map((each) => each.decision?.prompt)).size).toBeGreaterThan(20);
    expect(told.views.map((each) => each.decision?.prompt ?? "").filter((prompt) => !PROMPTS.includes(prompt))).toEqual([]);
    expect(told.views.flatMap((each) => each.decision?.tokens ?? []).map(verbOf).filter((verb) => !VERBS.includes(verb))).toEqual([]);
    expect(told.events.map((event) => event.event).filter((kind) => !EVENTS.includes(kind))).toEqual([]);
    expect(told.outcomes.map((outcome) => outcome.reason).filter((reason) => !REASONS.includes(reason))).toEqual([]);
    const cards = told.views.flatMap((each) => (each.table as TableView).track.map((slot) => slot.card)).filter((card) => card !== null && card !== "unknown");
    expect(cards.filter((card) => !((card ?? "") in CARDS))).toEqual([]);
  });

  it("draws every position that real games come to, and foretells every die", () => {
    for (const each of told.views) {
      const shown = each.table as TableView;
      expect(still(each).fight === null).toBe(shown.battle === null);
      expect((STAGES as readonly string[]).includes(shown.stage.name)).toBe(true);
      for (const space of Object.values(shown.figures)) expect(space === null || space in SPACES).toBe(true);
      for (const token of each.decision?.tokens ?? []) {
        const seen = preview(token, each, each.decision);
        const verb = verbOf(token);
        if (verb === "place" || verb === "take" || verb === "face") expect(seen.figure !== null || seen.slot !== null, `${token} ${each.decision?.prompt}`).toBe(true);
        if ((DICE as readonly string[]).includes(subjectOf(token)) && verb === "place") expect(seen.walks.length || seen.slot).toBeTruthy();
      }
    }
  });

  it("sketches after every event a table that can be drawn", () => {
    const first = told.views[0] as View;
    for (const event of told.events) {
      const sketched = sketch(first, event).table as TableView;
      expect(sketched.track).toHaveLength(6);
      expect(sketched.tile).toHaveLength(4);
      expect(scene(null, event).rolling.every((die) => (DICE as readonly string[]).includes(die))).toBe(true);
    }
  });

  it("keeps no message of its board that nobody uses", () => {
    const code = source(join(root, "web/src/games/mount_doom"));
    const ids = [...readFileSync(join(root, "locales/en/mount_doom.ftl"), "utf8").matchAll(/^(ui-doom-[a-z-]+) =/gm)].map((found) => found[1] ?? "");
    expect(ids.length).toBeGreaterThan(70);
    expect(ids.filter((id) => !code.includes(`"${id}"`))).toEqual([]);
  });
});
