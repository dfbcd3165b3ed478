import { describe, expect, test } from 'vitest';
import type { State } from '../../../index.ts';
import { supplyOf } from '../../../rules/class-tokens.ts';
import { healthOf, staminaOf } from '../../../rules/values.ts';
import {
  acts,
  at,
  card,
  damageOf,
  fatigueOf,
  figure,
  go,
  hero,
  MISS,
  monster,
  type Played,
  raid,
  sit,
  strike,
} from '../../positions.ts';
import { blue, brown, green, yellow } from './throws.ts';

const JAIN = 'jain-fairwood';
const GRISBAN = 'grisban-the-thirsty';
const use = (of: string, n = 0, by = JAIN): string => `use:${by},${of},${n}`;
const trap = (state: State, space: string) => {
  const n = state.tokens.length + 1;
  state.tokens.push({ id: `trap-${n}`, kind: 'trap', cell: at(state, space), face: null, hidden: false });
};
const token = (state: State, space: string) =>
  state.tokens.push({ id: 'search-1', kind: 'search', cell: at(state, space), face: null, hidden: false });
const space = (t: Played, name: string): string => `space:${at(t.state, name)}`;
const traps = (t: Played): number[] =>
  t.state.tokens.flatMap(({ kind, cell }) => (kind === 'trap' && cell ? [cell] : []));

/** Jain as Stalker at F5, Grisban at F7, a zombie at G5 and one at J8. */
const wood = (more: readonly string[] = [], change: (state: State) => void = () => undefined, who = JAIN) =>
  acts(
    sit(state => {
      hero(state, JAIN, 'stalker', 'F5', more);
      hero(state, GRISBAN, 'berserker', 'F7');
      monster(state, 'zombie', 'G5');
      monster(state, 'zombie', 'J8');
      change(state);
    }),
    who,
  );
const stab = (t: Played, dice: readonly number[]) => t.choose(strike(t, 'hunting-knife', 'zombie-1', 'G5'), [...dice]);
/** The zombie at J5 is activated, a trap lies at H5. */
const night = (more: readonly string[] = [], change: (state: State) => void = () => undefined) => {
  const t = raid(state => {
    hero(state, JAIN, 'stalker', 'F5', more);
    monster(state, 'zombie', 'J5');
    trap(state, 'H5');
    change(state);
  });
  return t.choose('move');
};

