import { handToHand } from '../rules/cards.ts';
import { decide } from '../rules/decide.ts';
import { groupOf } from '../state.ts';
import { hasHand, takeAtRandom, victims } from './hands.ts';
import { pickRival } from './targets.ts';
import { type CardWord, RULE } from './word.ts';

/** You choose a rival with a hand, take one card from it at random, then give that player one card of your hand, the taken one allowed. */
export interface Swap {
  readonly do: 'swap';
}

export const swap: CardWord<Swap> = {
  can: ({ state, cause }) => victims(state, 'rival', cause).length > 0,
  *act({ state, io, cause: { group } }) {
    const other = yield* pickRival(state, group, rival => hasHand(state, rival));
    takeAtRandom(state, io, group, other);
    const options = groupOf(state, group).hand.map(card => ({ do: 'give', card }) as const);
    const { card } = yield* decide(state, group, 'give', RULE, options);
    handToHand(state, io, group, other, card);
    const told = { kind: 'gave', group, to: other, rule: RULE } as const;
    io.tell?.({ ...told, card }, [group, other], { ...told, card: null });
  },
  say: (_, { t }) =>
    t(
      'Take 1 random card from a rival’s hand and give back 1 hand card of your choice.',
      'Ziehe 1 zufällige Karte aus der Hand eines Mitspielers und gib ihm 1 Handkarte deiner Wahl zurück.',
    ),
};
