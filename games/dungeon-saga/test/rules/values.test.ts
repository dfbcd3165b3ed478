import { type Sum, type SumPart, totalOf } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { newAttack } from '../../rules/melee.ts';
import { armourOf, armourSum, attackSums, diceSum, moveOf, spilledFrom } from '../../rules/values.ts';
import { figureOf, newTurn } from '../../state.ts';
import { type Situation, stateOf } from '../positions.ts';

describe('dice and armour within their limits', () => {
  const changedBy = (amounts: readonly number[]): SumPart[] => amounts.map(amount => ({ amount, source: 'x' }));
  const dice = (base: number, ...amounts: readonly number[]): number[] => {
    const sum = diceSum(base, changedBy(amounts));
    return [totalOf(sum), spilledFrom(sum)];
  };

  test('DS-LIMIT-01 DS-LIMIT-02 at least 2 dice; what penalties take beyond that spills over', () => {
    expect(dice(5)).toEqual([5, 0]);
    expect(dice(5, -2)).toEqual([3, 0]);
    expect(dice(3, -1)).toEqual([2, 0]);
    expect(dice(3, -2)).toEqual([2, 1]);
    expect(dice(2, -1, -1)).toEqual([2, 2]);
    expect(dice(2, -3, 1)).toEqual([2, 2]);
    expect(dice(3, 2, -1)).toEqual([4, 0]);
    // A base below two dice is raised to it and spills no more than the penalties.
    expect(dice(1)).toEqual([2, 0]);
    expect(dice(1, -1)).toEqual([2, 1]);
    expect(dice(1, 1, -1)).toEqual([2, 1]);
  });

  /** What it comes to, and what it lost by the rules of limits. */
  const armour = (base: number, spilled: number, ...amounts: readonly number[]): [number, SumPart[]] => {
    const sum = armourSum(base, changedBy(amounts), spilled);
    return [totalOf(sum), sum.parts.filter(({ source }) => source !== 'x')];
  };
  const spilt = (amount: number): SumPart[] => [{ amount, source: 'spilled' }];
  const beyond = (amount: number): SumPart => ({ amount, source: 'beyond' });

  test('DS-LIMIT-03 DS-LIMIT-04 DS-LIMIT-05 armour between 1 and 5: bonuses are capped first, losses stop at 1', () => {
    expect(armour(3, 0)).toEqual([3, []]);
    expect(armour(4, 0, 3)).toEqual([5, []]);
    expect(armour(4, 0, 3, -1)).toEqual([4, [beyond(-2)]]);
    expect(armour(4, 1, 3)).toEqual([4, [beyond(-2), ...spilt(-1)]]);
    expect(armour(4, 0, 1, -1)).toEqual([4, []]);
    expect(armour(2, 0, -3)).toEqual([1, []]);
    expect(armour(3, 1)).toEqual([2, spilt(-1)]);
    expect(armour(3, 2)).toEqual([1, spilt(-2)]);
    expect(armour(3, 4)).toEqual([1, spilt(-2)]);
    expect(armour(1, 1)).toEqual([1, []]);
  });
});

