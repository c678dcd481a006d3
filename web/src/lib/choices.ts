/** What can be chosen in the settings. */
export const THEMES = ["parchment", "light", "dark"] as const;
export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export const LANGUAGES = ["en", "pl", "it"] as const;

export type Language = (typeof LANGUAGES)[number];
