import type { Sound } from './sound.ts';

/** Lets a sound be heard at a time of the context, in seconds. */
export type Voice = (audio: AudioContext, out: AudioNode, at: number) => void;

interface Noise {
  readonly at: number;
  readonly seconds: number;
  readonly loud: number;
  readonly filter: BiquadFilterType;
  /** Where the filter stands, and where it goes. */
  readonly hertz: readonly [from: number, to: number];
  readonly sharp?: number;
}

interface Tone {
  readonly at: number;
  readonly seconds: number;
  readonly loud: number;
  readonly wave: OscillatorType;
  readonly hertz: readonly [from: number, to: number];
  /** Swells instead of being plucked. */
  readonly swells?: boolean;
}

let grain: AudioBuffer | null = null;

/** A second of noise, the same one for all. */
function noiseOf(audio: AudioContext): AudioBuffer {
  if (grain?.sampleRate === audio.sampleRate) return grain;
  grain = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = grain.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return grain;
}

/** A burst of noise through a filter: what knocks, rustles, scrapes. */
function noise(audio: AudioContext, out: AudioNode, { at, seconds, loud, filter, hertz, sharp = 1 }: Noise): void {
  const source = audio.createBufferSource();
  source.buffer = noiseOf(audio);
  const through = audio.createBiquadFilter();
  through.type = filter;
  through.Q.value = sharp;
  through.frequency.setValueAtTime(hertz[0], at);
  through.frequency.exponentialRampToValueAtTime(hertz[1], at + seconds);
  source
    .connect(through)
    .connect(faded(audio, at, seconds, loud))
    .connect(out);
  source.start(at, Math.random() * 0.8);
  source.stop(at + seconds + 0.05);
}

/** A tone that goes from one pitch to another. */
function tone(audio: AudioContext, out: AudioNode, { at, seconds, loud, wave, hertz, swells = false }: Tone): void {
  const string = audio.createOscillator();
  string.type = wave;
  string.frequency.setValueAtTime(hertz[0], at);
  string.frequency.exponentialRampToValueAtTime(hertz[1], at + seconds);
  string.connect(faded(audio, at, seconds, loud, swells)).connect(out);
  string.start(at);
  string.stop(at + seconds + 0.05);
}

const SILENCE = 0.0001;

function faded(audio: AudioContext, at: number, seconds: number, loud: number, swells = false): GainNode {
  const body = audio.createGain();
  body.gain.setValueAtTime(SILENCE, at);
  body.gain.exponentialRampToValueAtTime(loud, at + (swells ? seconds * 0.4 : 0.006));
  body.gain.exponentialRampToValueAtTime(SILENCE, at + seconds);
  return body;
}

/** Knocks at these moments, each a little different: dice on wood, steps on stone. */
const knocks =
  (moments: readonly number[], loud: number, hertz: number): Voice =>
  (audio, out, at) => {
    for (const moment of moments) {
      const pitch = hertz * (0.85 + Math.random() * 0.3);
      const knock = { at: at + moment, seconds: 0.06, loud, filter: 'bandpass', sharp: 4 } as const;
      noise(audio, out, { ...knock, hertz: [pitch, pitch * 0.8] });
      tone(audio, out, { ...knock, wave: 'sine', loud: loud * 0.5, hertz: [pitch / 6, pitch / 9] });
    }
  };

/** Plucked notes, one after the other. */
const melody =
  (notes: readonly number[], apart: number, seconds: number, loud: number, wave: OscillatorType = 'triangle'): Voice =>
  (audio, out, at) => {
    for (const [i, hertz] of notes.entries())
      tone(audio, out, { at: at + i * apart, seconds, loud, wave, hertz: [hertz, hertz] });
  };

export const VOICES: Readonly<Record<Sound, Voice>> = {
  dice: knocks([0, 0.07, 0.12, 0.2, 0.25, 0.36, 0.44], 0.5, 1900),
  step: knocks([0, 0.15, 0.3], 0.25, 420),
  coin: melody([1975, 2637], 0.07, 0.28, 0.14, 'sine'),
  heal: melody([523, 659, 784], 0.11, 0.5, 0.16, 'sine'),
  turn: melody([587, 880], 0.12, 0.7, 0.16),
  victory: melody([392, 494, 587, 784, 784, 988], 0.15, 0.8, 0.2),
  defeat: melody([330, 294, 262, 196], 0.24, 0.9, 0.18),
  hit(audio, out, at) {
    noise(audio, out, { at, seconds: 0.16, loud: 0.7, filter: 'lowpass', hertz: [2600, 300] });
    tone(audio, out, { at, seconds: 0.22, loud: 0.55, wave: 'sine', hertz: [150, 45] });
  },
  block(audio, out, at) {
    for (const hertz of [1180, 1730, 2490])
      tone(audio, out, { at, seconds: 0.35, loud: 0.09, wave: 'square', hertz: [hertz, hertz * 0.99] });
    noise(audio, out, { at, seconds: 0.08, loud: 0.35, filter: 'highpass', hertz: [3000, 5000] });
  },
  fall(audio, out, at) {
    tone(audio, out, { at, seconds: 0.5, loud: 0.3, wave: 'triangle', hertz: [240, 60] });
    noise(audio, out, { at: at + 0.28, seconds: 0.22, loud: 0.6, filter: 'lowpass', hertz: [700, 120] });
  },
  /** Rusty hinges: a slow saw that slips again and again, then the wood. */
  door(audio, out, at) {
    for (const [i, hertz] of [92, 104, 97, 118, 110, 131].entries()) {
      const creak = { at: at + i * 0.1, seconds: 0.13, loud: 0.09, wave: 'sawtooth', swells: true } as const;
      tone(audio, out, { ...creak, hertz: [hertz, hertz * 1.18] });
      noise(audio, out, { ...creak, loud: 0.12, filter: 'bandpass', sharp: 9, hertz: [hertz * 9, hertz * 11] });
    }
    noise(audio, out, { at: at + 0.68, seconds: 0.2, loud: 0.5, filter: 'lowpass', hertz: [500, 90] });
  },
  card(audio, out, at) {
    noise(audio, out, { at, seconds: 0.13, loud: 0.28, filter: 'bandpass', sharp: 1.4, hertz: [1600, 5200] });
    noise(audio, out, { at: at + 0.12, seconds: 0.04, loud: 0.4, filter: 'highpass', hertz: [2400, 2400] });
  },
  magic(audio, out, at) {
    melody([784, 988, 1175, 1568, 1976], 0.06, 0.5, 0.08, 'sine')(audio, out, at);
    noise(audio, out, { at, seconds: 0.6, loud: 0.08, filter: 'bandpass', sharp: 6, hertz: [2000, 6500] });
  },
};
