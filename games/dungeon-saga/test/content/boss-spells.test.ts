import { expect, test } from 'vitest';
import { armourOf, moveOf } from '../../rules/values.ts';
import { figureOf, onBoard } from '../../state.ts';
import { position, type Situation, squares, told } from '../positions.ts';
import { cells, granted, miss, roll, rolls, strike, turn, turned, wounds } from './played.ts';

const floor = (squares: number): string => Array.from({ length: squares }, () => '..').join(' ');

/** The activation of a boss with these spells only. */
const boss = (id: string, drawing: string, spells: readonly string[], situation: Situation = {}) =>
  position(drawing, { turn: id, spells: { [id]: spells }, ...situation });

test('Raise the Dead: one bone pile in long range rises, seen or not, for no command', () => {
  const t = boss('elshara', `e> KK KK %% ${floor(5)} %% .. O>`, ['raise-the-dead']).choose('cast:raise-the-dead');
  expect(t.offered()).toEqual(['square:3,0', 'square:9,0']);
  t.choose('square:3,0').choose('raise:3,0,ghost').choose('face:W');
  expect([cells(t, 'ghost-1'), t.state.bones, t.state.overlord.commands]).toEqual([[3], [9], 2]);
  expect(turned(t, 'elshara', 'raise-the-dead')).toBe(1);
  for (const [drawing, raise] of [
    [`e> ${floor(9)} %% O>`, { zombie: 4 }],
    ['e> .. %% z< O>', { zombie: 1 }],
    ['e> .. .. O>', { zombie: 4 }],
  ] as const)
    expect(boss('elshara', drawing, ['raise-the-dead'], { raise }).offered('cast:'), drawing).toEqual([]);
});

test('Faithful in Death: a ghost appears on a free square in short range, and may be struck; a greater spell', () => {
  const t = boss('mortibris', 'm> .. .. s> O< ..', ['faithful-in-death']).choose('cast:faithful-in-death');
  expect(t.offered()).toEqual(['square:1,0', 'square:2,0']);
  t.choose('square:2,0').choose('face:E');
  expect([cells(t, 'ghost-1'), turned(t, 'mortibris', 'faithful-in-death')]).toEqual([[2], 2]);
  const near = boss('mortibris', 'm> .. .. O<', ['faithful-in-death']).choose('cast:faithful-in-death');
  near.choose('square:2,0').choose('face:E');
  expect([near.seat, near.kind, ...near.offered()]).toEqual([1, 'free-strike', 'strike:orlaf', 'pass']);
  near.choose('strike:orlaf', strike(5, 3));
  expect([onBoard(near.state, 'ghost-1'), turned(near, 'mortibris', 'faithful-in-death')]).toEqual([false, 2]);
  const none = boss('mortibris', 'm> .. h> O<', ['faithful-in-death'], { raise: { ghost: 1 } });
  expect(none.explain('cast:faithful-in-death')).toMatchObject({ allowed: false, rule: 'DS-MAGIC-15' });
});

test('Blood Sacrifice: up to two zombies next to him for one of his wounds', () => {
  const t = boss('mortibris', '.. m> .. .. .. O>\n## .. ## ## ## ##', ['blood-sacrifice'], { raise: { zombie: 4 } });
  t.choose('cast:blood-sacrifice');
  expect(t.offered()).toEqual(['square:0,0', 'square:2,0', 'square:1,1']);
  t.choose('square:2,0').choose('face:E');
  expect(t.offered()).toEqual(['square:0,0', 'square:1,1', 'pass']);
  t.choose('square:0,0').choose('face:E');
  expect(t.offered('square:')).toEqual([]);
  expect([cells(t, 'zombie-1', 'zombie-2'), wounds(t, 'mortibris')]).toEqual([[2, 0], 1]);
  expect(turned(t, 'mortibris', 'blood-sacrifice')).toBe(1);
});

test('Blood Sacrifice: his fifth wound fells him', () => {
  const t = boss('mortibris', '.. m> .. .. .. O>', ['blood-sacrifice'], { wounds: { mortibris: 4 } });
  t.choose('cast:blood-sacrifice').choose('square:2,0').choose('face:E').choose('pass');
  expect([onBoard(t.state, 'mortibris'), onBoard(t.state, 'zombie-1')]).toEqual([false, true]);
});

