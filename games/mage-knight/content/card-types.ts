import type { Effect } from '../effects/effect.ts';
import { CARDS, type Card, type CardId } from './cards.ts';

/** What a card is for: the symbols in its corner follow from its effects (MK-VUPG-08). */
export type CardType = 'movement' | 'influence' | 'combat' | 'healing' | 'special';

/** Words that belong to one of them; all others only help. */
const TYPES: Readonly<Partial<Record<Effect['do'], CardType>>> = {
  move: 'movement',
  terrain: 'movement',
  jump: 'movement',
  'explore-cost': 'movement',
  'ease-space': 'movement',
  influence: 'influence',
  recruit: 'influence',
  'recruit-discount': 'influence',
  attack: 'combat',
  block: 'combat',
  destroy: 'combat',
  disarm: 'combat',
  weaken: 'combat',
  strip: 'combat',
  tame: 'combat',
  soften: 'combat',
  'units-get': 'combat',
  'unit-gets': 'combat',
  'ignore-damage': 'combat',
  heal: 'healing',
  'heal-unit': 'healing',
  'heal-units': 'healing',
  draw: 'special',
  mana: 'special',
  crystal: 'special',
  'gain-card': 'special',
  ready: 'special',
};

const ORDER: readonly CardType[] = ['movement', 'influence', 'combat', 'healing', 'special'];

/** Every word in an effect, those that others hold included. */
export function* wordsIn(effect: unknown): Generator<Effect> {
  if (typeof effect !== 'object' || effect === null) return;
  if ('do' in effect) yield effect as Effect;
  for (const part of Object.values(effect)) yield* wordsIn(part);
}

function typesOf({ basic, strong }: Card): CardType[] {
  const found = new Set<CardType>();
  for (const word of wordsIn([basic.effects, strong.effects])) {
    const type = TYPES[word.do];
    if (type) found.add(type);
  }
  return found.size === 0 ? ['special'] : ORDER.filter(type => found.has(type));
}

const CARD_TYPES: ReadonlyMap<CardId, readonly CardType[]> = new Map(
  [...CARDS].map(([id, card]) => [id, typesOf(card)]),
);

export const cardTypes = (id: CardId): readonly CardType[] => CARD_TYPES.get(id) ?? [];
