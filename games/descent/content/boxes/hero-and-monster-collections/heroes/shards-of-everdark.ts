import type { Effect } from '../../../../effects/effect.ts';
import type { HeroSheet } from '../../../cards.ts';

/** A power die: whoever is near suffers its hearts, and may be moved with a surge. */
const stomp = (die: 'red' | 'yellow' | 'green'): Effect[] => [
  {
    do: 'aimed',
    aim: { who: 'figure', adjacent: true, each: true, self: true },
    effects: [
      {
        do: 'roll',
        dice: [die],
        effects: [{ do: 'suffer', n: { per: 'hearts' } }],
        surge: [{ do: 'one-by-one', effects: [{ do: 'move', n: 1 }] }],
      },
    ],
  },
];

/** The heroes of the collection Shards of Everdark. */
export const HEROES: Readonly<Record<string, HeroSheet>> = {
  karnon: {
    name: { en: 'Karnon', de: 'Karnon' },
    archetype: 'warrior',
    speed: 4,
    health: 14,
    stamina: 3,
    defence: ['gray'],
    attributes: { might: 6, knowledge: 1, willpower: 2, awareness: 2 },
    abilities: [
      {
        at: 'defeating',
        must: true,
        if: { is: 'all', of: [{ is: 'about', who: 'monster' }, { is: 'adjacent' }] },
        effects: [{ do: 'rest', n: 1 }],
      },
    ],
    standing: [{ do: 'permit', rule: 'faces-matter' }],
    feat: {
      at: 'rolled',
      if: { is: 'all', of: [{ is: 'own-attack' }, { is: 'weapon', trait: 'melee' }, { is: 'target-minion' }] },
      effects: [{ do: 'turn-dice', of: 'attack', n: 'any' }],
    },
  },
  'one-fist': {
    name: { en: 'One Fist', de: 'Einfaust' },
    archetype: 'warrior',
    speed: 4,
    health: 10,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 3, knowledge: 2, willpower: 3, awareness: 3 },
    standing: [
      {
        do: 'dice',
        pool: 'attack',
        dice: ['yellow'],
        if: { is: 'all', of: [{ is: 'attack', type: 'melee' }, { is: 'other-hand-free' }] },
      },
    ],
    // He is about to fall and still stands: one attack, and one more for every monster that falls by it.
    feat: {
      at: 'defeating',
      if: { is: 'about', who: 'self' },
      effects: [{ do: 'last-stand' }],
    },
  },
  steelhorns: {
    name: { en: 'Steelhorns', de: 'Stahlhorn' },
    archetype: 'warrior',
    speed: 4,
    health: 14,
    stamina: 3,
    defence: ['gray'],
    attributes: { might: 5, knowledge: 1, willpower: 3, awareness: 2 },
    standing: [
      {
        do: 'bonus',
        to: 'damage',
        n: 1,
        if: { is: 'all', of: [{ is: 'target-adjacent' }, { is: 'target-far-at-start' }] },
      },
    ],
    feat: {
      at: 'own-turn',
      effects: [
        {
          do: 'one-of',
          of: [stomp('red'), stomp('yellow'), stomp('green')],
        },
      ],
    },
  },
  'arvel-worldwalker': {
    name: { en: 'Arvel Worldwalker', de: 'Arvel Weltenwanderer' },
    archetype: 'scout',
    speed: 4,
    health: 10,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 3, knowledge: 3, willpower: 3, awareness: 3 },
    abilities: [
      {
        at: 'test-failed',
        if: { is: 'about', who: 'self' },
        effects: [{ do: 'one-of', of: [[{ do: 'rest', n: 1 }], [{ do: 'retest', plus: 0, once: true }]] }],
      },
    ],
    feat: { at: 'own-turn', effects: [{ do: 'relearn', n: 2 }] },
  },
};
