/** The land along the road as an engraver would cut it: mountains, woods, hills and water, drawn once by rule. */

/** A path with the pen it is drawn with: `fill` a wash, `line` ink, `shade` the dark side of a thing. */
export type Stroke = { d: string; pen: "fill" | "line" | "shade" | "fine" | "leaf" | "water" };

/** A small generator of numbers, so that every drawing of the map is the same drawing. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

const n = (value: number): string => value.toFixed(1);

/** A peak: its outline, the side away from the light, and hatching along it. */
function peak(x: number, y: number, width: number, height: number, random: () => number): Stroke[] {
  const tip = x + (random() - 0.5) * width * 0.16;
  const left = x - width / 2;
  const right = x + width / 2;
  const knee = { x: tip - width * 0.22, y: y - height * 0.5 };
  const ridge = { x: tip + width * 0.06, y: y - height * 0.42 };
  const far = { x: tip + width * 0.26, y: y - height * 0.46 };
  const outline = `M${n(left)} ${n(y)}L${n(knee.x)} ${n(knee.y)}L${n(tip)} ${n(y - height)}L${n(far.x)} ${n(far.y)}L${n(right)} ${n(y)}`;
  const dark = `M${n(tip)} ${n(y - height)}L${n(ridge.x)} ${n(ridge.y)}L${n(tip - width * 0.03)} ${n(y)}L${n(right)} ${n(y)}L${n(far.x)} ${n(far.y)}Z`;
  const hatch = [0.3, 0.5, 0.7, 0.88]
    .map((part) => {
      const from = tip + (right - tip) * part * 0.55;
      const top = y - height * (1 - part) - height * 0.06;
      return `M${n(from)} ${n(top)}l${n(-width * 0.07)} ${n(height * 0.2)}`;
    })
    .join("");
  return [
    { d: `${outline}Z`, pen: "fill" },
    { d: dark, pen: "shade" },
    { d: outline, pen: "line" },
    { d: hatch, pen: "fine" },
  ];
}

/** A chain of peaks along a line, the far ones first. */
export function mountains(from: [number, number], to: [number, number], count: number, size: number, seed: number): Stroke[] {
  const random = chance(seed);
  return Array.from({ length: count }, (_, i) => {
    const part = count > 1 ? i / (count - 1) : 0.5;
    const x = from[0] + (to[0] - from[0]) * part + (random() - 0.5) * size * 0.7;
    const y = from[1] + (to[1] - from[1]) * part + (random() - 0.5) * size * 0.25;
    return { y, strokes: peak(x, y, size * (0.85 + random() * 0.4), size * (0.75 + random() * 0.5), random) };
  })
    .sort((a, b) => a.y - b.y)
    .flatMap((each) => each.strokes);
}

function tree(x: number, y: number, size: number): Stroke[] {
  const crown = `M${n(x - size * 0.42)} ${n(y - size * 0.35)}c${n(-size * 0.2)} ${n(-size * 0.45)} ${n(size * 0.2)} ${n(-size * 0.7)} ${n(size * 0.42)} ${n(-size * 0.62)}c${n(size * 0.35)} ${n(-size * 0.08)} ${n(size * 0.62)} ${n(size * 0.3)} ${n(size * 0.4)} ${n(size * 0.62)}c${n(-size * 0.2)} ${n(size * 0.16)} ${n(-size * 0.6)} ${n(size * 0.16)} ${n(-size * 0.82)} 0Z`;
  return [
    { d: crown, pen: "leaf" },
    { d: `${crown}M${n(x)} ${n(y - size * 0.28)}L${n(x)} ${n(y)}`, pen: "line" },
    { d: `M${n(x + size * 0.12)} ${n(y - size * 0.75)}q${n(size * 0.2)} ${n(size * 0.16)} ${n(size * 0.08)} ${n(size * 0.36)}`, pen: "fine" },
  ];
}

/** Trees scattered in an oval, the far ones first. */
export function wood(x: number, y: number, width: number, height: number, count: number, size: number, seed: number): Stroke[] {
  const random = chance(seed);
  return Array.from({ length: count }, () => {
    const turn = random() * Math.PI * 2;
    const out = Math.sqrt(random());
    return { x: x + Math.cos(turn) * out * width * 0.5, y: y + Math.sin(turn) * out * height * 0.5, size: size * (0.8 + random() * 0.5) };
  })
    .sort((a, b) => a.y - b.y)
    .flatMap((each) => tree(each.x, each.y, each.size));
}

/** Low hills: two arcs each, with a few blades of grass. */
export function hills(places: [number, number][], size: number): Stroke[] {
  return places.map(([x, y]) => ({
    d: `M${n(x - size)} ${n(y)}q${n(size * 0.7)} ${n(-size * 0.75)} ${n(size * 1.5)} ${n(-size * 0.06)}M${n(x + size * 0.1)} ${n(y - size * 0.12)}q${n(size * 0.5)} ${n(-size * 0.44)} ${n(size * 1.1)} ${n(size * 0.1)}`,
    pen: "fine" as const,
  }));
}

export const WATER: readonly string[] = [
  // Anduin, from the north to its mouths, and the Isen out of the mountains.
  "M214 -6C224 40 300 22 316 40S452 30 470 72S484 156 500 196S604 216 616 262S586 330 602 366S604 424 600 456",
  "M330 330C318 352 326 362 336 384S330 430 338 456",
];

export const LAND: readonly Stroke[] = [
  ...hills([[28, 210], [44, 300], [22, 372], [70, 420], [46, 150]], 15),
  ...mountains([196, 60], [182, 240], 7, 46, 7), // the Misty Mountains
  ...mountains([222, 120], [208, 268], 4, 38, 11),
  ...wood(128, 412, 80, 34, 10, 22, 5), // Lothlórien
  ...wood(252, 416, 70, 34, 9, 22, 9),
  ...wood(348, 172, 78, 84, 20, 21, 3), // Fangorn
  ...hills([[470, 290], [500, 262], [478, 230], [516, 320], [460, 180], [300, 410], [370, 436]], 13),
  ...mountains([392, 436], [566, 442], 8, 42, 23), // the White Mountains
  ...hills([[628, 200], [650, 170], [600, 150], [640, 330]], 12),
  ...wood(662, 262, 44, 90, 10, 20, 17), // Ithilien
  ...mountains([752, 60], [760, 190], 5, 44, 31), // Ephel Dúath
  ...mountains([836, 66], [838, 176], 5, 42, 37),
  ...mountains([860, 438], [984, 430], 6, 44, 41),
  ...mountains([974, 60], [980, 190], 4, 40, 43),
];
