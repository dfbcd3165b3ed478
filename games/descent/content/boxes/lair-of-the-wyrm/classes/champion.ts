import type { HeroClass, Item, Skill } from '../../../cards.ts';

export const CHAMPION: HeroClass = {
  name: { en: 'Champion', de: 'Champion' },
  archetype: 'warrior',
  items: ['horn-of-courage', 'worn-greatsword'],
  skills: [
    'valor-of-heroes',
    'a-living-legend',
    'glory-of-battle',
    'inspiring-presence',
    'motivating-charge',
    'no-mercy',
    'stoic-resolve',
    'for-the-cause',
    'valorous-strike',
  ],
};

export const CHAMPION_ITEMS: Readonly<Record<string, Item>> = {
  'horn-of-courage': {
    name: { en: 'Horn of Courage', de: 'Horn des Mutes' },
    kind: 'item',
    class: 'champion',
    traits: ['trinket'],
    slot: 'other',
    abilities: [
      {
        at: 'own-turn',
        cost: { exhaust: true },
        aim: { who: 'hero', within: 3 },
        effects: [{ do: 'token', token: 'valor' }],
      },
    ],
  },
  'worn-greatsword': {
    name: { en: 'Worn Greatsword', de: 'Abgenutztes Großschwert' },
    kind: 'item',
    class: 'champion',
    traits: ['blade'],
    slot: 'two-hands',
    attack: 'melee',
    dice: ['blue', 'red'],
    surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
    abilities: [
      {
        at: 'before-roll',
        if: { is: 'all', of: [{ is: 'own-attack' }, { is: 'with-this' }] },
        cost: { fatigue: 1 },
        limit: 'attack',
        effects: [{ do: 'add', to: 'surges', n: 1 }],
      },
    ],
  },
};

/** The Champion has defeated a monster. */
const BY_HIM = {
  is: 'all',
  of: [
    { is: 'about', who: 'monster' },
    { is: 'about', who: 'self', part: 'other' },
  ],
} as const;

