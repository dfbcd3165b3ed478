import { describe, expect, test } from 'vitest';
import type { State } from '../../../index.ts';
import {
  acts,
  at,
  damageOf,
  fatigueOf,
  figure,
  go,
  hero,
  monster,
  type Played,
  raid,
  sit,
  strike,
} from '../../positions.ts';
import { black, blue, brown, gray, red, yellow } from './throws.ts';

const JAIN = 'jain-fairwood';
const use = (of: string, n = 0): string => `use:${JAIN},${of},${n}`;
const tracked = (state: State, n = 0) => {
  (state.monsters[n] as { marks: { tracking?: number } }).marks.tracking = 1;
};

/** Jain as Bounty Hunter at E5, a master zombie at G5; past the start of her turn. */
const hunt = (more: readonly string[] = [], change: (state: State) => void = () => undefined) => {
  const t = sit(state => {
    hero(state, JAIN, 'bounty-hunter', 'E5', more);
    monster(state, 'zombie*', 'G5');
    change(state);
  });
  if (t.kind === 'answer' && t.offered(use('chosen-target')).length > 0) t.choose('pass');
  return acts(t, JAIN);
};
const shoot = (t: Played, dice: readonly number[] = [], where = 'G5') =>
  t.choose(strike(t, 'double-crossbow', 'zombie-master-1', where), [...dice]);
const passing = (t: Played) => {
  for (let i = 0; i < 9 && (t.kind === 'answer' || t.kind === 'surge'); i++)
    t.choose(t.kind === 'answer' ? 'pass' : 'done');
  return t;
};
/** The zombie at G5 is activated. */
const night = (more: readonly string[], change: (state: State) => void = tracked) =>
  raid(state => {
    hero(state, JAIN, 'bounty-hunter', 'E5', more);
    monster(state, 'zombie*', 'G5');
    change(state);
  });

