import { enemyOf } from '../../content/enemies.ts';
import type { Doing } from '../../effects/word.ts';
import type { Combat, Foe } from '../../state.ts';
import type { Flow } from '../../types.ts';
import { changeReputation, gainFame } from '../gain.ts';
import { inForce } from '../passives.ts';
import { discardToken } from '../tokens.ts';
import { announce } from '../triggers.ts';
import { foeOf } from './foe.ts';
import { secretFame } from './secret-die.ts';

/** An enemy is defeated: its token is discarded and its fame scored at once (MK-RNG-09, -10). `sources`: what struck it. */
export function* defeat(at: Doing, number: number, sources: readonly string[]): Flow {
  const { state, io, seat, turn } = at;
  const { combat } = turn;
  if (combat === null) return;
  const foe = foeOf(combat, number);
  foe.defeated = true;
  leaveGroup(combat, number);
  discardToken(state, foe.token);
  turn.defeated.push(foe.token);
  const enemy = enemyOf(foe.token);
  const fame = foe.from === 'summoned' ? 0 : fameOf(combat, foe) + secretFame(io, combat, number);
  io.tell?.({ kind: 'defeated', seat, foe: foe.token, fame, rule: 'MK-RNG-09' });
  if (foe.from !== 'summoned') {
    gainFame(state, io, seat, fame, 'MK-RNG-10');
    for (const { effect, at: place } of inForce(state, seat, 'bounty')) {
      const lasting = place === null ? undefined : state.lasting[place];
      if (effect.token !== foe.token || (effect.at !== null && effect.at !== foe.at) || !lasting) continue;
      lasting.left = 0;
      gainFame(state, io, seat, effect.fame, 'MK-EFF-03');
    }
    if (enemy.reputation !== undefined) changeReputation(state, io, seat, enemy.reputation, 'MK-EFF-03');
  }
  yield* announce(state, io, seat, turn, 'foe-defeated', { foe: number, sources });
}

/** The fame of enemies worth half of it is added up before it is halved, rounded up (MK-S10-12). */
function fameOf({ foes }: Combat, foe: Foe): number {
  const { fame } = enemyOf(foe.token);
  if (foe.fameHalves !== 1) return (fame * foe.fameHalves) / 2;
  const before = foes.reduce(
    (sum, one) => sum + (one !== foe && one.defeated && one.fameHalves === 1 ? enemyOf(one.token).fame : 0),
    0,
  );
  return Math.ceil((before + fame) / 2) - Math.ceil(before / 2);
}

/** Who is no longer there is neither attacked nor blocked; an attack left without targets is lost with its points. */
function leaveGroup(combat: Combat, number: number): void {
  const { group } = combat;
  if (group?.kind === 'attack') group.targets = group.targets.filter(foe => foe !== number);
  if (group?.kind === 'block' ? group.foe === number : group?.targets.length === 0) combat.group = null;
}
