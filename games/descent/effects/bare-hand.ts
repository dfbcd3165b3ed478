import { speak } from '@tafelrunde/engine';
import { overlordSeat } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The overlord shows everybody his hand. */
export interface BareHand {
  readonly do: 'bare-hand';
}

export const bareHand: DescentWord<BareHand> = {
  can: ({ state }) => state.overlord.hand.length > 0,
  act({ state, io }) {
    for (const card of state.overlord.hand) {
      io.reveal?.('all', { know: 'hand', card, stays: true }, overlordSeat(state));
      io.tell?.({ kind: 'shown', card, rule: 'D2-ABIL-01' });
    }
  },
  say: (_, { lang }) =>
    speak(lang)('The overlord shows all cards of his hand.', 'Der Overlord zeigt alle seine Handkarten.'),
};
