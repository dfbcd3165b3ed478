import { pileSize } from '@tafelrunde/engine';
import { type CardId, cardOf, scrollIdOf } from '../../content/enemies/index.ts';
import { ENEMY_POWERS } from '../../content/enemy-powers.ts';
import type { HeroId } from '../../content/heroes.ts';
import type { Enemy, Figure, State, Zone } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { giveThreat } from '../bosses.ts';
import { draw } from '../supplies.ts';
import { announce } from '../triggers.ts';
import { fullShields } from '../values.ts';
import { scrollOf, scrollSideOf } from './cards.ts';
import { clockwise } from './order.ts';

/** The next enemy of the deck enters play; null if all cards are assigned (SS-ASGN-01, -05). */
export function* spawnNext(state: State, io: Io, zone: Zone): Flow<Enemy | null> {
  const { enemy } = state.supplies;
  if (pileSize(enemy.pile) + enemy.out.length === 0) {
    io.tell?.({ kind: 'no-enemy', zone, rule: 'SS-ASGN-05' });
    return null;
  }
  const card = draw(enemy, io);
  if (card === null) return null;
  io.reveal?.('all', { drawn: card });
  return yield* bringIn(state, io, card, zone);
}

/** An enemy enters play with its figures, charges, shields and random powers (SS-ECRD-05, SS-SCRL-09). */
export function* bringIn(state: State, io: Io, card: CardId, zone: Zone): Flow<Enemy> {
  const scroll = scrollIdOf(card);
  const enemy: Enemy = { id: card, scroll, side: 0, manager: null, bodies: [], charges: {}, powers: [], notes: {} };
  const { horde, level } = scrollOf(enemy);
  const count = horde === undefined ? 1 : horde[state.size <= 3 ? 0 : 1];
  enemy.bodies = Array.from({ length: count }, (_, i) =>
    newBody(horde === undefined ? card : `${card}.${i + 1}`, zone),
  );
  enemy.manager = level === 'violet' ? null : managerFor(state, enemy);
  for (const [name, { charges }] of Object.entries(scrollSideOf(enemy).powers))
    if (charges !== undefined) enemy.charges[name] = charges;
  state.enemies.push(enemy);
  io.tell?.({ kind: 'appeared', enemy: card, zone, manager: enemy.manager, rule: 'SS-ASGN-01' });
  for (let i = 0; i < cardOf(card).powers; i++) giveEnemyPower(state, io, enemy);
  for (const body of enemy.bodies) body.shields = fullShields(state, body.id);
  if (level === 'violet') giveThreat(state, io);
  yield* announce(state, io, 'appeared', { figure: enemy.bodies[0]?.id ?? card, zone, card });
  return enemy;
}

export const newBody = (id: string, zone: Zone): Figure => ({
  id,
  zone,
  came: [],
  wounds: 0,
  conditions: [],
  fresh: [],
  fire: [],
  criticals: [],
  shields: 0,
});

/** Whoever manages one of the same kind and level, else the first from the active player on with the fewest (SS-ASGN-02, -03). */
function managerFor(state: State, { scroll }: Enemy): HeroId {
  const same = state.enemies.find(one => one.scroll === scroll);
  if (same?.manager) return same.manager;
  const order = clockwise(state);
  const managed = (hero: HeroId): number => state.enemies.filter(({ manager }) => manager === hero).length;
  const fewest = Math.min(...order.map(managed));
  return order.find(hero => managed(hero) === fewest) ?? (order[0] as HeroId);
}

/** A random enemy power: at most two, of different types; what does not fit is put back (SS-EPOW-01, -03). */
export function giveEnemyPower(state: State, io: Io, enemy: Enemy): void {
  if (enemy.powers.length >= 2) return;
  const { power } = state.supplies;
  const aside: typeof power.out = [];
  for (;;) {
    if (pileSize(power.pile) + power.out.length === 0) break;
    const drawn = draw(power, io);
    if (drawn === null) break;
    io.reveal?.('all', { drawn });
    if (enemy.powers.some(own => ENEMY_POWERS[own].type === ENEMY_POWERS[drawn].type)) {
      aside.push(drawn);
      continue;
    }
    enemy.powers.push(drawn);
    io.tell?.({ kind: 'enemy-power', enemy: enemy.id, power: drawn, rule: 'SS-EPOW-01' });
    break;
  }
  power.out.push(...aside);
}
