import type { FamiliarCard } from '../../cards.ts';

/** A hero's ranged attack on a monster next to Skye. */
const BESIDE_SKYE = {
  is: 'all',
  of: [
    { is: 'about', who: 'hero' },
    { is: 'attack', type: 'ranged' },
    { is: 'target-monster' },
    { is: 'target-adjacent' },
  ],
} as const;

/** The familiars of heroes of Bonds of the Wild. */
export const FAMILIARS: Readonly<Record<string, FamiliarCard>> = {
  brightblaze: {
    name: { en: 'Brightblaze', de: 'Leuchtfeuer' },
    figure: true,
    speed: 5,
    health: 6,
    defence: ['gray'],
    wields: { trait: 'magic', type: 'melee' },
  },
  pico: {
    name: { en: 'Pico', de: 'Pico' },
    figure: false,
    speed: 0,
    health: 0,
    defence: [],
    // Without a token under it, it is back on Ronan's sheet.
    abilities: [
      {
        at: ['searched', 'turn-start', 'turn-end'],
        must: true,
        if: { is: 'not', of: { is: 'near-token', kind: 'search', within: 0 } },
        effects: [{ do: 'vanish' }],
      },
    ],
  },
  skye: {
    name: { en: 'Skye', de: 'Skye' },
    figure: false,
    speed: 5,
    health: 0,
    defence: [],
    standing: [{ do: 'permit', rule: 'no-terrain' }],
    abilities: [
      // As it stands in step 3 (D2C-HERO-67, -69): whoever has given it up before has only the damage (-68).
      { at: 'measuring', must: true, if: BESIDE_SKYE, effects: [{ do: 'add', to: 'range', n: 2 }] },
      { at: 'rolled', if: BESIDE_SKYE, effects: [{ do: 'add', to: 'damage', n: 1 }, { do: 'vanish' }] },
    ],
  },
};
