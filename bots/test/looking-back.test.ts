import { erased, Match, newChance, type Outcome, perspective, toTheEnd } from '@tafelrunde/engine';
import { skirmish } from '@tafelrunde/skirmish';
import { describe, expect, test } from 'vitest';
import { greedy } from '../greedy.ts';
import { lookBackInSteps, type Moment } from '../looking-back.ts';
import { Thinker } from '../thinker.ts';
import { turningPoints } from '../turning-points.ts';

const game = erased(skirmish);

function played(seed: string): Match {
  const match = Match.start(game, {}, { seed });
  const whims = newChance(seed);
  while (match.ask !== null) match.choose(greedy.decide(perspective(match), whims));
  return match;
}

describe('a skirmish told by its figures', () => {
  const match = played('look back');
  const outcome: Pick<Outcome, 'winners' | 'lost'> = match.outcome ?? { winners: [] };
  const story = toTheEnd(lookBackInSteps(game, match.record(), outcome));

  test('both seats are sides of their own, and the match is counted as it was played', () => {
    expect(story.sides).toEqual([[0], [1]]);
    const own = (seat: number) => match.answers.filter(answer => answer.seat === seat).length;
    expect(story.tally.map(({ decisions }) => decisions)).toEqual([own(0), own(1)]);
    const told = match.log('everyone').map(({ event }) => event);
    const fell = told.filter(({ kind }) => kind === 'fell').length;
    const fighting = story.tally.flatMap(({ fighting }) => fighting ?? []);
    expect(fighting).toHaveLength(2);
    expect(fighting.reduce((sum, { fallen }) => sum + fallen, 0)).toBe(fell);
    expect(fighting.reduce((sum, { attacks }) => sum + attacks, 0)).toBeGreaterThan(0);
    expect(story.rounds).toBeGreaterThan(1);
  });

  test('the curve begins even, adds up to one everywhere, and ends with the outcome', () => {
    const [first] = story.curve;
    expect(first?.at).toBe(0);
    expect(first?.outlook[0]).toBeCloseTo(0.5, 1);
    for (const { outlook } of story.curve) expect(outlook.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(story.curve.at(-1)).toEqual({
      at: match.answers.length,
      outlook: [0, 1].map(seat => (outcome.winners.includes(seat) ? 1 : 0)),
    });
  });

  test('whoever is ahead has the better outlook', () => {
    const late = story.curve.at(-2);
    const [winner = 0] = outcome.winners;
    expect(late?.outlook[winner]).toBeGreaterThan(0.5);
  });

  test('a thinker does it as a job; somebody who gave up has lost', () => {
    const half = match.fork(40);
    const job = { do: 'look-back', game: game.id, record: half.record(), outcome: { winners: [1] } } as const;
    const { curve, tally } = new Thinker().think(game, job);
    expect(curve.at(-1)).toEqual({ at: 40, outlook: [0, 1] });
    expect(tally.reduce((sum, { decisions }) => sum + decisions, 0)).toBe(40);
  });
});

describe('sides', () => {
  const toldFor = (lost: boolean) => {
    const match = played('sides').fork(10);
    return toTheEnd(lookBackInSteps(game, match.record(), lost ? { winners: [], lost: true } : { winners: [0, 1] }));
  };

  test('where all have won, they are one side, and the curve is theirs', () => {
    const { sides, curve } = toldFor(false);
    expect(sides).toEqual([[0, 1]]);
    expect(curve[0]).toEqual({ at: 0, outlook: [0.5] });
    expect(curve.at(-1)).toEqual({ at: 10, outlook: [1] });
  });

  test('where all have lost, too', () => {
    const { sides, curve } = toldFor(true);
    expect(sides).toEqual([[0, 1]]);
    expect(curve.at(-1)?.outlook).toEqual([0]);
  });

  test('sides that differ begin with what was measured', () => {
    const role = (seat: number) => (seat === 0 ? { en: 'guards', de: 'Wachen' } : { en: 'thieves', de: 'Diebe' });
    const [field] = game.scenarios;
    if (!field) throw new Error('The skirmish has no scenario.');
    const wins = { of: { en: 'thieves', de: 'Diebe' }, share: 0.7, games: 100 };
    const uneven = { ...game, scenarios: [{ ...field, role, difficulty: { level: 'gentle', wins } as const }] };
    const match = played('sides').fork(10);
    const { curve } = toTheEnd(lookBackInSteps(uneven, match.record(), { winners: [0] }));
    expect(curve[0]?.outlook[1]).toBeCloseTo(0.7, 9);
  });
});

describe('turning points', () => {
  const curve = (...shares: number[]): Moment[] =>
    shares.map((share, i) => ({ at: i * 10, outlook: [share, 1 - share] }));

  test('are where most was gained at once, in the order of play', () => {
    expect(turningPoints(curve(0.5, 0.52, 0.8, 0.78, 0.4, 0.42, 0.6, 0.62, 1))).toEqual([
      { from: 10, to: 20, side: 0, change: expect.closeTo(0.28, 9) },
      { from: 30, to: 40, side: 1, change: expect.closeTo(0.38, 9) },
      { from: 70, to: 80, side: 0, change: expect.closeTo(0.38, 9) },
    ]);
  });

  test('of neighbours only the largest counts, and what hardly changes anything is none', () => {
    expect(turningPoints(curve(0.5, 0.65, 0.9, 0.92, 0.95))).toEqual([
      { from: 10, to: 20, side: 0, change: expect.closeTo(0.25, 9) },
    ]);
    expect(turningPoints(curve(0.5, 0.52, 0.55))).toEqual([]);
  });

  test('alone against the game one may only have lost', () => {
    const alone: Moment[] = [0.8, 0.3].map((share, at) => ({ at, outlook: [share] }));
    expect(turningPoints(alone)).toEqual([{ from: 0, to: 1, side: 0, change: expect.closeTo(-0.5, 9) }]);
  });
});
