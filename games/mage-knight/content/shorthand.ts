import type { Amount } from '@tafelrunde/engine';
import type { Per } from '../effects/counting.ts';
import type { Effect } from '../effects/effect.ts';
import type { AttackKind, Element } from './words.ts';

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
