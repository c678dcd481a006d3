/** Computer players by names that say how they play; one without a name keeps the server's. */
import { attribute, has, t } from "./i18n.svelte";
import { house } from "./me.svelte";

const message = (agent: string): string => `ui-agent-${agent.replace(":", "-")}`;

export const agentName = (agent: string): string => (has(message(agent)) ? t(message(agent)) : agent);
export const agentAbout = (agent: string): string => attribute(message(agent), "about");

/** In one line, as a list of choices shows them. */
export const agentLine = (agent: string): string => {
  const about = agentAbout(agent);
  return about ? `${agentName(agent)}: ${about}` : agentName(agent);
};

/** Those that play this game. */
export function agentsFor(game: string): string[] {
  const own = house.games.find((each) => each.id === game)?.agents ?? house.about?.agents ?? [];
  return own.map((each) => (typeof each === "string" ? each : each.agent));
}

/** The steadiest opponent that does not keep one waiting. */
export function usualAgent(game: string): string {
  const agents = agentsFor(game);
  return ["heuristic", "flat"].find((agent) => agents.includes(agent)) ?? agents[0] ?? "random";
}
