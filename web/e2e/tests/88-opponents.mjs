/** Opponents: three levels in every game, hints in play, and the review of a game that is over. */
import assert from "node:assert/strict";
import { PHONE } from "../support/browser.mjs";
import { axe, axeInEveryTheme, fits, languages, still, touchable } from "../support/checks.mjs";
import { LOOKS, resized } from "../support/rounds.mjs";
import { test } from "../support/runner.mjs";
import { leaveItToTheComputer, settled } from "../support/screens.mjs";
import { handOver, rush } from "../support/shortcuts.mjs";
import { asked } from "../support/sight.mjs";
import { button, ended, makeTable, setUp, tab, text, visit } from "../support/table.mjs";
import { say } from "../support/words.mjs";

const LEVELS = ["hobbit", "ranger", "wizard"];
const GAMES = [
  { title: "The Confrontation", game: "confrontation", mine: "fellowship", other: "sauron", look: LOOKS[0] },
  { title: "Mount Doom", game: "mount_doom", options: { players: 2 }, mine: "first", other: "second", look: LOOKS[2] },
  { title: "War of the Ring", game: "war_of_the_ring", mine: "free_peoples", other: "shadow", look: LOOKS[1] },
  { title: "Card Game", game: "card_game", options: { scenario: "fellowship" }, mine: "gandalf", other: "balrog", look: LOOKS[0] },
];

const standing = (page, table) => page.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), table);
const panel = (page) => page.locator("[data-advised]");
const announced = (page, part) => page.waitForFunction((words) => [...document.querySelectorAll("[aria-live], [role=status]")].some((each) => each.textContent.includes(words)), part);

/** What must hold wherever a hint or a review is seen. */
async function judged(page, language, where, look = axeInEveryTheme) {
  await still(page);
  await look(page, where);
  await languages(page, language, where, { names: ["Tester"] });
  await fits(page, where);
  await resized(640, 400, fits)(page, where);
}

/** Asks for a hint and waits for its answer. */
async function hinted(page) {
  await page.locator("[data-hint]").click();
  await panel(page).first().waitFor();
  await page.locator('[data-hint][aria-busy="false"]').waitFor();
}

/** A table at which the other seat has chosen once as each level, and we are to choose; null: the game was over too soon. */
async function metAll(t, page, { game, options = {}, mine, other }, seed) {
  const table = await makeTable(page, t.url, { game, options, mine, agent: LEVELS[0] });
  const way = { table: table.id, until: ".", seed };
  for (const level of LEVELS) {
    await handOver(page, table.id, other, level);
    const now = await standing(page, table.id);
    assert.equal(now.seats.find((seat) => seat.seat === other).agent, level);
    // Whoever is told something while the clock of the other runs is told what it has chosen.
    const come = await rush(page, { ...way, where: `clocks["${other}"] > ${now.clocks[other] + 5}`, soon: true });
    if (come.over) return null;
  }
  await handOver(page, table.id, other, LEVELS[0]);
  const come = await rush(page, { ...way, where: "decision.tokens.length > 1" });
  return come.over ? null : table;
}

for (const one of GAMES) {
  const { title, look } = one;
  test(`${title}: against a Hobbit, a Ranger and a Wizard, and with a hint`, { snapshots: false, limit: 240 }, async (t) => {
    const page = await t.open({ locale: look.locale, settings: { theme: look.theme, language: look.language } });
    let table = null;
    for (let seed = 1; !table; seed++) {
      assert.ok(seed < 5, "every game was over before all three had played");
      table = await metAll(t, page, one, seed);
    }
    await page.reload();
    const before = await asked(page);
    await hinted(page);
    const advised = await panel(page).evaluateAll((all) => all.map((each) => each.dataset.advised));
    assert.ok(advised.length >= 1 && advised.every((token) => before.options.includes(token)), `advised: ${advised}`);
    assert.equal(await page.locator(".option.advised").count(), advised.length, "the list marks what is advised");
    await announced(page, say("ui-hint", {}, { language: look.language }));
    // The first in every theme, the others each in one.
    await judged(page, look.language, `a hint in ${title}`, one === GAMES[0] ? axeInEveryTheme : axe);
    // It can be put away, asked for by its key, and followed; the next position has none.
    await page.keyboard.press("Escape");
    await panel(page).first().waitFor({ state: "detached" });
    await page.keyboard.press("h");
    await panel(page).first().waitFor();
    await button(page, "ui-hint-choose").click();
    await panel(page).first().waitFor({ state: "detached" });
    await page.waitForFunction((mark) => globalThis.sight.look().mark !== mark, before.mark);
  });
}

