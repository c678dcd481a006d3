/** Who is playing, and what the server offers. */
import { api } from "./api";
import { t } from "./i18n.svelte";
import type { About, GameInfo, Person } from "./protocol";

export const me: { person: Person | null; known: boolean } = $state({ person: null, known: false });
export const house: { about: About | null; games: GameInfo[] } = $state({ about: null, games: [] });

export async function arriveHome(): Promise<void> {
  const [who, about, games] = await Promise.all([api.me(), api.about(), api.games()]);
  me.person = who.me;
  me.known = true;
  house.about = about;
  house.games = games;
}

/** A guest plays at once: the name can be changed later. */
export async function beSomebody(): Promise<Person> {
  me.person ??= (await api.guest(t("ui-guest-name"))).me;
  return me.person;
}
