import { newChance } from '@tafelrunde/engine';
import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { mageKnight } from '../../index.ts';
import { START } from '../../rules/lattice.ts';
import { outcomeOf } from '../../rules/scenario.ts';
import { heroOf, type State } from '../../state.ts';
import { resample } from '../../view.ts';
import { hexOn, type Sitting, sit, stand } from '../positions.ts';

const TEAMS = { teams: 'opposite' } as const;

/** All heroes are taken: each team has to say who must return. */
function begin(settings: Readonly<Record<string, string>> = TEAMS, seed = 'chosen'): Sitting {
  const t = table(mageKnight, { config: { scenario: 'one-to-return', seats: 4, settings }, seed });
  while (t.kind === 'hero') t.choose(t.offered()[0] ?? '');
  return t;
}

const ended = (chosen: readonly number[], home: number | null) =>
  outcomeOf(
    sit({ scenario: 'one-to-return', seats: 4, settings: TEAMS, begun: false }, state => {
      Object.assign(state, { stage: 'over', round: 4, chosen: [...chosen] });
      for (const hero of state.heroes) hero.at = hexOn(1, 0, 0);
      if (home !== null) heroOf(state, home).at = START;
    }).state,
  );

/** Worlds as a seat could imagine them: what it holds possible. */
const imagined = (state: State, viewer: number | 'spectator'): string[] => {
  const found = Array.from({ length: 30 }, (_, i) => {
    const world = structuredClone(state);
    resample(world, viewer, newChance(`world ${i}`), []);
    return world.chosen.join(' ');
  });
  return [...new Set(found)].toSorted();
};

describe('the chosen one of each team', () => {
  test('MK-S11-08 each team picks one of its members, whoever of them says it, before tactics are taken', () => {
    const t = begin();
    expect([t.kind, t.seat, t.match.ask?.also, t.offered()]).toEqual(['chosen', 0, [2], ['seat:0', 'seat:2']]);
    t.choose('seat:2');
    expect([t.kind, t.seat, t.match.ask?.also, t.offered()]).toEqual(['chosen', 1, [3], ['seat:1', 'seat:3']]);
    t.match.choose(0, undefined, 3);
    expect([t.kind, t.state.chosen]).toEqual(['tactic', [2, 1]]);
  });

  test('MK-S11-08 or a lot decides, between both of each team', () => {
    const drawn = Array.from({ length: 40 }, (_, i) => begin({ ...TEAMS, 'chosen-one': 'drawn' }, `lot ${i}`));
    expect(drawn.every(t => t.kind === 'tactic')).toBe(true);
    expect([...new Set(drawn.map(({ state }) => state.chosen.join(' ')))].toSorted()).toEqual([
      '0 1',
      '0 3',
      '2 1',
      '2 3',
    ]);
  });

  test('MK-S11-09 the other team sees that it was done, and nothing else', () => {
    const t = begin().choose('seat:2').choose('seat:1');
    const seen = ([0, 1, 2, 3, 'spectator'] as const).map(viewer => t.match.view(viewer).chosen);
    expect(seen).toEqual([
      [2, null],
      [null, 1],
      [2, null],
      [null, 1],
      [null, null],
    ]);
    const drawn = ([0, 'spectator'] as const).map(viewer =>
      mageKnight
        .draw(t.match.view(viewer), { lang: 'en', plain: true, seat: n => `S${n}` })
        .filter(line => line.startsWith('Chosen')),
    );
    expect(drawn).toEqual([['Chosen one of team 1: S2'], []]);
    const heard = ([0, 1, 'spectator'] as const).map(viewer =>
      t.match.log(viewer).flatMap(({ event }) => (event.kind === 'chosen' ? [event.seat] : [])),
    );
    expect(heard).toEqual([
      [2, null],
      [null, 1],
      [null, null],
    ]);
  });

  test('MK-S11-09 whoever does not know holds both possible', () => {
    const { state } = begin().choose('seat:2').choose('seat:1');
    expect([imagined(state, 0), imagined(state, 3)]).toEqual([
      ['2 1', '2 3'],
      ['0 1', '2 1'],
    ]);
    expect(imagined(state, 'spectator')).toEqual(['0 1', '0 3', '2 1', '2 3']);
  });

  test('MK-S11-10 a team wins with its chosen one on the portal, with anybody else there nobody does', () => {
    expect(ended([2, 1], 2)).toMatchObject({ winners: [0, 2], kind: 'chosen-returned', rule: 'MK-S11-10' });
    expect(ended([2, 1], 1)).toMatchObject({ winners: [1, 3], kind: 'chosen-returned' });
    expect([ended([2, 1], 0), ended([2, 1], 3), ended([2, 1], null)].map(one => [one?.winners, one?.kind])).toEqual(
      Array(3).fill([[], 'chosen-not-returned']),
    );
  });

  test('MK-S11-10 at the end of the last night the shields are shown, not before', () => {
    const after = (round: number) =>
      sit({ scenario: 'one-to-return', seats: 4, settings: TEAMS, begun: false, night: round % 2 === 0 }, state => {
        Object.assign(state, { round, chosen: [2, 1], ending: { why: 'round', left: [] } });
        for (const seat of [0, 1, 2, 3]) stand(state, seat, hexOn(1, 0, seat));
      });
    const shown = (t: Sitting) =>
      t.match.log('spectator').flatMap(({ event }) => (event.kind === 'chosen' ? [[event.team, event.seat]] : []));
    expect([shown(after(2)), after(2).match.view(1).chosen]).toEqual([[], [null, 1]]);
    const over = after(4);
    expect([over.state.stage, shown(over)]).toEqual([
      'over',
      [
        [0, 2],
        [1, 1],
      ],
    ]);
    expect([over.match.view(1).chosen, over.match.view('spectator').chosen]).toEqual([
      [2, 1],
      [2, 1],
    ]);
  });

  test('MK-S11-11 without teams nobody is chosen and everybody returns alone; allies keep the peace', () => {
    const alone = begin({});
    expect([alone.kind, alone.state.chosen]).toEqual(['tactic', []]);
    expect(ended([], 3)).toMatchObject({ winners: [3], kind: 'returned', rule: 'MK-S11-04' });
    const meet = (other: number) => {
      const t = sit({ scenario: 'one-to-return', seats: 4, settings: TEAMS }, state => {
        stand(state, 0, hexOn(1, 0, 4));
        stand(state, other, hexOn(1, 0, 3));
        heroOf(state, 0).hand = ['march'];
        heroOf(state, other).hand = ['march'];
        for (const turn of state.turns) Object.assign(turn, { move: 4, cards: 1 });
      });
      return t.choose(`step:${hexOn(1, 0, 3)}`).offered('duel');
    };
    expect([meet(1), meet(2)]).toEqual([['duel'], []]);
  });
});
