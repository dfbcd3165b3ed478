import type { RumorCard } from '../../rumors.ts';

export const RUMORS: Readonly<Record<string, RumorCard>> = {
  'a-dangerous-path': {
    name: { en: 'A Dangerous Path', de: 'Ein gefährlicher Pfad' },
    step: 'travel-start',
    act: 1,
    effects: [{ do: 'forewarn', n: 3 }, { do: 'draw-rumor' }],
  },
  'valyndras-fury': {
    name: { en: "Valyndra's Fury", de: 'Valyndras Zorn' },
    step: 'travel-end',
    act: 1,
    effects: [
      {
        do: 'test',
        attribute: 'awareness',
        fail: [
          { do: 'suffer', n: 1 },
          { do: 'condition', condition: 'burning' },
        ],
        allPass: [{ do: 'rest', n: 1 }],
      },
    ],
  },
  'unknown-treasures': {
    name: { en: 'Unknown Treasures', de: 'Zweifelhafte Schätze' },
    step: 'shopping',
    not: 'transition',
    effects: [{ do: 'face-down', price: [100, 175] }],
  },
  'rumor-of-the-hoard': {
    name: { en: 'Rumor of the Hoard', de: 'Das Gerücht vom Hort' },
    step: 'next-quest',
    act: 1,
    quest: { quest: 'the-sleeping-hoard', travel: ['road', 'road', 'road'] },
  },
  'rumor-of-the-cloister': {
    name: { en: 'Rumor of the Cloister', de: 'Das Gerücht vom Kloster' },
    step: 'next-quest',
    act: 1,
    quest: { quest: 'the-sinking-cloister', travel: ['road', 'mountain', 'mountain'] },
  },
};
