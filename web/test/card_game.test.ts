/** The Card Game's model and words: what an event changes, what a click means, and names for all that there is. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/lib/choices";
import type { BoardProps } from "../src/games/shape";
import type { Decision, GameEvent, View } from "../src/lib/protocol";
import { BATTLEGROUNDS, CARDS, FACTIONS, ICONS, type InPlay, lanes, onTurn, PATHS, printed, type SeatView, shownHands, sideOf, type TableView, tableOf, through } from "../src/games/card_game/data";
import { desk } from "../src/games/card_game/desk.svelte";
import { fades } from "../src/games/card_game/edges";
import { inTwoLines, opening } from "../src/games/card_game/fit";
import { fetched, merge, mustAct, offered, plain, run, scene, sketch, still, together, tokensAt, tokensOf, worthOf } from "../src/games/card_game/model";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string): string => readFileSync(root + path, "utf8");
const dashed = (id: string): string => id.replaceAll(/[_.]/g, "-");

// --- a small table ---------------------------------------------------------------------------------------------

const inPlay = (card: string, seat: string, items: string[] = []): InPlay => ({
  card,
  type: CARDS[card]?.type ?? "",
  seat,
  items: items.map((item) => ({ card: item, seat })),
  fresh: false,
});

const seatOf = (side: "free" | "shadow", person: number, told: Partial<SeatView> = {}): SeatView => ({
  side,
  person,
  ring: true,
  carryover: 2,
  hand: 2,
  deck: 20,
  cycle_pile: 3,
  eliminated: 0,
  apart: 0,
  reserve: [],
  laid: [],
  played: [],
  known: { hand: [], cycle_pile: [], eliminated: [] },
  cards: null,
  ...told,
});

const own = { hand: ["gimli", "sting"], deck: [], cycle_pile: [], eliminated: [], apart: [], top_of_deck: null, open_to: { play: { gimli: ["to path", "to reserve"] }, move: {} } };

function table(more: Partial<TableView> = {}): View {
  const told: TableView = {
    scenario: "trilogy",
    round: 3,
    first_player: "frodo",
    turn: "frodo",
    order: ["frodo", "witch_king", "aragorn", "saruman"],
    passed: [],
    seats: {
      frodo: seatOf("free", 0, { cards: own, reserve: [inPlay("sam_gamgee", "frodo", ["elven_cloak"])] }),
      witch_king: seatOf("shadow", 1),
      aragorn: seatOf("free", 2),
      saruman: seatOf("shadow", 1),
    },
    path: { path: "imladris", number: 3, cards: [inPlay("frodo_baggins", "frodo")], path_attack_added: 0, path_defence_added: 0, sums: { attack: 0, own_defence: 1, cards_defence: 1 } },
    next_path: null,
    path_number: 3,
    battlegrounds: {
      edoras: { cards: [], attack_added: 1, defence_added: 0, defence_counts: true, sums: { attack: 4, own_defence: 1, cards_defence: 1 } },
      moria: { cards: [], attack_added: 0, defence_added: 0, defence_counts: false, sums: { attack: 0, own_defence: 0, cards_defence: 0 } },
    },
    battleground_decks: [],
    path_deck: [],
    scoring: { free: { battlegrounds: [], paths: ["bag_end"], points: 1 }, shadow: { battlegrounds: [], paths: [], points: 2 } },
    corruption: 2,
    lasting: [],
    combat: null,
    ...more,
  };
  return { game: "card_game", options: {}, seat: "frodo", table: told, waiting: [], decision: null, outcome: null };
}

const after = (view: View, ...events: GameEvent[]): TableView => tableOf(events.reduce(sketch, view));
const ask = (prompt: string, tokens: string[], about: Record<string, unknown> = {}): Decision => ({ seat: "frodo", prompt, rule: "", about, tokens });

describe("what an event changes", () => {
  it("lays a card that is played out of the hand to its place", () => {
    const told = after(table(), { event: "played", seat: "frodo", card: "gimli", to: "imladris" });
    expect(told.path?.cards.map((card) => card.card)).toEqual(["frodo_baggins", "gimli"]);
    expect(told.seats["frodo"]?.cards?.hand).toEqual(["sting"]);
    expect(told.seats["frodo"]?.hand).toBe(1);
  });
  it("binds a card that is played to the reserve", () => {
    const told = after(table(), { event: "played", seat: "frodo", card: "gimli", to: "reserve" });
    expect(told.seats["frodo"]?.reserve.map((card) => [card.card, card.fresh])).toEqual([["sam_gamgee", false], ["gimli", true]]);
  });
  it("puts an item on its wielder", () => {
    const told = after(table(), { event: "played", seat: "frodo", card: "sting", on: "frodo_baggins" });
    expect(told.path?.cards[0]?.items).toEqual([{ card: "sting", seat: "frodo" }]);
  });
  it("shows an event while it is played, and then in no place", () => {
    const view = table();
    const told = after(view, { event: "played", seat: "saruman", card: "threats_and_promises" });
    expect(told.seats["saruman"]?.laid).toEqual(["threats_and_promises"]);
    const done = after(view, { event: "played", seat: "saruman", card: "threats_and_promises" }, { event: "eliminated", seat: "saruman", count: 1, cards: ["threats_and_promises"] });
    expect([done.seats["saruman"]?.laid, done.seats["saruman"]?.eliminated, done.seats["saruman"]?.hand]).toEqual([[], 1, 1]);
  });
  it("moves a card with its items", () => {
    const told = after(table(), { event: "moved", seat: "frodo", card: "sam_gamgee", to: "imladris" });
    expect(told.path?.cards.at(-1)).toMatchObject({ card: "sam_gamgee", items: [{ card: "elven_cloak" }] });
    expect(told.seats["frodo"]?.reserve).toEqual([]);
  });
  it("counts hidden cards that go, and names those that are seen", () => {
    expect(after(table(), { event: "cycled", seat: "witch_king", count: 1 }).seats["witch_king"]).toMatchObject({ hand: 1, cycle_pile: 4 });
    expect(after(table(), { event: "cycled", seat: "frodo", count: 1, cards: ["sting"] }).seats["frodo"]?.cards?.hand).toEqual(["gimli"]);
  });
  it("takes what is lost off the table", () => {
    const told = after(table(), { event: "eliminated", seat: "frodo", count: 1, cards: ["frodo_baggins"] });
    expect(told.path?.cards).toEqual([]);
    expect(told.seats["frodo"]).toMatchObject({ eliminated: 1, hand: 2 });
  });
  it("keeps a location in sight with its winner until the next round", () => {
    const won = after(table(), { event: "won", location: "edoras", side: "shadow" });
    expect(lanes(won).find((lane) => lane.id === "edoras")?.won).toBe("shadow");
    expect(won.scoring.shadow).toEqual({ battlegrounds: ["edoras"], paths: [], points: 3 });
    const next = after({ ...table(), table: won }, { event: "round", round: 4, first_player: "witch_king" });
    expect(lanes(next)).toEqual([]);
  });
  it("gives the points of a path to the Free Peoples alone", () => {
    expect(after(table(), { event: "won", location: "imladris", side: "free" }).scoring.free.points).toBe(2);
    const lost = after(table(), { event: "won", location: "imladris", side: "shadow" }, { event: "corruption", by: 1, corruption: 3 });
    expect([lost.scoring.shadow.points, lost.corruption]).toEqual([3, 3]);
  });
  it("changes nothing that it is given", () => {
    const view = table();
    const before = JSON.stringify(view);
    after(view, { event: "moved", seat: "frodo", card: "sam_gamgee", to: "imladris" }, { event: "drew", seat: "frodo", count: 1, cards: ["narya"] });
    expect(JSON.stringify(view)).toBe(before);
  });
});

describe("a combat, step by step", () => {
  const begun = scene(null, { event: "combat", location: "edoras", attack: 4, cancelled: 1 });
  it("writes down what is taken off", () => {
    expect(begun).toMatchObject({ attack: 4, cancelled: 1, left: 3, losses: [] });
    const named = scene(begun, { event: "loss_named", seat: "frodo", card: "eomer" });
    expect(named?.named).toBe("eomer");
    const lost = scene(named, { event: "cancelled", card: "eomer", icons: 1, left: 2 });
    expect(lost).toMatchObject({ losses: [{ card: "eomer", icons: 1 }], left: 2, named: null });
    expect(scene(lost, { event: "won", location: "edoras", side: "shadow" })?.winner).toBe("shadow");
  });
  it("is over when the table goes on", () => {
    expect(scene(begun, { event: "scores", free: 1, shadow: 2 })).toBeNull();
    expect(scene(null, { event: "cancelled", card: "eomer", icons: 1, left: 0 })).toBeNull();
  });
  it("is told of a position that is looked up", () => {
    expect(still(table())).toBeNull();
    const fought = table({ combat: { location: "edoras", attack: 4, left: 2, defenders: [] } });
    expect(still(fought)).toMatchObject({ attack: 4, cancelled: 2, left: 2 });
  });
});

describe("the table as it lies", () => {
  it("has the path in the middle and the battlegrounds beside it", () => {
    expect(lanes(tableOf(table())).map((lane) => lane.key)).toEqual(["edoras", "path", "moria"]);
    expect(lanes(tableOf(table({ path: null }))).map((lane) => lane.key)).toEqual(["edoras", "moria"]);
  });
  it("foretells what gets through", () => {
    const told = lanes(tableOf(table()));
    expect(told.map((lane) => through(lane.sums))).toEqual([2, 0, 0]);
    expect(told[2]?.captured).toBe(true);
  });
  it("knows two decks of one person from two persons", () => {
    expect(together({ ...table(), seat: "witch_king" }, "saruman")).toBe(true);
    expect(together(table(), "aragorn")).toBe(false);
    expect(together({ ...table(), seat: null }, "aragorn")).toBe(false);
  });
  it("lays everybody's cards open in a review", () => {
    const other = table({ seats: { ...tableOf(table()).seats, frodo: seatOf("free", 0), witch_king: seatOf("shadow", 1, { cards: { ...own, hand: ["grond"] } }) } });
    const merged = tableOf(merge({ frodo: table(), witch_king: { ...other, seat: "witch_king" } }));
    expect([merged.seats["frodo"]?.cards?.hand, merged.seats["witch_king"]?.cards?.hand]).toEqual([["gimli", "sting"], ["grond"]]);
  });
});

describe("who is on turn", () => {
  const asked = (seat: string, more: Partial<TableView> = {}): string => onTurn({ ...table(more), waiting: [{ seat, prompt: "cards.cycle" }] });
  it("is the seat of the turn, as long as nobody else is asked", () => {
    expect(asked("frodo")).toBe("frodo");
    expect(asked("witch_king")).toBe("");
  });
  it("is nobody before the actions and after them", () => {
    expect(asked("frodo", { path: null })).toBe("");
    expect(asked("frodo", { passed: ["frodo", "witch_king", "aragorn", "saruman"] })).toBe("");
    expect(onTurn({ ...table(), outcome: { winners: [], losers: [], reason: "lead" } as unknown as View["outcome"] })).toBe("");
  });
  it("is told by the events while they are shown", () => {
    const shown = (...events: GameEvent[]): string => onTurn(events.reduce(sketch, { ...table(), waiting: [{ seat: "frodo", prompt: "action.choose" }] }));
    expect(shown({ event: "turn", seat: "witch_king" })).toBe("witch_king");
    expect(shown({ event: "round", round: 4, first_player: "witch_king" }, { event: "path_activated", path: "caradhras" })).toBe("");
  });
});

describe("the hands along the edge", () => {
  it("are left out when the game has ended and they are empty", () => {
    const over = { winners: [] } as unknown as View["outcome"];
    const empty = table({ seats: { frodo: seatOf("free", 0, { cards: { ...own, hand: [] } }) } });
    expect([shownHands(table()), shownHands(empty), shownHands({ ...table(), outcome: over })]).toEqual([["frodo"], ["frodo"], ["frodo"]]);
    expect(shownHands({ ...empty, outcome: over })).toEqual([]);
  });
});

describe("what a click means", () => {
  it("depends on where the card lies", () => {
    const action = ask("action.choose", ["play gimli", "cycle gimli", "move sam_gamgee", "use elven_cloak", "pass"]);
    expect(tokensOf(action, "hand", "gimli")).toEqual(["play gimli", "cycle gimli"]);
    expect(tokensOf(action, "lane", "gimli")).toEqual([]);
    expect(tokensOf(action, "reserve", "sam_gamgee")).toEqual(["move sam_gamgee"]);
    expect(tokensOf(action, "reserve", "elven_cloak")).toEqual(["use elven_cloak"]);
    expect(plain(action)).toEqual(["pass"]);
    expect(tokensOf(null, "hand", "gimli")).toEqual([]);
  });
  it("is an action where passing is not among the choices", () => {
    expect(mustAct(ask("action.choose", ["cycle gimli", "winnow"]))).toBe(true);
    expect(mustAct(ask("action.choose", ["cycle gimli", "pass"]))).toBe(false);
    expect(mustAct(ask("cards.cycle", ["cycle gimli"]))).toBe(false);
  });
  it("tells cards drawn apart from those in hand", () => {
    const apart = ask("apart.play", ["play mordor_orcs", "done"]);
    expect(tokensOf(apart, "hand", "mordor_orcs")).toEqual([]);
    expect(tokensOf(apart, "apart", "mordor_orcs")).toEqual(["play mordor_orcs"]);
  });
  it("tells who is eliminated in hand from who is eliminated in play", () => {
    expect(tokensOf(ask("cards.eliminate", ["eliminate grond"]), "hand", "grond")).toEqual(["eliminate grond"]);
    expect(tokensOf(ask("cards.eliminate", ["eliminate grond"]), "lane", "grond")).toEqual([]);
    expect(tokensOf(ask("text.victim", ["eliminate grond"]), "lane", "grond")).toEqual(["eliminate grond"]);
    expect(tokensOf(ask("text.fallen", ["eliminate grond"]), "reserve", "grond")).toEqual([]);
    expect(tokensOf(ask("text.ride_to_ruin", ["eliminate eomer"]), "lane", "eomer")).toEqual([]);
  });
  it("finds places, piles and what lies nowhere", () => {
    expect(tokensAt(ask("action.target", ["to path", "to reserve"]), "path")).toEqual(["to path"]);
    expect(tokensAt(ask("combat.next", ["fight edoras"]), "edoras")).toEqual(["fight edoras"]);
    expect(fetched(ask("text.fetch", ["take saruman", "decline"]))).toEqual(["saruman"]);
    expect(fetched(ask("apart.keep", ["take saruman"]))).toEqual([]);
    expect(offered(ask("location.path", ["activate bag_end", "decline"]))).toEqual(["bag_end"]);
  });
  it("makes a run of small choices one gesture", () => {
    expect(run(ask("setup.cycle", [], { left: 2 }))).toEqual({ verb: "cycle", count: 2 });
    expect(run(ask("cards.cycle", [], { left: 1 }))).toBeNull();
    const lose = ask("combat.lose", ["lose eomer"], { left: 1, icons: { eomer: 2 } });
    expect(run(lose)).toEqual({ verb: "lose", count: 1 });
    expect(worthOf(lose, "eomer")).toBe(2);
  });
});

describe("the draw deck as something to forsake", () => {
  const made: string[][] = [];
  const asked = (left: number): BoardProps => ({ decision: ask("cards.forsake", ["forsake grond", "forsake top_of_deck"], { left }), choose: (token: string) => made.push([token]), gesture: (tokens: string[]) => made.push(tokens) }) as unknown as BoardProps;
  const marked = (): string[] => desk.marks.map((mark) => mark.token);
  beforeEach(() => {
    made.length = 0;
    desk.clear();
  });

  it("gives its one card at once", () => {
    desk.markDeck(asked(1), "frodo-deck", 5);
    expect(made).toEqual([["forsake top_of_deck"]]);
  });
  it("gives a card a click, as many as are asked for, and takes them all back then", () => {
    const p = asked(2);
    desk.markDeck(p, "frodo-deck", 5);
    desk.markDeck(p, "frodo-deck", 5);
    expect(marked()).toEqual(["forsake top_of_deck", "forsake top_of_deck"]);
    desk.confirm(p);
    expect(made).toEqual([["forsake top_of_deck", "forsake top_of_deck"]]);
    desk.markDeck(p, "frodo-deck", 5);
    expect(marked()).toEqual([]);
  });
  it("gives no more than there are", () => {
    const p = asked(3);
    for (const after of [1, 0, 1]) {
      desk.markDeck(p, "frodo-deck", 1);
      expect(marked()).toHaveLength(after);
    }
  });
});

// --- the data are those of the rules -----------------------------------------------------------------------------

describe("a text that must end early", () => {
  it("ends after a whole word, without what follows it", () => {
    const words = "Draw 7 apart, eliminate one.".split(" ");
    expect([opening(words, 2), opening(words, 3)]).toEqual(["Draw 7…", "Draw 7 apart…"]);
  });

  it("sets a name in two lines as evenly as its words allow, and tells which need a third", () => {
    expect(["Gimli", "Mordor Orcs", "Goblins of the Misty Mountains", "Grond, Hammer of the Underworld"].map(inTwoLines)).toEqual([5, 6, 15, 16]);
  });

  it("fades a row of cards where it goes on, and nowhere else", () => {
    expect(fades(0, 360, 360)).toEqual([0, 0]);
    expect(fades(0, 360, 900)).toEqual([0, 30]);
    expect(fades(300, 360, 900)).toEqual([30, 30]);
    // At its end, but for a rounding of the browser's.
    expect(fades(539, 360, 900)).toEqual([30, 0]);
    // The fade comes with what it hides.
    expect(fades(12, 360, 900)).toEqual([12, 30]);
  });
});

describe("the data", () => {
  const source = read("src/westmarch/games/card_game/cards.py");
  const rows = [...source.matchAll(/^ {4}\("(\w+)", (\d), ([A-Z]+), ([A-Z]+), "([\d ]*)", "([\d -]*)", "([\w: ]*)", "([\w ]*)", "([\w ]*)"\),$/gm)];
  it("are the box of the rules engine", () => {
    expect(rows.length).toBe(112);
    const box = Object.fromEntries(
      rows.map(([, id = "", copies, faction = "", type = "", icons = "", paths = "", wielders = "", keywords = "", unsure = ""]) => [
        id,
        {
          faction: faction.toLowerCase(),
          type: type.toLowerCase(),
          icons: icons ? icons.split(/ +/).map(Number) : [0, 0, 0, 0, 0, 0],
          copies: Number(copies),
          ...(paths && { paths: paths.replaceAll("-", "–") }),
          ...(wielders && { wielders: wielders.split(" ") }),
          ...(keywords && { keywords: keywords.split(" ") }),
          ...(unsure && { reconstructed: unsure.split(" ") }),
        },
      ]),
    );
    expect(CARDS).toEqual(box);
    expect(Object.values(CARDS).reduce((sum, card) => sum + card.copies, 0)).toBe(120);
  });
  it("are the locations of the rules engine", () => {
    const text = read("src/westmarch/games/card_game/locations.py");
    const fields = [...text.matchAll(/^ {4}\("(\w+)", (FREE|SHADOW), (\d), (\d), "([\w ]+)", "([\w ]+)"\),$/gm)];
    expect(Object.fromEntries(fields.map(([, id, side = "", points, defence, defenders = "", attackers = ""]) => [id, { side: side.toLowerCase(), points: Number(points), defence: Number(defence), defenders: defenders.split(" "), attackers: attackers.split(" ") }]))).toEqual(BATTLEGROUNDS);
    const paths = [...text.matchAll(/^ {4}\("(\w+)", (\d), (\d), (\d)\),$/gm)];
    expect(Object.fromEntries(paths.map(([, id, number, points, defence]) => [id, { number: Number(number), points: Number(points), defence: Number(defence) }]))).toEqual(PATHS);
    expect([fields.length, paths.length]).toEqual([14, 27]);
  });
  it("say which icons are not certain", () => {
    expect(printed("nenya").map(({ icon, unsure }) => [icon, unsure])).toEqual([["attack", false], ["defence", true], ["path_defence", true]]);
    expect(printed("fell_beast").every(({ unsure }) => unsure)).toBe(true);
    expect(printed("aragorn").some(({ unsure }) => unsure)).toBe(false);
  });
  it("know every faction's side", () => {
    expect(FACTIONS.filter((faction) => sideOf(faction) === "shadow")).toEqual(["isengard", "monstrous", "southron", "mordor"]);
  });
});

// --- words ---------------------------------------------------------------------------------------------------------

describe.each(LANGUAGES)("in %s", (language) => {
  const text = read(`locales/${language}/card_game.ftl`);
  const known = new Set([...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]));
  it("has every name, and a word for all that stands on a card", () => {
    const wanted = [
      ...Object.keys(CARDS).map((id) => `card-${id}`),
      ...[...Object.keys(BATTLEGROUNDS), ...Object.keys(PATHS), "path", "reserve", "hand", "deck", "cycle_pile", "top_of_deck"].map((id) => `region-${id}`),
      ...FACTIONS.map((id) => `faction-${id}`),
      ...ICONS.map((id) => `icon-${id}`),
      ...["army", "character", "item", "event"].map((id) => `type-${id}`),
      ...[...new Set(Object.values(CARDS).flatMap((card) => card.keywords ?? []))].map((id) => `keyword-${id}`),
      ...["cycle", "forsake", "eliminate", "lose"].map((verb) => `ui-cards-do-${verb}`),
    ].map(dashed);
    expect(wanted.filter((id) => !known.has(id))).toEqual([]);
  });
  it("says what every location does", () => {
    for (const id of [...Object.keys(BATTLEGROUNDS), ...Object.keys(PATHS)]) expect(text, id).toMatch(new RegExp(`^region-${dashed(id)} = .+\n    \\.text = .+`, "m"));
  });
});

// --- pigments --------------------------------------------------------------------------------------------------------

describe("the pigments of the factions", () => {
  const css = read("web/src/games/card_game/factions.css");
  const light = (hex: string): number =>
    [1, 3, 5].reduce((sum, at, place) => {
      const part = parseInt(hex.slice(at, at + 2), 16) / 255;
      return sum + ([0.2126, 0.7152, 0.0722][place] ?? 0) * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    }, 0);
  it.each(FACTIONS)("%s carries light ink and a pattern of its own", (faction) => {
    const block = new RegExp(`\\.f-${faction} \\{([^}]*)\\}`).exec(css)?.[1] ?? "";
    const pigment = /--pigment: (#[0-9a-f]{6})/.exec(block)?.[1] ?? "#ffffff";
    expect((light("#fff8e8") + 0.05) / (light(pigment) + 0.05)).toBeGreaterThanOrEqual(4.5);
    const pattern = /--pattern: ([^;]+)/.exec(block)?.[1] ?? "";
    expect(css.split(pattern).length).toBe(2);
  });
});
