/** War of the Ring in a real browser: to its end by clicks, at four tables' ends, by keyboard, by touch, in every look. */
import assert from "node:assert/strict";
import { HURRYING, WARLIKE } from "../games/war_of_the_ring.mjs";
import { PHONE, SMALL_PHONE } from "../support/browser.mjs";
import { axe, axeInEveryTheme, fits, languages, still, touchable } from "../support/checks.mjs";
import { chance } from "../support/chance.mjs";
import { leastCosts, overhear, slowness } from "../support/cost.mjs";
import { chooseByHand, finger, playByClicks, pointer, tabTo } from "../support/play.mjs";
import { LOOKS } from "../support/rounds.mjs";
import { test } from "../support/runner.mjs";
import { handOver, rush } from "../support/shortcuts.mjs";
import { asked, changed, see, touch } from "../support/sight.mjs";
import { beat, median, stopwatch } from "../support/stopwatch.mjs";
import { ended, joinBy, makeTable, visit } from "../support/table.mjs";
import { until } from "../support/wait.mjs";

const GAME = { game: "war_of_the_ring" };
const told = (made) => `${made.board} choices on the board, ${made.list} in the list`;

const SEATS = ["free_peoples", "shadow"];

/** A table in the midst of the game, the other side left to the computer, opened as its player comes back to it. */
async function midst(t, page, plan, mine = "free_peoples") {
  let table;
  let come;
  // Chance may end a game before it comes to what is wanted.
  for (let i = 0; i < 4 && (!come || come.over); i++) {
    table = await makeTable(page, t.url, { ...GAME, mine: SEATS });
    come = await rush(page, { table: table.id, ...plan });
  }
  for (const seat of SEATS) if (seat !== mine) await handOver(page, table.id, seat);
  await page.reload();
  await page.locator("[data-token], .ending").first().waitFor();
  return { ...table, ...come };
}

const LATE = { until: "turn.action", where: "decision.seat === 'free_peoples' && table.fellowship.corruption >= 10", wishes: HURRYING, seed: 5 };
/** Whoever hurries touches these before anything else. */
const EAGER = ["deed act move_fellowship", "deed act hide_fellowship", "die character", "die will", "deed done", "deed decline", "deed casualty random"];

/** Click after click, with one aim: to be in Mordor, or corrupted on the way. */
async function hurry(page, most = 150) {
  const random = chance("hurry");
  for (let made = 0; made < most; made++) {
    const seen = await asked(page);
    if (seen.over) return made;
    const eager = EAGER.find((key) => seen.glowing.some((each) => each.key === key));
    if (!eager) await chooseByHand(page, seen, { random });
    else {
      await touch(page, pointer, "glowing", eager);
      await changed(page, seen.mark, eager);
    }
  }
  throw new Error("the game does not end");
}

test("War of the Ring: to the end by clicks on the board, and the replay of it", { snapshots: false }, async (t) => {
  const page = await t.open();
  const table = await midst(t, page, LATE);
  const made = await hurry(page);
  await ended(page);
  t.note(`${made} clicks after ${table.made} choices of the computer's`);
  await axe(page, "the end");
  await languages(page, "en", "the end");
  await visit(page, t.url, `/replay/${table.id}?at=40`);
  await page.locator(".ring-board [data-region]").first().waitFor();
  assert.ok((await page.locator(".ring-board .stack .banner").count()) > 30, "the armies stand on the map of the replay");
  assert.equal(await page.locator('.ring-board [data-nav="legal"]').count(), 0, "nothing of the past can be chosen");
});

