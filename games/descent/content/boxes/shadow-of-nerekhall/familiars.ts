import type { FamiliarCard } from '../../cards.ts';

export const FAMILIARS: Readonly<Record<string, FamiliarCard>> = {
  'shadow-soul': {
    name: { en: 'Shadow Soul', de: 'Schattenseele' },
    figure: false,
    speed: 1,
    health: 0,
    defence: [],
    abilities: [
      {
        at: 'suffering',
        must: true,
        if: {
          is: 'all',
          of: [{ is: 'about', who: 'monster' }, { is: 'by-attack' }, { is: 'near', within: 1 }],
        },
        aim: { who: 'that' },
        effects: [{ do: 'lessen', n: -1, them: true }],
      },
    ],
  },
  // No familiar: it is never activated (D2C-CONJ-03). Its attack is nothing but what others add to it (D2-TOK-41).
  image: {
    name: { en: 'Image', de: 'Trugbild' },
    figure: true,
    speed: 0,
    health: 1,
    defence: ['gray'],
    attack: 'melee',
    dice: [],
    abilities: [
      {
        at: ['suffered', 'fatigue-suffered'],
        must: true,
        if: { is: 'about', who: 'self' },
        effects: [{ do: 'shatter' }],
      },
    ],
  },
};
