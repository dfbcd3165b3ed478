import { describe, expect, test } from 'vitest';
import { newChance, SeededChance } from '../chance.ts';
import { Match } from '../match.ts';
import { perspective, sample } from '../perspective.ts';
import { hash } from '../plain.ts';
import { arrangedDuel, duel, oneDecision } from './toys.ts';

describe('a world', () => {
  test('takes an option just as if its run were answered, in the middle of an action too', () => {
    const match = Match.start(duel, { settings: { turns: 4 } }, { seed: 'worlds' });
    const chance = newChance('picks');
    let halfMade = 0;
    for (let ask = match.ask; ask !== null; ask = match.ask) {
      if (match.halfMade().answers.length > 0) halfMade++;
      const world = perspective(match).deal(chance);
      const luck = chance.offspring();
      for (let option = 0; option < ask.options.length; option++) {
        const answered = world.run(new SeededChance(luck));
        answered.answer(option);
        const taken = world.take(option, new SeededChance(luck));
        expect(hash([taken.state, taken.ask])).toBe(hash([answered.state, answered.ask]));
      }
      match.choose(chance.int(ask.options.length));
    }
    expect(halfMade).toBeGreaterThan(0);
  });

  test('refuses an option that is not there', () => {
    const world = perspective(arrangedDuel()).deal(newChance('x'));
    expect(() => world.take(99, newChance('y'))).toThrow('There is no option number 99 in this world.');
  });

  test('shows what is revealed from the decision on, and nothing of what was before', () => {
    const game = oneDecision(
      {},
      {
        look: (_state, io) => {
          io.reveal?.('all', 'after');
        },
        pass: () => undefined,
      },
      { view: () => null, resample: () => undefined },
    );
    const before: typeof game = {
      ...game,
      *step(state, io) {
        io.reveal?.('all', 'before');
        yield* game.step(state, io);
      },
    };
    const world = perspective(Match.start(before, {}, { seed: 'x' })).deal(newChance('x'));
    const shown: unknown[] = [];
    for (const option of [0, 1, 0]) world.take(option, newChance('x'), (_to, fact) => shown.push(fact));
    expect(shown).toEqual(['after', 'after']);
  });

  test('replaces a hidden answer that is impossible in it by another of the same sort', () => {
    // Whoever looks on knows that a card was put away, not which: cards are 'put:<number>', to stop is 'stop'.
    const cards = 40;
    const game = oneDecision(
      { held: [0, 1, 2], put: 0 },
      {},
      {
        view: (state: { put: number }) => ({ put: state.put }),
        resample: (state: { held: number[] }, _viewer: unknown, chance: { int(n: number): number }) => {
          state.held = [0, 1, 2].map(() => chance.int(cards) + 10);
        },
      },
    );
    const putting: typeof game = {
      ...game,
      *step(state) {
        const own = state as unknown as { held: number[]; put: number };
        for (;;) {
          const options = [...own.held.map(card => ({ do: 'put', card })), { do: 'stop' }];
          const answer = yield { seat: 0, kind: 'decide', rule: 'TOY-1', options } as never;
          const chosen = typeof answer === 'number' ? options[answer] : answer;
          if (chosen?.do !== 'put') return;
          own.held = own.held.filter(card => card !== (chosen as unknown as { card: number }).card);
          own.put++;
        }
      },
      outcome: () => null,
    };
    const match = Match.start(putting, {}, { seed: 'x' });
    match.choose(0);
    match.choose(0);
    for (let i = 0; i < 30; i++) {
      const state = sample(match, 1, newChance(`${i}`)).state as unknown as { put: number };
      expect(state.put).toBe(2);
    }
  });
});