test("War of the Ring: four people in four browsers", { snapshots: false }, async (t) => {
  const seats = ["gondor", "rohan", "witch_king", "saruman"];
  const pages = [];
  for (const _ of seats) pages.push(await t.open());
  const table = await makeTable(pages[0], t.url, { ...GAME, options: { players: 4 }, mine: "gondor", open: seats.slice(1), name: "Elanor" });
  for (const [i, seat] of seats.slice(1).entries()) await joinBy(pages[i + 1], t.url, table.invite, seat.replaceAll("_", "-"), ["Faramir", "Gorbag", "Grima"][i], GAME.game);
  const random = chance("four");
  const chosen = seats.map(() => 0);
  for (let i = 0; i < 120 && chosen.some((count) => count < 3); i++) {
    const { at, seen } = await until("somebody is asked", async () => {
      for (const [at, page] of pages.entries()) {
        const seen = await see(page);
        if (seen.options.length) return { at, seen };
      }
      return null;
    });
    await chooseByHand(pages[at], seen, { random });
    chosen[at]++;
  }
  assert.ok(chosen.every((count) => count >= 3), `somebody is never asked: ${chosen}`);
  const hands = await Promise.all(pages.map((page) => page.locator(".hand [data-card]").evaluateAll((all) => all.map((each) => each.dataset.card))));
  for (const [at, hand] of hands.entries()) {
    assert.ok(hand.length > 0, `${seats[at]} has cards`);
    for (const [other, page] of pages.entries()) {
      if (other !== at) assert.equal(await page.locator(hand.map((card) => `.hand [data-card="${card}"]`).join()).count(), 0, `${seats[other]} sees what ${seats[at]} holds`);
    }
  }
  t.note(`${chosen} choices`);
});

// --- no pointer at all ---------------------------------------------------------------------------------------------

function withoutMouse(page) {
  for (const name of ["click", "down", "move", "up"]) page.mouse[name] = () => assert.fail("the mouse was used");
}

/** Tab to what matches, and Enter. */
async function press(page, selector) {
  const { mark } = await see(page);
  await tabTo(page, selector);
  await page.keyboard.press("Enter");
  await changed(page, mark, `Enter on ${selector}`);
}

/** Over the map by arrow keys to a region that may be chosen, and Enter; says whether the way there was found. */
async function pressRegion(page) {
  const { mark } = await see(page);
  await tabTo(page, "path[data-region]");
  for (let i = 0; i < 40; i++) {
    const way = await page.evaluate(() => {
      const middle = (each) => {
        const box = each.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
      };
      if (document.activeElement.dataset.nav === "legal") return "Enter";
      const [x, y] = middle(document.activeElement);
      const all = [...document.querySelectorAll('path[data-nav="legal"]')].map((each) => middle(each).map((at, i) => at - [x, y][i]));
      const [dx, dy] = all.sort((a, b) => Math.hypot(...a) - Math.hypot(...b))[0];
      return Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "ArrowRight" : "ArrowLeft") : dy > 0 ? "ArrowDown" : "ArrowUp";
    });
    await page.keyboard.press(i % 4 === 3 && way !== "Enter" ? ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"][(i >> 2) % 4] : way);
    if (way === "Enter") return changed(page, mark, "Enter on a region").then(() => true);
  }
  return false;
}

/** Answers in the stage that is open, by keyboard, as long as its questions last. */
async function answerAll(page, pattern) {
  let made = 0;
  for (; made < 40; made++) {
    const seen = await asked(page);
    if (!pattern.test(seen.prompt)) return made;
    if (seen.glowing.some(({ key }) => key.startsWith("deed "))) await press(page, "[data-deed]");
    else if (!seen.glowing.some(({ key }) => key.startsWith("region ")) || !(await pressRegion(page))) await press(page, "[data-token]");
  }
  throw new Error(`${pattern} does not come to an end`);
}

test("War of the Ring: a battle by keyboard alone", { snapshots: false }, async (t) => {
  const page = await t.open();
  await midst(t, page, { until: "^attack.from$", where: "decision.seat === 'shadow'", wishes: ["^act attack", ...WARLIKE], seed: 2 }, "shadow");
  withoutMouse(page);
  assert.ok(await pressRegion(page), "the arrow keys lead to the army that attacks");
  assert.equal((await asked(page)).prompt, "attack.vanguard");
  assert.ok(await pressRegion(page), "the arrow keys lead to its target");
  await page.locator(".battle").waitFor();
  t.note(`${await answerAll(page, /^(battle|combat)\./)} answers in the battle`);
});

test("War of the Ring: a siege by keyboard alone", { snapshots: false }, async (t) => {
  const page = await t.open();
  const shuns = ["^act move_fellowship$", "^cease$"];
  const wishes = ["^withdraw", "^attack ", "^act attack", "^all$", "^press$", "^to ", "^die (army|muster_army)$", ...WARLIKE];
  await midst(t, page, { until: "^battle\\.card$", where: "decision.seat === 'shadow' && table.battle.kind === 'siege'", wishes, shuns, seed: 4 }, "shadow");
  withoutMouse(page);
  await page.locator(".battle").waitFor();
  t.note(`${await answerAll(page, /^(battle|combat)\./)} answers in the siege`);
});

