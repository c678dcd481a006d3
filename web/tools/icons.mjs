// Takes the icons that are used out of the game-icons set (CC BY 3.0, credited in the settings page) into one small file.
import { readFileSync, writeFileSync } from "node:fs";

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const all = read("../node_modules/@iconify-json/game-icons/icons.json").icons;
const wanted = read("../src/ui/icons.wanted.json");
const taken = {};
for (const [name, source] of Object.entries(wanted)) {
  if (!all[source]) throw new Error(`no icon ${source}`);
  const body = all[source].body;
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
  taken[name] = paths.join("");
}
writeFileSync(new URL("../src/ui/icons.json", import.meta.url), `${JSON.stringify(taken, null, 1)}\n`);
console.log(`${Object.keys(taken).length} icons`);
