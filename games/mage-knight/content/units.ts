import type { Text } from '@tafelrunde/engine';
import type { Effect } from '../effects/effect.ts';
import type { SiteKind } from './sites.ts';
import type { Box, Mana, Resistance } from './words.ts';

/** One ability of a unit: activating it uses one of them (MK-UNIT-07), for mana where it says so. */
export interface UnitAbility {
  readonly mana?: Mana;
  readonly effects: readonly Effect[];
}

export interface UnitCard {
  readonly name: Text;
  readonly tier: 'regular' | 'elite';
  readonly box: Box;
  readonly level: number;
  /** Influence to recruit it. */
  readonly cost: number;
  readonly armor: number;
  readonly resists: readonly Resistance[];
  readonly sites: readonly SiteKind[];
  readonly copies: number;
  readonly abilities: readonly UnitAbility[];
}

const units = <K extends string>(table: Record<K, UnitCard>): Readonly<Record<K, UnitCard>> => table;

const attackOrBlock = (n: number): UnitAbility => ({
  effects: [{ do: 'one-of', of: [[{ do: 'attack', n }], [{ do: 'block', n }]] }],
});

export const UNITS = units({
  peasants: {
    name: { en: 'Peasants', de: 'Bauern' },
    tier: 'regular',
    box: 'base',
    level: 1,
    cost: 4,
    armor: 3,
    resists: [],
    sites: ['village'],
    copies: 3,
    abilities: [attackOrBlock(2), { effects: [{ do: 'influence', n: 2 }] }, { effects: [{ do: 'move', n: 2 }] }],
  },
  'guardian-golems': {
    name: { en: 'Guardian Golems', de: 'Wächtergolems' },
    tier: 'regular',
    box: 'base',
    level: 2,
    cost: 7,
    armor: 3,
    resists: ['physical'],
    sites: ['keep', 'mage-tower'],
    copies: 2,
    abilities: [
      attackOrBlock(2),
      { mana: 'red', effects: [{ do: 'block', n: 4, element: 'fire' }] },
      { mana: 'blue', effects: [{ do: 'block', n: 4, element: 'ice' }] },
    ],
  },
});

export type UnitId = keyof typeof UNITS;

export const unitOf = (id: UnitId): UnitCard => UNITS[id];
