import { newPile } from '@tafelrunde/engine';
import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import type { ScenarioId } from '../../content/scenarios/index.ts';
import { SKILLS } from '../../content/skills/index.ts';
import { SPELLS } from '../../content/spells.ts';
import { mageKnight } from '../../index.ts';
import { START } from '../../rules/lattice.ts';
import { DUMMY, heroOf, type State } from '../../state.ts';
import { hexOn, hold, type Sitting, sit } from '../positions.ts';
import { closing, endTurn, own, scored } from './scored.ts';

const SCENARIOS = mageKnight.scenarios.map(({ id }) => id as ScenarioId);
/** Those with numbers of their own for one player. */
const OWN_NUMBERS: readonly ScenarioId[] = ['solo-conquest', 'first-reconnaissance'];
const BORROWED = SCENARIOS.filter(id => !OWN_NUMBERS.includes(id));

const begun = (scenario: ScenarioId, seats = 1) => table(mageKnight, { config: { scenario, seats }, seed: 'alone' });
const withDummy = (state: State): void => {
  state.dummy = {
    hero: 'goldyx',
    deck: newPile(['march', 'march', 'march', 'march', 'march', 'march']),
    discard: [],
    crystals: { red: 0, blue: 0, green: 0, white: 0 },
    tactic: 'great-start',
    skillPile: [],
  };
  state.order = [0, DUMMY];
  state.next = 1;
};
const A = hexOn(1, 0, 0);
const B = hexOn(1, 0, 2);

