/** Computer players by names that say how they play; one without a name keeps the server's. */
import { LEVELS } from "./choices";
import { attribute, has, t } from "./i18n.svelte";
import { house } from "./me.svelte";
import { settings } from "./settings.svelte";

const message = (agent: string): string => `ui-agent-${agent.replace(":", "-")}`;

export const agentName = (agent: string): string => (has(message(agent)) ? t(message(agent)) : agent);
export const agentAbout = (agent: string): string => attribute(message(agent), "about");

/** In one line, as a list of choices shows them. */
export const agentLine = (agent: string): string => {
  const about = agentAbout(agent);
  return about ? `${agentName(agent)}: ${about}` : agentName(agent);
};

/** Those that play this game. */
function agentsFor(game: string): string[] {
  const own = house.games.find((each) => each.id === game)?.agents ?? house.about?.agents ?? [];
  return own.map((each) => (typeof each === "string" ? each : each.agent));
}

const isLevel = (agent: string): boolean => (LEVELS as readonly string[]).includes(agent);

/** The levels of this game, the gentlest first. */
export const levelsFor = (game: string): string[] => LEVELS.filter((level) => agentsFor(game).includes(level));

/** Programs beside the levels: for those who want to compare them. `also` plays already and is shown whether it is offered or not. */
export function othersFor(game: string, also = ""): string[] {
  const others = agentsFor(game).filter((agent) => !isLevel(agent));
  return also && !isLevel(also) && !others.includes(also) ? [...others, also] : others;
}

/** Whom the player met last; where a server has no levels, the steadiest that does not keep one waiting. */
export function usualAgent(game: string): string {
  const agents = agentsFor(game);
  return [settings.level, "heuristic", "flat"].find((agent) => agents.includes(agent)) ?? agents[0] ?? "random";
}

/** Remembers whom the player wants to meet. */
export function prefer(agent: string): void {
  const level = LEVELS.find((each) => each === agent);
  if (level) settings.level = level;
}