describe('what changes an attack', () => {
  const of = (
    drawing: string,
    attacker: string,
    target: string,
    {
      form = 'melee',
      free = false,
      ...more
    }: Situation & { form?: 'melee' | 'ranged' | 'magical'; free?: boolean } = {},
  ) => {
    const state = stateOf(drawing, more);
    const attack = newAttack(state, figureOf(state, attacker), target, { form, free });
    state.attack = attack;
    const sums = Object.entries<Sum>({ ...attackSums(state, attack) });
    const parts = sums.flatMap(([side, sum]) => sum.parts.map(part => `${side} ${part.amount} ${part.source}`));
    return [...sums.map(([, sum]) => totalOf(sum)), parts.join(', ')];
  };

  test('DS-MELEE-06 DS-MELEE-07 DS-MELEE-08 DS-MELEE-10 each standard modifier, alone and together', () => {
    expect(of('O> s<', 'orlaf', 'skeleton-warrior-1')).toEqual([5, 2, 2, '']);
    expect(of('O> s<', 'orlaf', 'skeleton-warrior-1', { wounds: { orlaf: 3 } })).toEqual([
      4,
      2,
      2,
      'attack -1 injured',
    ]);
    expect(of('s> O> s<', 'orlaf', 'skeleton-warrior-2')).toEqual([4, 2, 2, 'attack -1 outnumbered']);
    expect(of('s> O<', 'skeleton-warrior-1', 'orlaf', { wounds: { orlaf: 3 } })).toEqual([
      2,
      4,
      2,
      'defence -1 injured',
    ]);
    expect(of('s> O> s<', 'skeleton-warrior-1', 'orlaf', { wounds: { orlaf: 3 } })).toEqual([
      2,
      2,
      2,
      'defence -1 injured, defence -1 outnumbered, defence -1 behind',
    ]);
    expect(of('s> R> s<', 'skeleton-warrior-1', 'rordin', { wounds: { rordin: 4 } })).toEqual([
      2,
      2,
      3,
      'defence -1 injured, defence -1 outnumbered, defence -1 behind, armour -1 spilled',
    ]);
  });

  test('DS-SHOOT-13 DS-SHOOT-08 DS-MAGIC-18 arrows know no numbers but furniture, spells know none of it', () => {
    const drawing = 'a> .. BB .. O> s<\n.. .. .. .. s^ ..';
    expect(of(drawing, 'skeleton-archer-1', 'orlaf', { form: 'ranged', wounds: { orlaf: 3 } })).toEqual([
      2,
      3,
      2,
      'attack -1 furnishing, defence -1 injured, defence -1 behind',
    ]);
    expect(of(drawing, 'skeleton-archer-1', 'orlaf', { form: 'magical', wounds: { orlaf: 3 } })).toEqual([3, 5, 2, '']);
    // Who has no ranged dice has none to begin with; the least number of dice is all there is.
    expect(of('O> .. .. s<', 'orlaf', 'skeleton-warrior-1', { form: 'ranged' })[0]).toBe(2);
    expect(of(drawing, 'skeleton-archer-1', 'orlaf', { wounds: { orlaf: 3 } })[3]).toBe(
      'defence -1 injured, defence -1 outnumbered, defence -1 behind',
    );
  });

  test('DS-LOCK-02 DS-LOCK-10 a lock has exactly its values; what changes the hero counts', () => {
    expect(of('O> d3 ..', 'orlaf', 'door-1')).toEqual([5, 3, 3, '']);
    expect(of('R> d1 ..', 'rordin', 'door-1', { wounds: { rordin: 4 } })).toEqual([
      4,
      1,
      1,
      'attack -1 injured, attack 1 door-breaker',
    ]);
  });

  test('auras: Grimbur for his skeletons within the short ruler, Elshara against enemies who touch her', () => {
    const skeleton = (drawing: string, id = 'skeleton-warrior-1') => of(drawing, id, 'orlaf')[3];
    expect(skeleton('O> s< .. .. .. k<')).toBe('attack 1 skeletal-lord');
    expect(skeleton('O> s< .. .. .. .. k<')).toBe('');
    expect(skeleton('O> z< .. k<', 'zombie-1')).toBe('');
    expect(of('O> s< .. k<', 'orlaf', 'skeleton-warrior-1')[3]).toBe('');
    expect(of('e> O> s<', 'orlaf', 'skeleton-warrior-1')[3]).toBe('attack -1 outnumbered, attack -1 dread');
    expect(of('e> .. O> s<', 'orlaf', 'skeleton-warrior-1')[3]).toBe('');
    expect(of('e> s> O<', 'skeleton-warrior-1', 'orlaf')[3]).toBe('');
    expect(of('e^ M> .. .. s<', 'madriga', 'skeleton-warrior-1', { form: 'ranged' })[3]).toBe('');
  });

  test('conditions: injured, outnumbered, unmoved, form, from behind, free strike, against whom', () => {
    const orlaf = (item: string, drawing: string, more: Situation = {}) =>
      of(
        drawing,
        'orlaf',
        drawing.includes('T') ? 'zombie-troll-1' : drawing.includes('d') ? 'door-1' : 'skeleton-warrior-1',
        {
          items: { orlaf: [item] },
          ...more,
        },
      )[3];
    expect(orlaf('dragon-axe', 'O> T< T<\n.. T< T<')).toBe('attack -1 outnumbered, attack 2 dragon-axe');
    expect([orlaf('dragon-axe', 'O> s<'), orlaf('dragon-axe', 'O> d1 ..')]).toEqual(['', '']);
    expect([orlaf('shadow-dagger', 'O> s>'), orlaf('shadow-dagger', 'O> s<')]).toEqual([
      'attack 1 shadow-dagger, defence -1 behind, armour -1 spilled',
      '',
    ]);
    expect([orlaf('crowbar', 'O> d1 ..'), orlaf('crowbar', 'O> s<')]).toEqual(['attack 2 crowbar', '']);
    expect(of('O> z<', 'zombie-1', 'orlaf', { free: true })).toEqual([3, 5, 2, 'attack 1 clinging']);
    expect(of('M> z<', 'zombie-1', 'madriga', { free: true })[3]).toBe('attack 1 clinging, defence 1 nimble');
    const belt = { items: { rordin: ['bear-belt'] } };
    expect([
      of('s> R<', 'skeleton-warrior-1', 'rordin', belt)[2],
      of('s> R< s<', 'skeleton-warrior-1', 'rordin', belt)[2],
    ]).toEqual([4, 5]);
    const bow = (drawing: string, target: string) =>
      of(drawing, 'madriga', target, { form: 'ranged', items: { madriga: ['moon-bow'] } })[2];
    expect([bow('M> .. .. s<', 'skeleton-warrior-1'), bow('M> .. .. k<', 'grimbur')]).toEqual([1, 4]);
    const steady = (steps: number) =>
      of('M> .. .. s<', 'madriga', 'skeleton-warrior-1', {
        form: 'ranged',
        legendary: true,
        arrange: state => void state.turns.push({ ...newTurn('madriga', 'turn', ['move', 'action']), steps }),
      })[3];
    expect([steady(0), steady(1)]).toEqual(['attack 1 steady-hand', '']);
    const inAnothersTurn = of('M> .. .. s<\nD> .. .. ..', 'madriga', 'skeleton-warrior-1', {
      form: 'ranged',
      legendary: true,
      arrange: state => void state.turns.push({ ...newTurn('danor', 'turn', ['move', 'action']), steps: 3 }),
    });
    expect(inAnothersTurn[3]).toBe('attack 1 steady-hand');
  });
});

