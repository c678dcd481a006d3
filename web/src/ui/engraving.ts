/**
 * Small landscapes in ink, drawn by rule: hills, peaks, trees, walls. A scene is a list of strokes in the order in which
 * they are laid down: a `shape` covers what is behind it, a `line` only adds. The middle is 0,0; y grows downward.
 */
export type Stroke = { kind: "shape" | "line" | "dark"; d: string };
export type Scene = readonly Stroke[];

const n = (value: number): string => String(Math.round(value * 10) / 10);
const at = (x: number, y: number): string => `${n(x)} ${n(y)}`;
const shape = (d: string): Stroke => ({ kind: "shape", d });
const line = (d: string): Stroke => ({ kind: "line", d });
const dark = (d: string): Stroke => ({ kind: "dark", d });

/** The same unevenness every time: a drawing is made once and stays. */
const uneven = (seed: number): number => {
  const wave = Math.sin(seed * 127.1) * 43758.5453;
  return wave - Math.floor(wave) - 0.5;
};

/** A peak whose far side lies in shade. */
export function peak(x: number, base: number, width: number, height: number): Stroke[] {
  const half = width / 2;
  const top = base - height;
  const jag = (k: number): number => uneven(x + k) * width * 0.05;
  const outline = `M${at(x - half, base)}L${at(x - half * 0.52 + jag(1), base - height * 0.5)}L${at(x - half * 0.34, base - height * 0.56)}L${at(x, top)}L${at(x + half * 0.2, base - height * 0.74)}L${at(x + half * 0.34 + jag(2), base - height * 0.7)}L${at(x + half * 0.66, base - height * 0.3)}L${at(x + half, base)}Z`;
  const ridge = `M${at(x, top)}L${at(x + half * 0.06, base - height * 0.72)}L${at(x - half * 0.08, base - height * 0.5)}L${at(x + half * 0.05, base - height * 0.26)}L${at(x - half * 0.02, base - height * 0.06)}`;
  let hatch = "";
  for (let i = 1; i <= 7; i++) {
    const down = i / 8;
    const from = { x: x + half * 0.05 * (i % 2 ? 1 : -1), y: top + height * down * 0.92 };
    const reach = half * down * 0.72;
    hatch += `M${at(from.x, from.y)}L${at(from.x + reach, from.y + height * 0.06 + reach * 0.16)}`;
  }
  return [shape(outline), line(ridge), line(hatch)];
}

/** Long grass hills, one behind the other. */
export function hill(x: number, base: number, width: number, height: number): Stroke[] {
  const half = width / 2;
  const crest = `M${at(x - half, base)}C${at(x - half * 0.6, base - height * 0.2)} ${at(x - half * 0.4, base - height)} ${at(x, base - height)}S${at(x + half * 0.6, base - height * 0.15)} ${at(x + half, base)}`;
  let grass = "";
  for (let i = 0; i < 5; i++) {
    const along = x + half * (0.08 + i * 0.14);
    const top = base - height * (0.86 - i * 0.15);
    grass += `M${at(along, top)}q${n(half * 0.05)} ${n(height * 0.18)} ${n(half * 0.16)} ${n(height * 0.3)}`;
  }
  return [shape(crest), line(grass)];
}

export function pine(x: number, base: number, height: number): Stroke[] {
  const w = height * 0.22;
  const tier = (k: number): string => {
    const y = base - height * (0.16 + k * 0.26);
    const half = w * (1 - k * 0.26);
    return `M${at(x, y - height * 0.34)}L${at(x - half, y)}L${at(x - half * 0.3, y - height * 0.04)}L${at(x + half * 0.3, y + height * 0.01)}L${at(x + half, y)}Z`;
  };
  const shade = [0, 1, 2].map((k) => {
    const y = base - height * (0.18 + k * 0.26);
    const half = w * (1 - k * 0.26);
    return `M${at(x + half * 0.1, y - height * 0.22)}L${at(x + half * 0.75, y - height * 0.02)}M${at(x + half * 0.08, y - height * 0.12)}L${at(x + half * 0.42, y - height * 0.02)}`;
  });
  return [line(`M${at(x, base)}V${n(base - height * 0.2)}`), shape(tier(0)), shape(tier(1)), shape(tier(2)), line(shade.join(""))];
}

