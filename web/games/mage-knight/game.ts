/** All that the board knows of the game: its types, its content, and what its rules work out. */
export type { Choice, Event, MageKnight, View } from '@tafelrunde/mage-knight';
export { played as mageKnight } from '@tafelrunde/mage-knight/played';
export type { Use } from '../../../games/mage-knight/choices.ts';
export { type CardType, cardTypes } from '../../../games/mage-knight/content/card-types.ts';
export { CARDS, type Card, type CardId, isWound } from '../../../games/mage-knight/content/cards.ts';
export { type EnemyId, enemyOf } from '../../../games/mage-knight/content/enemies.ts';
export { HEROES, type HeroId } from '../../../games/mage-knight/content/heroes.ts';
export { levelOf, reputationModifier } from '../../../games/mage-knight/content/levels.ts';
export { SITES, type SiteKind } from '../../../games/mage-knight/content/sites.ts';
export { SKILLS, type SkillId } from '../../../games/mage-knight/content/skills/index.ts';
export { type TacticId, tacticOf } from '../../../games/mage-knight/content/tactics.ts';
export { type UnitId, unitOf } from '../../../games/mage-knight/content/units.ts';
export {
  COLOURS,
  MANA,
  MANA_NAMES,
  type Mana,
  TERRAIN_NAMES,
  type Terrain,
  type TokenColour,
} from '../../../games/mage-knight/content/words.ts';
export * as names from '../../../games/mage-knight/names.ts';
export { unitArmor, unitResists } from '../../../games/mage-knight/rules/combat/damage.ts';
export {
  armorOf,
  attackHas,
  attackNow,
  elementOf,
  isFortified,
  isSummons,
  threats,
} from '../../../games/mage-knight/rules/combat/foe.ts';
export { attackTotal, blockTotal, toBlock } from '../../../games/mage-knight/rules/combat/group.ts';
export { neededFor } from '../../../games/mage-knight/rules/combat/groups.ts';
export { doing } from '../../../games/mage-knight/rules/doing.ts';
export { POSITIONS, qOf, rOf } from '../../../games/mage-knight/rules/lattice.ts';
export { waysToPay } from '../../../games/mage-knight/rules/mana.ts';
export { hexesOf, terrainAt } from '../../../games/mage-knight/rules/map.ts';
export { provoked } from '../../../games/mage-knight/rules/movement.ts';
export { normalCost } from '../../../games/mage-knight/rules/terrain.ts';
export {
  type Combat,
  DUMMY,
  type Group,
  type Hex,
  type Site,
  type State,
  siteAt,
  type Turn,
  type Unit,
} from '../../../games/mage-knight/state.ts';
export { ABILITY_NAMES, RESISTANCE_NAMES } from '../../../games/mage-knight/texts/traits.ts';
export { cardText, cardTexts, enemyText, skillText, tacticText, unitText } from '../../../games/mage-knight/things.ts';
export type { HeroView } from '../../../games/mage-knight/view.ts';
