/** How soon a move is drawn, on a machine a quarter as fast. */
import assert from "node:assert/strict";
import { costs, slowness } from "../support/cost.mjs";
import { playByClicks } from "../support/play.mjs";
import { test } from "../support/runner.mjs";
import { beat, median, stopwatch } from "../support/stopwatch.mjs";
import { makeTable, setUp } from "../support/table.mjs";

test("a move is drawn within three frames at a quarter of the speed", { alone: true }, async (t) => {
  const page = await t.open({ settings: { motion: "system" } });
  await page.context().tracing.stop();
  await page.addInitScript(stopwatch, { board: ".board", events: ["moved"] });
  const rate = Math.max(1, 4 / (await slowness(page.context())));
  const drawn = [];
  for (let game = 0; drawn.length < 30 && game < 8; game++) {
    await makeTable(page, t.url, { mine: "fellowship" });
    await setUp(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate });
    const frame = await beat(page);
    await playByClicks(page, { seed: `speed ${game}`, enough: async () => (await page.evaluate(() => globalThis.drawn.length)) >= 30 });
    drawn.push(...(await page.evaluate(() => globalThis.drawn)).map((each) => ({ frames: each.frames, beats: each.time / frame })));
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await devtools.detach();
  }
  const frames = drawn.map((each) => each.frames);
  const beats = drawn.map((each) => each.beats);
  t.note(`${drawn.length} moves: ${median(frames)} frames in the middle, ${Math.max(...frames)} at most; by the clock ${median(beats).toFixed(1)} of the machine's idle frames`);
  assert.ok(drawn.length >= 30, `only ${drawn.length} moves were seen`);
  assert.ok(median(frames) <= 3, `a move takes ${median(frames)} frames`);
});

/** A frame of a screen that draws sixty in a second, on a machine a quarter as fast. */
const QUARTER_FRAME = 1000 / 60 / 4;

// Three frames on a machine with nothing else to do; one that is busy is slower in its own time too.
test("a move costs the page no more time than six frames at a quarter of the speed", { alone: true }, async (t) => {
  const page = await t.open({ settings: { motion: "system" } });
  await page.context().tracing.stop();
  const slower = await slowness(page.context());
  const spent = [];
  for (let game = 0; spent.length < 30 && game < 6; game++) {
    await makeTable(page, t.url, { mine: "fellowship" });
    await setUp(page);
    spent.push(...(await costs(page, () => playByClicks(page, { seed: `cost ${game}`, enough: (seen, made) => made.board >= 25 }))));
  }
  const frames = spent.map((each) => each / QUARTER_FRAME);
  t.note(`${spent.length} updates: ${median(spent).toFixed(1)} ms in the middle, ${median(frames).toFixed(1)} frames at a quarter of the speed, ${Math.max(...frames).toFixed(1)} at most; the machine is ${slower.toFixed(1)} times as slow as ours`);
  assert.ok(spent.length >= 30, `only ${spent.length} updates were seen`);
  assert.ok(median(frames) <= 6 * slower, `an update costs ${median(frames).toFixed(1)} frames`);
});
