import { expect, test } from 'vitest';
import { armourOf } from '../../rules/values.ts';
import { figureOf, onBoard, type State } from '../../state.ts';
import { position, squares, told } from '../positions.ts';
import { cells, granted, hits, miss, roll, rolls, strike, turn, turned, wounds } from './played.ts';

const floor = (squares: number): string => Array.from({ length: squares }, () => '..').join(' ');

test('Whirlwind: an attack with all his dice on each adjacent enemy, before and behind him', () => {
  const t = position('s^ .. ..\n.. O> s>\n.. .. ..', { turn: 'orlaf' }).choose('feat:whirlwind');
  expect(t.offered()).toEqual(['target:skeleton-warrior-1', 'target:skeleton-warrior-2']);
  t.choose('target:skeleton-warrior-2', miss(14));
  expect(rolls(t)).toEqual([
    [5, 2, 1],
    [5, 2, 1],
  ]);
  expect(t.kind).toBe('command');
});

test('Whirlwind: not with nobody adjacent', () => {
  const t = position('O> .. s<', { turn: 'orlaf' });
  expect(t.offered('feat:')).toEqual(['feat:unstoppable']);
  expect(t.explain('feat:whirlwind')).toMatchObject({ allowed: false, rule: 'DS-FEAT-01' });
});

const GAUNTLET = `
  O> .. .. .. .. .. .. .. ..
  ## ## s^ ## ## ## s^ ## ##
`;

test('Unstoppable: past all enemies, then an attack with one die more; only for this turn', () => {
  expect(squares(position(GAUNTLET, { turn: 'orlaf' }))).toEqual(['1,0']);
  const t = position(GAUNTLET, { turn: 'orlaf' }).choose('feat:unstoppable');
  expect(squares(t)).toEqual(['1,0', '2,0', '3,0', '4,0', '5,0', '6,0', '7,0']);
  expect(granted(t)).toEqual(['unstoppable/unstoppable on orlaf']);
  t.choose('move:5,0');
  expect(squares(t)).toEqual(['4,0', '6,0', '3,0', '7,0']);
  expect(roll(t.choose('attack:skeleton-warrior-2', miss(8)))).toEqual([6, 2, 2]);
  expect([t.kind, granted(t)]).toEqual(['command', []]);
  expect(roll(t.choose('end').choose('attack:skeleton-warrior-2', miss(7)))).toEqual([5, 2, 2]);
});

test('Unstoppable: he leaves an enemy without breaking away and without a free strike', () => {
  const t = position('.. O> s<', { turn: 'orlaf' }).choose('feat:unstoppable');
  expect([t.offered('break-away'), squares(t)]).toEqual([[], ['0,0']]);
  expect(turn(t)?.parts).toEqual(['move', 'attack']);
  t.choose('move:0,0');
  expect([t.seat, t.kind, told(t, 'attack')]).toEqual([1, 'turn', []]);
});

test('Unstoppable, Hammer Time: what they give is for melee, not for a bolt', () => {
  const bolt = (sign: string, hero: string, feat: string) => {
    const t = position(`${sign}> .. .. z<`, { turn: hero, items: { [hero]: ['last-bolt'] } }).choose(`feat:${feat}`);
    expect(turn(t)?.parts).toEqual(['move', 'attack']);
    t.choose('use:last-bolt', [6, 1, 1, 1, 1]);
    return [roll(t), hits(t)];
  };
  expect(bolt('O', 'orlaf', 'unstoppable')).toEqual([[3, 2, 1], 1]);
  expect(bolt('R', 'rordin', 'hammer-time')).toEqual([[3, 2, 1], 1]);
});

test('Red Harvest: a move and three attacks', () => {
  const t = position('O> .. k<', { turn: 'orlaf', legendary: true }).choose('feat:red-harvest').choose('move:1,0');
  for (const left of [2, 1, 0]) {
    expect(roll(t.choose('attack:grimbur', miss(11)))).toEqual([6, 5, 4]);
    expect(t.offered('attack:')).toHaveLength(left > 0 ? 1 : 0);
  }
  expect([t.kind, rolls(t).length]).toEqual(['command', 3]);
});

