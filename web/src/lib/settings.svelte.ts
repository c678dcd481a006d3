/** What a player prefers, kept in this browser. */
import type { Language, Level, SPEEDS, THEMES } from "./choices";

export type Settings = {
  theme: (typeof THEMES)[number];
  language: Language | "";
  speed: (typeof SPEEDS)[number];
  motion: "system" | "still";
  forced: boolean;
  marks: boolean;
  sound: boolean;
  /** Whom the player met last: the next game offers the same. */
  level: Level;
};

const KEY = "westmarch.settings";
const defaults: Settings = {
  theme: "parchment",
  language: "",
  speed: "normal",
  motion: "system",
  forced: true,
  marks: true,
  sound: true,
  level: "hobbit",
};

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...defaults, ...stored() });

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A private window keeps nothing; the settings hold until it closes.
  }
  document.documentElement.dataset["theme"] = settings.theme;
  document.documentElement.dataset["motion"] = settings.motion;
}

const PACE: Record<Settings["speed"], number> = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };

/** How long a step is shown that takes `milliseconds` at the normal speed. */
export const paced = (milliseconds: number): number => milliseconds * PACE[settings.speed];
