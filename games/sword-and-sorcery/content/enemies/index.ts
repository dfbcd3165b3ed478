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

/** Looked up all the time: maps are quicker than objects of so many names. */
const scrolls = new Map(Object.entries(SCROLLS)) as ReadonlyMap<ScrollId, Scroll>;
const cards = new Map(Object.entries(CARDS)) as ReadonlyMap<CardId, EnemyCard>;
export const scrollNamed = (id: ScrollId): Scroll => scrolls.get(id) as Scroll;
/** What weapons of this id are called; several enemies may bear one. */
export const weaponNamed = (id: string): Text => {
  const [name] = Object.values(SCROLLS).flatMap(({ sides }) => sides.flatMap(side => side?.weapons[id]?.name ?? []));
  return name ?? { en: id, de: id };
};
export const cardOf = (id: CardId): EnemyCard => cards.get(id) as EnemyCard;
export const scrollIdOf = (id: CardId): ScrollId => CARDS[id].scroll;
