import type { Effect } from '../../../../effects/effect.ts';
import type { HeroClass, Item, Skill } from '../../../cards.ts';

export const BEASTMASTER: HeroClass = {
  name: { en: 'Beastmaster', de: 'Tierbändiger' },
  archetype: 'warrior',
  items: ['hunting-spear', 'skinning-knife'],
  skills: [
    'bound-by-the-hunt',
    'bestial-rage',
    'stalker-beastmaster',
    'survivalist',
    'feral-frenzy',
    'savagery',
    'shadow-hunter',
    'changing-skins',
    'predator',
  ],
  familiar: 'wolf',
};

export const BEASTMASTER_ITEMS: Readonly<Record<string, Item>> = {
  'hunting-spear': {
    name: { en: 'Hunting Spear', de: 'Jagdspeer' },
    kind: 'item',
    class: 'beastmaster',
    traits: ['exotic'],
    slot: 'one-hand',
    attack: 'melee',
    dice: ['blue', 'red'],
    reach: true,
    surges: [{ effects: [{ do: 'add', to: 'pierce', n: 1 }] }],
  },
  'skinning-knife': {
    name: { en: 'Skinning Knife', de: 'Häutungsmesser' },
    kind: 'item',
    class: 'beastmaster',
    traits: ['blade'],
    slot: 'one-hand',
    attack: 'melee',
    dice: ['blue', 'green'],
    standing: [
      {
        do: 'surge',
        surge: { effects: [{ do: 'add', to: 'damage', n: 3 }] },
        if: { is: 'target-is', of: { is: 'damaged' } },
      },
    ],
  },
};

const BESIDE_WOLF = { is: 'near-kind', of: 'wolf', within: 1 } as const;
/** Words for every hero, wherever he stands. */
const EVERYWHERE = 99;
const everyHero = (effects: readonly Effect[]): Effect => ({
  do: 'aura',
  for: 'heroes',
  self: true,
  within: EVERYWHERE,
  effects,
});
const greenAgainst = (of: Extract<Effect, { do: 'dice' }>['if']): Effect => ({
  do: 'dice',
  pool: 'attack',
  dice: ['green'],
  ...(of !== undefined && { if: { is: 'target-is', of } }),
});
const CORNERED = greenAgainst({ is: 'any', of: [{ is: 'near-holder', within: 1 }, BESIDE_WOLF] });
const FANGS: readonly Effect[] = [
  { do: 'surge', surge: { effects: [{ do: 'add', to: 'pierce', n: 2 }] } },
  { do: 'surge', surge: { cost: 2, effects: [{ do: 'add', to: 'damage', n: 5 }] } },
];