describe('alone', () => {
  test.each(SCENARIOS)('MK-S04-10 %s can be played alone, with a dummy player', id => {
    const t = begun(id).choose('hero:tovak');
    expect([t.state.dummy === null, t.state.order]).toEqual([false, [0, DUMMY]]);
    // The player chooses first, the dummy draws one of the others.
    expect([t.kind, t.seat, t.state.dummy?.tactic]).toEqual(['tactic', 0, null]);
    t.choose('tactic:planning');
    expect([t.state.dummy?.tactic === null, t.state.dummy?.tactic === 'planning']).toEqual([false, false]);
  });

  test.each(BORROWED)('MK-S04-11 %s has the numbers for two players', id => {
    const numbers = ({ state }: Sitting) => {
      const { tiles, map, rounds, cityLevels } = state;
      return [rounds, map.shape, tiles.country.length + Object.keys(map.laid).length, tiles.core.length, cityLevels];
    };
    expect(numbers(begun(id))).toEqual(numbers(begun(id, 2)));
    // Units and dice go by the one player there is.
    const offered = begun(id).state.offers.units.length;
    expect([offered, begun(id).state.source.length]).toEqual([offered, offered]);
    expect(begun(id, 2).state.offers.units.length - offered).toBe(1);
  });

  test.each(SCENARIOS)('MK-S04-11 %s: no spells and no skills against others', id => {
    const { state } = begun(id).choose('hero:goldyx');
    const spells = [...state.piles.spells.rest, ...state.offers.spells];
    expect(spells.filter(card => 'competitive' in SPELLS[card as keyof typeof SPELLS])).toEqual([]);
    const modes = new Set(state.heroes[0]?.skillPile.map(skill => SKILLS[skill].mode));
    expect([...modes].toSorted()).toEqual(['cooperative', undefined]);
  });

  test.each(SCENARIOS)('MK-S04-11 %s: both tactics that were used leave the game', id => {
    const t = sit({ scenario: id, seats: 1, begun: false }, state => {
      state.stage = 'prepare';
      withDummy(state);
      heroOf(state, 0).at = A;
    });
    expect(t.state.tacticsGone).toEqual(['early-bird', 'great-start']);
  });

  test.each(SCENARIOS)('MK-SOLO-01 MK-S04-11 %s: the skills of the dummy player may be used, alone', id => {
    const skills = (seats: number, settings: Readonly<Record<string, boolean>>) => {
      const t = table(mageKnight, { config: { scenario: id, seats, settings }, seed: 'skills' });
      return t.choose('hero:tovak').state.dummy?.skillPile.length ?? 0;
    };
    expect([skills(1, { 'dummy-skills': true }) > 0, skills(1, {})]).toEqual([true, 0]);
    if (id !== 'solo-conquest') expect(() => skills(2, { 'dummy-skills': true })).toThrow('can be false with 2 seats');
  });

  test('MK-S04-11 what is agreed on among several means nothing alone', () => {
    const alone = (setting: string, value: boolean) =>
      table(mageKnight, { config: { scenario: 'full-conquest', seats: 1, settings: { [setting]: value } } });
    expect(() => alone('duels', false)).toThrow('"duels" can be true with 1 seats');
    expect(() => alone('common-assaults', true)).toThrow('"common-assaults" can be false with 1 seats');
  });

  test('MK-S04-11 with others nobody loses a tactic so', () => {
    const t = sit({ scenario: 'blitz-conquest', seats: 2, begun: false }, state => {
      state.stage = 'prepare';
    });
    expect(t.state.tacticsGone).toEqual([]);
  });

  test('MK-S04-11 when the aim is reached the dummy player has no last turn', () => {
    const t = closing('blitz-conquest', 1, state => {
      withDummy(state);
      state.tiles.core = [];
      own(state, A, 'city', { leader: 0, shields: [0] });
    });
    endTurn(t);
    expect(t.state.ending).toEqual({ why: 'scenario', left: [] });
    expect(t.events().filter(({ kind }) => kind === 'dummy-turned')).toEqual([]);
  });

  const city = (conquered: boolean) => (state: State) => {
    state.tiles.core = [];
    own(state, A, 'city', { conquered, shields: [0], leader: conquered ? 0 : null });
    hold(state, 0, 'fireball');
  };
  const done = (kind: 'mine' | 'dungeon', conquered: boolean) => (state: State) => {
    Object.assign(state.tiles, { country: [], core: [] });
    state.map.laid = {};
    own(state, A, kind, { conquered, shields: conquered ? [0] : [] });
    own(state, B, kind, { shields: [0] });
    hold(state, 0, 'fireball');
  };

  test('MK-S04-12 a mission is fulfilled or not, and no title is scored', () => {
    const won = { winners: [0], kind: 'mission-fulfilled', rule: 'MK-S04-12' };
    const lost = { winners: [], lost: true, kind: 'mission-failed', rule: 'MK-S04-12' };
    for (const scenario of ['full-conquest', 'blitz-conquest'] as const) {
      // The spell brings 2, the city 7, or 4 for the shield.
      expect(scored(scenario, 1, city(true))).toEqual({ ...won, scores: [9] });
      expect(scored(scenario, 1, city(false))).toEqual({ ...lost, scores: [6] });
    }
    // Each mine 4; each dungeon 4.
    expect(scored('mines-liberation', 1, done('mine', true))).toMatchObject(won);
    expect(scored('mines-liberation', 1, done('mine', false))).toMatchObject(lost);
    expect(scored('dungeon-lords', 1, done('dungeon', true))).toEqual({ ...won, scores: [10] });
    expect(scored('dungeon-lords', 1, done('dungeon', false))).toEqual({ ...lost, scores: [6] });
    expect(scored('full-cooperation', 1, city(true))).toMatchObject({ winners: [0], kind: 'cities-conquered' });
  });

  test('MK-S04-12 where fame or points decide they are the result', () => {
    expect(scored('druid-nights', 1, state => hold(state, 0, 'fireball'))).toMatchObject({ winners: [0], scores: [2] });
    expect(scored('conquer-and-hold', 1, state => own(state, A, 'keep', { shields: [0] }))).toMatchObject({
      winners: [0],
      scores: [3],
    });
    const home = (at: number) =>
      scored('one-to-return', 1, state => {
        state.round = 4;
        heroOf(state, 0).at = at;
      })?.winners;
    expect([home(START), home(A)]).toEqual([[0], []]);
  });

  test('MK-S04-12 MK-S11-02 who is left behind by the portal has lost, dummy player or not', () => {
    const t = sit({ scenario: 'one-to-return', seats: 1, begun: false }, state => {
      state.stage = 'prepare';
      withDummy(state);
      heroOf(state, 0).at = null;
    });
    expect([t.state.stage, t.match.outcome?.winners]).toEqual(['over', []]);
  });
});
