import { describe, expect, test } from 'vitest';
import { newChance } from '../chance.ts';
import { choose } from '../flow.ts';
import { Match } from '../match.ts';
import { perspective, sample } from '../perspective.ts';
import { equal } from '../plain.ts';
import { playOut } from '../run.ts';
import { type Act, arrangedDuel, duel, oneDecision, playAtRandom, playerOf, submit } from './toys.ts';

describe('the perspective of the seat that decides', () => {
  test('is its view, its options and worlds, and nothing of the state', () => {
    const match = arrangedDuel();
    const mine = perspective(match);
    expect(Object.keys(mine).toSorted()).toEqual(['ask', 'deal', 'game', 'lately', 'optionId', 'seat', 'view']);
    expect(mine.seat).toBe(0);
    expect(mine.view).toEqual(match.view(0));
    expect(mine.view.players[1]?.hand).toBeNull();
    expect(mine.ask).toBe(match.ask);
    expect(mine.ask.options.map(mine.optionId)).toEqual(match.optionIds());
  });

  test('names what the seat has answered lately, and nothing that others did', () => {
    const match = arrangedDuel();
    expect(perspective(match).lately).toEqual([]);
    submit(match, 'walk');
    expect(perspective(match)).toMatchObject({ seat: 0, lately: ['walk'] });
    submit(match, 'play:1');
    expect(perspective(match)).toMatchObject({ seat: 1, lately: [] });
  });

  test('moves on to whoever decides next', () => {
    const match = arrangedDuel();
    submit(match, 'play:1');
    const theirs = perspective(match);
    expect(theirs.seat).toBe(1);
    expect(theirs.view.players.map(p => p.hand)).toEqual([null, [3, 4]]);
  });

  test('exists only while somebody decides', () => {
    const match = arrangedDuel({ turns: 1 });
    submit(match, 'end');
    expect(() => perspective(match)).toThrow('Nobody has to decide: the game is over.');
  });
});

describe('a sampled world', () => {
  test('stands at the same decision, looks the same, and differs in what is hidden', () => {
    const match = arrangedDuel();
    const chance = newChance('worlds');
    const hands = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const world = perspective(match).deal(chance).run(chance);
      expect(world.ask?.options).toEqual(match.ask?.options);
      expect(equal(duel.view(world.state, 0), match.view(0))).toBe(true);
      const all = [...world.state.deck, ...world.state.players.flatMap(p => p.hand)];
      expect(all.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
      hands.add(playerOf(world.state, 1).hand.toSorted().join());
    }
    // Two of seven hidden cards.
    expect(hands.size).toBe(21);
  });

  test('can be played to the end without touching the match', () => {
    const match = arrangedDuel();
    submit(match, 'roll', [2]);
    const before = match.hash();
    const chance = newChance('worlds');
    for (let i = 0; i < 20; i++) {
      const world = sample(match, 0, chance);
      playOut(world, ask => chance.int(ask.options.length));
      expect(world.outcome).not.toBeNull();
    }
    expect(match.hash()).toBe(before);
  });

  test('depends on nothing but what the viewer knows and the luck given', () => {
    const match = arrangedDuel();
    submit(match, 'play:1');
    const worlds = (seed: string): unknown[] => {
      const chance = newChance(seed);
      return Array.from({ length: 5 }, () => sample(match, 1, chance).state);
    };
    expect(worlds('a')).toEqual(worlds('a'));
    expect(worlds('a')).not.toEqual(worlds('b'));
  });

  test('looks the same to every viewer at every decision of random matches', () => {
    for (const seed of ['p1', 'p2', 'p3', 'p4']) {
      const match = Match.start(duel, { seats: 3 }, { seed });
      const chance = newChance(seed);
      playAtRandom(match, chance, 200, () => {
        for (const viewer of [0, 1, 2, 'spectator'] as const) {
          const world = sample(match, viewer, chance);
          expect(duel.view(world.state, viewer)).toEqual(match.view(viewer));
          expect([world.ask?.seat, world.ask?.kind]).toEqual([match.ask?.seat, match.ask?.kind]);
        }
      });
    }
  });

  test('its luck is not the luck of the match', () => {
    const match = arrangedDuel({ seed: 'x' });
    const truth = match.fork();
    submit(truth, 'roll');
    const rolls = new Set<number>();
    const chance = newChance('luck');
    for (let i = 0; i < 100; i++) {
      const world = sample(match, 0, chance);
      world.answer(match.find('roll'));
      rolls.add(world.state.rolled);
    }
    // 0 stands for a six, which ends the roll.
    expect([...rolls].toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('answers of others that rest on hidden cards are replaced where they are impossible', () => {
    // Seat 1 lays one of its hidden cards face down: seat 0 sees that it has, not which.
    const secretive = oneDecision(
      { hand: [1, 2, 3], down: 0, guess: 0 },
      {
        *lay(state) {
          const options = state.hand.map(card => ({ do: `lay ${card}` }));
          const laid = yield* choose<Act>({ seat: 1, kind: 'lay', rule: 'TOY-LAY-1', options });
          state.down = Number(laid.do.slice(4));
          const guesses = [{ do: 'high' }, { do: 'low' }];
          yield* choose<Act>({ seat: 0, kind: 'guess', rule: 'TOY-LAY-2', options: guesses });
        },
      },
      {
        resample: (state, viewer, chance) => {
          if (viewer !== 1) state.hand = chance.shuffle([4, 5, 6, 7, 8, 9]).slice(0, 3);
        },
      },
    );
    const match = Match.start(secretive, {}, { seed: 'x' });
    match.choose(0);
    match.choose(2);
    expect(match.state.down).toBe(3);
    const chance = newChance('lay');
    const down = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const world = sample(match, 0, chance);
      expect(world.ask?.kind).toBe('guess');
      expect(world.state.hand).toContain(world.state.down);
      down.add(world.state.down);
    }
    expect([...down].toSorted()).toEqual([4, 5, 6, 7, 8, 9]);
  });
});
