/** What the page's main thread spends on each message that it hears, in its own time: other work on the machine does not count. */

const FRAME_WORK = "PrePaint";
const TASK = "ThreadControllerImpl::RunTask";

/** Collects a trace of the browser while `work` goes on. */
async function traced(page, work) {
  const devtools = await page.context().newCDPSession(page);
  const events = [];
  devtools.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await devtools.send("Tracing.start", { transferMode: "ReportEvents", categories: "devtools.timeline,toplevel,blink.user_timing" });
  await work();
  const complete = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
  await devtools.send("Tracing.end");
  await complete;
  await devtools.detach();
  return events;
}

/**
 * For each message, in order: milliseconds of the task that hears it and of the next frame that draws something, with all that
 * the main thread does in them: script, style, layout, paint, layers. Null where a message changes nothing on the page.
 */
async function spent(page, sign, work) {
  const events = await traced(page, work);
  const heard = events.filter((each) => each.name === sign).sort((a, b) => a.ts - b.ts);
  const { pid, tid } = heard[0];
  const mine = events.filter((each) => each.pid === pid && each.tid === tid && each.ph === "X");
  const drawings = mine.filter((each) => each.name === FRAME_WORK && each.dur > 200);
  const tasks = mine.filter((each) => each.name === TASK).sort((a, b) => a.ts - b.ts);
  const holds = (task, ts) => task.ts <= ts && ts < task.ts + task.dur;
  return heard.map(({ ts }) => {
    const task = tasks.find((each) => holds(each, ts));
    const frame = task && tasks.find((each) => each.ts > task.ts && drawings.some((drawing) => holds(each, drawing.ts)));
    return frame && task.tdur > 1000 ? (task.tdur + frame.tdur) / 1000 : null;
  });
}

/** The cost of each message that changes something while `work` goes on. */
export const costs = async (page, work) => (await spent(page, "WebSocketReceive", work)).filter((each) => each !== null);

// --- the same messages several times ---------------------------------------------------------------------------------

/** Collects what the sockets of a page hear from now on. */
export function overhear(page) {
  const told = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => told.push(String(payload))));
  return told;
}

/** Put into a page: its socket is greeted as another was, and hears the same updates one after another. */
function parrot(told) {
  const types = told.map((each) => JSON.parse(each).type);
  const welcome = types.lastIndexOf("welcome");
  globalThis.WebSocket = class {
    readyState = 1;
    constructor() {
      globalThis.parrot = this;
      setTimeout(() => this.onopen());
    }
    send(text) {
      if (JSON.parse(text).type === "hello") setTimeout(() => this.onmessage({ data: told[welcome] }));
    }
    close() {}
  };
  globalThis.hearAll = async (pause) => {
    for (const each of told.filter((_, i) => i > welcome && types[i] === "update")) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      performance.mark("heard");
      globalThis.parrot.onmessage({ data: each });
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  };
}

/** Longer than what waits until the board is drawn (the log, the title, the table in words), so that it is not taken for the next update. */
const PAUSE = 250;

/**
 * What each of these updates costs at the table where they were heard, at best. The same update is heard several times: what
 * else goes on in the machine (its caches, the other half of a core) only ever adds to what it costs, even in the page's own time.
 */
export async function leastCosts(context, address, told, times = 5) {
  const all = [];
  for (let i = 0; i < times; i++) {
    const page = await context.newPage();
    await page.addInitScript(parrot, told);
    await page.goto(address);
    await page.locator("[data-token]").first().waitFor();
    all.push(await spent(page, "heard", () => page.evaluate((pause) => globalThis.hearAll(pause), PAUSE)));
    await page.close();
  }
  const least = all[0].map((_, i) => Math.min(...all.map((each) => each[i] ?? Infinity)));
  return least.filter(Number.isFinite);
}

// --- the machine -------------------------------------------------------------------------------------------------------

/** What the yardstick costs on the machine on which the limits were set, in milliseconds. */
const OURS = 15;

/** Put into an empty page: builds what a board is made of, groups of paths and names, and throws it away again. */
async function buildBoards(times, pause) {
  const shape = (i) => `<g transform="translate(${(i % 40) * 20} ${Math.floor(i / 40) * 20})"><path d="M0 0h14l4 8-9 6z" fill="#369" stroke="#000"/><text y="9">n ${i}</text></g>`;
  for (let i = 0; i < times; i++) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    performance.mark("heard");
    document.body.innerHTML = `<svg width="800" height="400">${Array.from({ length: 400 }, (_, n) => shape(n + i)).join("")}</svg>`;
  }
  await new Promise((resolve) => setTimeout(resolve, pause));
}

/**
 * How much slower this machine is, here and now, than the one on which limits were set: 1 if it is not. A limit in time says
 * nothing without it.
 */
export async function slowness(context) {
  const page = await context.newPage();
  const all = await spent(page, "heard", () => page.evaluate(`(${buildBoards})(8, 60)`));
  await page.close();
  const least = Math.min(...all.filter((each) => each !== null));
  return Math.max(1, least / OURS);
}
