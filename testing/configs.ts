import { type Config, type Game, initialOf, valuesFor } from '@tafelrunde/engine';

/** Every scenario with every number of seats; each setting also with each of its other values. */
export function configs(game: Game): Config[] {
  return game.scenarios.flatMap(({ id, seats, settings }) =>
    seats.flatMap(count => {
      const initial = Object.fromEntries(settings.map(s => [s.id, initialOf(s, count)]));
      const others = settings.flatMap(s =>
        valuesFor(s, count)
          .filter(v => v !== initial[s.id])
          .map(v => ({ ...initial, [s.id]: v })),
      );
      return [initial, ...others].map(settings => ({ scenario: id, seats: count, settings }));
    }),
  );
}
