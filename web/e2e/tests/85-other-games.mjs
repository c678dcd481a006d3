/** The other games, through the same eyes and hands: nothing here knows their rules. */
import assert from "node:assert/strict";
import { PHONE, SMALL_PHONE } from "../support/browser.mjs";
import { finger, playByClicks, pointer, playByKeyboard, playTogether } from "../support/play.mjs";
import { desktopRound, LOOKS, phoneRound } from "../support/rounds.mjs";
import { test } from "../support/runner.mjs";
import { ended, joinBy, makeTable } from "../support/table.mjs";
import { say } from "../support/words.mjs";

const FIGHTS = 20;

const GAMES = [
  {
    title: "Mount Doom",
    game: "mount_doom",
    people: "three people in three browsers, the computer in the fourth seat",
    alone: { options: { players: 1 }, mine: "first" },
    company: { options: { players: 4 }, mine: "first", friends: ["second", "third"] },
    walk: { options: { players: 2 }, mine: "first", waiting: "second" },
    keys: 8,
    look: LOOKS[1],
  },
  {
    title: "Card Game",
    game: "card_game",
    people: "two people in two browsers",
    // The shortest of its scenarios.
    alone: { options: { scenario: "fellowship" }, mine: "gandalf" },
    company: { options: { scenario: "fellowship" }, mine: "gandalf", friends: ["balrog"] },
    walk: { options: { scenario: "fellowship" }, mine: "gandalf", waiting: "balrog" },
    // The walk by keys finds little of this table on the board yet; the rest is chosen in the list.
    keys: 2,
    look: LOOKS[2],
  },
];
const NAMES = ["Elanor", "Faramir", "Goldilocks"];
const told = (made) => `${made.board} choices on the board, ${made.list} in the list`;

for (const { title, game, people, alone, company, walk: round, keys, look } of GAMES) {
  test(`${title}: a whole game by clicks on the board`, async (t) => {
    const page = await t.open();
    await makeTable(page, t.url, { game, ...alone });
    const made = await playByClicks(page, { seed: game });
    await ended(page);
    assert.ok(made.board > 3 * made.list, `too little on the board: ${told(made)}`);
    t.note(told(made));
  });

  test(`${title}: ${people}`, { snapshots: false }, async (t) => {
    const pages = [await t.open()];
    for (const _ of company.friends) pages.push(await t.open());
    const table = await makeTable(pages[0], t.url, { game, options: company.options, mine: company.mine, open: company.friends, name: NAMES[0] });
    for (const [i, seat] of company.friends.entries()) await joinBy(pages[i + 1], t.url, table.invite, seat, NAMES[i + 1], game);
    t.note(told(await playTogether(pages, { seed: `${game} company` })));
    for (const page of pages) await ended(page);
  });

  test(`${title}: a whole game by keyboard alone`, { snapshots: false }, async (t) => {
    const page = await t.open();
    await makeTable(page, t.url, { game, ...alone });
    const made = await playByKeyboard(page, { seed: `${game} keys` });
    await ended(page);
    assert.ok(made.board >= keys && made.list >= keys, `too little of one kind: ${told(made)}`);
    t.note(told(made));
  });

  test(`${title}: a whole game by taps on a phone`, async (t) => {
    const page = await t.open(PHONE);
    await makeTable(page, t.url, { game, ...alone });
    t.note(told(await playByClicks(page, { seed: `${game} phone`, hand: finger })));
    await ended(page);
  });

  // One language of each game is walked through here; that all are whole is shown by the tests of the words.
  test(`${title}: every screen in ${look.language} and every theme: axe-core, one language, 200 % zoom`, (t) => desktopRound(t, look, { game, ...round }, true));

  test(`${title}: every screen fits phones of 390 and 360 px, and every target a finger`, (t) => phoneRound(t, PHONE, { game, ...round }));
}

test("Mount Doom: a battle stands beside the map, in sight, and hides nothing of the road", async (t) => {
  const seen = [];
  for (const [device, hand] of [[{}, pointer], [{ viewport: { width: 1920, height: 1080 } }, pointer], [PHONE, finger], [SMALL_PHONE, finger]]) {
    const page = await t.open(device);
    const enemy = page.getByRole("region", { name: new RegExp(`^${say("ui-doom-battle-with", { card: "" }, { game: "mount_doom" })}`) });
    let fought = false;
    for (let i = 0; i < FIGHTS && !fought; i++) {
      await makeTable(page, t.url, { game: "mount_doom", mine: ["first"] });
      await playByClicks(page, { seed: `fight ${i}`, hand, enough: ({ prompt }) => (fought = /^battle/.test(prompt)) });
    }
    assert.ok(fought, `no battle in ${FIGHTS} games`);
    await page.evaluate(() => scrollTo(0, 0));
    const fight = await enemy.boundingBox();
    const map = await page.getByRole("group", { name: say("ui-board"), exact: true }).boundingBox();
    const { height } = page.viewportSize();
    const apart = fight.y >= map.y + map.height || fight.y + fight.height <= map.y || fight.x >= map.x + map.width || fight.x + fight.width <= map.x;
    assert.ok(apart, `the battle ${JSON.stringify(fight)} lies on the map ${JSON.stringify(map)}`);
    assert.ok(fight.y + fight.height < height, `the battle ends at ${fight.y + fight.height} of ${height}`);
    seen.push(`${page.viewportSize().width}: ${Math.round(map.width)}×${Math.round(map.height)}`);
    await page.context().close();
  }
  t.note(`maps ${seen.join(", ")}`);
});
