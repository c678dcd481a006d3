/** Tests two at a time, a line for each; whatever a failing one had on its screens is kept. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launch, open } from "./browser.mjs";
import { output } from "./paths.mjs";
import { serve } from "./server.mjs";

const tests = [];

/** `alone`: nothing else runs meanwhile. `limit`: seconds after which it hangs. `snapshots`: the trace shows the page at every step. */
export function test(name, options, run) {
  if (typeof options === "function") [options, run] = [{}, options];
  if (tests.some((each) => each.name === name)) throw new Error(`two tests are called ${name}`);
  tests.push({ name, run, alone: false, limit: 900, snapshots: true, ...options });
}

/** What a test is given: the server, browsers, and a way to say something in its line. */
class Stage {
  constructor({ snapshots }, browser, house, pages) {
    this.snapshots = snapshots;
    this.browser = browser;
    this.house = house;
    this.built = pages;
    this.pages = [];
    this.servers = [];
    this.notes = [];
  }

  get url() {
    return this.house.url;
  }

  async open(options) {
    const page = await open(this.browser, options);
    await page.context().tracing.start({ snapshots: this.snapshots, screenshots: false, sources: false });
    this.pages.push(page);
    return page;
  }

  /** A server for this test alone, which it may stop and start. */
  async ownServer() {
    this.house = await serve(this.built);
    this.servers.push(this.house);
    return this.house;
  }

  note(text) {
    this.notes.push(text);
  }

  complaints() {
    return this.pages.flatMap((page) => page.problems);
  }

  async keep(folder, error) {
    mkdirSync(folder, { recursive: true });
    const said = [error.stack, ...this.complaints(), ...this.servers.map((server) => server.said())];
    writeFileSync(join(folder, "error.txt"), said.join("\n\n"));
    for (const [i, page] of this.pages.entries()) {
      await page.screenshot({ path: join(folder, `page-${i + 1}.png`), timeout: 10_000 }).catch(() => {});
      await page.context().tracing.stop({ path: join(folder, `trace-${i + 1}.zip`) }).catch(() => {});
    }
  }

  async close() {
    for (const page of this.pages) await page.context().close().catch(() => {});
    for (const server of this.servers) await server.stop();
  }
}

function inTime(limit, work) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${limit} s`)), limit * 1000);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function carryOut(each, stage) {
  const begun = performance.now();
  let failure = null;
  try {
    await inTime(each.limit, each.run(stage));
    const complaints = stage.complaints();
    if (complaints.length) throw new Error(`the page complained: ${complaints.join("; ")}`);
  } catch (error) {
    failure = error;
    await stage.keep(join(output, "failed", each.name.replaceAll(/[^\w]+/g, "-")), error);
  }
  await stage.close();
  const seconds = (performance.now() - begun) / 1000;
  const notes = stage.notes.length ? `  (${stage.notes.join("; ")})` : "";
  console.log(`${failure ? "FAILED" : "ok    "} ${seconds.toFixed(1).padStart(6)} s  ${each.name}${notes}`);
  if (failure) console.log(String(failure.stack).replaceAll(/^/gm, "         "));
  return failure === null;
}

/** Runs those whose names hold one of the words; true if all went well. */
export async function runAll(words, pages) {
  rmSync(join(output, "failed"), { recursive: true, force: true });
  const wanted = tests.filter((each) => !words.length || words.some((word) => each.name.includes(word)));
  if (!wanted.length) throw new Error(`no test is called like that: ${words.join(", ")}`);
  const begun = performance.now();
  const house = await serve(pages);
  const browser = await launch();
  let good = 0;
  try {
    const queue = wanted.filter((each) => !each.alone);
    // A second try, told as such: a busy machine can outlast a browser's patience. What is broken fails twice, and the
    // second time the trace shows the page at every step: to keep that of every try would cost a third of all time.
    const count = async (each) => {
      for (const again of [false, true]) {
        const stage = new Stage({ snapshots: again && each.snapshots }, browser, house, pages);
        if (await carryOut(each, stage)) return void good++;
      }
    };
    const work = async () => {
      for (let each = queue.shift(); each; each = queue.shift()) await count(each);
    };
    await Promise.all(Array.from({ length: Number(process.env.E2E_JOBS ?? 2) }, work));
    for (const each of wanted.filter((one) => one.alone)) await count(each);
  } finally {
    await browser.close();
    await house.stop();
  }
  const seconds = (performance.now() - begun) / 1000;
  console.log(`${good} of ${wanted.length} tests passed in ${seconds.toFixed(0)} s${good < wanted.length ? "; see build/e2e/failed" : ""}`);
  return good === wanted.length;
}
