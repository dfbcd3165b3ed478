import { speak } from '@tafelrunde/engine';
import { attackOf } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The attack being resolved is called off: nothing more happens in it. */
export interface CallOff {
  readonly do: 'call-off';
}

export const callOff: DescentWord<CallOff> = {
  act({ state }) {
    if (state.attacks.length > 0) attackOf(state).broken = true;
  },
  say: (_, { lang }) => speak(lang)('The attack is called off.', 'Der Angriff wird abgebrochen.'),
};
