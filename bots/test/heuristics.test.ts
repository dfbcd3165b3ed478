import { type Game, Match, newChance } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { GAMES, position } from './positions.ts';

/** What a game says besides its parts may tip the scales between equals, no more. */
const SLIGHT = 0.1;

describe.each(GAMES.map(game => [game.id, game] as const))('the heuristics of %s', (_, game) => {
  const positions = Array.from({ length: 6 }, (_, i) => position(game, `heuristics ${i}`, 4 + i * 21));

  test('parts add up to the value, for every seat', () => {
    for (const match of positions)
      for (let seat = 0; seat < match.config.seats; seat++) {
        const view = match.view(seat);
        const sum = game.heuristics?.parts?.(view, seat).reduce((total, { worth }) => total + worth, 0);
        expect(Math.abs((sum ?? Number.NaN) - (game.heuristics?.value(view, seat) ?? 0))).toBeLessThanOrEqual(SLIGHT);
      }
  });

  test('parts have names in both languages, and no two the same', () => {
    for (const match of positions) {
      const names = game.heuristics?.parts?.(match.view(0), 0).map(({ name }) => name) ?? [];
      for (const lang of ['en', 'de'] as const) expect(new Set(names.map(name => name[lang])).size).toBe(names.length);
    }
  });

  test('every option promises something', () => {
    for (const { ask, ...match } of positions.map(m => ({ ask: m.ask, view: (seat: number) => m.view(seat) }))) {
      if (ask === null) continue;
      const view = match.view(ask.seat);
      for (const choice of ask.options)
        expect(Number.isFinite(game.heuristics?.promise?.(choice, ask, view) ?? Number.NaN)).toBe(true);
    }
  });

  test('a won game is worth more than a lost one', () => {
    const match = wonBySomebody(game);
    const worth = (seat: number): number => game.heuristics?.value(match.view(seat), seat) ?? 0;
    const winner = match.outcome?.winners[0] ?? 0;
    expect(worth(winner)).toBeGreaterThan(worth(1 - winner));
  });
});

function wonBySomebody(game: Game): Match {
  for (let i = 0; ; i++) {
    const match = Match.start(game, { seats: 2 }, { seed: `won ${i}`, listen: false });
    const chance = newChance(`won ${i}`);
    while (match.ask) match.choose(chance.int(match.ask.options.length));
    if (match.outcome?.winners.length === 1) return match;
  }
}
