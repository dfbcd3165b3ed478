import type { Terrain } from '../content/words.ts';
import { type Hex, heroOf, type State, type Turn } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { around, terrainAt } from './map.ts';
import { arrive, arriveAt } from './movement.ts';
import { mayPropose, openProposal } from './proposal.ts';
import { mayDuel, startDuel } from './pvp/duel.ts';
import { heroThere, isForeignKeep, isSafe, isUnconquered } from './safe-space.ts';
import { announce } from './triggers.ts';

/** How an effect moves a figure: over so many revealed spaces at the most, whatever stands on them, to a space of this kind. */
export interface Leap {
  readonly spaces: number;
  /** `fortified`: a fortified site that can be assaulted, or another hero. */
  readonly to: 'safe' | 'fortified';
  /** Terrains it neither passes nor ends on. */
  readonly avoids?: readonly Terrain[];
}

export interface Landing {
  readonly to: Hex;
  readonly steps: number;
}

/** May the figure be moved there? Where a rampaging enemy stands is neither safe nor a site to be assaulted (MK-MOVE-11). */
function mayLand(state: State, turn: Turn, hex: Hex, to: Leap['to']): boolean {
  if (to === 'safe') return isSafe(state, turn.seat, hex);
  const isHeld = heroThere(state, turn.seat, hex) !== null;
  if (isUnconquered(state, hex) || (isForeignKeep(state, turn.seat, hex) && !isHeld)) return true;
  return mayDuel(state, turn, hex) === null;
}

/** Where a leap can end, with the fewest steps to it, nearest first. Inaccessible spaces are passed over (MK-MOVE-21). */
export function landings(state: State, turn: Turn, { spaces, to, avoids = [] }: Leap): Landing[] {
  const { at } = heroOf(state, turn.seat);
  if (at === null || turn.stage !== 'move' || turn.acted) return [];
  const steps = new Map<Hex, number>([[at, 0]]);
  const found: Landing[] = [];
  for (const [hex, n] of steps) {
    if (n > 0 && mayLand(state, turn, hex, to)) found.push({ to: hex, steps: n });
    if (n === spaces) continue;
    for (const near of around(state, hex)) {
      const terrain = terrainAt(state, near);
      if (!steps.has(near) && terrain !== undefined && !avoids.includes(terrain)) steps.set(near, n + 1);
    }
  }
  return found;
}

/** The figure is moved: it provokes nobody on the way and pays nothing for the terrain (MK-MOVE-21). What must be attacked is attacked at once. */
export function* leapTo(state: State, io: Io, turn: Turn, { to }: Landing, kind: Leap['to']): Flow {
  const hero = heroOf(state, turn.seat);
  const from = hero.at;
  turn.free.length = 0;
  hero.at = to;
  turn.path.push(to);
  io.tell?.({ kind: 'moved', seat: turn.seat, from, to, cost: 0, rule: 'MK-MOVE-21' });
  // Who reaches a city so may propose to assault it together (MK-COOP-05).
  if (mayPropose(state, turn, to, true) === null) {
    arrive(state, io, turn, to);
    yield* announce(state, io, turn.seat, turn, 'space-entered');
    return openProposal(state, turn, to, true);
  }
  yield* arriveAt(state, io, turn, to, [], kind === 'fortified');
  if (kind === 'safe' || turn.combat !== null || mayDuel(state, turn) !== null) return;
  yield* startDuel(state, io, turn, true);
}
