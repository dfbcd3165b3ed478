import type { Choice } from './choices.ts';
import { type Adventure, adventures } from './content/adventures/index.ts';
import type { Event } from './events.ts';
import { gameWith } from './game.ts';
import type { State } from './state.ts';
import type { DungeonSaga } from './types.ts';
import type { View } from './view.ts';

export { contentText } from './card-text.ts';
export { adventureOf, adventures, type Goal, validateAdventure } from './content/adventures/index.ts';
export {
  ability,
  boss,
  commandCards,
  damageOf,
  everything,
  feat,
  furniturePiece,
  hero,
  heroes,
  item,
  lock,
  type Minion,
  minion,
  type Profile,
  rulers,
  type Sheet,
  spell,
} from './content/index.ts';
export { facingName } from './drawing.ts';
export { nameOf, squareName } from './names.ts';
export { standingSums } from './rules/standing-values.ts';
export { servantOf } from './rules/supply.ts';
export { setup } from './setup.ts';
export { type Figure, isInjured, profileOf, sheetOf } from './state.ts';
export type { BoardView, ThingView } from './view.ts';
export type { Adventure, Choice, DungeonSaga, Event, State, View };

export const dungeonSaga = gameWith(adventures);
