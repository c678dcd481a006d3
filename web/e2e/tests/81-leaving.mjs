/** Leaving for good: logging out everywhere, deleting an account, closing a table and putting it away. */
import assert from "node:assert/strict";
import { test } from "../support/runner.mjs";
import { leaveItToTheComputer } from "../support/screens.mjs";
import { asked, see } from "../support/sight.mjs";
import { button, makeTable, setUp, text, visit } from "../support/table.mjs";
import { say } from "../support/words.mjs";

const PASSWORD = "speak friend";

/** Fills in the form of the account and presses one of its buttons. */
async function enter(page, url, name, act, password = PASSWORD) {
  await visit(page, url, "/settings");
  await page.getByRole("textbox", { name: say("ui-account-name"), exact: true }).fill(name);
  await page.getByLabel(say("ui-password")).fill(password);
  await button(page, act).click();
}

test("logging out everywhere: the other browser is a stranger again", async (t) => {
  const [one, two] = [await t.open(), await t.open()];
  const name = `celebrimbor${Date.now() % 1e9}`;
  await enter(one, t.url, name, "ui-account-new");
  await text(one, "ui-account-you", { name }).waitFor();
  await enter(two, t.url, name, "ui-login");
  await text(two, "ui-account-you", { name }).waitFor();
  await button(one, "ui-logout-everywhere").click();
  await text(one, "ui-logged-out").waitFor();
  await button(one, "ui-login").waitFor();
  await visit(two, t.url, "/settings");
  await button(two, "ui-login").waitFor();
  assert.equal(await text(two, "ui-account-you", { name }).count(), 0, "the other browser is still logged in");
  await enter(two, t.url, name, "ui-login");
  await text(two, "ui-account-you", { name }).waitFor();
});

test("deleting an account: with its password only, and then it is gone", async (t) => {
  const page = await t.open();
  const name = `maeglin${Date.now() % 1e9}`;
  await enter(page, t.url, name, "ui-account-new");
  await text(page, "ui-account-you", { name }).waitFor();
  const erase = async (password) => {
    await page.getByLabel(say("ui-password")).fill(password);
    await button(page, "ui-account-delete-sure").click();
  };
  await page.getByText(say("ui-account-delete"), { exact: true }).click();
  await erase("mellon mellon");
  await page.getByRole("alert").waitFor();
  await text(page, "ui-account-you", { name }).waitFor();
  await erase(PASSWORD);
  await text(page, "ui-account-deleted").waitFor();
  await enter(page, t.url, name, "ui-login");
  await page.getByRole("alert").waitFor();
  assert.equal(await text(page, "ui-account-you", { name }).count(), 0, "one can log in to an account that is deleted");
});

test("a table is given up after a second thought, and says so to whoever comes back", async (t) => {
  const page = await t.open();
  const title = `Bucklebury ${Date.now() % 1e6}`;
  const { id } = await makeTable(page, t.url, { mine: "fellowship", title });
  await setUp(page);
  await visit(page, t.url, "/games");
  const card = page.getByRole("listitem").filter({ hasText: title });
  const press = (word) => card.getByRole("button", { name: say(word), exact: true }).click();
  await press("ui-close-table");
  await card.getByRole("button", { name: say("ui-close-table-sure") }).waitFor();
  await page.reload();
  await press("ui-close-table");
  await press("ui-close-table-sure");
  await card.waitFor({ state: "detached" });
  await visit(page, t.url, `/table/${id}`);
  await text(page, "ui-closed-lead").waitFor();
  const seen = await see(page);
  assert.deepEqual([seen.options, seen.glowing], [[], []], "something can be chosen at a table that was given up");
});

test("a finished game is put away: gone from my games, its replay stays", async (t) => {
  const page = await t.open();
  const title = `Brandy Hall ${Date.now() % 1e6}`;
  const { id } = await makeTable(page, t.url, { mine: "fellowship", title });
  await setUp(page);
  await leaveItToTheComputer(page);
  await visit(page, t.url, "/games");
  const card = page.getByRole("listitem").filter({ hasText: title });
  await card.getByRole("button", { name: say("ui-put-away"), exact: true }).click();
  await card.waitFor({ state: "detached" });
  await page.reload();
  await text(page, "ui-mine-empty").waitFor();
  await visit(page, t.url, `/replay/${id}`);
  await page.locator("[data-nav]").first().waitFor();
});

test("a table that others play at cannot be closed over their heads", async (t) => {
  const [one, two] = [await t.open(), await t.open()];
  const title = `Crickhollow ${Date.now() % 1e6}`;
  const table = await makeTable(one, t.url, { mine: "fellowship", open: ["sauron"], title });
  await visit(two, t.url, `/join/${table.invite}`);
  await two.getByLabel(say("ui-your-name")).fill("Lotho");
  await two.getByRole("button", { name: say("ui-play-as", { seat: say("seat-sauron") }) }).click();
  await asked(two);
  for (const page of [one, two]) {
    await visit(page, t.url, "/games");
    const card = page.getByRole("listitem").filter({ hasText: title });
    await card.waitFor();
    assert.equal(await card.getByRole("button", { name: say("ui-close-table") }).count(), 0);
  }
});
