import { describe, expect, test } from 'vitest';
import { newChance } from '../chance.ts';
import { choose } from '../flow.ts';
import type { Game } from '../game.ts';
import { Match } from '../match.ts';
import { type Odds, type OddsOptions, odds, oddsInSteps } from '../odds.ts';
import { copy } from '../plain.ts';
import { type Act, type Acts, arrangedDuel, type DuelMatch, duel, oneDecision, playAtRandom, submit } from './toys.ts';

interface Result {
  result: string;
}
const START: Result = { result: '' };
const sum = (dice: readonly number[]): number => dice.reduce((a, b) => a + b, 0);

function oddsOf(acts: Acts<Result>, options: OddsOptions<Result> = {}, more: Partial<Game> = {}): Odds {
  const match = Match.start(oneDecision(START, acts, more as never), {}, { seed: 'odds' });
  return odds(match, 0, { classify: (_, after) => after.result, ...options });
}

function probabilities({ outcomes }: Odds): Record<string, number> {
  return Object.fromEntries(outcomes.map(o => [o.name, o.probability]));
}

const total = ({ outcomes }: Odds): number => outcomes.reduce((all, o) => all + o.probability, 0);

describe('exact odds', () => {
  test('an option without luck has one outcome', () => {
    const result = oddsOf({
      act: state => {
        state.result = 'done';
      },
    });
    expect(result).toEqual({ outcomes: [{ name: 'done', probability: 1 }], exact: true, cases: 1, error: 0 });
  });

  test('the sum of 2d6, most likely first, equal ones by name', () => {
    const result = oddsOf({
      act: (state, io) => {
        state.result = String(sum(io.chance.pool(2)));
      },
    });
    expect(result.exact).toBe(true);
    expect(result.cases).toBe(21);
    expect(total(result)).toBeCloseTo(1, 12);
    const ways: Record<string, number> = { 7: 6, 6: 5, 8: 5, 5: 4, 9: 4, 10: 3, 4: 3, 11: 2, 3: 2, 12: 1, 2: 1 };
    for (const { name, probability } of result.outcomes) expect(probability).toBeCloseTo((ways[name] ?? 0) / 36, 12);
    expect(result.outcomes[0]?.name).toBe('7');
    const shown = result.outcomes.map(o => Math.round(o.probability * 36));
    expect(shown).toEqual([6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1]);
  });

  test('4d6 against 2d6: net hits equal the count of all 46,656 ordered rolls', () => {
    const hits = (dice: readonly number[]): number => sum(dice.map(d => (d === 6 ? 2 : d >= 4 ? 1 : 0)));
    const blocks = (dice: readonly number[]): number => dice.filter(d => d >= 5).length;
    const counted = new Map<number, number>();
    for (let n = 0; n < 6 ** 6; n++) {
      const dice = [0, 1, 2, 3, 4, 5].map(i => (Math.floor(n / 6 ** i) % 6) + 1);
      const net = Math.max(0, hits(dice.slice(0, 4)) - blocks(dice.slice(4)));
      counted.set(net, (counted.get(net) ?? 0) + 1);
    }
    const result = oddsOf({
      act: (state, io) => {
        state.result = String(Math.max(0, hits(io.chance.pool(4)) - blocks(io.chance.pool(2))));
      },
    });
    expect(result.exact).toBe(true);
    expect(result.cases).toBe(126 * 21);
    expect(result.outcomes).toHaveLength(counted.size);
    for (const { name, probability } of result.outcomes)
      expect(probability).toBeCloseTo((counted.get(Number(name)) ?? 0) / 6 ** 6, 12);
  });

  test('a special die, then a die only after a hit', () => {
    const result = oddsOf({
      act: (state, io) => {
        const face = io.chance.face(['miss', 'miss', 'hit', 'hit', 'hit', 'crit']);
        state.result = face === 'hit' && io.chance.die() === 6 ? 'lucky' : face;
      },
    });
    expect(result.cases).toBe(1 + 6 + 1);
    expect(probabilities(result).miss).toBeCloseTo(2 / 6, 12);
    expect(probabilities(result).hit).toBeCloseTo((3 / 6) * (5 / 6), 12);
    expect(probabilities(result).lucky).toBeCloseTo(3 / 36, 12);
    expect(probabilities(result).crit).toBeCloseTo(1 / 6, 12);
  });

  test('exploding dice add up to one but for a billionth', () => {
    const result = oddsOf({
      act: (state, io) => {
        const [mine, theirs] = [sum(io.chance.exploding()), sum(io.chance.exploding())];
        state.result = mine > theirs ? 'win' : 'no';
      },
    });
    expect(result.exact).toBe(true);
    expect(Math.abs(total(result) - 1)).toBeLessThan(1e-9);
    expect(Math.abs((probabilities(result).win ?? 0) - 3 / 7)).toBeLessThan(1e-9);
  });

  test('every case starts from the same state', () => {
    const result = oddsOf({
      act: (state, io) => {
        state.result += `${io.chance.die(2)}${io.chance.die(2)}`;
      },
    });
    expect(probabilities(result)).toEqual({ 11: 0.25, 12: 0.25, 21: 0.25, 22: 0.25 });
  });

  test('the match does not change, and its dice are not told', () => {
    const match = Match.start(
      oneDecision(START, {
        act: (state, io) => {
          state.result = String(io.chance.die());
        },
      }),
      {},
      { seed: 'odds' },
    );
    const before = match.hash();
    const result = odds(match, 0, { classify: (_, after) => after.result });
    expect(match.hash()).toBe(before);
    expect(match.epoch).toBe(0);
    expect(probabilities(result)).toEqual({ 1: 1 / 6, 2: 1 / 6, 3: 1 / 6, 4: 1 / 6, 5: 1 / 6, 6: 1 / 6 });
  });

  test('before and after are told apart', () => {
    const game = oneDecision(
      { life: 10 },
      {
        act: (state, io) => {
          state.life -= io.chance.die(2);
        },
      },
    );
    const match = Match.start(game, {}, { seed: 'odds' });
    const result = odds(match, 0, { classify: (before, after) => `${before.life} to ${after.life}` });
    expect(probabilities(result)).toEqual({ '10 to 9': 0.5, '10 to 8': 0.5 });
  });
});