test("a hint on a phone stands above the question, and every target is large enough", async (t) => {
  const page = await t.open(PHONE);
  await makeTable(page, t.url, { mine: "fellowship" });
  await setUp(page);
  await asked(page);
  await hinted(page);
  await fits(page, "a hint on a phone");
  await touchable(page, "a hint on a phone");
  const [answer, question] = [await page.locator(".panel[aria-labelledby=hint-title]").boundingBox(), await page.locator(".prompt").boundingBox()];
  assert.ok(answer.y + answer.height <= question.y + 2, "the answer lies over the question");
  await panel(page).first().click();
  await button(page, "ui-hint-choose").waitFor();
  // What it is about is in sight above it, wherever on the board that is; afterwards the page is where it was.
  for (const one of await panel(page).all()) {
    await one.click();
    await page.waitForFunction(() => {
      const top = document.querySelector("[aria-labelledby=hint-title]").getBoundingClientRect().top;
      const marks = [...document.querySelectorAll(".map .hinted")].map((each) => each.getBoundingClientRect());
      return marks.length > 0 && marks.every((each) => each.top >= 0 && each.bottom <= top);
    });
  }
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => scrollY === 0);
});

test("the level is chosen on the first page, kept, and changed for a rematch", async (t) => {
  const page = await t.open();
  await visit(page, t.url);
  await page.getByText(say("ui-agent-wizard"), { exact: true }).click();
  await page.reload();
  assert.ok(await page.getByRole("radio", { name: say("ui-agent-wizard") }).isChecked(), "the choice is forgotten");
  await page.getByText(say("ui-agent-hobbit"), { exact: true }).click();
  await page.locator("[data-game=confrontation][data-play=sauron]").click();
  await page.waitForURL(/\/table\//);
  const id = page.url().split("/").at(-1);
  assert.equal((await standing(page, id)).seats[0].agent, "hobbit");
  await asked(page);
  await handOver(page, id, "fellowship", "random");
  await setUp(page);
  await rush(page, { table: id, until: "^never$" });
  await ended(page);
  await page.locator(".ending select").selectOption("wizard");
  await button(page, "ui-rematch").click();
  await page.waitForURL((url) => /\/table\//.test(url.pathname) && !url.pathname.endsWith(id));
  assert.equal((await standing(page, page.url().split("/").at(-1))).seats[1].agent, "wizard");
});

test("a table without hints says so, and offers none", async (t) => {
  const page = await t.open();
  const title = `Plain ${Date.now() % 1e6}`;
  await visit(page, t.url, "/new/confrontation");
  await page.getByLabel(new RegExp(say("ui-hints-allowed"))).uncheck();
  await page.getByLabel(new RegExp(say("ui-listed"))).check();
  await page.getByLabel(say("ui-table-title")).fill(title);
  await button(page, "ui-create").click();
  await setUp(page);
  await asked(page);
  assert.equal(await page.locator("[data-hint]").count(), 0);
  await page.keyboard.press("h");
  await tab(page, "ui-tab-seats").click();
  await text(page, "ui-hints-none").waitFor();
  await visit(page, t.url, "/lobby");
  await page.getByRole("listitem").filter({ hasText: title }).getByText(say("ui-without-hints")).waitFor();
});

test("the review of a game: progress, the curve by keys, turning points, words, and a link that others can open", async (t) => {
  const page = await t.open();
  const { id } = await makeTable(page, t.url, { mine: "fellowship" });
  await setUp(page);
  await asked(page);
  await leaveItToTheComputer(page);
  await page.getByRole("link", { name: say("ui-review") }).click();
  // While it is made it says how far it is.
  const of = await page.locator("progress").evaluate((each) => each.max);
  await page.getByText(new RegExp(say("ui-review-progress", { done: "\\d+", of }))).waitFor();
  const curve = page.locator("svg[role=slider]");
  await curve.waitFor();
  const last = Number(await curve.getAttribute("aria-valuemax"));
  assert.equal(of, last, "a choice for every step");

  const at = (n) => page.waitForFunction((n) => new URLSearchParams(location.search).get("at") === String(n), n);
  await curve.focus();
  const spoken = [];
  for (const [key, n] of [["Home", 0], ["ArrowRight", 1], ["ArrowRight", 2], ["ArrowLeft", 1], ["End", last]]) {
    await page.keyboard.press(key);
    await at(n);
    spoken.push(await curve.getAttribute("aria-valuetext"));
  }
  assert.equal(new Set(spoken).size, 4, `each point is spoken: ${spoken}`);
  assert.match(spoken.at(-1), /100\s?%/, "who has won has won");
  // A finger or a pointer takes hold of the curve, too.
  const box = await curve.boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + 40);
  await page.waitForFunction((end) => Number(new URLSearchParams(location.search).get("at")) < end, last);

  const turns = page.locator("[data-turn]");
  assert.ok((await turns.count()) >= 1, "a game that was lost has turned somewhere");
  const turn = Number(await turns.last().getAttribute("data-turn"));
  await turns.last().click();
  await at(turn);
  await page.locator(".choice li.chosen").waitFor();
  await page.waitForFunction(() => !document.querySelector(".choice li").innerText.includes("…"));
  await judged(page, "en", "a review");

  // It is there at once for everybody, in every language, on every screen.
  for (const { language, locale } of LOOKS.slice(1)) {
    const other = await t.open({ locale, ...(language === "it" ? PHONE : {}), settings: { language } });
    await visit(other, t.url, `/replay/${id}?at=${turn}&review=1`);
    await other.locator(".choice li.chosen").waitFor();
    await settled(other);
    await languages(other, language, `a review in ${language}`, { names: ["Tester"] });
    await fits(other, `a review in ${language}`);
    if (language === "it") await touchable(other, "a review on a phone");
  }
  await visit(page, t.url, "/games");
  await page.getByRole("listitem").getByRole("link", { name: say("ui-review") }).first().click();
  await page.waitForURL(/\/replay\/.*review/);
});

test("War of the Ring: a game that is given up, and its review beside the map", { snapshots: false }, async (t) => {
  const game = "war_of_the_ring";
  const page = await t.open();
  // A whole game has five hundred choices, and each is thought over for seconds: this one ends in its first go.
  const { id } = await makeTable(page, t.url, { game, options: { concede: true }, mine: "free_peoples" });
  const { made } = await rush(page, { table: id, until: "^never$", wishes: ["^concede$"] });
  await ended(page);
  await page.getByRole("link", { name: say("ui-review") }).click();
  const curve = page.locator("svg[role=slider]");
  await curve.waitFor();
  const last = Number(await curve.getAttribute("aria-valuemax"));
  assert.ok(last >= made && last < 12, `${last} choices are reviewed, of which we made ${made}`);
  await curve.focus();
  await page.keyboard.press("End");
  await page.waitForFunction((n) => new URLSearchParams(location.search).get("at") === String(n), last);
  const spoken = await curve.getAttribute("aria-valuetext");
  const left = (seat, chance) => new RegExp(`${say(`seat-${seat}`, {}, { game })} ${chance}\\s?%`);
  assert.match(spoken, left("free-peoples", 0));
  assert.match(spoken, left("shadow", 100));
  // What was chosen last, in words, beside what else there was; and the armies as they stood then.
  const chosen = page.locator(".choice li.chosen");
  await chosen.filter({ hasText: say("token-concede", {}, { game }) }).waitFor();
  assert.ok((await page.locator(".choice li").count()) > 1, "the review names no other choice");
  assert.ok((await page.locator(".ring-board .stack .banner").count()) > 30, "the armies stand on the map of the review");
  await judged(page, "en", "a review of War of the Ring", axe);
});
