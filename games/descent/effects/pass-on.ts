import { speak } from '@tafelrunde/engine';
import { aboutToSuffer, lessen, suffer } from '../rules/damage.ts';
import type { DescentWord } from './word.ts';

/** All damage that the figure the moment is about would suffer is suffered by the figure it works on. */
export interface PassOn {
  readonly do: 'pass-on';
}

export const passOn: DescentWord<PassOn> = {
  can: ({ state, about, on }) =>
    about.figure !== undefined && aboutToSuffer(state, about.figure) > 0 && on.some(id => id !== about.figure),
  *act({ state, io, about, on, source }) {
    const [to] = on;
    if (about.figure === undefined || to === undefined || to === about.figure) return;
    const n = lessen(state, about.figure, aboutToSuffer(state, about.figure));
    yield* suffer(state, io, to, n, { by: source.id });
  },
  say: (_, { lang }) => speak(lang)('Suffers all of it instead.', 'Erleidet stattdessen alles davon.'),
};
