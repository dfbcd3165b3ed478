import { speak } from '@tafelrunde/engine';
import { thingName } from '../names.ts';
import { setCounter } from '../rules/quest/goals.ts';
import { figureOf, kindOfToken } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The figures give away the tokens of a kind they carry; the quest counts them. */
export interface Deliver {
  readonly do: 'deliver';
  readonly kind: string;
  readonly counter?: string;
}

export const deliver: DescentWord<Deliver> = {
  can: ({ state, on }, { kind }) =>
    on.some(id => figureOf(state, id)?.carries.some(token => kindOfToken(token) === kind) ?? false),
  act({ state, io, on }, { kind, counter }) {
    for (const id of on) {
      const figure = figureOf(state, id);
      const given = figure?.carries.filter(token => kindOfToken(token) === kind) ?? [];
      if (figure === null || given.length === 0) continue;
      figure.carries = figure.carries.filter(token => !given.includes(token));
      state.tokens = state.tokens.filter(token => !given.includes(token.id));
      for (const token of given) io.tell?.({ kind: 'cleared', token, rule: 'D2-OBJ-01' });
      if (counter !== undefined) setCounter(state, io, counter, (state.counters[counter] ?? 0) + given.length);
    }
  },
  say: ({ kind }, { lang }) =>
    speak(lang)(`Gives away: ${thingName(kind, 'en')}.`, `Gibt ab: ${thingName(kind, 'de')}.`),
};