describe('the Bounty Hunter', () => {
  test('D2-SURGE-02 Double Crossbow: surges for Pierce 1 and 1 range', () => {
    const t = shoot(hunt(), [blue(1, 1), red(1), brown(2)]);
    t.choose('surge:double-crossbow,0');
    expect(damageOf(passing(t), 'zombie-master-1')).toBe(1);
  });

  test('D2-TOK-02 D2-TOK-03 Chosen Target: 1 fatigue at the start of the turn; the one token goes from wherever it is to the monster, 1 damage more against it', () => {
    const t = sit(state => {
      hero(state, JAIN, 'bounty-hunter', 'E5');
      monster(state, 'zombie*', 'G5');
      monster(state, 'zombie*', 'G7');
      tracked(state, 1);
    });
    t.choose(use('chosen-target')).choose('pick:zombie-master-1');
    expect([figure(t, 'zombie-master-1').marks, figure(t, 'zombie-master-2').marks]).toEqual([{ tracking: 1 }, {}]);
    expect(fatigueOf(t, JAIN)).toBe(1);
    passing(shoot(acts(t, JAIN), [blue(1), red(1), brown(1)]));
    expect(damageOf(t, 'zombie-master-1')).toBe(2);
  });

  test('D2-TOK-04 D2-TOK-05 tracking token: it stays on the monster when she falls, and is free again when the monster does', () => {
    const t = night([], state => {
      tracked(state);
      (state.monsters[0] as { cells: number[] }).cells = [at(state, 'F5')];
      (state.heroes[0] as { damage: number }).damage = 7;
    });
    passing(t.choose(strike(t, 'zombie', JAIN, 'E5'), [blue(2), yellow(2), gray(0)]));
    expect([t.state.heroes[0]?.down, figure(t, 'zombie-master-1').marks]).toEqual([at(t.state, 'E5'), { tracking: 1 }]);
    const kill = hunt([], state => {
      tracked(state);
      (state.monsters[0] as { damage: number }).damage = 5;
      monster(state, 'zombie*', 'G7');
    });
    passing(shoot(kill, [blue(1), red(1), brown(0)]));
    expect(kill.state.monsters.map(({ marks }) => marks)).toEqual([{}]);
  });

  test('D2-ACTN-03 Lie in Wait: neither actions nor movement; when it is refreshed an attack with a yellow die more', () => {
    const t = hunt(['lie-in-wait']);
    t.choose(use('lie-in-wait'));
    expect(t.offered('')).toEqual(['end']);
    const next = sit(state => {
      hero(state, JAIN, 'bounty-hunter', 'E5', ['lie-in-wait']);
      for (const one of state.heroes[0]?.cards ?? []) if (one.id === 'lie-in-wait') one.tired = true;
      monster(state, 'zombie*', 'G5');
    });
    next.choose('pass').choose(use('lie-in-wait', 1), [blue(1), red(1), yellow(1), brown(1)]);
    acts(passing(next), JAIN);
    expect([damageOf(next, 'zombie-master-1'), next.state.turns[0]?.actions]).toEqual([2, 2]);
  });

  test('D2-ATK-15 Longshot: a bow at 5 or more spaces has 3 range and 1 damage more', () => {
    const t = hunt(['longshot'], state => {
      (state.monsters[0] as { cells: number[] }).cells = [at(state, 'J5')];
    });
    shoot(t, [], 'J5').choose(use('longshot'), [blue(1), red(1), brown(1)]);
    passing(t);
    // The dice show less range than 5.
    expect([damageOf(t, 'zombie-master-1'), fatigueOf(t, JAIN)]).toEqual([2, 1]);
    expect(shoot(hunt(['longshot'])).offered(use('longshot'))).toEqual([]);
  });

  test('D2-MOVE-11 Not So Fast: the tracked monster has 1 movement point less, never none, and she may move 2 spaces', () => {
    const t = night(['not-so-fast']);
    t.choose('move').choose(use('not-so-fast'));
    t.choose(`space:${at(t.state, 'E7')}`);
    expect([t.state.turns[0]?.pools, figure(t, JAIN).cells, fatigueOf(t, JAIN)]).toEqual([
      [{ source: 'move-1', left: 2 }],
      [at(t.state, 'E7')],
      1,
    ]);
    t.choose(go(t, 'G6'));
    const other = night(['not-so-fast'], () => undefined);
    other.choose('move');
    expect(other.state.turns[0]?.pools).toEqual([{ source: 'move-1', left: 3 }]);
  });

  test('D2-ASTEP-16 Dark Iron Chains: as much fatigue as surges rolled; passed, the tracked monster spends none', () => {
    const bite = (dice: readonly number[]) => {
      const t = night(['dark-iron-chains'], state => {
        tracked(state);
        (state.monsters[0] as { cells: number[] }).cells = [at(state, 'F5')];
      });
      t.choose(strike(t, 'zombie', JAIN, 'E5'), [blue(1, 1), yellow(1, 1), gray(0)]);
      t.choose(use('dark-iron-chains'), [...dice]);
      return t;
    };
    const bound = bite([gray(0), black(0)]);
    expect([bound.kind, fatigueOf(bound, JAIN)]).toEqual(['answer', 2]);
    expect(passing(bound).kind).toBe('monster-turn');
    expect(bite([gray(3), black(4)]).kind).toBe('surge');
  });

  test('D2-COND-02 Evil Eye: at the end of the turn the tracked monster is doomed, or suffers 1 damage if it is already', () => {
    const ends = (doomed: boolean) => {
      const t = hunt(['evil-eye'], state => {
        tracked(state);
        if (doomed) (state.monsters[0] as { conditions: string[] }).conditions = ['doomed'];
      });
      t.choose('end').choose(use('evil-eye'));
      return [damageOf(t, 'zombie-master-1'), figure(t, 'zombie-master-1').conditions];
    };
    expect([ends(false), ends(true)]).toEqual([
      [0, ['doomed']],
      // Doomed itself adds 1.
      [2, ['doomed']],
    ]);
  });

  test('D2-CHAR-12 Undercover: after a turn without attack a gray die more until it is refreshed, then 3 movement points', () => {
    const t = hunt(['undercover']);
    t.choose('end');
    expect(t.offered('use')).toEqual([use('undercover')]);
    const struck = hunt(['undercover']);
    passing(shoot(struck, [blue(1), red(1), brown(2)]));
    struck.choose('end');
    expect(struck.offered(use('undercover'))).toEqual([]);
    const tired = (state: State) => {
      for (const one of state.heroes[0]?.cards ?? []) if (one.id === 'undercover') one.tired = true;
    };
    const hit = night(['undercover'], state => {
      tired(state);
      (state.monsters[0] as { cells: number[] }).cells = [at(state, 'F5')];
    });
    passing(hit.choose(strike(hit, 'zombie', JAIN, 'E5'), [blue(2), yellow(2), gray(1), gray(1)]));
    expect(damageOf(hit, JAIN)).toBe(2);
    expect(hunt(['undercover'], tired).state.turns[0]?.pools).toEqual([{ source: 'undercover', left: 3 }]);
  });

  test('D2-SRCH-08 Payday: for a master she defeats a search token of the overlord, once for each group', () => {
    const t = hunt(['payday'], state => {
      for (const one of ['zombie*', 'ettin*'])
        monster(state, one, one === 'zombie*' ? 'G6' : 'I3', ...(one === 'zombie*' ? [] : ['J3', 'I4', 'J4']));
      for (const one of state.monsters) one.damage = one.of === 'zombie' ? 5 : 7;
      for (const name of ['E8', 'J8'])
        state.tokens.push({ id: `search-${name}`, kind: 'search', cell: at(state, name), face: null, hidden: false });
      state.search = { top: ['fire-flask', 'health-potion'], rest: [], bottom: [] };
    });
    shoot(t, [blue(1), red(1), brown(0)]);
    for (let i = 0; i < 3 && t.kind === 'surge'; i++) t.choose('done');
    t.choose(use('payday'));
    expect([t.seat, t.offered('search')]).toEqual([0, ['search:search-E8', 'search:search-J8']]);
    t.choose('search:search-J8');
    expect(t.state.heroes[0]?.cards.some(({ id }) => id === 'health-potion')).toBe(true);
    for (const one of t.state.heroes[0]?.cards ?? []) one.tired = false;
    expect(t.state.used.encounter).toEqual([`${JAIN}/payday/0/zombie`]);
  });

  test('D2-ASTEP-04 Rapid Fire: after a bow kill of the tracked monster she may move 2 spaces, attacks another and tracks it if it lives', () => {
    const t = hunt(['rapid-fire'], state => {
      tracked(state);
      (state.monsters[0] as { damage: number }).damage = 5;
      monster(state, 'zombie*', 'G7');
    });
    shoot(t, [blue(1), red(1), brown(0)]);
    for (let i = 0; i < 3 && t.kind === 'surge'; i++) t.choose('done');
    t.choose(use('rapid-fire'));
    t.choose(`space:${at(t.state, 'E6')}`);
    if (t.kind === 'pick') t.choose(t.offered('attack')[0] ?? '', [blue(1), red(1), brown(1)]);
    passing(t);
    expect([figure(t, 'zombie-master-2').marks, fatigueOf(t, JAIN)]).toEqual([{ tracking: 1 }, 1]);
  });
});
