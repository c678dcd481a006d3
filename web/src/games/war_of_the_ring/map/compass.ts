/** From region to region by the arrow keys. */
import { REGION_IDS, SHAPES } from "./shapes";

export const WAYS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The region in that direction: a neighbour where there is one; beyond mountains or water the nearest that is not. */
export function towards(from: string, [dx, dy]: readonly [number, number]): string | null {
  const here = middle(from);
  const nearest = (ids: readonly string[], narrow: number): string | null => {
    let best: string | null = null;
    let least = Infinity;
    for (const id of ids) {
      const there = middle(id);
      const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
      const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
      if (id === from || along <= 0 || aside > along * narrow || along + 1.6 * aside >= least) continue;
      best = id;
      least = along + 1.6 * aside;
    }
    return best;
  };
  return nearest(SHAPES[from]?.neighbours ?? [], 1.5) ?? nearest(REGION_IDS, 1);
}

function middle(id: string): { x: number; y: number } {
  const box = SHAPES[id]?.box;
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 0, y: 0 };
}
