/** `npm run e2e [words …]`: the client in a real browser against a real server. With words: only the tests that hold one. */
import { readdirSync } from "node:fs";
import { buildPages } from "./support/build.mjs";
import { runAll } from "./support/runner.mjs";

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));
const folder = new URL("tests/", import.meta.url);
for (const file of readdirSync(folder).filter((name) => name.endsWith(".mjs")).sort()) await import(new URL(file, folder));
process.exit((await runAll(process.argv.slice(2), buildPages())) ? 0 : 1);
