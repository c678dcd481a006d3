/** A message that is used and missing, or that one language has and another has not, fails here. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { ALL_CARDS, CHARACTERS, EVENTS, PROMPTS, REASONS, REGIONS, SIDES, SPECIALS, VERBS } from "../src/games/confrontation/data";
import { SHELF } from "../src/games/registry";
import { LEVELS, SPEEDS, THEMES } from "../src/lib/choices";
import { CAUSES, VERDICTS } from "../src/lib/review";
import { SOURCES } from "../src/lib/rulebook.svelte";

const root = fileURLToPath(new URL("../..", import.meta.url));
const LANGUAGES = ["en", "pl", "it"];

const text = (language: string, file: string): string => readFileSync(join(root, "locales", language, file), "utf8");
const files = (language: string): string[] => readdirSync(join(root, "locales", language)).filter((name) => name.endsWith(".ftl")).sort();
const ids = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");

/** Each message with its attributes and the variables that it mentions. */
function shapes(source: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const part of source.split(/\n(?=[a-z][\w-]* =)/)) {
    const id = /^(?:[#\s][^\n]*\n|\n)*([a-z][\w-]*) =/.exec(part)?.[1] ?? /^([a-z][\w-]*) =/m.exec(part)?.[1];
    if (id) found[id] = [...new Set([...part.matchAll(/^ {4}\.([\w-]+) =/gm)].map((each) => `.${each[1]}`))].sort().join(" ");
  }
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(ts|svelte)$/.test(name) ? [readFileSync(path, "utf8")] : [];
  });
}

/** Every chapter of every ledger has a heading. */
function chapters(): string[] {
  const games = join(root, "src/westmarch/games");
  const ledgers = readdirSync(games).map((game) => join(games, game, "rules.toml")).filter((path) => existsSync(path));
  const found = ledgers.flatMap((path) => [...readFileSync(path, "utf8").matchAll(/^id = "[A-Z]+-([A-Z0-9]+)-/gm)].map((each) => `rules-chapter-${each[1]?.toLowerCase()}`));
  return [...new Set(found)];
}

const dashed = (id: string): string => id.replaceAll(/[_.]/g, "-");
const code = sources(join(root, "web/src")).join("\n");

const used = [
  ...new Set([...code.matchAll(/"((?:ui|error|outcome|list)-[a-z0-9-]+)"/g)].map((found) => found[1] ?? "")),
  ...THEMES.map((theme) => `ui-theme-${theme}`),
  ...SPEEDS.map((speed) => `ui-speed-${speed}`),
  ...["waiting", "playing", "over", "closed"].map((status) => `ui-status-${status}`),
  ...["done", "declined", "lapsed"].map((state) => `ui-undo-${state}`),
  ...SHELF.map((game) => `game-${dashed(game)}`),
  ...chapters(),
  ...SOURCES.map((source) => `ui-source-${source.replace(" ", "-")}`),
  ...VERDICTS.map((verdict) => `ui-review-verdict-${verdict}`),
  ...CAUSES.map((cause) => `ui-review-by-${cause}`),
  ...[...LEVELS, "random", "heuristic", "flat", "flat-50", "flat-1000"].map((agent) => `ui-agent-${agent}`),
];

const confrontation = [
  "game-confrontation",
  ...Object.keys(CHARACTERS).map((id) => `character-${id}`),
  ...REGIONS.map((id) => `region-${id}`),
  ...ALL_CARDS.map((id) => `card-${id}`),
  ...SPECIALS.map((id) => `special-${id}`),
  ...SIDES.map((id) => `side-${id}`),
  ...["fellowship", "sauron", "first", "second"].map((id) => `seat-${id}`),
  ...PROMPTS.map((id) => `prompt-${id}`),
  ...EVENTS.map((id) => `event-${id}`),
  ...VERBS.map((id) => `token-${id}`),
  ...REASONS.map((id) => `reason-${id}`),
  ...["fellowship", "sauron", "setup", "turn", "moves"].map((id) => `aim-${id}`),
  ...["start", "move", "attack", "retreat", "card", "shuffle"].map((id) => `preview-${id}`),
  ...["edition", "fellowship_specials", "sauron_specials", "match"].map((id) => `option-${id}`),
].map(dashed);

/** The rules by which The Confrontation refuses a choice, as its steps name them. */
const steps = join(root, "src/westmarch/games/confrontation");
const refusals = ["specials.py", "deeds.py", ...readdirSync(join(steps, "steps")).map((name) => `steps/${name}`)]
  .filter((name) => name.endsWith(".py"))
  .flatMap((name) => [...readFileSync(join(steps, name), "utf8").matchAll(/(?:return |: \(\s*)f?"[^"\n]+",\s*"(CONF-[A-Z]+-\d+)"/g)])
  .map((found) => `refusal-${found[1]?.toLowerCase()}`);

const codes = [...readFileSync(join(root, "docs/protocol.md"), "utf8").matchAll(/^\| [\d /]+ \| (.*) \|$/gm)]
  .flatMap((row) => [...(row[1] ?? "").matchAll(/`([a-z]+_?[a-z_]*)`/g)].map((found) => found[1] ?? ""))
  .filter((found) => !found.startsWith("/"));

describe.each(LANGUAGES)("%s", (language) => {
  const all = files(language).map((file) => text(language, file)).join("\n");
  const known = new Set(ids(all));

  it("has every message that the client uses", () => {
    expect(used.length).toBeGreaterThan(150);
    expect(used.filter((id) => !known.has(id))).toEqual([]);
  });
  it("has every name, prompt, event and choice of The Confrontation", () => {
    expect(confrontation.filter((id) => !known.has(id))).toEqual([]);
  });
  it("has a sentence for every refusal of the protocol", () => {
    expect(codes).toContain("illegal_move");
    expect(codes.filter((each) => !known.has(`error-${dashed(each)}`) && !known.has(`ui-error-${dashed(each)}`))).toEqual([]);
  });
  it("has a sentence for every rule by which The Confrontation refuses", () => {
    expect(refusals.length).toBeGreaterThan(40);
    expect(refusals.filter((id) => !known.has(id))).toEqual([]);
  });
  it("has the same messages and attributes as English", () => {
    expect(files(language)).toEqual(files("en"));
    for (const file of files("en")) {
      const wanted = Object.entries(shapes(text("en", file))).filter(([id]) => !id.startsWith("phrase-"));
      const given = shapes(text(language, file));
      expect(wanted.filter(([id, attributes]) => given[id] !== attributes).map(([id]) => `${file}: ${id}`)).toEqual([]);
    }
  });
  it("can be read without an error", () => {
    const bundle = new FluentBundle(language);
    for (const file of files(language)) expect(bundle.addResource(new FluentResource(text(language, file)), { allowOverrides: true })).toEqual([]);
    for (const id of used) {
      const pattern = bundle.getMessage(id)?.value;
      const errors: Error[] = [];
      if (pattern) bundle.formatPattern(pattern, { count: 1, number: 1, n: 1, strength: 1, positions: 1 }, errors);
      expect(errors.filter((error) => !/Unknown variable/.test(error.message)), id).toEqual([]);
    }
  });
  it("keeps no interface message that nobody uses", () => {
    const mentioned = (id: string): boolean => used.includes(id) || code.includes(`"${id}"`) || id.startsWith("ui-error-");
    expect(ids(text(language, "ui.ftl")).filter((id) => !mentioned(id))).toEqual([]);
  });
});