describe('values outside an attack', () => {
  test('DS-MOVE-01 the move is never below 0, whatever burdens and spells take', () => {
    const move = (burden: number, chills: number): number => {
      const state = stateOf('O> ** .. .. .. m<', {
        adventure: { finds: { here: { burden } } },
        arrange: s => {
          for (const find of s.finds) find.by = 'orlaf';
          for (let i = 0; i < chills; i++)
            s.grants.push({
              source: 'grave-chill',
              key: 'grave-chill',
              on: 'orlaf',
              by: 'mortibris',
              until: 'next-turn',
            });
        },
      });
      return moveOf(state, figureOf(state, 'orlaf'));
    };
    expect([move(0, 0), move(2, 0), move(0, 1), move(2, 1), move(0, 3), move(9, 0)]).toEqual([7, 5, 4, 2, 0, 0]);
  });

  test('DS-MOVE-01 only what changes the move itself changes it', () => {
    const move = (...items: string[]): number => {
      const state = stateOf('M> .. z<', { items: { madriga: items } });
      return moveOf(state, figureOf(state, 'madriga'));
    };
    expect([move(), move('elven-boots'), move('spider-silk-armour'), move('moon-bow')]).toEqual([8, 9, 8, 8]);
  });

  test('DS-ITEM-04 the armour people see counts what is worn, within its limits, and nothing an attack brings', () => {
    const armour = (...items: string[]): number => {
      const state = stateOf('M> .. z<', { items: { madriga: items } });
      return armourOf(state, figureOf(state, 'madriga'));
    };
    expect([armour(), armour('spider-silk-armour'), armour('moon-bow'), armour('elven-boots')]).toEqual([2, 3, 2, 2]);
  });
});
