import type { AttackKind } from '../content/words.ts';
import type { Bonus, Boostable } from '../effects/bonus.ts';
import type { Doing } from '../effects/word.ts';
import { inForce } from './passives.ts';
import { markOf, returnToken } from './skill-tokens.ts';

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
  if (at.source.by === 'unit') sum += unitBonus(at, what) + led(at, what, kind);
  for (const { effect, at: place, source } of inForce(at.state, at.seat, 'bonus')) {
    const by = effect.to === 'next-unit' || !isPowered(at, effect, source) ? 0 : bonusFor(effect, what, kind, at);
    if (by === 0 || (effect.to === 'each' && source === at.source.id)) continue;
    sum += by;
    const lasting = place === null ? undefined : at.state.lasting[place];
    if (effect.to === 'next' && lasting) lasting.left = 0;
    if (effect.powered) returnToken(at.state, at.io, source);
  }
  return Math.max(0, sum);
}

function bonusFor({ giving, sideways, any, in: phase }: Bonus, what: Boostable, kind: AttackKind, at: Doing): number {
  if ((at.source.by !== 'card' && !any) || (at.source.side === 'sideways' && !sideways)) return 0;
  if (phase !== undefined && phase !== at.turn.combat?.phase) return 0;
  return (giving[what] ?? 0) + (what === 'attack' && kind === 'ranged' ? (giving.ranged ?? 0) : 0);
}

/** Was the card powered with the colour the token remembers? */
const isPowered = ({ state, powered }: Doing, bonus: Bonus, source: string): boolean => {
  const colour = markOf(state, source);
  return bonus.powered === undefined || (colour !== null && (powered?.includes(colour) ?? false));
};

/** What a leader gives the next unit: its block, its attack, or its ranged attack, not its siege attack. */
function led(at: Doing, what: Boostable, kind: AttackKind): number {
  const given = what === 'attack' && kind !== 'melee' ? (kind === 'ranged' ? 'ranged' : null) : what;
  for (const { effect, at: place } of inForce(at.state, at.seat, 'bonus')) {
    const by = effect.to === 'next-unit' && given !== null ? (effect.giving[given] ?? 0) : 0;
    const lasting = place === null ? undefined : at.state.lasting[place];
    if (by === 0 || !lasting) continue;
    lasting.left = 0;
    return by;
  }
  return 0;
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
