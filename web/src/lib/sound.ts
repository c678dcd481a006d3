/** Few, short sounds, made here. Silent until the player has touched the page, and whenever the player wants it so. */
import { settings } from "./settings.svelte";

export type Sound = "turn" | "end" | "step" | "card" | "clash" | "fall" | "refuse" | "knock";

let context: AudioContext | null = null;

/** A browser lets a page sound only after a touch; nothing is made before. */
export function listenForTouch(): void {
  const wake = (): void => {
    context ??= new AudioContext();
    void context.resume();
  };
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, wake, { once: true });
}

function envelope(at: number, length: number, volume: number): GainNode | null {
  if (!context) return null;
  const gain = context.createGain();
  const begin = context.currentTime + at;
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(volume, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  gain.connect(context.destination);
  return gain;
}

/** A plucked string, more or less. */
function note(frequency: number, at: number, length: number, volume: number): void {
  const gain = envelope(at, length, volume);
  if (!context || !gain) return;
  const tone = context.createOscillator();
  tone.type = "triangle";
  tone.frequency.value = frequency;
  tone.connect(gain);
  tone.start(context.currentTime + at);
  tone.stop(context.currentTime + at + length);
}

/** Wood, paper or iron, by the pitch of the noise. */
function noise(pitch: number, sharpness: number, at: number, length: number, volume: number): void {
  const gain = envelope(at, length, volume);
  if (!context || !gain) return;
  const samples = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const data = samples.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = samples;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = sharpness;
  source.connect(filter).connect(gain);
  source.start(context.currentTime + at);
}

const SOUNDS: Record<Sound, () => void> = {
  turn: () => {
    note(523, 0, 0.25, 0.06);
    note(659, 0.09, 0.3, 0.05);
  },
  end: () => [392, 494, 587, 784].forEach((frequency, i) => note(frequency, i * 0.14, 0.6, 0.06)),
  step: () => noise(420, 3, 0, 0.09, 0.22),
  card: () => noise(3200, 0.8, 0, 0.1, 0.08),
  clash: () => {
    noise(5200, 9, 0, 0.35, 0.14);
    noise(7300, 14, 0.03, 0.4, 0.1);
  },
  fall: () => {
    noise(180, 2, 0, 0.3, 0.35);
    note(147, 0, 0.5, 0.06);
  },
  refuse: () => note(165, 0, 0.16, 0.07),
  knock: () => {
    noise(900, 6, 0, 0.06, 0.2);
    noise(900, 6, 0.12, 0.06, 0.2);
  },
};

/** A moment later: what has happened is drawn first, and the ear does not notice. */
const MOMENT = 40;

export function play(sound: Sound): void {
  if (settings.sound && context?.state === "running") setTimeout(SOUNDS[sound], MOMENT);
}
