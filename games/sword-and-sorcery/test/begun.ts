import { table } from '@tafelrunde/testing';
import { swordAndSorcery } from '../index.ts';
import type { Sitting } from './positions.ts';

/** A new match in the practice yard: nobody has chosen a hero yet. */
export const start = (seats: number, heroes: number): Sitting =>
  table(swordAndSorcery, { config: { scenario: 'sparring-yard', seats, settings: { heroes } } });

/** The first hero and the first power of every list are taken: the heroes stand before the Emporium. */
export function begun(seats: number, heroes: number): Sitting {
  const t = start(seats, heroes);
  while (t.kind === 'hero' || t.kind === 'learn') t.choose(t.offered()[0] ?? '');
  return t;
}
