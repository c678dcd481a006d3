/** Computer players by names that say how they play; one without a name keeps the server's. */
import { has, t } from "./i18n.svelte";

export function agentName(agent: string): string {
  const id = `ui-agent-${agent.replace(":", "-")}`;
  return has(id) ? t(id) : agent;
}
