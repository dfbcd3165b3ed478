import { speak } from '@tafelrunde/engine';
import { turnFor } from '../rules/points.ts';
import { announce } from '../rules/window.ts';
import { isHero } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The heroes rest: at the end of their turn they recover all fatigue, and whatever answers a rest action answers this (D2C-QLOR-23). */
export interface Repose {
  readonly do: 'repose';
}

export const repose: DescentWord<Repose> = {
  *act({ state, io, on }) {
    for (const id of on) {
      const turn = turnFor(state, id);
      if (turn === null || !isHero(state, id)) continue;
      turn.rested = true;
      io.tell?.({ kind: 'action', figure: id, action: 'rest', rule: 'D2-REST-01' });
      yield* announce(state, io, 'rested', { figure: id });
    }
  },
  say: (_, { lang }) => speak(lang)('It is a rest.', 'Es gilt als Ausruhen.'),
};
