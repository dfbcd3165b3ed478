/** All that the board knows of the game: its types, its content, and what its rules work out from what a viewer knows. */
import { newPile } from '@tafelrunde/engine';
import type { boardOf } from '../../../games/descent/rules/ground.ts';
import { sheetOf } from '../../../games/descent/seen.ts';
import type { State } from '../../../games/descent/state.ts';
import type { View } from '../../../games/descent/view.ts';

export type { Choice, Descent, Event } from '@tafelrunde/descent';
export { played as descent } from '@tafelrunde/descent/played';
export { DICE } from '../../../games/descent/content/dice.ts';
export {
  classOf,
  heroSheetOf,
  isAgent,
  isItem,
  isLieutenant,
  isPlotCard,
  itemOf,
  monsterCardOf,
  OVERLORD_CARDS,
  questCardOf,
  questOf,
  sizeOfMonster,
  wholeQuest,
} from '../../../games/descent/content/index.ts';
export { cityOf } from '../../../games/descent/content/legend/road.ts';
export { OPENED } from '../../../games/descent/content/quests/opened.ts';
export { TILES } from '../../../games/descent/content/tiles/index.ts';
export type { Terrain } from '../../../games/descent/content/tiles/tile.ts';
export type { Condition, DieKind } from '../../../games/descent/content/words.ts';
export { cardName, nameOf, spaceName } from '../../../games/descent/names.ts';
export { dealtBy, resultOf, shieldsOf } from '../../../games/descent/rules/attack/result.ts';
export {
  type Board as PlanBoard,
  boardOf,
  DOOR_GONE,
  DOOR_LOCKED,
  groundOf,
  isShut,
  terrainsAt,
} from '../../../games/descent/rules/ground.ts';
export { seenBoard } from '../../../games/descent/rules/legend/areas.ts';
export { priceIn } from '../../../games/descent/rules/legend/prices.ts';
export { canSee, reachFrom, spacesBetween } from '../../../games/descent/rules/map.ts';
export { leastOf } from '../../../games/descent/rules/quest/goals.ts';
export { attributeOf, defencePool, healthOf, speedOf, staminaOf, valued } from '../../../games/descent/rules/values.ts';
export { portalProgress } from '../../../games/descent/seen.ts';
export {
  type Attack,
  type Companion,
  type Hero,
  type Monster,
  overlordSeat,
} from '../../../games/descent/state.ts';
export { ATTRIBUTE_NAMES, CONDITION_NAMES, diceText } from '../../../games/descent/texts/names.ts';
export { cityActionText } from '../../../games/descent/texts/road.ts';
/** A door on the plan. */
export type BoardDoor = ReturnType<typeof boardOf>['doors'][number];
export type { View };

const positions = new WeakMap<View, State>();

/** A position in which the rules can be asked about what everybody sees: the viewer's own hand, and nothing in the deck. */
export function positionOf(view: View): State {
  const known = positions.get(view);
  if (known !== undefined) return known;
  const { hand, leftOut, handSize: _, deckSize: __, ...overlord } = view.overlord;
  const { plot, ...rest } = view;
  const state: State = {
    ...rest,
    campaign: view.campaign && sheetOf(view.campaign),
    journey: view.journey && { symbols: view.journey.symbols, out: view.journey.out },
    // Whom the overlord has bet on is nobody's to look up either.
    ...(plot !== undefined && { plot: { ...plot, bet: plot.bet === 'hidden' ? null : plot.bet } }),
    overlord: { ...overlord, hand: [...(hand ?? [])], leftOut: [...(leftOut ?? [])], deck: newPile([]) },
    tokens: [...view.tokens],
    // What must be guessed is nobody's to look up here.
    secrets: Object.fromEntries(
      Object.entries(view.secrets).map(([id, { n, ...secret }]) => [id, { ...secret, n: n ?? 0 }]),
    ),
  };
  positions.set(view, state);
  return state;
}
