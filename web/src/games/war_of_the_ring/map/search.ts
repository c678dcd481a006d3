/** Finding a region by a part of its name, whatever hooks and dots its letters have. */
export type Found = { id: string; name: string };

/** Letters as they are typed in haste: "Druwaith" finds "Drúwaith", "lorien" finds "Lórien". */
export const bareLetters = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[łŁ]/g, "l")
    .replaceAll(/[’']/g, "")
    .toLowerCase()
    .trim();

/** Names that begin so come first, then those of which a word does, then the rest; each in the order of the alphabet. */
export function search(all: readonly Found[], typed: string, language: string): Found[] {
  const wanted = bareLetters(typed);
  const rank = ({ name }: Found): number => {
    const bare = bareLetters(name);
    if (bare.startsWith(wanted)) return 0;
    if (bare.split(/[\s-]/).some((word) => word.startsWith(wanted))) return 1;
    return bare.includes(wanted) ? 2 : 3;
  };
  const order = new Intl.Collator(language);
  return all
    .map((found) => ({ found, rank: rank(found) }))
    .filter((each) => each.rank < 3)
    .sort((a, b) => a.rank - b.rank || order.compare(a.found.name, b.found.name))
    .map((each) => each.found);
}
