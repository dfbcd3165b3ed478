import type { State } from '../state.ts';
import type { Flow, Io, Outcome } from '../types.ts';
import { emporiumStep } from './emporium.ts';
import { enemyStep } from './enemies/enemy-turn.ts';
import { turnStep } from './hero-turn.ts';
import { chooseHero } from './heroes.ts';
import { battleStep, eventStep } from './round.ts';
import { timePhase } from './time-phase.ts';

/** One step: a decision of somebody, or what happens between two of them. */
export function* step(state: State, io: Io): Flow {
  yield* stepOf(state, io);
  if (state.over !== null) {
    state.stage = 'over';
    state.turn = null;
    state.enemyTurn = null;
  }
}

function* stepOf(state: State, io: Io): Flow {
  switch (state.stage) {
    case 'heroes':
      return yield* chooseHero(state, io);
    case 'emporium':
      return yield* emporiumStep(state, io);
    case 'time':
      return yield* timePhase(state, io);
    case 'battle':
      return yield* battleStep(state, io);
    case 'turn':
      if (state.turn !== null) yield* turnStep(state, io, state.turn);
      return;
    case 'enemies':
      return yield* enemyStep(state, io);
    case 'events':
      return yield* eventStep(state, io);
    case 'over':
      return;
  }
}

/** All win or lose together (SS-OVER-01). */
export function outcomeOf({ over, heroes }: State): Outcome | null {
  if (over === null) return null;
  const seats = [...new Set(heroes.map(({ seat }) => seat))].sort((a, b) => a - b);
  if (over.kind === 'won') return { winners: seats, kind: 'won', rule: 'SS-END-02' };
  const rule = over.kind === 'deck' ? 'SS-END-03' : over.kind === 'ghosts' ? 'SS-END-04' : 'SS-END-01';
  return { winners: [], lost: true, kind: over.kind, rule };
}

/** A rest worth valuing: no attack and no turn is under way. */
export const calm = ({ stage, turn }: State): boolean => stage !== 'turn' || turn === null;
