/** All that the board knows of the game: its types, its content, and what its rules work out. */
export type { Choice, Event, SwordAndSorcery, View } from '@tafelrunde/sword-and-sorcery';
export { swordAndSorcery } from '@tafelrunde/sword-and-sorcery';
export { adventureOf } from '../../../games/sword-and-sorcery/content/adventures/index.ts';
export type { Face } from '../../../games/sword-and-sorcery/content/dice.ts';
export { scrollIdOf } from '../../../games/sword-and-sorcery/content/enemies/index.ts';
export { EVENTS } from '../../../games/sword-and-sorcery/content/events.ts';
export { type ClassId, classOf, type HeroId } from '../../../games/sword-and-sorcery/content/heroes.ts';
export { faceOf, type ItemId, itemOf } from '../../../games/sword-and-sorcery/content/items/index.ts';
export { type PowerId, powerOf } from '../../../games/sword-and-sorcery/content/powers/index.ts';
export { THINGS } from '../../../games/sword-and-sorcery/content/things.ts';
export { halls } from '../../../games/sword-and-sorcery/content/tiles/halls.ts';
export { rocks } from '../../../games/sword-and-sorcery/content/tiles/rocks.ts';
export { woods } from '../../../games/sword-and-sorcery/content/tiles/woods.ts';
export {
  CONDITION_NAMES,
  type DieSymbol,
  type Level,
  NATURE_NAMES,
  roman,
  SYMBOL_NAMES,
} from '../../../games/sword-and-sorcery/content/words.ts';
export { roundsLeft } from '../../../games/sword-and-sorcery/drawing/index.ts';
export { figure as figureName, itemName, named } from '../../../games/sword-and-sorcery/names.ts';
export { controls, dominates } from '../../../games/sword-and-sorcery/rules/balance-of-power.ts';
export { crownsOf } from '../../../games/sword-and-sorcery/rules/coins.ts';
export { scrollOf, scrollSideOf } from '../../../games/sword-and-sorcery/rules/enemies/cards.ts';
export { pointsFor } from '../../../games/sword-and-sorcery/rules/movement.ts';
export { stageOf } from '../../../games/sword-and-sorcery/rules/story.ts';
export { armourOf, defenceDice, gemOf, healthOf } from '../../../games/sword-and-sorcery/rules/values.ts';
export { doorZones, groundOf } from '../../../games/sword-and-sorcery/rules/zones.ts';
export type { Enemy, Figure, Hero, Item, Zone } from '../../../games/sword-and-sorcery/state.ts';
export { abilityText, attackText, itemText } from '../../../games/sword-and-sorcery/texts/cards.ts';
export { behaviourText, targetText, weaponText } from '../../../games/sword-and-sorcery/texts/scrolls.ts';
export { zoneName } from '../../../games/sword-and-sorcery/zone-names.ts';
