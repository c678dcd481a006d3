/** What a panel lies over is brought up from under it. */

type Span = { top: number; bottom: number };
/** So much around what is brought into sight is seen with it: its frame, and a name that is written below it. */
const AROUND = 30;

/**
 * How far to scroll, so that all of these are seen between `top` and `bottom`; 0 where they are. What has no room there is seen
 * from its beginning. What is not painted has no height, and does not count.
 */
export function uncovering(marks: readonly Span[], top: number, bottom: number): number {
  const painted = marks.filter((each) => each.bottom > each.top);
  if (!painted.length) return 0;
  const high = Math.min(...painted.map((each) => each.top)) - AROUND;
  const low = Math.max(...painted.map((each) => each.bottom)) + AROUND;
  if (low > bottom) return Math.min(low - bottom, high - top);
  return high < top ? Math.max(high - top, low - bottom) : 0;
}

/** Whether some of what is painted lies beyond the left or right edge of a screen so wide. */
export const beside = ({ left, right }: { left: number; right: number }, wide: number): boolean => right > left && (left < 0 || right > wide);
