/** `npm run screens [FOLDER]`: pictures of every screen, on a desktop and a phone, light and dark, into docs/screenshots. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DESKTOP, launch, open, PHONE } from "./support/browser.mjs";
import { buildPages } from "./support/build.mjs";
import { root } from "./support/paths.mjs";
import { playByClicks } from "./support/play.mjs";
import { bringIn, leaveItToTheComputer, settled, walk } from "./support/screens.mjs";
import { serve } from "./support/server.mjs";
import { makeTable, prompted, setUp } from "./support/table.mjs";

const folder = process.argv[2] ?? join(root, "docs", "screenshots");
const SIZES = { desktop: { viewport: DESKTOP }, phone: { ...PHONE, deviceScaleFactor: 1.25 } };
/** Seen in the third theme as well: the pages that the book is judged by. */
const SHOWPIECES = ["landing", "turn", "battle", "middle", "end", "hint", "review"];
const GAMES = {
  confrontation: { mine: "fellowship", waiting: "sauron", turn: /^turn/ },
  mount_doom: { options: { players: 2 }, mine: "first", waiting: "second", ready: true, calm: true },
  card_game: { options: { scenario: "fellowship" }, mine: "gandalf", waiting: "balrog" },
  war_of_the_ring: { mine: "free_peoples", waiting: "shadow", battle: /^(battle|combat)\./, successor: "heuristic", ready: true, calm: true, most: 60, record: "agents_ring_destroyed" }, // by chance alone it ends nowhere
};
/** Where in a game its review is pictured: much has happened, and nothing is lost yet. In the record an army marches then. */
const LATE = 0.745;
/** What is the same whatever is played is pictured once. */
const OF_A_GAME = new Set(["create", "rules", "set-up", "turn", "tab-2", "battle", "middle", "end", "replay"]);
const NAMES = [
  [/landing/, "landing"], [/form/, "create"], [/lobby/, "lobby"], [/my games/, "mine"], [/the replays/, "replays"], [/drawer/, "drawer"], [/rules/, "rules"],
  [/settings/, "settings"], [/page that is not/, "lost"], [/table that is not/, "no-table"], [/waits/, "waiting"], [/invitation/, "join"], [/set-up/, "set-up"],
  [/leaf (\d)/, "leaf-$1"], [/tab (\d)/, "tab-$1"], [/turn/, "turn"], [/battle/, "battle"], [/middle/, "middle"], [/end/, "end"], [/a replay/, "replay"], [/proof/, "fair-dice"],
];
const short = (name) => {
  const [pattern, word] = NAMES.find(([pattern]) => pattern.test(name));
  return word.replace("$1", name.match(pattern)[1]);
};

// Hints and reviews as players meet them, not as the tests hurry them.
process.env.E2E_JUDGE ??= "ranger";
const wanted = process.env.SCREENS_GAMES?.split(" ") ?? Object.keys(GAMES);
if (!process.env.SCREENS_GAMES) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const server = await serve(buildPages());
const browser = await launch();
let [count, bytes] = [0, 0];

