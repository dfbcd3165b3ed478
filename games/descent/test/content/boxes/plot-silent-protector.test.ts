import { describe, expect, test } from 'vitest';
import { holds as isTrue } from '../../../rules/holding.ts';
import { between } from '../../../rules/quest/encounters.ts';
import type { State } from '../../../state.ts';
import { after, io } from '../../laid.ts';
import {
  activated,
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
  until,
} from '../../plots.ts';
import { damageOf, fatigueOf, figure, hero, monster, type Played, strike } from '../../positions.ts';
import { blue, brown, FAIL, gray, PASS, red, yellow } from './monster-turns.ts';

const DECK = 'silent-protector';

describe('Silent Protector', () => {
  const group = (name: string): Played =>
    dawn(DECK, [], state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, name, 'H5');
      monster(state, name, 'J7');
      monster(state, 'goblin-archer', 'J3');
    });

  test('Brethren: one monster of a civilized group gives an action to another', () => {
    const t = group('flesh-moulder').choose('group:flesh-moulder');
    spend(t, 'brethren').choose('pick:flesh-moulder-2');
    const actions = (id: string): number => t.choose(`monster:${id}`).state.turns[0]?.actions ?? -1;
    expect(actions('flesh-moulder-1')).toBe(3);
    t.choose('end');
    expect(t.state.turns[0]?.actions ?? -1).toBe(1);
    expect(group('zombie').choose('group:zombie').offered('plot')).toEqual([]);
  });

  test('D2C-PLOT-17 Brethren: nobody attacks more often than it may', () => {
    const t = group('flesh-moulder').choose('group:flesh-moulder');
    spend(t, 'brethren').choose('pick:flesh-moulder-2').choose('monster:flesh-moulder-1');
    t.choose(strike(t, 'flesh-moulder', 'syndrael', 'F5'), [blue(3), yellow(1), gray(0)]);
    calm(t);
    expect([t.kind, t.state.turns[0]?.actions, t.offered('attack')]).toEqual(['monster-turn', 2, []]);
  });

  test('Curative Spirit: civilized masters get an attack that heals 2 for themselves and one near them', () => {
    const t = dawn(DECK, ['curative-spirit'], state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, 'flesh-moulder*', 'H5').damage = 3;
      monster(state, 'zombie', 'I6').damage = 2;
    });
    spend(t, 'curative-spirit');
    t.choose('group:flesh-moulder');
    t.choose('use:flesh-moulder-master-1,plot-curative-spirit,0', [blue(3), yellow(1), gray(0)]);
    calm(t);
    expect([damageOf(t, 'flesh-moulder-master-1'), damageOf(t, 'zombie-1')]).toEqual([1, 0]);
    t.choose('end');
    while (t.kind !== 'monster-turn') t.choose(t.offered()[0] ?? '');
    expect(t.offered('use').filter(one => one.includes('curative'))).toEqual([]);
  });

  test('Diplomatic: a group is civilized for this encounter', () => {
    const t = laid(state => {
      plotting(state, DECK, ['diplomatic']);
      open(state, 0, 'zombie', ['I5']);
    });
    spend(t, 'diplomatic');
    expect(isTrue(t.state, 'zombie-1', { is: 'monster-trait', trait: 'civilized' })).toBe(true);
    expect(
      after(t, state => between(state, io())).lasting.filter(one => one.source === 'plot-diplomatic').length,
    ).toBeLessThan(2);
  });

  const silent = (more: (state: State) => void = () => {}): Played => {
    const t = laid(state => {
      plotting(state, DECK, ['oath-of-silence']);
      monster(state, 'flesh-moulder', 'G5').damage = 1;
      monster(state, 'zombie', 'H6').damage = 2;
      monster(state, 'zombie', 'J8').damage = 2;
      more(state);
    });
    spend(t, 'oath-of-silence').choose('pick:flesh-moulder-1');
    for (let i = 0; i < 40 && t.kind !== 'overlord-turn'; i++)
      t.choose(t.offered('end')[0] ?? t.offered('done')[0] ?? t.offered('pass')[0] ?? t.offered()[0] ?? '');
    return t;
  };

  test('D2C-PLOT-19 Oath of Silence: that monster only moves, whatever else it might do', () => {
    const t = silent(state => {
      for (const one of state.monsters) if (one.of === 'flesh-moulder') one.conditions = ['burning'];
    });
    t.choose('group:flesh-moulder');
    expect(t.offered()).toEqual(['move', 'end']);
  });

  test('Oath of Silence: at the end of each overlord turn monsters within 3 spaces of it heal 2', () => {
    const t = silent();
    for (let i = 0; i < 40 && t.state.stage === 'overlord'; i++)
      t.choose(t.offered('end')[0] ?? t.offered('pass')[0] ?? t.offered()[0] ?? '');
    expect([damageOf(t, 'flesh-moulder-1'), damageOf(t, 'zombie-1'), damageOf(t, 'zombie-2')]).toEqual([1, 0, 0]);
    expect(plotCard(t, 'oath-of-silence').tired).toBe(true);
  });

  test('Pacify: a hero who is not missed is stunned', () => {
    const hit = (dice: readonly number[]): string[] => {
      const t = activated(DECK, ['pacify'], 'flesh-moulder', ['H5']);
      t.choose(strike(t, 'flesh-moulder', 'syndrael', 'F5'));
      calm(spend(t, 'pacify', 0, dice));
      return figure(t, 'syndrael').conditions;
    };
    expect([hit([blue(3), yellow(1), gray(3)]), hit([1, yellow(1), gray(3)])]).toEqual([['stunned'], []]);
  });

  test('Pity the Weak: who attacks a wounded monster suffers 1 fatigue and perhaps loses a surge; a civilized one slips away', () => {
    const pity = (dice: readonly number[], damage = 1): Played => {
      const t = struckBy(DECK, ['pity-the-weak'], 'flesh-moulder', ['G5'], state => {
        for (const one of state.monsters) one.damage = damage;
      })([]);
      if (t.offered('plot').length > 0) spend(t, 'pity-the-weak', 0, dice);
      return t;
    };
    const t = pity([...FAIL]);
    t.choose('pass', [blue(2), red(1), gray(3)]);
    t.chooseWhile('answer', 'pass');
    // The surge of the blue die is gone.
    expect([fatigueOf(t, 'syndrael'), t.kind]).toEqual([1, 'turn']);
    const passed = pity([...PASS]);
    passed.choose('pass', [blue(2), red(1), gray(3)]);
    for (let i = 0; i < 6 && passed.kind === 'answer'; i++) passed.choose('pass');
    expect(passed.kind).toBe('surge');
    const slips = pity([...FAIL]);
    slips.choose('pass', [blue(2), red(1), gray(3)]);
    for (let i = 0; i < 6 && slips.offered('use:flesh-moulder-1').length === 0; i++) slips.choose('pass');
    slips.choose('use:flesh-moulder-1,plot-pity-the-weak,0');
    expect([slips.kind, slips.seat]).toEqual(['where', 0]);
    expect(pity([], 0).state.plot?.threat).toBe(5);
  });

  test('Power in Mourning: fallen masters are worth 2 threat at the end of the quest, at most 8', () => {
    const t = struckBy(DECK, ['power-in-mourning'], 'zombie*', ['G5'], state => {
      for (const one of state.monsters) one.damage = 5;
      for (const one of state.plot?.cards ?? []) one.tokens = one.id === 'plot-power-in-mourning' ? 5 : 0;
    })([blue(2), red(3), brown(0)]);
    spend(until(t, 'power-in-mourning'), 'power-in-mourning');
    expect([plotCard(t, 'power-in-mourning').tokens, threatOf(t)]).toEqual([7, 4]);
    const over = after(t, state => {
      state.won = ['heroes'];
      return between(state, io());
    });
    expect([over.plot?.threat, over.plot?.cards.map(({ tokens }) => tokens)]).toEqual([11, [0, 0]]);
    const full = struckBy(DECK, ['power-in-mourning'], 'zombie*', ['G5'], state => {
      for (const one of state.monsters) one.damage = 5;
      for (const one of state.plot?.cards ?? []) one.tokens = 8;
    })([blue(2), red(3), brown(0)]);
    calm(full);
    expect(plotCard(full, 'power-in-mourning').tired).toBe(false);
  });

  test('D2C-PLOT-18 Shared Burdens: of X damage any amount from 1 to X - 1 goes to others of the group', () => {
    const hit = (dice: readonly number[]): Played =>
      struckBy(DECK, ['shared-burdens'], 'zombie*', ['G5'], state => {
        monster(state, 'zombie', 'I5');
        monster(state, 'zombie', 'I6');
      })(dice);
    const t = hit([blue(2), red(1), brown(0)]);
    for (let i = 0; i < 9 && t.offered('plot').length === 0; i++) t.choose(t.offered('pass')[0] ?? 'done');
    spend(t, 'shared-burdens');
    expect(t.offered()).toEqual(['number:1', 'number:2']);
    t.choose('number:2').choose('pick:zombie-1').choose('pick:zombie-2');
    expect(['zombie-master-1', 'zombie-1', 'zombie-2'].map(id => damageOf(t, id))).toEqual([1, 1, 1]);
  });

  test('Shared Burdens: not for a single damage', () => {
    const t = struckBy(
      DECK,
      ['shared-burdens'],
      'zombie*',
      ['G5'],
      state => void monster(state, 'zombie', 'I5'),
    )([blue(5), red(1), brown(1)]);
    for (let i = 0; i < 9 && t.kind !== 'turn'; i++) {
      expect(t.offered(plot('shared-burdens'))).toEqual([]);
      t.choose(t.offered('pass')[0] ?? 'done');
    }
    expect(damageOf(t, 'zombie-master-1')).toBe(1);
  });

  test('Traveler’s Rest: heroes suffer no fatigue to move until it is refreshed', () => {
    const t = dawn(DECK, ['travelers-rest'], state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, 'zombie', 'J8');
    });
    spend(until(t, 'travelers-rest'), 'travelers-rest');
    for (let i = 0; i < 20 && t.kind !== 'turn'; i++)
      t.choose(t.offered('done')[0] ?? t.offered('pass')[0] ?? t.offered()[0] ?? '');
    expect([t.kind, t.offered('tire')]).toEqual(['turn', []]);
  });
});
