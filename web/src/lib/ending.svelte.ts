/**
 * A game that is over, laid open. A seat's own view never tells more than the seat could know, not even after the end; the
 * replay does, for all eyes together, so it is asked for the last position.
 */
import type { GameClient } from "../games/shape";
import { api } from "./api";
import type { Eyes, View } from "./protocol";

export class LaidOpen {
  view: View | null = $state.raw(null);
  busy = $state(false);

  constructor(private readonly id: string) {}

  async look(game: GameClient, seat: Eyes): Promise<void> {
    this.busy = true;
    try {
      const { positions } = await api.replay(this.id);
      const [last] = (await api.replayViews(this.id, "everything", positions, 1)).views;
      if (last?.views) this.view = game.merge(last.views, seat);
    } catch {
      // What the seat saw stays on the table; the way to the replay stands beside it.
    } finally {
      this.busy = false;
    }
  }
}
