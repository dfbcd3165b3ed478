import { type Card, type CardId, cardOf, type When } from '../content/cards.ts';
import type { Colour, Mana } from '../content/words.ts';
import type { Effect } from '../effects/effect.ts';
import { looksAtHand } from '../effects/looks-at-hand.ts';
import type { Source } from '../effects/word.ts';
import { byCard } from './doing.ts';

type SideName = 'basic' | 'strong';

/** What is asked of a side of a card in every position, found out once for all games. */
export interface CardSide {
  readonly id: CardId;
  readonly as: SideName;
  readonly when: When | undefined;
  readonly effects: readonly Effect[];
  /** The card as what acts. */
  readonly source: Source;
  readonly mana: ManaOfSide;
  /** Does an effect ask a price that has to be paid? */
  readonly demands: boolean;
  /** Could the effect itself demand mana? It must still be payable after the card is (MK-CARD-14). */
  readonly demandsMore: boolean;
  readonly looksAtHand: boolean;
}

/** One of these is paid, and all that come besides. */
interface ManaOfSide {
  readonly one: readonly Colour[];
  readonly more: readonly Mana[];
}

/** The mana a side costs: the strong side of an action one of its colours; a spell one too, its strong side a black one besides. */
export function manaFor(card: Card, as: SideName): ManaOfSide {
  if (card.type === 'spell') return { one: card.colours, more: as === 'strong' ? ['black'] : [] };
  if (card.type === 'artifact' || as === 'basic') return { one: [], more: [] };
  return { one: card.colours, more: [] };
}

/** A price that has to be paid for a card to be played (MK-CARD-14); "up to so many cards" may be none. */
export const isDemanded = (effect: Effect): boolean => effect.do === 'cost' && !('upTo' in effect.price);

function sideNamed(id: CardId, as: SideName): CardSide {
  const card = cardOf(id);
  const { when, effects } = card[as];
  return {
    id,
    as,
    when,
    effects,
    source: byCard(id, as),
    mana: manaFor(card, as),
    demands: effects.some(isDemanded),
    demandsMore: /"price":\{"mana"|"play-other"|"use-effect"/.test(JSON.stringify(effects)),
    looksAtHand: looksAtHand(effects),
  };
}

const SIDES = new Map<CardId, Readonly<Record<SideName, CardSide>>>();

/** Both sides of a card that is no wound. */
export function sidesOf(id: CardId): Readonly<Record<SideName, CardSide>> {
  let sides = SIDES.get(id);
  if (sides === undefined) {
    sides = { basic: sideNamed(id, 'basic'), strong: sideNamed(id, 'strong') };
    SIDES.set(id, sides);
  }
  return sides;
}
