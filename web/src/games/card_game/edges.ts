/** What scrolls to the side fades where it goes on, and only there: a card cut in two looks like a mistake. */

/** In pixels: the widest that a fade becomes. It grows with what lies beyond the edge, so that nothing appears of a sudden. */
const WIDEST = 30;

/** Less than this is a rounding of the browser's. */
const NOTHING = 1.5;

/** How wide the fades before and after what is shown are to be. */
export function fades(scrolled: number, shown: number, whole: number): [before: number, after: number] {
  const wide = (hidden: number): number => (hidden < NOTHING ? 0 : Math.min(WIDEST, Math.round(hidden)));
  return [wide(scrolled), wide(whole - shown - scrolled)];
}

/** Sets `--before` and `--after`, for the mask of the box. */
export function edges(node: HTMLElement): { destroy: () => void } {
  const tell = (): void => {
    const [before, after] = fades(node.scrollLeft, node.clientWidth, node.scrollWidth);
    node.style.setProperty("--before", `${before}px`);
    node.style.setProperty("--after", `${after}px`);
  };
  const sizes = new ResizeObserver(tell);
  const watch = (): void => {
    sizes.disconnect();
    for (const each of [node, ...node.children]) sizes.observe(each);
  };
  const children = new MutationObserver(watch);
  children.observe(node, { childList: true });
  node.addEventListener("scroll", tell, { passive: true });
  watch();
  return {
    destroy: () => {
      sizes.disconnect();
      children.disconnect();
      node.removeEventListener("scroll", tell);
    },
  };
}
