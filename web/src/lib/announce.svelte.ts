/** What a screen reader says: sentences that come quickly after one another are said together. */
let said: string = $state("");
let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

export const announced = (): string => said;

export function announce(text: string): void {
  waiting.push(text);
  clearTimeout(timer);
  timer = setTimeout(() => {
    said = waiting.slice(-8).join(" ");
    waiting = [];
  }, 250);
}
