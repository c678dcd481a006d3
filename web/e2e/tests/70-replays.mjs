/** What stays of a game: its replay, its record, and the proof that the dice were fair. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { PHONE } from "../support/browser.mjs";
import { playByClicks } from "../support/play.mjs";
import { test } from "../support/runner.mjs";
import { button, ended, makeTable, prompted, setUp, tab, text, visit } from "../support/table.mjs";
import { say } from "../support/words.mjs";

async function finished(t) {
  const page = await t.open();
  const { id } = await makeTable(page, t.url, { mine: "fellowship" });
  await setUp(page);
  await playByClicks(page, { seed: "replay" });
  await ended(page);
  return { page, id };
}

const at = (page, position) => page.waitForFunction((n) => new URLSearchParams(location.search).get("at") === String(n), position);
const choice = (page, id) => page.getByRole("combobox", { name: new RegExp(`^${say(id)}`) });

test("a replay: time line, speed, anybody's eyes, a link to the moment, export and import", async (t) => {
  const { page } = await finished(t);
  await page.getByRole("link", { name: say("ui-watch-replay") }).click();
  await page.locator(".board").waitFor();
  const line = page.getByRole("slider", { name: say("ui-timeline") });
  const last = Number(await line.getAttribute("max"));
  assert.ok(last > 30, `a game of ${last} positions`);
  await line.fill("30");
  await at(page, 30);
  await button(page, "ui-later").click();
  await at(page, 31);
  await button(page, "ui-earlier").click();
  await at(page, 30);

  // With everybody's eyes all faces are known; with a seat's eyes the enemy's are not.
  const faces = () => page.locator("[data-piece]").evaluateAll((all) => all.map((each) => each.innerText));
  await choice(page, "ui-eyes").selectOption("everything");
  await page.waitForFunction((name) => [...document.querySelectorAll("[data-piece]")].some((each) => each.textContent.includes(name)), say("character-balrog"));
  await choice(page, "ui-eyes").selectOption("spectator");
  await page.waitForFunction(() => /eyes=spectator/.test(location.search) || document.querySelector("select")?.value === "spectator");
  await line.fill("19");
  await page.waitForFunction((name) => ![...document.querySelectorAll("[data-piece]")].some((each) => each.textContent.includes(name)), say("character-balrog"));
  await choice(page, "ui-eyes").selectOption("sauron");
  await page.waitForFunction((name) => [...document.querySelectorAll("[data-piece]")].some((each) => each.textContent.includes(name)), say("character-balrog"));
  assert.ok(!(await faces()).some((text) => text.includes(say("character-gimli"))), "Sauron's eyes see Gimli before the first move");

  // It plays by itself, at the chosen speed, and stops.
  await choice(page, "ui-speed").selectOption("instant");
  await button(page, "ui-play").click();
  await page.waitForFunction(() => Number(new URLSearchParams(location.search).get("at")) >= 23);
  await button(page, "ui-pause").click();
  await button(page, "ui-play").waitFor();
  await line.fill("25");
  await at(page, 25);

  await tab(page, "ui-tab-share").click();
  const link = await page.getByRole("textbox", { name: say("ui-share-moment") }).inputValue();
  assert.match(link, /at=25.*eyes=sauron/);
  const shown = await faces();
  const other = await t.open();
  await other.goto(link);
  await other.waitForFunction((count) => document.querySelectorAll("[data-piece]").length === count, shown.length);
  assert.deepEqual(await other.locator("[data-piece]").evaluateAll((all) => all.map((each) => each.innerText)), shown);

  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: say("ui-download-record") }).click()]);
  const record = readFileSync(await file.path(), "utf8");
  assert.match(file.suggestedFilename(), /\.wmr$/);
  assert.match(record, /^westmarch record 1\n/);
  await visit(other, t.url, "/replays");
  await other.locator("input[type=file]").setInputFiles({ name: "game.wmr", mimeType: "text/plain", buffer: Buffer.from(record) });
  await other.waitForURL(/\/replay\//);
  await other.locator(".board").waitFor();
  assert.equal(Number(await other.getByRole("slider", { name: say("ui-timeline") }).getAttribute("max")), last);

  // A record that somebody has tampered with is refused.
  await visit(other, t.url, "/replays");
  const lines = record.trimEnd().split("\n");
  const forged = [...lines.slice(0, -4), lines.at(-2), lines.at(-3), lines.at(-1)].join("\n");
  await other.locator("input[type=file]").setInputFiles({ name: "forged.wmr", mimeType: "text/plain", buffer: Buffer.from(`${forged}\n`) });
  await other.getByRole("alert").waitFor();

  // On a phone the log lies below the board, and a step does not carry the page down to it.
  const phone = await t.open(PHONE);
  await visit(phone, t.url, new URL(page.url()).pathname);
  await phone.locator(".board").waitFor();
  await phone.getByRole("slider", { name: say("ui-timeline") }).fill("30");
  await phone.locator(".log .here").first().waitFor();
  await phone.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  assert.equal(await phone.evaluate(() => scrollY), 0, "the board has left the screen");
});

test("after the end all lies open on the table, which until then shows nobody's secrets", async (t) => {
  const page = await t.open();
  await makeTable(page, t.url, { mine: "sauron" });
  await setUp(page);
  await prompted(page, /./);
  const covered = page.locator("[data-piece] .back");
  assert.ok((await covered.count()) > 0, "the enemy's pieces are face up before the end");
  await playByClicks(page, { seed: "open" });
  await ended(page);
  await covered.first().waitFor({ state: "detached" });
  assert.ok((await page.locator("[data-piece]").count()) > 0, "the board is empty");
  const [home, mordor] = await Promise.all(["shire", "mordor"].map((region) => page.locator(`[data-region=${region}]`).boundingBox()));
  assert.ok(mordor.y > home.y, "the board has been turned round");
});

test("the proof of fair dice holds, and the browser computes it itself", async (t) => {
  const { page, id } = await finished(t);
  await page.getByRole("link", { name: say("ui-fair-dice") }).first().click();
  const verdict = page.locator(".verdict");
  await verdict.waitFor();
  const told = await page.evaluate(async (address) => (await fetch(address)).json(), `${t.url}/api/verify/${id}`);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(told.hashed));
  assert.equal(Buffer.from(digest).toString("hex"), told.commitment);
  const shown = await page.locator("dd").allInnerTexts();
  assert.ok(shown.filter((each) => each.trim() === told.commitment).length >= 2, "the page shows what was promised and what it has computed");
  assert.equal((await verdict.innerText()).trim(), say("ui-fair-good", { positions: told.positions }));
});

test("fair dice before the end: the promise is there, the seed is not", async (t) => {
  const page = await t.open();
  const { id, commitment } = await makeTable(page, t.url, { mine: "fellowship" });
  await visit(page, t.url, `/verify/${id}`);
  await text(page, "ui-fair-later").waitFor();
  assert.ok((await page.locator("dd").allInnerTexts()).some((each) => each.trim() === commitment));
});