describe('the Stalker', () => {
  test("D2-COND-02 Black Widow's Web: surges for Immobilized and for 1 damage", () => {
    const t = wood();
    t.choose(strike(t, 'black-widows-web', 'zombie-1', 'G5'), [blue(1, 1), green(1), brown(1)]);
    t.choose('surge:black-widows-web,0').chooseWhile('surge', 'done');
    expect([damageOf(t, 'zombie-1'), figure(t, 'zombie-1').conditions]).toEqual([1, ['immobilized']]);
  });

  test('D2-SURGE-02 Hunting Knife: surges for 1 damage and for 1 fatigue', () => {
    const t = wood([], state => {
      (state.heroes[0] as { fatigue: number }).fatigue = 2;
    });
    stab(t, [blue(1, 1), yellow(1, 1), brown(1)])
      .choose('surge:hunting-knife,0')
      .choose('surge:hunting-knife,1');
    t.chooseWhile('surge', 'done');
    expect([damageOf(t, 'zombie-1'), fatigueOf(t, JAIN)]).toEqual([2, 1]);
  });

  test('D2-TOK-19 D2-TOK-21 Set Trap: 1 fatigue, exhausted: a trap on an empty adjacent space that holds none', () => {
    const t = wood([], state => trap(state, 'F4'));
    t.choose(use('set-trap'));
    expect(t.offered('space')).not.toContain(space(t, 'F4'));
    expect(t.offered('space')).not.toContain(space(t, 'G5'));
    t.choose(space(t, 'F6'));
    expect([traps(t), fatigueOf(t, JAIN)]).toEqual([[at(t.state, 'F4'), at(t.state, 'F6')], 1]);
    expect(t.offered(use('set-trap'))).toEqual([]);
  });

  test('D2-TOK-18 trap tokens: of 6 no seventh is laid', () => {
    const full = (n: number) =>
      wood([], state => {
        for (const name of ['J3', 'J4', 'J5', 'J6', 'I3', 'I4'].slice(0, n)) trap(state, name);
      });
    expect(full(5).offered(use('set-trap'))).not.toEqual([]);
    expect(supplyOf(full(6).state, 'trap')).toBe(0);
    expect(full(6).offered(use('set-trap'))).toEqual([]);
  });

  test('D2-TOK-20 trap tokens: they block neither movement nor line of sight', () => {
    const t = wood([], state => {
      trap(state, 'F6');
      trap(state, 'I7');
    });
    expect(t.offered('attack')).toContain(strike(t, 'black-widows-web', 'zombie-2', 'J8'));
    t.choose('move');
    expect(t.offered('go')).toContain(go(t, 'F6'));
  });

  test('D2C-STAL-03 D2C-STAL-04 Set Trap: 1 more damage next to a trap, never more, even while the card is exhausted', () => {
    const t = wood([], state => {
      trap(state, 'F4');
      trap(state, 'E5');
      for (const one of state.heroes[0]?.cards ?? []) if (one.id === 'set-trap') one.tired = true;
    });
    stab(t, [blue(1), yellow(1), brown(1)]);
    expect(damageOf(t, 'zombie-1')).toBe(2);
    const none = wood();
    stab(none, [blue(1), yellow(1), brown(1)]);
    expect(damageOf(none, 'zombie-1')).toBe(1);
  });

  test('D2C-STAL-05 Set Trap: a monster that comes next to a trap springs it for 1 damage; in the space of the trap it does not', () => {
    const t = night();
    t.choose(go(t, 'I5'));
    expect([damageOf(t, 'zombie-1'), traps(t)]).toEqual([1, []]);
    const inside = night([], state => {
      state.tokens = [];
      trap(state, 'I5');
      (state.monsters[0] as { cells: number[] }).cells = [at(state, 'J5')];
    });
    inside.choose(go(inside, 'I5'));
    expect([damageOf(inside, 'zombie-1'), traps(inside)]).toEqual([0, [at(inside.state, 'I5')]]);
  });

  test('D2C-STAL-06 Set Trap: it is no interruption: a large monster does not expand', () => {
    const t = raid(state => {
      hero(state, JAIN, 'stalker', 'F3');
      monster(state, 'ettin', 'I7', 'J7', 'I8', 'J8');
      trap(state, 'H5');
    });
    t.choose('move').choose(go(t, 'I6'));
    expect(damageOf(t, 'ettin-1')).toBe(1);
    expect(t.state.turns[0]?.at).toBe(at(t.state, 'I6'));
  });

  test('D2C-STAL-01 Exploit: a green die more near a trap; its surge weakens without damage, which counts against this attack', () => {
    const t = wood(['exploit'], state => trap(state, 'H6'));
    t.choose(use('exploit')).choose(strike(t, 'hunting-knife', 'zombie-1', 'G5'), [
      blue(1, 1),
      yellow(0, 1),
      green(0, 1),
      brown(1),
    ]);
    t.choose('surge:exploit,0').chooseWhile('surge', 'done');
    expect([damageOf(t, 'zombie-1'), figure(t, 'zombie-1').conditions]).toEqual([1, ['weakened']]);
    const far = wood(['exploit']);
    far.choose(use('exploit')).choose(strike(far, 'hunting-knife', 'zombie-1', 'G5'), [blue(1), yellow(1), brown(1)]);
    expect(damageOf(far, 'zombie-1')).toBe(1);
  });

  test("D2C-STAL-08 Hunter's Mark: a monster within 3 spaces of a trap; the next hero's attack has 1 surge more, then the mark goes", () => {
    const t = wood(['hunters-mark'], state => trap(state, 'H6'));
    t.choose(use('hunters-mark'));
    expect(t.kind).toBe('pick');
    t.choose('pick:zombie-1');
    stab(t, [blue(1), yellow(1), brown(2)])
      .choose('surge:hunting-knife,0')
      .chooseWhile('surge', 'done');
    expect([damageOf(t, 'zombie-1'), figure(t, 'zombie-1').marks]).toEqual([1, {}]);
  });

  test('D2C-STAL-02 Makeshift Trap: after his search, also by Lay of the Land, a trap beside him; exhausted, heroes beside a trap begin with 1 fatigue less', () => {
    const t = wood(['makeshift-trap', 'lay-of-the-land'], state => {
      trap(state, 'H3');
      token(state, 'F4');
    });
    t.choose(use('lay-of-the-land')).choose(use('makeshift-trap')).choose(space(t, 'E5'));
    expect([traps(t).length, card(t, JAIN, 'makeshift-trap').tired]).toEqual([2, true]);
    const begin = (tired: boolean) =>
      wood(
        ['makeshift-trap'],
        state => {
          trap(state, 'F6');
          (state.heroes[1] as { fatigue: number }).fatigue = 3;
          for (const one of state.heroes[0]?.cards ?? []) if (one.id === 'makeshift-trap') one.tired = tired;
        },
        GRISBAN,
      );
    expect([fatigueOf(begin(true), GRISBAN), fatigueOf(begin(false), GRISBAN)]).toEqual([2, 3]);
  });

  test('D2-KEYW-08 Easy Prey: an attack that first lays a trap beside its target; exhausted, Pierce 1 against who stands beside a trap', () => {
    const t = wood(['easy-prey']);
    t.choose(use('easy-prey')).choose(strike(t, 'hunting-knife', 'zombie-1', 'G5'));
    t.choose(space(t, 'H5'), [blue(1), yellow(1), brown(2)]);
    expect(traps(t)).toEqual([at(t.state, 'H5')]);
    stab(t, [blue(1), yellow(1), brown(2)]);
    expect(damageOf(t, 'zombie-1')).toBe(1);
  });

  test('D2-SRCH-08 Lay of the Land: a hero next to a search token and within 3 spaces of a trap searches it for 1 fatigue of his own', () => {
    const t = wood(
      ['lay-of-the-land'],
      state => {
        trap(state, 'F5');
        token(state, 'F8');
      },
      GRISBAN,
    );
    t.choose(use('lay-of-the-land', 0, GRISBAN));
    expect([fatigueOf(t, GRISBAN), t.state.tokens.some(({ kind }) => kind === 'search')]).toEqual([1, false]);
    expect(t.state.turns[0]?.actions).toBe(2);
    const far = wood(['lay-of-the-land'], state => token(state, 'F8'), GRISBAN);
    expect(far.offered(use('lay-of-the-land', 0, GRISBAN))).toEqual([]);
  });

  test('D2-DICE-02 Poison Barbs: a trap is spent; a blue die for each monster within 3 spaces of it, without an X it is poisoned', () => {
    const t = wood(['poison-barbs'], state => {
      trap(state, 'H6');
      (state.monsters[1] as { cells: number[] }).cells = [at(state, 'J6')];
    });
    t.choose(use('poison-barbs'), [blue(1), MISS]);
    expect([figure(t, 'zombie-1').conditions, figure(t, 'zombie-2').conditions]).toEqual([['poisoned'], []]);
    expect([traps(t), fatigueOf(t, JAIN)]).toEqual([[], 2]);
    expect(wood(['poison-barbs']).offered(use('poison-barbs'))).toEqual([]);
  });

  test('D2C-STAL-07 Ambush: an attack on a monster that enters an empty space within 3 spaces of a trap, at the same time as the trap', () => {
    const t = night(['ambush']);
    t.choose(go(t, 'I5'));
    expect([damageOf(t, 'zombie-1'), t.kind]).toEqual([1, 'answer']);
    expect(t.offered('use')).toEqual([use('ambush')]);
    const away = night(['ambush'], state => {
      (state.tokens[0] as { cell: number }).cell = at(state, 'G4');
    });
    // Only the web reaches it.
    away.choose(go(away, 'I5')).choose(use('ambush'), [blue(1), green(1), brown(1)]);
    away.chooseWhile('surge', 'done');
    // 1 more damage next to the trap.
    expect([damageOf(away, 'zombie-1'), fatigueOf(away, JAIN), away.kind]).toEqual([2, 1, 'monster-turn']);
  });

  test('D2-DMOD-07 Upper Hand: 1 stamina and 2 health more; an attack with 1 damage more for each trap given up before the roll', () => {
    const t = wood(['upper-hand'], state => {
      trap(state, 'J3');
      trap(state, 'J4');
      (state.monsters[0] as { damage: number }).damage = 0;
    });
    expect([staminaOf(t.state, JAIN), healthOf(t.state, JAIN)]).toEqual([6, 10]);
    t.choose(use('upper-hand')).choose(strike(t, 'hunting-knife', 'zombie-1', 'G5'));
    t.choose(space(t, 'J3')).choose('done', [blue(1), yellow(1), brown(1)]);
    expect([damageOf(t, 'zombie-1'), traps(t)]).toEqual([2, [at(t.state, 'J4')]]);
  });
});
