/** War of the Ring: The Card Game: every scenario to its scoring and its end, four people at one table, pointing and previews. */
import assert from "node:assert/strict";
import { playByClicks, playTogether } from "../support/play.mjs";
import { test } from "../support/runner.mjs";
import { handOver, rush } from "../support/shortcuts.mjs";
import { asked } from "../support/sight.mjs";
import { ended, joinBy, makeTable, tab } from "../support/table.mjs";
import { say } from "../support/words.mjs";

const GAME = { game: "card_game" };
const words = (id, args) => say(id, args, GAME);
const TRILOGY = ["frodo", "witch_king", "aragorn", "saruman"];
const told = (made) => `${made.board} choices on the board, ${made.list} in the list`;

/** `late`: the round from which on it is played by clicks; `mine`: the decks that the person at the table holds. */
const SCENARIOS = [
  { title: "the Trilogy for two, who hold two decks each", options: { scenario: "trilogy", people: 2 }, seats: TRILOGY, mine: ["frodo", "aragorn"], late: 4 },
  { title: "the Trilogy for three, one of them with both Shadow decks", options: { scenario: "trilogy", people: 3 }, seats: TRILOGY, mine: ["witch_king", "saruman"], late: 4 },
  { title: "the Trilogy for four", options: { scenario: "trilogy", people: 4 }, seats: TRILOGY, mine: ["aragorn"], late: 3 },
  { title: "the two-player Duel", options: { scenario: "duel2" }, seats: ["gandalf", "witch_king"], mine: ["gandalf"], late: 8 },
  { title: "the three-player Duel", options: { scenario: "duel3" }, seats: ["gandalf", "witch_king", "saruman"], mine: ["saruman"], late: 7 },
  { title: "Fellowship", options: { scenario: "fellowship" }, seats: ["balrog", "gandalf"], mine: ["balrog"], late: 4 },
];

/**
 * A table in its last rounds: the way there is played by chance over the line, then the computer takes the other decks.
 * Where no decks are named as one's own, one keeps the deck that is asked.
 */
async function late(t, page, { options, seats, mine, late, asked = "." }) {
  for (let i = 0; i < 4; i++) {
    const table = await makeTable(page, t.url, { ...GAME, options, mine: seats });
    const come = await rush(page, { table: table.id, until: asked, where: `table.round >= ${late}`, seed: i + 1 });
    // A game of chance may be over sooner.
    if (come.over) continue;
    for (const seat of seats) if (!(mine ?? [come.seat]).includes(seat)) await handOver(page, table.id, seat, "heuristic");
    await page.reload();
    await page.locator("[data-token], .ending, #prompt").first().waitFor();
    return come;
  }
  throw new Error("no game came to its last rounds");
}

for (const scenario of SCENARIOS) {
  test(`Card Game: ${scenario.title}, by clicks against the computer to its scoring and its end`, async (t) => {
    const page = await t.open();
    const come = await late(t, page, scenario);
    const made = await playByClicks(page, { seed: scenario.title });
    await ended(page);
    assert.ok(made.board >= 5 && made.board > 2 * made.list, `too little on the board: ${told(made)}`);
    // The points of both sides stand at the end as the outcome has them.
    const outcome = await page.locator(".ending").innerText();
    const points = [...outcome.matchAll(/-?\d+/g)].map(Number);
    assert.ok(points.length >= 2, `the ending tells no points: ${outcome}`);
    const shown = await page.locator(".table").first().innerText();
    for (const side of ["free", "shadow"]) assert.ok(shown.toLowerCase().includes(words(`side-${side}`).toLowerCase()), `the table does not name ${side}`);
    t.note(`${told(made)}, after ${come.made} of chance`);
  });
}

/** Four people at a table in its last rounds: until the first of them is asked there, each browser plays its seat by chance over the line. */
async function gathered(t) {
  const pages = [];
  for (const _ of TRILOGY) pages.push(await t.open());
  for (let i = 0; i < 4; i++) {
    const table = await makeTable(pages[0], t.url, { ...GAME, options: { scenario: "trilogy", people: 4 }, mine: TRILOGY[0], open: TRILOGY.slice(1), name: "Frodo B." });
    for (const [at, seat] of TRILOGY.slice(1).entries()) await joinBy(pages[at + 1], t.url, table.invite, seat, ["Angmar", "Strider", "Curunir"][at], GAME.game);
    for (const page of pages) await page.locator("#prompt").waitFor();
    const rushes = pages.map((page, at) => rush(page, { table: table.id, until: ".", where: "table.round >= 4", seed: 4 * i + at + 1 }));
    const come = await Promise.race(rushes);
    // Whoever is still waiting to be asked leaves off with the reload.
    for (const each of rushes) each.catch(() => {});
    for (const page of pages) await page.reload();
    for (const page of pages) await page.locator("[data-token], .ending, #prompt").first().waitFor();
    if (!come.over) return pages;
  }
  throw new Error("no game came to its last rounds");
}

