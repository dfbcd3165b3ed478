import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { resurrect as comeBack } from '../rules/ranks.ts';
import { figureOf, heroOf } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** A ghost in the own zone comes back now, for its usual price or less (SS-RES-03). */
export interface Resurrect {
  readonly do: 'resurrect';
}

export const resurrectWord: SorceryWord<Resurrect> = {
  can: ({ state, by }) =>
    state.heroes.some(({ ghost, zone, rank }) => ghost && zone === figureOf(state, by)?.zone && state.shards >= rank),
  *act({ state, io, by, seat }) {
    const options = state.heroes.flatMap(({ id, ghost, zone, rank }): Choice[] =>
      ghost && zone === figureOf(state, by)?.zone && state.shards >= rank ? [{ do: 'figure', figure: id }] : [],
    );
    if (options.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({ seat, kind: 'figure', rule: 'SS-RES-03', options });
    if (choice.do === 'figure') comeBack(state, io, heroOf(state, choice.figure), heroOf(state, choice.figure).rank);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'A ghost in your zone returns from the dead for its usual price.',
      'Ein Geist in deiner Zone kehrt für den üblichen Preis von den Toten zurück.',
    ),
};
