/** A phone, by taps. */
import { PHONE, SMALL_PHONE } from "../support/browser.mjs";
import { fits } from "../support/checks.mjs";
import { finger, playByClicks } from "../support/play.mjs";
import { test } from "../support/runner.mjs";
import { ended, makeTable } from "../support/table.mjs";

for (const [name, size, seat] of [["390 px", PHONE, "fellowship"], ["360 px", SMALL_PHONE, "sauron"]]) {
  test(`a whole game by taps on a phone of ${name}`, async (t) => {
    const page = await t.open(size);
    await makeTable(page, t.url, { mine: seat });
    let n = 0;
    const made = await playByClicks(page, {
      seed: `phone ${name}`,
      hand: finger,
      check: async () => {
        if (n++ % 5 === 0) await fits(page, `choice ${n}`);
      },
    });
    await ended(page);
    await fits(page, "the end");
    t.note(`${made.board} taps on the board, ${made.list} in the list`);
  });
}
