import { t } from "../../lib/i18n.svelte";
import type { Decision } from "../../lib/protocol";
import type { GameClient } from "../shape";
import Board from "./Board.svelte";
import Inspector from "./Inspector.svelte";
import { deliberate, leisurely, merge, pace, scene, sketch, sound, still, verbOf } from "./model";
import { words } from "./words";

/** Moves first, then cards, then passing: as a player thinks of them. */
function groups(decision: Decision): { heading: string; tokens: string[] }[] {
  const cards = decision.tokens.filter((token) => verbOf(token) === "play");
  const rest = decision.tokens.filter((token) => verbOf(token) !== "play");
  if (!cards.length || !rest.length) return [{ heading: "", tokens: decision.tokens }];
  return [
    { heading: "", tokens: rest },
    { heading: t("ui-conf-specials"), tokens: cards },
  ];
}

const confrontation: GameClient = {
  id: "confrontation",
  shadow: (seat) => seat === "sauron",
  Board,
  Inspector,
  words,
  pace,
  sketch,
  scene,
  still,
  leisurely,
  deliberate,
  sound,
  merge,
  groups,
};

export default confrontation;
