/**
 * A list that is longer than its room ends with a whole line: where its lower edge cuts one in two, as many lines of that entry are
 * shown as have room: `data-lines` marks its texts, `data-lines="one"` what is shown as a whole. Nothing is taken from who listens or touches: what is cut away is only not painted.
 */

/** So much above the edge a line has to end to be seen whole: the list fades out below. */
export const FADE = 8;

/** How many pixels at the foot of a text are to be cut away, so that none of its lines is cut in two by an edge. */
export function cutOff(top: number, height: number, line: number, edge: number): number {
  if (top + height <= edge + 1 || !(line > 0)) return 0;
  return height - Math.max(0, Math.floor((edge - top + 1) / line)) * line;
}

/** Watches the entries (`li`) of a list that scrolls, and tells the list by `data-more` whether there are more below. */
export function wholeLines(list: HTMLElement): { destroy: () => void } {
  if (typeof IntersectionObserver === "undefined") return { destroy: () => {} };
  const entries = list.getElementsByTagName("li");

  function trim(entry: HTMLElement, edge: number): void {
    let seen = false;
    for (const text of entry.querySelectorAll<HTMLElement>("[data-lines]")) {
      const box = text.getBoundingClientRect();
      const line = text.dataset["lines"] === "one" ? box.height : Number.parseFloat(getComputedStyle(text).lineHeight);
      const cut = cutOff(box.top, box.height, line, edge);
      text.style.clipPath = cut > 0 ? `inset(0 0 ${cut}px)` : "";
      seen ||= cut < box.height;
    }
    entry.toggleAttribute("data-unseen", !seen);
  }

  // Told at every tenth of an entry that comes in or goes out, and never while the page is laid out.
  const watcher = new IntersectionObserver(
    (seen) => {
      const edge = list.getBoundingClientRect().bottom - FADE;
      for (const each of seen) if (each.isIntersecting) trim(each.target as HTMLElement, edge);
      const last = entries[entries.length - 1];
      list.toggleAttribute("data-more", last !== undefined && last.getBoundingClientRect().bottom > edge + FADE + 1);
    },
    { root: list, threshold: Array.from({ length: 21 }, (_, i) => i / 20) },
  );
  const known = new Set<Element>();
  function watch(): void {
    const now = new Set<Element>(entries);
    for (const each of known) if (!now.has(each)) known.delete(each), watcher.unobserve(each);
    for (const each of now) if (!known.has(each)) known.add(each), watcher.observe(each);
    if (!now.size) list.removeAttribute("data-more");
  }
  const changes = new MutationObserver(watch);
  changes.observe(list, { childList: true, subtree: true });
  watch();
  return {
    destroy: () => {
      changes.disconnect();
      watcher.disconnect();
    },
  };
}
