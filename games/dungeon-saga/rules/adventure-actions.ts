import { isSpent, type Reason, reason, spend } from '@tafelrunde/engine';
import { planFor } from '../board.ts';
import type { Choice } from '../choices.ts';
import { type AdventureAction, adventureOf } from '../content/adventures/index.ts';
import { carryOut, wouldAct } from '../effects/index.ts';
import { type Figure, type Io, isHero, type Play, type State } from '../state.ts';

/** Actions that an adventure offers on the squares of a mark (DS-HERO-04). */
export const NOT_HERE = reason('DS-HERO-04', {
  en: 'This action is not possible here.',
  de: 'Diese Aktion ist hier nicht möglich.',
});

const actionsOf = (state: State): readonly AdventureAction[] => adventureOf(state.adventure).actions ?? [];

export const isAdventureAction = (state: State, id: string): boolean =>
  actionsOf(state).some(action => action.id === id);

export function mayAct(
  state: State,
  figure: Figure,
  { id, mark, side, once, effects }: AdventureAction,
): Reason | null {
  if (isHero(figure) !== (side === 'heroes')) return NOT_HERE;
  if (isSpent(state.used, id, once ? 'adventure' : undefined)) return NOT_HERE;
  if (!planFor(state).marks.get(mark)?.includes(figure.cell)) return NOT_HERE;
  const context = { attack: null, prevented: false };
  return wouldAct(state, figure, effects, context) ? null : NOT_HERE;
}

export function addAdventureActions(state: State, figure: Figure, list: Choice[]): void {
  for (const action of actionsOf(state))
    if (mayAct(state, figure, action) === null) list.push({ do: 'use', what: action.id });
}

export function* useAdventureAction(state: State, io: Io, figure: Figure, id: string): Play {
  const action = actionsOf(state).find(a => a.id === id);
  if (!action) return;
  spend(state.used, id, action.once ? 'adventure' : undefined);
  io.tell?.({ kind: 'used', figure: figure.id, what: id, rule: 'DS-HERO-04' });
  yield* carryOut(state, io, figure, id, action.effects, { attack: null, prevented: false });
}
