import { copy, type Game, Match, newChance, type Perspective, perspective } from '@tafelrunde/engine';
import { skirmish } from '@tafelrunde/skirmish';
import { describe, expect, test } from 'vitest';
import { botById, bots, greedy, random, UnknownBot, valueOptions } from '../index.ts';

const game = skirmish as unknown as Game;

/** A match after some random decisions. */
function position(seed: string, decisions: number): Match {
  const match = Match.start(game, {}, { seed });
  const chance = newChance(`walk ${seed}`);
  while (match.ask && match.answers.length < decisions) match.choose(chance.int(match.ask.options.length));
  return match;
}

/** The same match in a world that differs only in what the deciding seat cannot know. */
function redealt(match: Match, seed: string): Match {
  const { position: rest } = match.halfMade();
  const state = copy(rest.state);
  match.game.resample(state, match.ask?.seat ?? 0, newChance(seed), []);
  const start = { state, chance: newChance(`other luck ${seed}`).save() };
  const record = { ...match.record(), start, answers: [], checkpoint: { at: 0, position: start } };
  return Match.resume(match.game, record, { fromStart: true });
}

describe.each(bots)('$id', bot => {
  test('decides the same whatever lies hidden, with the same whims', () => {
    let differed = 0;
    for (let i = 0; i < 24; i++) {
      const match = position(`hidden ${i}`, 5 + i * 9);
      const twin = redealt(match, `deal ${i}`);
      if (JSON.stringify(twin.state) !== JSON.stringify(match.state)) differed++;
      const choice = bot.decide(perspective(match), newChance(`whims ${i}`));
      expect(bot.decide(perspective(twin), newChance(`whims ${i}`))).toBe(choice);
    }
    expect(differed).toBeGreaterThan(20);
  });

  test('always chooses something that is offered, and leaves the match alone', () => {
    for (let i = 0; i < 8; i++) {
      const match = position(`legal ${i}`, i * 20);
      const before = match.hash();
      const choice = bot.decide(perspective(match), newChance(`whims ${i}`));
      expect(match.ask?.options[choice]).toBeDefined();
      expect(match.hash()).toBe(before);
    }
  });
});

test('greedy beats random', () => {
  let won = 0;
  for (let i = 0; i < 6; i++) {
    const match = Match.start(game, {}, { seed: `duel ${i}`, listen: false });
    const chance = newChance(`duel ${i}`);
    const seated = i % 2 === 0 ? [greedy, random] : [random, greedy];
    while (match.ask) match.choose(seated[match.ask.seat]?.decide(perspective(match), chance) ?? 0);
    if (match.outcome?.winners.includes(i % 2)) won++;
  }
  expect(won).toBeGreaterThanOrEqual(5);
});

test('greedy prefers an attack to doing nothing', () => {
  const match = position('start', 0);
  const [best] = valueOptions(perspective(match), newChance('a')) ?? [];
  expect(match.ask?.options[best?.option ?? -1]?.do).toBe('attack');
});

test('the work of one decision is bounded, however many options there are', () => {
  const seen = perspective(position('bounded', 0));
  let runs = 0;
  const counting: Perspective = {
    ...seen,
    deal: chance => {
      const world = seen.deal(chance);
      const run = world.run.bind(world);
      world.run = luck => {
        runs++;
        return run(luck);
      };
      return world;
    },
  };
  expect(seen.ask.options.length).toBeGreaterThan(100);
  greedy.decide(counting, newChance('a'));
  expect(runs).toBeGreaterThan(0);
  expect(runs).toBeLessThanOrEqual(120);
});

test('without a way to value a view, greedy draws lots', () => {
  const seen = perspective(position('blind', 0));
  const { heuristics: _, ...blind } = seen.game;
  const choices = Array.from({ length: 20 }, (_, i) => greedy.decide({ ...seen, game: blind }, newChance(`lot ${i}`)));
  expect(new Set(choices).size).toBeGreaterThan(5);
  expect(valueOptions({ ...seen, game: blind }, newChance('a'))).toBeNull();
});

test('an unknown bot is refused with a list of those there are', () => {
  expect(() => botById('clever')).toThrow(UnknownBot);
  expect(() => botById('clever')).toThrow('There is no bot "clever"; there are greedy, random.');
});
