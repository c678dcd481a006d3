/**
 * Arrow keys walk over whatever carries `data-nav` inside this element, in the direction of the arrow;
 * only one of them is in the order of the tab key: the last that had the focus, at first one that is legal now.
 */
export function arrows(root: HTMLElement): { destroy: () => void } {
  let last: HTMLElement | null = null;
  const all = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>("[data-nav]")];

  function settle(): void {
    const found = all();
    const keep = (last && found.includes(last) ? last : null) ?? found.find((each) => each.dataset["nav"] === "legal") ?? found[0];
    for (const each of found) {
      const wanted = each === keep ? "0" : "-1";
      if (each.getAttribute("tabindex") !== wanted) each.setAttribute("tabindex", wanted);
    }
  }

  const middle = (element: Element): { x: number; y: number } => {
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };

  function onkey(event: KeyboardEvent): void {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const here = event.target as HTMLElement;
    if (!way || !here.matches("[data-nav]")) return;
    const [dx = 0, dy = 0] = way;
    const at = middle(here);
    let best: HTMLElement | null = null;
    let least = Infinity;
    for (const each of all()) {
      const to = middle(each);
      const along = (to.x - at.x) * dx + (to.y - at.y) * dy;
      const aside = Math.abs((to.x - at.x) * dy) + Math.abs((to.y - at.y) * dx);
      if (each === here || along < 3 || along + 2 * aside >= least) continue;
      best = each;
      least = along + 2 * aside;
    }
    if (!best) return;
    event.preventDefault();
    best.focus();
  }

  function onfocus(event: FocusEvent): void {
    const here = event.target as HTMLElement;
    if (!here.matches("[data-nav]")) return;
    last = here;
    settle();
  }

  const watcher = new MutationObserver(settle);
  watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-nav"] });
  root.addEventListener("keydown", onkey);
  root.addEventListener("focusin", onfocus);
  settle();
  return {
    destroy() {
      watcher.disconnect();
      root.removeEventListener("keydown", onkey);
      root.removeEventListener("focusin", onfocus);
    },
  };
}
