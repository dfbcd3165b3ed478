import { ABILITIES, familiarOf, HEROES, isItem, MONSTERS, OVERLORD_CARDS } from '../content/index.ts';
import { type FigureId, isHero, type State } from '../state.ts';

/**
 * Is it a hero for what this card says of heroes? Figures that are treated as heroes are, for attacks, monster actions, hero sheets, items, search cards and overlord
 * cards; not for skills and rules of the quest (D2-TREAT-02, -03). Whoever is charmed is none (D2C-CHRM-05).
 */
export function countsAsHero(state: State, id: FigureId, card: string): boolean {
  if (state.charmed === id) return false;
  return isHero(state, id) || (isTreatedAsHero(state, id) && meansTheTreatedToo(card));
}

/** A monster, or a hero who counts as one while he is charmed. */
export const countsAsMonster = (state: State, id: FigureId): boolean =>
  state.charmed === id || state.monsters.some(one => one.id === id);

/** Familiars that are figures, images, and allies (D2-FAM-21, D2-TOK-36, D2-ALLY-03). */
export function isTreatedAsHero(state: State, id: FigureId): boolean {
  const companion = state.companions.find(one => one.id === id);
  if (companion?.kind === 'image') return true;
  if (companion === undefined || companion.side !== 'heroes') return false;
  return companion.kind === 'ally' || (companion.kind === 'familiar' && familiarOf(companion.of).figure);
}

/** Treated as an obstacle, neither hero nor figure; attacks work on it all the same (D2-FAM-23, -24). */
export function isStone({ companions }: Pick<State, 'companions'>, id: FigureId): boolean {
  for (const one of companions) if (one.id === id) return one.kind === 'familiar' && familiarOf(one.of).stone === true;
  return false;
}

/** A familiar that is neither figure nor obstacle: nothing works on it (D2-FAM-13). */
export function isLoose({ companions }: Pick<State, 'companions'>, id: FigureId): boolean {
  for (const one of companions)
    if (one.id === id)
      return one.kind === 'familiar' && !familiarOf(one.of).figure && familiarOf(one.of).stone !== true;
  return false;
}

const meansTheTreatedToo = (card: string): boolean =>
  Object.hasOwn(OVERLORD_CARDS, card) ||
  Object.hasOwn(ABILITIES, card) ||
  Object.hasOwn(MONSTERS, card) ||
  Object.hasOwn(HEROES, card.replace(/-feat$/, '')) ||
  isItem(card);
