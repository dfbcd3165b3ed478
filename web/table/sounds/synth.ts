// All sounds are made here, of noise and plain tones; none is loaded.

import type { Sound } from './sound.ts';
import { VOICES } from './voices.ts';

/** What comes at once is heard one after the other, so many seconds apart. */
const APART = 0.16;
/** However much happened: more than this is a rattle. */
const MOST = 5;

let context: AudioContext | null = null;

/** Plays sounds as loud as wished, of 1. Browsers let nothing be heard before the first click or key; then it is silent, not wrong. */
export function play(sounds: readonly Sound[], volume: number): void {
  context ??= new AudioContext();
  void context.resume();
  const master = context.createGain();
  // Ears hear in powers: half the way on the slider is half as loud.
  master.gain.value = volume ** 2;
  master.connect(context.destination);
  const heard = sounds.filter((sound, i) => sounds.indexOf(sound) === i).slice(0, MOST);
  for (const [i, sound] of heard.entries()) VOICES[sound](context, master, context.currentTime + 0.01 + i * APART);
}
