/** Tables: made by the form as a player makes them, or at once where a test is about something else. */
import { asked } from "./sight.mjs";
import { say } from "./words.mjs";

const post = (page, path, body) =>
  page.evaluate(
    async ([path, body]) => {
      const answer = await fetch(`/api${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    [path, body],
  );

/** Opens a path of the client and waits until it has its heading. */
export async function visit(page, url, path = "/") {
  await page.goto(url + path);
  await page.locator("h1").first().waitFor({ state: "attached" });
}

/** A table as the page itself would make it: `mine` are one's own seats, the computer that plays at random has the rest. */
export async function makeTable(page, url, { game = "confrontation", mine, open = [], options = {}, agent = "random", name = "Tester", listed = false, title = "" }) {
  await visit(page, url, "/settings");
  await post(page, "/guest", { name });
  const settled = await post(page, `/games/${game}/settle`, { options });
  const own = [mine ?? settled.seats[0]].flat();
  const seats = {};
  for (const seat of settled.seats) if (!open.includes(seat)) seats[seat] = own.includes(seat) ? { kind: "me" } : { kind: "agent", agent };
  const table = await post(page, "/tables", { game, options, seats, listed, title });
  await page.goto(`${url}/table/${table.id}`);
  return table;
}

/** Sits down at a table by its invitation, through the page that the invitation opens. */
export async function joinBy(page, url, invite, seat, name, game = "confrontation") {
  await visit(page, url, `/join/${invite}`);
  await page.getByLabel(say("ui-your-name")).fill(name);
  await page.getByRole("button", { name: say("ui-play-as", { seat: say(`seat-${seat.replaceAll("_", "-")}`, {}, { game }) }) }).click();
}

const words = (page, id, args) => say(id, args, { language: page.language });
export const button = (page, id, args) => page.getByRole("button", { name: words(page, id, args), exact: true });
export const text = (page, id, args) => page.getByText(words(page, id, args));
export const tab = (page, id) => page.getByRole("tab", { name: words(page, id) });
export async function logOf(page) {
  await page.locator('.log[aria-busy="false"]').waitFor();
  return page.locator(".log li .jump").allInnerTexts();
}
/** Says what it takes back, so it is known by its key. */
export const takeBack = (page) => page.getByTitle(words(page, "ui-undo-key"));
export const ended = (page) => page.locator(".ending").waitFor();

/** Leaves the set-up to chance, as a player may; where there is none to be made, the game has begun. */
export async function setUp(page) {
  const seen = await asked(page);
  if (!/^setup/.test(seen.prompt)) return;
  await button(page, "ui-set-up-for-me").click();
  await page.waitForFunction(() => !/^setup/.test(globalThis.sight.look().prompt));
}

/** A person's own browser at a table: one who made it, one who came by the invitation. */
export async function company(t, { options = {}, names = ["Elanor", "Gorbag"] } = {}) {
  const [one, two] = [await t.open(), await t.open()];
  const table = await makeTable(one, t.url, { mine: "fellowship", open: ["sauron"], name: names[0], options });
  await joinBy(two, t.url, table.invite, "sauron", names[1]);
  return { one, two, table };
}

/** Waits until this player is asked what matches. */
export const prompted = (page, pattern) => page.waitForFunction((source) => new RegExp(source).test(globalThis.sight.look().prompt), pattern.source);
