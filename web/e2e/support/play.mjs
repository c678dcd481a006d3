/** Whole games, as a player plays them: with the pointer, with a finger, with the keyboard alone. */
import assert from "node:assert/strict";
import { chance } from "./chance.mjs";
import { asked, changed, see, touch } from "./sight.mjs";
import { until } from "./wait.mjs";

const LONGEST = 900;

export const pointer = (page, { x, y }) => page.mouse.click(x, y);
export const finger = (page, { x, y }) => page.touchscreen.tap(x, y);

/** What glows highest on the screen lies ahead: a player who goes there is soon done. */
const ahead = (random, all) => (random.next() < 0.75 ? [...all].sort((a, b) => a.y - b.y)[0] : random.one(all));

/** Among what glows: a piece rather than a place, since what can be done to places while pieces may move leads nowhere. */
function pick(random, glowing) {
  const confirm = glowing.find((each) => each.key.startsWith("confirm "));
  if (confirm) return confirm;
  const places = glowing.filter((each) => each.key.startsWith("region "));
  const others = glowing.filter((each) => !each.key.startsWith("region "));
  if (others.length && (!places.length || random.next() < 0.9)) return random.one(others);
  return ahead(random, places);
}

/**
 * One choice with the pointer or a finger: a glowing thing on the board, else a line of the list.
 * Says where it was made: "board" or "list"; "missed" if the page asked something else before the hand was there.
 */
export async function chooseByHand(page, seen, { hand = pointer, random }) {
  const thing = seen.glowing.length ? pick(random, seen.glowing) : null;
  if (!thing) {
    const token = random.one(seen.options);
    if (!(await touch(page, hand, "token", token, seen.mark))) return "missed";
    await changed(page, seen.mark, `the line "${token}"`);
    return "list";
  }
  if (!(await touch(page, hand, "glowing", thing.key, seen.mark))) return "missed";
  await changed(page, seen.mark, thing.key);
  // Several choices lie on one thing: the page asks which is meant.
  const after = await see(page);
  if (after.which && !seen.which) {
    if (await touch(page, hand, "which", undefined, after.mark)) await changed(page, after.mark, `the choice on ${thing.key}`);
  }
  return "board";
}

/** The only choice may be played by the page itself, where the player has set it so: then there is nothing to click. */
const itself = async (page, seen) => seen.options.length === 1 && (await changed(page, seen.mark, "the only choice", 700).then(() => true, () => false));

/**
 * Plays on to the end. `check` sees every decision before it is made.
 * Gives how many choices were made on the board and how many in the list.
 */
export async function playByClicks(page, { seed = "clicks", hand = pointer, forced = false, check = () => {}, enough = () => false } = {}) {
  const random = chance(seed);
  const made = { board: 0, list: 0, missed: 0 };
  const trail = [];
  for (let i = 0; i < LONGEST; i++) {
    const seen = await asked(page);
    if (seen.over || (await enough(seen, made))) return made;
    if (forced && (await itself(page, seen))) continue;
    assert.equal(seen.refused, "", "what glowed was refused");
    await check(seen);
    made[await chooseByHand(page, seen, { hand, random })]++;
    trail.push(seen.sentence);
  }
  throw new Error(`the game does not end: ${trail.slice(-8).join(" / ")}`);
}

// --- the keyboard ----------------------------------------------------------------------------------------

const holds = (page, selector) => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Presses Tab until the focus is on what matches; says what it passed if it never comes there. */
export async function tabTo(page, selector, { most = 150, key = "Tab" } = {}) {
  for (let i = 0; i < most; i++) {
    if (await holds(page, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the Tab key does not lead to ${selector}`);
}

/** Tab to a control by its words. */
export async function tabToText(page, text, { most = 150 } = {}) {
  for (let i = 0; i < most; i++) {
    const here = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.matches("a, button") ? (focused.getAttribute("aria-label") ?? focused.textContent) : "";
    });
    if (here.includes(text)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the Tab key does not lead to "${text}"`);
}

/** Walks over the board by arrow keys to something that glows; false if the way there is not straight. */
async function walkTo(page, target) {
  for (let i = 0; i < 24; i++) {
    const here = await page.evaluate(() => {
      const box = document.activeElement.getBoundingClientRect();
      return { key: globalThis.sight.key(document.activeElement), x: box.left + box.width / 2, y: box.top + box.height / 2 };
    });
    if (here.key === target.key) return true;
    const [dx, dy] = [target.x - here.x, target.y - here.y];
    const ways = Math.abs(dx) > Math.abs(dy) ? [dx > 0 ? "ArrowRight" : "ArrowLeft", dy > 0 ? "ArrowDown" : "ArrowUp"] : [dy > 0 ? "ArrowDown" : "ArrowUp", dx > 0 ? "ArrowRight" : "ArrowLeft"];
    await page.keyboard.press(i % 3 === 2 ? ways[1] : ways[0]);
  }
  return false;
}

async function chooseByKeyboard(page, seen, random, onBoard) {
  if (onBoard && seen.glowing.length) {
    const target = pick(random, seen.glowing);
    await tabTo(page, "[data-nav]");
    if (await walkTo(page, target)) {
      await page.keyboard.press("Enter");
      await changed(page, seen.mark, `Enter on ${target.key}`);
      const after = await see(page);
      if (after.which && !seen.which) {
        await tabTo(page, ".ask.sheet button, .overlay-menu [data-choice]");
        await page.keyboard.press("Enter");
        await changed(page, after.mark, `Enter on the choice on ${target.key}`);
      }
      return "board";
    }
  }
  // The list comes before the board: back from the one, forward from anywhere else.
  await tabTo(page, "[data-token]", { key: (await holds(page, "[data-nav], .side *")) ? "Shift+Tab" : "Tab" });
  const steps = random.below(seen.options.length);
  for (let i = 0; i < steps; i++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await changed(page, seen.mark, "Enter in the list");
  return "list";
}

/** Plays on to the end without a pointer: every second choice on the board, the others in the list. */
export async function playByKeyboard(page, { seed = "keys", enough = () => false } = {}) {
  const random = chance(seed);
  const made = { board: 0, list: 0 };
  for (let i = 0; i < LONGEST; i++) {
    const seen = await asked(page);
    if (seen.over || enough(seen)) return made;
    assert.equal(seen.refused, "", "a legal choice was refused");
    made[await chooseByKeyboard(page, seen, random, i % 2 === 0)]++;
  }
  throw new Error("the game does not end");
}

// --- several people --------------------------------------------------------------------------------------

/** Whoever is asked chooses, until all see the end. */
export async function playTogether(pages, { seed = "company", hand = pointer, check = () => {} } = {}) {
  const random = chance(seed);
  const made = { board: 0, list: 0, missed: 0 };
  for (let i = 0; i < LONGEST; i++) {
    const { page, seen } = await until("somebody is asked", async () => {
      for (const each of pages) {
        const now = await see(each);
        if (now.over || now.options.length || now.glowing.length) return { page: each, seen: now };
      }
      return null;
    });
    if (seen.over) break;
    await check(page, seen);
    made[await chooseByHand(page, seen, { hand, random })]++;
  }
  for (const page of pages) assert.ok((await asked(page)).over, "the game has ended for some, not for all");
  return made;
}
