import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { doorsToOpen, openOrClose } from '../rules/doors.ts';
import type { DescentWord } from './word.ts';

/** The owner opens or closes a door without an action. */
export interface FreeDoor {
  readonly do: 'free-door';
}

export const freeDoor: DescentWord<FreeDoor> = {
  can: ({ state, by }) => doorsToOpen(state, by).length > 0,
  *act({ state, io, by, seat }) {
    const doors = doorsToOpen(state, by);
    if (doors.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'one-of',
      rule: 'D2-DOOR-01',
      options: doors.map(door => ({ do: 'door', door })),
    });
    if (choice.do === 'door') yield* openOrClose(state, io, by, choice.door);
  },
  say: (_, { lang }) =>
    speak(lang)('Open or close a door, without an action.', 'Öffne oder schließe eine Tür, ohne Aktion.'),
};
