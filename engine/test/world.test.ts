import { describe, expect, test } from 'vitest';
import { newChance, SeededChance } from '../chance.ts';
import { Match } from '../match.ts';
import { perspective } from '../perspective.ts';
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
});
