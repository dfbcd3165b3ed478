import type { CombatPhase } from '../state.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { MageWord } from './word.ts';

/** Lies ready to be used: an option of its own as long as it could act (spend a move point as attack, fly, strike back). */
export interface Usable {
  readonly do: 'use';
  readonly effects: readonly Effect[];
  readonly in?: CombatPhase;
  /** Is the action of the turn. */
  readonly action?: true;
}

export const use: MageWord<Usable> = {
  say: ({ effects }, scribe) => {
    const does = vocabulary.sentences(effects, scribe).join(' ');
    return scribe.lang === 'de' ? `Du darfst: ${does}` : `You may: ${does}`;
  },
};
