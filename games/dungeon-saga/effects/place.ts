import type { Targets } from '../content/effects.ts';
import { place as placeAt } from '../rules/placing.ts';
import { pickSquares, squaresFor } from '../rules/targets.ts';
import type { CardWord } from './word.ts';

/** You are put on the target square (a large figure with any of its squares, if it fits). No move, no breaking away. `aim.of` is `square`. */
export interface Place {
  readonly do: 'place';
  readonly aim: Targets;
}

export const place: CardWord<Place> = {
  can: ({ state, you }, { aim }) => squaresFor(state, you, aim).length > 0,
  act: ({ state, io, you }, { aim }) =>
    pickSquares(
      state,
      you,
      aim,
      () => squaresFor(state, you, aim),
      cell => placeAt(state, io, you, cell),
      'DS-FREE-06',
    ),
  say: (_, { t }) =>
    t(
      'You are put on the target, with a facing of your choice.',
      'Du wirst mit einer Blickrichtung deiner Wahl auf das Ziel gestellt.',
    ),
};
