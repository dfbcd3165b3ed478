import type { Text } from '@tafelrunde/engine';
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
/** What weapons of this id are called; several enemies may bear one. */
export const weaponNamed = (id: string): Text => {
  const [name] = Object.values(SCROLLS).flatMap(({ sides }) => sides.flatMap(side => side?.weapons[id]?.name ?? []));
  return name ?? { en: id, de: id };
};
export const cardOf = (id: CardId): EnemyCard => CARDS[id];
export const scrollIdOf = (id: CardId): ScrollId => CARDS[id].scroll;
