import type { HeroCard } from '../heroes.ts';

export const thorgar: HeroCard = {
  name: 'Thorgar',
  about: {
    en: 'A dwarf priest who prayed so loudly that his goddess sent him back to finish.',
    de: 'Ein Zwergenpriester, der so laut betete, dass seine Göttin ihn zurückschickte, damit er fertig wird.',
  },
  style: 'faith',
  move: 3,
  capacity: 4,
  classes: [
    {
      id: 'cleric',
      name: { en: 'Cleric', de: 'Kleriker' },
      nature: 'law',
      save: 'magic',
      gem: {
        health: [6, 7, 8, 9, 10, 11, 12],
        powers: [1, 1, 2, 3, 4, 4, 5],
        talents: [0, 1, 1, 1, 1, 2, 2],
        combat: [1, 1, 1, 1, 1, 2, 2],
        standard: [1, 1, 2, 2, 2, 2, 3],
      },
      power: {
        id: 'divine-favour',
        name: { en: 'Divine Favour', de: 'Göttlicher Beistand' },
        action: 'reaction',
        at: ['attack-rolled', 'defence-rolled', 'save-rolled'],
        anyTime: true,
        aim: { who: 'that', range: 2 },
        if: { is: 'about', who: 'hero' },
        limit: 'round',
        levels: [{ level: 1, effects: [{ do: 'reroll', n: { per: 'half-rank' } }] }],
      },
      cry: {
        id: 'prayer',
        name: { en: 'Prayer', de: 'Gebet' },
        action: 'free',
        aim: { who: 'other-hero', range: 3 },
        levels: [{ level: 1, effects: [{ do: 'heal', n: 1 }] }],
      },
      kit: ['war-hammer', 'shield', 'chain', 'healing-potion'],
    },
    {
      id: 'runemaster',
      name: { en: 'Runemaster', de: 'Runenmeister' },
      nature: 'chaos',
      save: 'magic',
      gem: {
        health: [6, 7, 8, 9, 9, 10, 11],
        powers: [1, 1, 2, 3, 4, 4, 5],
        talents: [0, 1, 1, 1, 1, 2, 2],
        combat: [1, 1, 1, 1, 2, 2, 2],
        standard: [1, 1, 2, 2, 2, 2, 2],
      },
      power: {
        id: 'rune-burst',
        name: { en: 'Rune Burst', de: 'Runensprengung' },
        action: 'free',
        limit: 'round',
        levels: [{ level: 1, effects: [{ do: 'rune-burst' }] }],
      },
      cry: {
        id: 'spark',
        name: { en: 'Spark', de: 'Funke' },
        action: 'free',
        aim: { who: 'enemy', range: 0 },
        levels: [{ level: 1, effects: [{ do: 'fire', n: 1 }] }],
      },
      kit: ['war-hammer', 'shield', 'chain', 'healing-potion'],
    },
  ],
};
