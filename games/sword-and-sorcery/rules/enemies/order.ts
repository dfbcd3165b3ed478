import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../../choices.ts';
import type { CardId } from '../../content/enemies/index.ts';
import type { HeroId } from '../../content/heroes.ts';
import { LEVELS } from '../../content/words.ts';
import type { Enemy, State } from '../../state.ts';
import type { Flow } from '../../types.ts';
import { seatFor } from '../deciding.ts';
import { scrollOf } from './cards.ts';

/** The heroes from the active one on, clockwise. */
export function clockwise({ heroes, active }: Pick<State, 'heroes' | 'active'>): HeroId[] {
  const first = Math.max(
    0,
    heroes.findIndex(({ id }) => id === active),
  );
  return heroes.map((_, i) => heroes[(first + i) % heroes.length]?.id as HeroId);
}

const isStunned = ({ bodies }: Enemy): boolean => bodies.every(({ conditions }) => conditions.includes('stunned'));

/**
 * The order in which enemies act: managers from the active player clockwise, with each one the higher level first, stunned ones last, and equal ones as
 * their manager likes (SS-ACTV-03, -05, -06); only so many where a number is named. Bosses belong to the active player (SS-BOSS-04).
 */
export function* activationOrder(
  state: State,
  cards: readonly CardId[],
  most = Number.POSITIVE_INFINITY,
): Flow<CardId[]> {
  const order: CardId[] = [];
  const there = state.enemies.filter(({ id }) => cards.includes(id));
  for (const equal of ranked(state, there)) order.push(...(yield* chosenOrder(state, equal, most - order.length)));
  return order;
}

/** Enemies of the same manager, level and condition together, those that act first in front. */
function ranked(state: State, there: readonly Enemy[]): readonly (readonly Enemy[])[] {
  if (there.length < 2) return there.length === 0 ? [] : [there];
  const managers = clockwise(state);
  const rank = (enemy: Enemy): number => {
    const manager = managers.indexOf(enemy.manager ?? state.active ?? (managers[0] as HeroId));
    return (manager * LEVELS.length + LEVELS.indexOf(scrollOf(enemy).level)) * 2 + (isStunned(enemy) ? 1 : 0);
  };
  const groups = Map.groupBy(there, rank);
  return [...groups.keys()].sort((a, b) => a - b).map(key => groups.get(key) as Enemy[]);
}

/** As many of them as are wanted, in the order their player likes. */
function* chosenOrder(state: State, equal: readonly Enemy[], most: number): Flow<CardId[]> {
  const left = equal.map(({ id }) => id);
  const order: CardId[] = [];
  while (left.length > 1 && order.length < most) {
    const [first] = equal;
    const seat = seatFor(state, first?.bodies[0]?.id ?? '');
    const options = left.map((enemy): Choice => ({ do: 'enemy', enemy }));
    const choice = yield* choose<Choice, AskKind>({ seat, kind: 'manage-order', rule: 'SS-ACTV-06', options });
    if (choice.do !== 'enemy') break;
    order.push(choice.enemy);
    left.splice(left.indexOf(choice.enemy), 1);
  }
  return [...order, ...left].slice(0, Math.max(0, most));
}
