import { copy, speak } from '@tafelrunde/engine';
import { attackOf } from '../state.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** If the attack being resolved deals damage, this follows in step 5. */
export interface IfDealt {
  readonly do: 'if-dealt';
  readonly effects: readonly Effect[];
}

export const ifDealt: DescentWord<IfDealt> = {
  can: ({ state }) => state.attacks.length > 0,
  act({ state, by, source }, { effects }) {
    // It may be said by something that lasts: a state never holds the same node twice.
    attackOf(state).ifDealt.push({ source: source.id, by, effects: copy([...effects]) });
  },
  say: ({ effects }, scribe) =>
    `${speak(scribe.lang)('If damage is dealt', 'Wenn Schaden zugefügt wird')}: ${vocabulary.sentences(effects, scribe).join(' ')}`,
};
