import { type Chance, newChance } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../events.ts';
import {
  HEROES_ONLY,
  mayForce,
  mayStrike,
  NOT_IN_FRONT,
  newAttack,
  OPEN_ALREADY,
  resolve,
  SEALED,
} from '../../rules/melee.ts';
import { OWN_SIDE } from '../../rules/ranged.ts';
import { figureOf, onBoard, type State } from '../../state.ts';
import { type Position, position, type Situation, stateOf, told } from '../positions.ts';

describe('whom and what one may strike', () => {
  test('DS-MELEE-01 enemies in front, never the own side', () => {
    const state = stateOf('s< O> s< R<');
    const ask = (id: string) => mayStrike(state, figureOf(state, 'orlaf'), figureOf(state, id));
    expect([ask('skeleton-warrior-1'), ask('skeleton-warrior-2'), ask('rordin')]).toEqual([
      NOT_IN_FRONT,
      null,
      OWN_SIDE,
    ]);
  });

  const force = (drawing: string, id: string, who = 'orlaf', arrange: (state: State) => void = () => {}) => {
    const state = stateOf(drawing, { arrange });
    return mayForce(state, figureOf(state, who), id);
  };

  test('DS-DOOR-04 DS-LOCK-02 DS-LOCK-07 DS-LOCK-10 heroes force a closed lock in front of them, no seal', () => {
    expect(force('O> c1', 'chest-1')).toBeNull();
    expect(force('O> d1', 'door-1')).toBeNull();
    expect(force('O> .. c1', 'chest-1')).toBe(NOT_IN_FRONT);
    expect(force('O< c1', 'chest-1')).toBe(NOT_IN_FRONT);
    expect(force('O> q1', 'chest-1')).toBe(SEALED);
    expect(force('O> c1', 'chest-7')).toBe(NOT_IN_FRONT);
    expect(force('O> .. z> c1', 'chest-1', 'zombie-1')).toBe(HEROES_ONLY);
  });

  test('DS-LOCK-03 a chest that is open is not forced again', () => {
    const opened = force('O> c1', 'chest-1', 'orlaf', state => {
      for (const thing of state.things) thing.open = true;
    });
    expect(opened).toBe(OPEN_ALREADY);
  });
});

describe('an attack as it begins', () => {
  const begun = (drawing: string, attacker: string, target: string, form: 'melee' | 'ranged' | 'magical') => {
    const state = stateOf(drawing);
    const { behind, hindered, free, base } = newAttack(state, figureOf(state, attacker), target, { form });
    return { behind, hindered, free, base };
  };

  test('DS-MELEE-08 DS-FURN-03 from behind or not; only a shot is hindered by furniture', () => {
    const plain = { behind: false, hindered: false, free: false, base: 'own' };
    expect(begun('O> s<', 'orlaf', 'skeleton-warrior-1', 'melee')).toEqual(plain);
    expect(begun('O> s>', 'orlaf', 'skeleton-warrior-1', 'melee')).toEqual({ ...plain, behind: true });
    expect(begun('M> .. BB s<', 'madriga', 'skeleton-warrior-1', 'ranged')).toEqual({ ...plain, hindered: true });
    expect(begun('M> .. BB s<', 'madriga', 'skeleton-warrior-1', 'magical')).toEqual(plain);
    expect(begun('O> c1', 'orlaf', 'chest-1', 'melee')).toEqual(plain);
    expect(begun('M> .. c1', 'madriga', 'chest-1', 'ranged')).toEqual(plain);
  });

  test('DS-MELEE-04 nothing is rolled or granted yet', () => {
    const state = stateOf('O> s<');
    expect(newAttack(state, figureOf(state, 'orlaf'), 'skeleton-warrior-1', { form: 'melee', free: true })).toEqual({
      attacker: 'orlaf',
      target: 'skeleton-warrior-1',
      form: 'melee',
      free: true,
      base: 'own',
      behind: false,
      hindered: false,
      grants: [],
      dice: [],
      defence: [],
      armour: 0,
    });
  });
});

describe('what is told of an attack', () => {
  const first = (t: Position) => told(t, 'attack')[0];

  test('DS-MELEE-04 DS-SHOOT-05 DS-MAGIC-17 DS-FREE-01 its form and the rule it is made by', () => {
    const melee = position('O> s<', { turn: 'orlaf' }).choose('attack:skeleton-warrior-1', [1, 1, 1, 1, 1, 1, 1]);
    expect(first(melee)).toEqual({
      kind: 'attack',
      attacker: 'orlaf',
      target: 'skeleton-warrior-1',
      form: 'melee',
      free: false,
      rule: 'DS-MELEE-04',
    });
    const shot = position('a> .. .. O<', { turn: 'skeleton-archer-1' }).choose('shoot:orlaf', [1, 1, 1, 1, 1, 1, 1]);
    expect(first(shot)).toMatchObject({ form: 'ranged', rule: 'DS-SHOOT-05' });
    const spell = position('D> .. .. z<', { turn: 'danor', spells: { danor: ['flamebolt'] } }).choose('cast:flamebolt');
    expect(first(spell)).toMatchObject({ form: 'magical', free: false, rule: 'DS-MAGIC-17' });
    const free = position('.. O> s<\n.. .. ..', { turn: 'orlaf' });
    free.choose('break-away').choose('strike:skeleton-warrior-1', [1, 1, 1, 1, 1, 1, 1]);
    expect(first(free)).toMatchObject({ form: 'melee', free: true, rule: 'DS-FREE-01' });
  });

  test('DS-MELEE-05 DS-MELEE-15 the dice of both sides, the armour, the hits', () => {
    const t = position('O> s<', { turn: 'orlaf' }).choose('attack:skeleton-warrior-1', [1, 6, 2, 3, 1, 1, 5]);
    expect(told(t, 'rolled')).toEqual([
      {
        kind: 'rolled',
        attacker: 'orlaf',
        target: 'skeleton-warrior-1',
        dice: [6, 3, 2, 1, 1],
        defence: [5, 1],
        armour: 2,
        sums: {
          attack: { base: 5, parts: [], least: 2 },
          defence: { base: 2, parts: [], least: 2 },
          armour: { base: 2, parts: [], least: 1, most: 5 },
        },
        rule: 'DS-MELEE-05',
      },
    ]);
    expect(told(t, 'hits')).toEqual([
      { kind: 'hits', attacker: 'orlaf', target: 'skeleton-warrior-1', hits: 2, left: [6, 3], rule: 'DS-MELEE-15' },
    ]);
  });
});

