/** Making tables: the ways that need no form. */
import { usualAgent } from "./agents";
import { api } from "./api";
import { beSomebody, house } from "./me.svelte";
import type { NewSeat, Seat } from "./protocol";
import { go } from "./router.svelte";

/** Straight into a game against the computer. */
export async function playNow(game: string, seat: Seat): Promise<void> {
  await beSomebody();
  const info = house.games.find((each) => each.id === game) ?? (await api.game(game));
  const seats: Record<Seat, NewSeat> = {};
  for (const each of info.seats) seats[each] = each === seat ? { kind: "me" } : { kind: "agent", agent: usualAgent(game) };
  const table = await api.create({ game, seats, listed: false, title: "" });
  go(`/table/${table.id}`);
}
