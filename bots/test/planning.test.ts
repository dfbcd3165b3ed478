import { type Game, Match, newChance, perspective } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { dungeonSaga } from '../../games/dungeon-saga/index.ts';
import { schurkenUndHalunken } from '../../games/schurken-und-halunken/index.ts';
import { greedy } from '../index.ts';
import { GAMES, position } from './positions.ts';

/** Lets greedy play at all seats; `each` sees every decision before it is made. */
function playOn<M extends Match>(match: M, seed: string, decisions: number, each: (option: number) => void): void {
  const whims = newChance(seed);
  for (let i = 0; i < decisions && match.ask !== null; i++) {
    const option = greedy.decide(perspective(match as Match), whims);
    each(option);
    match.choose(option);
  }
}

describe('a squire', () => {
  test('plans a move as one decision: activations hardly ever come back to a square', () => {
    let turns = 0;
    let returns = 0;
    for (const scenario of ['the-broken-gate', 'the-sealed-shrine', 'the-falling-hall', 'the-broken-heart']) {
      const match = Match.start(dungeonSaga, { scenario, seats: 2 }, { seed: scenario, listen: false });
      let acting = '';
      let been: number[] = [];
      playOn(match as unknown as Match, scenario, 220, () => {
        const [turn] = match.state.turns;
        const figure = match.state.figures.find(({ id }) => id === turn?.figure);
        if (!turn || !figure) return;
        const now = `${match.state.round} ${match.state.phase} ${turn.figure}`;
        if (now !== acting) {
          acting = now;
          been = [];
          turns++;
        }
        if (been.at(-1) === figure.cell) return;
        if (been.includes(figure.cell)) returns++;
        been.push(figure.cell);
      });
    }
    expect(turns).toBeGreaterThan(120);
    expect(returns / turns).toBeLessThan(0.025);
  });

  test('puts no card on twice in a turn, and does not step in for rivals', () => {
    let equipped = 0;
    let asked = 0;
    for (const seed of ['a', 'b', 'c']) {
      const match = Match.start(schurkenUndHalunken, { scenario: 'free-for-all', seats: 3 }, { seed, listen: false });
      let turn = -1;
      let put = new Set<string>();
      playOn(match as unknown as Match, seed, 500, option => {
        if (match.state.turn !== turn) {
          turn = match.state.turn;
          put = new Set();
        }
        const choice = match.ask?.options[option];
        if (match.ask?.kind === 'protect') {
          asked++;
          expect(choice?.do).toBe('pass');
        }
        if (choice?.do !== 'equip') return;
        equipped++;
        expect(put, `turn ${turn}`).not.toContain(choice.card);
        put.add(choice.card);
      });
    }
    expect(equipped).toBeGreaterThan(30);
    expect(asked).toBeGreaterThan(30);
  });
});

test('of equal values greedy takes what promises most, whatever the lot', () => {
  const seen = perspective(position(GAMES[0] as Game, 'ties', 0));
  const heuristics = { value: () => 0, promise: ({ do: verb }: { do: string }) => (verb === 'end' ? 1 : 0) };
  const level = { ...seen, game: { ...seen.game, heuristics } };
  for (let i = 0; i < 10; i++) {
    const option = greedy.decide(level, newChance(`lot ${i}`));
    expect(seen.ask.options[option]?.do).toBe('end');
  }
});
