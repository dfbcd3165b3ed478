// What all forms of the skirmish are built from: the content of games/skirmish, so that map and values cannot drift.
import { CARD_IDS, CARDS, type CardId } from '../../games/skirmish/content/cards.ts';
import { ROWS } from '../../games/skirmish/content/map.ts';
import { CLASSES, ROSTER, type UnitClass } from '../../games/skirmish/content/units.ts';

export { DECK_SIZE, HAND_LIMIT, HAND_START } from '../../games/skirmish/content/cards.ts';
export {
  ACTIONS,
  FIREBALL_DICE,
  FIREBALL_RANGE,
  HEALING,
  LAST_TURN,
  MANA,
  SHIELDING,
} from '../../games/skirmish/content/numbers.ts';
export { ROSTER } from '../../games/skirmish/content/units.ts';

export const WIDTH = ROWS[0]?.length ?? 0;
export const HEIGHT = ROWS.length;
export const CELLS = WIDTH * HEIGHT;
/** 1 is rock. */
export const ROCKS: readonly number[] = ROWS.flatMap(row => [...row].map(char => (char === '#' ? 1 : 0)));

/** The class of each of the six units. */
export const UNIT_CLASSES: readonly UnitClass[] = ROSTER.map(({ cls }) => CLASSES[cls]);

/** Cards as numbers: their place among the game's card ids. */
const numberOf = (card: CardId): number => CARD_IDS.indexOf(card);
export const HEAL = numberOf('heal');
export const HASTE = numberOf('haste');
export const FIREBALL = numberOf('fireball');
export const BLESSING = numberOf('blessing');
export const SHIELD = numberOf('shield');
export const COSTS: readonly number[] = CARD_IDS.map(card => CARDS[card].cost);