test('Soul Lance: 3 magical dice in long range and sight; a lesser spell', () => {
  const t = boss('mortibris', 'm> .. .. R<', ['soul-lance']).choose('cast:soul-lance', strike(3, 4));
  expect([roll(t), wounds(t, 'rordin'), turned(t, 'mortibris', 'soul-lance')]).toEqual([[3, 4, 4], 1, 1]);
  for (const drawing of [`m> ${floor(9)} R<`, 'R> .. m> ..', 'm> .. KK KK .. R<'])
    expect(boss('mortibris', drawing, ['soul-lance']).offered('cast:'), drawing).toEqual([]);
});

test('Grave Chill: an enemy in long range and sight moves 3 squares less in its next turn', () => {
  const t = boss('elshara', `e> ${floor(8)} R> ${floor(6)}`, ['grave-chill']).choose('cast:grave-chill');
  expect([moveOf(t.state, figureOf(t.state, 'rordin')), turned(t, 'elshara', 'grave-chill')]).toEqual([2, 1]);
  expect(squares(t.choose('end'))).toHaveLength(4);
  t.choose('end').choose('activate:elshara');
  expect([t.kind, granted(t)]).toEqual(['activation', []]);
  expect(boss('elshara', `e> ${floor(9)} R>`, ['grave-chill']).offered('cast:')).toEqual([]);
});

test('Bone Shell: up to two friends in short range have one armour more', () => {
  const t = boss('mortibris', 'm> s> .. .. z> s> .. O<', ['bone-shell']).choose('cast:bone-shell');
  expect(t.offered()).toEqual(['target:mortibris', 'target:skeleton-warrior-1', 'target:zombie-1']);
  t.choose('target:zombie-1').choose('target:skeleton-warrior-1');
  const armour = ['mortibris', 'skeleton-warrior-1', 'zombie-1'].map(id => armourOf(t.state, figureOf(t.state, id)));
  expect([armour, turned(t, 'mortibris', 'bone-shell')]).toEqual([[2, 3, 2], 1]);
  t.choose('end');
  expect([t.seat, granted(t)]).toEqual([
    1,
    ['bone-shell/bone-shell on zombie-1', 'bone-shell/bone-shell on skeleton-warrior-1'],
  ]);
  t.choose('end').choose('activate:mortibris');
  expect(granted(t)).toEqual([]);
});

test('Dark Command: up to two minions in long range move and act at once, which is no activation', () => {
  const t = boss('mortibris', 'm> s> .. O< .. z< e< a<', ['dark-command'], { commands: 1 }).choose('cast:dark-command');
  expect(t.offered()).toEqual(['target:skeleton-warrior-1', 'target:zombie-1', 'target:skeleton-archer-1']);
  t.choose('target:skeleton-warrior-1').choose('target:zombie-1');
  expect([t.seat, t.kind, turn(t)?.figure, turn(t)?.parts]).toEqual([
    0,
    'act',
    'skeleton-warrior-1',
    ['move', 'action'],
  ]);
  t.choose('move:2,0').choose('attack:orlaf', miss(7));
  expect([turn(t)?.figure, roll(t)]).toEqual(['zombie-1', [2, 5, 2]]);
  t.choose('end');
  expect([t.kind, t.state.overlord.commands]).toEqual(['command', 1]);
  expect(t.offered('activate:')).toEqual([
    'activate:skeleton-warrior-1',
    'activate:zombie-1',
    'activate:elshara',
    'activate:skeleton-archer-1',
  ]);
  expect(turned(t, 'mortibris', 'dark-command')).toBe(2);
});

