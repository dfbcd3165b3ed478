import { copy, type Game, Match, newChance } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { standing } from '../jobs.ts';
import { sharesOf, sidesOf } from '../outlook.ts';
import { Thinker } from '../thinker.ts';
import type { Watched } from '../watching.ts';
import { GAMES, position, restingPosition } from './positions.ts';

const byId = (id: string): Game => GAMES.find(game => game.id === id) as Game;

function watched(match: Match, more: { valued?: boolean; lang?: 'en' | 'de' } = {}): Watched {
  const { start, answers } = match.record();
  const job = {
    do: 'watch',
    ...standing(match),
    begun: { start, answers },
    lang: 'en',
    valued: true,
    ...more,
  } as const;
  return new Thinker().think(match.game, job);
}

/** The same match in another world: what nobody sees is dealt anew. */
function elsewhere(match: Match, seed: string): Match {
  const state = copy(match.halfMade().position.state);
  match.game.resample(state, 'spectator', newChance(seed), []);
  const start = { state, chance: newChance(`luck ${seed}`).save() };
  const record = { ...match.record(), start, answers: [], checkpoint: { at: 0, position: start } };
  return Match.resume(match.game, record, { fromStart: true });
}

const cases = GAMES.flatMap(game => [3, 37, 80].map(decisions => [game.id, decisions, game] as const));

test.for(cases)('%s after %i decisions: what is told depends on nothing hidden', ([, decisions, game]) => {
  const match = restingPosition(game, 'watched', decisions);
  expect(match.ask).not.toBeNull();
  const here = watched(elsewhere(match, 'one'));
  for (const seed of ['two', 'three']) expect(watched(elsewhere(match, seed))).toEqual(here);
  const { outlook, prospects } = here;
  expect(outlook?.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  for (const { odds } of prospects) {
    expect(odds.outcomes.length).toBeGreaterThan(1);
    expect(odds.outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
  }
});

test('blows that everybody can foresee are told, cards in a hand are not', () => {
  const isCard = (option: string): boolean => option.startsWith('play:') && option.includes('fireball');
  const isBlow = (option: string): boolean => option.startsWith('attack:');
  let found = 0;
  for (let i = 0; found < 2 && i < 60; i++) {
    const match = restingPosition(byId('skirmish'), `cards ${i}`, 60);
    const ids = match.optionIds();
    if (!ids.some(isCard) || !ids.some(isBlow)) continue;
    found++;
    const told = watched(match).prospects.map(({ option }) => option);
    expect(told.filter(option => option.startsWith('play:'))).toEqual([]);
    expect(told.some(isBlow)).toBe(true);
    for (const option of told) expect(ids).toContain(option);
  }
  expect(found).toBe(2);
});

test('in the middle of an action, which may hold secrets, nobody hears of options, but still how it stands', () => {
  const game = byId('schurken-und-halunken');
  const match = [...Array(40).keys()]
    .map(i => position(game, 'half-made', 20 + i))
    .find(one => one.halfMade().answers.length > 0);
  expect(match).toBeDefined();
  const { outlook, prospects } = watched(match as Match);
  expect(prospects).toEqual([]);
  expect(outlook?.sides).toEqual([[0], [1]]);
  expect(watched(match as Match, { valued: false }).outlook).toBeNull();
});

test('sides that differ begin with what was measured, and a lead counts from there', () => {
  const game = byId('dungeon-saga');
  const match = Match.start(game, {}, { seed: 'roles' });
  const sides = sidesOf(game, match.config);
  expect(sides).toEqual([[0], [1]]);
  const measure = { first: [-80, 80], start: [0.4, 0.6], span: 100 };
  expect(sharesOf([-80, 80], measure)).toEqual([0.4, 0.6]);
  const [overlord = 0] = sharesOf([-30, 30], measure);
  // A hundred more than at the start: chances of 2 to 3 become e times as good.
  expect(overlord / (1 - overlord)).toBeCloseTo((2 / 3) * Math.E, 9);
});

test('alone one plays against the game, and so do all who play together', () => {
  expect(sharesOf([20], { first: [20], start: [0.7], span: 5 })[0]).toBeCloseTo(0.7, 9);
  const [share = 0] = sharesOf([25], { first: [20], start: [0.5], span: 5 });
  expect(share / (1 - share)).toBeCloseTo(Math.E, 9);
  const field = byId('skirmish');
  const scenarios = field.scenarios.map(scenario => ({ ...scenario, together: true as const }));
  expect(sidesOf({ ...field, scenarios }, { scenario: 'field', seats: 2 })).toEqual([[0, 1]]);
});
