import { describe, expect, test } from 'vitest';
import { FAMILIARS, familiarOf } from '../../../content/index.ts';
import type { State } from '../../../index.ts';
import { candidates } from '../../../rules/aiming.ts';
import { mayAffect, targetsFor } from '../../../rules/attack/targets.ts';
import { weaponsOf } from '../../../rules/attack/weapons.ts';
import { defencePool, staminaOf } from '../../../rules/values.ts';
import {
  acts,
  at,
  card,
  damageOf,
  fatigueOf,
  figure,
  go,
  hero,
  monster,
  type Played,
  raid,
  reanimate,
  sit,
  strike,
} from '../../positions.ts';
import { blue, brown, green, red, yellow } from './throws.ts';

const TOMBLE = 'tomble-burrowell';
const GRISBAN = 'grisban-the-thirsty';
const ZOMBIE = 'zombie-master-1';
const use = (of: string, n = 0): string => `use:${TOMBLE},${of},${n}`;
const soul = (state: State, space: string) => {
  const made = reanimate(state, TOMBLE, space);
  state.companions.pop();
  state.companions.push({ ...made, id: 'shadow-soul', of: 'shadow-soul' });
};

/** Tomble as Shadow Walker at E5, a master zombie at G5; the Shadow Soul, if anywhere, where it is said; past the familiars. */
const dusk = (where: string | null, more: readonly string[] = [], change: (state: State) => void = () => undefined) => {
  const t = sit(state => {
    hero(state, TOMBLE, 'shadow-walker', 'E5', more);
    if (where !== null) soul(state, where);
    monster(state, 'zombie*', 'G5');
    change(state);
  });
  acts(t, TOMBLE);
  for (let i = 0; i < 3 && t.kind !== 'turn'; i++) t.choose(t.kind === 'answer' ? 'pass' : 'done');
  return t;
};
const passing = (t: Played) => {
  for (let i = 0; i < 9 && (t.kind === 'answer' || t.kind === 'surge'); i++)
    t.choose(t.kind === 'answer' ? 'pass' : 'done');
  return t;
};
const throwAt = (t: Played, dice: readonly number[]) =>
  t.choose(strike(t, 'feathered-hatchet', ZOMBIE, 'G5'), [...dice]);
const where = (t: Played): number | undefined => figure(t, 'shadow-soul').cells[0];