/** A broad tree with a crown like a cloud. */
export function oak(x: number, base: number, height: number): Stroke[] {
  const r = height * 0.36;
  const y = base - height + r;
  const lobes = [[-1, 0.25], [-0.72, -0.55], [0, -1], [0.72, -0.55], [1, 0.25], [0.45, 0.72], [-0.45, 0.72]] as const;
  const points = lobes.map(([dx, dy]) => [x + dx * r * 1.15, y + dy * r] as const);
  const [x0, y0] = points[0] as readonly [number, number];
  const crown = points.slice(1).concat([[x0, y0]]).map(([px, py]) => `A${n(r * 0.52)} ${n(r * 0.5)} 0 0 1 ${at(px, py)}`).join("");
  const leaves = `M${at(x + r * 0.2, y - r * 0.5)}q${n(r * 0.5)} ${n(r * 0.1)} ${n(r * 0.6)} ${n(r * 0.6)}M${at(x + r * 0.15, y - r * 0.1)}q${n(r * 0.4)} ${n(r * 0.1)} ${n(r * 0.5)} ${n(r * 0.5)}M${at(x - r * 0.5, y + r * 0.1)}q${n(r * 0.2)} ${n(-r * 0.3)} ${n(r * 0.4)} ${n(-r * 0.2)}`;
  const trunk = `M${at(x - height * 0.05, base)}L${at(x - height * 0.035, base - height * 0.34)}H${n(x + height * 0.035)}L${at(x + height * 0.06, base)}`;
  return [shape(trunk), shape(`M${at(x0, y0)}${crown}Z`), line(leaves)];
}

/** A wall with battlements; `gap` breaks a piece out of its top. */
export function tower(x: number, base: number, width: number, height: number, gap = false): Stroke[] {
  const half = width / 2;
  const top = base - height;
  const tooth = width / 5;
  const crown = gap
    ? `L${at(x - half, top)}L${at(x - half * 0.3, top + height * 0.06)}L${at(x, top + height * 0.3)}L${at(x + half * 0.4, top + height * 0.22)}L${at(x + half, top + height * 0.42)}`
    : `L${at(x - half, top)}h${n(tooth)}v${n(tooth * 0.8)}h${n(tooth)}v${n(-tooth * 0.8)}h${n(tooth)}v${n(tooth * 0.8)}h${n(tooth)}v${n(-tooth * 0.8)}h${n(tooth)}`;
  let courses = "";
  for (let y = base - 5, k = 0; y > top + height * (gap ? 0.4 : 0.18); y -= 7, k++) {
    courses += `M${at(x + half * (k % 2 ? 0.2 : 0.45), y)}h${n(half * (k % 2 ? 0.8 : 0.55))}`;
  }
  return [shape(`M${at(x - half, base)}${crown}V${n(base)}Z`), line(courses), dark(`M${at(x - half * 0.25, base - height * 0.42)}v${n(-height * 0.14)}a${n(half * 0.22)} ${n(half * 0.22)} 0 0 1 ${n(half * 0.44)} 0v${n(height * 0.14)}Z`)];
}

/** A house with a gable; thatch on its roof. */
export function house(x: number, base: number, width: number, height: number): Stroke[] {
  const half = width / 2;
  const eaves = base - height * 0.45;
  return [
    shape(`M${at(x - half, base)}V${n(eaves)}H${n(x + half)}V${n(base)}Z`),
    shape(`M${at(x - half * 1.15, eaves)}L${at(x - half * 0.55, base - height)}H${n(x + half * 0.55)}L${at(x + half * 1.15, eaves)}Z`),
    line([0, 1, 2, 3, 4].map((k) => `M${at(x - half * 0.4 + k * half * 0.26, base - height)}L${at(x - half * 0.8 + k * half * 0.48, eaves)}`).join("")),
    dark(`M${at(x - width * 0.08, base)}v${n(-height * 0.26)}h${n(width * 0.16)}v${n(height * 0.26)}Z`),
  ];
}

