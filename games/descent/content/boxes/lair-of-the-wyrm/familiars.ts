import type { FamiliarCard } from '../../cards.ts';

export const FAMILIARS: Readonly<Record<string, FamiliarCard>> = {
  'summoned-stone': {
    name: { en: 'Summoned Stone', de: 'Belebter Stein' },
    figure: false,
    stone: true,
    speed: 2,
    health: 2,
    defence: ['brown'],
    wields: { trait: 'magic', when: 'lent-weapon' },
    // However many stones there are, it is one surge.
    abilities: [
      {
        at: 'rolled',
        must: true,
        shared: true,
        if: { is: 'all', of: [{ is: 'about', who: 'owner' }, { is: 'target-monster' }, { is: 'target-adjacent' }] },
        effects: [{ do: 'add', to: 'surges', n: 1 }],
      },
    ],
  },
};