test("War of the Ring: the Hunt by keyboard alone", { snapshots: false }, async (t) => {
  const page = await t.open();
  await midst(t, page, { until: "^hunt\\.", where: "decision.seat === 'free_peoples'", wishes: HURRYING, seed: 7 });
  withoutMouse(page);
  await page.locator(".hunt.sheet").waitFor();
  t.note(`${await answerAll(page, /^(hunt\.|fellowship.separated)/)} answers in the Hunt`);
});

test("War of the Ring: by touch on a phone", async (t) => {
  const page = await t.open(PHONE);
  await midst(t, page, { until: "turn.action", where: "decision.seat === 'free_peoples' && table.turn >= 3", wishes: WARLIKE, seed: 3 });
  const check = async (name) => {
    await fits(page, name);
    await touchable(page, name);
  };
  const made = await playByClicks(page, { seed: "ring phone", hand: finger, enough: (_, made) => made.board + made.list >= 15 });
  t.note(told(made));
  await check("a phone of 390 px");
  await page.setViewportSize({ width: 360, height: 740 });
  await check("a phone of 360 px");
});

/** A region, scrolled into view as a screen reader does it: how much of it lies in the frame of the map, then and at rest. */
const scrolledTo = (page, region) =>
  page.evaluate(async (region) => {
    const outline = document.querySelector(`path[data-region="${region}"]`);
    const seen = () => {
      const [box, frame] = [outline, outline.closest(".frame")].map((each) => each.getBoundingClientRect());
      const [across, down] = [Math.min(box.right, frame.right) - Math.max(box.left, frame.left), Math.min(box.bottom, frame.bottom) - Math.max(box.top, frame.top)];
      return Math.min(across / Math.min(box.width, frame.width), down / Math.min(box.height, frame.height));
    };
    outline.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const then = seen();
    await new Promise((resolve) => setTimeout(resolve, 400));
    return Math.min(then, seen());
  }, region);

test("War of the Ring: on a phone every corner of the map can be scrolled to, and a question is where one looks", { snapshots: false }, async (t) => {
  const page = await t.open(PHONE);
  await midst(t, page, { until: "^attack.from$", where: "decision.seat === 'shadow'", wishes: ["^act attack", ...WARLIKE], seed: 2 }, "shadow");
  for (const closer of [0, 3]) {
    for (let i = 0; i < closer; i++) await page.locator(".controls button").first().tap();
    for (const region of ["khand", "grey_havens", "iron_hills", "forlindon", "far_harad", "rivendell", "forlindon"]) {
      const part = await scrolledTo(page, region);
      assert.ok(part > 0.95, `${part} of ${region} is in view`);
    }
  }
  const { options, mark } = await see(page);
  await touch(page, finger, "token", options.find((token) => token.startsWith("from ")));
  await changed(page, mark, "the army that attacks");
  await page.waitForFunction(() => {
    const frame = document.querySelector(".frame").getBoundingClientRect();
    return [...document.querySelectorAll('path[data-nav="legal"]')].some((each) => {
      const box = each.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    });
  });
});

test("War of the Ring: what the dice have just said in a battle is seen on the smallest phone", { snapshots: false }, async (t) => {
  const page = await t.open(SMALL_PHONE);
  await midst(t, page, { until: "^battle.(losses|reroll)", where: "decision.seat === 'free_peoples' && Object.values(table.battle.sides).some((side) => side.card)", wishes: ["^card ", ...WARLIKE], seed: 3 });
  await page.locator(".battle .step").last().waitFor();
  await still(page);
  const seen = await page.evaluate(() => {
    const [sheet, step, head, fold] = [".battle", ".battle .step:last-child", ".battle header", ".battle .fold"].map((each) => document.querySelector(each).getBoundingClientRect());
    return { over: step.bottom - sheet.bottom, under: head.bottom - step.top, fold: sheet.top - fold.top };
  });
  assert.ok(seen.over <= 0 && seen.under <= 0 && seen.fold <= 0, `the last step and the way out of the sheet are in view: ${JSON.stringify(seen)}`);
});

