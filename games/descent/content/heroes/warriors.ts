import type { HeroSheet } from '../cards.ts';

/** The warriors of the base game. */
export const WARRIORS: Readonly<Record<string, HeroSheet>> = {
  'grisban-the-thirsty': {
    name: { en: 'Grisban the Thirsty', de: 'Grisban der Durstige' },
    archetype: 'warrior',
    speed: 3,
    health: 14,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 5, knowledge: 2, willpower: 3, awareness: 1 },
    abilities: [{ at: 'rested', if: { is: 'about', who: 'self' }, effects: [{ do: 'cure' }] }],
    // It needs no action, so that being stunned does not hinder it (D2C-HERO-20).
    feat: { at: 'own-turn', effects: [{ do: 'attack' }] },
  },
  syndrael: {
    name: { en: 'Syndrael', de: 'Syndrael' },
    archetype: 'warrior',
    speed: 4,
    health: 12,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 4, knowledge: 3, willpower: 2, awareness: 2 },
    abilities: [
      {
        at: 'turn-end',
        must: true,
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'self' },
            { is: 'not', of: { is: 'moved' } },
          ],
        },
        effects: [{ do: 'rest', n: 2 }],
      },
    ],
    feat: {
      at: 'own-turn',
      aim: { who: 'hero', within: 3 },
      effects: [
        { do: 'aimed', aim: { who: 'self' }, effects: [{ do: 'action', kind: 'move', now: true }] },
        { do: 'action', kind: 'move', now: true },
      ],
    },
  },
};
