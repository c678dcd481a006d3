/** Reloads, crashes, second thoughts and mistakes. */
import assert from "node:assert/strict";
import { playByClicks, pointer } from "../support/play.mjs";
import { test } from "../support/runner.mjs";
import { asked, changed, see, touch } from "../support/sight.mjs";
import { button, company, ended, logOf, makeTable, prompted, setUp, takeBack, text } from "../support/table.mjs";
import { say } from "../support/words.mjs";

/** What the server has told this seat, as the log writes it: nothing may be missing or stand there twice. */
const toldBy = (page, url, id, seat) => page.evaluate(async ([address]) => (await (await fetch(address)).json()).updates.flatMap((update) => update.events).length, [`${url}/api/tables/${id}/log?seat=${seat}`]);

test("a reload in the middle changes nothing", async (t) => {
  const page = await t.open();
  const { id } = await makeTable(page, t.url, { mine: "fellowship" });
  await setUp(page);
  await playByClicks(page, { seed: "reload", enough: (seen, made) => made.board + made.list >= 4 });
  const [before, lines] = [await asked(page), await logOf(page)];
  if (before.over) return;
  await page.reload();
  const after = await asked(page);
  assert.deepEqual(after.options, before.options);
  assert.deepEqual(after.glowing.map((each) => each.key).sort(), before.glowing.map((each) => each.key).sort());
  assert.deepEqual(await logOf(page), lines);
  await playByClicks(page, { seed: "reloaded" });
  await ended(page);
  assert.equal((await logOf(page)).length, await toldBy(page, t.url, id, "fellowship"));
});

test("the server is killed and starts again: the page says so, comes back, and plays on to the end", async (t) => {
  const house = await t.ownServer();
  const page = await t.open();
  const { id } = await makeTable(page, t.url, { mine: "fellowship" });
  await setUp(page);
  await playByClicks(page, { seed: "crash", enough: (seen, made) => made.board >= 2 && seen.prompt === "turn.action" });
  const [before, lines] = [await asked(page), await logOf(page)];
  if (before.over) return;
  await house.crash();
  await text(page, "ui-reconnecting").waitFor();
  // A choice that is made while the line is down must be made once, or not at all.
  const piece = before.glowing.find((each) => each.key.startsWith("piece "));
  await touch(page, pointer, "glowing", piece.key);
  await house.start();
  await text(page, "ui-reconnecting").waitFor({ state: "detached" });
  const after = await asked(page);
  assert.ok(["turn.action", "turn.target"].includes(after.prompt), `asked for ${after.prompt}`);
  assert.deepEqual((await logOf(page)).slice(0, lines.length), lines);
  await playByClicks(page, { seed: "after the crash" });
  await ended(page);
  assert.equal((await logOf(page)).length, await toldBy(page, t.url, id, "fellowship"), "the log has lost or doubled something");
});

test("taking back: free while nobody has learned anything, else asked for, and written down", async (t) => {
  const { one, two } = await company(t);
  await setUp(one);
  await setUp(two);
  // Whoever begins takes up a piece: nobody has noticed, and it is put back at once.
  await prompted(two, /turn\.action/);
  const first = await asked(two);
  const piece = first.glowing.find((each) => each.key.startsWith("piece "));
  await touch(two, pointer, "glowing", piece.key);
  await prompted(two, /turn\.target/);
  const chosen = await see(two);
  await takeBack(two).click();
  await changed(two, chosen.mark, "taking back");
  await prompted(two, /turn\.action/);
  assert.equal(await one.getByRole("alertdialog").count(), 0, "the other was asked for nothing");

  // A move has been seen: the other player is asked, and says no, then yes.
  const lines = await logOf(one);
  await touch(two, pointer, "glowing", piece.key);
  await prompted(two, /turn\.target/);
  // The question is there a moment before its answers glow.
  await two.waitForFunction(() => globalThis.sight.glance().glowing.some((each) => each.key.startsWith("region ")));
  const ways = await see(two);
  const way = ways.glowing.find((each) => each.key.startsWith("region "));
  await touch(two, pointer, "glowing", way.key);
  await one.waitForFunction((before) => document.querySelectorAll(".log li .jump").length > before, lines.length);
  await takeBack(two).click();
  await text(two, "ui-undo-waiting", { seats: say("seat-fellowship") }).waitFor();
  await text(one, "ui-undo-asked", { seat: say("seat-sauron") }).waitFor();
  await button(one, "ui-undo-decline").click();
  await text(two, "ui-undo-declined").waitFor();
  await takeBack(two).click();
  await button(one, "ui-undo-agree").click();
  await text(two, "ui-undo-done").waitFor();
  await prompted(two, /turn\.(action|target)/);
  for (const page of [one, two]) {
    await page.locator(".log li").filter({ hasText: say("ui-event-undone", { by: say("seat-sauron") }) }).first().waitFor();
    await page.locator(".log li.struck").first().waitFor();
  }
});

test("choosing what is not legal says why not and opens the rule", async (t) => {
  const page = await t.open();
  await makeTable(page, t.url, { mine: "fellowship" });
  await asked(page);
  // A piece may not be placed in the enemy's land.
  await page.locator('button[data-piece="gimli"]').click();
  await prompted(page, /setup\.place/);
  await page.waitForFunction(() => globalThis.sight.look().glowing.some((each) => each.key === "region rhudaur"));
  const before = await see(page);
  await page.locator('button[data-region="mordor"]').click({ position: { x: 60, y: 40 } });
  const refusal = page.getByRole("alert").filter({ has: page.locator("button.rule") });
  await refusal.waitFor();
  assert.ok((await refusal.innerText()).trim().length > 25, "the refusal gives no reason");
  await refusal.locator("button.rule").click();
  const rule = page.locator("dialog[open] article").first();
  await rule.waitFor();
  assert.match(await rule.innerText(), /SETUP-05/);
  await page.keyboard.press("Escape");
  const after = await see(page);
  assert.deepEqual(after.options, before.options, "a refused choice has changed something");
});
