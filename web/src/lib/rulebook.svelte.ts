/** The rules drawer: one rule, or what a search finds. */
export const rulebook: { game: string; rule: string; search: string; open: boolean } = $state({
  game: "",
  rule: "",
  search: "",
  open: false,
});

/** The chapter that a rule stands in, by its number: CONF-COMBAT-05 is of "combat". */
export const chapterOf = (rule: string): string => (rule.split("-")[1] ?? "").toLowerCase();

export function openRule(game: string, rule: string): void {
  Object.assign(rulebook, { game, rule, search: "", open: true });
}

export function searchRules(game: string, search: string): void {
  Object.assign(rulebook, { game, rule: "", search, open: true });
}
