import type { Flow } from '@tafelrunde/engine';
import type { Choice } from '../../choices.ts';
import { enemyOf } from '../../content/enemies.ts';
import type { Doing } from '../../effects/word.ts';
import { changeReputation, gainFame } from '../gain.ts';
import { discardToken } from '../tokens.ts';
import { announce } from '../triggers.ts';
import { foeOf } from './foe.ts';

/** An enemy is defeated: its token is discarded and its fame scored at once (MK-RNG-09, -10). `sources`: what struck it. */
export function* defeat(at: Doing, number: number, sources: readonly string[]): Flow<void, Choice> {
  const { state, io, seat, turn } = at;
  const { combat } = turn;
  if (combat === null) return;
  const foe = foeOf(combat, number);
  foe.defeated = true;
  discardToken(state, foe.token);
  const enemy = enemyOf(foe.token);
  const fame = foe.from === 'summoned' ? 0 : Math.ceil((enemy.fame * foe.fameHalves) / 2);
  io.tell?.({ kind: 'defeated', seat, foe: foe.token, fame, rule: 'MK-RNG-09' });
  if (foe.from !== 'summoned') {
    gainFame(state, io, seat, fame, 'MK-RNG-10');
    if (enemy.reputation !== undefined) changeReputation(state, io, seat, enemy.reputation, 'MK-EFF-03');
  }
  yield* announce(state, io, seat, turn, 'foe-defeated', { foe: number, sources });
}
