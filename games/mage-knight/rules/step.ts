import { type State, turnOf } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { assaultStep } from './coop-assault.ts';
import { chooseHero } from './heroes.ts';
import { duelStep } from './pvp/duel.ts';
import { nextTurn, prepare } from './round.ts';
import { chooseReturning } from './scenarios/chosen-one.ts';
import { takeTactic } from './tactics.ts';
import { turnStep } from './turn.ts';

/** One step: a decision of whoever plays, or what happens between two of them. */
export function* step(state: State, io: Io): Flow {
  switch (state.stage) {
    case 'heroes':
      return yield* chooseHero(state, io);
    case 'chosen':
      return yield* chooseReturning(state, io);
    case 'tactics':
      return yield* takeTactic(state, io);
    case 'turns':
      if (state.duel !== null) return yield* duelStep(state, io, state.duel);
      if (state.assault !== null) return yield* assaultStep(state, io, state.assault);
      return state.turns.length > 0 ? yield* turnStep(state, io, turnOf(state)) : yield* nextTurn(state, io);
    case 'prepare':
      return yield* prepare(state, io);
    case 'over':
      return;
  }
}

/** A rest worth valuing: nobody's turn is under way. Points not yet spent and combats not yet fought say little. */
export const calm = (state: State): boolean => state.stage !== 'turns' || state.turns.length === 0;
