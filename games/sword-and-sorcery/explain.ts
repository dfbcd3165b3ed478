import type { Reason, Seat } from '@tafelrunde/engine';
import type { Choice } from './choices.ts';
import { whyNotAttack } from './explain/attacking.ts';
import { whyNotAsGhost } from './explain/ghosts.ts';
import { whyNotHandle } from './explain/handling.ts';
import { whyNotStand, whyNotStep } from './explain/moving.ts';
import { amidCombat, because } from './explain/reasons.ts';
import { whyNotHero, whyNotInTown, whyNotLearn, whyNotShards } from './explain/town.ts';
import { whyNotUse } from './explain/using.ts';
import { type Hero, heroOf, type State, type Turn } from './state.ts';

const NO_TURN = because('SS-HTURN-01', 'That is done in the turn of a hero.', 'Das geschieht im Zug eines Helden.');
const HAD_TURN = because(
  'SS-BATL-02',
  'This hero was active in this round already.',
  'Dieser Held war in dieser Runde schon aktiv.',
);
const STUNNED = because(
  'SS-COND-06',
  'A stunned hero takes no actions at all.',
  'Ein betäubter Held führt gar keine Aktionen aus.',
);
const NOT_IN_TOWN = because('SS-EMP-02', 'The heroes are not in the Emporium.', 'Die Helden sind nicht im Emporium.');

/** Why a choice is not offered. Everybody knows the same: whoever asks gets the same answer. */
export function explain(state: State, _seat: Seat, wanted: Choice): Reason | null {
  switch (wanted.do) {
    case 'hero':
      return whyNotHero(state, wanted);
    case 'learn':
      return whyNotLearn(state, wanted);
    case 'raise':
    case 'resurrect':
      return whyNotShards(state, wanted);
    case 'next':
      return state.heroes.some(({ id, acted }) => id === wanted.hero && acted) ? HAD_TURN : null;
    case 'buy':
    case 'sell':
    case 'fetch':
    case 'store':
    case 'forge':
    case 'bet':
    case 'hand':
    case 'arrange':
    case 'leave':
      return state.stage === 'emporium' ? whyNotInTown(state, wanted) : NOT_IN_TOWN;
    default:
      return isOfTurn(wanted) ? inTurn(state, wanted) : null;
  }
}

const OF_TURN = [
  'step',
  'stand',
  'attack',
  'power',
  'hero-power',
  'item',
  'dash',
  'focus',
  'break',
  'change',
  'exchange',
  'search',
  'provoke',
  'special',
  'open',
  'unlock',
  'pick-up',
  'drop',
  'turn-soul-weapon',
  'end',
  'cry',
  'return',
] as const;
type OfTurn = Extract<Choice, { do: (typeof OF_TURN)[number] }>;
const isOfTurn = (choice: Choice): choice is OfTurn => (OF_TURN as readonly string[]).includes(choice.do);

function inTurn(state: State, wanted: OfTurn): Reason | null {
  const { turn } = state;
  if (turn === null) return NO_TURN;
  const hero = heroOf(state, turn.hero);
  if (hero.ghost) return whyNotAsGhost(state, hero, turn, wanted);
  if (hero.conditions.includes('stunned')) return STUNNED;
  return ofHero(state, hero, turn, wanted);
}

function ofHero(state: State, hero: Hero, turn: Turn, wanted: OfTurn): Reason | null {
  switch (wanted.do) {
    case 'step':
      return whyNotStep(state, hero, turn, wanted.to);
    case 'stand':
      return whyNotStand(state, hero, turn);
    case 'attack':
      return whyNotAttack(state, hero, turn, wanted);
    case 'power':
    case 'hero-power':
    case 'item':
      return whyNotUse(state, hero, turn, wanted);
    case 'cry':
    case 'return':
      return whyNotAsGhost(state, hero, turn, wanted);
    case 'end':
      return amidCombat(turn);
    default:
      return whyNotHandle(state, hero, turn, wanted);
  }
}