test('Keening: 3 magical dice against each enemy in short range, seen or not; a greater spell', () => {
  const t = boss('elshara', 'O> .. e> KK KK R< M<', ['keening']).choose('cast:keening');
  expect(t.offered()).toEqual(['target:orlaf', 'target:rordin', 'target:madriga']);
  t.choose('target:rordin').choose('target:madriga', miss(30));
  expect(rolls(t)).toEqual([
    [3, 4, 4],
    [3, 3, 2],
    [3, 5, 2],
  ]);
  expect(turned(t, 'elshara', 'keening')).toBe(2);
  expect(boss('elshara', 'e> .. .. .. .. O<', ['keening']).offered('cast:')).toEqual([]);
});

test('Whispers: an enemy in short range, seen or not, faces as the overlord likes', () => {
  const t = boss('elshara', 'O> .. e> ..', ['whispers']).choose('cast:whispers');
  expect([t.seat, ...t.offered()]).toEqual([0, 'face:N', 'face:E', 'face:S', 'face:W']);
  t.choose('face:W');
  expect([figureOf(t.state, 'orlaf').facing, turned(t, 'elshara', 'whispers')]).toEqual(['W', 1]);
  expect(boss('elshara', 'e> .. .. .. .. O<', ['whispers']).offered('cast:')).toEqual([]);
});

test('Rot Cloud: 3 magical dice against each enemy in short range and sight; a greater spell', () => {
  const t = boss('hoggar', 'H> H> .. O<\nH> H> .. R<', ['rot-cloud'])
    .choose('cast:rot-cloud')
    .choose('target:orlaf', miss(15));
  expect(rolls(t)).toEqual([
    [3, 5, 2],
    [3, 4, 4],
  ]);
  expect(turned(t, 'hoggar', 'rot-cloud')).toBe(2);
  for (const drawing of ['H> H> .. .. .. .. O<\nH> H> .. .. .. .. ..', 'O> .. H> H>\n.. .. H> H>'])
    expect(boss('hoggar', drawing, ['rot-cloud']).offered('cast:'), drawing).toEqual([]);
});

test('Hurled Boulder: 3 magical dice in long range and sight, then the target is pushed a square away', () => {
  const t = boss('hoggar', 'H> H> .. O< .. ..\nH> H> .. .. .. ..', ['hurled-boulder']).choose(
    'cast:hurled-boulder',
    miss(8),
  );
  expect([roll(t), t.offered()]).toEqual([
    [3, 5, 2],
    ['square:4,0', 'square:4,1', 'pass'],
  ]);
  t.choose('square:4,1');
  expect([cells(t, 'orlaf'), turned(t, 'hoggar', 'hurled-boulder')]).toEqual([[10], 1]);
  const gone = boss('hoggar', 'H> H> .. O< ..\nH> H> .. R> ..', ['hurled-boulder'], {
    wounds: { orlaf: 4 },
    goals: { overlord: [{ is: 'crippled', count: 2 }] },
  });
  gone.choose('cast:hurled-boulder').choose('target:orlaf', strike(3, 5));
  expect([onBoard(gone.state, 'orlaf'), told(gone, 'pushed')]).toEqual([false, []]);
  expect(boss('hoggar', `H> H> ${floor(9)} O<\nH> H> ${floor(10)}`, ['hurled-boulder']).offered('cast:')).toEqual([]);
});

test('Knit Flesh: heals a wound of a friend in short range, or an injured minion; a greater spell', () => {
  const hurt = { wounds: { hoggar: 2, 'zombie-troll-1': 1 } };
  const drawing = 'H> H> .. T> T> .. O<\nH> H> .. T> T> .. ..';
  const t = boss('hoggar', drawing, ['knit-flesh'], hurt).choose('cast:knit-flesh');
  expect(t.offered()).toEqual(['target:hoggar', 'target:zombie-troll-1'].sort());
  t.choose('target:zombie-troll-1');
  expect([wounds(t, 'zombie-troll-1'), wounds(t, 'hoggar'), turned(t, 'hoggar', 'knit-flesh')]).toEqual([0, 2, 2]);
  const own = boss('hoggar', drawing, ['knit-flesh'], { wounds: { hoggar: 2 } }).choose('cast:knit-flesh');
  expect(wounds(own, 'hoggar')).toBe(1);
  expect(boss('hoggar', drawing, ['knit-flesh']).offered('cast:')).toEqual([]);
});
