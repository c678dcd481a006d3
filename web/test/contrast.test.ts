import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("../src/styles/tokens.css", import.meta.url), "utf8");

/** Every pair that carries text, as it is used. */
const PAIRS: [ink: string, paper: string][] = [
  ...["desk", "paper", "page", "sunk", "field-free", "field-mountain", "field-shadow", "field-wild"].map((paper): [string, string] => ["ink", paper]),
  ...["paper", "page", "sunk", "desk"].map((paper): [string, string] => ["ink-soft", paper]),
  ...["paper", "page"].map((paper): [string, string] => ["gold-ink", paper]),
  ...["paper", "page"].map((paper): [string, string] => ["error", paper]),
  ["on-pigment", "free"],
  ["on-pigment", "shadow"],
  ["page", "ink"],
];

function tokens(theme: string): Record<string, string> {
  const block = new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? "";
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((found) => [found[1], found[2]]));
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, two: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(two)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(["parchment", "light", "dark"])("%s", (theme) => {
  const colours = tokens(theme);
  it.each(PAIRS)("%s on %s", (ink, paper) => {
    expect(contrast(colours[ink] ?? "", colours[paper] ?? "")).toBeGreaterThanOrEqual(4.5);
  });
  it("has every token", () => {
    expect(Object.keys(colours).sort()).toEqual(Object.keys(tokens("parchment")).sort());
  });
});
