/** Debian's Chromium without a window, and pages that remember their complaints. */
import { chromium } from "playwright-core";
import { eyes } from "./sight.mjs";
import { PATIENCE } from "./wait.mjs";

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const SMALL_PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

export const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  });

/** What a player sets for a short evening: nothing is paced, and every choice is one's own. */
const QUICK = { speed: "instant", motion: "still", forced: false };

/** A browser of somebody's own: cookies, settings and one page. */
export async function open(browser, { settings = {}, ...options } = {}) {
  const context = await browser.newContext({ locale: "en-GB", viewport: DESKTOP, acceptDownloads: true, ...options });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript((wanted) => {
    if (!localStorage.getItem("westmarch.settings")) localStorage.setItem("westmarch.settings", JSON.stringify(wanted));
  }, { ...QUICK, ...settings });
  await context.addInitScript(eyes);
  const page = await context.newPage();
  page.language = settings.language ?? "en";
  listen(page);
  return page;
}

/** Errors on the page end the test; answers of 4xx and a line that breaks are the page's daily business. */
function listen(page) {
  page.problems = [];
  page.on("pageerror", (error) => page.problems.push(String(error)));
  page.on("console", (message) => {
    const expected = /status of 4\d\d|WebSocket connection|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/;
    if (message.type() === "error" && !expected.test(message.text())) page.problems.push(message.text());
  });
}
