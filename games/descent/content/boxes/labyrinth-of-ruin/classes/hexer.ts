import type { HeroClass, Item, Skill } from '../../../cards.ts';

export const HEXER: HeroClass = {
  name: { en: 'Hexer', de: 'Schwarzmagier' },
  archetype: 'mage',
  items: ['staff-of-the-grave'],
  skills: [
    'enfeebling-hex',
    'affliction',
    'plague-spasm',
    'viral-hex',
    'crippling-curse',
    'fel-command',
    'internal-rot',
    'accursed-arms',
    'plague-cloud',
  ],
};

export const HEXER_ITEMS: Readonly<Record<string, Item>> = {
  'staff-of-the-grave': {
    name: { en: 'Staff of the Grave', de: 'Grabesstab' },
    kind: 'item',
    class: 'hexer',
    traits: ['magic', 'staff'],
    slot: 'two-hands',
    attack: 'ranged',
    dice: ['blue', 'green'],
    surges: [
      { effects: [{ do: 'add', to: 'range', n: 1 }] },
      {
        effects: [
          { do: 'add', to: 'damage', n: 1 },
          { do: 'aimed', aim: { who: 'attacker' }, effects: [{ do: 'heal', n: 1 }] },
        ],
      },
    ],
  },
};

/** D2-TOK-24. */
const HEXED = { is: 'has-token', token: 'hex' } as const;
const LIFT = { do: 'lose-token', token: 'hex' } as const;
const HEX = { do: 'token', token: 'hex' } as const;
const THAT_IS_HEXED = {
  is: 'all',
  of: [
    { is: 'about', who: 'monster' },
    { is: 'that-is', of: HEXED },
  ],
} as const;

export const HEXER_SKILLS: Readonly<Record<string, Skill>> = {
  'enfeebling-hex': {
    name: { en: 'Enfeebling Hex', de: 'Geißel der Schwäche' },
    class: 'hexer',
    xp: 0,
    always: [
      {
        do: 'surge',
        if: { is: 'wears', trait: 'magic' },
        surge: { effects: [{ do: 'aimed', aim: { who: 'monster', within: 3, from: 'targets' }, effects: [HEX] }] },
      },
    ],
    abilities: [
      // D2-TOK-25: one after the other, as many as one likes.
      {
        at: 'rolled',
        party: 'always',
        again: true,
        if: { is: 'own-attack' },
        aim: { who: 'target', if: HEXED },
        effects: [LIFT, { do: 'add', to: 'damage', n: 1 }],
      },
    ],
  },
  affliction: {
    name: { en: 'Affliction', de: 'Gebrechen' },
    class: 'hexer',
    xp: 1,
    abilities: [
      {
        at: 'move-declared',
        if: THAT_IS_HEXED,
        cost: { fatigue: 1, exhaust: true },
        aim: { who: 'that' },
        effects: [
          LIFT,
          {
            do: 'last',
            until: 'turn-end',
            effects: [
              {
                do: 'on',
                at: 'enters',
                ability: {
                  at: 'enters',
                  must: true,
                  if: { is: 'about', who: 'self' },
                  effects: [{ do: 'suffer', n: 1 }],
                },
              },
            ],
          },
          { do: 'suffer', n: 1 },
        ],
      },
    ],
  },
  'plague-spasm': {
    name: { en: 'Plague Spasm', de: 'Pestkrampf' },
    class: 'hexer',
    xp: 1,
    abilities: [
      {
        at: 'before-roll',
        if: THAT_IS_HEXED,
        cost: { fatigue: 1, exhaust: true },
        aim: { who: 'that' },
        effects: [
          LIFT,
          {
            do: 'aimed',
            aim: { who: 'target' },
            effects: [{ do: 'pool', pool: 'defence', dice: ['black'] }],
          },
        ],
      },
    ],
  },
  'viral-hex': {
    name: { en: 'Viral Hex', de: 'Ansteckender Fluch' },
    class: 'hexer',
    xp: 1,
    abilities: [
      {
        at: 'own-turn',
        cost: { fatigue: 1, exhaust: true },
        effects: [{ do: 'spread-tokens', token: 'hex', within: 3 }],
      },
    ],
  },
  'crippling-curse': {
    name: { en: 'Crippling Curse', de: 'Lähmender Fluch' },
    class: 'hexer',
    xp: 2,
    abilities: [
      {
        at: 'action',
        cost: { fatigue: 2, exhaust: true },
        aim: { who: 'monster', upTo: 20, if: HEXED },
        effects: [
          {
            do: 'in-turn',
            aim: { who: 'those' },
            owner: true,
            effects: [
              { do: 'test', attribute: 'knowledge', owner: true, pass: [{ do: 'condition', condition: 'any' }] },
            ],
          },
        ],
      },
    ],
  },
  'fel-command': {
    name: { en: 'Fel Command', de: 'Teuflischer Befehl' },
    class: 'hexer',
    xp: 2,
    abilities: [
      {
        at: 'monster-chosen',
        if: THAT_IS_HEXED,
        cost: { fatigue: 2, exhaust: true },
        aim: { who: 'that' },
        effects: [LIFT, { do: 'compel' }],
      },
    ],
  },
  'internal-rot': {
    name: { en: 'Internal Rot', de: 'Innere Fäulnis' },
    class: 'hexer',
    xp: 2,
    standing: [
      {
        do: 'bonus',
        to: 'pierce',
        n: 2,
        if: {
          is: 'all',
          of: [
            { is: 'weapon', trait: 'magic' },
            { is: 'target-is', of: HEXED },
          ],
        },
      },
    ],
    abilities: [
      {
        at: 'token-gained',
        if: {
          is: 'all',
          of: [
            { is: 'token', kind: 'hex' },
            { is: 'about', who: 'monster' },
          ],
        },
        aim: { who: 'that' },
        effects: [HEX],
      },
    ],
  },
  'accursed-arms': {
    name: { en: 'Accursed Arms', de: 'Verfluchte Waffen' },
    class: 'hexer',
    xp: 3,
    abilities: [
      {
        at: 'own-turn',
        cost: { fatigue: 2, exhaust: true },
        aim: { who: 'hero', self: true, if: { is: 'near-is', within: 1, of: HEXED } },
        effects: [{ do: 'attack', by: { who: 'those' }, on: { who: 'monster', if: HEXED } }],
      },
    ],
  },
  'plague-cloud': {
    name: { en: 'Plague Cloud', de: 'Pestwolke' },
    class: 'hexer',
    xp: 3,
    abilities: [
      {
        at: 'action',
        if: { is: 'wears', trait: 'magic' },
        cost: { fatigue: 3 },
        effects: [
          { do: 'contagion', token: 'hex' },
          {
            do: 'attack',
            with: ['magic'],
            on: { who: 'monster', sight: true, each: true, if: HEXED },
            each: true,
            ignoresRange: true,
          },
        ],
      },
    ],
  },
};