test('None Shall Pass: turned as he likes he holds all in front until his next turn, better armoured, with 2 dice more in free strikes', () => {
  const t = position('.. %% .. ..\n.. R< s< ..', { turn: 'rordin' }).choose('feat:none-shall-pass');
  expect(t.offered()).toEqual(['face:N', 'face:E', 'face:S', 'face:W']);
  t.choose('face:E');
  expect([squares(t), turn(t)?.parts]).toEqual([[], ['attack']]);
  expect(roll(t.choose('attack:skeleton-warrior-1', miss(6)))).toEqual([4, 2, 2]);
  expect(granted(t)).toEqual(['none-shall-pass/none-shall-pass on rordin']);
  t.choose('activate:skeleton-warrior-1');
  expect(t.explain('break-away')).toMatchObject({ allowed: false, rule: 'DS-BREAK-01' });
  expect(roll(t.choose('attack:rordin', miss(6)))).toEqual([2, 4, 5]);
  t.choose('raise:1,0,zombie').choose('face:N').choose('strike:rordin', miss(8));
  expect(roll(t)).toEqual([6, 2, 1]);
  t.choose('end');
  expect([granted(t), armourOf(t.state, figureOf(t.state, 'rordin'))]).toEqual([[], 4]);
});

test('Hammer Time: 2 dice more, and 2 hits more if he hits at all; only for this turn', () => {
  const smite = (dice: number[]) => {
    const t = position('R> z<', { turn: 'rordin' }).choose('feat:hammer-time').choose('attack:zombie-1', dice);
    return [roll(t), hits(t), onBoard(t.state, 'zombie-1'), t.state.bones.length];
  };
  expect(smite([6, 1, 1, 1, 1, 1, 1, 1])).toEqual([[6, 2, 1], 3, false, 1]);
  expect(smite([6, 6, 1, 1, 1, 1, 1, 1])).toEqual([[6, 2, 1], 4, false, 0]);
  expect(smite(miss(8))).toEqual([[6, 2, 1], 0, true, 0]);
  const t = position('R> z<', { turn: 'rordin' }).choose('feat:hammer-time').choose('attack:zombie-1', miss(8));
  expect([t.kind, granted(t)]).toEqual(['command', []]);
  t.choose('end');
  t.choose('attack:zombie-1', [6, 1, 1, 1, 1, 1]);
  expect([roll(t), hits(t)]).toEqual([[4, 2, 1], 1]);
});

test('Oath of the Ancestors: heals a wound of each friend in short range, himself included; then move and attack', () => {
  const t = position('O> R> KK KK .. D> M> s<', {
    turn: 'rordin',
    legendary: true,
    wounds: { rordin: 1, orlaf: 2, danor: 1, madriga: 1 },
  });
  t.choose('feat:oath-of-the-ancestors');
  // Danor is hidden behind the bookcase, three squares off; Madriga is a square farther.
  expect(t.offered().sort()).toEqual(['target:danor', 'target:orlaf', 'target:rordin']);
  t.choose('target:orlaf').choose('target:danor');
  expect(['rordin', 'orlaf', 'danor', 'madriga'].map(id => wounds(t, id))).toEqual([0, 1, 0, 1]);
  expect(turn(t)?.parts).toEqual(['move', 'attack']);
});

test('Arrow Storm: turned as she likes she shoots at up to three different enemies', () => {
  const t = position('M< .. .. s<\n.. .. .. s<\n.. .. .. s<\n.. .. .. s<', { turn: 'madriga' });
  t.choose('feat:arrow-storm').choose('face:E');
  expect(t.offered()).toHaveLength(4);
  t.choose('target:skeleton-warrior-1');
  expect(t.offered()).toEqual([
    'target:skeleton-warrior-2',
    'target:skeleton-warrior-3',
    'target:skeleton-warrior-4',
    'pass',
  ]);
  t.choose('target:skeleton-warrior-3').choose('target:skeleton-warrior-4', miss(5));
  t.choose('pass', miss(5)).choose('pass', miss(5)).choose('pass');
  expect(rolls(t)).toEqual([
    [3, 2, 2],
    [3, 2, 2],
    [3, 2, 2],
  ]);
  expect(t.kind).toBe('command');
});

