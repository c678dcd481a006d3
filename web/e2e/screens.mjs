/** Pictures of every screen: desktop and phone, in all themes. Usage: node e2e/screens.mjs FOLDER [theme …] */
import { mkdirSync } from "node:fs";
import { BASE, launch, open } from "./browser.mjs";

const folder = process.argv[2] ?? "screens";
const themes = process.argv.slice(3);
mkdirSync(folder, { recursive: true });
const browser = await launch();
const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

async function choose(page, pick) {
  const options = page.locator("[data-token]");
  await options.first().waitFor({ timeout: 20_000 });
  const tokens = await options.evaluateAll((all) => all.map((each) => each.dataset.token));
  const token = pick(tokens) ?? tokens[0];
  await page.locator(`[data-token="${token}"]`).click();
  await page.waitForTimeout(250);
}

for (const theme of themes.length ? themes : ["parchment", "light", "dark"]) {
  for (const [size, viewport] of Object.entries(sizes)) {
    const page = await open(browser, { viewport, hasTouch: size === "phone", isMobile: size === "phone", settings: { theme, speed: "instant", forced: true } });
    const shot = (name) => page.screenshot({ path: `${folder}/${name}-${size}-${theme}.png` });
    await page.goto(BASE);
    await page.locator("[data-play]").first().waitFor();
    await page.waitForTimeout(300);
    await shot("1-landing");
    await page.locator('[data-play="fellowship"]').click();
    await page.locator("[data-token]").first().waitFor();
    await page.waitForTimeout(400);
    await shot("2-setup");
    await page.getByRole("button", { name: "Set up for me" }).click();
    await page.waitForFunction(() => /^(turn|battle|attack)/.test(document.querySelector("[data-prompt]")?.dataset.prompt ?? ""), null, { timeout: 20_000 });
    await page.waitForTimeout(300);
    await shot("3-turn");
    let fought = false;
    for (let i = 0; i < 60 && !fought; i++) {
      await choose(page, (tokens) => tokens.find((token) => token.startsWith("to ") && /mirkwood|fangorn|rohan|gondor|dagorlad|mordor|pass|caradhras|misty|gap/.test(token)) ?? tokens[Math.floor(Math.random() * tokens.length)]);
      fought = (await page.locator(".stage").count()) > 0;
      if (await page.locator(".ending").count()) break;
    }
    await shot("4-battle");
    if (size === "desktop") {
      await page.locator("[data-piece]").last().hover();
      await page.getByRole("tab", { name: "Detail" }).click();
      await shot("4-detail");
    }
    await page.goto(`${BASE}/new/confrontation`);
    await page.waitForTimeout(500);
    await shot("5-create");
    for (const [name, path] of [["6-lobby", "/lobby"], ["7-mine", "/games"], ["8-settings", "/settings"], ["9-rules", "/rules/confrontation"]]) {
      await page.goto(BASE + path);
      await page.waitForTimeout(500);
      await shot(name);
    }
    if (page.problems.length) console.log(theme, size, page.problems.slice(0, 4));
    await page.context().close();
  }
}
await browser.close();
