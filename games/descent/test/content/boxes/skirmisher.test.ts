import { describe, expect, test } from 'vitest';
import type { State } from '../../../index.ts';
import { healthOf, speedOf, staminaOf } from '../../../rules/values.ts';
import {
  acts,
  at,
  card,
  damageOf,
  fatigueOf,
  figure,
  hero,
  MISS,
  monster,
  type Played,
  raid,
  sit,
  strike,
} from '../../positions.ts';
import { blue, brown, gray, green, red, yellow } from './throws.ts';

const GRISBAN = 'grisban-the-thirsty';
const use = (of: string, n = 0): string => `use:${GRISBAN},${of},${n}`;
const space = (t: Played, name: string): string => `space:${at(t.state, name)}`;

/** Grisban as Skirmisher at F5, zombies at G5 and G6. */
const brawl = (more: readonly string[] = [], change: (state: State) => void = () => undefined) =>
  acts(
    sit(state => {
      hero(state, GRISBAN, 'skirmisher', 'F5', more);
      for (const one of state.heroes[0]?.cards ?? []) one.worn = one.id.endsWith('handaxe');
      monster(state, 'zombie*', 'G5');
      monster(state, 'zombie*', 'G6');
      change(state);
    }),
    GRISBAN,
  );
const jagged = (t: Played, dice: readonly number[] = []) =>
  t.choose(strike(t, 'jagged-handaxe', 'zombie-master-1', 'G5'), [...dice]);
const rusted = (t: Played, dice: readonly number[] = []) =>
  t.choose(strike(t, 'rusted-handaxe', 'zombie-master-1', 'G5'), [...dice]);
/** Nobody answers any more. */
const passing = (t: Played) => {
  for (let i = 0; i < 9 && (t.kind === 'answer' || t.kind === 'surge'); i++)
    t.choose(t.kind === 'answer' ? 'pass' : 'done');
  return t;
};

