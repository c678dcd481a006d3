/** Every screen, by script: axe-core in three themes, three languages, small screens, large letters. */
import assert from "node:assert/strict";
import { PHONE } from "../support/browser.mjs";
import { desktopRound, LOOKS, phoneRound } from "../support/rounds.mjs";
import { test } from "../support/runner.mjs";
import { visit } from "../support/table.mjs";
import { say } from "../support/words.mjs";

for (const look of LOOKS) {
  test(`every screen in ${look.theme} and ${look.language}: axe-core, one language, 200 % zoom`, (t) =>
    desktopRound(t, look, look.theme === "light" ? { mine: "sauron", waiting: "fellowship" } : {}),
  );
}

test("every screen fits phones of 390 and 360 px, and every target a finger", (t) => phoneRound(t, PHONE));

test("the language is the browser's until another is chosen, and the choice lasts", async (t) => {
  const page = await t.open({ locale: "it-IT" });
  await visit(page, t.url);
  assert.equal(await page.locator("html").getAttribute("lang"), "it");
  await visit(page, t.url, "/settings");
  await page.getByRole("combobox", { name: new RegExp(`^${say("ui-language", {}, { language: "it" })}`) }).selectOption("pl");
  await page.getByRole("heading", { name: say("ui-nav-settings", {}, { language: "pl" }) }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: say("ui-nav-settings", {}, { language: "pl" }) }).waitFor();
  const other = await page.context().newPage();
  await visit(other, t.url);
  assert.equal(await other.locator("html").getAttribute("lang"), "pl");
});
