/** Synthesised sounds. Browsers allow them only after the user has touched the page. */

import { settings } from "$lib/settings.svelte";

export type Sound = "place" | "move" | "turn" | "end" | "low";

/** The tones of a sound: start in seconds, frequency and the one it glides to, duration, volume. */
interface Tone {
  at: number;
  from: number;
  to: number;
  lasts: number;
  loud: number;
  wave: OscillatorType;
}

const tone = (
  at: number,
  from: number,
  to: number,
  lasts: number,
  loud: number,
  wave: OscillatorType = "sine",
): Tone => ({
  at,
  from,
  to,
  lasts,
  loud,
  wave,
});

const SOUNDS: Record<Sound, Tone[]> = {
  // A tile put on a table: a dull knock with a click.
  place: [tone(0, 210, 95, 0.09, 0.5), tone(0, 1400, 500, 0.025, 0.12, "triangle")],
  move: [tone(0, 170, 110, 0.08, 0.35), tone(0.045, 900, 500, 0.02, 0.08, "triangle")],
  turn: [tone(0.06, 587, 587, 0.11, 0.16), tone(0.17, 784, 784, 0.18, 0.16)],
  end: [tone(0, 523, 523, 0.16, 0.18), tone(0.14, 659, 659, 0.16, 0.18), tone(0.28, 784, 784, 0.4, 0.2)],
  low: [tone(0, 880, 880, 0.07, 0.14, "triangle"), tone(0.14, 880, 880, 0.07, 0.14, "triangle")],
};

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!settings.sound || (document.visibilityState === "hidden" && name !== "turn" && name !== "end")) return;
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    for (const each of SOUNDS[name]) sing(context, each);
  } catch {
    // Sound is optional.
  }
}

function sing(audio: AudioContext, { at, from, to, lasts, loud, wave }: Tone): void {
  const start = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + lasts);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + lasts + 0.02);
}
