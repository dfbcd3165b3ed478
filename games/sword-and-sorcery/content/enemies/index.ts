import { BRIGAND_CARDS, BRIGANDS } from './brigands.ts';
import { GREMLIN_CARDS, GREMLINS } from './gremlins.ts';
import type { EnemyCard, Scroll } from './scroll.ts';

export const SCROLLS = { ...GREMLINS, ...BRIGANDS } as const;
export const CARDS = { ...GREMLIN_CARDS, ...BRIGAND_CARDS } as const;

export type ScrollId = keyof typeof SCROLLS;
export type CardId = keyof typeof CARDS;

export const scrollNamed = (id: ScrollId): Scroll => SCROLLS[id];
export const cardOf = (id: CardId): EnemyCard => CARDS[id];
export const scrollIdOf = (id: CardId): ScrollId => CARDS[id].scroll;
