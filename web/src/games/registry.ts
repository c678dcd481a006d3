/** The games this client can show, by id; each is fetched when its first table is opened. */
import type { GameClient } from "./shape";

const games: Record<string, () => Promise<GameClient>> = {
  confrontation: async () => (await import("./confrontation")).default,
};

export const playable = (id: string): boolean => id in games;

export async function gameClient(id: string): Promise<GameClient | null> {
  return (await games[id]?.()) ?? null;
}

/** The four spreads of the book, in their order; those without a client are announced. */
export const SHELF: { id: string; icon: string }[] = [
  { id: "confrontation", icon: "swords" },
  { id: "mount_doom", icon: "road" },
  { id: "war_of_the_ring", icon: "map" },
  { id: "card_game", icon: "cards" },
];
