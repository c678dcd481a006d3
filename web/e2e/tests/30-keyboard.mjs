/** No pointer at all. */
import assert from "node:assert/strict";
import { playByKeyboard, tabTo, tabToText } from "../support/play.mjs";
import { test } from "../support/runner.mjs";
import { ended, visit } from "../support/table.mjs";
import { say } from "../support/words.mjs";

test("a whole game by keyboard alone, from the landing page to the ending", { snapshots: false }, async (t) => {
  const page = await t.open();
  for (const name of ["click", "dblclick", "down", "move", "up", "wheel"]) page.mouse[name] = () => assert.fail("the mouse was used");
  await visit(page, t.url);
  await tabTo(page, 'a[href="/new/confrontation"]');
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: say("ui-create") }).waitFor();
  const foe = page.getByRole("combobox", { name: new RegExp(`^${say("seat-sauron")}`) });
  for (let i = 0; i < 60 && !(await foe.evaluate((element) => element === document.activeElement)); i++) await page.keyboard.press("Tab");
  await page.keyboard.type(say("ui-agent-random"));
  assert.equal(await foe.inputValue(), "agent random");
  await tabToText(page, say("ui-create"));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/table\//);
  const made = await playByKeyboard(page);
  await ended(page);
  assert.ok(made.board >= 8 && made.list >= 8, `too little of one kind: ${JSON.stringify(made)}`);
  t.note(`${made.board} choices on the board, ${made.list} in the list`);
  await tabToText(page, say("ui-watch-replay"));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/replay\//);
});
