import type { HeroSheet } from '../../cards.ts';

/** The heroes of The Trollfens. */
export const HEROES: Readonly<Record<string, HeroSheet>> = {
  'augur-grisom': {
    name: { en: 'Augur Grisom', de: 'Augur Grimson' },
    archetype: 'healer',
    speed: 3,
    health: 12,
    stamina: 5,
    defence: ['gray'],
    attributes: { might: 4, knowledge: 2, willpower: 3, awareness: 2 },
    abilities: [
      {
        at: 'attack-done',
        must: true,
        if: { is: 'about', who: 'monster' },
        aim: {
          who: 'affected',
          each: true,
          if: {
            is: 'all',
            of: [
              { is: 'hero' },
              { is: 'about', who: 'not-self', part: 'other' },
              { is: 'near', within: 3, part: 'other' },
              { is: 'unhurt' },
            ],
          },
        },
        effects: [{ do: 'heal', n: 1 }],
      },
    ],
    feat: {
      at: 'own-turn',
      aim: { who: 'hero', sight: true, each: true, self: true, downToo: true },
      effects: [
        { do: 'heal', n: 2 },
        { do: 'rest', n: 2 },
      ],
    },
  },
  'roganna-the-shade': {
    name: { en: 'Roganna the Shade', de: 'Roganna der Schemen' },
    archetype: 'scout',
    speed: 5,
    health: 10,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 2, knowledge: 2, willpower: 4, awareness: 3 },
    standing: [
      {
        do: 'bonus',
        to: 'damage',
        n: 1,
        if: { is: 'all', of: [{ is: 'target-monster' }, { is: 'target-alone' }] },
      },
    ],
    feat: {
      at: 'turn-end',
      if: { is: 'about', who: 'self' },
      aim: { who: 'hero', within: 3, each: true, self: true },
      effects: [{ do: 'last', until: 'own-turn-start', effects: [{ do: 'permit', rule: 'only-adjacent-targets' }] }],
    },
  },
};
