import type { Colour, TokenColour } from './words.ts';

/** The tokens drawn for the garrison of a city, by its colour and level (MK-EXPL-16). */
export const GARRISONS: Readonly<Record<Colour, readonly Readonly<Partial<Record<TokenColour, number>>>[]>> = {
  white: [
    { white: 1 },
    { white: 1, grey: 1 },
    { white: 2 },
    { white: 1, grey: 2 },
    { white: 2, grey: 1 },
    { white: 1, grey: 3 },
    { white: 2, grey: 2 },
    { white: 3, grey: 1 },
    { white: 2, grey: 3 },
    { white: 3, grey: 2 },
    { white: 4, grey: 1 },
  ],
  blue: [
    { violet: 1, grey: 1 },
    { violet: 2 },
    { white: 1, violet: 1 },
    { white: 1, violet: 1, grey: 1 },
    { white: 1, violet: 2 },
    { white: 2, violet: 1 },
    { white: 1, violet: 2, grey: 1 },
    { white: 2, violet: 2 },
    { white: 3, violet: 1 },
    { white: 2, violet: 2, grey: 1 },
    { white: 3, violet: 2 },
  ],
  red: [
    { white: 1 },
    { violet: 1, brown: 1 },
    { white: 1, brown: 1 },
    { violet: 2, brown: 1 },
    { white: 1, violet: 1, brown: 1 },
    { violet: 2, brown: 2 },
    { white: 1, violet: 2, brown: 1 },
    { white: 2, violet: 1, brown: 1 },
    { white: 1, violet: 2, brown: 2 },
    { white: 2, violet: 1, brown: 2 },
    { white: 3, violet: 1, brown: 1 },
  ],
  green: [
    { brown: 1, grey: 1 },
    { brown: 2 },
    { brown: 1, grey: 2 },
    { white: 1, brown: 1, grey: 1 },
    { white: 1, brown: 2 },
    { white: 1, brown: 1, grey: 2 },
    { white: 1, brown: 2, grey: 1 },
    { white: 2, brown: 2 },
    { white: 1, brown: 3, grey: 1 },
    { white: 2, brown: 2, grey: 1 },
    { white: 3, brown: 2 },
  ],
};

/** A city has no higher level (MK-MEGA-01). */
export const HIGHEST_CITY = 11;
