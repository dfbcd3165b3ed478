import { insert, speak } from '@tafelrunde/engine';
import { announce } from '../rules/window.ts';
import { isHero } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The overlord card just played does nothing and is discarded. */
export interface Cancel {
  readonly do: 'cancel';
}

export const cancel: DescentWord<Cancel> = {
  *act({ state, io, by, about: { card } }) {
    const at = state.acting.lastIndexOf(`overlord/${card}`);
    if (card === undefined || at < 0) return;
    state.acting.splice(at, 1);
    insert(state.overlord.out, card);
    if (isHero(state, by)) yield* announce(state, io, 'hand-touched', { figure: by });
  },
  say: (_, { lang }) =>
    speak(lang)('The card does nothing and is discarded.', 'Die Karte wird wirkungslos abgeworfen.'),
};
