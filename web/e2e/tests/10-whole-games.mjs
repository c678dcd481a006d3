/** The Confrontation from the first click to the last, on the board. */
import assert from "node:assert/strict";
import { agreeing } from "../games/confrontation.mjs";
import { playByClicks } from "../support/play.mjs";
import { test } from "../support/runner.mjs";
import { asked } from "../support/sight.mjs";
import { button, makeTable, setUp, visit } from "../support/table.mjs";
import { say } from "../support/words.mjs";

test("from the landing page into a running game in two clicks", async (t) => {
  const page = await t.open({ settings: { forced: true } });
  await visit(page, t.url);
  await page.locator("[data-play]").first().click();
  await asked(page);
  await button(page, "ui-set-up-for-me").click();
  await page.waitForFunction(() => /^(turn|attack|battle)/.test(globalThis.sight.look().prompt));
});

/** Chooses the computer that plays at random, and whatever else the form offers, then makes the table. */
async function byForm(page, url, seat, options) {
  await visit(page, url, "/new/confrontation");
  await button(page, "ui-create").waitFor();
  for (const [name, value] of Object.entries(options)) {
    const field = page.locator(`#option-${name}`);
    if (await field.evaluate((element) => element.tagName === "SELECT")) await field.selectOption(value);
    else await field.fill(String(value)).then(() => field.press("Tab"));
  }
  for (const each of ["fellowship", "sauron"]) {
    await page.getByRole("combobox", { name: new RegExp(`^${say(`seat-${each}`)}`) }).selectOption(each === seat ? "me" : "agent random");
  }
  await button(page, "ui-create").click();
}

for (const [name, seat, options] of [
  ["classic", "fellowship", {}],
  ["variant", "sauron", { edition: "variant" }],
  ["draft with special cards", "fellowship", { edition: "draft", fellowship_specials: 2, sauron_specials: 2 }],
]) {
  test(`a whole game by clicks on the board: ${name}`, async (t) => {
    const page = await t.open();
    await byForm(page, t.url, seat, options);
    const made = await playByClicks(page, { seed: name, check: agreeing });
    assert.ok((await page.locator("#ending-title").innerText()).length > 3);
    assert.ok(made.board > 3 * made.list || options.edition === "draft", `too little on the board: ${JSON.stringify(made)}`);
    assert.ok(made.board >= 20, `too little on the board: ${JSON.stringify(made)}`);
    t.note(`${made.board} choices on the board, ${made.list} in the list`);
  });
}

test("a whole game where the page plays the only choice by itself", async (t) => {
  const page = await t.open({ settings: { forced: true } });
  await makeTable(page, t.url, { mine: "sauron" });
  await setUp(page);
  const made = await playByClicks(page, { seed: "forced", forced: true });
  t.note(`${made.board} choices on the board, ${made.list} in the list`);
});
