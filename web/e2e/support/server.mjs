/** `westmarch serve` on a free port, with a data folder of its own and the pages under test. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./paths.mjs";
import { until } from "./wait.mjs";

async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  await once(probe, "close");
  return port;
}

export async function serve(pages) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const data = mkdtempSync(join(tmpdir(), "westmarch-e2e-"));
  let child = null;
  let said = "";

  async function start() {
    const wanted = ["-m", "westmarch", "serve", "--port", String(port), "--data", data, "--limits", "200", "--judge", process.env.E2E_JUDGE ?? "mo:4", "--static", pages];
    child = spawn(join(root, ".venv/bin/python"), wanted, {
      cwd: root,
      env: { ...process.env, PYTHONPATH: process.env.E2E_SOURCE ?? join(root, "src") },
      stdio: ["ignore", "ignore", "pipe"],
    });
    const mine = child;
    mine.stderr.on("data", (text) => (said = (said + text).slice(-4000)));
    await until("the server answers", async () => {
      if (mine.exitCode !== null) throw new Error(`the server ended with ${mine.exitCode}: ${said}`);
      return fetch(`${url}/api/about`).then((answer) => answer.ok, () => false);
    });
  }

  async function end(signal) {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  }

  process.once("exit", () => {
    child?.kill("SIGKILL");
    rmSync(data, { recursive: true, force: true });
  });
  await start();
  return {
    url,
    start,
    /** As if the machine had lost its power. */
    crash: () => end("SIGKILL"),
    async stop() {
      await end("SIGTERM");
      rmSync(data, { recursive: true, force: true });
    },
    said: () => said,
  };
}
