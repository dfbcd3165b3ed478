import { expect, test } from 'vitest';
import { figureOf } from '../../state.ts';
import { position, squares, told } from '../positions.ts';
import { cells, granted, miss, roll, rolls, strike, turn, wounds } from './played.ts';

const floor = (squares: number): string => Array.from({ length: squares }, () => '..').join(' ');

test('In My Thrall: he moves, turns a hero he sees, and the hero strikes a friend', () => {
  const t = position('m> .. .. O< R<', { turn: 'mortibris' }).choose('feat:in-my-thrall');
  expect([t.seat, t.kind, turn(t)?.parts]).toEqual([0, 'act', ['move']]);
  t.choose('end');
  // Rordin is hidden behind Orlaf.
  expect([t.seat, t.kind, ...t.offered()]).toEqual([0, 'facing', 'face:N', 'face:E', 'face:S', 'face:W']);
  t.choose('face:E', strike(5, 4));
  expect(told(t, 'attack')).toMatchObject([{ attacker: 'orlaf', target: 'rordin', form: 'melee', free: false }]);
  expect([roll(t), wounds(t, 'rordin'), figureOf(t.state, 'orlaf').facing]).toEqual([[5, 4, 4], 1, 'E']);
});

test('In My Thrall: the overlord chooses whom; an archer shoots; turned away from all friends nobody is struck', () => {
  const two = position('m> .. .. O< R<\n.. .. .. s> D<', { turn: 'mortibris' })
    .choose('feat:in-my-thrall')
    .choose('end');
  two.choose('face:E');
  expect([two.seat, two.kind, ...two.offered()]).toEqual([0, 'betray', 'attack:rordin', 'attack:danor']);
  const bow = position('m> .. .. M< .. .. R<', { turn: 'mortibris' }).choose('feat:in-my-thrall').choose('end');
  expect(roll(bow.choose('face:E', miss(7)).choose('pass'))).toEqual([3, 4, 4]);
  const far = position(`m> ${floor(8)} O< R<`, { turn: 'mortibris' })
    .choose('feat:in-my-thrall')
    .choose('end');
  expect(far.kind).toBe('facing');
  const away = position('m> .. .. O< R<', { turn: 'mortibris' })
    .choose('feat:in-my-thrall')
    .choose('end')
    .choose('face:W');
  expect([rolls(away), away.kind]).toEqual([[], 'command']);
});

test('The Great Awakening: up to three bone piles anywhere rise', () => {
  const t = position(`O< ${floor(4)} %% %%\n${floor(5)} %% %%\n${`${floor(7)}\n`.repeat(9)}${floor(6)} m>`, {
    turn: 'mortibris',
  });
  t.choose('feat:great-awakening');
  expect([t.seat, ...t.offered()]).toEqual([0, 'square:5,0', 'square:6,0', 'square:5,1', 'square:6,1']);
  t.choose('square:5,0').choose('raise:5,0,zombie').choose('face:E');
  expect(t.offered()).toEqual(['square:6,0', 'square:5,1', 'square:6,1', 'pass']);
  t.choose('square:6,0').choose('raise:6,0,ghost').choose('face:E');
  t.choose('square:6,1').choose('raise:6,1,zombie').choose('face:E');
  expect(cells(t, 'zombie-1', 'ghost-1', 'zombie-2')).toEqual([5, 6, 13]);
  expect([t.kind, t.state.bones]).toEqual(['command', [12]]);
});

test('The Great Awakening: not beyond what the adventure allows, not without bones', () => {
  const t = position('m> %% %% .. .. O>', { turn: 'mortibris', raise: { zombie: 1 } }).choose('pass');
  t.choose('feat:great-awakening').choose('square:1,0').choose('face:E');
  expect([t.kind, t.state.bones]).toEqual(['command', [2]]);
  expect(position('m> .. .. O>', { turn: 'mortibris' }).explain('feat:great-awakening').rule).toBe('DS-FEAT-01');
});

test("King's Wrath: he moves 2 squares farther and attacks twice; only for this activation", () => {
  const run = position(`k> ${floor(9)} O>`, { turn: 'grimbur' });
  expect(squares(run)).toHaveLength(4);
  expect(squares(run.choose('feat:kings-wrath'))).toHaveLength(6);
  const t = position('k> O<', { turn: 'grimbur' }).choose('feat:kings-wrath');
  expect(granted(t)).toEqual(['kings-wrath/kings-wrath on grimbur']);
  t.choose('attack:orlaf', miss(10)).choose('attack:orlaf', miss(10));
  expect([t.kind, rolls(t), granted(t)]).toEqual([
    'command',
    [
      [5, 5, 2],
      [5, 5, 2],
    ],
    [],
  ]);
});

test('Call of the Halls: up to two revenants appear in short range, and may be struck', () => {
  const t = position('k> .. .. O< .. .. ..', { turn: 'grimbur', raise: { 'dwarf-revenant': 4 } }).choose(
    'feat:call-of-the-halls',
  );
  expect([t.seat, ...t.offered()]).toEqual([0, 'square:1,0', 'square:2,0', 'square:4,0']);
  t.choose('square:4,0').choose('face:W').choose('square:2,0').choose('face:E');
  expect(cells(t, 'dwarf-revenant-1', 'dwarf-revenant-2')).toEqual([4, 2]);
  // Only the second stands in front of Orlaf.
  expect([t.seat, t.kind, ...t.offered()]).toEqual([1, 'free-strike', 'strike:orlaf', 'pass']);
  expect(t.choose('pass').kind).toBe('command');
});

