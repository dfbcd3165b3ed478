import type { HeroClass, Skill } from '../../../cards.ts';

export const MONK: HeroClass = {
  name: { en: 'Monk', de: 'Mönch' },
  archetype: 'scout',
  items: [],
  skills: ['greater-calling', 'inner-balance', 'openhanded', 'vow-of-freedom'],
};

const BARE = { is: 'weapon', trait: 'unarmed' } as const;

export const MONK_SKILLS: Readonly<Record<string, Skill>> = {
  'greater-calling': {
    name: { en: 'Greater Calling', de: 'Höhere Berufung' },
    class: 'monk',
    xp: 0,
    standing: [{ do: 'hybrid', archetype: 'healer' }],
  },
  'inner-balance': {
    name: { en: 'Inner Balance', de: 'Inneres Gleichgewicht' },
    class: 'monk',
    xp: 1,
    whileTired: [{ do: 'attribute', of: 'all', n: 1, most: 6 }],
    abilities: [
      {
        at: 'rested',
        if: { is: 'about', who: 'self' },
        cost: { fatigue: 1, exhaust: true },
        effects: [
          {
            do: 'aimed',
            aim: { who: 'hero', within: 3, self: true, may: true, if: { is: 'has-conditions' } },
            effects: [{ do: 'cure' }],
          },
          // The higher attributes are worth it without a condition too.
          { do: 'times', n: 0, effects: [] },
        ],
      },
    ],
  },
  openhanded: {
    name: { en: 'Openhanded', de: 'Mit bloßen Händen' },
    class: 'monk',
    xp: 2,
    standing: [{ do: 'surge', surge: { effects: [{ do: 'inflict', condition: 'stunned' }] }, if: BARE }],
    abilities: [
      {
        at: 'rolled',
        must: true,
        if: { is: 'all', of: [{ is: 'own-attack' }, BARE] },
        effects: [{ do: 'add', to: 'pierce', n: { per: 'range-rolled' } }],
      },
      {
        at: 'defeated',
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'monster' },
            { is: 'about', who: 'self', part: 'other' },
            { is: 'own-attack' },
            BARE,
          ],
        },
        cost: { fatigue: 1 },
        effects: [{ do: 'attack' }],
      },
    ],
  },
  'vow-of-freedom': {
    name: { en: 'Vow of Freedom', de: 'Gelübde der Freiheit' },
    class: 'monk',
    xp: 3,
    standing: [{ do: 'permit', rule: 'faces-matter' }],
    abilities: [
      {
        at: 'rolled',
        if: {
          is: 'all',
          of: [
            { is: 'own-attack' },
            { is: 'any', of: [BARE, { is: 'weapon', trait: 'exotic' }] },
            { is: 'rolled', least: 1, of: 'miss' },
          ],
        },
        effects: [{ do: 'turn-dice', of: 'blue' }],
      },
      {
        at: 'defence-rolled',
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'self' },
            { is: 'not', of: { is: 'wears', trait: 'light-armor' } },
            { is: 'not', of: { is: 'wears', trait: 'heavy-armor' } },
          ],
        },
        effects: [{ do: 'turn-dice', of: 'defence', n: 'any', blanks: true }],
      },
    ],
  },
};
