import { inPlay, isTaint } from '../content/index.ts';
import { FACE_DOWN } from '../content/tainted.ts';
import { type FigureId, type Hero, heroOf, isHero, type State } from '../state.ts';
import type { Io } from '../types.ts';
import { cardFor } from './searching.ts';

/** At the start of a quest every hero gets a tainted card face down, where a box with them is on the table (D2-TNTGEN-01). */
export function dealTaints(state: State, io: Io): void {
  if (inPlay('tainted', state.boxes).length === 0) return;
  for (const hero of state.heroes) {
    if (hero.cards.some(({ id }) => id === FACE_DOWN || isTaint(id))) continue;
    hero.cards.push(cardFor(FACE_DOWN));
    io.tell?.({ kind: 'tainted', figure: hero.id, card: FACE_DOWN, rule: 'D2-TNTGEN-01' });
  }
}

/** Whoever is defeated with a card face down turns it up: it is any that no other hero has (D2-TNTGEN-03). */
export function turnUpTaint(state: State, io: Io, hero: Hero): void {
  const at = hero.cards.findIndex(({ id }) => id === FACE_DOWN);
  if (at < 0) return;
  const known = state.heroes.flatMap(({ cards }) => cards.map(({ id }) => id));
  const left = inPlay('tainted', state.boxes).filter(id => !known.includes(id));
  if (left.length === 0) return;
  const card = io.chance.draw(left);
  hero.cards[at] = cardFor(card);
  io.reveal?.('all', { know: 'drawn', card });
  io.tell?.({ kind: 'tainted', figure: hero.id, card, rule: 'D2-TNTGEN-03' });
}

/** Does a tainted card lie face up before him (D2-TNTGEN-04)? */
export const isTainted = (state: State, id: FigureId): boolean =>
  isHero(state, id) && heroOf(state, id).cards.some(card => isTaint(card.id));

/**
 * May he recover damage by this? A tainted hero who is knocked out only by a hero who is not tainted, or by a heroic feat (D2-TNTGEN-04 to -07). `by`: whose deed it is.
 */
export function mayRecover(state: State, id: FigureId, by: FigureId, feat: boolean): boolean {
  if (!isTainted(state, id) || heroOf(state, id).down === null) return true;
  return feat || (isHero(state, by) && !isTainted(state, by));
}