test('Call of the Halls: one if only one is left, not at all if none is', () => {
  const one = position('k> .. r> O>', { turn: 'grimbur', raise: { 'dwarf-revenant': 2 } }).choose(
    'feat:call-of-the-halls',
  );
  expect([one.choose('face:E').kind, cells(one, 'dwarf-revenant-2')]).toEqual(['command', [1]]);
  const none = position('k> .. .. O>', { turn: 'grimbur', raise: { zombie: 2 } });
  expect(none.explain('feat:call-of-the-halls')).toMatchObject({ allowed: false, rule: 'DS-FEAT-01' });
});

test('Death Wail: she moves, then 4 magical dice against each enemy in short range, seen or not', () => {
  const t = position('e> .. .. O< M< R<', { turn: 'elshara' }).choose('feat:death-wail');
  expect(turn(t)?.parts).toEqual(['move']);
  t.choose('end');
  // Rordin is four squares away.
  expect(t.offered()).toEqual(['target:orlaf', 'target:madriga']);
  t.choose('target:madriga', miss(16));
  expect(rolls(t)).toEqual([
    [4, 3, 2],
    [4, 5, 2],
  ]);
  expect(t.kind).toBe('command');
});

test('Fade: heals 2 wounds and puts her on any free square in long range', () => {
  const t = position(`e> ${floor(10)}\n${floor(10)} O>`, { turn: 'elshara', wounds: { elshara: 3 } }).choose(
    'feat:fade',
  );
  expect(wounds(t, 'elshara')).toBe(1);
  expect(t.offered('square:9,0')).toHaveLength(1);
  expect([t.offered('square:10,0'), t.offered('square:0,0')]).toEqual([[], []]);
  t.choose('square:9,1').choose('face:W');
  expect(figureOf(t.state, 'elshara')).toMatchObject({ cell: 11 + 9, facing: 'W' });
  expect(told(t, 'placed')).toMatchObject([{ figure: 'elshara', to: { x: 9, y: 1 } }]);
  expect(t.kind).toBe('command');
  // Behind her and past a bookcase too.
  const hidden = position(`.. e> KK KK .. ..\n${floor(5)} O>`, { turn: 'elshara', wounds: { elshara: 1 } }).choose(
    'feat:fade',
  );
  expect([...hidden.offered('square:0,0'), ...hidden.offered('square:4,0')]).toHaveLength(2);
});

test('Earthshaker: 3 magical dice against each enemy in short range, who is pushed a square away', () => {
  const t = position('H> H> .. O< ..\nH> H> .. .. ..', { turn: 'hoggar' }).choose('feat:earthshaker', miss(8));
  expect(roll(t)).toEqual([3, 5, 2]);
  expect(t.offered()).toEqual(['square:4,0', 'square:4,1', 'pass']);
  t.choose('square:4,0');
  expect([t.kind, cells(t, 'orlaf')]).toEqual(['command', [4]]);
  expect(figureOf(t.state, 'orlaf').facing).toBe('W');
});

test('Earthshaker, Death Wail: magical attacks on all in reach, hidden or behind; pushed no farther than a square', () => {
  const t = position('O> .. H> H> KK KK R< .. ..\n.. .. H> H> .. .. .. .. ..', {
    turn: 'hoggar',
    wounds: { hoggar: 4 },
  });
  t.choose('feat:earthshaker').choose('target:rordin', miss(15));
  expect(told(t, 'attack').map(({ target, form }) => `${form} ${target}`)).toEqual(['magical rordin', 'magical orlaf']);
  expect(rolls(t)).toEqual([
    [3, 4, 4],
    [3, 5, 2],
  ]);
  expect([t.choose('square:7,0').offered('square:8,0'), t.kind]).toEqual([[], 'command']);
  const wail = position('e> .. O<', { turn: 'elshara', wounds: { elshara: 3 } }).choose('feat:death-wail');
  expect([roll(wail.choose('end', miss(9))), told(wail, 'attack')[0]?.form]).toEqual([[4, 5, 2], 'magical']);
});

test('Earthshaker: not with nobody in short range', () => {
  const t = position('H> H> .. .. .. .. O<\nH> H> .. .. .. .. ..', { turn: 'hoggar' });
  expect(t.explain('feat:earthshaker')).toMatchObject({ allowed: false, rule: 'DS-FEAT-01' });
});

test('Rotten Rage: heals a wound, then move and action; one melee die more until his next activation', () => {
  const t = position('H> H> O< ..\nH> H> .. ..', { turn: 'hoggar', wounds: { hoggar: 2 } });
  t.choose('feat:rotten-rage');
  expect([wounds(t, 'hoggar'), turn(t)?.parts]).toEqual([1, ['move', 'action']]);
  expect(roll(t.choose('attack:orlaf', miss(10)))).toEqual([6, 4, 2]);
  // In the heroes' turns his free strikes have it too.
  t.choose('end', [1]).choose('break-away').choose('strike:hoggar', miss(10));
  expect([roll(t), granted(t)]).toEqual([[6, 4, 2], ['rotten-rage/rotten-rage on hoggar']]);
  t.choose('end').choose('activate:hoggar').choose('attack:orlaf', miss(9));
  expect([roll(t), granted(t)]).toEqual([[5, 4, 2], []]);
});

test('Rotten Rage: not for his spells', () => {
  const t = position('H> H> .. .. O<\nH> H> .. .. ..', { turn: 'hoggar' }).choose('feat:rotten-rage');
  expect(roll(t.choose('cast:hurled-boulder', miss(8)))).toEqual([3, 5, 2]);
});
