import { expect, test } from 'vitest';
import { armourOf } from '../../rules/values.ts';
import { figureOf, onBoard, thingOf } from '../../state.ts';
import { position, type Situation, squares, told } from '../positions.ts';
import { cells, granted, items, miss, roll, rolls, strike, turn, turned, wounds } from './played.ts';

const floor = (squares: number): string => Array.from({ length: squares }, () => '..').join(' ');

/** Danor's turn with these spells only. */
const danor = (drawing: string, spells: readonly string[], situation: Situation = {}) =>
  position(drawing, { turn: 'danor', spells: { danor: spells }, ...situation });

test('Burn: 5 magical dice in long range and sight; a greater spell', () => {
  const t = danor('D> .. .. s<', ['burn']).choose('cast:burn', strike(5, 2));
  expect([roll(t), onBoard(t.state, 'skeleton-warrior-1'), turned(t, 'danor', 'burn')]).toEqual([[5, 2, 2], false, 2]);
  expect(danor(`D> ${floor(8)} s<`, ['burn']).offered('cast:')).toEqual(['cast:burn']);
  for (const out of [`D> ${floor(9)} s<`, 's> .. D> ..', 'D> .. KK KK .. s<'])
    expect(danor(out, ['burn']).explain('cast:burn')).toMatchObject({ allowed: false, rule: 'DS-MAGIC-15' });
});

test('Flamebolt: 3 magical dice in long range and sight; a lesser spell', () => {
  const t = danor('D> .. .. s<', ['flamebolt']).choose('cast:flamebolt', strike(3, 2));
  expect([roll(t), onBoard(t.state, 'skeleton-warrior-1'), turned(t, 'danor', 'flamebolt')]).toEqual([
    [3, 2, 2],
    false,
    1,
  ]);
  expect(danor(`D> ${floor(9)} s<`, ['flamebolt']).offered('cast:')).toEqual([]);
});

test('Chain Lightning: 3 dice against each of up to three different enemies', () => {
  const t = danor('D> .. .. s<\n.. .. .. s<\n.. .. .. s<\n.. .. .. s<', ['chain-lightning']).choose(
    'cast:chain-lightning',
  );
  expect(t.offered('target:')).toHaveLength(4);
  t.choose('target:skeleton-warrior-2')
    .choose('target:skeleton-warrior-4')
    .choose('target:skeleton-warrior-1', miss(15));
  expect(told(t, 'attack').map(({ target }) => target)).toEqual([
    'skeleton-warrior-2',
    'skeleton-warrior-4',
    'skeleton-warrior-1',
  ]);
  expect([rolls(t).every(r => r.join() === '3,2,2'), turned(t, 'danor', 'chain-lightning')]).toEqual([true, 2]);
  const one = danor('D> .. .. s<\n.. .. .. s<', ['chain-lightning']).choose('cast:chain-lightning');
  expect(rolls(one.choose('target:skeleton-warrior-1').choose('pass', miss(5)))).toEqual([[3, 2, 2]]);
});

test('Gust: pushes an enemy up to 3 squares, each farther away; its facing stays and nobody strikes', () => {
  const t = danor('D> .. s< .. O< .. ..\n.. .. .. .. .. .. ..', ['gust']).choose('cast:gust');
  expect(t.offered()).toEqual(['square:3,0', 'square:2,1', 'square:3,1', 'pass']);
  t.choose('square:3,1').choose('square:4,1').choose('square:5,0');
  expect(figureOf(t.state, 'skeleton-warrior-1')).toMatchObject({ cell: 5, facing: 'W' });
  expect([t.kind, rolls(t), turned(t, 'danor', 'gust')]).toEqual(['turn', [], 1]);
});

