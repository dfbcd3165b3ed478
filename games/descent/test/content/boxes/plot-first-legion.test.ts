import { describe, expect, test } from 'vitest';
import { plotCardOf } from '../../../content/index.ts';
import { between } from '../../../rules/quest/encounters.ts';
import { defencePool, healthOf } from '../../../rules/values.ts';
import type { State } from '../../../state.ts';
import { after, io } from '../../laid.ts';
import {
  activated,
  calm,
  dawn,
  laid,
  open,
  plotCard,
  plotting,
  spend,
  struckBy,
  threatOf,
  until,
} from '../../plots.ts';
import {
  acts,
  at,
  damageOf,
  face,
  fatigueOf,
  figure,
  go,
  hero,
  monster,
  type Played,
  sit,
  strike,
} from '../../positions.ts';
import { blue, brown, FAIL, gray, PASS, red, yellow } from './monster-turns.ts';

const DECK = 'first-legion';
const jain = (state: State): void => {
  hero(state, 'jain-fairwood', 'thief', 'E8');
};
const begins = (t: Played): Played => {
  for (let i = 0; i < 20 && t.kind !== 'next-hero'; i++) t.choose(t.offered('pass')[0] ?? t.offered()[0] ?? '');
  return t;
};

describe('First Legion', () => {
  test('D2C-PLOT-31 Strength in Numbers: Pierce by the monsters of its group next to the target, itself too', () => {
    const pierce = (others: readonly string[]): number => {
      const t = activated(DECK, [], 'zombie', ['G5'], state => {
        jain(state);
        for (const one of others) monster(state, 'zombie', one);
        monster(state, 'goblin-archer', 'E6');
      });
      t.choose(strike(t, 'zombie', 'syndrael', 'F5'));
      spend(t, 'strength-in-numbers', 0, [blue(3), yellow(1), gray(3)]);
      return damageOf(calm(t), 'syndrael');
    };
    // 3 damage against 3 shields.
    expect([pierce([]), pierce(['G4']), pierce(['G4', 'J8'])]).toEqual([1, 2, 2]);
    const large = activated(DECK, [], 'ettin', ['G5', 'H5', 'G6', 'H6'], jain);
    large.choose(strike(large, 'ettin', 'syndrael', 'F5'), [blue(3), red(1), red(1), gray(0)].slice(0, 3));
    expect(large.offered('plot')).toEqual([]);
  });

  const comrades = (target: string, beside: string): Played => {
    const t = laid(state => {
      plotting(state, DECK, ['camaraderie']);
      monster(state, 'zombie', target);
      monster(state, 'zombie*', beside);
    });
    spend(t, 'camaraderie');
    return acts(begins(t), 'syndrael');
  };

  test('Camaraderie: who targets a small monster beside a small one of the group suffers 1 fatigue or spends no surges', () => {
    const t = comrades('F5', 'G5');
    t.choose(strike(t, 'iron-longsword', 'zombie-1', 'F5'));
    expect([t.kind, t.seat]).toEqual(['one-of', 1]);
    t.choose('way:0', [blue(2), red(1), brown(0)]);
    expect(fatigueOf(t, 'syndrael')).toBe(1);
    const saved = comrades('F5', 'G5');
    saved.choose(strike(saved, 'iron-longsword', 'zombie-1', 'F5'));
    saved.choose('way:1', [blue(2), red(1), brown(0)]);
    while (saved.kind === 'answer') saved.choose('pass');
    expect([saved.offered('surge:'), fatigueOf(saved, 'syndrael')]).toEqual([[], 0]);
    const alone = comrades('F5', 'J8');
    alone.choose(strike(alone, 'iron-longsword', 'zombie-1', 'F5'), [blue(3), red(1), brown(0)]);
    expect(alone.kind).not.toBe('one-of');
  });

  test('Defensive Position: the spaces of a tile cost heroes 1 more point', () => {
    const t = dawn(DECK, ['defensive-position'], state => {
      hero(state, 'syndrael', 'knight', 'F5');
      jain(state);
      for (const one of ['H4', 'H6', 'J8']) monster(state, 'zombie', one);
    });
    spend(until(t, 'defensive-position'), 'defensive-position');
    t.choose(t.offered('space')[0] ?? '');
    acts(begins(t), 'syndrael').choose('move').choose(go(t, 'G5'));
    expect(t.state.turns[0]?.pools.reduce((sum, one) => sum + one.left, 0)).toBe(2);
    expect(plotCard(t, 'defensive-position').tired).toBe(true);
  });

  test('D2C-PLOT-32 Defensive Position: it is refreshed once more heroes than monsters stand on the tile, and with the end of the encounter', () => {
    const t = dawn(DECK, ['defensive-position'], state => {
      hero(state, 'syndrael', 'knight', 'F5');
      jain(state);
      monster(state, 'zombie', 'J8');
    });
    spend(until(t, 'defensive-position'), 'defensive-position');
    t.choose(t.offered('space')[0] ?? '');
    acts(begins(t), 'syndrael').choose('move').choose(go(t, 'E5'));
    expect([plotCard(t, 'defensive-position').tired, t.state.lasting]).toEqual([false, []]);
    expect(plotCardOf('plot-defensive-position').refresh).toBe('encounter');
  });

  test('Fealty: an adjacent small minion suffers 5 damage for 2 shields of a master', () => {
    const fealty = (where: string, more = 0): Played => {
      const t = dawn(DECK, ['fealty'], state => {
        hero(state, 'syndrael', 'knight', 'F5');
        jain(state);
        monster(state, 'zombie*', 'G5');
        monster(state, 'goblin-archer', where);
        if (more > 0)
          state.lasting.push({
            source: 'laid',
            key: 'laid',
            on: 'goblin-archer-1',
            by: 'goblin-archer-1',
            until: 'encounter-end',
            next: false,
            what: { do: 'modify', value: 'health', n: more },
          });
      });
      spend(until(t, 'fealty'), 'fealty');
      acts(begins(t), 'syndrael').choose(strike(t, 'iron-longsword', 'zombie-master-1', 'G5'), [
        blue(3),
        red(2),
        brown(0),
      ]);
      for (let i = 0; i < 4 && t.kind === 'answer' && t.offered('use:,').length === 0; i++) t.choose('pass');
      return t;
    };
    const t = fealty('H5');
    t.choose('use:,plot-fealty,0');
    calm(t);
    // 4 damage, 2 shields; the goblin has fallen.
    expect([damageOf(t, 'zombie-master-1'), t.state.monsters.map(({ id }) => id)]).toEqual([2, ['zombie-master-1']]);
    expect([fealty('I5').offered('use:,'), fealty('J8').offered('use:,')]).toEqual([[], []]);
    // Who has 6 health suffers 5.
    const tough = fealty('H5', 4);
    calm(tough.choose('use:,plot-fealty,0'));
    expect([damageOf(tough, 'goblin-archer-1'), damageOf(tough, 'zombie-master-1')]).toEqual([5, 2]);
  });

  test('Loyalty Rewarded: small monsters of an open group have 1 more health', () => {
    const t = laid(state => {
      plotting(state, DECK, ['loyalty-rewarded']);
      open(state, 0, 'zombie', ['I5']);
      monster(state, 'goblin-archer', 'J8');
    });
    spend(t, 'loyalty-rewarded');
    expect([healthOf(t.state, 'zombie-1'), healthOf(t.state, 'goblin-archer-1')]).toEqual([4, 2]);
    const closed = laid(state => {
      plotting(state, DECK, ['loyalty-rewarded']);
      monster(state, 'goblin-archer', 'J8');
    });
    expect(closed.offered('plot')).toEqual([]);
    const over = after(t, state => {
      state.won = ['heroes'];
      return between(state, io());
    });
    expect(over.lasting).toEqual([]);
  });

  /** Grisban strikes at all around him. */
  const whirl = (more: (state: State) => void): Played => {
    const t = acts(
      sit(
        state => {
          hero(state, 'grisban-the-thirsty', 'berserker', 'F5', ['whirlwind']);
          jain(state);
          monster(state, 'zombie', 'G5');
          monster(state, 'zombie*', 'J6');
          plotting(state, DECK, ['retribution']);
          more(state);
        },
        { heroes: 2 },
      ),
      'grisban-the-thirsty',
    );
    return t;
  };

  test('Retribution: when 2 small monsters fall to one attack, one of their group charges with as much Pierce', () => {
    const t = whirl(state => {
      monster(state, 'zombie', 'G6');
    });
    t.choose('use:grisban-the-thirsty,whirlwind,0', [blue(3), red(2), brown(0), brown(0)]);
    for (let i = 0; i < 9 && t.offered('plot').length === 0; i++)
      t.choose(t.offered('pass')[0] ?? t.offered('done')[0] ?? t.offered()[0] ?? '');
    spend(t, 'retribution');
    t.choose(`space:${at(t.state, 'G6')}`, [blue(3), yellow(1), gray(2)]);
    calm(t);
    // 3 damage against 2 shields and Pierce 2.
    expect([figure(t, 'zombie-master-1').cells, damageOf(t, 'grisban-the-thirsty')]).toEqual([[at(t.state, 'G6')], 3]);
    const one = whirl(() => {});
    one.choose('use:grisban-the-thirsty,whirlwind,0', [blue(3), red(2), brown(0)]);
    for (let i = 0; i < 9 && one.kind !== 'turn'; i++) {
      expect(one.offered('plot')).toEqual([]);
      one.choose(one.offered('pass')[0] ?? one.offered('done')[0] ?? one.offered()[0] ?? '');
    }
  });

  test('Rise to the Challenge: minions of a fallen small master use its values until the end of the overlord’s turn', () => {
    const t = struckBy(DECK, ['rise-to-the-challenge'], 'zombie*', ['G5'], state => {
      jain(state);
      for (const one of state.monsters) one.damage = 5;
      monster(state, 'zombie', 'J8');
      monster(state, 'goblin-archer', 'J3');
    })([blue(3), red(2), brown(0)]);
    for (let i = 0; i < 9 && t.offered('plot').length === 0; i++) t.choose(t.offered('done')[0] ?? 'pass');
    spend(t, 'rise-to-the-challenge');
    expect([healthOf(t.state, 'zombie-1'), healthOf(t.state, 'goblin-archer-1')]).toEqual([6, 2]);
    expect(defencePool(t.state, 'zombie-1')).toEqual(['brown']);
    calm(t);
    for (let i = 0; i < 60 && !(t.state.round > 1); i++)
      t.choose(t.offered('end')[0] ?? t.offered('done')[0] ?? t.offered('pass')[0] ?? t.offered()[0] ?? '');
    expect([healthOf(t.state, 'zombie-1'), plotCard(t, 'rise-to-the-challenge').tired]).toEqual([3, false]);
  });

  test('Swarming Tide: heroes beside monsters test willpower at the start of their turn or suffer 1 fatigue for each', () => {
    const tide = (dice: readonly number[], second = 'G6'): Played => {
      const t = dawn(DECK, ['swarming-tide'], state => {
        hero(state, 'syndrael', 'knight', 'F5');
        jain(state);
        monster(state, 'zombie', 'G5');
        monster(state, 'zombie*', second);
      });
      spend(until(t, 'swarming-tide'), 'swarming-tide');
      begins(t).choose('hero:syndrael', dice);
      return calm(t);
    };
    expect([fatigueOf(tide(FAIL), 'syndrael'), fatigueOf(tide(PASS), 'syndrael')]).toEqual([2, 0]);
    expect(fatigueOf(tide(FAIL, 'J8'), 'syndrael')).toBe(1);
    // Willpower 2; her knowledge is 3.
    expect(fatigueOf(tide([gray(1), face('black', { shield: 2 })]), 'syndrael')).toBe(2);
    const t = tide(PASS);
    expect(t.state.lasting[0]?.until).toBe('refreshed/plot-swarming-tide');
  });

  const crowd = (): Played => {
    const t = acts(
      sit(
        state => {
          hero(state, 'syndrael', 'knight', 'F5');
          jain(state);
          monster(state, 'zombie', 'H4');
          monster(state, 'zombie', 'H5');
          plotting(state, DECK, ['threatening-masses']);
        },
        { heroes: 2 },
      ),
      'syndrael',
    );
    t.choose('move').choose(go(t, 'G5'));
    return spend(t, 'threatening-masses');
  };

  test('Threatening Masses: the hero ends his turn, or tests might; failure gives 1 threat for each adjacent monster', () => {
    const t = crowd();
    expect([t.kind, t.seat]).toEqual(['one-of', 1]);
    t.choose('way:0');
    expect([t.state.turns.some(one => one.figure === 'syndrael' && one.stage === 'actions'), threatOf(t)]).toEqual([
      false,
      4,
    ]);
    const tested = crowd().choose('way:1', [gray(3), 6]);
    calm(tested);
    expect(threatOf(tested)).toBe(6);
    expect(threatOf(calm(crowd().choose('way:1', PASS)))).toBe(4);
  });
});
