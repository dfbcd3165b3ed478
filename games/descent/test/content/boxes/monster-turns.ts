import type { State } from '../../../state.ts';
import { acts, at, drawsForFallen, face, hero, monster, type Played, raid, sit } from '../../positions.ts';

// What tests of monsters need again and again: faces by what they show, and Syndrael on F5 with one of them.
export const gray = (shield: number): number => face('gray', { shield });
export const black = (shield: number): number => face('black', { shield });
export const brown = (shield: number): number => face('brown', { shield });
export const blue = (range: number): number => face('blue', { range });
export const red = (damage: number, surge = 0): number => face('red', { damage, surge });
export const yellow = (damage: number, surge = 0): number => face('yellow', { damage, surge });
export const green = (damage: number, surge = 0): number => face('green', { damage, surge });
export const FAIL = [gray(3), black(4)] as const;
export const PASS = [gray(0), black(0)] as const;

export const SQUARE = ['G5', 'H5', 'G6', 'H6'] as const;
export const space = (t: Played, name: string): string => `space:${at(t.state, name)}`;

/** The activation of this monster. */
export const against = (name: string, spaces: readonly string[], more: (state: State) => void = () => {}): Played => {
  const id = name.endsWith('*') ? `${name.slice(0, -1)}-master-1` : `${name}-1`;
  return raid(state => {
    hero(state, 'syndrael', 'knight', 'F5');
    monster(state, name, ...spaces);
    more(state);
  }, id);
};

/** Syndrael's turn. */
export const facing = (name: string, spaces: readonly string[], more: (state: State) => void = () => {}): Played =>
  acts(
    sit(state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, name, ...spaces);
      more(state);
    }),
    'syndrael',
  );

/** Nobody answers, nothing is bought for surges. */
export const quiet = (t: Played): Played => {
  t.chooseWhile('answer', 'pass');
  t.chooseWhile('surge', 'done');
  return drawsForFallen(t);
};
