import { speak } from '@tafelrunde/engine';
import { takeAction } from '../rules/turn-chapter.ts';
import type { SorceryWord } from './word.ts';

/** It costs the hero whose turn it is a standard action, if one is left. */
export interface SpendAction {
  readonly do: 'spend-action';
}

export const spendAction: SorceryWord<SpendAction> = {
  act({ state: { turn } }) {
    if (turn !== null && turn.standard > 0 && turn.slowed !== 0) takeAction(turn, 'standard');
  },
  say: (_, { lang }) => speak(lang)('This costs a standard action.', 'Das kostet eine Standardaktion.'),
};
