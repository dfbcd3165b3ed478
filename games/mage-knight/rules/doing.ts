import { CARDS, type CardId, coloursOf, WOUND } from '../content/cards.ts';
import { type Doing, NOTHING, NOTHING_NOTED, type Source } from '../effects/word.ts';
import { heroOf, type State, type Turn } from '../state.ts';
import type { Io } from '../types.ts';

const RULE: Source = { by: 'rule', id: 'rule', unit: null, colours: [], side: 'basic' };

/** What words are handed, for somebody whose turn it is. */
export const doing = (state: State, io: Io, turn: Turn, source: Source = RULE): Doing => ({
  state,
  io,
  seat: turn.seat,
  hero: heroOf(state, turn.seat),
  turn,
  source,
  about: NOTHING,
  noted: NOTHING_NOTED,
  more: 0,
});

/** A side of a card as what acts: the same for all who play it. */
export const byCard = (card: CardId, side: Source['side']): Source => (BY_CARD.get(card) as SourcesOfCard)[side];

type SourcesOfCard = Readonly<Record<Source['side'], Source>>;
const sourceOf = (card: CardId, side: Source['side']): Source =>
  Object.freeze({ by: 'card', id: card, unit: null, colours: coloursOf(card), side });
const BY_CARD = new Map<CardId, SourcesOfCard>(
  [...CARDS.keys(), WOUND as CardId].map(card => [
    card,
    { basic: sourceOf(card, 'basic'), strong: sourceOf(card, 'strong'), sideways: sourceOf(card, 'sideways') },
  ]),
);
