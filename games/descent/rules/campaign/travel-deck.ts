import { inPlay } from '../../content/index.ts';
import type { State } from '../../state.ts';

type OnTheWay = Pick<State, 'boxes' | 'journey' | 'campaign'>;

/** The travel cards, or city events, that may still be drawn on this journey, in no order: some are out of the campaign for good. If none is left, all are shuffled. */
export function travelDeck({ boxes, journey, campaign }: OnTheWay, deck: 'travel' | 'city' = 'travel'): string[] {
  const all = inPlay(deck, boxes).filter(id => !campaign?.gone?.includes(id));
  const left = all.filter(id => !journey?.out.includes(id));
  return left.length > 0 ? left : all;
}
