import type { AdvancedQuest, RumorCard } from '../../rumors.ts';

export const RUMORS: Readonly<Record<string, RumorCard>> = {
  atrocities: {
    name: { en: 'Atrocities', de: 'Gräueltaten' },
    step: 'travel-end',
    act: 1,
    effects: [
      {
        do: 'test',
        attribute: 'willpower',
        fail: [
          { do: 'tire', n: 1 },
          { do: 'condition', condition: 'weakened' },
        ],
      },
      { do: 'draw-rumor' },
    ],
  },
  'famine-and-strife': {
    name: { en: 'Famine and Strife', de: 'Hunger und Not' },
    step: 'travel-end',
    act: 1,
    effects: [{ do: 'draw', n: { per: 'heroes' } }, { do: 'stack' }, { do: 'spread' }],
  },
  'scarce-goods': {
    name: { en: 'Scarce Goods', de: 'Knappe Waren' },
    step: 'shopping',
    effects: [{ do: 'ban' }, { do: 'spread' }],
  },
  'rumor-of-the-hamlet': {
    name: { en: 'Rumor of the Hamlet', de: 'Das Gerücht vom Weiler' },
    step: 'next-quest',
    act: 1,
    quest: { quest: 'the-hushed-hamlet', travel: ['forest', 'road', 'road'], opens: 'source-of-the-sickness' },
  },
};

export const ADVANCED: Readonly<Record<string, AdvancedQuest>> = {
  'source-of-the-sickness': {
    name: { en: 'Where the Sickness Springs', de: 'Woher die Krankheit quillt' },
    quest: 'the-sick-spring',
    travel: ['water', 'forest', 'water'],
    rewards: {
      heroes: {
        name: { en: 'Strong Blood', de: 'Starkes Blut' },
        effects: [
          {
            do: 'last',
            until: 'encounter-end',
            for: 'heroes',
            effects: [{ do: 'modify', value: 'health', n: 1 }],
          },
        ],
      },
      overlord: {
        name: { en: 'Lingering Sickness', de: 'Schleichende Krankheit' },
        effects: [
          {
            do: 'last',
            until: 'encounter-end',
            for: 'heroes',
            overlord: true,
            effects: [{ do: 'modify', value: 'health', n: -1 }],
          },
        ],
      },
    },
  },
};
