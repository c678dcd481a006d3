/** The type of a card's text: as large as leaves room for all of it. What is too long even for the smallest ends early, after a whole word. */

/** In rem, the largest first. Nobody reads less than the last on a card; the card in full has the whole text. */
const SIZES = [0.8, 0.76, 0.72, 0.69, 0.66];

/** Lines set close hang out of their box by as much, in pixels; a line more is six times that. */
const HANGING = 2;

/** The first words of a text, as one that goes on. */
export const opening = (words: readonly string[], count: number): string => `${words.slice(0, count).join(" ").replace(/[.,:;]$/, "")}…`;

/** Writes the text and sets `--type`. The parent's size must not depend on the text. */
export function fit(node: HTMLElement, text: string): { update: (text: string) => void; destroy: () => void } {
  let whole = text;
  const cut = (): boolean => node.scrollHeight > node.clientHeight + HANGING;

  function measure(): void {
    node.textContent = whole;
    for (const size of SIZES) {
      node.style.setProperty("--type", `${size}rem`);
      if (!cut()) return;
    }
    const words = whole.split(" ");
    for (let count = words.length - 1; count > 0 && cut(); count--) node.textContent = opening(words, count);
  }

  // It is told of the first size as well, after the layout and before anything is painted.
  const watch = new ResizeObserver(measure);
  if (node.parentElement) watch.observe(node.parentElement);
  // A typeface that arrives late sets other lines.
  document.fonts.addEventListener("loadingdone", measure);
  return {
    update: (text) => {
      whole = text;
      measure();
    },
    destroy: () => {
      watch.disconnect();
      document.fonts.removeEventListener("loadingdone", measure);
    },
  };
}

/** How many letters the longer line has of a name that is set in two lines as evenly as its words allow. */
export function inTwoLines(name: string): number {
  const words = name.split(" ");
  const widths = words.map((_, at) => Math.max(words.slice(0, at).join(" ").length, words.slice(at).join(" ").length));
  return Math.min(...widths);
}
