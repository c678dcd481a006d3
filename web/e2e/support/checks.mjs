/** What must hold on every screen, whatever it shows. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fixedTexts, LANGUAGES } from "./words.mjs";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** No violation of any rule of axe-core. The server's policy forbids inline scripts, so the driver evaluates it. */
export async function axe(page, where, options = {}) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeSource);
  const found = await page.evaluate(async (options) => (await globalThis.axe.run(document, { resultTypes: ["violations"], ...options })).violations, options);
  const told = found.map((each) => `${each.id}: ${each.nodes.slice(0, 3).map((node) => `${node.target.join(" ")} ${node.any[0]?.message ?? node.failureSummary}`).join(" | ")}`);
  assert.deepEqual(told, [], `axe-core on ${where}`);
}

/** The same in every theme: only colours differ between them, so that only these are judged again. */
export async function axeInEveryTheme(page, where) {
  await axe(page, where);
  const own = await page.evaluate(() => document.documentElement.dataset.theme);
  try {
    for (const theme of ["parchment", "light", "dark"].filter((each) => each !== own)) {
      await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
      await still(page);
      await axe(page, `${where} in ${theme}`, { runOnly: ["color-contrast"] });
    }
  } finally {
    await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), own);
    await still(page);
  }
}

/**
 * What fades in or turns over has come to rest; what breathes for ever is let be. It is looked at again and again: the
 * `finished` of an animation that was replaced meanwhile never comes.
 */
export const still = (page) =>
  page.waitForFunction(() => !document.getAnimations().some((each) => each.playState === "running" && Number.isFinite(each.effect?.getComputedTiming().endTime)));

/** Nothing sticks out to the right. */
export async function fits(page, where) {
  const { wide, room, culprits } = await page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const wide = document.documentElement.scrollWidth;
    const out = wide > room ? [...document.querySelectorAll("body *")].filter((each) => each.getBoundingClientRect().right > room + 1) : [];
    return { wide, room, culprits: out.slice(0, 4).map((each) => `${each.tagName}.${each.className}`) };
  });
  assert.ok(wide <= room, `${where} is ${wide} px wide in a window of ${room}: ${culprits}`);
}

/**
 * Whatever can be touched is at least 44 px wide and high, measured by where a touch arrives: the area may be larger
 * than what is painted. Not measured: links within a sentence, and pieces and spaces whose place on the map is what they
 * mean, while the list offers the same choice at full size (WCAG 2.5.5 excepts both).
 */
export async function touchable(page, where) {
  const small = await page.evaluate(async (least) => {
    const wanted = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [role=tab], [role=button]")];
    const inSentence = (each) => each.matches("p a, li a, dd a") && !each.matches(".button") && each.parentElement.textContent.trim() !== each.textContent.trim();
    const usable = (each) => globalThis.sight.shown(each) && !each.disabled && !each.closest("[inert], .visually-hidden, .skip") && !each.matches(".skip") && !inSentence(each);
    const open = document.querySelector("dialog[open]");
    const found = [];
    for (const each of wanted.filter(usable)) {
      if ((open && !open.contains(each)) || each.matches("[data-piece], [data-space], [data-figure], path[data-region]")) continue;
      // A label takes the touch for its control.
      const owner = each.matches("input[type=checkbox], input[type=radio]") ? (each.closest("label") ?? each.labels?.[0] ?? each) : each;
      owner.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const box = owner.getBoundingClientRect();
      if (box.width >= least && box.height >= least) continue;
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const hits = (px, py) => {
        const met = document.elementFromPoint(px, py);
        return met !== null && (met === owner || owner.contains(met) || met.contains(each) === true && met === each.labels?.[0]);
      };
      if (!hits(x, y)) continue;
      const reach = (dx, dy) => {
        let far = 0;
        while (far < least && hits(x + dx * (far + 1), y + dy * (far + 1))) far++;
        return far;
      };
      const width = reach(-1, 0) + reach(1, 0) + 1;
      const height = reach(0, -1) + reach(0, 1) + 1;
      if (width < least - 1 || height < least - 1) found.push(`${each.tagName.toLowerCase()}.${String(each.className).split(" ").slice(0, 2).join(".")} "${(each.getAttribute("aria-label") ?? each.textContent).trim().slice(0, 30)}" ${width}×${height}`);
    }
    scrollTo(0, 0);
    return [...new Set(found)].slice(0, 10);
  }, 44);
  assert.deepEqual(small, [], `too small for a finger on ${where}`);
}

// --- languages -------------------------------------------------------------------------------------------

const texts = new Map(LANGUAGES.map((language) => [language, fixedTexts(language)]));

/** What only English says: whole messages, and stretches of two words or more out of longer ones. */
function onlyEnglish(language) {
  const own = texts.get(language);
  const all = [...own].join("\n").toLowerCase();
  const foreign = [...texts.get("en")].filter((text) => !own.has(text) && /\p{L}{2}/u.test(text));
  return {
    whole: new Set(foreign.filter((text) => !all.includes(text.toLowerCase()))),
    parts: foreign.filter((text) => /\p{L}+ \p{L}+ \p{L}+/u.test(text) && !all.includes(text.toLowerCase())),
  };
}
const english = new Map(["pl", "it"].map((language) => [language, onlyEnglish(language)]));

/** Every text that can be read or heard on the page, except what is marked as English on purpose. */
export const readable = (page) =>
  page.evaluate(() => {
    const found = new Set([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent.closest('[lang="en"]:not(html), script, style') || !node.data.trim()) continue;
      found.add(node.data.trim().replaceAll(/\s+/g, " "));
    }
    for (const each of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
      if (each.closest('[lang="en"]:not(html)')) continue;
      for (const name of ["aria-label", "title", "placeholder", "alt"]) if (each.getAttribute(name)?.trim()) found.add(each.getAttribute(name).trim());
    }
    return [...found];
  });

/** No English on the page, no message without its words, no variable left open. */
export async function languages(page, language, where, { names = [] } = {}) {
  assert.equal(await page.evaluate(() => document.documentElement.lang), language, `the language of ${where}`);
  const said = (await readable(page)).filter((text) => !names.includes(text));
  const open = said.filter((text) => /\{\s*\$?[\w-]+\s*\}|\?\?\?|undefined|\[object|\bNaN\b/.test(text));
  assert.deepEqual(open, [], `unfinished messages on ${where}`);
  const ids = said.filter((text) => /^[a-z]+(-[a-z]+)+$/.test(text) || /^[a-z]+(_[a-z]+)+$/.test(text));
  assert.deepEqual(ids, [], `bare ids on ${where}`);
  if (language === "en") return;
  const { whole, parts } = english.get(language);
  const left = said.filter((text) => whole.has(text) || parts.some((part) => text.includes(part)));
  assert.deepEqual(left, [], `English on ${where} in ${language}`);
}
