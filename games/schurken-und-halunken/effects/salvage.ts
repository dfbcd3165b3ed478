import type { InstanceId } from '../content/index.ts';
import type { Pile } from '../content/values.ts';
import { pileWords } from '../content/words.ts';
import { intoHand, PILES } from '../rules/cards.ts';
import { decide } from '../rules/decide.ts';
import type { State } from '../state.ts';
import { type CardWord, RULE } from './word.ts';

/** You choose a card of the discard pile (`any`: of the three) and take it into your hand. The card that causes this is not there yet. */
export interface Salvage {
  readonly do: 'salvage';
  readonly pile: Pile | 'any';
}

export const salvage: CardWord<Salvage> = {
  can: ({ state }, { pile }) => salvageable(state, pile).length > 0,
  *act({ state, io, cause: { group } }, { pile }) {
    const options = salvageable(state, pile).map(card => ({ do: 'salvage', card }) as const);
    const { card } = yield* decide(state, group, 'salvage', RULE, options);
    for (const name of PILES) {
      const at = state.discards[name].indexOf(card);
      if (at >= 0) state.discards[name].splice(at, 1);
    }
    intoHand(state, group, card, 'all');
    io.tell?.({ kind: 'salvaged', group, card, rule: RULE });
  },
  say: ({ pile }, { t }) =>
    pile === 'any'
      ? t(
          'Take 1 card of your choice from a discard pile into your hand.',
          'Nimm 1 Karte deiner Wahl von einem Ablagestapel auf die Hand.',
        )
      : t(
          `Take 1 ${pileWords[pile].en} of your choice from the discard pile into your hand.`,
          `Nimm 1 ${pileWords[pile].de} deiner Wahl vom Ablagestapel auf die Hand.`,
        ),
};

const salvageable = (state: State, pile: Salvage['pile']): InstanceId[] =>
  pile === 'any' ? PILES.flatMap(name => state.discards[name]) : state.discards[pile];
