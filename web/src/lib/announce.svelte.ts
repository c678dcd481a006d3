/** What a screen reader says: sentences that come quickly after one another are said together. */
const PAUSE = 250;

let said: string = $state("");
let waiting: string[] = [];
let latest = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

export const announced = (): string => said;

export function announce(text: string): void {
  waiting.push(text);
  latest = performance.now();
  // One timer for a whole run of sentences: to set it anew for each costs more than to look again when it has run out.
  timer ??= setTimeout(speak, PAUSE);
}

function speak(): void {
  const left = latest + PAUSE - performance.now();
  timer = left > 1 ? setTimeout(speak, left) : undefined;
  if (timer) return;
  said = waiting.slice(-8).join(" ");
  waiting = [];
}
