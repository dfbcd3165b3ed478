import type { Text } from '@tafelrunde/engine';
import type { Effect } from '../effects/effect.ts';
import { ADVANCED_ACTIONS } from './advanced-actions.ts';
import { ARTIFACTS } from './artifacts.ts';
import { BASIC_ACTIONS } from './basic-actions.ts';
import { SPELLS } from './spells.ts';
import type { Box, Colour } from './words.ts';

/** When a side may be played, where that is not any time its effects could act. */
export type When = 'combat-start' | 'combat' | 'not-combat' | 'attack-phase' | 'block-phase' | 'interaction' | 'action';

/** One half of a card. */
export interface Side {
  readonly effects: readonly Effect[];
  readonly when?: When;
}

interface Deed {
  readonly name: Text;
  readonly box: Box;
  /** The number printed on the card. */
  readonly number?: number;
  readonly basic: Side;
  readonly strong: Side;
}

/** Basic and advanced actions: the strong side costs a mana of the colour; a card of two colours takes either. */
export interface ActionCard extends Deed {
  readonly type: 'basic-action' | 'advanced-action';
  readonly colours: readonly Colour[];
}

/** The strong side has a name of its own and costs a black mana besides. */
export interface SpellCard extends Deed {
  readonly type: 'spell';
  readonly colours: readonly Colour[];
  readonly strongName: Text;
  /** Touches other players: left out of solo and cooperative games (MK-S04-02). */
  readonly competitive?: true;
}

/** The strong side throws the card away. A banner may be assigned to a unit instead of being played. */
export interface ArtifactCard extends Deed {
  readonly type: 'artifact';
  readonly colours: readonly [];
  /** What a banner does for the unit that bears it: passive words, triggers and uses. */
  readonly borne?: readonly Effect[];
  /** Can be the command token of a unit, which then bears it. */
  readonly commands?: true;
}

export interface WoundCard {
  readonly type: 'wound';
  readonly name: Text;
  readonly box: Box;
  readonly colours: readonly [];
}

export type Card = ActionCard | SpellCard | ArtifactCard;

export const WOUND = 'wound';
export const WOUND_CARD: WoundCard = {
  type: 'wound',
  name: { en: 'Wound', de: 'Wunde' },
  box: 'base',
  colours: [],
};

export type CardId =
  | keyof typeof BASIC_ACTIONS
  | keyof typeof ADVANCED_ACTIONS
  | keyof typeof SPELLS
  | keyof typeof ARTIFACTS
  | typeof WOUND;

export const CARDS: ReadonlyMap<CardId, Card> = new Map(
  Object.entries({ ...BASIC_ACTIONS, ...ADVANCED_ACTIONS, ...SPELLS, ...ARTIFACTS }) as [CardId, Card][],
);

/** A card that is no wound. */
export function cardOf(id: CardId): Card {
  const card = CARDS.get(id);
  if (card === undefined) throw new RangeError(`There is no deed card "${id}" that could be played.`);
  return card;
}

export const isWound = (id: CardId): boolean => id === WOUND;
export const isAction = (id: CardId): boolean => {
  const type = CARDS.get(id)?.type;
  return type === 'basic-action' || type === 'advanced-action';
};
export const coloursOf = (id: CardId): readonly Colour[] => CARDS.get(id)?.colours ?? [];
export const cardName = (id: CardId): Text => CARDS.get(id)?.name ?? WOUND_CARD.name;
