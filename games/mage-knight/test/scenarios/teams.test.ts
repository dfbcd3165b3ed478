import { BadConfig } from '@tafelrunde/engine';
import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { tileOf } from '../../content/tiles.ts';
import { mageKnight } from '../../index.ts';
import { growth } from '../../rules/megalopolis.ts';
import { newSite } from '../../rules/sites.ts';
import { heroOf, type State } from '../../state.ts';
import { army, crystals, deck, hexOn, hold, layMap, sit, stand, tokens, tokensOn } from '../positions.ts';
import { own, scored } from './scored.ts';

const C = hexOn(1, 0, 0);
const NE = hexOn(1, 0, 1);
const E = hexOn(1, 0, 2);
const W = hexOn(1, 0, 5);
const OPPOSITE = { teams: 'opposite' } as const;

const fresh = (settings: Readonly<Record<string, string | number>>, seed = 'teams', scenario = 'full-conquest') =>
  table(mageKnight, { config: { scenario, seats: 4, settings }, seed }).state;
const teamsOf = ({ heroes }: State): number[] => heroes.map(({ team }) => team);
const wounds = (state: State, seat: number): number => heroOf(state, seat).hand.filter(card => card === 'wound').length;

describe('teams', () => {
  test('MK-TEAM-01 MK-TEAM-14 those opposite each other, or by lot: always two against two', () => {
    expect([teamsOf(fresh({})), teamsOf(fresh(OPPOSITE))]).toEqual([
      [0, 1, 2, 3],
      [0, 1, 0, 1],
    ]);
    const drawn = Array.from({ length: 40 }, (_, i) => teamsOf(fresh({ teams: 'drawn' }, `lot ${i}`)).join(''));
    expect([...new Set(drawn)].toSorted()).toEqual(['0011', '0101', '0110', '1001', '1010', '1100']);
  });

  test('MK-S02-09 MK-S11-11 only with four players, only where the scenario knows teams', () => {
    const config = (scenario: string, seats: number) => () =>
      table(mageKnight, { config: { scenario, seats, settings: OPPOSITE } });
    expect(teamsOf(fresh(OPPOSITE, 'x', 'one-to-return'))).toEqual([0, 1, 0, 1]);
    expect(config('full-conquest', 3)).toThrow(BadConfig);
    expect(config('full-conquest', 3)).toThrow('Setting "teams" can be none with 3 seats, not opposite.');
    expect(config('one-to-return', 2)).toThrow(BadConfig);
    expect(config('blitz-conquest', 4)).toThrow('"blitz-conquest" has no setting "teams"');
  });

  test('MK-TEAM-03 spells against others strike allies too', () => {
    const t = sit({ seats: 4, settings: OPPOSITE, night: true }, state => {
      hold(state, 0, 'mana-meltdown');
      tokens(state, 0, 'red', 'black');
      crystals(state, 1, 'green');
      crystals(state, 2, 'green', 'green');
    });
    t.choose('play:mana-meltdown,strong').choose('colour:green');
    expect([1, 2, 3].map(seat => wounds(t.state, seat))).toEqual([1, 2, 0]);
  });

  test('MK-TEAM-04 allies who stand together have nothing to give each other', () => {
    const offered = (at: number | null) => {
      const t = sit({ seats: 4, settings: OPPOSITE }, state => {
        layMap(state, ['country-3']);
        own(state, C, 'city', { shields: [0, 2], leader: 0 });
        stand(state, 0, C);
        hold(state, 0, 'ruby-ring', 'march');
        crystals(state, 0, 'red');
        army(state, 0, 'peasants');
        if (at !== null) stand(state, 2, at);
        hold(state, 2, 'sapphire-ring');
        crystals(state, 2, 'blue');
        army(state, 2, 'foresters');
      });
      return t.offered().toSorted();
    };
    expect(offered(C)).toEqual(offered(null));
    expect(offered(C).length).toBeGreaterThan(3);
  });

  test('MK-TEAM-05 allies assault a city together without any further agreement, others do not', () => {
    const invited = (other: number) => {
      const t = sit({ seats: 4, settings: OPPOSITE }, state => {
        layMap(state, ['country-3']);
        state.map.sites[C] = { ...newSite('city', 'blue'), level: 4 };
        tokensOn(state, C, 'prowlers', 'prowlers');
        stand(state, 0, W);
        stand(state, other, E);
        for (const seat of [0, 1, 2, 3]) hold(state, seat, 'march', 'rage');
      });
      return [t.offered('propose'), t.explain(`propose:${C}`)?.rule];
    };
    expect(invited(2)[0]).toEqual([`propose:${C}`]);
    expect(invited(1)).toEqual([[], 'MK-COOP-06']);
  });

  test('MK-TEAM-06 the hand of an ally stays hidden', () => {
    const t = sit({ seats: 4, settings: OPPOSITE }, state => {
      hold(state, 0, 'march');
      hold(state, 2, 'rage');
      deck(state, 2, 'stamina');
    });
    const { heroes } = t.match.view(0);
    expect([heroes[0]?.hand, heroes[2]?.hand, heroes[2]?.handSize]).toEqual([['march'], null, 1]);
    expect(heroes[2]?.unseen).toEqual(['rage', 'stamina']);
  });

  test('MK-S02-10 four cities, two of level 10 or more, or two megalopolises', () => {
    const cities = (settings: Readonly<Record<string, string | number>>) => {
      const { tiles, cityLevels } = fresh(settings);
      return [tiles.core.filter(tile => tileOf(tile).kind === 'city').length, cityLevels];
    };
    expect(cities(OPPOSITE)).toEqual([4, [4, 4, 4, 4]]);
    expect(cities({ ...OPPOSITE, 'team-cities': 'two' })).toEqual([2, [10, 10]]);
    expect(cities({ ...OPPOSITE, 'team-cities': 'two', 'city-level': 11 })).toEqual([2, [11, 11]]);
    expect(cities({ ...OPPOSITE, 'team-cities': 'two', 'city-level': 5 })).toEqual([2, [10, 10]]);
    expect(cities({ ...OPPOSITE, 'team-cities': 'megalopolises' })).toEqual([2, [12, 12]]);
    expect(cities({ ...OPPOSITE, 'team-cities': 'megalopolises', 'megalopolis-level': 20 })).toEqual([2, [20, 20]]);
    expect([
      growth(fresh({ ...OPPOSITE, 'team-cities': 'megalopolises' }).variants),
      growth(fresh(OPPOSITE).variants),
    ]).toEqual(['both', 'none']);
    // It is for teams alone.
    expect(cities({ 'team-cities': 'two' })).toEqual([4, [4, 4, 4, 4]]);
    expect(cities({ 'team-cities': 'megalopolises' })).toEqual([4, [4, 4, 4, 4]]);
  });
});