export function waves(x: number, y: number, width: number, rows: number): Stroke[] {
  let d = "";
  for (let row = 0; row < rows; row++) {
    const from = x - width / 2 + (row % 2) * 7;
    d += `M${at(from, y + row * 6)}`;
    for (let k = 0; k < Math.floor(width / 16); k++) d += "q4 -3.4 8 0t8 0";
  }
  return [line(d)];
}

/** A thread of smoke, leaning with the wind. */
export const smoke = (x: number, y: number, height: number): Stroke[] => [
  line(`M${at(x, y)}c-6 ${n(-height * 0.2)} 7 ${n(-height * 0.35)} 2 ${n(-height * 0.55)}s4 ${n(-height * 0.3)} ${n(height * 0.22)} ${n(-height * 0.42)}`),
];

const reeds = (x: number, y: number): Stroke => line([-8, -4, 0, 5, 9].map((dx, k) => `M${at(x + dx, y)}q${n(uneven(x + k) * 6)} -8 ${n(uneven(x - k) * 9)} ${n(-13 - (k % 3) * 5)}`).join(""));
const stone = (x: number, base: number, width: number, height: number): Stroke[] => [
  shape(`M${at(x - width / 2, base)}L${at(x - width * 0.4, base - height * 0.9)}L${at(x + width * 0.1, base - height)}L${at(x + width * 0.45, base - height * 0.8)}L${at(x + width / 2, base)}Z`),
  line(`M${at(x + width * 0.12, base - height * 0.8)}V${n(base - 2)}M${at(x + width * 0.3, base - height * 0.6)}V${n(base - 2)}`),
];
/** A round door in a green bank. */
const smial = (x: number, base: number, r: number): Stroke[] => [
  ...hill(x, base, r * 5, r * 2.5),
  shape(`M${at(x - r, base - r * 0.7)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 0 1 ${n(-2 * r)} 0Z`),
  dark(`M${at(x - r * 0.65, base - r * 0.7)}a${n(r * 0.65)} ${n(r * 0.65)} 0 1 1 ${n(1.3 * r)} 0a${n(r * 0.65)} ${n(r * 0.65)} 0 0 1 ${n(-1.3 * r)} 0Z`),
  shape(`M${at(x + r * 1.35, base - r * 0.8)}a${n(r * 0.36)} ${n(r * 0.36)} 0 1 1 ${n(r * 0.72)} 0a${n(r * 0.36)} ${n(r * 0.36)} 0 0 1 ${n(-r * 0.72)} 0Z`),
];
const many = <T>(count: number, make: (k: number) => T[]): T[] => Array.from({ length: count }, (_, k) => make(k)).flat();

