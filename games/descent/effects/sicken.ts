import { speak } from '@tafelrunde/engine';
import { thingName } from '../names.ts';
import { tokensOn } from '../rules/class-tokens.ts';
import { suffer } from '../rules/damage.ts';
import type { DescentWord } from './word.ts';

/** Each figure suffers 1 damage for every token of a kind it has. */
export interface Sicken {
  readonly do: 'sicken';
  readonly token: string;
}

export const sicken: DescentWord<Sicken> = {
  can: ({ state, on }, { token }) => on.some(id => tokensOn(state, id, token) > 0),
  *act({ state, io, on, source }, { token }) {
    for (const id of on) yield* suffer(state, io, id, tokensOn(state, id, token), { by: source.id });
  },
  say: ({ token }, { lang }) =>
    speak(lang)(
      `Suffers 1 damage for each ${thingName(token, 'en')} it has.`,
      `Erleidet je eigenem Marker 1 Schaden: ${thingName(token, 'de')}.`,
    ),
};
