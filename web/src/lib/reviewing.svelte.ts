/** The review of a replay as this page knows it: asked for once, followed while it is being made, kept when it is there. */
import { api } from "./api";
import type { Review, ReviewStanding, View } from "./protocol";

const EVERY = 1000;

export class Reviewing {
  standing: ReviewStanding | null = $state.raw(null);
  error: unknown = $state.raw(null);
  asking = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private gone = false;
  private readonly views = new Map<string, Promise<View | null>>();

  constructor(private readonly id: string) {}

  get review(): Review | null {
    return this.standing?.review ?? null;
  }

  /** Being made just now. */
  get underway(): boolean {
    return this.standing !== null && this.standing.review === null && this.standing.of > 0;
  }

  /** Sees whether there is one already. */
  look = (): Promise<void> => this.ask(api.review);

  begin = (): Promise<void> => this.ask(api.beginReview);

  close(): void {
    this.gone = true;
    clearTimeout(this.timer);
  }

  private async ask(how: (id: string) => Promise<ReviewStanding>): Promise<void> {
    if (this.asking || this.review) return;
    clearTimeout(this.timer);
    this.asking = true;
    this.error = null;
    try {
      this.standing = await how(this.id);
    } catch (failed) {
      this.error = failed;
    }
    this.asking = false;
    if (this.underway && !this.gone) this.timer = setTimeout(() => void this.look(), EVERY);
  }

  /** What a seat saw at a position, so that its choice there can be put into words. */
  seenAt(position: number, seat: string): Promise<View | null> {
    const key = `${position} ${seat}`;
    let view = this.views.get(key);
    if (!view) {
      view = api.replayViews(this.id, seat, position, 1).then(
        (found) => found.views[0]?.view ?? null,
        () => null,
      );
      this.views.set(key, view);
    }
    return view;
  }
}
