/** Two people, each in a browser of their own, and somebody who watches. */
import assert from "node:assert/strict";
import { HIDDEN_EVENTS } from "../games/confrontation.mjs";
import { playTogether } from "../support/play.mjs";
import { test } from "../support/runner.mjs";
import { button, company, ended, setUp, tab, text } from "../support/table.mjs";
import { say } from "../support/words.mjs";

/** Every frame that comes to a page's sockets. */
function overhear(page) {
  const frames = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(JSON.parse(payload))));
  return frames;
}

/** What a spectator is told holds nothing that lies face down; and a game of so many choices is told at some length. */
function discreet(frames, choices) {
  const views = frames.flatMap((frame) => [frame.view, ...(frame.eyes ?? []).map((each) => each.view)]).filter(Boolean);
  const events = frames.flatMap((frame) => [...(frame.events ?? []), ...(frame.eyes ?? []).flatMap((each) => each.updates.flatMap((update) => update.events))]);
  assert.ok(views.length > choices / 3 && events.length > choices / 2, `of ${choices} choices only ${views.length} views and ${events.length} events were overheard`);
  for (const view of views) {
    assert.equal(view.seat, null);
    assert.equal(view.decision, null);
    for (const side of Object.values(view.table.sides)) {
      assert.ok(side.hand == null, "a spectator was told a hand");
      for (const piece of side.pieces) {
        assert.equal(piece.character, undefined, "a spectator was told a face");
      }
    }
  }
  const first = views.find((view) => view.table.phase === "play" && view.table.turn.number === 1);
  for (const side of Object.values(first.table.sides)) for (const piece of side.pieces) assert.equal(piece.revealed, null, "a face lies open before the first move");
  for (const event of events) {
    if (HIDDEN_EVENTS.has(event.event)) assert.fail(`a spectator heard of ${event.event}`);
    if (event.event === "moved") assert.ok(event.character == null || event.piece != null, "a spectator heard who moved");
  }
  return views;
}

test("a whole game of two browsers with a spectator, chat and presence", async (t) => {
  const { one, two, table } = await company(t);
  const three = await t.open();
  const frames = overhear(three);
  await three.goto(`${t.url}/table/${table.id}`);
  await text(three, "ui-watching").waitFor();
  await setUp(one);
  await setUp(two);

  // At the beginning of the game every piece may still be any of its side, for the eye as for the ear.
  const names = ["frodo-classic", "gandalf-classic", "balrog", "witch-king-classic"].map((id) => say(`character-${id}`));
  await three.waitForFunction(() => document.querySelectorAll("[data-piece]").length === 18);
  const spoken = (await three.locator("[data-piece]").allInnerTexts()).join(" ");
  for (const name of names) assert.ok(!spoken.includes(name), `a spectator reads ${name} on a hidden piece`);

  await tab(one, "ui-tab-chat").click();
  await one.getByRole("textbox", { name: say("ui-chat-say") }).fill("Mae govannen");
  await one.keyboard.press("Enter");
  for (const page of [two, three]) {
    await tab(page, "ui-tab-chat").click();
    await page.getByText("Mae govannen").waitFor();
  }
  for (const page of [one, two, three]) await tab(page, "ui-tab-seats").click();
  await text(one, "ui-watchers", { count: 1 }).waitFor();
  const gorbag = one.locator(".seats li").filter({ hasText: "Gorbag" });
  await gorbag.getByText(say("ui-seat-here")).waitFor();
  const address = two.url();
  await two.goto(`${t.url}/lobby`);
  await gorbag.getByText(say("ui-seat-away")).waitFor();
  await two.goto(address);
  await gorbag.getByText(say("ui-seat-here")).waitFor();
  for (const page of [one, three]) await tab(page, "ui-tab-log").click();

  const made = await playTogether([one, two]);
  await ended(three);
  const choices = made.board + made.list;
  const views = discreet(frames.filter((frame) => frame.type !== "over"), choices);
  t.note(`${choices} choices, ${views.length} views overheard`);
  assert.equal(await button(three, "ui-rematch").count(), 0, "a spectator is offered a rematch");
  const told = await Promise.all([one, two].map((page) => page.locator("#ending-title").innerText()));
  assert.deepEqual(told.map((each) => each.trim()).sort(), [say("ui-you-lost"), say("ui-you-won")].sort());
});
