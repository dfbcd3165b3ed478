import { speak } from '@tafelrunde/engine';
import { begin } from '../rules/lasting.ts';
import { type FigureId, isHero, type State } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** More movement points: for the move action under way, else for the hero's move of this round. */
export interface Points {
  readonly do: 'points';
  readonly n: number;
}

/** Is a move under way, or still to come in this round? */
function mayStillMove({ heroes, turn }: State, id: FigureId): boolean {
  if (turn?.hero === id) return !turn.moved || turn.points !== null;
  return heroes.some(hero => hero.id === id && !hero.acted);
}

export const points: SorceryWord<Points> = {
  can: ({ state, on }) => on.some(id => mayStillMove(state, id)),
  act({ state, by, source, on }, { n }) {
    for (const id of on) {
      if (!isHero(state, id)) continue;
      const { turn } = state;
      if (turn?.hero === id && turn.points !== null) turn.points += n;
      else
        begin(state, {
          source: source.id,
          key: 'points',
          on: id,
          by,
          until: 'time',
          what: { do: 'modify', value: 'points', n },
          next: null,
          fits: null,
        });
    }
  },
  say: ({ n }, { lang }) =>
    speak(lang)(`+${n} movement point${n === 1 ? '' : 's'}.`, `+${n} Bewegungspunkt${n === 1 ? '' : 'e'}.`),
};
