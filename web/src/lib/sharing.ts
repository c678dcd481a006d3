/**
 * What is told again stays the same object. A view comes whole and new with every message; where a part of it says what was
 * known already, the known part is kept, so that whoever watches it by identity (`$derived`, a `WeakMap`) sees no change.
 */
export function shared<Told>(before: unknown, now: Told): Told {
  if (!isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const known = Object.keys(before);
  const told = Object.keys(now);
  const found: Record<string, unknown> = Array.isArray(now) ? ([] as unknown as Record<string, unknown>) : {};
  let same = told.length === known.length;
  for (const [at, name] of told.entries()) {
    const part = shared(before[name], now[name]);
    found[name] = part;
    // In the same order too: lists are made of the keys.
    same &&= name === known[at] && part === before[name];
  }
  return (same ? before : found) as Told;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
