import type { HeroClass, Item, Skill } from '../cards.ts';

export const BERSERKER: HeroClass = {
  name: { en: 'Berserker', de: 'Berserker' },
  archetype: 'warrior',
  items: ['chipped-greataxe'],
  skills: [
    'rage',
    'brute',
    'counter-attack',
    'cripple',
    'charge',
    'weapon-mastery',
    'whirlwind',
    'death-rage',
    'execute',
  ],
};

export const BERSERKER_ITEMS: Readonly<Record<string, Item>> = {
  'chipped-greataxe': {
    name: { en: 'Chipped Greataxe', de: 'Axt' },
    kind: 'item',
    class: 'berserker',
    traits: ['axe'],
    slot: 'two-hands',
    attack: 'melee',
    dice: ['blue', 'red'],
    surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }, { effects: [{ do: 'add', to: 'damage', n: 1 }] }],
  },
};

export const BERSERKER_SKILLS: Readonly<Record<string, Skill>> = {
  rage: {
    name: { en: 'Rage', de: 'Kampfrausch' },
    class: 'berserker',
    xp: 0,
    abilities: [{ at: 'action', cost: { fatigue: 1 }, effects: [{ do: 'attack', with: ['melee'], damage: 1 }] }],
  },
  brute: {
    name: { en: 'Brute', de: 'Koloss' },
    class: 'berserker',
    xp: 1,
    standing: [{ do: 'modify', value: 'health', n: 4 }],
    abilities: [
      {
        at: ['revived', 'stood-up'],
        must: true,
        if: { is: 'about', who: 'self' },
        effects: [{ do: 'heal', n: 2 }],
      },
    ],
  },
  'counter-attack': {
    name: { en: 'Counter Attack', de: 'Gegenangriff' },
    class: 'berserker',
    xp: 1,
    abilities: [
      {
        at: 'attack-done',
        if: { is: 'all', of: [{ is: 'about', who: 'monster' }, { is: 'adjacent' }, { is: 'affected' }] },
        cost: { fatigue: 1, exhaust: true },
        effects: [{ do: 'attack', with: ['melee'], on: { who: 'that' } }],
      },
    ],
  },
  cripple: {
    name: { en: 'Cripple', de: 'Verkrüppeln' },
    class: 'berserker',
    xp: 1,
    abilities: [
      {
        at: 'own-turn',
        cost: { fatigue: 2, exhaust: true },
        aim: { who: 'monster', adjacent: true },
        effects: [
          { do: 'test', attribute: 'might', owner: true, pass: [{ do: 'condition', condition: 'immobilized' }] },
        ],
      },
    ],
  },
  charge: {
    name: { en: 'Charge', de: 'Ansturm' },
    class: 'berserker',
    xp: 2,
    abilities: [
      {
        at: 'action',
        cost: { fatigue: 2 },
        effects: [
          { do: 'move', n: { per: 'speed' } },
          { do: 'attack', with: ['melee'] },
        ],
      },
    ],
  },
  'weapon-mastery': {
    name: { en: 'Weapon Mastery', de: 'Waffenbeherrschung' },
    class: 'berserker',
    xp: 2,
    abilities: [
      {
        at: 'rolled',
        if: {
          is: 'all',
          of: [
            { is: 'own-attack' },
            { is: 'weapon', trait: 'melee' },
            {
              is: 'any',
              of: [
                { is: 'weapon', trait: 'two-hands' },
                { is: 'weapon', trait: 'two-weapons' },
              ],
            },
          ],
        },
        cost: { exhaust: true },
        effects: [{ do: 'add', to: 'surges', n: 1 }],
      },
    ],
  },
  whirlwind: {
    name: { en: 'Whirlwind', de: 'Wirbelwind' },
    class: 'berserker',
    xp: 2,
    abilities: [
      {
        at: 'action',
        cost: { fatigue: 1 },
        effects: [{ do: 'attack', with: ['melee'], on: { who: 'monster', adjacent: true, each: true }, each: true }],
      },
    ],
  },
  'death-rage': {
    name: { en: 'Death Rage', de: 'Todeswut' },
    class: 'berserker',
    xp: 3,
    abilities: [
      {
        at: 'action',
        cost: { fatigue: 2 },
        effects: [
          {
            do: 'attack',
            with: ['melee'],
            surges: [{ effects: [{ do: 'add', to: 'damage', n: { per: 'two-damage' } }] }],
          },
        ],
      },
    ],
  },
  execute: {
    name: { en: 'Execute', de: 'Hinrichten' },
    class: 'berserker',
    xp: 3,
    abilities: [
      {
        at: 'rolled',
        if: { is: 'all', of: [{ is: 'own-attack' }, { is: 'weapon', trait: 'melee' }] },
        cost: { fatigue: 'x', exhaust: true },
        effects: [{ do: 'add', to: 'damage', n: { per: 'x' } }],
      },
    ],
  },
};
