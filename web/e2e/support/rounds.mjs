/** One round through every screen of a game, with everything on each that a script can judge. */
import assert from "node:assert/strict";
import { axe, axeInEveryTheme, fits, languages, still, touchable } from "./checks.mjs";
import { walk } from "./screens.mjs";

/** Looks at every screen and tells of all that is wrong at once. */
async function everywhere(t, page, checks, game) {
  const wrong = [];
  let screens = 0;
  await walk(page, t.url, async (here, name) => {
    screens++;
    await still(here);
    for (const check of checks) await check(here, name).catch((error) => wrong.push(error.message));
  }, game);
  t.note(`${screens} screens`);
  assert.equal(wrong.length, 0, `\n${wrong.join("\n")}`);
}

const NAMES = { names: ["Bag End", "English", "Polski", "Italiano"] };

/** Runs a check in a window of another size. */
export const resized = (width, height, check) => async (page, name) => {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height });
  // What a script lays out for a phone is told of the new size with the next frame, which a busy machine draws late.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  try {
    await check(page, `${name} at ${width} px`);
  } finally {
    await page.setViewportSize(before);
  }
};

/**
 * On a desktop in one language and one theme, or all: axe-core, no other language, and no sideways scrolling at 200 % zoom,
 * nor on the narrowest phone, where each language has words of its own length.
 */
export async function desktopRound(t, { theme, language, locale }, game = {}, everyTheme = false) {
  const page = await t.open({ locale, settings: { theme, language } });
  const zoomed = resized(640, 400, fits);
  const narrow = resized(360, 740, fits);
  await everywhere(t, page, [everyTheme ? axeInEveryTheme : axe, (here, name) => languages(here, language, name, NAMES), fits, zoomed, narrow], game);
}

/** On a phone: no sideways scrolling, and every target large enough, at two widths. */
export async function phoneRound(t, device, game = {}) {
  const page = await t.open(device);
  const both = async (here, name) => {
    await fits(here, name);
    await touchable(here, name);
  };
  await everywhere(t, page, [both, resized(360, 740, both)], game);
}

/** Each theme is seen once and each language heard once. */
export const LOOKS = [
  { theme: "parchment", language: "en", locale: "en-GB" },
  { theme: "light", language: "pl", locale: "pl-PL" },
  { theme: "dark", language: "it", locale: "it-IT" },
];
