import { t } from "../../lib/i18n.svelte";
import type { GameClient } from "../shape";
import Board from "./Board.svelte";
import { sideOfSeat } from "./data";
import Inspector from "./Inspector.svelte";
import { deliberate, groups, leisurely, merge, pace, scene, sketch, sound, still, together } from "./model";
import { preview } from "./preview";
import Strip from "./Strip.svelte";
import { words } from "./words";

const warOfTheRing: GameClient = {
  id: "war_of_the_ring",
  scored: (outcome) => Object.keys(outcome.scores).length > 2, // they decide between those who have won together
  aim: (seat) => t(sideOfSeat(seat) === "shadow" ? "ui-ring-aim-shadow" : "ui-ring-aim-free"),
  shadow: (seat) => sideOfSeat(seat) === "shadow",
  layout: "wide",
  Board,
  Inspector,
  Strip,
  words: { ...words, preview },
  pace,
  sketch,
  scene,
  still,
  leisurely,
  deliberate,
  together,
  sound,
  merge,
  groups,
};

export default warOfTheRing;
