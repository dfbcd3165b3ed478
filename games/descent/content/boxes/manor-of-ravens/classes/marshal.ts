import type { HeroClass, Item, Skill } from '../../../cards.ts';

export const MARSHAL: HeroClass = {
  name: { en: 'Marshal', de: 'Seneschall' },
  archetype: 'warrior',
  items: ['signet-ring', 'war-hammer'],
  skills: [
    'retribution',
    'just-reward',
    'shockwave',
    'zealous-fire',
    'by-the-book',
    'i-am-the-law',
    'vigilant-watch',
    'crushing-blow',
    'last-stand',
  ],
};

export const MARSHAL_ITEMS: Readonly<Record<string, Item>> = {
  'signet-ring': {
    name: { en: 'Signet Ring', de: 'Siegelring' },
    kind: 'item',
    class: 'marshal',
    traits: ['ring'],
    slot: 'other',
    abilities: [
      {
        at: 'before-roll',
        cost: { exhaust: true },
        aim: {
          who: 'affected',
          if: {
            is: 'all',
            of: [
              { is: 'side', side: 'heroes' },
              { is: 'near-holder', within: 1 },
            ],
          },
        },
        effects: [{ do: 'add', to: 'shields', n: 1 }],
      },
    ],
  },
  'war-hammer': {
    name: { en: 'War Hammer', de: 'Kriegshammer' },
    kind: 'item',
    class: 'marshal',
    traits: ['hammer'],
    slot: 'two-hands',
    attack: 'melee',
    dice: ['blue', 'red'],
    reach: true,
    surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
    standing: [{ do: 'permit', rule: 'no-surge-fatigue' }],
  },
};

const OTHER_HERO = [{ is: 'hero' }, { is: 'not', of: { is: 'itself' } }] as const;
const MONSTER_NEAR = [
  { is: 'about', who: 'monster' },
  { is: 'near', within: 2 },
] as const;
/** A skill of this class answers when it is refreshed itself. */
const refreshed = (card: string) =>
  ({
    is: 'all',
    of: [
      { is: 'about', who: 'self' },
      { is: 'card', card },
    ],
  }) as const;

