import type { Config, Game } from '@tafelrunde/engine';

/** Every scenario with every number of seats; each setting also with each of its other values. */
export function configs(game: Game): Config[] {
  return game.scenarios.flatMap(({ id, seats, settings }) =>
    seats.flatMap(count => {
      const initial = Object.fromEntries(settings.map(s => [s.id, s.initial]));
      const others = settings.flatMap(s =>
        s.values.filter(v => v !== s.initial && (s.fits?.(v, count) ?? true)).map(v => ({ ...initial, [s.id]: v })),
      );
      return [initial, ...others].map(settings => ({ scenario: id, seats: count, settings }));
    }),
  );
}