describe('the Skirmisher', () => {
  test('D2-KEYW-08 Jagged Handaxe: a surge for Pierce 1; 1 fatigue turns its yellow die into a red one', () => {
    const t = jagged(brawl());
    t.choose(use('jagged-handaxe'))
      .choose('pass', [blue(1, 1), red(2), brown(2)])
      .choose('surge:jagged-handaxe,0');
    passing(t);
    expect([damageOf(t, 'zombie-master-1'), fatigueOf(t, GRISBAN)]).toEqual([2, 1]);
  });

  test('D2-DMOD-02 Rusted Handaxe: a surge for 2 damage; 1 fatigue to roll a power die again', () => {
    const t = rusted(brawl());
    t.choose('pass', [blue(1, 1), green(0, 1), brown(2)]).choose(use('rusted-handaxe'), [green(1)]);
    passing(t.choose('surge:rusted-handaxe,0'));
    expect([damageOf(t, 'zombie-master-1'), fatigueOf(t, GRISBAN)]).toEqual([2, 1]);
  });

  test('D2C-SKIR-01 D2C-SKIR-02 Dual Strike: with two melee weapons 1 surge more and the surges of both, nothing else of the other', () => {
    const t = jagged(brawl());
    t.choose(use('dual-strike')).choose('pass', [blue(1), yellow(1), brown(2)]);
    expect(t.offered('surge').filter(one => one !== 'surge-fatigue')).toEqual([
      'surge:jagged-handaxe,0',
      'surge:rusted-handaxe,0',
    ]);
    t.choose('surge:rusted-handaxe,0');
    expect([damageOf(passing(t), 'zombie-master-1'), fatigueOf(t, GRISBAN)]).toEqual([2, 2]);
    // The other axe does not let him roll again.
    expect(t.state.used.attack).toEqual([]);
    const single = jagged(
      brawl([], state => {
        for (const one of state.heroes[0]?.cards ?? []) if (one.id === 'rusted-handaxe') one.worn = false;
      }),
    );
    expect(single.offered(use('dual-strike'))).toEqual([]);
  });

  test('D2-REV-03 Back in Action: 2 health more; on rising he may move up to his speed', () => {
    const t = sit(state => {
      const fallen = hero(state, GRISBAN, 'skirmisher', 'F5', ['back-in-action']);
      fallen.cells = [];
      fallen.down = at(state, 'F5');
      fallen.damage = 16;
      monster(state, 'zombie', 'J5');
    });
    acts(t, GRISBAN).choose('stand-up', [red(2), red(1)]);
    expect([healthOf(t.state, GRISBAN), damageOf(t, GRISBAN)]).toEqual([16, 13]);
    t.choose(use('back-in-action')).choose(space(t, 'H5'));
    expect(figure(t, GRISBAN).cells).toEqual([at(t.state, 'H5')]);
  });

  test('D2C-SKIR-07 Deep Wounds: one monster he wounded suffers 1 more damage and bleeds', () => {
    const t = brawl(['deep-wounds']);
    jagged(t).choose('pass', [blue(1), yellow(1), brown(1)]);
    t.choose(use('deep-wounds'));
    expect([damageOf(t, 'zombie-master-1'), figure(t, 'zombie-master-1').conditions]).toEqual([2, ['bleeding']]);
    expect(fatigueOf(t, GRISBAN)).toBe(1);
    const dry = brawl(['deep-wounds']);
    jagged(dry).choose('pass', [blue(1), yellow(1), brown(2)]);
    expect(dry.offered(use('deep-wounds'))).toEqual([]);
  });

  test('D2-KEYW-08 Keen Edge: Pierce 1 with blades and axes', () => {
    const t = brawl(['keen-edge']);
    jagged(t).choose('pass', [blue(1), yellow(1), brown(1)]);
    expect(damageOf(passing(t), 'zombie-master-1')).toBe(2);
  });

  test('D2-KO-01 Born in Battle: who falls by a one-handed melee weapon heals 1 damage and 1 fatigue', () => {
    const t = brawl(['born-in-battle'], state => {
      Object.assign(state.heroes[0] as object, { damage: 3, fatigue: 2 });
      (state.monsters[0] as { damage: number }).damage = 5;
    });
    passing(jagged(t).choose('pass', [blue(1), yellow(1), brown(1)]));
    expect([damageOf(t, GRISBAN), fatigueOf(t, GRISBAN)]).toEqual([2, 1]);
  });

  test('D2-KO-02 Ever in Motion: his token may be laid 3 spaces away; at the start of a turn it cures Stunned or Immobilized for 1 fatigue', () => {
    const t = raid(state => {
      const victim = hero(state, GRISBAN, 'skirmisher', 'F5', ['ever-in-motion']);
      victim.damage = 13;
      monster(state, 'zombie', 'G5');
    });
    t.choose(strike(t, 'zombie', GRISBAN, 'F5'), [blue(2), yellow(2), gray(0)]);
    for (let i = 0; i < 5 && !t.offered('use').includes(use('ever-in-motion')); i++)
      t.choose(t.kind === 'answer' ? 'pass' : 'done');
    t.choose(use('ever-in-motion')).choose(space(t, 'F8'));
    expect(t.state.heroes[0]?.down).toBe(at(t.state, 'F8'));
    const up = sit(state => {
      hero(state, GRISBAN, 'skirmisher', 'F5', ['ever-in-motion']).conditions = ['stunned'];
      monster(state, 'zombie', 'J5');
    });
    up.choose(use('ever-in-motion', 1));
    expect([figure(up, GRISBAN).conditions, fatigueOf(up, GRISBAN)]).toEqual([[], 1]);
  });

  test('D2C-SKIR-08 D2C-SKIR-09 Unrelenting: after a one-handed attack another one with the other weapon on one of its targets', () => {
    const t = brawl(['unrelenting']);
    jagged(t).choose('pass', [blue(1), yellow(1), brown(1)]);
    t.choose(use('unrelenting'));
    // Only the target of the first attack, only the other axe: nothing is asked.
    passing(t.choose('pass', [blue(1), green(1), brown(0)]));
    expect([
      damageOf(t, 'zombie-master-1'),
      damageOf(t, 'zombie-master-2'),
      card(t, GRISBAN, 'unrelenting').tired,
    ]).toEqual([3, 0, true]);
  });

  test('D2C-SKIR-03 D2C-SKIR-04 D2C-SKIR-06 Carve a Path: 1 speed more; through enemies, then an attack without a target affects every monster moved through', () => {
    const t = brawl(['carve-a-path'], state => hero(state, 'avric-albright', 'disciple', 'H7'));
    expect(speedOf(t.state, GRISBAN)).toBe(4);
    t.choose(use('carve-a-path'));
    for (const name of ['G5', 'G6', 'H7', 'I7']) t.choose(space(t, name));
    t.choose('card:rusted-handaxe');
    t.choose('pass', [blue(2), green(1), brown(1), brown(0)]);
    passing(t);
    for (let i = 0; i < 3 && t.kind === 'order'; i++) t.choose(t.offered('order')[0] ?? '');
    passing(t);
    expect([damageOf(t, 'zombie-master-1'), damageOf(t, 'zombie-master-2')]).toEqual([2, 3]);
    expect([damageOf(t, 'avric-albright'), figure(t, GRISBAN).cells, fatigueOf(t, GRISBAN)]).toEqual([
      0,
      [at(t.state, 'I7')],
      3,
    ]);
  });

  test('D2C-SKIR-05 Carve a Path: who falls on the way makes no attack', () => {
    const t = brawl(['carve-a-path'], state => {
      (state.heroes[0] as { damage: number }).damage = 13;
      state.lasting.push({
        source: 'laid',
        key: 'laid',
        on: 'all',
        by: 'zombie-master-1',
        until: 'encounter-end',
        next: false,
        what: {
          do: 'on',
          at: 'enters',
          ability: { at: 'enters', must: true, aim: { who: 'that' }, effects: [{ do: 'suffer', n: 3 }] },
        },
      });
    });
    t.choose(use('carve-a-path')).choose(space(t, 'G5')).choose(space(t, 'H5')).choose('done');
    if (t.kind === 'which') t.choose('card:rusted-handaxe');
    expect([damageOf(t, 'zombie-master-1'), figure(t, GRISBAN).cells]).toEqual([0, []]);
  });

  test('D2-DMOD-06 Unstoppable: 1 stamina more; an X in melee may be turned to any face', () => {
    const t = brawl(['unstoppable']);
    expect(staminaOf(t.state, GRISBAN)).toBe(5);
    jagged(t).choose('pass', [MISS, yellow(1), brown(1)]);
    t.choose(use('unstoppable'));
    const two = t.offered('face').find(one => one === `face:0,blue,${blue(2) - 1}`);
    t.choose(two ?? t.offered('face')[0] ?? '');
    passing(t);
    expect(damageOf(t, 'zombie-master-1')).toBeGreaterThan(0);
  });
});
