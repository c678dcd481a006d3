/** From the landing page to the end of a game: by clicks, by keyboard, by touch; and what axe-core says of every screen. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { launch, open, quiet } from "./browser.mjs";
import { serve } from "./server.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const only = process.argv.slice(2);
const server = await serve();
const browser = await launch();
const tests = [];
const test = (name, run) => tests.push({ name, run });
const random = (all) => all[Math.floor(Math.random() * all.length)];

/** The server's own policy forbids inline scripts; axe is evaluated by the driver instead. */
async function clean(page, where) {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => (await globalThis.axe.run(document, { resultTypes: ["violations"] })).violations);
  if (found.length) {
    const told = found.map((each) => `${each.id}: ${each.nodes.slice(0, 3).map((node) => `${node.target.join(" ")} ${node.any[0]?.message ?? ""}`).join(" | ")}`);
    throw new Error(`axe on ${where}:\n  ${told.join("\n  ")}`);
  }
}

/** A table against a computer player that moves at random, made as the page itself would make it. */
async function table(page, seat, options = {}, agent = "random") {
  await page.goto(server.url);
  await page.locator("[data-play]").first().waitFor();
  const id = await page.evaluate(
    async ({ seat, options, agent }) => {
      const post = (path, body) => fetch(`/api${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }).then((answer) => answer.json());
      await post("/guest", { name: "Tester" });
      const settled = await post("/games/confrontation/settle", { options });
      const seats = Object.fromEntries(settled.seats.map((each) => [each, each === seat ? { kind: "me" } : { kind: "agent", agent }]));
      return (await post("/tables", { game: "confrontation", options, seats, listed: false, title: "" })).id;
    },
    { seat, options, agent },
  );
  await page.goto(`${server.url}/table/${id}`);
  return id;
}

const over = (page) => page.locator(".ending").count();

/** Waits until this seat is asked or the game is over; the tokens that it may choose. */
async function asked(page) {
  await page.waitForFunction(() => document.querySelector("[data-token], .ending"), null, { timeout: 30_000 });
  return page.locator("[data-token]").evaluateAll((all) => all.map((each) => each.dataset.token));
}

/** Chooses and waits until the page has moved on. */
async function settle(page, act) {
  const before = await page.evaluate(() => globalThis.__asks ?? 0);
  await act();
  await page.waitForFunction((n) => (globalThis.__asks ?? 0) > n || document.querySelector(".ending"), before, { timeout: 30_000 });
}

/** Counts the decisions that the page has shown, from the socket itself. */
async function counting(page) {
  await page.addInitScript(() => {
    const Old = WebSocket;
    globalThis.__asks = 0;
    globalThis.WebSocket = class extends Old {
      constructor(...args) {
        super(...args);
        this.addEventListener("message", (event) => {
          if (/^\{"type":"(done|refused)"/.test(event.data)) setTimeout(() => globalThis.__asks++, 0);
        });
      }
    };
  });
}

async function playOn(page, act, most = 700) {
  for (let i = 0; i < most; i++) {
    const tokens = await asked(page);
    if (await over(page)) return i;
    if (!tokens.length) continue;
    await settle(page, () => act(tokens));
  }
  throw new Error("the game does not end");
}

const option = (page, token) => page.locator(`[data-token="${token}"]`);

test("landing page to a running game in one click", async () => {
  const page = await open(browser);
  await page.goto(server.url);
  await page.locator('[data-play="fellowship"]').click();
  await page.locator("[data-token]").first().waitFor({ timeout: 15_000 });
  quiet(page);
  await page.context().close();
});

for (const [name, seat, options] of [
  ["classic", "fellowship", {}],
  ["variant", "sauron", { edition: "variant" }],
  ["draft with special cards", "fellowship", { edition: "draft", fellowship_specials: 2, sauron_specials: 2 }],
]) {
  test(`a game to its end by clicks: ${name}`, async () => {
    const page = await open(browser);
    await counting(page);
    await table(page, seat, options);
    const plies = await playOn(page, async (tokens) => {
      const token = random(tokens);
      const [verb, subject] = token.split(" ");
      const piece = page.locator(`button[data-piece="${subject}"]`);
      const region = page.locator(`button[data-region="${subject}"]`);
      // On the board where it can be, in the list otherwise. A region may hold several choices: then the list.
      const several = tokens.filter((each) => each.split(" ")[1] === subject).length > 1;
      if (["move", "place"].includes(verb) && !several && (await piece.count())) await piece.click({ force: true });
      else if (verb === "to" && !several && (await region.count())) await region.focus().then(() => page.keyboard.press("Enter"));
      else await option(page, token).click();
    });
    if (!(await page.locator("#ending-title").innerText())) throw new Error("no ending");
    quiet(page);
    console.log(`    ${plies} choices`);
    await page.context().close();
  });
}

test("a game to its end by keyboard alone", async () => {
  const page = await open(browser);
  await counting(page);
  await table(page, "sauron");
  await asked(page);
  await page.locator("[data-token]").first().focus();
  await playOn(page, async (tokens) => {
    await page.waitForFunction(() => document.activeElement?.matches("[data-token]"), null, { timeout: 5000 });
    const steps = Math.floor(Math.random() * tokens.length);
    for (let i = 0; i < steps; i++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
  });
  quiet(page);
  await page.context().close();
});

test("a game to its end by touch on a phone", async () => {
  const page = await open(browser, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await counting(page);
  await table(page, "fellowship");
  await playOn(page, (tokens) => option(page, random(tokens)).tap());
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  if (wide > 360) throw new Error(`the page is ${wide} px wide on a screen of 360`);
  quiet(page);
  await page.context().close();
});

test("free undo, an illegal choice with its rule, look back, reload", async () => {
  const page = await open(browser);
  await counting(page);
  await table(page, "fellowship");
  await asked(page);
  await page.locator('button[data-piece="gimli"]').click();
  await option(page, "to rhudaur").waitFor();
  await page.locator('button[data-region="mordor"]').focus();
  await page.keyboard.press("Enter");
  await page.locator(".refusal .rule").click();
  await page.locator("dialog[open] article").first().waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Take back" }).click();
  await option(page, "place gimli").waitFor();
  await page.getByRole("button", { name: "Set up for me" }).click();
  await page.waitForFunction(() => /^(turn|battle|attack)/.test(document.querySelector("[data-prompt]")?.dataset.prompt ?? ""), null, { timeout: 20_000 });
  const tokens = await asked(page);
  await page.locator(".log .jump").first().click();
  await page.getByText("You are looking back").waitFor();
  await page.getByRole("button", { name: "Back to the present" }).click();
  await page.reload();
  const again = await asked(page);
  if (again.join() !== tokens.join()) throw new Error("a reload changed the decision");
  quiet(page);
  await page.context().close();
});

test("two browsers by invitation, a spectator, chat, undo asked for", async () => {
  const [one, two, three] = [await open(browser), await open(browser), await open(browser)];
  await one.goto(`${server.url}/new/confrontation`);
  await one.locator("select").nth(1).selectOption("open");
  await one.getByRole("button", { name: "Make the table" }).click();
  const invite = await one.locator("label.link input").first().inputValue();
  await two.goto(invite);
  await two.getByRole("button", { name: /Sauron/ }).click();
  for (const page of [one, two]) {
    await page.getByRole("button", { name: "Set up for me" }).click();
  }
  await two.waitForFunction(() => document.querySelector("[data-prompt]")?.dataset.prompt?.startsWith("turn"), null, { timeout: 20_000 });
  await three.goto(one.url());
  await three.getByText("You are watching").waitFor();
  await one.getByRole("tab", { name: "Chat" }).click();
  await one.getByRole("textbox", { name: "Say something" }).fill("well met");
  await one.keyboard.press("Enter");
  await two.getByRole("tab", { name: "Chat" }).click();
  await two.getByText("well met").waitFor();
  // Choices are taken back until one of them has taught the other something: then it is asked for.
  let question = false;
  for (let i = 0; i < 60 && !question; i++) {
    const page = (await one.locator("[data-token]").count()) ? one : two;
    const other = page === one ? two : one;
    const token = await page.locator("[data-token]").first().getAttribute("data-token", { timeout: 5000 });
    await option(page, token).click({ timeout: 5000 }).catch(() => {});
    await page.waitForTimeout(250);
    const back = page.getByRole("button", { name: "Take back" });
    if (i % 2 === 0 || !(await back.count())) continue;
    await back.click();
    await page.waitForTimeout(300);
    question = (await other.getByRole("button", { name: "Agree" }).count()) > 0;
    if (question) {
      await other.getByRole("button", { name: "Agree" }).click();
      await page.getByText("The choice was taken back").waitFor();
    } else {
      await page.locator("[data-token]").last().click({ timeout: 3000 }).catch(() => {});
      await page.waitForTimeout(200);
    }
  }
  if (!question) throw new Error("no undo had to be asked for");
  await clean(two, "a table of two");
  await clean(three, "a spectator's table");
  for (const page of [one, two, three]) {
    quiet(page);
    await page.context().close();
  }
});

test("replay of a finished game, other eyes, a link to a moment, fair dice", async () => {
  const page = await open(browser);
  await counting(page);
  const id = await table(page, "fellowship");
  await playOn(page, (tokens) => option(page, random(tokens)).click());
  await clean(page, "the end of a game");
  await page.goto(`${server.url}/replay/${id}?at=30&eyes=sauron`);
  await page.locator(".frame").waitFor();
  await page.getByRole("button", { name: "One step on" }).click();
  await page.waitForFunction(() => location.search.includes("at=31"));
  await page.locator("select").first().selectOption("everything");
  await page.locator(".frame [data-piece]").first().waitFor();
  await clean(page, "a replay");
  await page.goto(`${server.url}/verify/${id}`);
  await page.locator(".verdict").waitFor();
  if (!(await page.locator(".verdict").innerText()).includes("Fair")) throw new Error("the dice are not fair");
  await clean(page, "fair dice");
  quiet(page);
  await page.context().close();
});

test("three languages", async () => {
  for (const [locale, word] of [["pl-PL", "Zagraj"], ["it-IT", "Gioca"], ["en-GB", "Play"]]) {
    const page = await open(browser, { locale });
    await page.goto(server.url);
    await page.getByRole("button", { name: new RegExp(word) }).first().click();
    await page.locator("[data-token]").first().waitFor();
    const bare = await page.locator("#prompt").innerText();
    if (/^(prompt|setup)/.test(bare)) throw new Error(`no words for a prompt in ${locale}`);
    quiet(page);
    await page.context().close();
  }
});

if (server.kill) {
  test("the server restarts in the middle: nothing is lost", async () => {
    const page = await open(browser);
    await counting(page);
    await table(page, "fellowship");
    const tokens = await asked(page);
    await server.kill();
    await page.getByText("The connection is lost").waitFor({ timeout: 10_000 });
    await server.start();
    await page.getByText("The connection is lost").waitFor({ state: "detached", timeout: 30_000 });
    const again = await asked(page);
    if (again.join() !== tokens.join()) throw new Error("the decision changed");
    await settle(page, () => option(page, again[0]).click());
    await page.context().close();
  });
}

for (const theme of ["parchment", "light", "dark"]) {
  test(`axe-core on every screen: ${theme}`, async () => {
    const page = await open(browser, { settings: { theme, motion: "still" } });
    for (const path of ["/", "/lobby", "/games", "/new/confrontation", "/replays", "/rules/confrontation", "/settings", "/nowhere"]) {
      await page.goto(server.url + path);
      await page.locator("h1").first().waitFor();
      await page.waitForTimeout(400);
      await clean(page, path);
    }
    await table(page, "sauron");
    await page.locator("[data-token]").first().waitFor();
    await clean(page, "the set-up");
    await page.getByRole("button", { name: "Set up for me" }).click();
    await page.waitForFunction(() => /^(turn|battle|attack)/.test(document.querySelector("[data-prompt]")?.dataset.prompt ?? ""), null, { timeout: 20_000 });
    for (const tab of ["Log", "Detail", "Players", "Chat"]) {
      await page.getByRole("tab", { name: tab }).click();
      await clean(page, `the table, ${tab}`);
    }
    for (let i = 0; i < 80 && !(await page.locator(".stage").count()) && !(await over(page)); i++) {
      const tokens = await asked(page);
      if (tokens.length) await option(page, random(tokens)).click({ timeout: 2000 }).catch(() => {});
    }
    await clean(page, "a battle");
    quiet(page);
    await page.context().close();
  });
}

let failed = 0;
for (const { name, run } of tests) {
  if (only.length && !only.some((part) => name.includes(part))) continue;
  const begun = Date.now();
  try {
    await run();
    console.log(`ok   ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed++;
    console.log(`FAIL ${name}\n     ${String(error?.message ?? error).split("\n").slice(0, 12).join("\n     ")}`);
  }
}
await browser.close();
await server.stop();
console.log(failed ? `${failed} failed` : "all is well");
process.exitCode = failed ? 1 : 0;
