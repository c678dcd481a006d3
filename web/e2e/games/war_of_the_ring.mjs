/** What the tests know of War of the Ring beyond what any game has. */

/** Ways of playing that come to something: to war, or to Mordor. */
export const WARLIKE = ["^attack ", "^act attack", "^all$", "^press$", "^stand", "^act muster$", "^act diplomacy$", "^act move_arm"];
export const HURRYING = ["^act move_fellowship$", "^die (character|will)$", "^allocate [2-9]", "^decline$"];