describe('the Shadow Walker', () => {
  test('D2-SURGE-02 Feathered Hatchet: a surge for 1 range, one for Bleeding', () => {
    const t = throwAt(dusk(null), [blue(1, 1), red(1), brown(0)]);
    t.choose('pass');
    expect(t.offered('surge:feathered-hatchet').length).toBe(2);
    passing(t.choose('surge:feathered-hatchet,1'));
    expect([damageOf(t, ZOMBIE), figure(t, ZOMBIE).conditions]).toEqual([2, ['bleeding']]);
  });

  test('D2-REST-01 Tribal Cloak: resting exhausts it, and while it is exhausted there is a brown die more', () => {
    const t = dusk(null);
    const before = defencePool(t.state, TOMBLE).length;
    t.choose('rest');
    expect([card(t, TOMBLE, 'tribal-cloak').tired, defencePool(t.state, TOMBLE).length - before]).toEqual([true, 1]);
  });

  test('D2-FAM-13 Shadow Soul: no attack or effect works on it, and it is in nobody’s way', () => {
    const t = raid(state => {
      hero(state, TOMBLE, 'shadow-walker', 'E5');
      soul(state, 'F5');
      monster(state, 'zombie', 'G5');
    });
    const [weapon] = weaponsOf(t.state, 'zombie-1');
    if (weapon === undefined) throw new Error('A zombie has an attack.');
    const from = { state: t.state, by: 'zombie-1', source: { id: 'grab', by: 'rule' }, on: [], about: {} } as const;
    expect([
      targetsFor(t.state, 'zombie-1', weapon).map(one => one.figure),
      candidates(from, { who: 'figure', within: 5 }),
      candidates(from, { who: 'hero', within: 5 }),
    ]).toEqual([[], [TOMBLE], [TOMBLE]]);
  });

  test('D2-FAM-13 Shadow Soul: no attack affects it, and only what names it works on it', () => {
    const { state } = dusk('F5');
    const from = { state, by: TOMBLE, source: { id: 'soul-bound', by: 'skill' }, on: [], about: {} } as const;
    expect([mayAffect(state, ZOMBIE, 'shadow-soul'), mayAffect(state, ZOMBIE, TOMBLE)]).toEqual([false, true]);
    expect(candidates(from, { who: 'familiar' })).toEqual(['shadow-soul']);
  });

  test('D2-FAM-14 D2-FAM-16 Shadow Soul: one move action of 1 space in its activation, through figures and terrain; its card names no other action', () => {
    const t = acts(
      sit(state => {
        hero(state, TOMBLE, 'shadow-walker', 'E5');
        soul(state, 'F5');
        monster(state, 'zombie*', 'G5');
      }),
      TOMBLE,
    );
    t.choose('familiar:shadow-soul');
    expect([t.offered('attack'), t.offered('special'), t.offered('move')]).toEqual([[], [], ['move']]);
    t.choose('move');
    expect([t.offered('move'), t.offered(go(t, 'H5'))]).toEqual([[], []]);
    t.choose(go(t, 'G5'));
    expect(where(t)).toBe(at(t.state, 'G5'));
  });

  test('D2C-SHWK-01 D2C-SHWK-02 Shadow Soul: in its space or next to it a monster suffers 1 damage more by an attack that deals any, in one go', () => {
    const hit = (space: string | null, shield: number) => {
      const t = dusk(space, [], state => {
        state.heroes[0]?.cards.splice(0, 1);
      });
      passing(throwAt(t, [blue(1, 1), red(1), brown(shield)]));
      const told = t.events().filter(({ kind }) => kind === 'suffered').length;
      return [damageOf(t, ZOMBIE), told];
    };
    expect([hit(null, 1), hit('G5', 1), hit('H6', 1), hit('I5', 1), hit('G5', 2)]).toEqual([
      [1, 1],
      [2, 1],
      [2, 1],
      [1, 1],
      [0, 0],
    ]);
  });

  test('D2C-SHWK-03 D2C-SHWK-04 Soul Bound: 1 fatigue places it next to the target, taken from where it was, and it counts for this attack; not if the attack misses', () => {
    const t = throwAt(dusk('J8'), [blue(1, 1), red(1), brown(1)]);
    t.choose(use('soul-bound'));
    expect(t.offered('space').length).toBe(8);
    passing(t.choose(`space:${at(t.state, 'H6')}`));
    expect([where(t), t.state.companions.length, damageOf(t, ZOMBIE), fatigueOf(t, TOMBLE)]).toEqual([
      at(t.state, 'H6'),
      1,
      2,
      1,
    ]);
    const missed = dusk(null, [], state => {
      const cells = figure({ state } as Played, ZOMBIE);
      cells.cells = [at(state, 'J8')];
    });
    missed.choose(strike(missed, 'feathered-hatchet', ZOMBIE, 'J8'), [blue(2), red(1), brown(0)]);
    expect([missed.kind, missed.state.companions]).toEqual(['turn', []]);
  });

  test('D2C-SHWK-04 Soul Bound: where a surge must be spent or the attack misses, it comes after that', () => {
    const t = dusk(null, [], state => {
      state.lasting.push({
        source: 'veil',
        key: 'veil',
        on: TOMBLE,
        by: TOMBLE,
        until: 'encounter-end',
        next: false,
        what: { do: 'demand' },
      });
    });
    throwAt(t, [blue(1, 1), red(1), brown(0)]);
    expect(t.kind).toBe('surge');
    t.choose('surge:veil,0');
    expect([t.kind, t.offered('use')]).toEqual(['answer', [use('soul-bound')]]);
  });

  test('D2-SRCH-08 Dark Servant: searches a token within 3 spaces of the Shadow Soul, which is gone then', () => {
    const t = dusk('H5', ['dark-servant'], state => {
      state.tokens.push({ id: 'search-1', kind: 'search', cell: at(state, 'J7'), face: null, hidden: true });
      state.tokens.push({ id: 'search-2', kind: 'search', cell: at(state, 'E3'), face: null, hidden: true });
    });
    const cards = t.state.heroes[0]?.cards.length ?? 0;
    t.choose(use('dark-servant'));
    if (t.kind === 'one-of') t.choose('search:search-1');
    expect([
      t.state.tokens.map(({ id }) => id),
      t.state.companions,
      (t.state.heroes[0]?.cards.length ?? 0) - cards,
      card(t, TOMBLE, 'dark-servant').tired,
    ]).toEqual([['search-2'], [], 1, true]);
    expect(dusk(null, ['dark-servant']).offered(use('dark-servant'))).toEqual([]);
  });

  test('D2C-SHWK-05 Faithful Friend: at the start of the turn it is placed within 3 spaces of him, from wherever it was', () => {
    const t = sit(state => {
      hero(state, TOMBLE, 'shadow-walker', 'E5', ['faithful-friend']);
      soul(state, 'J8');
      monster(state, 'zombie*', 'G5');
    });
    if (t.kind === 'next-hero') t.choose(`hero:${TOMBLE}`);
    t.choose(use('faithful-friend'));
    expect([t.offered(`space:${at(t.state, 'I5')}`), t.offered(`space:${at(t.state, 'G5')}`).length]).toEqual([[], 1]);
    t.choose(`space:${at(t.state, 'H5')}`);
    expect([where(t), t.state.companions.length]).toEqual([at(t.state, 'H5'), 1]);
  });

  test('D2-CHAR-12 Through the Veil: 1 fatigue for a green die against a monster near the Shadow Soul', () => {
    const t = throwAt(dusk('H6', ['through-the-veil']), []);
    passing(t.choose(use('through-the-veil'), [blue(1, 1), red(1), green(1), brown(0)]));
    // 1 + 1 + 1 hearts and 1 for the Shadow Soul.
    expect([damageOf(t, ZOMBIE), fatigueOf(t, TOMBLE), card(t, TOMBLE, 'through-the-veil').tired]).toEqual([
      4,
      1,
      true,
    ]);
    const far = throwAt(dusk('J8', ['through-the-veil']), [blue(1, 1), red(1), brown(0)]);
    expect(far.offered('use')).toEqual([use('soul-bound')]);
  });

  test('D2-MOVE-27 Dark Shift: 1 stamina more; a hero who enters the space of the Shadow Soul gains 1 movement point', () => {
    const t = dusk('F5', ['dark-shift']);
    const plain = dusk(null);
    expect((staminaOf(t.state, TOMBLE) ?? 0) - (staminaOf(plain.state, TOMBLE) ?? 0)).toBe(1);
    t.choose('move');
    const before = t.state.turns[0]?.pools.reduce((sum, { left }) => sum + left, 0) ?? 0;
    t.choose(go(t, 'F5'));
    expect(t.state.turns[0]?.pools.reduce((sum, { left }) => sum + left, 0)).toBe(before);
  });

  test('D2-MISS-03 Endless Void: attacks on a hero in its space need a surge; losing it to a skill heals 1 damage and 1 fatigue', () => {
    const struck = (space: string, more: readonly string[]) => {
      const t = raid(state => {
        hero(state, TOMBLE, 'shadow-walker', 'F5', more);
        soul(state, space);
        monster(state, 'zombie', 'G5');
      });
      t.choose(strike(t, 'zombie', TOMBLE, 'F5'), [
        blue(1, 1),
        yellow(1),
        ...defencePool(t.state, TOMBLE).map(() => 1),
      ]);
      return t.offered('surge:endless-void').length;
    };
    expect([struck('F5', ['endless-void']), struck('E5', ['endless-void']), struck('F5', [])]).toEqual([1, 0, 0]);
    const t = dusk('H5', ['endless-void', 'dark-servant'], state => {
      state.tokens.push({ id: 'search-1', kind: 'search', cell: at(state, 'I5'), face: null, hidden: true });
      const [own] = state.heroes;
      if (own !== undefined) Object.assign(own, { damage: 3, fatigue: 2 });
    });
    t.choose(use('dark-servant'));
    expect([damageOf(t, TOMBLE), fatigueOf(t, TOMBLE)]).toEqual([2, 1]);
  });

  test('D2-KEYW-08 Otherworldly: Pierce 1 for all attacks on monsters near it; his surge for fatigue adds 1 damage', () => {
    const t = throwAt(dusk('G4', ['otherworldly']), [blue(1, 1), red(1), brown(1)]);
    t.choose('pass').choose('surge-fatigue');
    passing(t);
    // 1 + 1 hearts and 1 for the surge, one shield pierced, 1 for the Shadow Soul.
    expect(damageOf(t, ZOMBIE)).toBe(4);
    const far = throwAt(dusk('J8', ['otherworldly']), [blue(1, 1), red(1), brown(1)]);
    expect(damageOf(passing(far), ZOMBIE)).toBe(1);
  });

  test('D2-ASTEP-01 Shadow Puppet: the Shadow Soul attacks with type, dice and surges of a monster within 3 spaces of it', () => {
    const t = dusk('H6', ['shadow-puppet'], state => {
      monster(state, 'goblin-archer', 'J6');
      monster(state, 'barghest', 'C8', 'D8');
    });
    t.choose(use('shadow-puppet'));
    expect(t.offered('pick').sort()).toEqual(['pick:goblin-archer-1', `pick:${ZOMBIE}`]);
    t.choose('pick:goblin-archer-1').choose(strike(t, 'shadow-puppet', ZOMBIE, 'G5'), [
      blue(2, 0),
      yellow(1),
      brown(0),
    ]);
    passing(t);
    expect([damageOf(t, ZOMBIE), fatigueOf(t, TOMBLE)]).toEqual([4, 3]);
  });

  test('D2-MOVE-24 Shadow Step: he steps into its space if nobody else stands there, and may give it up for an attack with 1 surge more', () => {
    const t = dusk('F5', ['shadow-step']);
    t.choose(use('shadow-step')).choose('yes');
    throwAt(t, [blue(1), red(1), brown(0)]);
    expect([figure(t, TOMBLE).cells, t.state.companions]).toEqual([[at(t.state, 'F5')], []]);
    t.choose('pass');
    expect(t.offered('surge').length).toBeGreaterThan(0);
    const taken = dusk('G5', ['shadow-step']).choose(use('shadow-step'));
    expect(figure(taken, TOMBLE).cells).toEqual([at(taken.state, 'E5')]);
  });
});

test('D2-FAM-18 Skye, Pico and the Shadow Soul are the familiars that are no figures', () => {
  const bodiless = Object.keys(FAMILIARS).filter(id => !familiarOf(id).figure && familiarOf(id).stone !== true);
  expect(bodiless.sort()).toEqual(['pico', 'shadow-soul', 'skye']);
});

test('D2-ATK-11 Stealthy: a melee attack on it needs range, or it misses', () => {
  const hit = (range: number) => {
    const t = acts(
      sit(state => {
        hero(state, GRISBAN, 'berserker', 'F5');
        monster(state, 'deep-elf', 'G5');
      }),
      GRISBAN,
    );
    t.choose(strike(t, 'chipped-greataxe', 'deep-elf-1', 'G5'), [
      ...(range > 2 ? [blue(1, 0)] : [blue(2, 1)]),
      red(2),
      ...defencePool(t.state, 'deep-elf-1').map(() => 1),
    ]);
    return t.events().some(({ kind }) => kind === 'missed');
  };
  expect([hit(2), hit(6)]).toEqual([true, false]);
});
