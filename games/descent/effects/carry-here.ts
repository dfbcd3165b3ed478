import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { cellsBeside } from '../rules/map.ts';
import { type Cell, figureOf, type Hero } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/** The tokens of knocked-out heroes are laid on spaces next to the owner. */
export interface CarryHere {
  readonly do: 'carry-here';
}

const spaces = ({ state, by }: Doing): Cell[] => cellsBeside(state, figureOf(state, by)?.cells ?? []);

/** Who was swallowed has no token on the map. */
const lying = ({ state, on }: Doing): Hero[] =>
  state.heroes.filter(({ id, down, swallowed }) => on.includes(id) && down !== null && swallowed === undefined);

export const carryHere: DescentWord<CarryHere> = {
  can: at => lying(at).length > 0 && spaces(at).length > 0,
  *act(at) {
    for (const hero of lying(at)) {
      const choice = yield* choose<Choice, AskKind>({
        seat: at.seat,
        kind: 'where',
        rule: 'D2-KO-04',
        about: hero.id,
        options: spaces(at).map(cell => ({ do: 'space', cell })),
      });
      if (choice.do === 'space') hero.down = choice.cell;
    }
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Its hero token is laid on a space next to you.',
      'Sein Heldenmarker wird auf ein Feld neben dir gelegt.',
    ),
};
