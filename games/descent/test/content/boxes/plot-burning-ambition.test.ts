import { describe, expect, test } from 'vitest';
import { between } from '../../../rules/quest/encounters.ts';
import type { State } from '../../../state.ts';
import { after, io } from '../../laid.ts';
import {
  activated,
  calm,
  dawn,
  fortunes,
  laid,
  open,
  plot,
  plotCard,
  plotting,
  spend,
  struckBy,
  threatOf,
  until,
  untilAsked,
} from '../../plots.ts';
import { acts, at, damageOf, fatigueOf, figure, go, hero, monster, type Played, strike } from '../../positions.ts';
import { blue, brown, FAIL, gray, PASS, red, space, yellow } from './monster-turns.ts';

const DECK = 'burning-ambition';
const jain = (state: State): void => {
  hero(state, 'jain-fairwood', 'thief', 'E8');
};

describe('Burning Ambition', () => {
  test('Inferno: the attack spreads to all next to the target; hot monsters heal 1 for each figure affected', () => {
    const burn = (name: string, more: (state: State) => void = () => {}): Played => {
      const t = activated(DECK, [], name, ['H5'], state => {
        hero(state, 'jain-fairwood', 'thief', 'E5');
        for (const one of state.monsters) one.damage = 1;
        more(state);
      });
      t.choose(strike(t, name.replace('*', ''), 'syndrael', 'F5'));
      return t;
    };
    const t = burn('goblin-archer');
    spend(t, 'inferno', 0, [blue(2), yellow(1), gray(0), gray(0)]);
    calm(t);
    expect([damageOf(t, 'syndrael'), damageOf(t, 'jain-fairwood'), damageOf(t, 'goblin-archer-1')]).toEqual([3, 3, 1]);
    expect([threatOf(t), fortunes(t)]).toEqual([3, [1, 1]]);
    const hot = burn('goblin-archer*', state => {
      for (const one of state.monsters) one.damage = 3;
      state.lasting.push({
        source: 'plot-enkindle',
        key: 'kin-0',
        on: 'members/goblin-archer',
        by: '',
        until: 'encounter-end',
        next: false,
        what: { do: 'kin', trait: 'hot' },
      });
    });
    spend(hot, 'inferno', 0, [blue(2), yellow(1), gray(0), gray(0)]);
    // Two figures were affected.
    expect(damageOf(calm(hot), 'goblin-archer-master-1')).toBe(1);
  });

  test('Blazing Rage: one more attack, paid with 2 damage for each attack it made', () => {
    const rage = (strikes: number): Played => {
      const t = dawn(DECK, ['blazing-rage'], state => {
        hero(state, 'syndrael', 'knight', 'F5');
        jain(state);
        monster(state, 'ettin', 'G5', 'H5', 'G6', 'H6');
      });
      for (let i = 0; i < 5 && t.offered(plot('blazing-rage')).length === 0; i++) t.choose(t.offered('pass')[0] ?? '');
      spend(t, 'blazing-rage');
      for (let i = 0; i < strikes; i++) {
        t.choose(strike(t, 'ettin', 'syndrael', 'F5'), [blue(2), red(1), red(1), gray(0), gray(0)].slice(0, 4));
        calm(t);
      }
      if (strikes === 2) expect(t.offered('attack')).toEqual([]);
      t.choose('end');
      return t;
    };
    expect([damageOf(rage(2), 'ettin-1'), damageOf(rage(1), 'ettin-1'), damageOf(rage(0), 'ettin-1')]).toEqual([
      4, 2, 0,
    ]);
  });

  test('Crushing Exhaustion: heroes who fail suffer fatigue up to their stamina at the end of their turns, until they rest it off', () => {
    const t = dawn(DECK, ['crushing-exhaustion'], state => {
      hero(state, 'syndrael', 'knight', 'F5');
      jain(state);
      monster(state, 'zombie', 'J8');
    });
    until(t, 'crushing-exhaustion');
    spend(t, 'crushing-exhaustion');
    t.choose('attribute:might', FAIL);
    for (let i = 0; i < 5 && t.kind === 'answer'; i++) t.choose('pass');
    t.choose('attribute:willpower', PASS);
    untilAsked(t, 'next-hero');
    expect(t.state.heroes.map(({ marks }) => marks.weariness ?? 0)).toEqual([1, 0]);
    t.choose('hero:jain-fairwood');
    for (let i = 0; i < 9 && t.kind !== 'next-hero' && t.state.turns[0]?.figure === 'jain-fairwood'; i++)
      t.choose(t.offered('end')[0] ?? t.offered('done')[0] ?? t.offered()[0] ?? '');
    expect(fatigueOf(t, 'jain-fairwood')).toBe(0);
    acts(t, 'syndrael').choose('end');
    expect(fatigueOf(untilAsked(t, 'monster-turn'), 'syndrael')).toBe(4);
    // Falling takes it away, and so does the end of the quest.
    const over = after(t, state => {
      state.won = ['heroes'];
      return between(state, io());
    });
    expect(over.heroes.map(({ marks }) => marks.weariness ?? 0)).toEqual([0, 0]);
  });

  test('Crushing Exhaustion: who rests may test might or willpower to shake it off', () => {
    const rested = (dice: readonly number[]): Played => {
      const t = dawn(DECK, ['crushing-exhaustion'], state => {
        hero(state, 'syndrael', 'knight', 'F5');
        jain(state);
        monster(state, 'zombie', 'J8');
      });
      spend(until(t, 'crushing-exhaustion'), 'crushing-exhaustion');
      t.choose('attribute:might', FAIL);
      for (let i = 0; i < 5 && t.kind === 'answer'; i++) t.choose('pass');
      t.choose('attribute:willpower', PASS);
      acts(untilAsked(t, 'next-hero'), 'syndrael').choose('rest');
      t.choose(t.offered('use')[0] ?? '').choose('attribute:might', dice);
      for (let i = 0; i < 5 && t.kind === 'answer'; i++) t.choose('pass');
      t.choose('end');
      return untilAsked(t, 'next-hero');
    };
    expect(fatigueOf(rested(PASS), 'syndrael')).toBe(0);
    expect(fatigueOf(rested(FAIL), 'syndrael')).toBe(4);
  });

  test('Demon’s Bargain: a fallen hero may take the offered recovery for 3 threat; refused, it is refreshed', () => {
    const bargain = (yes: boolean): Played => {
      const t = dawn(DECK, ['demons-bargain'], state => {
        Object.assign(hero(state, 'syndrael', 'knight', 'F5'), {
          cells: [],
          down: at(state, 'F5'),
          damage: 12,
          fatigue: 4,
        });
        jain(state);
        monster(state, 'zombie', 'J8');
      });
      spend(until(t, 'demons-bargain'), 'demons-bargain');
      t.choose('number:5').choose(yes ? 'yes' : 'no');
      return t;
    };
    const taken = bargain(true);
    expect([damageOf(taken, 'syndrael'), fatigueOf(taken, 'syndrael'), threatOf(taken)]).toEqual([7, 0, 8]);
    expect(figure(taken, 'syndrael').cells.length).toBe(1);
    const refused = bargain(false);
    expect([damageOf(refused, 'syndrael'), threatOf(refused), plotCard(refused, 'demons-bargain').tired]).toEqual([
      12,
      5,
      false,
    ]);
  });

  test('Enkindle: a group has the trait hot in this encounter', () => {
    const t = laid(state => {
      plotting(state, DECK, ['enkindle']);
      monster(state, 'zombie', 'J8');
    });
    spend(t, 'enkindle');
    expect(t.state.lasting.map(({ on, what, until: end }) => [on, what, end])).toEqual([
      ['members/zombie', { do: 'kin', trait: 'hot' }, 'encounter-end'],
    ]);
  });

  test('Scorching Presence: a hero who enters a space next to a hot monster suffers 1 damage', () => {
    const t = laid(state => {
      plotting(state, DECK, ['scorching-presence']);
      monster(state, 'zombie', 'H5');
      state.lasting.push({
        source: 'plot-enkindle',
        key: 'kin-0',
        on: 'members/zombie',
        by: '',
        until: 'encounter-end',
        next: false,
        what: { do: 'kin', trait: 'hot' },
      });
    });
    spend(t, 'scorching-presence');
    for (let i = 0; i < 9 && t.kind !== 'next-hero'; i++) t.choose(t.offered()[0] ?? '');
    acts(t, 'syndrael').choose('move').choose(go(t, 'F5'));
    expect(damageOf(t, 'syndrael')).toBe(0);
    t.choose(go(t, 'G5')).choose(go(t, 'G4'));
    expect(damageOf(t, 'syndrael')).toBe(2);
  });

  test('D2C-PLOT-20 Shifting Earth: the overlord chooses an attribute for each hero anew', () => {
    const t = dawn(DECK, ['shifting-earth'], state => {
      hero(state, 'syndrael', 'knight', 'F5');
      hero(state, 'jain-fairwood', 'thief', 'F7');
      monster(state, 'zombie', 'J8');
    });
    spend(t, 'shifting-earth');
    t.choose(space(t, 'F6'));
    expect(t.offered()).toEqual(['attribute:might', 'attribute:awareness']);
    t.choose('attribute:might', FAIL);
    for (let i = 0; i < 5 && t.kind === 'answer'; i++) t.choose('pass');
    // The overlord moves her up to 2 spaces.
    expect([t.kind, t.seat]).toEqual(['where', 0]);
    t.choose(space(t, 'H5'));
    expect(t.offered()).toEqual(['attribute:might', 'attribute:awareness']);
    t.choose('attribute:awareness', PASS);
    for (let i = 0; i < 5 && t.kind === 'answer'; i++) t.choose('pass');
    expect([figure(t, 'syndrael').cells, figure(t, 'jain-fairwood').cells]).toEqual([
      [at(t.state, 'H5')],
      [at(t.state, 'F7')],
    ]);
  });

  test('Shifting Earth: heroes more than 3 spaces away are safe', () => {
    const t = dawn(DECK, ['shifting-earth'], state => {
      hero(state, 'syndrael', 'knight', 'E3');
      hero(state, 'jain-fairwood', 'thief', 'J8');
      monster(state, 'zombie', 'J3');
    });
    spend(t, 'shifting-earth').choose(space(t, 'E3')).choose('attribute:might', PASS);
    for (let i = 0; i < 5 && t.kind === 'answer'; i++) t.choose('pass');
    expect(t.kind).not.toBe('attribute');
  });

  test('Summon Gargan Mirklace: the agent takes the place of the whole group', () => {
    const t = laid(state => {
      plotting(state, DECK, ['summon-gargan-mirklace']);
      open(state, 0, 'zombie*', ['H5']);
      open(state, 0, 'zombie', ['I5']);
    });
    spend(t, 'summon-gargan-mirklace');
    if (t.kind === 'place') t.choose(t.offered()[0] ?? '');
    expect(t.state.monsters.map(({ id }) => id)).toEqual(['agent-gargan-mirklace']);
  });

  test('Taste of the Forbidden: a hero may deal 2 more damage for 1 threat of the overlord', () => {
    const taste = (yes: boolean): Played => {
      const t = struckBy(DECK, ['taste-of-the-forbidden'], 'zombie*', ['G5'])([]);
      expect([t.kind, t.seat]).toEqual(['whether', 1]);
      t.choose(yes ? 'yes' : 'no', [blue(2), red(1), brown(0)]);
      return calm(t);
    };
    const taken = taste(true);
    expect([
      damageOf(taken, 'zombie-master-1'),
      threatOf(taken),
      plotCard(taken, 'taste-of-the-forbidden').tired,
    ]).toEqual([5, 6, true]);
    const left = taste(false);
    expect([damageOf(left, 'zombie-master-1'), threatOf(left), plotCard(left, 'taste-of-the-forbidden').tired]).toEqual(
      [3, 5, false],
    );
  });

  test('D2C-PLOT-30 Ynfernael Bonds: a monster attacks as if it stood where another of its group does', () => {
    const t = dawn(DECK, ['ynfernael-bonds'], state => {
      hero(state, 'syndrael', 'knight', 'F5');
      jain(state);
      monster(state, 'zombie', 'J8');
      monster(state, 'zombie*', 'G5');
    });
    t.choose('monster:zombie-1');
    expect(t.offered('attack')).toEqual([]);
    spend(t, 'ynfernael-bonds');
    t.choose('use:zombie-1,plot-ynfernael-bonds,0', [blue(2), yellow(1), gray(0)]);
    expect(damageOf(calm(t), 'syndrael')).toBe(3);
    expect([...t.offered('use'), ...t.offered('attack')]).toEqual([]);
    // In a declared attack: another target, and the range to it is measured from there.
    const aimed = dawn(DECK, ['ynfernael-bonds'], state => {
      hero(state, 'syndrael', 'knight', 'E5');
      hero(state, 'jain-fairwood', 'thief', 'I8');
      monster(state, 'goblin-archer', 'J8');
      monster(state, 'goblin-archer*', 'G5');
    });
    aimed.choose('monster:goblin-archer-1').choose(strike(aimed, 'goblin-archer', 'jain-fairwood', 'I8'));
    spend(aimed, 'ynfernael-bonds', 1);
    aimed.choose(strike(aimed, 'goblin-archer', 'syndrael', 'E5'), [blue(2), yellow(1, 1), gray(0)]);
    calm(aimed);
    expect([damageOf(aimed, 'syndrael'), damageOf(aimed, 'jain-fairwood')]).toEqual([3, 0]);
  });
});
