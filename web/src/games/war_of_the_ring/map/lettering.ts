/** How a name is set: on how many lines, and where each of them runs. */
import type { Setting, Shape } from "./types";

export type Line = { d: string; text: string; size: number };

type Numbers = readonly number[];

/** The mean breadth of a small capital, in ems, with the space between letters. */
export const LETTER = 0.585;
/** From line to line, in ems. The generator reckons with the same numbers. */
const LEADING = 1;

const UNSET: Setting = { lines: 1, size: 0, curve: [0, 0, 0, 0, 0, 0] };
export const settingOf = ({ names }: Pick<Shape, "names">, language: string): Setting => names[language] ?? names["en"] ?? UNSET;

/** A name in so many lines, broken at spaces so that the longest is as short as can be; in one where it has too few words. */
export function broken(name: string, lines: number): string[] {
  const words = name.split(" ");
  const ways = lines > words.length ? [] : breaks(words, lines);
  const longest = (parts: readonly string[]): number => Math.max(...parts.map((part) => part.length));
  return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best), ways[0] ?? [name]);
}
function breaks(words: readonly string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(" ")]];
  return Array.from({ length: words.length - lines + 1 }, (_, i) => i + 1).flatMap((cut) => breaks(words.slice(cut), lines - 1).map((rest) => [words.slice(0, cut).join(" "), ...rest]));
}

/** The curve of each line, the upper one first. */
export function ways({ lines, size, curve }: Setting): Numbers[] {
  const [ax = 0, ay = 0, , , cx = 0, cy = 0] = curve;
  const far = Math.hypot(cx - ax, cy - ay) || 1;
  const [down, right] = [(cx - ax) / far, -(cy - ay) / far];
  return Array.from({ length: lines }, (_, i) => {
    const aside = (i - (lines - 1) / 2) * size * LEADING;
    return curve.map((value, at) => value + (at % 2 ? down : right) * aside);
  });
}

/** The lines of a name, each along its curve. */
export function fitted(name: string, setting: Setting): Line[] {
  const texts = broken(name, setting.lines);
  const curves = ways(texts.length === setting.lines ? setting : { ...setting, lines: 1 });
  return texts.map((text, i) => ({ d: stretched(curves[i] ?? []), text, size: setting.size }));
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A little longer on both sides: a name that is wider than its place is not cut off. */
function stretched([ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0]: Numbers): string {
  const more = 0.35;
  const [left, top, right, bottom] = [ax + (ax - bx) * more, ay + (ay - by) * more, cx + (cx - bx) * more, cy + (cy - by) * more];
  return `M${rounded(left)} ${rounded(top)}Q${rounded(bx)} ${rounded(by)} ${rounded(right)} ${rounded(bottom)}`;
}
