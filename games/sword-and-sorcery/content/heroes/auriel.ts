import type { HeroCard } from '../heroes.ts';

export const auriel: HeroCard = {
  name: 'Auriel',
  about: {
    en: 'A sorceress who burnt out like a candle at both ends. Somebody has lit her again.',
    de: 'Eine Zauberin, die wie eine Kerze an beiden Enden abbrannte. Jemand hat sie wieder angezündet.',
  },
  style: 'magic',
  move: 3,
  capacity: 3,
  classes: [
    {
      id: 'white-mage',
      name: { en: 'White Mage', de: 'Weiße Magierin' },
      nature: 'law',
      save: 'energy',
      gem: {
        health: [6, 6, 7, 8, 8, 9, 10],
        powers: [1, 2, 2, 3, 3, 4, 5],
        talents: [1, 1, 1, 1, 2, 2, 2],
        combat: [1, 1, 1, 1, 1, 1, 2],
        standard: [1, 1, 2, 2, 2, 3, 3],
      },
      power: {
        id: 'meditate',
        name: { en: 'Meditate', de: 'Meditation' },
        action: 'standard',
        limit: 'round',
        levels: [
          {
            level: 1,
            effects: [
              {
                do: 'last',
                until: 'turn-end',
                next: 'attack',
                effects: [{ do: 'symbols', of: 'magic', n: { per: 'half-rank' } }],
              },
            ],
          },
        ],
      },
      cry: {
        id: 'whisper',
        name: { en: 'Whisper', de: 'Flüstern' },
        action: 'free',
        aim: { who: 'other-hero', range: 3 },
        levels: [{ level: 1, effects: [{ do: 'hasten', n: 1 }] }],
      },
      kit: ['ash-wand', 'robe', 'healing-potion'],
    },
    {
      id: 'black-mage',
      name: { en: 'Black Mage', de: 'Schwarze Magierin' },
      nature: 'chaos',
      save: 'hit',
      gem: {
        health: [6, 6, 6, 7, 8, 8, 9],
        powers: [1, 2, 2, 3, 3, 4, 5],
        talents: [1, 1, 1, 1, 2, 2, 2],
        combat: [1, 1, 1, 1, 1, 2, 2],
        standard: [1, 1, 2, 2, 2, 2, 3],
      },
      power: {
        id: 'wand-mastery',
        name: { en: 'Wand Mastery', de: 'Stabmeisterin' },
        action: 'passive',
        levels: [
          {
            level: 1,
            effects: [
              { do: 'modify', value: 'blue', n: 1, if: { is: 'weapon', tag: 'wand' } },
              { do: 'permit', rule: 'each-property-twice', if: { is: 'weapon', tag: 'wand' } },
            ],
          },
        ],
      },
      cry: {
        id: 'ember',
        name: { en: 'Ember', de: 'Glut' },
        action: 'free',
        aim: { who: 'enemy', range: 0 },
        levels: [{ level: 1, effects: [{ do: 'fire', n: 1 }] }],
      },
      kit: ['ash-wand', 'robe', 'healing-potion'],
    },
  ],
};
