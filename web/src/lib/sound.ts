/** Few, short sounds, made here; silent unless the player wants them. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function note(frequency: number, at: number, length: number, volume: number): void {
  if (!context) return;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = frequency;
  gain.gain.setValueAtTime(0, context.currentTime + at);
  gain.gain.linearRampToValueAtTime(volume, context.currentTime + at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + at + length);
  tone.connect(gain).connect(context.destination);
  tone.start(context.currentTime + at);
  tone.stop(context.currentTime + at + length);
}

export function chime(kind: "turn" | "end"): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (kind === "turn") {
    note(523, 0, 0.25, 0.08);
    note(659, 0.09, 0.3, 0.06);
  } else {
    [392, 494, 587, 784].forEach((frequency, i) => note(frequency, i * 0.14, 0.6, 0.07));
  }
}
