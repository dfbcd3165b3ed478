import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { heroOf, type State, type Turn } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { activateFigure } from './overlord-turn.ts';
import { announce } from './window.ts';

/** Before or after his actions the hero may activate each familiar once (D2-HTURN-06, -12, D2-ACTIV-06). False: none is left, or he is done. */
export function* familiarStep(state: State, io: Io, turn: Turn): Flow<boolean> {
  const hero = heroOf(state, turn.figure);
  yield* announce(state, io, 'familiars-ready', { figure: hero.id });
  const ready = state.companions.filter(
    ({ owner, kind, acted, cells }) => owner === hero.id && kind === 'familiar' && !acted && cells.length > 0,
  );
  if (ready.length === 0) return false;
  const choice = yield* choose<Choice, AskKind>({
    seat: hero.seat,
    kind: 'familiars',
    rule: 'D2-HTURN-06',
    options: [...ready.map(({ id }): Choice => ({ do: 'familiar', figure: id })), { do: 'done' }],
  });
  if (choice.do !== 'familiar') return false;
  const familiar = ready.find(({ id }) => id === choice.figure);
  if (familiar !== undefined) {
    familiar.acted = true;
    state.used.round.push(`familiar/${familiar.of}`);
  }
  yield* activateFigure(state, io, choice.figure);
  return true;
}
