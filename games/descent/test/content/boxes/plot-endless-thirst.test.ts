import { describe, expect, test } from 'vitest';
import { holds as isTrue } from '../../../rules/holding.ts';
import { healthOf } from '../../../rules/values.ts';
import {
  activated,
  arrived,
  calm,
  dawn,
  laid,
  open,
  plot,
  plotCard,
  plotting,
  spend,
  struckBy,
  threatOf,
} from '../../plots.ts';
import { at, damageOf, fatigueOf, figure, hero, monster, type Played, strike } from '../../positions.ts';
import { blue, brown, FAIL, gray, PASS, red, space, yellow } from './monster-turns.ts';

const DECK = 'endless-thirst';

describe('Endless Thirst', () => {
  const pair = (one: string, other: string, damage: number): Played =>
    dawn(DECK, [], state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, one, 'I5').damage = damage;
      monster(state, other, 'J7').damage = 2;
    });

  test('Bloodline: a monster suffers 2 damage and another heals 1, once a turn', () => {
    const t = pair('flesh-moulder', 'zombie', 0).choose(plot('bloodline'));
    expect([damageOf(t, 'flesh-moulder-1'), damageOf(t, 'zombie-1'), threatOf(t)]).toEqual([2, 1, 5]);
    expect(t.offered('plot')).toEqual([]);
  });

  test('Bloodline: only 1 damage if both are dark', () => {
    const t = pair('barghest', 'shadow-dragon', 0);
    t.choose(plot('bloodline'));
    expect([damageOf(t, 'barghest-1'), damageOf(t, 'shadow-dragon-1')]).toEqual([1, 1]);
  });

  test('D2C-PLOT-09 a monster with less than 2 health left does not suffer the 2 damage', () => {
    const usable = (damage: number): string[] => pair('flesh-moulder', 'zombie', damage).offered('plot');
    // The flesh moulder has 4 health, of which 2 or 1 are left; the zombie has 1 left and gives nothing either.
    expect([usable(2), usable(3)]).toEqual([[plot('bloodline')], []]);
    // Two dark ones need only 1.
    expect(pair('barghest', 'barghest', 3).offered('plot')).toEqual([plot('bloodline')]);
  });

  test('Bad Dreams: after the journey heroes test willpower or suffer 2 fatigue', () => {
    const t = spend(arrived(DECK, ['bad-dreams']), 'bad-dreams', 0, [...FAIL]);
    expect(fatigueOf(calm(t), 'syndrael')).toBe(2);
    expect(fatigueOf(calm(spend(arrived(DECK, ['bad-dreams']), 'bad-dreams', 0, [...PASS])), 'syndrael')).toBe(0);
  });

  test('D2-PLGEN-19 Bad Dreams: the fortune token just gained may be spent on that very test', () => {
    const t = spend(arrived(DECK, ['bad-dreams']), 'bad-dreams', 0, [...FAIL]);
    expect([t.kind, t.offered()]).toEqual(['answer', ['use:syndrael,fortune,1', 'pass']]);
  });

  test('Fangs in the Dark: a monster that dealt damage heals 2, a dark one 3', () => {
    const heals = (name: string, dice: readonly number[]): number => {
      const t = activated(DECK, ['fangs-in-the-dark'], name, ['G5'], state => {
        for (const one of state.monsters) one.damage = 3;
        if (name === 'zombie*') for (const one of state.monsters) one.damage = 5;
      });
      const { id, of } = t.state.monsters[0] ?? { id: '', of: '' };
      t.choose(strike(t, of, 'syndrael', 'F5'), dice);
      for (let i = 0; i < 9 && t.offered('plot').length === 0 && t.kind !== 'monster-turn'; i++)
        t.choose(t.offered('pass')[0] ?? t.offered('done')[0] ?? '');
      const before = damageOf(t, id);
      if (t.offered('plot').length > 0) spend(t, 'fangs-in-the-dark');
      return before - damageOf(t, id);
    };
    expect(heals('zombie*', [blue(3), yellow(2), yellow(2), gray(0)])).toBe(2);
    expect(heals('barghest', [blue(3), red(2), gray(0)])).toBe(3);
    expect(heals('zombie*', [1, yellow(2), yellow(2), gray(0)])).toBe(0);
  });

  test('Night’s Embrace: a group is dark for this encounter', () => {
    const t = laid(state => {
      plotting(state, DECK, ['nights-embrace']);
      open(state, 0, 'zombie', ['I5'], ['I6']);
      monster(state, 'barghest', 'J7', 'J8');
    });
    t.choose(plot('nights-embrace'));
    while (t.kind === 'fortune') t.choose(t.offered()[0] ?? '');
    expect(isTrue(t.state, 'zombie-2', { is: 'monster-trait', trait: 'dark' })).toBe(true);
    expect(t.state.lasting[0]).toMatchObject({ until: 'encounter-end', on: 'members/open-0' });
    expect(plotCard(t, 'nights-embrace').tired).toBe(false);
  });

  test('Nighttime Hunt: a dark monster adds a yellow die to its attack or a black one to its defence', () => {
    const t = activated(DECK, ['nighttime-hunt'], 'barghest', ['G5', 'H5']);
    t.choose(strike(t, 'barghest', 'syndrael', 'F5'));
    expect(t.offered('plot')).toEqual([plot('nighttime-hunt', 0)]);
    spend(t, 'nighttime-hunt', 0, [blue(3), red(1), yellow(2), gray(0)]);
    expect(t.state.attacks[0]?.dice.map(({ kind }) => kind)).toEqual(['blue', 'red', 'yellow']);
    const own = struckBy(DECK, ['nighttime-hunt'], 'barghest', ['G5', 'H5'])([]);
    expect(own.offered('plot')).toEqual([plot('nighttime-hunt', 1)]);
    spend(own, 'nighttime-hunt', 1);
    expect(own.state.attacks[0]?.aims[0]?.dice.map(({ kind }) => kind)).toEqual(['gray', 'black']);
    expect(struckBy(DECK, ['nighttime-hunt'], 'zombie', ['G5'])([]).offered('plot')).toEqual([]);
  });

  test('D2C-PLOT-10 Nighttime Hunt: the die is added to that attack only', () => {
    const t = activated(DECK, ['nighttime-hunt'], 'barghest', ['G5', 'H5']);
    t.choose(strike(t, 'barghest', 'syndrael', 'F5'));
    calm(spend(t, 'nighttime-hunt', 0, [blue(3), red(1), yellow(2), gray(0)]));
    expect(t.state.lasting).toEqual([]);
    expect(plotCard(t, 'nighttime-hunt').tired).toBe(true);
  });

  test('Scent of Blood: a surge for 3 damage against a hero with 6 damage; a dark monster rerolls the blue die', () => {
    const scent = (damage: number): Played => {
      const t = activated(DECK, ['scent-of-blood'], 'barghest', ['G5', 'H5'], state => {
        for (const one of state.heroes) one.damage = damage;
      });
      return t.choose(strike(t, 'barghest', 'syndrael', 'F5'));
    };
    const t = scent(6);
    spend(t, 'scent-of-blood', 0, [1, red(3, 1), gray(0)]);
    t.chooseWhile('answer', 'pass');
    expect(t.state.attacks).toHaveLength(0);
    const again = scent(6);
    spend(again, 'scent-of-blood', 0, [1, red(3, 1), gray(0)]);
    for (let i = 0; i < 4 && again.offered('use:barghest-1').length === 0; i++) again.choose('pass');
    again.choose('use:barghest-1,plot-scent-of-blood,0', [blue(3)]);
    again.chooseWhile('answer', 'pass');
    expect(again.offered('surge:plot-scent-of-blood')).toEqual(['surge:plot-scent-of-blood,0']);
    expect(scent(5).offered('plot')).toEqual([]);
  });

  test('The Lady’s Care: a monster heals the hearts of a red die; the others of a dark group heal 1', () => {
    const care = (name: string): number[] => {
      const t = dawn(DECK, ['the-ladys-care'], state => {
        hero(state, 'syndrael', 'knight', 'E5');
        monster(state, name, 'I5').damage = 2;
        monster(state, name, 'J7').damage = 2;
      });
      for (const one of t.state.plot?.cards ?? []) one.tired = false;
      t.choose(plot('the-ladys-care'), []);
      t.choose(t.offered('pick')[0] ?? '', [red(1)]);
      return t.state.monsters.map(({ damage }) => damage);
    };
    expect([care('zombie'), care('barghest')]).toEqual([
      [1, 2],
      [1, 1],
    ]);
  });

  test('The Power of Blood: a small monster moves 1 more space; a dark one deals 1 more damage until it is refreshed', () => {
    const t = activated(DECK, ['the-power-of-blood'], 'zombie', ['J5'], state => {
      state.lasting.push({
        source: 'laid',
        key: 'kin',
        on: 'zombie-1',
        by: '',
        until: 'encounter-end',
        next: false,
        what: { do: 'kin', trait: 'dark' },
      });
    });
    t.choose('move');
    spend(t, 'the-power-of-blood');
    expect(t.state.turns[0]?.pools.reduce((sum, { left }) => sum + left, 0)).toBe(4);
    expect(t.state.lasting.at(-1)).toMatchObject({
      until: 'refreshed/plot-the-power-of-blood',
      what: { do: 'bonus', n: 1 },
    });
    const large = activated(DECK, ['the-power-of-blood'], 'ettin', ['I5', 'J5', 'I6', 'J6']).choose('move');
    expect(large.offered('plot')).toEqual([]);
  });

  test('The Taste of Suffering: who fells a hero has 1 more health for each hero, and moves if dark', () => {
    const t = activated(DECK, ['the-taste-of-suffering'], 'barghest', ['G5', 'H5'], state => {
      for (const one of state.heroes) one.damage = 11;
      hero(state, 'ashrian', 'disciple', 'E8');
    });
    const before = healthOf(t.state, 'barghest-1');
    t.choose(strike(t, 'barghest', 'syndrael', 'F5'), [blue(3), red(2), gray(0)]);
    for (let i = 0; i < 9 && t.offered('plot').length === 0; i++)
      t.choose(t.offered('pass')[0] ?? t.offered('draw')[0] ?? t.offered('decline')[0] ?? 'done');
    spend(t, 'the-taste-of-suffering');
    expect([healthOf(t.state, 'barghest-1') - before, t.kind]).toEqual([2, 'where']);
    t.choose(space(t, 'I6'));
    expect(figure(t, 'barghest-1').cells).toContain(at(t.state, 'I6'));
    expect(brown(0)).toBeGreaterThan(0);
  });
});
