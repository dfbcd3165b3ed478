import { describe, expect, test } from 'vitest';
import { newChance } from '../chance.ts';
import { choose } from '../flow.ts';
import { Match } from '../match.ts';
import { playOut, Run } from '../run.ts';
import { type Act, duel, oneDecision } from './toys.ts';

const start = (seed: string) => {
  const chance = newChance(seed);
  const state = duel.setup({ scenario: 'ring', seats: 2, settings: { turns: 4 } }, chance);
  return new Run(duel, state, { chance });
};

describe('a run', () => {
  test('goes through steps without a decision to the first one', () => {
    const run = start('x');
    expect(run.ask).toBeNull();
    run.advance();
    expect(run.ask?.kind).toBe('turn');
    expect(run.outcome).toBeNull();
    const asked = run.ask;
    run.advance();
    expect(run.ask).toBe(asked);
  });

  test('rests after an answer that ends a step, until it is told to go on', () => {
    const run = start('x');
    run.advance();
    run.answer(0);
    expect(run.ask).toBeNull();
    expect(run.state.players[0]?.steps).toBe(1);
    expect(() => run.answer(0)).toThrow('There is nothing to answer.');
    run.advance();
    expect(run.ask?.kind).toBe('turn');
  });

  test('reports every rest before the next step starts', () => {
    const rests: [string, number][] = [];
    const chance = newChance('x');
    const state = duel.setup({ scenario: 'ring', seats: 2, settings: { turns: 2 } }, chance);
    const run = new Run(duel, state, { chance }, () => rests.push([state.phase, state.turn]));
    run.advance();
    expect(rests).toEqual([
      ['deal', 1],
      ['turn', 1],
    ]);
    run.answer(run.ask?.options.findIndex(o => o.do === 'end') ?? 0);
    run.advance();
    run.answer(run.ask?.options.findIndex(o => o.do === 'end') ?? 0);
    run.advance();
    expect(rests.slice(2)).toEqual([
      ['turn', 2],
      ['turn', 3],
    ]);
    expect(run.outcome?.kind).toBe('drawn');
    expect(run.ask).toBeNull();
  });

  test('plays exactly like a match with the same seed and answers', () => {
    for (const seed of ['a', 'b', 'c']) {
      const run = start(seed);
      const match = Match.start(duel, {}, { seed });
      const [one, two] = [newChance('pick'), newChance('pick')];
      const decisions = playOut(run, ask => one.int(ask.options.length));
      while (match.ask !== null) match.choose(two.int(match.ask.options.length));
      expect(decisions).toBe(match.answers.length);
      expect(run.state).toEqual(match.state);
      expect(run.outcome).toEqual(match.outcome);
    }
  });

  test('played out with a limit stops there', () => {
    const run = start('x');
    expect(playOut(run, () => 0, 5)).toBe(5);
    expect(run.ask).not.toBeNull();
  });

  test('a game that never asks and never ends is stopped with an error', () => {
    let steps = 0;
    const restless = oneDecision(
      {},
      {},
      {
        *step() {
          steps++;
        },
      },
    );
    expect(() => Match.start(restless, {}, { seed: 'x' })).toThrow('toy-once goes on forever without asking anybody.');
    expect(steps).toBe(100_001);
  });

  test('lists what a question offers, answers it itself if that is a single option, and leaves a known one unlisted', () => {
    const lists: string[] = [];
    const list = (name: string, ...options: string[]) =>
      choose<Act>({
        seat: 0,
        kind: name,
        rule: 'TOY-ACT-1',
        options: () => {
          lists.push(name);
          return options.map(option => ({ do: option }));
        },
      });
    const chosen: string[] = [];
    const game = oneDecision(
      {},
      {},
      {
        *step(state) {
          chosen.push((yield* list('single', 'only')).do, (yield* list('double', 'this', 'that')).do);
          state.done = true;
        },
      },
    );
    const begin = (known?: number) => {
      const run = new Run(game, game.setup({ scenario: 'only', seats: 2, settings: {} }, newChance('x')), {
        chance: newChance('x'),
      });
      run.advance(known);
      return run;
    };
    const run = begin();
    expect(run.ask).toEqual({
      seat: 0,
      kind: 'double',
      rule: 'TOY-ACT-1',
      options: [{ do: 'this' }, { do: 'that' }],
    });
    expect(run.asked).toBe(2);
    expect(lists).toEqual(['single', 'double']);
    const again = begin(run.asked);
    again.answer({ do: 'that' });
    expect(chosen).toEqual(['only', 'that']);
    expect(lists).toEqual(['single', 'double', 'single']);
  });
});
