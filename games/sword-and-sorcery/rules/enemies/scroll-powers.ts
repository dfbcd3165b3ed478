import { vocabulary } from '../../effects/vocabulary.ts';
import type { Enemy, FigureId, State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { seatFor } from '../deciding.ts';
import { scrollSideOf } from './cards.ts';

/** An enemy uses a power of its scroll: with charges only as long as it has them (SS-SCRL-10, -11). */
export function* useScrollPower(state: State, io: Io, enemy: Enemy, name: string, target: FigureId): Flow {
  const power = scrollSideOf(enemy).powers[name];
  const [leader] = enemy.bodies;
  if (power === undefined || leader === undefined) return;
  if (power.charges !== undefined) {
    const left = enemy.charges[name] ?? 0;
    if (left === 0) return;
    enemy.charges[name] = left - 1;
  }
  io.tell?.({ kind: 'used', by: leader.id, ability: name, level: 1, on: [target], rule: 'SS-SCRL-11' });
  yield* vocabulary.carryOut(
    {
      state,
      io,
      by: leader.id,
      seat: seatFor(state, leader.id),
      source: { id: name, by: 'scroll', level: 1 },
      on: [target],
      zone: leader.zone,
      about: { figure: leader.id, other: target },
    },
    power.effects ?? [],
  );
}

/** Special powers are used when an activation card with their sign calls for them (SS-SCRL-08). */
export function* useSpecials(state: State, io: Io, enemy: Enemy): Flow {
  for (const [name, { icon }] of Object.entries(scrollSideOf(enemy).powers))
    if (icon === 'special' && state.enemies.includes(enemy))
      yield* useScrollPower(state, io, enemy, name, enemy.bodies[0]?.id ?? '');
}
