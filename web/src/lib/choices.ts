/** What can be chosen in the settings. */
export const THEMES = ["parchment", "light", "dark"] as const;
export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
/** How well the computer plays, the gentlest first; the server has an agent of each name. */
export const LEVELS = ["hobbit", "ranger", "wizard"] as const;
export const LANGUAGES = ["en", "pl", "it"] as const;

export type Level = (typeof LEVELS)[number];
export type Language = (typeof LANGUAGES)[number];
