/** Debian's Chromium, driven without a window. */
import { chromium } from "playwright-core";

export const BASE = process.env.WESTMARCH_URL ?? "http://127.0.0.1:8123";

export function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
    ],
  });
}

/** A page whose errors end the run, with settings of its own. */
export async function open(browser, { settings = {}, ...options } = {}) {
  const context = await browser.newContext({ locale: "en-GB", viewport: { width: 1280, height: 800 }, ...options });
  await context.addInitScript((wanted) => {
    if (!localStorage.getItem("westmarch.settings")) localStorage.setItem("westmarch.settings", JSON.stringify(wanted));
  }, { speed: "instant", ...settings });
  const page = await context.newPage();
  page.problems = [];
  page.on("pageerror", (error) => page.problems.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !/status of 4\d\d/.test(message.text())) page.problems.push(message.text());
  });
  return page;
}

export function quiet(page) {
  if (page.problems.length) throw new Error(`the page complained: ${page.problems.join("; ")}`);
}
