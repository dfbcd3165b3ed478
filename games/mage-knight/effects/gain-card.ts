import { choose, speak } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { type CardId, coloursOf } from '../content/cards.ts';
import { isUnlaid, layOut, takeGained } from '../rules/offers.ts';
import type { Doing, MageWord } from './word.ts';

/** A card of an offer, which is refilled at once (MK-GAIN-03, -04): of any colour, or of the colour noted before. */
export interface GainCard {
  readonly do: 'gain-card';
  readonly from: 'actions' | 'spells';
  readonly of?: 'noted';
  readonly to: 'top' | 'hand' | 'discard';
}

/** The cards of an offer, or those of a colour noted before. */
export const inOffer = ({ state, noted }: Doing, from: 'actions' | 'spells', of?: 'noted'): CardId[] =>
  state.offers[from].filter(card => of === undefined || coloursOf(card).some(colour => noted.colours.includes(colour)));

const WHERE = {
  top: { en: 'on top of your deed deck', de: 'oben auf dein Handlungsdeck' },
  hand: { en: 'into your hand', de: 'auf die Hand' },
  discard: { en: 'onto your discard pile', de: 'auf deinen Ablagestapel' },
} as const;

export const gainCard: MageWord<GainCard> = {
  can: (at, { from, of }) => inOffer(at, from, of).length > 0 || isUnlaid(at.state, from),
  *act(at, { from, of, to }) {
    layOut(at.state, at.io, from);
    const options: Choice[] = inOffer(at, from, of).map(card => ({ do: 'card', card }));
    if (options.length === 0) return;
    const chosen = yield* choose({ seat: at.seat, kind: 'card', rule: 'MK-GAIN-03', options });
    if (chosen.do === 'card') takeGained(at.state, at.io, at.seat, from, chosen.card, to);
  },
  say({ from, of, to }, { lang }) {
    const t = speak(lang);
    const card =
      from === 'spells' ? t('a spell', 'einen Zauber') : t('an advanced action', 'eine Fortgeschrittene Aktion');
    const colour = of ? t(' of that colour', ' dieser Farbe') : '';
    return t(
      `Take ${card}${colour} of the offer ${WHERE[to].en}.`,
      `Nimm ${card}${colour} aus der Auslage ${WHERE[to].de}.`,
    );
  },
};