describe('the score of a team', () => {
  const score = (arrange: (state: State) => void) => scored('full-conquest', 4, arrange, OPPOSITE);

  test('MK-TEAM-11 the fame of the ally who has less', () => {
    const result = score(state => {
      for (const [seat, fame] of [20, 9, 6, 8].entries()) heroOf(state, seat).fame = fame;
    });
    expect(result).toMatchObject({ scores: [6, 8, 6, 8], winners: [1, 3], rule: 'MK-S02-07' });
  });

  test('MK-TEAM-12 in each achievement the better ally, of beatings the worse one', () => {
    const result = score(state => {
      // Knowledge 4 and 1, loot 2 and 4: only the better of each.
      hold(state, 0, 'fireball', 'snowstorm', 'ruby-ring', 'wound');
      hold(state, 2, 'blood-rage', 'ruby-ring', 'sapphire-ring', 'wound', 'wound');
      // The others are better in nothing, but were beaten as badly.
      hold(state, 1, 'wound', 'wound');
    });
    // 4 and 3 for knowledge, 4 and 3 for loot; −4 and −1 for the beating, which is tied.
    expect(result?.scores).toEqual([4 + 3 + 4 + 3 - 4 - 1, -4 - 1, 4 + 3 + 4 + 3 - 4 - 1, -4 - 1]);
  });

  test('MK-TEAM-13 titles go by the best value of each team', () => {
    const result = score(state => {
      // Together the first team knows more, but its best knows as much as the best of the second.
      hold(state, 0, 'fireball');
      hold(state, 2, 'snowstorm');
      hold(state, 1, 'mana-bolt');
      // Cities count as one category: 7 and 4 against 7 is 7 against 7.
      own(state, C, 'city', { shields: [0, 2], leader: 0 });
      own(state, NE, 'city', { shields: [1], leader: 1 });
    });
    expect(result).toMatchObject({ scores: Array(4).fill(2 + 1 + 7 + 2), winners: [0, 1, 2, 3] });
    const ahead = score(state => {
      own(state, C, 'city', { shields: [0, 2], leader: 0 });
      own(state, NE, 'city', { shields: [1, 0], leader: 1 });
    });
    // 11 of one ally against 7: the title is worth 5, and the 4 of the other ally nothing.
    expect(ahead?.scores).toEqual([11 + 5, 7, 11 + 5, 7]);
  });
});
