export const LAST_TURN = 60;
export const ACTIONS = 2;
export const MANA = 3;
export const HEALING = 4;
export const SHIELDING = 2;
export const FIREBALL_RANGE = 6;
/** On the target, and on each unit beside it. */
export const FIREBALL_DICE = 3;
export const SPLASH_DICE = 1;
