import type { HeroCard } from '../heroes.ts';

export const laegon: HeroCard = {
  name: 'Laegon',
  about: {
    en: 'A wood elf whom no forest would let rest. His wolf found him first.',
    de: 'Ein Waldelf, den kein Wald ruhen ließ. Sein Wolf fand ihn zuerst.',
  },
  style: 'speed',
  move: 4,
  capacity: 3,
  classes: [
    {
      id: 'ranger',
      name: { en: 'Ranger', de: 'Waldläufer' },
      nature: 'neutral',
      save: 'energy',
      gem: {
        health: [7, 7, 8, 9, 9, 10, 11],
        powers: [1, 2, 2, 3, 3, 4, 5],
        talents: [0, 0, 1, 1, 1, 2, 2],
        combat: [1, 1, 1, 1, 2, 2, 2],
        standard: [1, 1, 2, 2, 2, 2, 3],
      },
      power: {
        id: 'two-blades',
        name: { en: 'Two Blades', de: 'Zwei Klingen' },
        action: 'passive',
        levels: [
          {
            level: 1,
            effects: [
              {
                do: 'on',
                at: 'attack-done',
                limit: 'turn',
                if: { is: 'all', of: [{ is: 'own-attack' }, { is: 'weapon', tag: 'main' }] },
                effects: [{ do: 'again', with: 'off' }],
              },
            ],
          },
        ],
      },
      cry: {
        id: 'trail',
        name: { en: 'Trail', de: 'Fährte' },
        action: 'free',
        aim: { who: 'other-hero', range: 3 },
        levels: [{ level: 1, effects: [{ do: 'walk', n: 1 }] }],
      },
      kit: ['short-sword', 'throwing-knives', 'leather', 'healing-potion'],
    },
    {
      id: 'archer',
      name: { en: 'Archer', de: 'Bogenschütze' },
      nature: 'neutral',
      save: 'energy',
      gem: {
        health: [6, 7, 8, 8, 9, 10, 11],
        powers: [1, 2, 2, 3, 3, 4, 5],
        talents: [0, 0, 1, 1, 1, 2, 2],
        combat: [1, 1, 1, 1, 2, 2, 2],
        standard: [1, 1, 2, 2, 2, 2, 3],
      },
      power: {
        id: 'second-arrow',
        name: { en: 'Second Arrow', de: 'Zweiter Pfeil' },
        action: 'passive',
        damage: 'pointed',
        levels: ([1, 3, 6] as const).map(level => ({
          level,
          attack: { 1: { red: 1 }, 3: { red: 1, blue: 1 }, 6: { red: 2 } }[level],
          effects: [
            {
              do: 'on',
              at: 'attack-done',
              limit: 'turn',
              if: { is: 'all', of: [{ is: 'own-attack' }, { is: 'weapon', tag: 'bow' }] },
              effects: [{ do: 'again', with: 'own' }],
            },
          ],
        })),
      },
      cry: {
        id: 'mark',
        name: { en: 'Mark', de: 'Markierung' },
        action: 'free',
        aim: { who: 'enemy', range: 0 },
        levels: [
          {
            level: 1,
            effects: [{ do: 'last', until: 'time', effects: [{ do: 'modify', value: 'hits-taken', n: 1 }] }],
          },
        ],
      },
      kit: ['longbow', 'leather', 'healing-potion'],
    },
  ],
};
