/** Fluent: the catalogues in locales/, English under every other language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import { LANGUAGES, type Language } from "./choices";
import { settings } from "./settings.svelte";

type Load = () => Promise<string>;
const files = import.meta.glob("../../../locales/*/*.ftl", { query: "?raw", import: "default" }) as Record<string, Load>;

export type Args = Record<string, FluentVariable>;

let bundles: FluentBundle[] = $state.raw([]);
let current: Language = $state("en");
let game = "";

/** The files that every page needs; each game has one more, and its words hold only at its tables. */
const SHARED = ["ui", "common"];

async function bundle(language: Language, names: string[]): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const name of names) {
    const load = files[`../../../locales/${language}/${name}.ftl`];
    if (load) made.addResource(new FluentResource(await load()), { allowOverrides: true });
  }
  return made;
}

export function preferred(): Language {
  if (settings.language) return settings.language;
  const found = negotiateLanguages(navigator.languages, LANGUAGES, { defaultLocale: "en", strategy: "lookup" });
  return (found[0] ?? "en") as Language;
}

export async function speak(language: Language): Promise<void> {
  const wanted: Language[] = language === "en" ? ["en"] : [language, "en"];
  bundles = await Promise.all(wanted.map((each) => bundle(each, game ? [...SHARED, game] : SHARED)));
  current = language;
  document.documentElement.lang = language;
}

/** The words of a game, before its first view is shown. */
export async function learn(id: string): Promise<void> {
  if (game === id) return;
  game = id;
  await speak(current);
}

export const language = (): Language => current;

export function has(id: string): boolean {
  return bundles.some((each) => each.getMessage(id)?.value != null);
}

/** What was said without variables in these catalogues: names are asked for by the hundred whenever a move is drawn. */
let plain: { from: FluentBundle[]; said: Map<string, string> } = { from: [], said: new Map() };

/** A message, or its id made readable: a missing one fails the tests, never the game. */
export function t(id: string, args?: Args): string {
  if (args) return formatted(id, args);
  if (plain.from !== bundles) plain = { from: bundles, said: new Map() };
  let said = plain.said.get(id);
  if (said === undefined) plain.said.set(id, (said = formatted(id, {})));
  return said;
}

function formatted(id: string, args: Args): string {
  for (const each of bundles) {
    const pattern = each.getMessage(id)?.value;
    if (pattern) return each.formatPattern(pattern, args, []);
  }
  if (bundles.length) console.error(`no message ${id}`);
  return bare(id);
}

/** The first of these messages that is there. */
export function first(ids: string[], args?: Args): string {
  return t(ids.find(has) ?? ids[0] ?? "", args);
}

export const bare = (id: string): string => id.replace(/^[a-z]+-/, "").replaceAll(/[-_]/g, " ");

const dashes = new Map<string, string>();

/** An id of the game's data as messages have it. Remembered: there are few ids, and each is asked for at every move. */
export function dashed(id: string): string {
  let found = dashes.get(id);
  if (found === undefined) dashes.set(id, (found = id.replaceAll(/[_.]/g, "-")));
  return found;
}

const joiners = new Map<string, Intl.ListFormat>();

export function list(words: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  const kind = `${current} ${type}`;
  const joiner = joiners.get(kind) ?? new Intl.ListFormat(current, { type });
  joiners.set(kind, joiner);
  return joiner.format(words);
}

export function when(time: number): string {
  return new Intl.DateTimeFormat(current, { dateStyle: "medium", timeStyle: "short" }).format(time);
}

/** A part of the whole: "62 %"; with a sign where it says how much something has changed. */
export function percent(part: number, signed = false): string {
  return new Intl.NumberFormat(current, { style: "percent", signDisplay: signed ? "exceptZero" : "auto" }).format(part).replace("-", "−");
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(current) + text.slice(1);

/** An attribute of a message (`character-gimli.ability`), or "". */
export function attribute(id: string, name: string, args: Args = {}): string {
  for (const each of bundles) {
    const pattern = each.getMessage(id)?.attributes[name];
    if (pattern) return each.formatPattern(pattern, args, []);
  }
  return "";
}
