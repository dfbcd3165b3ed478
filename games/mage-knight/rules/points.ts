import { unitOf } from '../content/units.ts';
import type { Effect } from '../effects/effect.ts';
import type { Doing } from '../effects/word.ts';
import { canBeSlowed } from './combat/foe.ts';
import { inForce } from './passives.ts';
import { canBeSlowedInDuel } from './pvp/units.ts';

/** Gains move, influence or healing points (MK-EFF-02). */
export function gainPoints({ io, seat, turn }: Doing, what: 'move' | 'influence' | 'heal', n: number): void {
  if (n <= 0) return;
  turn[what] += n;
  turn.free.length = 0;
  io.tell?.({ kind: 'points', seat, what, n, now: turn[what], rule: 'MK-EFF-02' });
}

/** Could a move point be spent on anything now or later in this part of the turn? (MK-TURN-15, -16, MK-CARD-17) */
export function canUseMove(at: Doing): boolean {
  const { turn } = at;
  if (turn.stage === 'move' || turn.stage === 'path') return true;
  if (turn.stage !== 'combat') return false;
  return canBeSlowed(at) || canBeSlowedInDuel(at) || hasUseFor(at, 'move');
}

export const canUseInfluence = (at: Doing): boolean =>
  at.turn.stage === 'interaction' || hasUseFor(at, 'influence') || isTollDue(at);

/** Does a unit want influence in this combat, to fight or to take damage? */
function isTollDue({ hero, turn: { combat } }: Doing): boolean {
  if (combat === null) return false;
  return hero.units.some(({ unit, spent, wounds }) => {
    const { damageToll = 0, assaultToll = 0 } = unitOf(unit).special ?? {};
    if (wounds > 0) return false;
    return (damageToll > 0 && combat.phase !== 'attack') || (assaultToll > 0 && !spent && combat.why === 'assault');
  });
}

/** Does something in force take these points as its price? */
function hasUseFor({ state, seat, turn }: Doing, what: 'move' | 'influence'): boolean {
  return inForce(state, seat, 'use').some(
    ({ effect }) =>
      (effect.in === undefined || effect.in === turn.combat?.phase) && effect.effects.some(inner => takes(inner, what)),
  );
}

/** Is it paid for with these points? */
export function takes(effect: Effect, what: 'move' | 'influence'): boolean {
  if (effect.do === 'cost') return what in effect.price;
  if (effect.do === 'ready-for') return what === 'influence';
  return effect.do === 'one-of' ? effect.of.some(list => list.some(inner => takes(inner, what))) : false;
}
