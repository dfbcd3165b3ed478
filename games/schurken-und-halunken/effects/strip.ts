import { supportCard } from '../content/index.ts';
import type { Loot } from '../content/values.ts';
import { lootWords } from '../content/words.ts';
import { backIntoHand, discard, intoHand } from '../rules/cards.ts';
import { decide } from '../rules/decide.ts';
import { groupOf, heroFigure, rivalsOf, type State, takeOff } from '../state.ts';
import { type CardWord, type Cause, RULE } from './word.ts';

/**
 * You choose an enemy hero's laid-out card of this kind (hero and card in one choice). It goes to its discard pile, back to its owner's hand, or
 * into your hand. Legal targets: every such card of every enemy hero.
 */
export interface Strip {
  readonly do: 'strip';
  readonly loot: Loot;
  readonly to: 'discard' | 'owner' | 'you';
}

export const strip: CardWord<Strip> = {
  can: ({ state, cause }, { loot }) => loots(state, loot, cause).length > 0,
  *act({ state, io, cause }, { loot, to }) {
    const { group } = cause;
    const { from, card } = yield* decide(state, group, 'strip', RULE, loots(state, loot, cause));
    const hero = heroFigure(state, from);
    const item = takeOff(hero, card);
    if (to === 'discard') discard(state, card);
    else if (to === 'owner') backIntoHand(state, hero.group, item);
    else intoHand(state, group, card, 'all');
    io.tell?.({ kind: 'stripped', from, card, to, rule: RULE });
  },
  say({ loot, to }, { t }) {
    const { en, de } = lootWords[loot];
    switch (to) {
      case 'discard':
        return t(`Discard 1 ${en} of an enemy hero.`, `Lege 1 ${de} eines gegnerischen Helden ab.`);
      case 'owner':
        return t(
          `Return 1 ${en} of an enemy hero to the hand of its player.`,
          `Schicke 1 ${de} eines gegnerischen Helden auf die Hand seines Spielers zurück.`,
        );
      case 'you':
        return t(
          `Take 1 ${en} of an enemy hero into your hand.`,
          `Nimm 1 ${de} eines gegnerischen Helden auf die Hand.`,
        );
    }
  },
};

function loots(state: State, loot: Loot, cause: Cause) {
  return rivalsOf(state, cause.group).flatMap(rival =>
    groupOf(state, rival).heroes.flatMap(hero =>
      hero.items
        .filter(({ card }) => supportCard(card).kind === loot)
        .map(({ card }) => ({ do: 'strip', from: hero.id, card }) as const),
    ),
  );
}
