import type { Seat } from '@tafelrunde/engine';
import { type Duel, type Hex, heroOf, type State, type Turn } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { gainFame } from '../gain.ts';
import { endLasting } from '../lasting.ts';
import { duelTurn } from './duel.ts';

/** A victor of lower level gains 1 fame and 2 for each level between; one of the same level with less fame gains 1 (MK-PVPO-02..04, MK-FIX-14). */
export function spoils(state: State, victor: Seat, loser: Seat): number {
  const mine = heroOf(state, victor);
  const theirs = heroOf(state, loser);
  if (mine.level < theirs.level) return 1 + 2 * (theirs.level - mine.level);
  return mine.level === theirs.level && mine.fame < theirs.fame ? 1 : 0;
}

/** Somebody was driven away, or both have stopped: then the aggressor goes back (MK-PVPM-10, MK-PVPO-01, -05, -06). */
export function* endDuel(state: State, io: Io, duel: Duel, loser: Seat | null, to: Hex | null): Flow {
  const { aggressor, defender } = duel;
  state.duel = null;
  const attack = duelTurn(state, aggressor);
  const defence = duelTurn(state, defender);
  if (loser === null || to === null) {
    io.tell?.({ kind: 'duel-drawn', seat: aggressor, defender, rule: 'MK-PVPO-05' });
    goBack(state, attack);
  } else {
    const victor = loser === aggressor ? defender : aggressor;
    heroOf(state, loser).at = to;
    duelTurn(state, loser).path.push(to);
    io.tell?.({ kind: 'driven-away', seat: victor, loser, to, rule: 'MK-PVPM-10' });
    gainFame(state, io, victor, spoils(state, victor, loser), 'MK-PVPO-02');
  }
  close(state, attack, 'after');
  // Who attended fully has an end of turn; for the others it is over with the combat (MK-PVPF-05, -06, MK-PVPP-04, -05).
  if (defence.partial) {
    endLasting(state, 'turn-end', defender);
    state.turns = state.turns.filter(turn => turn !== defence);
  } else {
    close(state, defence, 'after');
    // It plays its aftermath before the aggressor goes on.
    state.turns = [...state.turns.filter(turn => turn !== defence), defence];
  }
}

function close(state: State, turn: Turn, stage: Turn['stage']): void {
  endLasting(state, 'combat-end', turn.seat);
  turn.combat = null;
  turn.stage = stage;
}

function goBack(state: State, turn: Turn): void {
  if (turn.path.length > 1) turn.path.pop();
  const from = turn.path[turn.path.length - 1];
  if (from !== undefined) heroOf(state, turn.seat).at = from;
}
