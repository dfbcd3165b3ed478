import type { Amount } from '@tafelrunde/engine';
import type { Per } from '../effects/counting.ts';
import type { Effect } from '../effects/effect.ts';
import type { AttackKind, Colour, Element } from './words.ts';

/** Words that many cards use, in short. */

export const attack = (n: Amount<Per>, kind: AttackKind = 'melee', element: Element = 'physical'): Effect => ({
  do: 'attack',
  n,
  kind,
  element,
});
export const block = (n: Amount<Per>, element: Element = 'physical'): Effect => ({ do: 'block', n, element });
export const heal = (n: number): Effect => ({ do: 'heal', n });
export const oneOf = (...of: readonly (readonly Effect[])[]): Effect => ({ do: 'one-of', of });
export const move = (n: number): Effect => ({ do: 'move', n });
export const influence = (n: number): Effect => ({ do: 'influence', n });
export const draw = (n: number): Effect => ({ do: 'draw', n });
export const ranged = (n: number, element?: Element): Effect => attack(n, 'ranged', element);
export const siege = (n: number, element?: Element): Effect => attack(n, 'siege', element);
export const crystal = (of: Colour): Effect => ({ do: 'crystal', of });
export const wound: Effect = { do: 'wound', n: 1 };
export const reputation = (n: number): Effect => ({ do: 'reputation', n });

/** One of several single effects. */
export const either = (...of: readonly Effect[]): Effect => oneOf(...of.map(effect => [effect]));
export const anyOf = (n: number): Effect => either(move(n), influence(n), attack(n), block(n));

export const thisTurn = (...effects: readonly Effect[]): Effect => ({ do: 'last', until: 'turn-end', effects });
export const thisTurnOnce = (...effects: readonly Effect[]): Effect => ({
  do: 'last',
  until: 'turn-end',
  times: 1,
  effects,
});
export const thisCombat = (...effects: readonly Effect[]): Effect => ({ do: 'last', until: 'combat-end', effects });