test("Card Game: the Trilogy of four people in four browsers, with table talk", async (t) => {
  const pages = await gathered(t);
  await tab(pages[2], "ui-tab-chat").click();
  await pages[2].getByRole("textbox", { name: say("ui-chat-say") }).fill("Hold the path");
  await pages[2].keyboard.press("Enter");
  for (const page of pages) {
    await tab(page, "ui-tab-chat").click();
    await page.getByText("Hold the path").waitFor();
    await tab(page, "ui-tab-log").click();
  }
  const seen = new Set();
  const made = await playTogether(pages, { seed: "trilogy", check: (page) => void seen.add(pages.indexOf(page)) });
  for (const page of pages) await ended(page);
  assert.equal(seen.size, 4, "not everybody was asked");
  const endings = await Promise.all(pages.map((page) => page.locator("#ending-title").innerText()));
  assert.equal(endings[0], endings[2], "partners end differently");
  assert.equal(endings[1], endings[3], "partners end differently");
  t.note(told(made));
});

/** Asked for an action in the second round of the shortest scenario. */
const acting = (t, page) => late(t, page, { options: { scenario: "fellowship" }, seats: ["balrog", "gandalf"], mine: null, late: 2, asked: "action\\.choose" });

/** Takes up each card of the hand that can be played and lays it back; says how often the table told what a card would add. */
async function considered(page) {
  const hand = page.locator('.hand-strip .hand.full [data-nav="legal"]');
  let gains = 0;
  for (let i = 0; i < (await hand.count()); i++) {
    const card = hand.nth(i);
    await card.hover();
    const read = page.locator(".peek .face.large .name");
    await read.waitFor();
    assert.equal((await read.innerText()).toLowerCase(), (await card.locator(".name").innerText()).toLowerCase());
    await card.click();
    const choices = page.locator(".overlay-menu [data-choice]");
    await choices.first().waitFor();
    // Each place that it may go to is a choice of the sheet and glows on the table.
    const last = await choices.evaluateAll((all) => all.map((each) => each.dataset.choice.split(";").at(-1)));
    for (const token of last) {
      if (/^to (?!reserve)/.test(token)) assert.equal(await page.locator(`[data-place="${token.slice(3)}"][data-nav="legal"]`).count(), 1, `${token} does not glow`);
    }
    gains += await page.locator(".gain").count();
    await page.keyboard.press("Escape");
    await page.locator(".overlay-menu").waitFor({ state: "detached" });
  }
  return gains;
}

test("Card Game: under the pointer a card is read in full; taken up, it shows where it may go and what it adds there", async (t) => {
  const page = await t.open();
  let gains = 0;
  // A hand may hold nothing that adds an icon where it can go: then another is dealt.
  for (let i = 0; i < 5 && !gains; i++) {
    await acting(t, page);
    const before = await asked(page);
    gains += await considered(page);
    const after = await asked(page);
    assert.deepEqual([after.options, after.lines], [before.options, before.lines], "looking has changed something");
  }
  assert.ok(gains > 0, "no card tells what it adds");
});

test("Card Game: everybody sees what somebody points at, by mouse and by key", async (t) => {
  const [one, two] = [await t.open(), await t.open()];
  await acting(t, one);
  await two.goto(one.url());
  const place = one.locator("[data-place][data-point]").first();
  const at = await place.getAttribute("data-point");
  const flag = two.locator(".flag");
  await two.locator(`[data-point="${at}"]`).first().waitFor();
  await place.click({ button: "right" });
  await flag.filter({ hasText: "Tester" }).waitFor();
  // Its ring grows and shrinks, so that only its middle tells where it is.
  const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });
  const [shown, meant] = [middle(await flag.boundingBox()), middle(await two.locator(`[data-point="${at}"]`).first().boundingBox())];
  assert.ok(Math.hypot(shown.x - meant.x, shown.y - meant.y) < 12, `${JSON.stringify(shown)} is not at ${JSON.stringify(meant)}`);
  await flag.waitFor({ state: "detached" });
  await place.focus();
  await one.keyboard.press("p");
  await flag.waitFor();
  assert.equal(await one.locator(".hand-strip [data-point]").count(), 0, "one could point at one's own hidden cards");
});