export const MARSHAL_SKILLS: Readonly<Record<string, Skill>> = {
  retribution: {
    name: { en: 'Retribution', de: 'Vergeltung' },
    class: 'marshal',
    xp: 0,
    abilities: [
      {
        at: 'attack-done',
        if: { is: 'all', of: [...MONSTER_NEAR, { is: 'affected-is', of: { is: 'all', of: OTHER_HERO } }] },
        cost: { fatigue: 1, exhaust: true },
        aim: { who: 'that' },
        effects: [{ do: 'suffer', n: 2 }],
      },
    ],
  },
  'just-reward': {
    name: { en: 'Just Reward', de: 'Gerechter Lohn' },
    class: 'marshal',
    xp: 1,
    abilities: [
      { at: 'group-activated', versus: true, cost: { fatigue: 2, exhaust: true }, effects: [{ do: 'mark-group' }] },
      {
        at: 'attack-done',
        versus: true,
        tired: true,
        if: {
          is: 'all',
          of: [
            { is: 'card-tired' },
            { is: 'of-marked-group' },
            { is: 'in-sight' },
            { is: 'affected-is', of: { is: 'all', of: [...OTHER_HERO, { is: 'near-holder', within: 3 }] } },
          ],
        },
        effects: [{ do: 'draw', n: -1 }],
      },
    ],
  },
  shockwave: {
    name: { en: 'Shockwave', de: 'Schockwelle' },
    class: 'marshal',
    xp: 1,
    abilities: [
      {
        at: 'before-roll',
        if: {
          is: 'all',
          of: [{ is: 'own-attack' }, { is: 'weapon', trait: 'melee' }, { is: 'weapon', trait: 'two-hands' }],
        },
        cost: { fatigue: 1, exhaust: true },
        effects: [
          {
            do: 'if-dealt',
            effects: [
              {
                do: 'aimed',
                aim: { who: 'monster', from: 'target-spaces', each: true },
                effects: [{ do: 'suffer', n: 1 }],
              },
            ],
          },
        ],
      },
    ],
  },
  'zealous-fire': {
    name: { en: 'Zealous Fire', de: 'Feuereifer' },
    class: 'marshal',
    xp: 1,
    abilities: [
      { at: 'card-played', versus: true, cost: { exhaust: true }, effects: [{ do: 'rest', n: 1 }] },
      {
        at: 'refreshed',
        versus: true,
        must: true,
        if: refreshed('zealous-fire'),
        aim: { who: 'monster', within: 2 },
        effects: [{ do: 'suffer', n: 1 }],
      },
    ],
  },
  'by-the-book': {
    name: { en: 'By the Book', de: 'Nach Vorschrift' },
    class: 'marshal',
    xp: 2,
    abilities: [
      {
        at: 'card-played',
        versus: true,
        cost: { fatigue: 1, exhaust: true },
        effects: [
          {
            do: 'test',
            attribute: 'knowledge',
            byExperience: true,
            pass: [{ do: 'call-back' }],
            fail: [{ do: 'tire', n: 1 }],
          },
        ],
      },
    ],
  },
  'i-am-the-law': {
    name: { en: 'I Am the Law', de: 'Ich bin das Gesetz' },
    class: 'marshal',
    xp: 2,
    abilities: [
      {
        at: 'attack-done',
        if: { is: 'all', of: [...MONSTER_NEAR, { is: 'affected' }] },
        cost: { exhaust: true },
        aim: { who: 'that' },
        effects: [
          { do: 'attack', on: { who: 'that' } },
          {
            do: 'may',
            effects: [
              {
                do: 'aimed',
                aim: { who: 'that', if: { is: 'on-map' } },
                effects: [
                  {
                    do: 'test',
                    attribute: 'knowledge',
                    owner: true,
                    pass: [
                      { do: 'aimed', aim: { who: 'self' }, effects: [{ do: 'tire', n: 1 }] },
                      { do: 'condition', condition: 'any' },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  'vigilant-watch': {
    name: { en: 'Vigilant Watch', de: 'Wachsames Auge' },
    class: 'marshal',
    xp: 2,
    abilities: [
      {
        at: 'enters',
        if: { is: 'all', of: [{ is: 'about', who: 'monster' }, { is: 'adjacent' }] },
        cost: { fatigue: 1, exhaust: true },
        effects: [],
      },
      {
        at: 'leaves',
        must: true,
        tired: true,
        if: { is: 'all', of: [{ is: 'card-tired' }, ...MONSTER_NEAR] },
        aim: { who: 'that' },
        effects: [{ do: 'suffer', n: 1 }],
      },
    ],
  },
  'crushing-blow': {
    name: { en: 'Crushing Blow', de: 'Zermalmender Schlag' },
    class: 'marshal',
    xp: 3,
    abilities: [
      {
        at: 'attack-done',
        if: { is: 'all', of: [...MONSTER_NEAR, { is: 'in-sight' }, { is: 'not', of: { is: 'dealt' } }] },
        cost: { exhaust: true },
        effects: [
          {
            do: 'attack',
            with: ['two-hands'],
            on: { who: 'that' },
            before: [{ do: 'pool', pool: 'defence', none: true }],
          },
        ],
      },
    ],
  },
  'last-stand': {
    name: { en: 'Last Stand', de: 'Letztes Gefecht' },
    class: 'marshal',
    xp: 3,
    abilities: [
      {
        at: 'knocked-out',
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'hero' },
            { is: 'about', who: 'not-self' },
            { is: 'near', within: 5 },
          ],
        },
        cost: { fatigue: 2, exhaust: true },
        effects: [
          { do: 'place', within: 0, of: 'cell', owner: true },
          { do: 'attack', may: true },
        ],
      },
      { at: 'refreshed', if: refreshed('last-stand'), effects: [{ do: 'revive', here: true }] },
    ],
  },
};
