/** A server of our own on a free port with an empty data folder, unless WESTMARCH_URL names one that runs already. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

export async function serve() {
  if (process.env.WESTMARCH_URL) return { url: process.env.WESTMARCH_URL, stop: () => {}, kill: null, start: null };
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), "westmarch-"));
  const url = `http://127.0.0.1:${port}`;
  let child;
  async function start() {
    child = spawn(process.env.PYTHON ?? join(root, ".venv/bin/python"), ["-m", "westmarch", "serve", "--port", String(port), "--data", data, "--limits", "50"], {
      cwd: root,
      env: { ...process.env, PYTHONPATH: join(root, "src") },
      stdio: "ignore",
    });
    for (let i = 0; i < 100; i++) {
      if (await fetch(`${url}/api/about`).then((answer) => answer.ok, () => false)) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error("the server did not start");
  }
  await start();
  const kill = () =>
    new Promise((resolve) => {
      child.once("exit", resolve);
      child.kill("SIGTERM");
    });
  return { url, start, kill, stop: async () => { await kill(); rmSync(data, { recursive: true, force: true }); } };
}