describe('sampling', () => {
  const shuffling: Acts<Result> = {
    act: (state, io) => {
      state.result = io.chance.shuffle([1, 2, 3, 4, 5, 6, 7, 8])[0] === 1 ? 'first' : 'later';
    },
  };

  test('takes over where there are too many branches, says so, and comes near the truth', () => {
    const result = oddsOf(shuffling);
    expect(result.exact).toBe(false);
    expect(result.cases).toBe(4_000);
    expect(total(result)).toBeCloseTo(1, 9);
    expect(result.error).toBeCloseTo(Math.sqrt((1 / 8) * (7 / 8)) / Math.sqrt(4_000), 3);
    expect(Math.abs((probabilities(result).first ?? 0) - 1 / 8)).toBeLessThan(4 * result.error);
  });

  test('takes over above the budget, and comes near the exact value', () => {
    const rolling: Acts<Result> = {
      act: (state, io) => {
        state.result = sum(io.chance.dice(3)) >= 11 ? 'high' : 'low';
      },
    };
    const exact = oddsOf(rolling, { budget: 216 });
    expect(exact.exact).toBe(true);
    expect(exact.cases).toBe(216);
    expect(probabilities(exact).high).toBeCloseTo(0.5, 12);
    const guess = oddsOf(rolling, { budget: 215, samples: 2_500, seed: 'guess' });
    expect(guess.exact).toBe(false);
    expect(guess.cases).toBe(2_500);
    expect(guess.error).toBeCloseTo(0.01, 4);
    expect(Math.abs((probabilities(guess).high ?? 0) - 0.5)).toBeLessThan(0.03);
  });

  test('gives the same numbers for the same seed', () => {
    expect(oddsOf(shuffling, { seed: 'a' })).toEqual(oddsOf(shuffling, { seed: 'a' }));
    expect(oddsOf(shuffling, { seed: 'a' })).not.toEqual(oddsOf(shuffling, { seed: 'b' }));
    expect(oddsOf(shuffling)).toEqual(oddsOf(shuffling));
  });

  test('a mistake of the rules is not taken for too many branches', () => {
    const broken: Acts<Result> = {
      act: () => {
        throw new Error('broken rule');
      },
    };
    expect(() => oddsOf(broken)).toThrow('broken rule');
  });
});

