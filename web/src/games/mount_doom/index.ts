import { t } from "../../lib/i18n.svelte";
import type { Decision } from "../../lib/protocol";
import type { GameClient } from "../shape";
import Board from "./Board.svelte";
import { verbOf } from "./data";
import Inspector from "./Inspector.svelte";
import { deliberate, leisurely, merge, pace, scene, sketch, sound, still } from "./model";
import { words } from "./words";

/** The dice first, then the cards that could help: as a player thinks of them. */
function groups(decision: Decision): { heading: string; tokens: string[] }[] {
  const cards = decision.tokens.filter((token) => verbOf(token) === "use");
  const rest = decision.tokens.filter((token) => verbOf(token) !== "use");
  if (!cards.length || !rest.length) return [{ heading: "", tokens: decision.tokens }];
  return [
    { heading: "", tokens: rest },
    { heading: t("ui-doom-cards"), tokens: cards },
  ];
}

const mountDoom: GameClient = {
  id: "mount_doom",
  cooperative: true,
  aim: () => t("ui-doom-aim"),
  together: () => true, // nothing is hidden from one player that another may see
  layout: "wide",
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

export default mountDoom;
