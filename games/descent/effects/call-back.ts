import { putOnTop, speak } from '@tafelrunde/engine';
import { announce } from '../rules/window.ts';
import { isHero } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The overlord card just played goes back on top of the deck; nothing of it happens. */
export interface CallBack {
  readonly do: 'call-back';
}

export const callBack: DescentWord<CallBack> = {
  *act({ state, io, by, about: { card } }) {
    const at = state.acting.lastIndexOf(`overlord/${card}`);
    if (card === undefined || at < 0) return;
    state.acting.splice(at, 1);
    putOnTop(state.overlord.deck, card);
    if (isHero(state, by)) yield* announce(state, io, 'hand-touched', { figure: by });
  },
  say: (_, { lang }) =>
    speak(lang)(
      'The card goes back on top of the overlord deck and does nothing.',
      'Die Karte kommt wirkungslos zurück auf das Overlord-Deck.',
    ),
};
