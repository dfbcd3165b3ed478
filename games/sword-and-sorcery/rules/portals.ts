import { pileSize } from '@tafelrunde/engine';
import type { State, Zone } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { rollOne } from './dice.ts';
import { spawnNext } from './enemies/spawn.ts';
import { stepsFrom } from './zones.ts';

/** Enemies appear at open portals, one after the other; without one nobody can (SS-PORT-03, -05). */
export function* spawnAtPortals(state: State, io: Io, n: number): Flow {
  io.tell?.({ kind: 'spawns', n, rule: 'SS-SPWN-01' });
  const { enemy } = state.supplies;
  for (let i = 0; i < n; i++) {
    // All cards are assigned: nobody is left to appear (SS-ASGN-05).
    if (pileSize(enemy.pile) + enemy.out.length === 0) return;
    const zone = portalFor(state, io);
    if (zone === null) return;
    yield* spawnNext(state, io, zone);
  }
}

/** With several open portals a blue die decides; it is rolled until it names one, of two symbols the first in this order (SS-PORT-04, -06). */
function portalFor(state: State, io: Io): Zone | null {
  const open = state.portals.filter(portal => portal.open);
  const [only] = open;
  if (only === undefined) return null;
  if (open.length === 1) return only.zone;
  for (;;) {
    const face = rollOne(io.chance, 'blue');
    io.tell?.({
      kind: 'rolled',
      what: 'portal',
      by: state.active ?? '',
      dice: [{ die: 'blue', face }],
      rule: 'SS-PORT-04',
    });
    for (const symbol of ['block', 'energy', 'magic', 'hit'] as const) {
      const portal = face.includes(symbol) ? open.find(one => one.symbol === symbol) : undefined;
      if (portal !== undefined) return portal.zone;
    }
  }
}

/** The open portal nearest to a zone, by a legal way; null where there is none. */
export function nearestPortal(state: State, zone: Zone): Zone | null {
  const open = state.portals.filter(portal => portal.open).map(portal => portal.zone);
  const steps = (from: Zone): number => stepsFrom(state, from, zone);
  return open.toSorted((a, b) => steps(a) - steps(b))[0] ?? null;
}
