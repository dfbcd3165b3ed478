import type { HeroSheet } from '../../../cards.ts';

/** The heroes of the collection Bonds of the Wild. */
export const HEROES: Readonly<Record<string, HeroSheet>> = {
  lyssa: {
    name: { en: 'Lyssa', de: 'Lyssa' },
    archetype: 'mage',
    speed: 5,
    health: 8,
    stamina: 5,
    defence: ['gray'],
    attributes: { might: 2, knowledge: 3, willpower: 2, awareness: 4 },
    abilities: [
      {
        at: 'before-roll',
        if: { is: 'all', of: [{ is: 'own-attack' }, { is: 'target-adjacent' }] },
        limit: 'attack',
        effects: [{ do: 'recolor', from: 'power', to: ['red'] }],
      },
    ],
    feat: {
      at: 'attack-done',
      if: { is: 'own-attack' },
      effects: [
        {
          do: 'attack',
          on: { who: 'monster', adjacent: true },
          ignoresRange: true,
          having: [
            {
              do: 'on',
              at: 'before-roll',
              ability: {
                at: 'before-roll',
                must: true,
                if: { is: 'own-attack' },
                effects: [{ do: 'recolor', from: 'blue', to: ['red', 'yellow', 'green'] }],
              },
            },
          ],
        },
      ],
    },
  },
  challara: {
    name: { en: 'Challara', de: 'Challara' },
    archetype: 'mage',
    speed: 3,
    health: 10,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 3, knowledge: 4, willpower: 3, awareness: 1 },
    abilities: [
      { at: 'encounter-start', must: true, effects: [{ do: 'summon', familiar: 'brightblaze', at: 'nearest' }] },
    ],
    // It is activated as usual besides.
    feat: {
      at: 'action',
      effects: [
        {
          do: 'when',
          if: { is: 'not', of: { is: 'familiar-on-map', of: 'brightblaze' } },
          effects: [{ do: 'summon', familiar: 'brightblaze' }],
        },
        {
          do: 'aimed',
          aim: { who: 'familiar', if: { is: 'kind', of: ['brightblaze'] } },
          effects: [{ do: 'activate' }],
        },
      ],
    },
  },
  'ronan-of-the-wild': {
    name: { en: 'Ronan of the Wild', de: 'Ronan der Wilde' },
    archetype: 'scout',
    speed: 4,
    health: 10,
    stamina: 5,
    defence: ['gray'],
    attributes: { might: 3, knowledge: 1, willpower: 4, awareness: 3 },
    abilities: [
      {
        at: 'own-turn',
        if: { is: 'not', of: { is: 'familiar-on-map', of: 'pico' } },
        effects: [{ do: 'summon', familiar: 'pico', within: 3, at: 'search' }],
      },
      {
        at: 'own-turn',
        party: 'always',
        if: {
          is: 'all',
          of: [
            { is: 'not', of: { is: 'kind', of: ['ronan-of-the-wild'] } },
            { is: 'near-kind', of: 'pico', within: 1 },
          ],
        },
        effects: [{ do: 'search', within: 1, under: 'pico' }],
      },
    ],
    feat: {
      at: 'turn-start',
      if: {
        is: 'all',
        of: [
          { is: 'about', who: 'hero' },
          { is: 'not', of: { is: 'familiar-on-map', of: 'pico' } },
        ],
      },
      aim: { who: 'hero', if: { is: 'hero' } },
      effects: [{ do: 'trade' }],
    },
  },
  'vyrah-the-falconer': {
    name: { en: 'Vyrah the Falconer', de: 'Vyrah der Falkner' },
    archetype: 'scout',
    speed: 4,
    health: 10,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 3, knowledge: 2, willpower: 2, awareness: 4 },
    abilities: [
      {
        at: 'turn-start',
        must: true,
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'self' },
            { is: 'not', of: { is: 'familiar-on-map', of: 'skye' } },
          ],
        },
        effects: [{ do: 'summon', familiar: 'skye', at: 'own' }],
      },
    ],
    feat: {
      at: 'action',
      effects: [
        {
          do: 'attack',
          by: { who: 'familiar', if: { is: 'kind', of: ['skye'] } },
          type: 'melee',
          dice: ['blue', 'red', 'yellow'],
          surges: [{ effects: [{ do: 'inflict', condition: 'stunned' }] }],
        },
      ],
    },
  },
};