describe('a decision in the middle of an action', () => {
  /** Roll; then stop, or roll a second die. */
  const twice: Acts<{ first: number; second: number }> = {
    *act(state, io) {
      state.first = io.chance.die();
      const options: Act[] = [{ do: 'again' }, { do: 'stop' }];
      const next = yield* choose<Act>({ seat: 0, kind: 'again', rule: 'TOY-ODDS-1', options });
      if (next.do === 'again') state.second = io.chance.die();
    },
  };
  const classify = (before: { first: number; second: number }, after: { first: number; second: number }): string =>
    `${before.first}/${before.second} to ${after.first}/${after.second}`;

  test('keeps the dice that lie already', () => {
    const match = Match.start(oneDecision({ first: 0, second: 0 }, twice), {}, { seed: 'odds' });
    match.choose(0, { dice: [4] });
    const again = odds(match, match.find('again'), { classify });
    expect(again.exact).toBe(true);
    expect(again.outcomes.map(o => o.name)).toEqual([1, 2, 3, 4, 5, 6].map(d => `4/0 to 4/${d}`));
    for (const o of again.outcomes) expect(o.probability).toBeCloseTo(1 / 6, 12);
    expect(probabilities(odds(match, match.find('stop'), { classify }))).toEqual({ '4/0 to 4/0': 1 });
  });

  test('keeps dice that came from fresh luck', () => {
    const match = Match.start(oneDecision({ first: 0, second: 0 }, twice));
    match.choose(0);
    const { first } = match.state;
    expect(first).toBeGreaterThan(0);
    expect(probabilities(odds(match, match.find('stop'), { classify }))).toEqual({ [`${first}/0 to ${first}/0`]: 1 });
  });

  test('without an assumption the forecast ends at the next decision', () => {
    const match = Match.start(oneDecision({ first: 0, second: 0 }, twice), {}, { seed: 'odds' });
    const result = odds(match, 0, { classify });
    expect(result.cases).toBe(6);
    expect(probabilities(result)).toEqual(Object.fromEntries([1, 2, 3, 4, 5, 6].map(d => [`0/0 to ${d}/0`, 1 / 6])));
  });

  test('with an assumption it goes on', () => {
    const game = oneDecision({ first: 0, second: 0 }, twice, {
      forecast: {
        classify,
        // Below 4 roll again.
        assume: (ask, state) => (ask.kind === 'again' ? (state.first < 4 ? 0 : 1) : null),
      },
    });
    const result = odds(Match.start(game, {}, { seed: 'odds' }), 0);
    expect(result.cases).toBe(3 * 6 + 3);
    expect(probabilities(result)['0/0 to 5/0']).toBeCloseTo(1 / 6, 12);
    expect(probabilities(result)['0/0 to 2/6']).toBeCloseTo(1 / 36, 12);
    expect(total(result)).toBeCloseTo(1, 12);
  });
});

describe('what is asked for wrongly', () => {
  const match = Match.start(oneDecision(START, { act: () => {} }), {}, { seed: 'odds' });

  test.each([1, -1, 0.5])('there is no option number %d', option => {
    expect(() => odds(match, option, { classify: () => '' })).toThrow(
      new RangeError(`There is no option number ${option}.`),
    );
  });

  test('a game without a forecast needs to be told how to classify', () => {
    expect(() => odds(match, 0)).toThrow('toy-once has no forecast; say how outcomes are to be classified.');
  });

  test('nothing can be chosen when the game is over', () => {
    const over = Match.start(oneDecision(START, { act: () => {} }), {}, { seed: 'odds' });
    over.choose(0);
    expect(() => odds(over, 0, { classify: () => '' })).toThrow(new RangeError('There is no option number 0.'));
  });

  test('the language reaches the classes of the game', () => {
    const game = oneDecision(START, { act: () => {} }, { forecast: { classify: (_, __, lang) => `in ${lang}` } });
    const talking = Match.start(game, {}, { seed: 'odds' });
    expect(odds(talking, 0).outcomes[0]?.name).toBe('in en');
    expect(odds(talking, 0, { lang: 'de' }).outcomes[0]?.name).toBe('in de');
  });
});