test('Arrow Storm: with all her dice, as far as the long ruler reaches', () => {
  const storm = (gap: number) => {
    const t = position(`M> ${floor(gap)} s<`, { turn: 'madriga', legendary: true }).choose('feat:arrow-storm');
    return rolls(t.choose('face:E', miss(7)));
  };
  expect([storm(8), storm(9)]).toEqual([[[5, 2, 2]], []]);
});

test('Arrow Storm: not at the adjacent, and not while she stands in front of an enemy', () => {
  const t = position('M> s> .. s<\n.. .. .. ..', { turn: 'madriga' })
    .choose('feat:arrow-storm')
    .choose('face:S', miss(5));
  expect([rolls(t), t.kind]).toEqual([[], 'command']);
  const engaged = position('s> M> .. .. s<', { turn: 'madriga' }).choose('feat:arrow-storm').choose('face:E');
  expect([rolls(engaged), engaged.kind]).toEqual([[], 'command']);
});

test('Wind Step: move, attack and move again, through figures and past enemies, without free strikes', () => {
  const t = position(`M> s> ${floor(8)}`, { turn: 'madriga' }).choose('feat:wind-step');
  expect(squares(t)).toEqual(['2,0', '3,0', '4,0', '5,0', '6,0', '7,0', '8,0']);
  t.choose('move:2,0').choose('attack:skeleton-warrior-1', miss(5));
  expect([t.kind, roll(t), t.offered('attack:')]).toEqual(['turn', [3, 2, 2], []]);
  // The second move has all its points again, and needs no breaking away.
  expect(squares(t)).toEqual(['3,0', '0,0', '4,0', '5,0', '6,0', '7,0', '8,0', '9,0']);
  t.choose('move:9,0').choose('end');
  expect([t.kind, granted(t), cells(t, 'madriga')]).toEqual(['command', [], [9]]);
});

test('Heartseeker: 3 ranged dice more against armour lowered by 2; nothing of that in melee', () => {
  const shot = position('M> .. .. r<', { turn: 'madriga', legendary: true }).choose('feat:heartseeker');
  expect(turn(shot)?.parts).toEqual(['move', 'attack']);
  // 4 dice, 3 more, and one for her steady hand.
  expect(roll(shot.choose('shoot:dwarf-revenant-1', miss(12)))).toEqual([8, 4, 1]);
  expect(granted(shot.choose('pass'))).toEqual([]);
  const blow = position('M> r<', { turn: 'madriga', legendary: true }).choose('feat:heartseeker');
  expect(roll(blow.choose('attack:dwarf-revenant-1', miss(8)))).toEqual([4, 4, 3]);
});

const allTurned = (state: State): void => {
  for (const card of figureOf(state, 'danor').spells) card.turned = 2;
};

test('Surge of Power: all spells are ready at once, and a move is followed by two actions', () => {
  const spells = { danor: ['burn', 'chain-lightning', 'mend'] };
  const t = position('D> .. .. k<', { turn: 'danor', spells, arrange: allTurned });
  expect(t.offered('cast:')).toEqual([]);
  t.choose('feat:surge-of-power');
  expect(spells.danor.map(spell => turned(t, 'danor', spell))).toEqual([0, 0, 0]);
  expect(turn(t)?.parts).toEqual(['move', 'action', 'action']);
  t.choose('cast:burn', miss(10));
  expect(t.offered('cast:')).toEqual(['cast:chain-lightning']);
  t.choose('cast:chain-lightning', miss(8));
  expect(rolls(t)).toEqual([
    [5, 5, 4],
    [3, 5, 4],
  ]);
  expect(t.kind).toBe('command');
});

