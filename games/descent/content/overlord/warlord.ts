import type { OverlordCard } from '../cards.ts';

const ON_A_HERO = {
  is: 'all',
  of: [
    { is: 'about', who: 'monster' },
    { is: 'about', who: 'hero', part: 'other' },
  ],
} as const;

/** The overlord class Warlord: strong monsters. */
export const WARLORD: Readonly<Record<string, OverlordCard>> = {
  'blood-rage': {
    name: { en: 'Blood Rage', de: 'Blutrausch' },
    deck: 'warlord',
    type: 'event',
    xp: 1,
    copies: 2,
    at: 'overlord-turn-end',
    aim: { who: 'monster', self: true },
    effects: [{ do: 'attack', by: { who: 'those' } }, { do: 'attack', by: { who: 'those' } }, { do: 'defeat' }],
  },
  'dark-fortitude': {
    name: { en: 'Dark Fortitude', de: 'Dunkle Standhaftigkeit' },
    deck: 'warlord',
    type: 'event',
    xp: 1,
    copies: 2,
    at: 'defence-rolled',
    if: { is: 'about', who: 'monster' },
    aim: { who: 'that' },
    effects: [{ do: 'add', to: 'shields', n: 2 }],
  },
  bloodlust: {
    name: { en: 'Bloodlust', de: 'Blutdurst' },
    deck: 'warlord',
    type: 'event',
    xp: 2,
    copies: 1,
    at: 'knocked-out',
    effects: [{ do: 'draw', n: 2 }],
  },
  'expert-blow': {
    name: { en: 'Expert Blow', de: 'Meisterhafter Schlag' },
    deck: 'warlord',
    type: 'event',
    xp: 2,
    copies: 1,
    at: 'before-roll',
    if: ON_A_HERO,
    effects: [
      { do: 'add', to: 'damage', n: 2 },
      { do: 'grant', surge: { effects: [{ do: 'take-back' }] } },
    ],
  },
  reinforce: {
    name: { en: 'Reinforce', de: 'Verstärkung rufen' },
    deck: 'warlord',
    type: 'event',
    xp: 3,
    copies: 1,
    at: 'overlord-turn-end',
    aim: { who: 'master', self: true },
    effects: [{ do: 'refill', away: 3 }],
  },
};
