import type { AttackKind } from '../content/words.ts';
import type { Bonus, Boostable } from '../effects/bonus.ts';
import type { Doing } from '../effects/word.ts';
import { inForce } from './passives.ts';

/**
 * What an effect gives after all that raises it: the card that plays it (Concentration), bonuses of earlier cards for later ones, and values of
 * units. A bonus for the next card is used up by it.
 */
export function boosted(
  at: Doing,
  what: 'move' | 'influence' | 'attack' | 'block',
  n: number,
  kind: AttackKind = 'melee',
): number {
  let sum = n + at.more;
  at.more = 0;
  if (at.source.by === 'unit') return Math.max(0, sum + unitBonus(at, what));
  for (const { effect, at: place, source } of inForce(at.state, at.seat, 'bonus')) {
    const by = bonusFor(effect, what, kind, at);
    if (by === 0 || (effect.to === 'each' && source === at.source.id)) continue;
    sum += by;
    const lasting = place === null ? undefined : at.state.lasting[place];
    if (effect.to === 'next' && lasting) lasting.left = 0;
  }
  return sum;
}

function bonusFor({ giving, sideways, in: phase }: Bonus, what: Boostable, kind: AttackKind, at: Doing): number {
  if (at.source.by !== 'card' || (at.source.side === 'sideways' && !sideways)) return 0;
  if (phase !== undefined && phase !== at.turn.combat?.phase) return 0;
  return (giving[what] ?? 0) + (what === 'attack' && kind === 'ranged' ? (giving.ranged ?? 0) : 0);
}

/** What raises the attacks and blocks of own units; the abilities they have, not others (MK-UNIT-12). */
function unitBonus({ state, seat, source }: Doing, what: 'move' | 'influence' | 'attack' | 'block'): number {
  if (what !== 'attack' && what !== 'block') return 0;
  let sum = 0;
  for (const { effect, unit } of inForce(state, seat, 'units-get')) {
    if (effect.who === 'bearer' && unit !== source.unit) continue;
    if (effect.who === 'others' && unit === source.unit) continue;
    sum += effect[what] ?? 0;
  }
  return sum;
}
