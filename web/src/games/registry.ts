/** The games this client can show, by id; each is fetched when its first table is opened. */
import type { GameClient } from "./shape";

const games: Record<string, () => Promise<GameClient>> = {
  confrontation: async () => (await import("./confrontation")).default,
  mount_doom: async () => (await import("./mount_doom")).default,
  war_of_the_ring: async () => (await import("./war_of_the_ring")).default,
  card_game: async () => (await import("./card_game")).default,
};

export const playable = (id: string): boolean => id in games;

export async function gameClient(id: string): Promise<GameClient | null> {
  return (await games[id]?.()) ?? null;
}

/** The four spreads of the book, in their order; those without a client are announced. */
export const SHELF: readonly string[] = ["confrontation", "mount_doom", "war_of_the_ring", "card_game"];
