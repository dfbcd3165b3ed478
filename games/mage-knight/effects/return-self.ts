import { speak } from '@tafelrunde/engine';
import type { Played } from '../state.ts';
import type { Doing, MageWord } from './word.ts';

/**
 * The card goes elsewhere than to the discard pile at the end of the turn. `aside`: out of reach for the round; if its effect was used by another card,
 * that one is set aside instead (MK-EFF-07).
 */
export interface ReturnSelf {
  readonly do: 'return-self';
  readonly to: 'hand' | 'top' | 'bottom' | 'aside';
}

function played({ hero, source }: Doing, to: ReturnSelf['to']): Played | undefined {
  const card = to === 'aside' ? (source.through ?? source.id) : source.id;
  return hero.played.find(one => one.card === card && one.goes === 'discard' && one.as !== 'sideways');
}

export const returnSelf: MageWord<ReturnSelf> = {
  can: (at, { to }) => played(at, to) !== undefined,
  act(at, { to }) {
    const card = played(at, to);
    if (card) card.goes = to;
  },
  say: ({ to }, { lang }) =>
    ({
      hand: speak(lang)('Take this card back into your hand.', 'Nimm diese Karte auf die Hand zurück.'),
      top: speak(lang)('Put this card on top of your deed deck.', 'Lege diese Karte oben auf dein Handlungsdeck.'),
      bottom: speak(lang)('Put this card under your deed deck.', 'Lege diese Karte unter dein Handlungsdeck.'),
      aside: speak(lang)(
        'Put this card aside for the rest of the round.',
        'Lege diese Karte für den Rest der Runde beiseite.',
      ),
    })[to],
};
