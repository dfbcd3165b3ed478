import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { questOf } from '../content/index.ts';
import { doorsToOpen, openOrClose } from '../rules/doors.ts';
import { performSpecial, specialActions } from '../rules/quest/special.ts';
import type { FigureId, State } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The owner opens or closes a door without an action. */
export interface FreeDoor {
  readonly do: 'free-door';
}

/** Doors as usual, and those for which the quest has an action of its own: all it asks for besides must still be met (D2C-THF-01, -02). */
const waysToOpen = (state: State, by: FigureId): Choice[] => [
  ...doorsToOpen(state, by).map((door): Choice => ({ do: 'door', door })),
  ...specialActions(state, by)
    .filter(({ action }) => questOf(state.quest, state.encounter).actions?.[action]?.door)
    .map(({ action, at }): Choice => ({ do: 'special', action, at })),
];

export const freeDoor: DescentWord<FreeDoor> = {
  can: ({ state, by }) => waysToOpen(state, by).length > 0,
  *act({ state, io, by, seat, source }) {
    const options = waysToOpen(state, by);
    if (options.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'one-of',
      rule: 'D2-DOOR-01',
      about: source.id,
      options,
    });
    if (choice.do === 'door') yield* openOrClose(state, io, by, choice.door);
    if (choice.do === 'special') yield* performSpecial(state, io, by, choice.action, choice.at);
  },
  say: (_, { lang }) =>
    speak(lang)('Open or close a door, without an action.', 'Öffne oder schließe eine Tür, ohne Aktion.'),
};
