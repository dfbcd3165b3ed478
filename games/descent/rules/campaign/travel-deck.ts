import { inPlay, KEPT } from '../../content/index.ts';
import type { State } from '../../state.ts';

type OnTheWay = Pick<State, 'boxes' | 'journey' | 'campaign' | 'heroes' | 'overlord'>;

/** The travel cards, or city events, that may still be drawn on this journey, in no order: some are out of the campaign for good, some somebody keeps. If none is left, all are shuffled. */
export function travelDeck(state: OnTheWay, deck: 'travel' | 'city' = 'travel'): string[] {
  const { boxes, journey, campaign } = state;
  const away = [...(campaign?.gone ?? []), ...keptCards(state)];
  const all = inPlay(deck, boxes).filter(id => !away.includes(id));
  const left = all.filter(id => !journey?.out.includes(id));
  return left.length > 0 ? left : all;
}

/** Travel cards that lie with a hero or before the overlord. */
const keptCards = ({ heroes, overlord }: OnTheWay): string[] =>
  [...heroes.flatMap(({ cards }) => cards.map(({ id }) => id)), ...(overlord.kept ?? [])].flatMap(
    id => KEPT.get(id) ?? [],
  );
