import { speak } from '@tafelrunde/engine';
import { activateNow } from '../rules/enemies/enemy-turn.ts';
import type { SorceryWord } from './word.ts';

/** An activation card is drawn and carried out at once, even if no enemy is in play (SS-ACTV-10, -11). */
export interface DrawActivation {
  readonly do: 'draw-activation';
}

export const drawActivation: SorceryWord<DrawActivation> = {
  *act({ state, io }) {
    yield* activateNow(state, io);
  },
  say: (_, { lang }) => speak(lang)('Draw an activation card.', 'Ziehe eine Aktivierungskarte.'),
};