/** Plays an attack without asking anybody, and notes which faces the rules take for alike. */
function resolved(
  drawing: string,
  dice: readonly number[],
  situation: Situation = {},
  attacker = 'orlaf',
  target = 'skeleton-warrior-1',
) {
  const state = stateOf(drawing, situation);
  const attack = newAttack(state, figureOf(state, attacker), target, { form: 'melee' });
  const outer = { ...attack };
  state.attack = outer;
  const laid = [...dice];
  const alike: (number[] | null)[] = [];
  const chance: Chance = Object.assign(Object.create(newChance('melee')) as Chance, {
    pool: (count: number, _sides?: number, same?: (face: number) => number): number[] => {
      alike.push(same ? [1, 2, 3, 4, 5, 6].map(same) : null);
      return laid.splice(0, count);
    },
  });
  const events: Event[] = [];
  const play = resolve(state, { chance, tell: event => void events.push(event) }, attack);
  const step = play.next();
  return { state, outer, alike, events, asked: step.done !== true, hits: step.done ? step.value : null };
}

describe('dice that mean the same', () => {
  test('DS-MELEE-11 DS-MELEE-14 dice that armour removes, and defence dice that stop the same dice', () => {
    const { alike, hits } = resolved('O> s<', [6, 4, 4, 2, 1, 3, 1]);
    expect(alike).toEqual([
      [0, 0, 3, 4, 5, 6],
      [0, 0, 0, 2, 2, 3],
    ]);
    expect(hits).toBe(3);
  });

  test('DS-MELEE-14 pairs from the highest down, in whatever order the dice lie', () => {
    const { hits, events } = resolved('O> s<', [1, 3, 6, 1, 4, 2, 5]);
    expect([hits, events.find(({ kind }) => kind === 'hits')]).toMatchObject([3, { left: [6, 4, 3] }]);
    expect(resolved('O> s<', [3, 6, 1, 1, 1, 2, 6]).hits).toBe(1);
  });

  test('DS-MELEE-11 what is carried and has no say in the roll changes nothing of that', () => {
    const bar = resolved('O> s<', [6, 4, 4, 2, 1, 3, 1], { items: { orlaf: ['crowbar', 'healing-potion'] } });
    expect([bar.alike[0], bar.asked, bar.hits]).toEqual([[0, 0, 3, 4, 5, 6], false, 3]);
  });

  test('DS-ITEM-07 no two faces where either side may still roll again', () => {
    const coin = resolved('O> s<', [1, 1, 1, 1, 1, 1, 1], { items: { orlaf: ['lucky-coin'] } });
    expect([coin.alike, coin.asked]).toEqual([[null, null], true]);
    const shield = resolved(
      's> R<',
      [1, 1, 1, 1, 1, 1],
      { items: { rordin: ['dwarf-shield'] } },
      'skeleton-warrior-1',
      'rordin',
    );
    expect([shield.alike, shield.asked]).toEqual([[null, null], true]);
  });

  test('an attack within another leaves the outer one as it was', () => {
    const { state, outer } = resolved('O> s<', [1, 1, 1, 1, 1, 1, 1]);
    expect(state.attack).toBe(outer);
  });
});

describe('after the hits', () => {
  test('DS-LOCK-03 DS-DOOR-08 a lock opens at the first hit and not before', () => {
    const chest = (dice: number[]): boolean | undefined =>
      position('O> c1', { turn: 'orlaf' }).choose('attack:chest-1', dice).state.things[0]?.open;
    expect(chest([1, 1, 1, 1, 1, 6])).toBe(false);
    expect(chest([6, 1, 1, 1, 1, 1])).toBe(true);
  });

  test('DS-HERO-05 what follows a kill does not follow a mere hit or a miss', () => {
    const after = (dice: number[]) => {
      const t = position('O> s<\n.. s>', { turn: 'orlaf' });
      t.choose('attack:skeleton-warrior-1', dice);
      return [onBoard(t.state, 'skeleton-warrior-1'), t.offered('use:frenzy').length];
    };
    expect(after([1, 1, 1, 1, 1, 1, 1])).toEqual([true, 0]);
    expect(after([6, 1, 1, 1, 1, 1, 1])).toEqual([true, 0]);
    expect(after([6, 6, 6, 1, 1, 1, 1])).toEqual([false, 1]);
  });

  test('extra hits come only to a hit, and only in the form they are meant for', () => {
    const hits = (dice: number[]): number | undefined => {
      const t = position('R> z<', { turn: 'rordin', items: { rordin: ['rune-hammer'] } });
      return told(t.choose('attack:zombie-1', dice), 'hits')[0]?.hits;
    };
    expect(hits([6, 1, 1, 1, 1, 1, 1])).toBe(2);
    expect(hits([1, 1, 1, 1, 6, 6, 6])).toBe(0);
  });
});
