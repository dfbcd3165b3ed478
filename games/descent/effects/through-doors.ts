import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { doorSides, nearestEmpty } from '../rules/map.ts';
import { placeAt } from '../rules/moving.ts';
import type { Cell } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/** The figures go through one door of the quest and come out on a side of any of its doors, as near to it as can be (D2C-QMOR-04). */
export interface ThroughDoors {
  readonly do: 'through-doors';
}

/** On either side of each door: its spaces that are empty, else what is nearest to them. */
function landings({ state }: Doing): Cell[] {
  const found = doorSides(state).flatMap(side => {
    const [first] = side;
    return first === undefined ? [] : nearestEmpty(state, first);
  });
  return [...new Set(found)].sort((a, b) => a - b);
}

export const throughDoors: DescentWord<ThroughDoors> = {
  can: at => landings(at).length > 0,
  *act(at) {
    const { state, io, on, seat, source } = at;
    for (const id of on) {
      const spaces = landings(at);
      if (spaces.length === 0) return;
      const choice = yield* choose<Choice, AskKind>({
        seat,
        kind: 'where',
        rule: 'D2C-QMOR-04',
        about: id,
        options: spaces.map(cell => ({ do: 'space', cell })),
      });
      if (choice.do === 'space') yield* placeAt(state, io, id, [choice.cell], source.id);
    }
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Comes out on a side of any such door, as near to it as can be.',
      'Kommt an einer Seite einer beliebigen solchen Tür heraus, so nah daran wie möglich.',
    ),
};
