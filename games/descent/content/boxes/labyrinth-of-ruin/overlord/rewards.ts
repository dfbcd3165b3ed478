import type { OverlordCard } from '../../../cards.ts';

const CARD = { deck: 'reward', xp: 0, copies: 1 } as const;

/** Cards that quests of Labyrinth of Ruin promise (D2-OLGEN-28). */
export const REWARDS: Readonly<Record<string, OverlordCard>> = {
  'spligs-revenge': {
    ...CARD,
    name: { en: "Splig's Revenge", de: 'Spligs Rache' },
    type: 'event',
    at: 'overlord-turn-start',
    aim: { who: 'monster', self: true, if: { is: 'named', word: 'goblin' } },
    effects: [{ do: 'replace', by: 'splig', box: true }],
  },
  'twin-souls': {
    ...CARD,
    name: { en: 'Twin Souls', de: 'Zwillingsseele' },
    type: 'magic',
    at: 'activation-start',
    if: { is: 'about-kind', of: ['lord-merick-farrow'] },
    aim: { who: 'that' },
    effects: [{ do: 'replace', by: 'sir-alric-farrow' }],
  },
};
