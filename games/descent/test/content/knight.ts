import type { State } from '../../index.ts';
import { acts, at, face, hero, monster, raid, sit, strike } from '../positions.ts';

export const AVRIC = 'avric-albright';
export const none = face('gray', { shield: 0 });
export const bare = face('brown', { shield: 0 });
/** Blue with 2 hearts, red with so many. */
export const hit = (hearts: number): number[] => [
  face('blue', { range: 3 }),
  face('red', { damage: hearts, surge: 0 }),
];
export const surging = (hearts: number): number[] => [
  face('blue', { range: 2 }),
  face('red', { damage: hearts, surge: 0 }),
];
/** Blue with 2 hearts, yellow with so many: zombies and archers. */
export const claw = (hearts: number): number[] => [
  face('blue', { range: 3 }),
  face('yellow', hearts === 2 ? { damage: 2, surge: 0 } : { range: 1, damage: hearts, surge: 0 }),
];
export const use = (of: string, ability = 0): string => `use:syndrael,${of},${ability}`;
export const space = (state: State, name: string): string => `space:${at(state, name)}`;

/** Syndrael as Knight at F5 with an ettin (health 5, two gray dice) at G4 to H5 beside her. */
export const duel = (more: readonly string[] = [], change: (state: State) => void = () => undefined) =>
  acts(
    sit(state => {
      hero(state, 'syndrael', 'knight', 'F5', more);
      monster(state, 'ettin', 'G4', 'H4', 'G5', 'H5');
      change(state);
    }),
    'syndrael',
  );

/** A zombie at G5 attacks Syndrael at F5 with 2 + 1 hearts; another one is far away. */
export const clawed = (
  more: readonly string[],
  dice: readonly number[],
  change: (state: State) => void = () => undefined,
) => {
  const t = raid(state => {
    hero(state, 'syndrael', 'knight', 'F5', more);
    monster(state, 'zombie', 'G5');
    monster(state, 'zombie', 'J8');
    change(state);
  }, 'zombie-1');
  t.choose(strike(t, 'zombie', 'syndrael', 'F5'), [...claw(1), ...dice]);
  return t;
};
