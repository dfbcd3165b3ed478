import type { Card } from './card.ts';

const one = { tokens: { token: 'fortune', n: 1 } } as const;
const two = { tokens: { token: 'fortune', n: 2 } } as const;

/** What every hero may do with fortune tokens, where plot cards are in play (D2-PLGEN-18 to -20). */
export const FORTUNE_CARD: Card = {
  name: { en: 'Fortune', de: 'Schicksal' },
  standing: [{ do: 'permit', rule: 'faces-matter', if: { is: 'has-token', token: 'fortune' } }],
  abilities: [
    { at: 'own-turn', cost: one, effects: [{ do: 'rest', n: 1 }] },
    {
      at: ['rolled', 'defence-rolled', 'test-rolled'],
      if: { is: 'about', who: 'self' },
      cost: one,
      again: true,
      effects: [{ do: 'reroll', of: 'own' }],
    },
    {
      at: 'own-turn',
      if: { is: 'actions-done' },
      cost: two,
      limit: 'round',
      effects: [{ do: 'let-act' }],
    },
  ],
};