/** A third of what a PNG weighs; the browser knows how to make it. */
const encoder = await browser.newPage();
async function webp(png) {
  const text = await encoder.evaluate(async (data) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${data}`;
    await picture.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: picture.width, height: picture.height });
    canvas.getContext("2d").drawImage(picture, 0, 0);
    return canvas.toDataURL("image/webp", 0.66).split(",")[1];
  }, png.toString("base64"));
  return Buffer.from(text, "base64");
}

async function picture(page, name, size) {
  const themes = ["light", "dark", ...(SHOWPIECES.some((each) => name.endsWith(each)) ? ["parchment"] : [])];
  await page.mouse.move(0, 0);
  for (const theme of themes) {
    // The one page that names the theme is set to it, or it would name another.
    if (name === "settings") await page.locator("select", { has: page.locator(`option[value=${theme}]`) }).selectOption(theme);
    else await page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), theme);
    const small = await webp(await page.screenshot({ animations: "disabled", timeout: 240_000 }));
    writeFileSync(join(folder, `${name}-${size}-${theme}.webp`), small);
    count++;
    bytes += small.length;
  }
}

/** Lists with something in them; on the walk they were still empty. */
async function lists(page, size) {
  await makeTable(page, server.url, { game: "war_of_the_ring", mine: "free_peoples", open: ["shadow"], listed: true, title: "The Prancing Pony" });
  await makeTable(page, server.url, { game: "mount_doom", options: { players: 2 }, mine: "first", title: "Over the hills" });
  for (const [name, path] of [["lobby", "/lobby"], ["mine", "/games"], ["replays", "/replays"]]) {
    await page.goto(server.url + path);
    await page.locator("h1").waitFor();
    await settled(page);
    await picture(page, name, size);
  }
}

/** Of the games of a calm walk every second one asks for something in a battle. */
const MOST_GAMES = 20;

/** A battle, for a game whose walk is calm: new games are begun until one is fought, so that the picture is there whatever the dice say. */
async function battleOf(page, game, size) {
  const { options, mine, battle = /^battle/ } = GAMES[game];
  for (let i = 0; i < MOST_GAMES; i++) {
    await makeTable(page, server.url, { game, options, mine });
    let fought = false;
    await playByClicks(page, { seed: `battle ${i}`, enough: (seen) => (fought = battle.test(seen.prompt)) });
    if (!fought) continue;
    await page.evaluate(() => scrollTo(0, 0));
    return picture(page, `${game}-battle`, size);
  }
  throw new Error(`no battle in ${MOST_GAMES} games of ${game}`);
}

/** Where the review of a record is that was brought in: it is thought through once, not once a size. */
const reviewed = {};

/** The review of a finished game: of the one that was just begun, or of a record, where thinking over what chance does leads nowhere. */
async function reviewOf(page, game) {
  const { record } = GAMES[game];
  if (!record) {
    await leaveItToTheComputer(page);
    return page.locator('.ending a[href*="review"]').click();
  }
  if (!reviewed[game]) {
    await bringIn(page, server.url, game, record);
    reviewed[game] = `${new URL(page.url()).pathname}?review=1`;
  }
  await page.goto(server.url + reviewed[game]);
}

/** A hint in play, and the review of a game: neither is on the walk, where every second counts many times. */
async function opponents(page, game, size) {
  const { options = {}, mine } = GAMES[game];
  await makeTable(page, server.url, { game, options, mine });
  await page.locator("[data-token]").first().waitFor();
  await setUp(page);
  await prompted(page, /./);
  await page.keyboard.press("h");
  await page.locator("[data-advised]").first().waitFor();
  await picture(page, `${game}-hint`, size);
  await page.keyboard.press("Escape");
  await reviewOf(page, game);
  await page.locator("svg[role=slider]").waitFor({ timeout: 600_000 });
  const line = page.locator("input[type=range]");
  await line.fill(String(Math.round(LATE * Number(await line.getAttribute("max")))));
  await line.blur();
  await page.waitForFunction(() => !/^…/m.test(document.querySelector(".choice")?.innerText ?? "…"));
  await settled(page);
  await page.evaluate(() => scrollTo(0, 0));
  await picture(page, `${game}-review`, size);
}

try {
  for (const game of wanted) {
    for (const [size, device] of Object.entries(SIZES)) {
      const page = await open(browser, device);
      const shown = new Set();
      await walk(page, server.url, async (here, screen) => {
        const name = short(screen);
        if (shown.has(name) || (game !== "confrontation" && !OF_A_GAME.has(name))) return;
        if (name === "set-up" && GAMES[game].ready) return; // it begins with the first turn
        shown.add(name);
        // On a phone the leaves lie below the board.
        if (name.startsWith("tab")) await here.getByRole("tablist").last().evaluate((leaves) => leaves.scrollIntoView());
        else await here.evaluate(() => scrollTo(0, 0));
        await picture(here, OF_A_GAME.has(name) ? `${game}-${name}` : name, size);
      }, { game, ...GAMES[game] });
      if (game === "confrontation") await lists(page, size);
      if (GAMES[game].calm) await battleOf(page, game, size);
      await opponents(page, game, size);
      if (game === "confrontation") {
        await makeTable(page, server.url, { mine: ["fellowship", "sauron"], name: "Elanor" });
        await setUp(page);
        await page.locator(".curtain").waitFor();
        await picture(page, "curtain", size);
      }
      await page.context().close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
console.log(`${count} pictures, ${(bytes / 2 ** 20).toFixed(1)} MB`);
process.exit(0);
