import type { Text } from '@tafelrunde/engine';
import type { Effect } from '../effects/effect.ts';
import { slips } from './enemies/gremlins.ts';
import type { Condition } from './words.ts';

/** A random power of an enemy; level II is used in act II (SS-EPOW-02, -05). */
export interface EnemyPower {
  readonly name: Text;
  readonly type: 'attack' | 'always' | 'movement' | 'when-targeted' | 'behaviour' | 'death';
  readonly levels: readonly [EnemyPowerLevel, EnemyPowerLevel];
}

export interface EnemyPowerLevel {
  readonly passive: readonly Effect[];
}

/** Whoever its attack has wounded gets a condition. */
const wounding = (condition: Condition): EnemyPowerLevel => ({
  passive: [
    {
      do: 'on',
      at: 'attack-done',
      if: { is: 'all', of: [{ is: 'own-attack' }, { is: 'wounding' }] },
      aim: { who: 'other', range: 5, sight: false },
      effects: [{ do: 'condition', condition }],
    },
  ],
});
/** Every attack has one more property for an energy. */
const energy = (effect: Effect): EnemyPowerLevel => ({
  passive: [
    {
      do: 'on',
      at: 'attack-rolled',
      if: { is: 'own-attack' },
      effects: [{ do: 'property', cost: { energy: 1 }, effects: [effect] }],
    },
  ],
});
const value = (name: 'armour' | 'health' | 'shields', n: number): EnemyPowerLevel => ({
  passive: [{ do: 'modify', value: name, n }],
});
const alert = (n: number): EnemyPowerLevel => ({
  passive: [
    {
      do: 'on',
      at: 'entered',
      if: {
        is: 'all',
        of: [
          { is: 'about', who: 'hero' },
          { is: 'near', range: 0 },
        ],
      },
      aim: { who: 'that', range: 0 },
      effects: [{ do: 'save', fails: [{ do: 'suffer', n }] }],
    },
  ],
});
const deathCurse = (condition: Condition): EnemyPowerLevel => ({
  passive: [
    {
      do: 'on',
      at: 'killed',
      if: { is: 'about', who: 'self' },
      aim: { who: 'other', range: 5, sight: false },
      effects: [{ do: 'save', fails: [{ do: 'condition', condition }] }],
    },
  ],
});
const regrowth = (n: number): EnemyPowerLevel => ({
  passive: [{ do: 'on', at: 'activating', if: { is: 'about', who: 'self' }, effects: [{ do: 'heal', n }] }],
});
const SAVAGE: Effect = { do: 'modify', value: 'hits', n: 1, if: { is: 'melee' } };

export const ENEMY_POWERS = {
  savage: {
    name: { en: 'Savage', de: 'Wild' },
    type: 'attack',
    levels: [
      { passive: [SAVAGE] },
      {
        passive: [
          SAVAGE,
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
  venomous: {
    name: { en: 'Venomous', de: 'Giftig' },
    type: 'attack',
    levels: [wounding('poisoned-1'), wounding('poisoned-2')],
  },
  burning: {
    name: { en: 'Burning', de: 'Brennend' },
    type: 'attack',
    levels: [energy({ do: 'fire', n: 1 }), energy({ do: 'fire', n: 2 })],
  },
  crushing: {
    name: { en: 'Crushing', de: 'Wuchtig' },
    type: 'attack',
    levels: [energy({ do: 'condition', condition: 'knocked-down' }), energy({ do: 'condition', condition: 'stunned' })],
  },
  'thick-hide': {
    name: { en: 'Thick Hide', de: 'Dickes Fell' },
    type: 'always',
    levels: [value('armour', 1), value('armour', 2)],
  },
  hale: { name: { en: 'Hale', de: 'Kräftig' }, type: 'always', levels: [value('health', 2), value('health', 4)] },
  'spirit-ward': {
    name: { en: 'Spirit Ward', de: 'Geisterschutz' },
    type: 'always',
    levels: [value('shields', 1), value('shields', 2)],
  },
  swift: {
    name: { en: 'Swift', de: 'Flink' },
    type: 'movement',
    levels: [
      {
        passive: [
          { do: 'modify', value: 'enemy-steps', n: 1 },
          { do: 'permit', rule: 'strikes-on-arrival' },
        ],
      },
      {
        passive: [
          { do: 'modify', value: 'enemy-steps', n: 1 },
          { do: 'permit', rule: 'strikes-on-arrival' },
          { do: 'permit', rule: 'flies' },
        ],
      },
    ],
  },
  alert: { name: { en: 'Alert', de: 'Aufmerksam' }, type: 'movement', levels: [alert(1), alert(2)] },
  slippery: {
    name: { en: 'Slippery', de: 'Glitschig' },
    type: 'when-targeted',
    levels: [{ passive: [slips(1)] }, { passive: [slips(2)] }],
  },
  thorns: {
    name: { en: 'Thorns', de: 'Dornen' },
    type: 'when-targeted',
    levels: [
      {
        passive: [
          {
            do: 'on',
            at: 'attack-done',
            if: { is: 'all', of: [{ is: 'about', who: 'self', part: 'other' }, { is: 'melee' }, { is: 'wounding' }] },
            aim: { who: 'that', range: 5, sight: false },
            effects: [{ do: 'suffer', n: 1 }],
          },
        ],
      },
      {
        passive: [
          {
            do: 'on',
            at: 'attack-done',
            if: { is: 'all', of: [{ is: 'about', who: 'self', part: 'other' }, { is: 'melee' }] },
            aim: { who: 'that', range: 5, sight: false },
            effects: [{ do: 'suffer', n: 1 }],
          },
        ],
      },
    ],
  },
  regrowth: { name: { en: 'Regrowth', de: 'Nachwachsen' }, type: 'behaviour', levels: [regrowth(1), regrowth(2)] },
  'death-curse': {
    name: { en: 'Death Curse', de: 'Todesfluch' },
    type: 'death',
    levels: [deathCurse('slowed'), deathCurse('stunned')],
  },
} as const satisfies Readonly<Record<string, EnemyPower>>;

export type EnemyPowerId = keyof typeof ENEMY_POWERS;
export const enemyPowerOf = (id: EnemyPowerId): EnemyPower => ENEMY_POWERS[id];
