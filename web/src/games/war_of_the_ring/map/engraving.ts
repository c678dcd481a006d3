/**
 * The land as an engraver cuts it: peaks, trees, hills, reeds and grass, drawn by rule at the places that the generator chose.
 *
 * Thousands of small marks would be thousands of elements. So marks that do not overlap share a sheet, and a sheet is a few
 * long paths: what covers (the body of a peak), what shades it, and the ink. Sheets are laid over one another from the far
 * marks to the near ones.
 */
export type Sheet = { body: string; shade: string; ink: string; fine: string };
type Mark = { x: number; y: number; size: number };
type Cut = (mark: Mark, chance: () => number) => Sheet;

const n = (value: number): string => String(Math.round(value * 10) / 10);
const at = (x: number, y: number): string => `${n(x)} ${n(y)}`;

/** The same unevenness every time: a drawing is made once and stays. */
export function chanceOf(seed: number): () => number {
  let state = (seed * 2654435761) % 4294967296;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

export function marksOf(text: string): Mark[] {
  const values = text.split(" ").map(Number);
  const marks: Mark[] = [];
  for (let i = 0; i + 2 < values.length; i += 3) marks.push({ x: values[i] ?? 0, y: values[i + 1] ?? 0, size: values[i + 2] ?? 0 });
  return marks;
}

/** A peak with the light from the west: a jagged outline, its far side in shade, hatching down the slope. */
export const peak: Cut = ({ x, y, size }, chance) => {
  const width = size * (0.92 + chance() * 0.3);
  const height = size * (0.82 + chance() * 0.42);
  const tip = x + (chance() - 0.5) * width * 0.2;
  const top = y - height;
  const [left, right] = [x - width / 2, x + width / 2];
  const j = (): number => (chance() - 0.5) * size * 0.07;
  const shoulder = at(tip - width * (0.16 + chance() * 0.08), y - height * (0.58 + chance() * 0.14));
  const knee = at(left + width * 0.16 + j(), y - height * 0.26 + j());
  const brow = { x: tip + width * (0.12 + chance() * 0.06), y: top + height * (0.24 + chance() * 0.08) };
  const hip = { x: right - width * 0.14 + j(), y: y - height * 0.2 + j() };
  const spine = [
    { x: tip + width * 0.05, y: top + height * 0.3 },
    { x: tip - width * (0.05 + chance() * 0.06), y: top + height * 0.52 },
    { x: tip + width * 0.04 + j(), y: top + height * 0.74 },
    { x: tip - width * 0.06 + j(), y: y },
  ];
  const west = `${at(left, y)}L${knee}L${shoulder}L${at(tip, top)}`;
  const east = `L${at(brow.x, brow.y)}L${at(hip.x, hip.y)}L${at(right, y)}`;
  const back = spine.map((each) => `L${at(each.x, each.y)}`).join("");
  let fine = "";
  const lines = Math.max(3, Math.round(size / 6));
  for (let i = 1; i <= lines; i++) {
    const down = i / (lines + 1);
    const from = { x: tip + (right - tip) * down * 0.82, y: top + height * down * (0.82 + 0.1 * chance()) };
    fine += `M${at(from.x, from.y)}l${n(-width * (0.05 + 0.07 * down))} ${n(height * (0.1 + 0.16 * chance()))}`;
  }
  fine += `M${at(left + width * 0.22, y - height * 0.2)}l${n(width * 0.05)} ${n(height * 0.16)}`;
  return {
    body: `M${west}${east}Q${at(x, y + size * 0.07)} ${at(left, y)}Z`,
    shade: `M${at(tip, top)}${east}L${at(spine[3]?.x ?? x, y)}${spine.toReversed().map((each) => `L${at(each.x, each.y)}`).join("")}Z`,
    ink: `M${west}${east}M${at(tip, top)}${back.slice(0, back.lastIndexOf("L"))}`,
    fine,
  };
};

/** A tree: a crown of a few lobes, shaded on its eastern side, and a short trunk. */
export const tree: Cut = ({ x, y, size }, chance) => {
  const r = size * 0.4;
  const top = y - size;
  const lean = (chance() - 0.5) * size * 0.12;
  const crown = `M${at(x - r, y - size * 0.3)}c${n(-size * 0.16)} ${n(-size * 0.3)} ${n(size * 0.06)} ${n(-size * 0.52)} ${n(r * 0.6 + lean)} ${n(-size * 0.5)}c${n(size * 0.12)} ${n(-size * 0.28)} ${n(size * 0.46)} ${n(-size * 0.18)} ${n(r * 0.8)} ${n(size * 0.06)}c${n(size * 0.3)} ${n(size * 0.02)} ${n(size * 0.34)} ${n(size * 0.38)} ${n(r * 0.6 - lean)} ${n(size * 0.44)}q${n(-r)} ${n(size * 0.2)} ${n(-2 * r)} 0Z`;
  return {
    body: crown,
    shade: `M${at(x + r * 0.25, top + size * 0.2)}c${n(size * 0.34)} ${n(size * 0.02)} ${n(size * 0.34)} ${n(size * 0.4)} ${n(r * 0.7)} ${n(size * 0.5)}q${n(-r * 0.5)} ${n(size * 0.14)} ${n(-r * 1.2)} ${n(size * 0.06)}q${n(size * 0.26)} ${n(-size * 0.2)} ${n(r * 0.5)} ${n(-size * 0.56)}Z`,
    ink: `${crown}M${at(x, y - size * 0.2)}V${n(y)}`,
    fine: "",
  };
};

/** A low hill with a lee side. */
export const hill: Cut = ({ x, y, size }, chance) => {
  const half = size * (0.8 + chance() * 0.3);
  const high = size * (0.5 + chance() * 0.3);
  const crest = `M${at(x - half, y)}C${at(x - half * 0.6, y - high * 0.3)} ${at(x - half * 0.42, y - high)} ${at(x, y - high)}S${at(x + half * 0.6, y - high * 0.2)} ${at(x + half, y)}`;
  const fine = [0.16, 0.36, 0.56].map((k) => `M${at(x + half * k, y - high * (0.92 - k * 0.72))}q${n(half * 0.06)} ${n(high * 0.2)} ${n(half * 0.13)} ${n(high * 0.4)}`).join("");
  return { body: crest, shade: "", ink: crest, fine };
};

export const reed: Cut = ({ x, y, size }, chance) => {
  const blades = [-0.5, -0.2, 0.1, 0.42].map((k) => `M${at(x + k * size, y)}q${n((chance() - 0.5) * 4)} ${n(-size * 0.5)} ${n((chance() - 0.5) * 6)} ${n(-size * (0.6 + chance() * 0.4))}`);
  return { body: "", shade: "", ink: "", fine: `${blades.join("")}M${at(x - size, y + 1.5)}h${n(size * 2)}M${at(x - size * 0.6, y + 4)}h${n(size * 1.4)}` };
};

export const tuft: Cut = ({ x, y, size }) => ({
  body: "",
  shade: "",
  ink: "",
  fine: `M${at(x - size * 0.4, y - size * 0.4)}L${at(x - size * 0.15, y)}M${at(x, y - size * 0.6)}V${n(y)}M${at(x + size * 0.42, y - size * 0.44)}L${at(x + size * 0.16, y)}`,
});

/** Marks, the far ones first, as sheets: a mark comes on a sheet above every one that it could cover or be covered by. */
export function sheets(marks: readonly Mark[], cut: Cut): Sheet[] {
  const laid: { mark: Mark; level: number }[] = [];
  const made: Sheet[] = [];
  for (const mark of marks) {
    const chance = chanceOf(mark.x * 31 + mark.y * 17 + mark.size);
    let level = 0;
    for (const other of laid) {
      const reach = (mark.size + other.mark.size) * 0.72;
      if (Math.abs(mark.x - other.mark.x) < reach && mark.y - other.mark.y < reach * 1.3) level = Math.max(level, other.level + 1);
    }
    laid.push({ mark, level });
    const drawn = cut(mark, chance);
    const sheet = (made[level] ??= { body: "", shade: "", ink: "", fine: "" });
    sheet.body += drawn.body;
    sheet.shade += drawn.shade;
    sheet.ink += drawn.ink;
    sheet.fine += drawn.fine;
  }
  return made;
}
