import { speak } from '@tafelrunde/engine';
import { KEPT } from '../content/index.ts';
import { keepInFront } from '../rules/front.ts';
import { cardFor } from '../rules/searching.ts';
import { heroOf, isHero } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The heroes it works on keep the travel card, by the name of what it does for them; or the overlord does. */
export interface KeepEvent {
  readonly do: 'keep-event';
  readonly card: string;
  readonly overlord?: true;
}

export const keepEvent: DescentWord<KeepEvent> = {
  can: ({ state, on }, { overlord }) => overlord === true || on.some(id => isHero(state, id)),
  act({ state, on }, { card, overlord }) {
    if (overlord) keepInFront(state, card);
    else for (const id of on) if (isHero(state, id)) heroOf(state, id).cards.push(cardFor(card));
  },
  say: ({ overlord }, { lang }) =>
    overlord
      ? speak(lang)('The overlord keeps this card.', 'Der Overlord behält diese Karte.')
      : speak(lang)('Keeps this card.', 'Behält diese Karte.'),
};

/** The travel card is out of the campaign for good. */
export interface ToBox {
  readonly do: 'to-box';
}

export const toBox: DescentWord<ToBox> = {
  act({ state: { campaign }, source }) {
    const card = KEPT.get(source.id) ?? source.id;
    if (campaign !== null && !campaign.gone?.includes(card)) campaign.gone = [...(campaign.gone ?? []), card];
  },
  say: (_, { lang }) =>
    speak(lang)('Then this card is out of the campaign.', 'Danach ist diese Karte aus der Kampagne.'),
};
