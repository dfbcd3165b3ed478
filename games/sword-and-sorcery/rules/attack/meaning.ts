import { type DieSymbol, SYMBOLS } from '../../content/words.ts';
import type { Attack, FigureId, Property, State } from '../../state.ts';
import type { Meant } from '../dice.ts';
import { isAwaited } from '../in-force.ts';
import { mayReroll } from './rerolls.ts';

/** Which symbols pay for any of these properties. */
const paid = (properties: readonly Property[]): DieSymbol[] =>
  SYMBOLS.filter(symbol => properties.some(({ cost }) => (cost[symbol] ?? 0) > 0));

/** Symbols of the attack roll that can change what follows; null where each die can (SS-GOLD-02). */
export function meantInAttack(state: State, { by, properties }: Attack): Meant {
  if (mayReroll(state, by, 'attack-rolled')) return null;
  // Whoever answers the roll may add properties, and projectiles look for gremlins (SS-INV-07).
  if (isAwaited(state, 'attack-rolled') || isAwaited(state, 'attack-counted')) return SYMBOLS;
  return [...new Set<DieSymbol>(['hit', ...paid(properties)])];
}

/** The same for a defence roll, where blocks count. */
export function meantInDefence(state: State, of: FigureId, properties: readonly Property[]): Meant {
  if (
    mayReroll(state, of, 'defence-rolled') ||
    properties.some(({ effects }) => effects.some(({ do: word }) => word === 'reroll'))
  )
    return null;
  if (isAwaited(state, 'defence-rolled')) return SYMBOLS;
  return [...new Set<DieSymbol>(['block', ...paid(properties)])];
}
