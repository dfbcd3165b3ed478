import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { heroOf, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { together } from './deciding.ts';
import { eventPhase } from './events.ts';
import { beginTurn } from './hero-turn.ts';

/** The battle phase: the players choose which hero is active next; after all of them the events follow (SS-BATL-01 to -03). */
export function* battleStep(state: State, io: Io): Flow {
  const left = state.heroes.filter(({ acted }) => !acted);
  if (left.length === 0) {
    state.stage = 'events';
    return;
  }
  const options = left.map(({ id }): Choice => ({ do: 'next', hero: id }));
  const choice = yield* choose<Choice, AskKind>({ ...together(state), kind: 'next-hero', rule: 'SS-BATL-01', options });
  if (choice.do === 'next') yield* beginTurn(state, io, heroOf(state, choice.hero));
}

export function* eventStep(state: State, io: Io): Flow {
  yield* eventPhase(state, io);
  if (state.over !== null) return;
  state.active = null;
  state.stage = 'time';
}
