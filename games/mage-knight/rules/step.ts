import type { Flow, Io } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import type { Event } from '../events.ts';
import { type State, turnOf } from '../state.ts';
import { chooseHero } from './heroes.ts';
import { nextTurn, prepare } from './round.ts';
import { takeTactic } from './tactics.ts';
import { turnStep } from './turn.ts';

/** One step: a decision of whoever plays, or what happens between two of them. */
export function* step(state: State, io: Io<Event>): Flow<void, Choice> {
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
