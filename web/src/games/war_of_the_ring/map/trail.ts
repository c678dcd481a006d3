/** An arrow from the middle of one region to that of another, bent a little, as a pen draws it. */
import { SHAPES } from "./shapes";

const n = (value: number): string => String(Math.round(value * 10) / 10);
const GAP = 26; // it begins beside the pieces, not on them, ...
const ROW = { x: 90, y: 40 }; // ... and ends before the row of those that may stand there
const HEAD = 20;

export function arrow(from: string, to: string): { shaft: string; head: string } | null {
  const [a, b] = [SHAPES[from]?.anchor, SHAPES[to]?.anchor];
  if (!a || !b || from === to) return null;
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / far, (b.y - a.y) / far];
  const gap = Math.min(GAP, far * 0.22);
  const start = { x: a.x + ux * gap, y: a.y + uy * gap };
  const last = Math.min(ROW.x / Math.abs(ux || 1e-9), ROW.y / Math.abs(uy || 1e-9), far * 0.5);
  const end = { x: b.x - ux * last, y: b.y - uy * last };
  const bend = Math.min((far - gap - last) * 0.18, 60);
  const knee = { x: (start.x + end.x) / 2 - uy * bend, y: (start.y + end.y) / 2 + ux * bend };
  const reach = Math.hypot(end.x - knee.x, end.y - knee.y) || 1;
  const [vx, vy] = [(end.x - knee.x) / reach, (end.y - knee.y) / reach];
  const neck = { x: end.x - vx * HEAD * 0.7, y: end.y - vy * HEAD * 0.7 };
  const barb = (side: number): string => `${n(end.x - vx * HEAD - vy * HEAD * 0.6 * side)} ${n(end.y - vy * HEAD + vx * HEAD * 0.6 * side)}`;
  return {
    shaft: `M${n(start.x)} ${n(start.y)}Q${n(knee.x)} ${n(knee.y)} ${n(neck.x)} ${n(neck.y)}`,
    head: `M${n(end.x)} ${n(end.y)}L${barb(1)}L${n(neck.x)} ${n(neck.y)}L${barb(-1)}Z`,
  };
}
