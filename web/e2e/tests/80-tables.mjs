/** Around the game: one screen for two, rematch, handing over, invitations, accounts, the lobby. */
import assert from "node:assert/strict";
import { playByClicks } from "../support/play.mjs";
import { test } from "../support/runner.mjs";
import { asked } from "../support/sight.mjs";
import { button, company, ended, makeTable, prompted, setUp, tab, takeBack, text, visit } from "../support/table.mjs";
import { say } from "../support/words.mjs";

test("one screen for two: a curtain between them, and a rematch with sides swapped", async (t) => {
  const page = await t.open({ settings: { forced: true } });
  const { id } = await makeTable(page, t.url, { mine: ["fellowship", "sauron"] });
  const curtain = page.locator(".curtain");
  let curtains = 0;
  for (let i = 0; i < 600; i++) {
    const seen = await asked(page);
    if (seen.over) break;
    if (seen.curtain) {
      curtains++;
      assert.equal(await page.locator("[data-piece]").count(), 0, "pieces show through the curtain");
      assert.equal(await page.locator("[data-token]").count(), 0, "choices show through the curtain");
      assert.equal(await page.locator(".log li").count(), 0, "the log tells what the other player has done in secret");
      assert.equal(await takeBack(page).count(), 0, "the last choice is named on the curtain");
      // Where all choices are forced the next curtain falls soon: it is this one that must go.
      const fallen = await curtain.elementHandle();
      await button(page, "ui-curtain-open").click();
      await page.waitForFunction((each) => !each.isConnected, fallen);
    } else if (/^setup/.test(seen.prompt)) await setUp(page).catch(() => {});
    else await playByClicks(page, { seed: `hot ${i}`, forced: true, enough: (now) => now.curtain });
  }
  await ended(page);
  assert.ok(curtains >= 3, `${curtains} curtains in a whole game`);
  t.note(`${curtains} curtains`);
  await button(page, "ui-rematch").click();
  await page.waitForURL((url) => url.pathname.startsWith("/table/") && !url.pathname.endsWith(id));
  await asked(page);
});

test("a rematch swaps the sides of two people", async (t) => {
  const { one, two } = await company(t);
  await setUp(one);
  await setUp(two);
  // Both leave the rest to the computer: the game comes to its end by itself.
  for (const page of [one, two]) {
    await tab(page, "ui-tab-seats").click();
    await page.getByRole("combobox", { name: new RegExp(`^${say("ui-agent")}`) }).selectOption("random");
  }
  await button(one, "ui-hand-over").click();
  await one.locator(".seats li").filter({ hasText: say("ui-agent-random") }).first().waitFor();
  await tab(two, "ui-tab-log").click();
  await playByClicks(two, { seed: "rematch" });
  await ended(two);
  await button(two, "ui-rematch").click();
  await two.waitForURL((url) => url.href !== one.url());
  await asked(two);
  await tab(two, "ui-tab-seats").click();
  const mine = two.locator(".seats li").filter({ hasText: say("ui-seat-yours") });
  await mine.filter({ hasText: say("seat-fellowship") }).waitFor();
});

test("a seat is handed to the computer and taken back", async (t) => {
  const page = await t.open();
  await makeTable(page, t.url, { mine: "fellowship" });
  await setUp(page);
  await prompted(page, /^(turn|battle|attack)/);
  await tab(page, "ui-tab-seats").click();
  await page.getByRole("combobox", { name: new RegExp(`^${say("ui-agent")}`) }).selectOption("random");
  const seat = page.locator(".seats li").filter({ hasText: say("seat-fellowship") });
  await button(page, "ui-hand-over").click();
  await seat.filter({ hasText: say("ui-seat-agent") }).waitFor();
  const back = seat.getByRole("button", { name: say("ui-sit-down") });
  // The computer may have finished the game before anybody could return.
  await back.or(page.locator(".ending")).first().waitFor();
  if (await back.count()) await back.click().catch(() => {});
  await seat.filter({ hasText: say("ui-seat-yours") }).or(page.locator(".ending")).first().waitFor();
});

test("the form's invitation link leads a second browser to its seat", async (t) => {
  const [one, two] = [await t.open(), await t.open()];
  await visit(one, t.url, "/new/confrontation");
  await button(one, "ui-create").waitFor();
  await one.getByRole("combobox", { name: new RegExp(`^${say("seat-sauron")}`) }).selectOption("open");
  await button(one, "ui-create").click();
  await one.getByRole("heading", { name: say("ui-waiting-title") }).waitFor();
  const link = await one.getByRole("textbox", { name: say("ui-invite-link") }).inputValue();
  assert.match(link, /\/join\//);
  await two.goto(link);
  await two.getByLabel(say("ui-your-name")).fill("Shagrat");
  await two.getByRole("button", { name: say("ui-play-as", { seat: say("seat-sauron") }) }).click();
  for (const page of [one, two]) await asked(page);
  await tab(one, "ui-tab-seats").click();
  await one.locator(".seats li").filter({ hasText: "Shagrat" }).waitFor();
});

test("an account: registered in one browser, logged in from another, the games are there", async (t) => {
  const [one, two] = [await t.open(), await t.open()];
  const name = `radagast${Date.now() % 1e9}`;
  const { id } = await makeTable(one, t.url, { mine: "fellowship", title: "Rhosgobel", name: "Aiwendil" });
  const enter = async (page, act, password = "brown wizard") => {
    await visit(page, t.url, "/settings");
    await page.getByRole("textbox", { name: say("ui-account-name"), exact: true }).fill(name);
    await page.getByLabel(say("ui-password")).fill(password);
    await button(page, act).click();
  };
  await enter(one, "ui-account-new");
  await text(one, "ui-account-you", { name }).waitFor();
  await enter(two, "ui-login", "white wizard");
  await two.getByRole("alert").waitFor();
  await enter(two, "ui-login");
  await text(two, "ui-account-you", { name }).waitFor();
  await visit(two, t.url, "/games");
  await two.getByRole("heading", { name: "Rhosgobel" }).waitFor();
  await two.getByRole("link", { name: say("ui-go-on") }).first().click();
  await two.waitForURL(new RegExp(id));
  await asked(two);
  await visit(two, t.url, "/settings");
  await button(two, "ui-logout").click();
  await button(two, "ui-login").waitFor();
});

test("the lobby shows a listed table; a stranger sits down there, another watches", async (t) => {
  const [one, two, three] = [await t.open(), await t.open(), await t.open()];
  const title = `Prancing Pony ${Date.now() % 1e6}`;
  await makeTable(one, t.url, { mine: "fellowship", open: ["sauron"], listed: true, title });
  await visit(two, t.url, "/lobby");
  const card = two.getByRole("listitem").filter({ hasText: title });
  await card.getByRole("link", { name: say("ui-look-in") }).click();
  await button(two, "ui-sit-down").click();
  for (const page of [one, two]) await asked(page);
  await visit(three, t.url, "/lobby");
  await three.getByRole("listitem").filter({ hasText: title }).getByRole("link", { name: say("ui-watch") }).click();
  await text(three, "ui-watching").waitFor();
});
