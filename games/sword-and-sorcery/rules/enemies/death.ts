import { cardOf } from '../../content/enemies/index.ts';
import { type Enemy, enemyOf, type FigureId, figureOf, type State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { layCoins } from '../coins.ts';
import { gainShards } from '../ranks.ts';
import { revealAll } from '../shadows.ts';
import { announce } from '../triggers.ts';
import { scrollOf } from './cards.ts';

/** An enemy is killed: its tokens go, and with its last body its card; loot lies in the zone, shards go to the pool (SS-EDTH-05 to -12). */
export function* enemyDies(state: State, io: Io, id: FigureId, by: FigureId | null): Flow {
  const enemy = enemyOf(state, id);
  const body = figureOf(state, id);
  if (enemy === null || body === null) return;
  yield* announce(state, io, 'killed', { figure: id, zone: body.zone, ...(by !== null && { other: by }) });
  state.supplies.critical.out.push(...body.criticals);
  enemy.bodies = enemy.bodies.filter(one => one.id !== id);
  if (enemy.bodies.length === 0) discard(state, io, enemy, body.zone);
  // It may have hidden a shadow (SS-SHAD-04).
  yield* revealAll(state, io);
}

/** The card of an enemy goes with its last body (SS-HORDE-07). */
function discard(state: State, io: Io, enemy: Enemy, zone: number): void {
  state.enemies = state.enemies.filter(one => one !== enemy);
  // Without a boss nobody threatens.
  if (!state.enemies.some(one => scrollOf(one).level === 'violet')) state.threat = null;
  leaveLoot(state, io, enemy, zone);
  gainShards(state, io, cardOf(enemy.id).shards);
  state.supplies.power.out.push(...enemy.powers);
  if (cardOf(enemy.id).unique !== true) state.supplies.enemy.out.push(enemy.id);
  state.story.flags[`slain/${enemy.id}`] = (state.story.flags[`slain/${enemy.id}`] ?? 0) + 1;
}

/** Coins lie open, loot tokens and treasures face down (SS-ECRD-09, SS-EDTH-06 to -10). */
function leaveLoot(state: State, io: Io, { id }: Enemy, zone: number): void {
  const { crowns = 0, loot = 0, treasure = 0 } = cardOf(id).loot;
  const ground = state.ground[zone];
  if (ground === undefined || crowns + loot + treasure === 0) return;
  layCoins(state, ground, crowns);
  ground.loot += loot;
  ground.treasure += treasure;
  io.tell?.({ kind: 'loot', zone, crowns, loot, treasure, rule: 'SS-ECRD-09' });
}
