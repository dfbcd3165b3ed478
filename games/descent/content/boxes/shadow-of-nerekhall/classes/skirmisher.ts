import type { HeroClass, Item, Skill } from '../../../cards.ts';

export const SKIRMISHER: HeroClass = {
  name: { en: 'Skirmisher', de: 'Plänkler' },
  archetype: 'warrior',
  items: ['jagged-handaxe', 'rusted-handaxe'],
  skills: [
    'dual-strike',
    'back-in-action',
    'deep-wounds',
    'keen-edge',
    'born-in-battle',
    'ever-in-motion',
    'unrelenting',
    'carve-a-path',
    'unstoppable',
  ],
};

export const SKIRMISHER_ITEMS: Readonly<Record<string, Item>> = {
  'jagged-handaxe': {
    name: { en: 'Jagged Handaxe', de: 'Gezackte Handaxt' },
    kind: 'item',
    class: 'skirmisher',
    traits: ['axe'],
    slot: 'one-hand',
    attack: 'melee',
    dice: ['blue', 'yellow'],
    surges: [{ effects: [{ do: 'add', to: 'pierce', n: 1 }] }],
    abilities: [
      {
        at: 'before-roll',
        if: { is: 'own-attack' },
        limit: 'attack',
        cost: { fatigue: 1 },
        effects: [{ do: 'recolor', from: 'yellow', to: ['red'] }],
      },
    ],
  },
  'rusted-handaxe': {
    name: { en: 'Rusted Handaxe', de: 'Rostige Handaxt' },
    kind: 'item',
    class: 'skirmisher',
    traits: ['axe'],
    slot: 'one-hand',
    attack: 'melee',
    dice: ['blue', 'green'],
    surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
    standing: [{ do: 'permit', rule: 'faces-matter' }],
    abilities: [
      {
        at: 'rolled',
        if: { is: 'own-attack' },
        limit: 'attack',
        cost: { fatigue: 1 },
        effects: [{ do: 'reroll', of: 'power' }],
      },
    ],
  },
};

const ONE_HANDED = [
  { is: 'own-attack' },
  { is: 'attack', type: 'melee' },
  { is: 'weapon', trait: 'one-hand' },
] as const;
const MONSTER = { is: 'side', side: 'overlord' } as const;

export const SKIRMISHER_SKILLS: Readonly<Record<string, Skill>> = {
  'dual-strike': {
    name: { en: 'Dual Strike', de: 'Doppelhieb' },
    class: 'skirmisher',
    xp: 0,
    abilities: [
      {
        at: 'before-roll',
        if: {
          is: 'all',
          of: [{ is: 'own-attack' }, { is: 'weapon', trait: 'melee' }, { is: 'weapon', trait: 'two-weapons' }],
        },
        cost: { fatigue: 2, exhaust: true },
        effects: [{ do: 'add', to: 'surges', n: 1 }, { do: 'pair' }],
      },
    ],
  },
  'back-in-action': {
    name: { en: 'Back in Action', de: 'Wieder im Gefecht' },
    class: 'skirmisher',
    xp: 1,
    standing: [{ do: 'modify', value: 'health', n: 2 }],
    abilities: [
      {
        at: ['stood-up', 'revived'],
        if: { is: 'about', who: 'self' },
        effects: [{ do: 'move', n: { per: 'speed' } }],
      },
    ],
  },
  'deep-wounds': {
    name: { en: 'Deep Wounds', de: 'Tiefe Wunden' },
    class: 'skirmisher',
    xp: 1,
    abilities: [
      {
        at: 'attack-done',
        if: { is: 'own-attack' },
        cost: { fatigue: 1, exhaust: true },
        aim: { who: 'affected', if: { is: 'all', of: [MONSTER, { is: 'wounded' }, { is: 'on-map' }] } },
        effects: [
          { do: 'suffer', n: 1 },
          { do: 'condition', condition: 'bleeding' },
        ],
      },
    ],
  },
  'keen-edge': {
    name: { en: 'Keen Edge', de: 'Scharfe Schneide' },
    class: 'skirmisher',
    xp: 1,
    standing: [
      {
        do: 'bonus',
        to: 'pierce',
        n: 1,
        if: {
          is: 'any',
          of: [
            { is: 'weapon', trait: 'blade' },
            { is: 'weapon', trait: 'axe' },
          ],
        },
      },
    ],
  },
  'born-in-battle': {
    name: { en: 'Born in Battle', de: 'Für den Kampf geboren' },
    class: 'skirmisher',
    xp: 2,
    abilities: [
      {
        at: 'defeated',
        must: true,
        if: {
          is: 'all',
          of: [{ is: 'about', who: 'monster' }, { is: 'about', who: 'self', part: 'other' }, ...ONE_HANDED],
        },
        effects: [
          { do: 'heal', n: 1 },
          { do: 'rest', n: 1 },
        ],
      },
    ],
  },
  'ever-in-motion': {
    name: { en: 'Ever in Motion', de: 'Immer in Bewegung' },
    class: 'skirmisher',
    xp: 2,
    abilities: [
      {
        at: 'knocked-out',
        tired: true,
        fallen: true,
        if: { is: 'about', who: 'self' },
        effects: [{ do: 'crawl', within: 3 }],
      },
      {
        at: 'turn-start',
        if: { is: 'about', who: 'self' },
        cost: { fatigue: 1, exhaust: true },
        effects: [
          {
            do: 'one-of',
            of: [[{ do: 'cure', condition: 'stunned' }], [{ do: 'cure', condition: 'immobilized' }]],
          },
        ],
      },
    ],
  },
  unrelenting: {
    name: { en: 'Unrelenting', de: 'Unerbittlich' },
    class: 'skirmisher',
    xp: 2,
    abilities: [
      {
        at: 'attack-done',
        if: { is: 'all', of: [...ONE_HANDED] },
        cost: { fatigue: 1, exhaust: true },
        effects: [{ do: 'attack', with: ['one-hand'], other: true, on: { who: 'target', if: MONSTER } }],
      },
    ],
  },
  'carve-a-path': {
    name: { en: 'Carve a Path', de: 'Eine Bresche schlagen' },
    class: 'skirmisher',
    xp: 3,
    standing: [{ do: 'modify', value: 'speed', n: 1 }],
    abilities: [{ at: 'action', cost: { fatigue: 3 }, effects: [{ do: 'leap', monsters: true }] }],
  },
  unstoppable: {
    name: { en: 'Unstoppable', de: 'Unaufhaltsam' },
    class: 'skirmisher',
    xp: 3,
    standing: [
      { do: 'modify', value: 'stamina', n: 1 },
      { do: 'permit', rule: 'faces-matter' },
    ],
    abilities: [
      {
        at: 'rolled',
        if: {
          is: 'all',
          of: [{ is: 'own-attack' }, { is: 'weapon', trait: 'melee' }, { is: 'rolled', least: 1, of: 'miss' }],
        },
        effects: [{ do: 'turn-dice', of: 'blue' }],
      },
    ],
  },
};