test('Gust: not on large figures, not beyond short range, not where it cannot be seen', () => {
  for (const drawing of ['D> .. T< T<\n.. .. T< T<', 'D> .. .. .. .. s<', 's> .. D> ..'])
    expect(danor(drawing, ['gust']).offered('cast:'), drawing).toEqual([]);
  expect(danor('D> .. .. .. s<', ['gust']).offered('cast:')).toEqual(['cast:gust']);
  // Against a wall it may be cast, and does nothing.
  const wall = danor('D> s<', ['gust']).choose('cast:gust');
  expect([cells(wall, 'skeleton-warrior-1'), turned(wall, 'danor', 'gust')]).toEqual([[1], 1]);
});

test('Corrode: an enemy in long range and sight has one armour less until his next turn', () => {
  const t = danor('D> .. .. r<\nO> .. .. ..', ['corrode']).choose('cast:corrode');
  const armour = () => armourOf(t.state, figureOf(t.state, 'dwarf-revenant-1'));
  expect([armour(), granted(t)]).toEqual([2, ['corrode/corrode on dwarf-revenant-1']]);
  t.choose('move:2,1').choose('attack:dwarf-revenant-1', miss(9));
  expect(roll(t)).toEqual([5, 4, 2]);
  t.choose('end', [1]);
  expect(armour()).toBe(2);
  t.choose('hero:danor');
  expect([armour(), granted(t)]).toEqual([3, []]);
});

test('Corrode: a second one only renews the first', () => {
  const t = danor('D> .. .. r<', ['corrode'], {
    arrange: state =>
      state.grants.push({
        source: 'corrode',
        key: 'corrode',
        on: 'dwarf-revenant-1',
        by: 'hoggar',
        until: 'next-turn',
      }),
  });
  t.choose('cast:corrode');
  expect([granted(t).length, armourOf(t.state, figureOf(t.state, 'dwarf-revenant-1'))]).toEqual([1, 2]);
});

test('Steelskin: a hero in short range has one armour more until his next turn, himself included', () => {
  const t = danor('D> .. .. .. O> .. M>', ['steelskin']).choose('cast:steelskin');
  expect(t.offered()).toEqual(['target:danor', 'target:orlaf'].sort());
  t.choose('target:orlaf');
  expect([armourOf(t.state, figureOf(t.state, 'orlaf')), granted(t)]).toEqual([3, ['steelskin/steelskin on orlaf']]);
  t.choose('hero:orlaf').choose('end').choose('end').choose('end', [1]);
  expect(granted(t)).toEqual(['steelskin/steelskin on orlaf']);
  expect(granted(t.choose('hero:danor'))).toEqual([]);
});

test('Break Ward: the seal of an adjacent door or chest loses one strength; at 0 it opens for him', () => {
  const t = danor('D> q2 ..', ['break-ward'], { holds: ['healing-potion'] }).choose('cast:break-ward');
  expect([thingOf(t.state, 'chest-1')?.seal, items(t, 'danor'), turned(t, 'danor', 'break-ward')]).toEqual([1, [], 1]);
  t.choose('end').choose('cast:break-ward');
  expect([thingOf(t.state, 'chest-1')?.open, items(t, 'danor')]).toEqual([true, ['healing-potion']]);
  const two = danor('q2 D> q2', ['break-ward']).choose('cast:break-ward').choose('target:chest-2');
  expect(two.state.things.map(({ seal }) => seal)).toEqual([2, 1]);
  for (const drawing of ['D> .. q2', 'D> c1 ..']) expect(danor(drawing, ['break-ward']).offered('cast:')).toEqual([]);
});

test('Brisk Work: a hero in short range and sight moves up to 4 squares at once, and keeps his turn', () => {
  const t = danor(`D> .. O> ${floor(6)} s<`, ['brisk-work']).choose('cast:brisk-work');
  expect([...t.offered()].sort()).toEqual(['target:danor', 'target:orlaf']);
  t.choose('target:orlaf');
  expect([t.kind, turn(t)?.figure, turn(t)?.parts, squares(t)]).toEqual([
    'act',
    'orlaf',
    ['move'],
    ['1,0', '3,0', '4,0', '5,0', '6,0'],
  ]);
  t.choose('move:6,0');
  expect(squares(t)).toEqual([]);
  t.choose('end');
  expect([turn(t)?.figure, squares(t)]).toEqual(['orlaf', ['5,0', '7,0', '4,0', '8,0', '3,0', '2,0', '1,0']]);
});

