import { BOSS_CARDS, BOSSES } from './bosses.ts';
import { BRIGAND_CARDS, BRIGANDS } from './brigands.ts';
import { GREMLIN_CARDS, GREMLINS } from './gremlins.ts';
import type { CardId, ScrollId } from './ids.ts';
import { ORC_CARDS, ORCS } from './orcs.ts';
import type { EnemyCard, Scroll } from './scroll.ts';

export type { CardId, ScrollId };

export const SCROLLS: Readonly<Record<ScrollId, Scroll>> = { ...GREMLINS, ...BRIGANDS, ...ORCS, ...BOSSES };
export const CARDS: Readonly<Record<CardId, EnemyCard>> = {
  ...GREMLIN_CARDS,
  ...BRIGAND_CARDS,
  ...ORC_CARDS,
  ...BOSS_CARDS,
};

export const scrollNamed = (id: ScrollId): Scroll => SCROLLS[id];
export const cardOf = (id: CardId): EnemyCard => CARDS[id];
export const scrollIdOf = (id: CardId): ScrollId => CARDS[id].scroll;
