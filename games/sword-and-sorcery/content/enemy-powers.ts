import type { Text } from '@tafelrunde/engine';
import type { Effect } from '../effects/effect.ts';

export type EnemyPowerId = 'savage' | 'thick-hide' | 'hale';

/** A random power of an enemy; level II is used in act II (SS-EPOW-02, -05). */
export interface EnemyPower {
  readonly name: Text;
  readonly type: 'attack' | 'always' | 'movement' | 'when-targeted' | 'behaviour' | 'death';
  readonly levels: readonly [EnemyPowerLevel, EnemyPowerLevel];
}

export interface EnemyPowerLevel {
  readonly passive: readonly Effect[];
}

export const ENEMY_POWERS: Readonly<Record<EnemyPowerId, EnemyPower>> = {
  savage: {
    name: { en: 'Savage', de: 'Wild' },
    type: 'attack',
    levels: [
      { passive: [{ do: 'modify', value: 'hits', n: 1, if: { is: 'melee' } }] },
      {
        passive: [
          { do: 'modify', value: 'hits', n: 1, if: { is: 'melee' } },
          {
            do: 'on',
            at: 'attack-rolled',
            if: { is: 'all', of: [{ is: 'own-attack' }, { is: 'melee' }] },
            effects: [{ do: 'lethal', n: 1 }],
          },
        ],
      },
    ],
  },
  'thick-hide': {
    name: { en: 'Thick Hide', de: 'Dickes Fell' },
    type: 'always',
    levels: [
      { passive: [{ do: 'modify', value: 'armour', n: 1 }] },
      { passive: [{ do: 'modify', value: 'armour', n: 2 }] },
    ],
  },
  hale: {
    name: { en: 'Hale', de: 'Kräftig' },
    type: 'always',
    levels: [
      { passive: [{ do: 'modify', value: 'health', n: 2 }] },
      { passive: [{ do: 'modify', value: 'health', n: 4 }] },
    ],
  },
};