test('Brisk Work: nobody behind him or four squares off, but always himself', () => {
  for (const drawing of ['O> .. D> s<', 'D> .. .. .. .. O>'])
    expect(turn(danor(drawing, ['brisk-work']).choose('cast:brisk-work'))?.figure, drawing).toBe('danor');
});

test('Blink: he is put on a free square in short range and sight, facing as he likes', () => {
  const t = danor('s> D> .. .. .. .. ..\n## ## KK KK ## ## ##', ['blink']).choose('cast:blink');
  expect(t.offered()).toEqual(['square:2,0', 'square:3,0', 'square:4,0', 'square:5,0']);
  t.choose('square:4,0').choose('face:W');
  expect(figureOf(t.state, 'danor')).toMatchObject({ cell: 4, facing: 'W' });
  // No move, no breaking away: the skeleton had him in front and did not strike.
  expect([rolls(t), turned(t, 'danor', 'blink')]).toEqual([[], 1]);
});

test('Mend: heals one wound of an adjacent hero or his own; a greater spell', () => {
  const t = danor('D> O> M>', ['mend'], { wounds: { danor: 1, orlaf: 2, madriga: 1 } }).choose('cast:mend');
  expect(t.offered()).toEqual(['target:danor', 'target:orlaf']);
  t.choose('target:orlaf');
  expect([wounds(t, 'orlaf'), wounds(t, 'danor'), turned(t, 'danor', 'mend')]).toEqual([1, 1, 2]);
  expect(danor('D> O> M>', ['mend'], { wounds: { madriga: 1 } }).explain('cast:mend').rule).toBe('DS-MAGIC-15');
});

test('Lay to Rest: a bone pile in long range and sight is gone for good', () => {
  const t = danor('D> .. %% %% O<', ['lay-to-rest']).choose('cast:lay-to-rest');
  expect(t.offered()).toEqual(['square:2,0', 'square:3,0']);
  t.choose('square:3,0');
  expect([t.state.bones, told(t, 'shattered'), turned(t, 'danor', 'lay-to-rest')]).toMatchObject([
    [2],
    [{ at: { x: 3, y: 0 } }],
    1,
  ]);
  for (const drawing of ['%% .. D> ..', 'D> .. O> %%', `D> ${floor(9)} %%`, 'D> .. .. s<'])
    expect(danor(drawing, ['lay-to-rest']).offered('cast:'), drawing).toEqual([]);
});

test('Lay to Rest: of two piles the upper one; under a figure none', () => {
  const t = danor('D> .. %% ..', ['lay-to-rest'], { arrange: state => state.bones.push(2) }).choose('cast:lay-to-rest');
  expect(t.state.bones).toEqual([2]);
  const under = danor('D> .. s< ..', ['lay-to-rest'], { arrange: state => state.bones.push(2) });
  expect(under.offered('cast:')).toEqual([]);
});

test('Crystallise: one energy crystal, for this adventure only; a greater spell', () => {
  const t = danor('D> .. .. s<', ['crystallise', 'flamebolt']).choose('cast:crystallise');
  expect([items(t, 'danor'), turned(t, 'danor', 'crystallise')]).toEqual([['energy-crystal'], 2]);
  expect(t.state.made).toEqual([{ item: 'energy-crystal', by: 'danor' }]);
  t.choose('end', [1]).choose('cast:flamebolt').choose('use:energy-crystal', miss(7));
  expect([roll(t), items(t, 'danor'), t.state.made]).toEqual([[5, 2, 2], [], []]);
});