export const BEASTMASTER_SKILLS: Readonly<Record<string, Skill>> = {
  'bound-by-the-hunt': {
    name: { en: 'Bound By the Hunt', de: 'Bund der Jagd' },
    class: 'beastmaster',
    xp: 0,
    abilities: [
      { at: 'action', cost: { fatigue: 1 }, effects: [{ do: 'summon', familiar: 'wolf' }] },
      { at: 'own-turn', if: { is: 'familiar-on-map' }, aim: { who: 'familiar' }, effects: [{ do: 'vanish' }] },
    ],
  },
  'bestial-rage': {
    name: { en: 'Bestial Rage', de: 'Bestialischer Zorn' },
    class: 'beastmaster',
    xp: 1,
    standing: [{ do: 'permit', rule: 'faces-matter' }],
    abilities: [
      {
        at: 'action',
        cost: { fatigue: 2 },
        effects: [
          {
            do: 'attack',
            surges: [
              {
                effects: [{ do: 'roll', dice: ['red'], effects: [{ do: 'add', to: 'damage', n: { per: 'hearts' } }] }],
              },
            ],
            having: [
              {
                do: 'on',
                at: 'rolled',
                ability: {
                  at: 'rolled',
                  if: { is: 'all', of: [{ is: 'own-attack' }, BESIDE_WOLF] },
                  effects: [{ do: 'reroll', of: 'attack' }],
                },
              },
            ],
          },
        ],
      },
    ],
  },
  'stalker-beastmaster': {
    name: { en: 'Stalker', de: 'Fährtenleser' },
    class: 'beastmaster',
    xp: 1,
    standing: [{ do: 'for-familiar', effects: [{ do: 'permit', rule: 'behind-heroes' }] }],
    abilities: [
      {
        at: 'attack-declared',
        if: { is: 'own-attack' },
        aim: { who: 'familiar' },
        effects: [{ do: 'move', n: 1 }],
      },
    ],
  },
  survivalist: {
    name: { en: 'Survivalist', de: 'Überlebenskünstler' },
    class: 'beastmaster',
    xp: 1,
    standing: [
      { do: 'modify', value: 'health', n: 2 },
      everyHero([{ do: 'dice', pool: 'defence', dice: ['brown'], if: BESIDE_WOLF }]),
      {
        do: 'for-familiar',
        effects: [{ do: 'dice', pool: 'defence', dice: ['brown'], if: { is: 'beside', who: 'hero' } }],
      },
    ],
  },
  'feral-frenzy': {
    name: { en: 'Feral Frenzy', de: 'Wilde Rage' },
    class: 'beastmaster',
    xp: 2,
    whileTired: [everyHero([CORNERED]), { do: 'for-familiar', effects: [CORNERED] }],
    abilities: [
      {
        at: 'action',
        cost: { fatigue: 2, exhaust: true },
        effects: [{ do: 'attack' }, { do: 'attack', by: { who: 'familiar' } }],
      },
    ],
  },
  savagery: {
    name: { en: 'Savagery', de: 'Gemeinsamer Angriff' },
    class: 'beastmaster',
    xp: 2,
    standing: [
      everyHero([greenAgainst(BESIDE_WOLF)]),
      { do: 'for-familiar', effects: [greenAgainst({ is: 'beside', who: 'hero-figure' })] },
    ],
  },
  'shadow-hunter': {
    name: { en: 'Shadow Hunter', de: 'Schattenjäger' },
    class: 'beastmaster',
    xp: 2,
    standing: [{ do: 'for-familiar', effects: [{ do: 'dice', pool: 'defence', dice: ['gray'] }] }],
    abilities: [
      {
        at: 'familiars-ready',
        if: { is: 'all', of: [{ is: 'about', who: 'self' }, { is: 'fresh-familiar' }] },
        aim: { who: 'familiar' },
        effects: [
          { do: 'attack', by: { who: 'familiar' }, type: 'melee', dice: ['red', 'red', 'green', 'green'] },
          { do: 'defeat' },
        ],
      },
    ],
  },
  'changing-skins': {
    name: { en: 'Changing Skins', de: 'Hautwechsler' },
    class: 'beastmaster',
    xp: 3,
    whileTired: [...FANGS, { do: 'for-familiar', effects: FANGS }],
    abilities: [
      {
        at: 'action',
        if: { is: 'familiar-on-map' },
        cost: { exhaust: true },
        effects: [{ do: 'attack', from: { who: 'familiar' }, anyway: true }],
      },
    ],
  },
  predator: {
    name: { en: 'Predator', de: 'Raubtier' },
    class: 'beastmaster',
    xp: 3,
    standing: [
      { do: 'modify', value: 'health', n: 4 },
      {
        do: 'for-familiar',
        effects: [
          { do: 'modify', value: 'health', n: 4 },
          { do: 'surge', surge: { effects: [{ do: 'add', to: 'damage', n: 1 }] } },
          {
            do: 'surge',
            surge: { effects: [{ do: 'aimed', aim: { who: 'owner' }, effects: [{ do: 'rest', n: 1 }] }] },
          },
        ],
      },
    ],
    abilities: [
      {
        at: ['stood-up', 'revived'],
        must: true,
        if: { is: 'about', who: 'self' },
        effects: [{ do: 'heal', n: 2 }],
      },
    ],
  },
};
