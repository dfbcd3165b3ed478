import type { HeroClass, Item, Skill } from '../../../cards.ts';

export const STALKER: HeroClass = {
  name: { en: 'Stalker', de: 'Fallensteller' },
  archetype: 'scout',
  items: ['black-widows-web', 'hunting-knife'],
  skills: [
    'set-trap',
    'exploit',
    'hunters-mark',
    'makeshift-trap',
    'easy-prey',
    'lay-of-the-land',
    'poison-barbs',
    'ambush',
    'upper-hand',
  ],
};

export const STALKER_ITEMS: Readonly<Record<string, Item>> = {
  'black-widows-web': {
    name: { en: "Black Widow's Web", de: 'Netz der Schwarzen Witwe' },
    kind: 'item',
    class: 'stalker',
    traits: ['exotic'],
    slot: 'one-hand',
    attack: 'ranged',
    dice: ['blue', 'green'],
    surges: [
      { effects: [{ do: 'inflict', condition: 'immobilized' }] },
      { effects: [{ do: 'add', to: 'damage', n: 1 }] },
    ],
  },
  'hunting-knife': {
    name: { en: 'Hunting Knife', de: 'Jagdmesser' },
    kind: 'item',
    class: 'stalker',
    traits: ['blade'],
    slot: 'one-hand',
    attack: 'melee',
    dice: ['blue', 'yellow'],
    surges: [
      { effects: [{ do: 'add', to: 'damage', n: 1 }] },
      { effects: [{ do: 'aimed', aim: { who: 'attacker' }, effects: [{ do: 'rest', n: 1 }] }] },
    ],
  },
};

const NEAR_TRAP = { is: 'near-token', kind: 'trap', within: 3 } as const;
const MARKED = { is: 'has-token', token: 'hunters-mark' } as const;

export const STALKER_SKILLS: Readonly<Record<string, Skill>> = {
  'set-trap': {
    name: { en: 'Set Trap', de: 'Falle stellen' },
    class: 'stalker',
    xp: 0,
    always: [{ do: 'bonus', to: 'damage', n: 1, if: { is: 'beside-token', kind: 'trap' } }],
    abilities: [
      { at: 'own-turn', cost: { fatigue: 1, exhaust: true }, effects: [{ do: 'set-token', token: 'trap' }] },
      {
        at: 'enters',
        must: true,
        tired: true,
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'monster' },
            { is: 'space-beside-token', kind: 'trap' },
          ],
        },
        aim: { who: 'that' },
        effects: [{ do: 'spring', token: 'trap' }],
      },
    ],
  },
  exploit: {
    name: { en: 'Exploit', de: 'Ausbeuten' },
    class: 'stalker',
    xp: 1,
    abilities: [
      {
        at: 'action',
        cost: { fatigue: 1 },
        effects: [
          {
            do: 'attack',
            before: [
              {
                do: 'when',
                if: { is: 'target-is', of: NEAR_TRAP },
                effects: [{ do: 'pool', pool: 'attack', dice: ['green'] }],
              },
            ],
            surges: [
              {
                // D2C-STAL-01: it counts against this very attack.
                effects: [
                  {
                    do: 'when',
                    if: { is: 'not', of: { is: 'target-condition', condition: 'weakened' } },
                    effects: [{ do: 'add', to: 'shields', n: -1 }],
                  },
                  { do: 'condition', condition: 'weakened' },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  'hunters-mark': {
    name: { en: "Hunter's Mark", de: 'Zeichen des Jägers' },
    class: 'stalker',
    xp: 1,
    abilities: [
      {
        at: 'own-turn',
        cost: { fatigue: 1, exhaust: true },
        aim: { who: 'monster', if: NEAR_TRAP },
        effects: [{ do: 'token', token: 'hunters-mark' }],
      },
      {
        at: 'rolled',
        must: true,
        tired: true,
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'hero' },
            { is: 'target-is', of: MARKED },
          ],
        },
        effects: [{ do: 'add', to: 'surges', n: 1 }],
      },
      {
        at: 'attack-done',
        must: true,
        tired: true,
        if: { is: 'about', who: 'hero' },
        aim: { who: 'affected', each: true, if: MARKED },
        effects: [{ do: 'lose-token', token: 'hunters-mark' }],
      },
    ],
  },
  'makeshift-trap': {
    name: { en: 'Makeshift Trap', de: 'Behelfsfalle' },
    class: 'stalker',
    xp: 1,
    abilities: [
      {
        at: 'searched',
        if: { is: 'about', who: 'self' },
        cost: { exhaust: true },
        effects: [{ do: 'set-token', token: 'trap' }],
      },
      {
        at: 'turn-start',
        must: true,
        tired: true,
        if: {
          is: 'all',
          of: [
            { is: 'card-tired' },
            { is: 'about', who: 'hero' },
            { is: 'that-is', of: { is: 'beside-token', kind: 'trap' } },
          ],
        },
        aim: { who: 'that' },
        effects: [{ do: 'rest', n: 1 }],
      },
    ],
  },
  'easy-prey': {
    name: { en: 'Easy Prey', de: 'Leichte Beute' },
    class: 'stalker',
    xp: 2,
    whileTired: [
      { do: 'bonus', to: 'pierce', n: 1, if: { is: 'target-is', of: { is: 'beside-token', kind: 'trap' } } },
    ],
    abilities: [
      {
        at: 'action',
        cost: { fatigue: 1, exhaust: true },
        effects: [{ do: 'attack', before: [{ do: 'set-token', token: 'trap', by: 'target' }] }],
      },
    ],
  },
  'lay-of-the-land': {
    name: { en: 'Lay of the Land', de: 'Ortskenntnis' },
    class: 'stalker',
    xp: 2,
    abilities: [
      {
        at: 'own-turn',
        party: 'standing',
        if: NEAR_TRAP,
        cost: { fatigue: 1, exhaust: true },
        effects: [{ do: 'search', within: 1 }],
      },
    ],
  },
  'poison-barbs': {
    name: { en: 'Poison Barbs', de: 'Giftstacheln' },
    class: 'stalker',
    xp: 2,
    abilities: [
      {
        at: 'own-turn',
        cost: { fatigue: 2, exhaust: true },
        effects: [{ do: 'burst', token: 'trap', within: 3, effects: [{ do: 'condition', condition: 'poisoned' }] }],
      },
    ],
  },
  ambush: {
    name: { en: 'Ambush', de: 'Hinterhalt' },
    class: 'stalker',
    xp: 3,
    abilities: [
      {
        at: 'enters',
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'monster' },
            { is: 'space-empty' },
            { is: 'any', of: [{ is: 'that-is', of: NEAR_TRAP }, { is: 'sprung' }] },
          ],
        },
        cost: { fatigue: 1, exhaust: true },
        aim: { who: 'that' },
        effects: [{ do: 'interrupt', effects: [{ do: 'attack', on: { who: 'that' } }] }],
      },
    ],
  },
  'upper-hand': {
    name: { en: 'Upper Hand', de: 'Oberhand' },
    class: 'stalker',
    xp: 3,
    standing: [
      { do: 'modify', value: 'stamina', n: 1 },
      { do: 'modify', value: 'health', n: 2 },
    ],
    abilities: [
      {
        at: 'action',
        cost: { fatigue: 2 },
        effects: [{ do: 'attack', before: [{ do: 'pull-tokens', token: 'trap' }] }],
      },
    ],
  },
};