export const CHAMPION_SKILLS: Readonly<Record<string, Skill>> = {
  'valor-of-heroes': {
    name: { en: 'Valor of Heroes', de: 'Heldenmut' },
    class: 'champion',
    xp: 0,
    abilities: [
      {
        at: 'defeated',
        must: true,
        if: { is: 'all', of: [BY_HIM, { is: 'own-attack' }, { is: 'weapon', trait: 'melee' }] },
        effects: [{ do: 'token', token: 'valor' }],
      },
      {
        at: 'before-roll',
        party: 'always',
        if: { is: 'own-attack' },
        cost: { tokens: { token: 'valor', n: 1 } },
        limit: 'attack',
        effects: [{ do: 'add', to: 'damage', n: 1 }],
      },
    ],
  },
  'a-living-legend': {
    name: { en: 'A Living Legend', de: 'Lebende Legende' },
    class: 'champion',
    xp: 1,
    abilities: [
      {
        at: 'suffering',
        if: { is: 'about', who: 'self' },
        cost: { fatigue: 1, exhaust: true, tokens: { token: 'valor', n: 'x', most: 3 } },
        effects: [{ do: 'lessen', n: { per: 'spent' } }],
      },
    ],
  },
  'glory-of-battle': {
    name: { en: 'Glory of Battle', de: 'Kampfeslust' },
    class: 'champion',
    xp: 1,
    abilities: [
      {
        at: 'defeated',
        must: true,
        if: BY_HIM,
        aim: { who: 'hero', within: 3, each: true },
        effects: [{ do: 'token', token: 'valor' }],
      },
      {
        at: 'before-roll',
        party: 'always',
        if: { is: 'affected' },
        cost: { tokens: { token: 'valor', n: 1 } },
        limit: 'attack',
        effects: [{ do: 'add', to: 'shields', n: 1 }],
      },
    ],
  },
  'inspiring-presence': {
    name: { en: 'Inspiring Presence', de: 'Inspirierende Ausstrahlung' },
    class: 'champion',
    xp: 1,
    standing: [
      {
        do: 'aura',
        for: 'heroes',
        self: true,
        within: 3,
        effects: [
          {
            do: 'surge',
            surge: {
              effects: [{ do: 'aimed', aim: { who: 'attacker' }, effects: [{ do: 'token', token: 'valor' }] }],
            },
          },
        ],
      },
    ],
    abilities: [
      {
        at: 'test-failed',
        party: 'standing',
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'self' },
            { is: 'attribute', attribute: 'willpower' },
            { is: 'near-holder', within: 3 },
          ],
        },
        cost: { tokens: { token: 'valor', n: 1 } },
        effects: [{ do: 'retest', plus: 0 }],
      },
    ],
  },
  'motivating-charge': {
    name: { en: 'Motivating Charge', de: 'Mitreißender Sturmangriff' },
    class: 'champion',
    xp: 2,
    abilities: [
      {
        at: 'action',
        cost: { fatigue: 2, exhaust: true },
        effects: [
          { do: 'move', n: { per: 'speed' } },
          {
            do: 'attack',
            with: ['melee'],
            ifDefeated: [
              {
                do: 'in-turn',
                aim: { who: 'hero', within: 3, self: true },
                effects: [{ do: 'one-of', of: [[{ do: 'token', token: 'valor' }], [{ do: 'rest', n: 1 }]] }],
              },
            ],
          },
        ],
      },
    ],
  },
  'no-mercy': {
    name: { en: 'No Mercy', de: 'Keine Gnade' },
    class: 'champion',
    xp: 2,
    abilities: [
      {
        at: 'group-done',
        party: 'standing',
        if: { is: 'near-holder', within: 3 },
        cost: { exhaust: true, tokens: { token: 'valor', n: 2 } },
        effects: [{ do: 'attack' }],
      },
    ],
  },
  'stoic-resolve': {
    name: { en: 'Stoic Resolve', de: 'Stoische Entschlossenheit' },
    class: 'champion',
    xp: 2,
    abilities: [
      {
        at: 'token-spent',
        if: {
          is: 'all',
          of: [
            { is: 'token', kind: 'valor' },
            { is: 'near', within: 3, self: true },
          ],
        },
        aim: { who: 'hero', adjacent: true, self: true, if: { is: 'tired' } },
        effects: [{ do: 'rest', n: 1 }],
      },
    ],
  },
  'for-the-cause': {
    name: { en: 'For the Cause', de: 'Für die gute Sache' },
    class: 'champion',
    xp: 3,
    always: [{ do: 'dice', pool: 'defence', dice: ['brown'] }],
    abilities: [
      {
        at: 'attack-declared',
        cost: { fatigue: 1, exhaust: true, tokens: { token: 'valor', n: 'x' } },
        aim: {
          who: 'target',
          if: {
            is: 'all',
            of: [
              { is: 'hero' },
              {
                is: 'any',
                of: [
                  { is: 'about', who: 'self', part: 'other' },
                  { is: 'adjacent', part: 'other' },
                ],
              },
            ],
          },
        },
        effects: [{ do: 'pool', pool: 'defence', dice: ['gray'], n: { per: 'spent' } }],
      },
    ],
  },
  'valorous-strike': {
    name: { en: 'Valorous Strike', de: 'Kühner Streich' },
    class: 'champion',
    xp: 3,
    abilities: [
      {
        at: 'token-gained',
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'self' },
            { is: 'token', kind: 'valor' },
          ],
        },
        tired: true,
        effects: [
          { do: 'lose-token', token: 'valor', quietly: true },
          { do: 'token', token: 'stored-damage' },
        ],
      },
      {
        at: 'attack-done',
        if: { is: 'all', of: [{ is: 'own-attack' }, { is: 'weapon', trait: 'melee' }, { is: 'dealt' }] },
        cost: { exhaust: true, tokens: { token: 'stored-damage', n: 'all' } },
        aim: { who: 'target', if: { is: 'on-map' } },
        effects: [{ do: 'suffer', n: { per: 'spent' } }],
      },
    ],
  },
};
