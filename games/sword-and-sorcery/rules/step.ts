import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import type { Flow, Io, Outcome } from '../types.ts';
import { emporiumStep } from './emporium.ts';
import { endAdventure } from './ending.ts';
import { enemyStep } from './enemies/enemy-turn.ts';
import { settleGrants } from './granted.ts';
import { turnStep } from './hero-turn.ts';
import { chooseHero } from './heroes.ts';
import { giveReward } from './rewards.ts';
import { battleStep, eventStep } from './round.ts';
import { revealAll } from './shadows.ts';
import { timePhase } from './time-phase.ts';

/** One step: a decision of somebody, or what happens between two of them. */
export function* step(state: State, plain: Io): Flow {
  const io = withMap(state, plain);
  yield* stepOf(state, io);
  // Whatever has changed what is seen: fog that lifts, a hero who came back (SS-SHAD-04).
  if (state.heroes.length > 0 && state.over === null && state.stage !== 'heroes') yield* revealAll(state, io);
  settleGrants(state, io);
  if (state.over !== null && state.stage !== 'over') {
    if (state.over.kind === 'won') giveReward(state, io);
    endAdventure(state, io);
    const end = state.over.kind === 'won' ? 'won' : 'lost';
    io.tell?.({ kind: 'story', paragraph: `${state.adventure}/${end}`, rule: 'SS-OVER-03' });
    state.stage = 'over';
    state.turn = null;
    state.enemyTurn = null;
  }
}

/** Events that speak of zones say on which map these lie: their names depend on it. */
function withMap({ adventure: map }: State, io: Io): Io {
  const { chance, tell, reveal } = io;
  if (tell === undefined) return io;
  const located = (event: Event): Event => (isOnTheMap(event) ? { ...event, map } : event);
  return {
    chance,
    reveal,
    tell: (event, to, instead) => tell(located(event), to, instead === undefined ? undefined : located(instead)),
  };
}

const isOnTheMap = (event: Event): boolean =>
  'zone' in event || ('from' in event && 'to' in event) || event.kind === 'opened' || event.kind === 'unlocked';

function stepOf(state: State, io: Io): Flow | readonly never[] {
  switch (state.stage) {
    case 'heroes':
      return chooseHero(state, io);
    case 'emporium':
      return emporiumStep(state, io);
    case 'time':
      return timePhase(state, io);
    case 'battle':
      return battleStep(state, io);
    case 'turn':
      return state.turn === null ? NOTHING : turnStep(state, io, state.turn);
    case 'enemies':
      return enemyStep(state, io);
    case 'events':
      return eventStep(state, io);
    case 'over':
      return NOTHING;
  }
}

const NOTHING: readonly never[] = [];

/** All win or lose together (SS-OVER-01). */
export function outcomeOf({ over, heroes }: State): Outcome | null {
  if (over === null) return null;
  const seats = [...new Set(heroes.map(({ seat }) => seat))].sort((a, b) => a - b);
  if (over.kind === 'won') return { winners: seats, kind: 'won', rule: 'SS-END-02' };
  const rule = over.kind === 'deck' ? 'SS-END-03' : over.kind === 'ghosts' ? 'SS-END-04' : 'SS-END-01';
  return { winners: [], lost: true, kind: over.kind, rule };
}

/** Which turn it is: every choice of a hero before the first round, the Emporium, and every turn of a hero with the enemy turn after it. */
export function turnNumber({ stage, round, heroes }: State): number {
  if (stage === 'heroes') return heroes.length;
  if (stage === 'emporium') return TURNS - 1;
  const acted = heroes.reduce((sum, hero) => sum + (hero.acted ? 1 : 0), 0);
  return round * TURNS + 2 * acted + (stage === 'turn' ? 1 : 0);
}

/** More than a round has: five heroes, and what comes between them. */
const TURNS = 16;

/** A rest worth valuing: no attack and no turn is under way. */
export const calm = ({ stage, turn }: State): boolean => stage !== 'turn' || turn === null;
