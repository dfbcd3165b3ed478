import type { HeroClass, Item, Skill } from '../cards.ts';

export const RUNEMASTER: HeroClass = {
  name: { en: 'Runemaster', de: 'Runenmeister' },
  archetype: 'mage',
  items: ['arcane-bolt'],
  skills: [
    'runic-knowledge',
    'exploding-rune',
    'ghost-armor',
    'inscribe-rune',
    'iron-will',
    'rune-mastery',
    'runic-sorcery',
    'break-the-rune',
    'quick-casting',
  ],
};

export const RUNEMASTER_ITEMS: Readonly<Record<string, Item>> = {
  'arcane-bolt': {
    name: { en: 'Arcane Bolt', de: 'Arkanes Geschoss' },
    kind: 'item',
    class: 'runemaster',
    traits: ['magic', 'rune'],
    slot: 'two-hands',
    attack: 'ranged',
    dice: ['blue', 'yellow'],
    surges: [{ effects: [{ do: 'add', to: 'range', n: 1 }] }, { effects: [{ do: 'add', to: 'pierce', n: 2 }] }],
  },
};

export const RUNEMASTER_SKILLS: Readonly<Record<string, Skill>> = {
  'runic-knowledge': {
    name: { en: 'Runic Knowledge', de: 'Macht der Runen' },
    class: 'runemaster',
    xp: 0,
    standing: [
      {
        do: 'surge',
        if: {
          is: 'any',
          of: [
            { is: 'weapon', trait: 'magic' },
            { is: 'weapon', trait: 'rune' },
          ],
        },
        surge: {
          effects: [
            { do: 'add', to: 'damage', n: 2 },
            { do: 'aimed', aim: { who: 'attacker' }, effects: [{ do: 'tire', n: 1 }] },
          ],
        },
      },
    ],
  },
  'exploding-rune': {
    name: { en: 'Exploding Rune', de: 'Explodierende Rune' },
    class: 'runemaster',
    xp: 1,
    abilities: [{ at: 'action', cost: { fatigue: 1 }, effects: [{ do: 'attack', with: ['rune'], blast: true }] }],
  },
  'ghost-armor': {
    name: { en: 'Ghost Armor', de: 'Geisterrüstung' },
    class: 'runemaster',
    xp: 1,
    abilities: [
      {
        at: 'defence-rolled',
        again: true,
        if: { is: 'about', who: 'self' },
        cost: { fatigue: 1 },
        effects: [{ do: 'add', to: 'shields', n: 1 }],
      },
    ],
  },
  'inscribe-rune': {
    name: { en: 'Inscribe Rune', de: 'Runengravur' },
    class: 'runemaster',
    xp: 1,
    standing: [{ do: 'trait', trait: 'rune' }],
  },
  'iron-will': {
    name: { en: 'Iron Will', de: 'Eiserner Wille' },
    class: 'runemaster',
    xp: 2,
    standing: [
      { do: 'modify', value: 'stamina', n: 1 },
      { do: 'permit', rule: 'surge-recovers-2' },
    ],
  },
  'rune-mastery': {
    name: { en: 'Rune Mastery', de: 'Runenbeherrschung' },
    class: 'runemaster',
    xp: 2,
    abilities: [
      {
        at: 'rolled',
        if: { is: 'all', of: [{ is: 'own-attack' }, { is: 'weapon', trait: 'rune' }] },
        cost: { exhaust: true },
        effects: [{ do: 'add', to: 'surges', n: 1 }],
      },
    ],
  },
  'runic-sorcery': {
    name: { en: 'Runic Sorcery', de: 'Runenhexerei' },
    class: 'runemaster',
    xp: 2,
    abilities: [
      {
        at: 'action',
        cost: { fatigue: 1 },
        effects: [{ do: 'attack', with: ['rune'], ifDealt: [{ do: 'condition', condition: 'any' }] }],
      },
    ],
  },
  'break-the-rune': {
    name: { en: 'Break the Rune', de: 'Rune brechen' },
    class: 'runemaster',
    xp: 3,
    abilities: [
      {
        at: 'action',
        cost: { fatigue: 4 },
        effects: [
          {
            do: 'attack',
            with: ['rune'],
            on: { who: 'figure', within: 3, sight: true, each: true },
            each: true,
            ignoresRange: true,
          },
        ],
      },
    ],
  },
  'quick-casting': {
    name: { en: 'Quick Casting', de: 'Schnelles Zaubern' },
    class: 'runemaster',
    xp: 3,
    abilities: [
      {
        at: 'attack-done',
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'self' },
            { is: 'weapon', trait: 'rune' },
          ],
        },
        cost: { fatigue: 2, exhaust: true },
        effects: [{ do: 'attack' }],
      },
    ],
  },
};
