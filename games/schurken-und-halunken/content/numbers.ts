/** The numbers of the rulebook that stand on no card. */
export const HEROES_EACH = 2;
export const START_LIFE = [15, 12, 10] as const;
export const START_CARDS = 4;
/** So many red or blue start cards without weapon and attack spell allow new ones (SH-SETUP-17). */
export const REDRAW_CARDS = 2;
export const TURN_CARDS = 2;
/** Whoever begins the game has the first blow and draws nothing for it (SH-TURN-06). */
export const FIRST_TURN_CARDS = 0;
/** From this place in the turn order on, players get so many start cards more (SH-SETUP-20). */
export const LATE_PLACE = 3;
export const LATE_CARDS = 1;
export const HANDS = 2;
/** Cards that may be taken back while equipping (SH-EQUIP-02). */
export const TAKE_BACK = 2;
export const TRADE_PRICE = 3;
export const HERO_PRICE = 8;
export const HEROES_TO_BUY = 1;
export const PROTECT_OWN = -2;
export const PROTECT_OTHER = -4;
/** A loyalty roll of this or less, and the NPC leaves. */
export const DISLOYAL = 1;
/** Own turns of a player before dawn breaks (SH-END-05). */
export const NIGHT = 60;
