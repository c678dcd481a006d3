/** What the page's main thread spends on each message that it hears, in its own time: other work on the machine does not count. */

const FRAME_WORK = "PrePaint";
const TASK = "ThreadControllerImpl::RunTask";

/** Collects a trace of the browser while `work` goes on. */
async function traced(page, work) {
  const devtools = await page.context().newCDPSession(page);
  const events = [];
  devtools.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await devtools.send("Tracing.start", { transferMode: "ReportEvents", categories: "devtools.timeline,toplevel" });
  await work();
  const complete = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
  await devtools.send("Tracing.end");
  await complete;
  await devtools.detach();
  return events;
}

/** For each message on the page's socket: milliseconds of the task that hears it and of the next frame that draws something. */
export async function costs(page, work) {
  const events = await traced(page, work);
  const heard = events.filter((each) => each.name === "WebSocketReceive");
  const { pid, tid } = heard[0];
  const mine = events.filter((each) => each.pid === pid && each.tid === tid && each.ph === "X");
  const drawings = mine.filter((each) => each.name === FRAME_WORK && each.dur > 200);
  const tasks = mine.filter((each) => each.name === TASK).sort((a, b) => a.ts - b.ts);
  const holds = (task, ts) => task.ts <= ts && ts < task.ts + task.dur;
  const found = [];
  for (const { ts } of heard) {
    const task = tasks.find((each) => holds(each, ts));
    const frame = task && tasks.find((each) => each.ts > task.ts && drawings.some((drawing) => holds(each, drawing.ts)));
    // A message that changes nothing on the page is heard in no time.
    if (frame && task.tdur > 1000) found.push((task.tdur + frame.tdur) / 1000);
  }
  return found;
}
