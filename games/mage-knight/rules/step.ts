import { type State, turnOf } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { chooseHero } from './heroes.ts';
import { nextTurn, prepare } from './round.ts';
import { takeTactic } from './tactics.ts';
import { turnStep } from './turn.ts';

/** One step: a decision of whoever plays, or what happens between two of them. */
export function* step(state: State, io: Io): Flow {
  switch (state.stage) {
    case 'heroes':
      return yield* chooseHero(state, io);
    case 'tactics':
      return yield* takeTactic(state, io);
    case 'turns':
      return state.turns.length > 0 ? yield* turnStep(state, io, turnOf(state)) : yield* nextTurn(state, io);
    case 'prepare':
      return yield* prepare(state, io);
    case 'over':
      return;
  }
}

/** A rest worth valuing: between two turns, between two phases of a combat with nothing half made, when movement has begun or the action is done. */
export function calm(state: State): boolean {
  if (state.stage !== 'turns' || state.turns.length === 0) return true;
  const { combat } = turnOf(state);
  return combat !== null && combat.group === null;
}
