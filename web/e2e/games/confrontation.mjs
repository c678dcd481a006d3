/** What the tests know of The Confrontation beyond what any game has. */
import assert from "node:assert/strict";

const ON_BOARD = ["move", "place", "to", "mines", "card", "target"];

/** The board glows where the list has a choice, and nowhere else. */
export function agreeing(seen) {
  const offered = new Set(seen.options.map((token) => token.split(" ")[1]));
  for (const { key } of seen.glowing) {
    const subject = key.split(" ")[1];
    assert.ok(offered.has(subject) || key.startsWith("thing ") || seen.options.includes("draw"), `${key} glows, but the list offers ${seen.options}`);
  }
  const glowing = new Set(seen.glowing.map(({ key }) => key.split(" ")[1]));
  for (const token of seen.options) {
    const [verb, subject] = token.split(" ");
    if (ON_BOARD.includes(verb)) assert.ok(glowing.has(subject) || [...seen.glowing].some(({ key }) => key.startsWith("thing ")), `"${token}" is offered, but nothing glows for it`);
  }
}

/** What only its own player may hear of while it happens. */
export const HIDDEN_EVENTS = new Set(["placed", "card_chosen", "face_chosen", "special_taken"]);
