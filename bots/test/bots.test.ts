import { type Game, Match, newChance, type Perspective, perspective } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { botById, bots, greedy, levels, random, UnknownBot, usual, valueOptions } from '../index.ts';
import { botName, levelNames, usualLevel } from '../names.ts';
import { GAMES, position, redealt, restingPosition } from './positions.ts';

const [skirmish] = GAMES as readonly [Game];

/** Every kind of bot; those that search do so in few rounds, which repeat exactly. */
const KINDS = ['random', 'greedy', 'page', 'squire', 'search:6'];

describe.each(KINDS)('%s', id => {
  const bot = botById(id);

  test.each(GAMES.map(game => [game.id, game] as const))(
    'in %s it decides the same whatever lies hidden',
    (_, game) => {
      let differed = 0;
      for (let i = 0; i < 8; i++) {
        const match = restingPosition(game, `hidden ${i}`, 10 + i * 17);
        if (match.ask === null) continue;
        const twin = redealt(match, `deal ${i}`);
        if (JSON.stringify(twin.state) !== JSON.stringify(match.state)) differed++;
        const choice = bot.decide(perspective(match), newChance(`whims ${i}`));
        expect(bot.decide(perspective(twin), newChance(`whims ${i}`))).toBe(choice);
      }
      expect(differed).toBeGreaterThan(4);
    },
  );

  test('it always chooses something that is offered, and leaves the match alone', () => {
    for (let i = 0; i < 6; i++) {
      const match = position(skirmish, `legal ${i}`, i * 20);
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
    const match = Match.start(skirmish, {}, { seed: `duel ${i}`, listen: false });
    const chance = newChance(`duel ${i}`);
    const seated = i % 2 === 0 ? [greedy, random] : [random, greedy];
    while (match.ask) match.choose(seated[match.ask.seat]?.decide(perspective(match), chance) ?? 0);
    if (match.outcome?.winners.includes(i % 2)) won++;
  }
  expect(won).toBeGreaterThanOrEqual(5);
});

test('greedy prefers an attack to doing nothing', () => {
  const match = position(skirmish, 'start', 0);
  const [best] = valueOptions(perspective(match), newChance('a')) ?? [];
  expect(match.ask?.options[best?.option ?? -1]?.do).toBe('attack');
});

test('the work of one decision is bounded, however many options there are', () => {
  const seen = perspective(position(skirmish, 'bounded', 0));
  let runs = 0;
  const counting: Perspective = {
    ...seen,
    deal: chance => {
      const world = seen.deal(chance);
      const take = world.take.bind(world);
      world.take = (...args) => {
        runs++;
        return take(...args);
      };
      return world;
    },
  };
  expect(seen.ask.options.length).toBeGreaterThan(100);
  greedy.decide(counting, newChance('a'));
  expect(runs).toBeGreaterThan(0);
  expect(runs).toBeLessThanOrEqual(120);
});

test('what luck and secrets have no part in is tried in one world only', () => {
  const seen = perspective(position(skirmish, 'start', 0));
  const times = new Map<string, number[]>();
  const tries: number[] = [];
  valueOptions(
    {
      ...seen,
      deal: chance => {
        const world = seen.deal(chance);
        const take = world.take.bind(world);
        world.take = (option, ...rest) => {
          tries[option] = (tries[option] ?? 0) + 1;
          return take(option, ...rest);
        };
        return world;
      },
    },
    newChance('a'),
  );
  tries.forEach((count, option) => {
    const verb = seen.ask.options[option]?.do ?? '';
    times.set(verb, [...(times.get(verb) ?? []), count]);
  });
  expect(new Set(times.get('move'))).toEqual(new Set([1]));
  expect(new Set(times.get('attack'))).toEqual(new Set([3]));
});

test.each(['greedy', 'page', 'search:5'])('without a way to value a view, %s draws lots', id => {
  const seen = perspective(position(skirmish, 'blind', 0));
  const { heuristics: _, ...blind } = seen.game;
  const bot = botById(id);
  const choices = Array.from({ length: 20 }, (_, i) => bot.decide({ ...seen, game: blind }, newChance(`lot ${i}`)));
  expect(new Set(choices).size).toBeGreaterThan(5);
  expect(valueOptions({ ...seen, game: blind }, newChance('a'))).toBeNull();
});

test('the page slips, but always does something that is good', () => {
  const seen = perspective(position(skirmish, 'page', 0));
  const page = botById('page');
  const best = greedy.decide(seen, newChance('best'));
  const choices = Array.from({ length: 40 }, (_, i) => page.decide(seen, newChance(`slip ${i}`)));
  const slips = choices.filter(choice => choice !== best).length;
  expect(slips).toBeGreaterThan(3);
  expect(slips).toBeLessThan(30);
});

test('the squire is greedy under another name', () => {
  const seen = perspective(position(skirmish, 'squire', 30));
  expect(botById('squire').decide(seen, newChance('a'))).toBe(greedy.decide(seen, newChance('a')));
});

test('there are three levels, in both languages, strongest first', () => {
  expect(levels.map(({ name }) => name)).toEqual([
    { en: 'Knight', de: 'Ritter' },
    { en: 'Squire', de: 'Knappe' },
    { en: 'Page', de: 'Page' },
  ]);
  expect(botById('knight').milliseconds).toBe(1_000);
});

test('an unknown bot is refused with a list of those there are', () => {
  expect(() => botById('clever')).toThrow(UnknownBot);
  expect(() => botById('search:0')).toThrow(UnknownBot);
  expect(() => botById('clever')).toThrow(
    'There is no bot "clever"; there are knight, squire, page, search, greedy, random, and search:400 (rounds) or search:200ms.',
  );
});

test('whoever only names the bots knows all of them', () => {
  expect(levelNames.map(({ id }) => id)).toEqual(levels.map(({ id }) => id));
  expect([...levels, ...bots].map(({ id }) => botName(id))).toEqual([...levels, ...bots].map(({ name }) => name));
  expect(usualLevel.id).toBe(usual.id);
  expect(botName('clever')).toBeUndefined();
});
