import type { Effect } from '../effects/effect.ts';
import type { AttackKind, Colour, Element } from './words.ts';

/** Short names for the effects that stand on many cards. */
export const attack = (n: number, kind?: AttackKind, element?: Element): Effect => ({
  do: 'attack',
  n,
  ...(kind !== undefined && { kind }),
  ...(element !== undefined && { element }),
});
export const block = (n: number, element?: Element): Effect => ({
  do: 'block',
  n,
  ...(element !== undefined && { element }),
});
export const move = (n: number): Effect => ({ do: 'move', n });
export const influence = (n: number): Effect => ({ do: 'influence', n });
export const heal = (n: number): Effect => ({ do: 'heal', n });
export const draw = (n: number): Effect => ({ do: 'draw', n });
export const ranged = (n: number, element?: Element): Effect => attack(n, 'ranged', element);
export const siege = (n: number, element?: Element): Effect => attack(n, 'siege', element);
export const crystal = (of: Colour): Effect => ({ do: 'crystal', of });
export const wound: Effect = { do: 'wound', n: 1 };
export const reputation = (n: number): Effect => ({ do: 'reputation', n });

/** One of several effects; `eitherOf` of several lists. */
export const oneOf = (...of: readonly Effect[]): Effect => ({ do: 'one-of', of: of.map(effect => [effect]) });
export const eitherOf = (...of: readonly (readonly Effect[])[]): Effect => ({ do: 'one-of', of });
export const anyOf = (n: number): Effect => oneOf(move(n), influence(n), attack(n), block(n));

export const thisTurn = (...effects: readonly Effect[]): Effect => ({ do: 'last', until: 'turn-end', effects });
export const thisTurnOnce = (...effects: readonly Effect[]): Effect => ({
  do: 'last',
  until: 'turn-end',
  times: 1,
  effects,
});
export const thisCombat = (...effects: readonly Effect[]): Effect => ({ do: 'last', until: 'combat-end', effects });
