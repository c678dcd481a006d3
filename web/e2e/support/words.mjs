/** The catalogues, so that tests name buttons by their message and a new wording breaks nothing. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { root } from "./paths.mjs";

export const LANGUAGES = ["en", "pl", "it"];
const bundles = new Map();

/** All messages of a language; several games use the same ids, so each game is read by itself over the shared ones. */
function bundle(language, game) {
  const key = `${language} ${game}`;
  if (!bundles.has(key)) {
    const made = new FluentBundle(language, { useIsolating: false });
    for (const name of ["ui", "common", ...(game ? [game] : [])]) {
      const text = readFileSync(join(root, "locales", language, `${name}.ftl`), "utf8");
      made.addResource(new FluentResource(text), { allowOverrides: true });
    }
    bundles.set(key, made);
  }
  return bundles.get(key);
}

/** A message as the page says it. */
export function say(id, args = {}, { language = "en", game = "confrontation" } = {}) {
  const made = bundle(language, game);
  const pattern = made.getMessage(id)?.value;
  if (!pattern) throw new Error(`no message ${id} in ${language}`);
  return made.formatPattern(pattern, args);
}

const texts = (pattern) => {
  if (typeof pattern === "string") return [pattern];
  if (!Array.isArray(pattern)) return [];
  return pattern.flatMap((part) => (typeof part === "string" ? [part] : part.type === "select" ? part.variants.flatMap((variant) => texts(variant.value)) : []));
};

/** Every stretch of fixed text in a language, of all files. */
export function fixedTexts(language) {
  const found = new Set();
  const folder = join(root, "locales", language);
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".ftl"))) {
    for (const entry of new FluentResource(readFileSync(join(folder, file), "utf8")).body) {
      for (const pattern of [entry.value, ...Object.values(entry.attributes)]) {
        for (const text of texts(pattern)) if (text.trim()) found.add(text.trim());
      }
    }
  }
  return found;
}
