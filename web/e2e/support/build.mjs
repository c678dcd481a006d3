/** The client as it stands, built into a folder of the tests' own. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { output, web } from "./paths.mjs";

export function buildPages() {
  if (process.env.E2E_PAGES) return process.env.E2E_PAGES;
  const pages = join(output, "pages");
  const vite = join(web, "node_modules", "vite", "bin", "vite.js");
  const built = spawnSync(process.execPath, [vite, "build", "--outDir", pages, "--emptyOutDir", "--logLevel", "warn"], { cwd: web, encoding: "utf8" });
  if (built.status !== 0) throw new Error(`the client does not build:\n${built.stdout}${built.stderr}`);
  return pages;
}
