import type { Turn } from '../../state.ts';

/** Units that had to do with an enemy: used on it, or damaged by it. */
const mark = (foe: number): string => `unit-against-${foe}`;

export function unitMeets({ used }: Turn, foe: number): void {
  if (!used.includes(mark(foe))) used.push(mark(foe));
}

export const wasMetByUnits = ({ used }: Turn, foe: number): boolean => used.includes(mark(foe));
