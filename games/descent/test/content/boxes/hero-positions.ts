import type { State } from '../../../index.ts';
import { acts, face, hero, type Played, sit } from '../../positions.ts';

/** Faces of dice by what they show, as tests of heroes lay them. */
export const blue = (damage: number, surge = 0): number => face('blue', { damage, surge });
export const red = (damage: number, surge = 0): number => face('red', { damage, surge });
export const yellow = (damage: number, surge = 0): number => face('yellow', { damage, surge });
export const green = (damage: number, surge = 0): number => face('green', { damage, surge });
export const brown = (shield: number): number => face('brown', { shield });
export const gray = (shield: number): number => face('gray', { shield });
export const black = (shield: number): number => face('black', { shield });

/** The turn of a hero at E5, past its start, with whatever else lies there. */
export function turn(
  id: string,
  of: string,
  arrange: (state: State) => void = () => {},
  more: readonly string[] = [],
): Played {
  const t = sit(state => {
    hero(state, id, of, 'E5', more);
    arrange(state);
  });
  return acts(through(acts(t, id)), id);
}

/** Everybody passes on what is offered, until something else is asked. */
export function through(t: Played): Played {
  for (let i = 0; i < 20 && (t.kind === 'answer' || t.kind === 'surge'); i++)
    t.choose(t.kind === 'answer' ? 'pass' : 'done');
  return t;
}

export const feat = (id: string): string => `use:${id},${id}-feat,0`;
export const ability = (id: string, n = 0): string => `use:${id},${id},${n}`;
