/**
 * Work that may wait until the board is drawn: however often it is called for, it is done once, so many milliseconds after
 * the first call. No timer is ever set back: to do that at every move costs more than the work.
 */
export class Soon {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly after: number,
    private readonly work: () => void,
  ) {}

  call(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.work();
    }, this.after);
  }

  cancel(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
