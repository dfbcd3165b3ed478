/** All that the board knows of the game: its types, its cards and its names. */
export type { Choice, Event, SchurkenUndHalunken, View } from '@tafelrunde/schurken-und-halunken';
export {
  type AttackForm,
  type BodyPart,
  heroesById,
  type InstanceId,
  type Pile,
  type Stat,
  type SupportCard,
  supportCard,
} from '../../../games/schurken-und-halunken/content/index.ts';
export { HANDS } from '../../../games/schurken-und-halunken/content/numbers.ts';
export { scenarioRules } from '../../../games/schurken-und-halunken/content/scenarios/index.ts';
export { cardText } from '../../../games/schurken-und-halunken/content/text.ts';
export {
  bodyWords,
  formWords,
  handsWords,
  pileCards,
  pileWords,
  schoolWords,
  statWords,
  weaponWords,
} from '../../../games/schurken-und-halunken/content/words.ts';
export { effectTexts } from '../../../games/schurken-und-halunken/effects/vocabulary.ts';
export { meansName, nameOf, partName, sideName } from '../../../games/schurken-und-halunken/names.ts';
export { PILES, pileOfCard } from '../../../games/schurken-und-halunken/rules/cards.ts';
export { handsFor, weaponProfile } from '../../../games/schurken-und-halunken/rules/hands.ts';
export type {
  CreatureFigure,
  Defence,
  DemonFigure,
  HeroFigure,
  Item,
  Means,
  NpcFigure,
  Opponent,
  Side,
} from '../../../games/schurken-und-halunken/state.ts';
export { UNTIL } from '../../../games/schurken-und-halunken/texts/words.ts';
export type { GroupView } from '../../../games/schurken-und-halunken/view.ts';
