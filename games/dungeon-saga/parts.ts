import type { Seat, Text, ValuePart } from '@tafelrunde/engine';
import { type Worths, worths } from './heuristics.ts';
import { OVERLORD } from './state.ts';
import type { View } from './view.ts';

const NAMES: Readonly<Record<keyof Worths, Text>> = {
  decided: { en: 'the end of the adventure', de: 'das Ende des Abenteuers' },
  health: { en: 'wounds', de: 'Wunden' },
  host: { en: 'the servants on the board', de: 'die Diener auf dem Spielplan' },
  progress: { en: 'the way to the goal', de: 'der Weg zum Ziel' },
  danger: { en: 'what the servants threaten', de: 'was die Diener drohen' },
  melee: { en: 'who stands against whom', de: 'wer gegen wen steht' },
  deeds: { en: 'what the heroes can do next', de: 'was die Helden als Nächstes tun können' },
  means: { en: 'cards, spells and feats kept', de: 'Karten, Zauber und Heldentaten in Reserve' },
};

/** What a view is worth to its seat, part by part. */
export function parts(view: View, seat: Seat): readonly ValuePart[] {
  const side = seat === OVERLORD ? -1 : 1;
  return Object.entries(worths(view)).map(([part, worth]) => ({
    name: NAMES[part as keyof Worths],
    worth: side * worth,
  }));
}
