import { copy, speak } from '@tafelrunde/engine';
import { attackOf } from '../state.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** When the damage of the attack being resolved has been dealt, whether any was or not, this follows for its targets. */
export interface Afterwards {
  readonly do: 'afterwards';
  readonly effects: readonly Effect[];
  /** Even if the attack misses. */
  readonly missed?: true;
}

export const afterwards: DescentWord<Afterwards> = {
  can: ({ state }) => state.attacks.length > 0,
  act({ state, by, source }, { effects, missed }) {
    attackOf(state).ifDealt.push({
      source: source.id,
      by,
      effects: copy([...effects]),
      always: true,
      ...(missed && { missed }),
    });
  },
  say: ({ effects, missed }, scribe) =>
    `${missed ? speak(scribe.lang)('After the attack, even if it misses', 'Nach dem Angriff, auch wenn er fehlschlägt') : speak(scribe.lang)('After the attack', 'Nach dem Angriff')}: ${vocabulary.sentences(effects, scribe).join(' ')}`,
};