/** One landscape for each region of the way from the Shire to Mordor; each fits a lozenge of 240 by 170. */
export const LANDSCAPES: Readonly<Record<string, Scene>> = {
  shire: [...hill(-52, 6, 90, 26), ...hill(58, 4, 84, 24), ...oak(-58, -4, 34), ...oak(64, -8, 28), ...smoke(12, -34, 26), ...smial(0, 14, 13)],
  arthedain: [...hill(-50, 4, 96, 22), ...hill(42, 6, 108, 40), ...tower(28, -28, 13, 16, true), ...tower(46, -30, 11, 18, true), ...pine(-62, 6, 24), ...pine(-48, 10, 28), ...pine(-34, 7, 22)],
  cardolan: [...hill(-56, 8, 76, 26), ...hill(0, 2, 92, 32), ...hill(58, 8, 76, 26), ...stone(-56, -16, 10, 18), ...stone(2, -28, 11, 22), ...stone(60, -16, 10, 17), ...oak(30, 14, 20)],
  rhudaur: [...peak(-34, -2, 60, 42), ...peak(26, -4, 66, 48), ...many(7, (k) => pine(-66 + k * 22, 12 + (k % 2) * 4, 27 + (k % 3) * 5))],
  eregion: [...hill(0, 4, 170, 20), ...tower(-8, 2, 15, 44, true), ...tower(14, 4, 12, 30, true), ...oak(-58, 10, 34), ...oak(-36, 14, 28), ...oak(44, 12, 32), ...oak(66, 9, 28)],
  enedwaith: [...hill(-50, -2, 90, 24), ...hill(44, -4, 100, 28), ...hill(0, 12, 120, 20), ...oak(-50, -6, 26), ...waves(6, 22, 110, 2), ...house(54, -8, 20, 18)],
  high_pass: [...peak(-36, 6, 80, 54), ...peak(40, 6, 74, 48), ...peak(0, 14, 56, 30), line("M-6 18L10 8L-8 0L6 -10L-3 -20L2 -30")],
  misty_mountains: [...peak(-60, 8, 62, 46), ...peak(58, 8, 64, 48), ...peak(0, 12, 88, 72), ...peak(-30, 16, 46, 32), ...peak(34, 16, 44, 30)],
  caradhras: [...peak(-52, 8, 66, 42), ...peak(54, 8, 62, 40), ...peak(2, 14, 96, 80), line("M-13 -38L-4 -46L4 -37L12 -45L19 -36M-44 -18q6 -4 10 2M46 -22q5 -4 9 2")],
  gap_of_rohan: [...peak(-58, 8, 74, 50), ...peak(62, 8, 66, 44), ...waves(0, 18, 90, 2), shape("M-6 12L-4 -44L-7 -54L-2 -48L0 -58L2 -48L7 -54L4 -44L7 12Z"), line("M1 -44V10M3.4 -30V10M-22 14q22 -8 44 0")],
  mirkwood: [...many(8, (k) => pine(-70 + k * 20, -2 + (k % 2) * 5, 44 + (k % 3) * 5 - Math.abs(k - 3.5) * 6)), ...many(7, (k) => pine(-62 + k * 20, 14 + (k % 2) * 3, 30 + ((k + 1) % 3) * 5))],
  fangorn: [...many(5, (k) => oak(-60 + k * 30, 0 + (k % 2) * 5, k % 4 ? 42 + (k % 2) * 6 : 30)), ...many(4, (k) => oak(-48 + k * 32, 16, 32 + ((k + 1) % 2) * 6))],
  rohan: [...hill(-62, 6, 80, 18), ...hill(62, 6, 80, 18), ...hill(0, 14, 116, 44), ...house(0, -24, 46, 26), ...house(-34, 0, 18, 15), ...house(36, 0, 18, 15), ...smoke(10, -48, 18)],
  dagorlad: [...hill(-40, -6, 100, 16), ...hill(46, -8, 84, 14), ...waves(0, 6, 150, 4), reeds(-52, 8), reeds(-14, 2), reeds(34, 10), reeds(66, 4), line("M-30 -4L-24 -34M-26 -32l5 2l-2 -6M14 -8L12 -36M12 -34l5 -1l-5 -4")],
  gondor: [...peak(36, -2, 84, 52), ...tower(-6, -34, 10, 28), shape("M-30 -26h52v-10h-52Z"), shape("M-42 -12h74v-14h-74Z"), shape("M-56 6h100v-18h-100Z"), line("M4 -26v-10M14 -26v-10M12 -12v-14M22 -12v-14M20 6v-18M32 6v-18"), dark("M-10 6v-8a4 4 0 0 1 8 0v8Z"), ...waves(-8, 16, 120, 2)],
  mordor: [...peak(-58, 8, 70, 44), ...peak(60, 8, 68, 42), shape("M-46 14C-28 0 -16 -26 -10 -46L-4 -41L2 -47L9 -42L12 -46C18 -26 30 0 46 14Z"), line("M4 -40C8 -22 8 -12 18 12M0 -38C-2 -20 -8 -8 -6 12M10 -36C14 -20 22 -6 32 10M14 -28C20 -14 28 -4 38 10"), ...smoke(0, -48, 24), ...smoke(6, -46, 18), ...tower(-58, 14, 12, 34)],
};

/** What lies to the sides of a landscape, where its place is wide: four hundred units, from the middle. */
export const SIDES: Readonly<Record<string, Scene>> = {
  shire: [...hill(-154, 4, 116, 26), ...hill(154, 4, 116, 26), ...oak(-186, 4, 30), ...house(-146, -4, 24, 18), ...house(148, -4, 24, 18), ...oak(186, 4, 32)],
  mordor: [...peak(-182, 6, 58, 34), ...peak(-132, 10, 74, 48), ...peak(186, 6, 56, 32), ...peak(136, 10, 76, 46), ...peak(-98, 16, 44, 28), ...peak(100, 16, 46, 28)],
};
