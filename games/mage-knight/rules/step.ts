import { type State, turnOf, type Upgrade } from '../state.ts';
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
export function step(state: State, io: Io): Flow {
  forgetSecrets(state);
  switch (state.stage) {
    case 'heroes':
      return chooseHero(state, io);
    case 'draft':
      return draftStep(state, io);
    case 'chosen':
      return chooseReturning(state, io);
    case 'tactics':
      return takeTactic(state, io);
    case 'turns':
      if (state.duel !== null) return duelStep(state, io, state.duel);
      if (state.assault !== null) return assaultStep(state, io, state.assault);
      return state.turns.length > 0 ? turnStep(state, io, turnOf(state)) : nextTurn(state, io);
    case 'prepare':
      return prepare(state, io);
    case 'upgrade':
      return upgradeStep(state, io, state.upgrade as Upgrade);
    case 'renew':
      return newRound(state, io);
    case 'over':
      throw new Error('The game is over: nothing follows.');
  }
}

/** A rest worth valuing: nobody's turn is under way. Points not yet spent and combats not yet fought say little. */
export const calm = (state: State): boolean => state.stage !== 'turns' || state.turns.length === 0;
