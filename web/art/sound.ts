import { preferences } from '../preferences.ts';

/** What can be heard: a decision taken, the own turn, dice or cards at work, the end. */
export type Sound = 'choose' | 'turn' | 'news' | 'end';

/** Notes in hertz, one after the other; all sounds are made here, none is loaded. */
const NOTES: Readonly<Record<Sound, readonly number[]>> = {
  choose: [330],
  turn: [523, 659],
  news: [196, 220, 185],
  end: [392, 494, 587, 784],
};
const STEP = 0.09;
const LOUDNESS = 0.07;

let context: AudioContext | null = null;

/** Plays a sound, if the person wants to hear any. */
export function play(sound: Sound): void {
  if (!preferences().sound) return;
  context ??= new AudioContext();
  // Browsers let nothing be heard before the first click or key; then it is silent, not wrong.
  void context.resume();
  for (const [i, hertz] of NOTES[sound].entries()) note(context, hertz, context.currentTime + i * STEP);
}

/** A plucked string: loud at once, gone soon. */
function note(audio: AudioContext, hertz: number, at: number): void {
  const string = audio.createOscillator();
  const body = audio.createGain();
  string.type = 'triangle';
  string.frequency.value = hertz;
  body.gain.setValueAtTime(LOUDNESS, at);
  body.gain.exponentialRampToValueAtTime(0.0001, at + 0.3);
  string.connect(body).connect(audio.destination);
  string.start(at);
  string.stop(at + 0.32);
}
