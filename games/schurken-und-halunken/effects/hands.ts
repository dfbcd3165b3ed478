import type { InstanceId } from '../content/index.ts';
import { handToHand } from '../rules/cards.ts';
import { type GroupId, groupOf, type Io, isPlayer, rivalsOf, type State } from '../state.ts';
import { foeOf } from './targets.ts';
import { type Cause, RULE } from './word.ts';

/** What the words about foreign hands share. */

export const hasHand = (state: State, group: GroupId): boolean => groupOf(state, group).hand.length > 0;

/** The player whose group the other side of the combat belongs to; a demon has none. */
export function foePlayer(state: State, cause: Cause): GroupId | null {
  const foe = foeOf(state, cause);
  return foe && foe.kind !== 'demon' ? foe.group : null;
}

/** Those from whom cards can be taken. */
export function victims(state: State, who: 'rival' | 'foe', cause: Cause): GroupId[] {
  const foe = foePlayer(state, cause);
  const meant = who === 'foe' ? rivalsOf(state, cause.group).filter(g => g === foe) : rivalsOf(state, cause.group);
  return isPlayer(state, cause.group) ? meant.filter(group => hasHand(state, group)) : [];
}

export const randomOf = (io: Io, hand: readonly InstanceId[]): InstanceId =>
  hand[io.chance.int(hand.length)] as InstanceId;

/** Only the two concerned learn which card it is. */
export function takeAtRandom(state: State, io: Io, group: GroupId, from: GroupId): void {
  const card = randomOf(io, groupOf(state, from).hand);
  handToHand(state, io, from, group, card);
  io.tell?.({ kind: 'stole', group, from, card, rule: RULE }, [group, from], {
    kind: 'stole',
    group,
    from,
    card: null,
    rule: RULE,
  });
}
