import { ANY_TIME } from '../../any-time.ts';
import type { HeroSheet } from '../../cards.ts';

/** The heroes of Manor of Ravens. */
export const HEROES: Readonly<Record<string, HeroSheet>> = {
  'alys-raine': {
    name: { en: 'Alys Raine', de: 'Alys Raine' },
    archetype: 'warrior',
    speed: 4,
    health: 12,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 3, knowledge: 4, willpower: 3, awareness: 1 },
    abilities: [
      {
        at: 'suffered',
        must: true,
        if: { is: 'all', of: [{ is: 'by-attack' }, { is: 'about', who: 'hero' }, { is: 'adjacent' }] },
        effects: [{ do: 'rest', n: 1 }],
      },
    ],
    feat: {
      at: ANY_TIME,
      effects: [{ do: 'ready' }, { do: 'rest', n: 2 }],
    },
  },
  'thaiden-mistpeak': {
    name: { en: 'Thaiden Mistpeak', de: 'Thaiden Nebelspitze' },
    archetype: 'scout',
    speed: 4,
    health: 10,
    stamina: 5,
    defence: ['gray'],
    attributes: { might: 3, knowledge: 1, willpower: 2, awareness: 5 },
    abilities: [
      // Even where the attack would miss (D2C-HERO-62).
      {
        at: 'rolled',
        if: { is: 'all', of: [{ is: 'own-attack' }, { is: 'near-token', kind: 'search', within: 3 }] },
        effects: [{ do: 'call-off' }, { do: 'search', within: 3 }],
      },
    ],
    feat: {
      at: 'enters',
      if: { is: 'all', of: [{ is: 'about', who: 'monster' }, { is: 'adjacent' }, { is: 'space-empty' }] },
      aim: { who: 'that' },
      effects: [
        {
          do: 'interrupt',
          effects: [
            { do: 'condition', condition: 'immobilized' },
            { do: 'aimed', aim: { who: 'self' }, effects: [{ do: 'move', n: 3 }] },
          ],
        },
      ],
    },
  },
};
