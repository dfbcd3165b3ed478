import { speak } from '@tafelrunde/engine';
import { bringIn } from '../rules/enemies/spawn.ts';
import { figureOf } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** The uppermost card of the enemy discard pile enters play in its zone. */
export interface RaiseFallen {
  readonly do: 'raise-fallen';
}

export const raiseFallen: SorceryWord<RaiseFallen> = {
  can: ({ state }) => state.supplies.enemy.out.length > 0,
  *act({ state, io, by }) {
    const own = figureOf(state, by);
    const card = own === null ? undefined : state.supplies.enemy.out.pop();
    if (own !== null && card !== undefined) yield* bringIn(state, io, card, own.zone);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'The last discarded enemy enters play in its zone.',
      'Der zuletzt abgelegte Gegner kommt in seiner Zone ins Spiel.',
    ),
};
