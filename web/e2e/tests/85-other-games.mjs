/** The other games, through the same eyes and hands: nothing here knows their rules. */
import assert from "node:assert/strict";
import { PHONE } from "../support/browser.mjs";
import { finger, playByClicks, playByKeyboard, playTogether } from "../support/play.mjs";
import { desktopRound, LOOKS, phoneRound } from "../support/rounds.mjs";
import { test } from "../support/runner.mjs";
import { ended, joinBy, makeTable } from "../support/table.mjs";

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
