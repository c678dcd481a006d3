/** Every screen that needs no game in progress, and how to come to those that do. */
import { join } from "node:path";
import { root } from "./paths.mjs";
import { playByClicks } from "./play.mjs";
import { asked } from "./sight.mjs";
import { button, ended, makeTable, prompted, setUp, tab, visit } from "./table.mjs";
import { say } from "./words.mjs";

/** What can be opened by its path, with a word for each: what is the same for all games is looked at with the first. */
const plain = (game) => [
  ["the form for a table", `/new/${game}`],
  ["the rules", `/rules/${game}`],
  ...(game === "confrontation" ? COMMON : []),
];
const COMMON = [
  ["the landing page", "/"],
  ["the lobby", "/lobby"],
  ["my games", "/games"],
  ["the replays", "/replays"],
  ["the settings", "/settings"],
  ["a page that is not there", "/nowhere"],
  ["a table that is not there", "/table/nosuchtable"],
];

/** The page has arrived: its letters are there, and it no longer asks for a moment's patience. */
export async function settled(page) {
  await page.waitForFunction((loading) => !document.getElementById("main")?.innerText.includes(loading), say("ui-loading", {}, { language: page.language }));
  await page.evaluate(() => document.fonts.ready);
}

/** The quick way to the end: somebody else plays on. */
export async function leaveItToTheComputer(page, agent = "random") {
  if ((await asked(page)).over) return;
  await tab(page, "ui-tab-seats").last().click(); // a board may have a leaf of that name, too
  await page.locator(".helper select").selectOption(agent);
  await button(page, "ui-hand-over").click();
  await ended(page);
  await page.locator('.map[aria-busy="false"]').waitFor(); // all is laid open
  await page.getByRole("tab").first().click();
}

/** A record of the golden ones, brought in through the page of the replays; the page then shows its replay. */
export async function bringIn(page, url, game, record) {
  await visit(page, url, "/replays");
  await page.locator("input[type=file]").setInputFiles(join(root, "tests", "conformance", "golden", game, `${record}.wmr`));
  await page.waitForURL(/\/replay\//);
}

/**
 * Walks through all screens of a game and shows each to `look(page, name)`: the plain ones, a table in its set-up, in a
 * turn, in a battle and at its end, its tabs, its rules drawer, a waiting table, an invitation, a replay and its proof.
 * Where it is a matter of luck whether a battle comes in time, a `calm` walk stops for none and shows the middle of the game.
 */
export async function walk(page, url, look, { game = "confrontation", options = {}, mine = "fellowship", turn = /./, battle = /^battle/, calm = false, waiting = "sauron", successor = "random", most = game === "confrontation" ? 120 : 15 } = {}) {
  for (const [name, path] of plain(game)) {
    await page.goto(url + path);
    await page.locator("h1, [role=alert]").first().waitFor({ state: "attached" });
    await settled(page);
    await look(page, name);
  }
  const invited = await makeTable(page, url, { game, options, mine, open: [waiting], listed: true, title: "Bag End" });
  await page.locator("h1").waitFor({ state: "attached" });
  await look(page, "a table that waits for players");
  await visit(page, url, `/join/${invited.invite}`);
  await settled(page);
  await look(page, "an invitation");

  const table = await makeTable(page, url, { game, options, mine, title: "Bag End" });
  await page.locator("[data-token]").first().waitFor();
  await look(page, "the set-up");
  await setUp(page);
  await prompted(page, /./);
  // The enemy may have attacked first: what is asked in a fight is no picture of a turn.
  await playByClicks(page, { seed: "turn", enough: (seen) => turn.test(seen.prompt) });
  await look(page, "a turn");
  // On a phone a board may have leaves of its own, before those of the table.
  const leaves = await page.getByRole("tablist").all();
  for (const [at, list] of leaves.entries()) {
    const tabs = list.getByRole("tab");
    for (let i = 0; i < (await tabs.count()); i++) {
      await tabs.nth(i).click();
      await look(page, at === leaves.length - 1 ? `the table's tab ${i + 1}` : `the board's leaf ${i + 1}`);
    }
    await tabs.first().click();
  }
  let fought = false;
  await playByClicks(page, {
    seed: "walk",
    enough: (seen, made) => {
      const here = battle.test(seen.prompt);
      fought ||= here && !calm;
      return fought || (made.board > most && !here);
    },
  });
  await look(page, fought ? "a battle" : "the middle of a game");
  await page.locator("button.rule").first().click();
  await page.locator("dialog[open] article").first().waitFor();
  await look(page, "the rules drawer");
  await page.keyboard.press("Escape");
  await leaveItToTheComputer(page, successor);
  await look(page, "the end");
  await visit(page, url, `/replay/${table.id}?at=20`);
  await page.locator("[data-nav]").first().waitFor();
  await settled(page);
  await look(page, "a replay");
  await visit(page, url, `/verify/${table.id}`);
  await page.locator(".verdict").waitFor();
  await look(page, "the proof of fair dice");
}