describe('odds never tell what the seat cannot know', () => {
  /** A secret number decides; the seat that looks does not know it. */
  const guessing = (kinds: number) =>
    oneDecision(
      { secret: 0, result: '' },
      {
        open: state => {
          state.result = `secret ${state.secret}`;
        },
      },
      {
        resample: (state, _viewer, chance) => {
          state.secret = chance.int(kinds);
        },
      },
    );
  const config = { scenario: 'only', seats: 2, settings: {} };

  test.each([2, 3, 4, 5, 6, 10])('a secret among %d is never given away', kinds => {
    const all = Array.from({ length: kinds }, (_, secret) => {
      const start = { secret, result: '', done: false };
      const match = Match.from(guessing(kinds), config, start, { seed: 'same' });
      return odds(match, 0, { classify: (_, after) => after.result });
    });
    for (const result of all) {
      expect(result.exact).toBe(false);
      expect(result).toEqual(all[0]);
      expect(result.outcomes).toHaveLength(kinds);
      for (const { probability } of result.outcomes) expect(Math.abs(probability - 1 / kinds)).toBeLessThan(0.04);
    }
  });

  test('a secret that matters only now and then is not overlooked', () => {
    const trap = oneDecision(
      { secret: 0, result: '' },
      {
        open: state => {
          state.result = state.secret === 7 ? 'trap' : 'nothing';
        },
      },
      {
        resample: (state, _viewer, chance) => {
          state.secret = chance.int(20);
        },
      },
    );
    for (const secret of [0, 7]) {
      const match = Match.from(trap, config, { secret, result: '', done: false }, { seed: 'same' });
      const result = odds(match, 0, { classify: (_, after) => after.result });
      expect(result.exact).toBe(false);
      expect(Math.abs((probabilities(result).trap ?? 0) - 1 / 20)).toBeLessThan(0.015);
    }
  });

  test('nor is one that matters with few dice in few worlds', () => {
    const trap = oneDecision(
      { secret: 0, result: '' },
      {
        open: (state, io) => {
          const die = io.chance.die(6);
          state.result = state.secret === 7 && die >= 5 ? 'trap' : String(die);
        },
      },
      {
        resample: (state, _viewer, chance) => {
          state.secret = chance.int(20);
        },
      },
    );
    const match = Match.from(trap, config, { secret: 0, result: '', done: false }, { seed: 'same' });
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
      expect(odds(match, 0, { classify: (_, after) => after.result, seed }).exact, seed).toBe(false);
  });

  test('dice that have nothing to do with the secret have exact odds', () => {
    const game = oneDecision(
      { secret: 3, result: '' },
      {
        roll: (state, io) => {
          state.result = String(io.chance.die());
        },
      },
      {
        resample: (state, _viewer, chance) => {
          state.secret = chance.int(10);
        },
      },
    );
    const match = Match.start(game, {}, { seed: 'same' });
    const result = odds(match, 0, { classify: (_, after) => after.result });
    expect(result.exact).toBe(true);
    expect(result.cases).toBe(6);
    expect(probabilities(result)).toEqual({ 1: 1 / 6, 2: 1 / 6, 3: 1 / 6, 4: 1 / 6, 5: 1 / 6, 6: 1 / 6 });
  });

  test('what a step does before it asks is done once', () => {
    const game = oneDecision(
      { secret: 3, count: 0 },
      {},
      {
        *step(state: { secret: number; count: number; done: boolean }) {
          state.count++;
          yield* choose<Act>({ seat: 0, kind: 'act', rule: 'TOY-ODDS-2', options: [{ do: 'go' }], always: true });
          state.done = true;
        },
        resample: (state, _viewer, chance) => {
          state.secret = chance.int(10);
        },
      },
    );
    const match = Match.start(game, {}, { seed: 'same' });
    const result = odds(match, 0, { classify: (before, after) => `${before.count} to ${after.count}` });
    expect(probabilities(result)).toEqual({ '1 to 1': 1 });
  });

  /** The same match in a world that differs only in what the seat does not know. */
  function redealt(match: DuelMatch, seat: number, seed: string): DuelMatch {
    const { position, answers } = match.halfMade();
    const state = copy(position.state);
    duel.resample(state, seat, newChance(seed), match.factsFor(seat));
    const start = { state, chance: position.chance };
    const record = { ...match.record(), start, answers, checkpoint: { at: 0, position: start } };
    return Match.resume(duel, record, { fromStart: true });
  }

  test('drawing from a hidden deck looks the same whatever lies on top', () => {
    const match = arrangedDuel();
    const classify = (_: unknown, after: DuelMatch['state']): string => String(after.players[0]?.hand.at(-1));
    const mine = odds(match, match.find('draw'), { classify });
    expect(mine.exact).toBe(false);
    // Seven cards are hidden from seat 0: 3 to 9.
    expect(mine.outcomes.map(o => o.name).toSorted()).toEqual(['3', '4', '5', '6', '7', '8', '9']);
    for (const { probability } of mine.outcomes) expect(Math.abs(probability - 1 / 7)).toBeLessThan(0.03);
    for (const seed of ['a', 'b', 'c']) {
      const other = redealt(match, 0, seed);
      expect(other.state.deck).not.toEqual(match.state.deck);
      expect(odds(other, other.find('draw'), { classify })).toEqual(mine);
    }
  });

  test('at every decision of a random match', () => {
    const match = Match.start(duel, { settings: { turns: 2 } }, { seed: 'odds 7' });
    const chance = newChance('odds 7');
    let compared = 0;
    playAtRandom(match, chance, 12, () => {
      const seat = match.ask?.seat ?? 0;
      const other = redealt(match, seat, `deal ${match.answers.length}`);
      for (const [option, id] of match.optionIds().entries()) {
        compared++;
        expect(odds(other, other.find(id), { samples: 60 })).toEqual(odds(match, option, { samples: 60 }));
      }
    });
    expect(compared).toBeGreaterThan(30);
  });

  test('what was seen in a half-made action counts', () => {
    const match = arrangedDuel();
    submit(match, 'draw');
    // The 9 was drawn: it is known, and dropping it is certain.
    const classify = (_: unknown, after: DuelMatch['state']): string => String(after.discard.at(-1) ?? '-');
    expect(odds(match, match.find('drop:9'), { classify }).outcomes).toEqual([{ name: '9', probability: 1 }]);
    expect(odds(match, match.find('keep'), { classify }).outcomes).toEqual([{ name: '-', probability: 1 }]);
  });
});

describe('odds in steps', () => {
  const roll: Acts<Result> = {
    act: (state, io) => {
      state.result = String(sum(io.chance.pool(2)));
    },
  };
  const begun = () => Match.start(oneDecision(START, roll), {}, { seed: 'odds' });
  const options: OddsOptions<Result> = { classify: (_, after) => after.result };

  test('there are many steps, and the end is that of all at once', () => {
    const steps = oddsInSteps(begun(), 0, options);
    let taken = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) taken++;
    expect(taken).toBeGreaterThanOrEqual(20);
    expect(step.value).toEqual(odds(begun(), 0, options));
  });

  test('whoever leaves it at a few steps leaves the match as it was', () => {
    const match = begun();
    const before = JSON.stringify(match.record());
    const steps = oddsInSteps(match, 0, options);
    for (let i = 0; i < 30; i++) steps.next();
    expect(JSON.stringify(match.record())).toBe(before);
    expect(odds(match, 0, options)).toEqual(odds(begun(), 0, options));
  });
});
