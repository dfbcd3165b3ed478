import type { CardId, FigureId, State } from '../state.ts';

/** A skill being carried out has hurt or helped somebody: other cards may add to that when it is done. */
export function note(state: State, card: CardId, what: 'hurt' | 'helped', figure: FigureId): void {
  const deed = state.deeds.findLast(one => one.card === card);
  if (deed !== undefined && !deed[what].includes(figure)) deed[what].push(figure);
}

/** What a figure has done in this round, for those who ask. */
export function did(state: State, what: 'moved' | 'attacked', id: FigureId): void {
  const { round } = state.used;
  const deed = `${what}/${id}`;
  if (!round.includes(deed)) round.push(deed);
}
