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
  test('plans a move as one decision: to do the same again in a turn makes the position better', () => {
    let again = 0;
    let turns = 0;
    for (const scenario of ['the-broken-gate', 'the-sealed-shrine', 'the-falling-hall', 'the-broken-heart']) {
      const match = Match.start(dungeonSaga, { scenario, seats: 2 }, { seed: scenario, listen: false });
      let acting = '';
      let verbs: string[] = [];
      let judged: { readonly before: number; readonly seat: number; readonly what: string } | null = null;
      const worth = (seat: number): number => dungeonSaga.heuristics?.value(match.view(seat), seat) ?? 0;
      playOn(match as unknown as Match, scenario, 220, option => {
        if (judged) expect(worth(judged.seat), judged.what).toBeGreaterThan(judged.before);
        judged = null;
        const [turn] = match.state.turns;
        const now = `${scenario} ${match.state.round} ${match.state.phase} ${turn?.figure}`;
        if (now !== acting) turns++;
        if (now !== acting) verbs = [];
        acting = now;
        const { ask } = match;
        const verb = ask?.options[option]?.do ?? '';
        if (!turn || !ask) return;
        if (verb === 'move' && verbs.at(-1) === 'move') {
          again++;
          judged = { before: worth(ask.seat), seat: ask.seat, what: now };
        }
        verbs.push(verb);
      });
    }
    expect(turns).toBeGreaterThan(100);
    expect(again).toBeLessThan(turns / 10);
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
