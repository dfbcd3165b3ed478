import { showHand } from '../rules/cards.ts';
import { groupOf } from '../state.ts';
import { hasHand, victims } from './hands.ts';
import { pickRival } from './targets.ts';
import { type CardWord, RULE } from './word.ts';

/** You, and only you, see the hand of a rival of your choice as it is now. Legal targets: players with a hand. */
export interface Look {
  readonly do: 'look';
}

export const look: CardWord<Look> = {
  can: ({ state, cause }) => victims(state, 'rival', cause).length > 0,
  *act({ state, io, cause: { group } }) {
    const at = yield* pickRival(state, group, rival => hasHand(state, rival));
    showHand(state, io, at, group);
    io.tell?.({ kind: 'looked', group, at, cards: groupOf(state, at).hand.slice(), rule: RULE }, [group], {
      kind: 'looked',
      group,
      at,
      cards: null,
      rule: RULE,
    });
  },
  say: (_, { t }) => t('Look at a rival’s hand.', 'Sieh dir die Hand eines Mitspielers an.'),
};
