import { speak } from '@tafelrunde/engine';
import { type CardInPlay, heroOf, isHero } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/** The card this stands on is refreshed. */
export interface RefreshThis {
  readonly do: 'refresh-this';
}

const own = ({ state, by, source }: Doing): CardInPlay | undefined =>
  isHero(state, by) ? heroOf(state, by).cards.find(({ id, tired }) => id === source.id && tired) : undefined;

export const refreshThis: DescentWord<RefreshThis> = {
  can: at => own(at) !== undefined,
  act(at) {
    const card = own(at);
    if (card !== undefined) card.tired = false;
  },
  say: (_, { lang }) => speak(lang)('Refresh this card.', 'Mach diese Karte bereit.'),
};
