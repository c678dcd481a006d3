/** How soon a move is drawn, on a machine a quarter as fast. */
import assert from "node:assert/strict";
import { playByClicks } from "../support/play.mjs";
import { test } from "../support/runner.mjs";
import { makeTable, setUp } from "../support/table.mjs";

/** Notes, for each update that changes the board, how long after its arrival the frame with the change was done. */
function stopwatch() {
  globalThis.drawn = [];
  const Plain = globalThis.WebSocket;
  globalThis.WebSocket = class extends Plain {
    constructor(...where) {
      super(...where);
      this.addEventListener("message", (message) => {
        const told = JSON.parse(message.data);
        const board = document.querySelector(".board");
        if (told.type !== "update" || !board || !told.events.some((event) => event.event === "moved")) return;
        const arrived = performance.now();
        let frames = 0;
        let drawn = false;
        const count = () => {
          frames++;
          if (!drawn) requestAnimationFrame(count);
        };
        requestAnimationFrame(count);
        const watcher = new MutationObserver(() => {
          watcher.disconnect();
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              drawn = true;
              globalThis.drawn.push({ frames, time: performance.now() - arrived });
            }),
          );
        });
        watcher.observe(board, { childList: true, subtree: true, attributes: true, characterData: true });
      });
    }
  };
}

/** The machine's own beat while nothing happens: what one frame is, here and now. */
const beat = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const times = [];
        const step = (now) => {
          times.push(now);
          if (times.length < 40) requestAnimationFrame(step);
          else resolve(times.slice(1).map((time, i) => time - times[i]).sort((a, b) => a - b)[19]);
        };
        requestAnimationFrame(step);
      }),
  );

const median = (all) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)];

test("a move is drawn within three frames at a quarter of the speed", { alone: true }, async (t) => {
  const page = await t.open({ settings: { motion: "system" } });
  await page.context().tracing.stop();
  await page.addInitScript(stopwatch);
  const drawn = [];
  for (let game = 0; drawn.length < 30 && game < 8; game++) {
    await makeTable(page, t.url, { mine: "fellowship" });
    await setUp(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
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
