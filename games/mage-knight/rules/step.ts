import { type State, turnOf } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { forgetSecrets } from './action-pile.ts';
import { assaultStep } from './coop-assault.ts';
import { draftStep } from './draft.ts';
import { chooseHero } from './heroes.ts';
import { duelStep } from './pvp/duel.ts';
import { newRound, nextTurn, prepare } from './round.ts';
import { chooseReturning } from './scenarios/chosen-one.ts';
import { takeTactic } from './tactics.ts';
import { turnStep } from './turn.ts';
import { upgradeStep } from './upgrades.ts';

/** One step: a decision of whoever plays, or what happens between two of them. */
export function* step(state: State, io: Io): Flow {
  forgetSecrets(state);
  switch (state.stage) {
    case 'heroes':
      return yield* chooseHero(state, io);
    case 'draft':
      return yield* draftStep(state, io);
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
    case 'upgrade':
      return state.upgrade && (yield* upgradeStep(state, io, state.upgrade));
    case 'renew':
      return yield* newRound(state, io);
    case 'over':
      return;
  }
}

/** A rest worth valuing: nobody's turn is under way. Points not yet spent and combats not yet fought say little. */
export const calm = (state: State): boolean => state.stage !== 'turns' || state.turns.length === 0;
