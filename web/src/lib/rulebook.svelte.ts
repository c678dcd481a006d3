/** The rules drawer: one rule, or what a search finds. */
export const rulebook: { game: string; rule: string; search: string; open: boolean } = $state({
  game: "",
  rule: "",
  search: "",
  open: false,
});

/** The chapter that a rule stands in, by its number: CONF-COMBAT-05 is of "combat". */
export const chapterOf = (rule: string): string => (rule.split("-")[1] ?? "").toLowerCase();

/** A rule's number as it is printed: within a game its prefix says nothing. */
export const numberOf = (rule: string): string => rule.replace(/^[A-Z]+-/, "");

/** What a rule can rest on. */
export const SOURCES = ["rulebook", "english rules", "faq", "card", "assumption"] as const;
export type Source = { kind: (typeof SOURCES)[number] | null; rest: string };

/** Where a rule stands, part by part: what it rests on, where the ledger names it by its word, and the place in that. */
export function sourcesOf(source: string): Source[] {
  let before: Source["kind"] = null;
  return source.split("; ").map((part) => {
    const kind = SOURCES.find((each) => part === each || part.startsWith(`${each}: `) || part.startsWith(`${each} (`)) ?? null;
    const rest = kind ? part.slice(kind.length) : part;
    const again = kind !== null && kind === before && rest.startsWith(": ");
    before = kind ?? before;
    return again ? { kind: null, rest: rest.slice(2) } : { kind, rest };
  });
}

export function openRule(game: string, rule: string): void {
  Object.assign(rulebook, { game, rule, search: "", open: true });
}

export function searchRules(game: string, search: string): void {
  Object.assign(rulebook, { game, rule: "", search, open: true });
}
