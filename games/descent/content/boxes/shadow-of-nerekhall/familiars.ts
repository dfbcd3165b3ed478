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
};
