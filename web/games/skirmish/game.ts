/** All that the board knows of the game: its types, its units and cards, and what its rules work out. */
export type { Choice, Event, Skirmish, View } from '@tafelrunde/skirmish';
export { skirmish } from '@tafelrunde/skirmish';
export { CARDS, type CardId } from '../../../games/skirmish/content/cards.ts';
export { MAP } from '../../../games/skirmish/content/map.ts';
export { LAST_TURN, MANA } from '../../../games/skirmish/content/numbers.ts';
export { CLASSES, type ClassId, unitId, unitName } from '../../../games/skirmish/content/units.ts';
export { blocksOf, hitsOf, inReach } from '../../../games/skirmish/rules/attack.ts';
export { reachable } from '../../../games/skirmish/rules/movement.ts';
export type { Unit } from '../../../games/skirmish/state.ts';
export { square } from '../../../games/skirmish/texts.ts';