const SCENES = [
  ["a turn", { until: "turn.action", where: "table.turn >= 2", seed: 3 }],
  ["an army that marches", { until: "army.company", where: "decision.seat === 'free_peoples'", wishes: ["^act move_arm"], seed: 3 }],
  ["a battle", { until: "battle.(losses|reroll|card)", wishes: WARLIKE, seed: 3 }],
  ["the Hunt", { until: "hunt.(casualty|guide|table_card)", wishes: HURRYING, seed: 3 }],
];

test("War of the Ring: a turn, a march, a battle and the Hunt in every theme: axe-core, one language", { snapshots: false }, async (t) => {
  const { theme, language, locale } = LOOKS[2];
  const page = await t.open({ locale, settings: { theme, language } });
  const table = await makeTable(page, t.url, { ...GAME, mine: SEATS });
  for (const [name, plan] of SCENES) {
    await rush(page, { table: table.id, ...plan });
    await page.reload();
    await page.locator("[data-token]").first().waitFor();
    await still(page);
    await axeInEveryTheme(page, name);
    await languages(page, language, name);
    await fits(page, name);
  }
});

test("War of the Ring: a move is drawn within three frames at a quarter of the speed", { alone: true }, async (t) => {
  const page = await t.open({ settings: { motion: "system" } });
  await page.context().tracing.stop();
  await page.addInitScript(stopwatch, { board: ".ring-board", events: ["army_moved", "recruited", "nazgul_flew", "die_used"] });
  await midst(t, page, { until: "turn.action", where: "decision.seat === 'free_peoples' && table.turn >= 3", wishes: WARLIKE, seed: 3 });
  const rate = Math.max(1, 4 / (await slowness(page.context())));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
  const frame = await beat(page);
  await page.evaluate(() => (globalThis.drawn.length = 0));
  await playByClicks(page, { seed: "speed", enough: async () => (await page.evaluate(() => globalThis.drawn.length)) >= 20 });
  const drawn = await page.evaluate(() => globalThis.drawn);
  const frames = drawn.map((each) => each.frames);
  t.note(`${drawn.length} moves: ${median(frames)} frames in the middle, ${Math.max(...frames)} at most; by the clock ${median(drawn.map((each) => each.time / frame)).toFixed(1)} of the machine's idle frames`);
  assert.ok(drawn.length >= 20, `only ${drawn.length} moves were seen`);
  assert.ok(median(frames) <= 3, `a move takes ${median(frames)} frames`);
});

/** A frame of a screen that draws sixty in a second, on a machine a quarter as fast. */
const QUARTER_FRAME = 1000 / 60 / 4;
/** Three are wanted, and the note tells how many it takes; other people's work is given half as much again. */
const MOST_FRAMES = 4.5;

// In the page's own time (script, style, layout, paint and layers on its main thread), not by the clock: the machine that runs
// the tests has two cores, and a server, a browser and other people's work on them. The moves are real ones, made by clicks;
// the page then hears the same updates again, since even its own time grows, up to twice, when the machine is busy.
test("War of the Ring: what a move costs the page in its own time", { alone: true }, async (t) => {
  const page = await t.open({ settings: { motion: "system" } });
  const context = page.context();
  await context.tracing.stop();
  await midst(t, page, { until: "turn.action", where: "decision.seat === 'free_peoples' && table.turn >= 3", wishes: WARLIKE, seed: 3 });
  const told = overhear(page);
  await page.reload();
  await page.locator("[data-token]").first().waitFor();
  await playByClicks(page, { seed: "cost", enough: (_, made) => made.board + made.list >= 25 });
  const address = page.url();
  await page.close();
  const slower = await slowness(context);
  const spent = await leastCosts(context, address, told);
  const frames = spent.map((each) => each / QUARTER_FRAME);
  t.note(`${spent.length} updates: ${median(spent).toFixed(1)} ms in the middle, ${median(frames).toFixed(1)} frames at a quarter of the speed, ${Math.max(...frames).toFixed(1)} at most; the machine is ${slower.toFixed(1)} times as slow as ours`);
  assert.ok(spent.length >= 20, `only ${spent.length} updates were seen`);
  assert.ok(median(frames) <= MOST_FRAMES * slower, `an update costs ${median(frames).toFixed(1)} frames`);
});
