import type { HeroCard } from '../heroes.ts';

export const shae: HeroCard = {
  name: 'Shae',
  about: {
    en: 'A thief who died with her hand in somebody else’s chest, and has come back for the rest of it.',
    de: 'Eine Diebin, die mit der Hand in einer fremden Truhe starb und wegen des Restes zurückgekommen ist.',
  },
  style: 'speed',
  move: 4,
  capacity: 3,
  classes: [
    {
      id: 'rogue',
      name: { en: 'Rogue', de: 'Schurkin' },
      nature: 'law',
      save: 'block',
      gem: {
        health: [6, 7, 7, 8, 9, 10, 11],
        powers: [1, 1, 2, 3, 4, 4, 5],
        talents: [0, 1, 1, 1, 1, 2, 2],
        combat: [1, 1, 1, 1, 1, 2, 2],
        standard: [1, 2, 2, 2, 3, 3, 3],
      },
      power: {
        id: 'trap-sense',
        name: { en: 'Trap Sense', de: 'Gespür für Fallen' },
        action: 'passive',
        levels: [{ level: 1, effects: [{ do: 'modify', value: 'trap-cards', n: 1 }] }],
      },
      cry: {
        id: 'luck',
        name: { en: 'Luck', de: 'Glück' },
        action: 'free',
        aim: { who: 'other-hero', range: 3 },
        levels: [
          {
            level: 1,
            effects: [
              {
                do: 'last',
                until: 'time',
                effects: [
                  {
                    do: 'on',
                    at: 'attack-rolled',
                    may: true,
                    if: { is: 'own-attack' },
                    limit: 'round',
                    effects: [{ do: 'reroll', n: 1 }],
                  },
                ],
              },
            ],
          },
        ],
      },
      kit: ['long-dagger', 'long-dagger', 'leather', 'healing-potion'],
    },
    {
      id: 'assassin',
      name: { en: 'Assassin', de: 'Assassinin' },
      nature: 'chaos',
      save: 'block',
      gem: {
        health: [6, 6, 7, 8, 8, 9, 10],
        powers: [1, 1, 2, 3, 4, 4, 5],
        talents: [0, 1, 1, 1, 1, 2, 2],
        combat: [1, 1, 1, 1, 2, 2, 2],
        standard: [1, 1, 2, 2, 2, 3, 3],
      },
      power: {
        id: 'dance-of-blades',
        name: { en: 'Dance of Blades', de: 'Tanz der Klingen' },
        action: 'passive',
        levels: [
          {
            level: 1,
            effects: [
              {
                do: 'on',
                at: 'attack-done',
                limit: 'turn',
                if: {
                  is: 'all',
                  of: [
                    { is: 'own-attack' },
                    { is: 'weapon', tag: 'main' },
                    { is: 'weapon', tag: 'dagger' },
                    { is: 'holds', category: 'dagger', hand: 'off' },
                  ],
                },
                effects: [{ do: 'again', with: 'off' }],
              },
            ],
          },
        ],
      },
      cry: {
        id: 'chill',
        name: { en: 'Chill', de: 'Frösteln' },
        action: 'free',
        aim: { who: 'enemy', range: 0 },
        levels: [
          { level: 1, effects: [{ do: 'die', on: 'energy', effects: [{ do: 'condition', condition: 'slowed' }] }] },
        ],
      },
      kit: ['long-dagger', 'long-dagger', 'leather', 'healing-potion'],
    },
  ],
};