test('Arcane Burst: 4 magical dice against each adjacent enemy, the survivors are pushed up to 2 squares, then he moves', () => {
  const t = position('.. .. .. z> D> z< .. ..', { turn: 'danor' }).choose('feat:arcane-burst');
  t.choose('target:zombie-1', miss(12));
  expect(rolls(t)).toEqual([
    [4, 2, 1],
    [4, 2, 1],
  ]);
  expect(t.offered()).toEqual(['square:2,0', 'pass']);
  t.choose('square:2,0').choose('square:1,0');
  expect(t.offered()).toEqual(['square:6,0', 'pass']);
  t.choose('square:6,0').choose('pass');
  expect(cells(t, 'zombie-1', 'zombie-2')).toEqual([1, 6]);
  expect([t.kind, turn(t)?.parts, squares(t)]).toEqual(['turn', ['move'], ['3,0', '5,0', '2,0']]);
});

test('Arcane Burst: who falls is not pushed; with nobody adjacent it is still a move', () => {
  const t = position('.. D> z< .. ..', { turn: 'danor' }).choose('feat:arcane-burst', strike(4, 2));
  expect([t.kind, onBoard(t.state, 'zombie-1'), told(t, 'pushed')]).toEqual(['turn', false, []]);
  const troll = position('D> T< T< ..\n.. T< T< ..', { turn: 'danor' }).choose('feat:arcane-burst', miss(8));
  expect([roll(troll), troll.kind, cells(troll, 'zombie-troll-1')]).toEqual([[4, 4, 4], 'turn', [1]]);
  const none = position('.. D> .. z<', { turn: 'danor' }).choose('feat:arcane-burst');
  expect([turn(none)?.parts, rolls(none)]).toEqual([['move'], []]);
});

test('Stolen Moment: another hero in long range moves and acts at once, then Danor; both keep what they had', () => {
  const t = position('D> .. .. O> .. s<', {
    turn: 'danor',
    legendary: true,
    wounds: { orlaf: 1 },
    items: { orlaf: ['healing-potion'] },
  }).choose('feat:stolen-moment');
  expect(t.offered('use:')).toEqual([]);
  expect([t.kind, turn(t)?.figure, turn(t)?.parts, t.offered('feat:')]).toEqual([
    'act',
    'orlaf',
    ['move', 'action'],
    [],
  ]);
  t.choose('move:4,0').choose('attack:skeleton-warrior-1', miss(8));
  expect(roll(t)).toEqual([6, 2, 2]);
  expect([t.kind, turn(t)?.figure, turn(t)?.parts]).toEqual(['turn', 'danor', ['move', 'action']]);
  t.choose('end');
  expect([turn(t)?.figure, t.offered('attack:')]).toEqual(['orlaf', ['attack:skeleton-warrior-1']]);
});

test('Stolen Moment: one hero of several, as far as the long ruler reaches, seen or not', () => {
  const t = position(`O> D> KK KK ${floor(6)} M>`, { turn: 'danor', legendary: true }).choose('feat:stolen-moment');
  expect(t.offered()).toEqual(['target:orlaf', 'target:madriga']);
  t.choose('target:madriga').choose('end');
  expect([t.kind, turn(t)?.figure]).toEqual(['turn', 'danor']);
});

test('Stolen Moment: not for somebody farther away', () => {
  const t = position(`D> ${floor(9)} O>`, { turn: 'danor', legendary: true }).choose('feat:stolen-moment');
  expect([t.kind, turn(t)?.figure]).toEqual(['turn', 'danor']);
});

test('Whirlwind: a target that has fallen to Frenzy in between is not attacked any more', () => {
  const t = position('.. s^ ..\n.. O> s^\n.. .. ..', { turn: 'orlaf' });
  t.choose('feat:whirlwind').choose('target:skeleton-warrior-1', [6, 6, 6, 1, 1, 1, 1]);
  expect([t.kind, ...t.offered()]).toEqual(['kill', 'use:frenzy', 'pass']);
  t.choose('use:frenzy', [6, 6, 6, 1, 1]);
  expect(cells(t, 'skeleton-warrior-1', 'skeleton-warrior-2')).toEqual([null, null]);
  expect(rolls(t).map(([dice]) => dice)).toEqual([5, 3]);
  expect(t.kind).toBe('command');
});
