import { expect, test } from 'vitest';
import { figureOf, onBoard, thingOf } from '../../state.ts';
import { position, type Situation, squares, told } from '../positions.ts';
import { granted, items, miss, roll, rolls, strike, turned, wounds } from './played.ts';

const floor = (squares: number): string => Array.from({ length: squares }, () => '..').join(' ');

/** The turn of a hero who carries this. */
const with1 = (item: string, hero: string, drawing: string, situation: Situation = {}) =>
  position(drawing, { turn: hero, items: { [hero]: [item] }, ...situation });

test('Healing Potion: heals 2 wounds in the own turn and is used up', () => {
  const t = with1('healing-potion', 'orlaf', 'O> ..', { wounds: { orlaf: 3 } }).choose('use:healing-potion');
  expect([wounds(t, 'orlaf'), items(t, 'orlaf')]).toEqual([1, []]);
  expect(with1('healing-potion', 'orlaf', 'O> ..').explain('use:healing-potion')).toMatchObject({ allowed: false });
});

test('Energy Crystal: 2 dice more for one magical attack, asked for before the roll; not in melee', () => {
  const t = with1('energy-crystal', 'danor', 'D> .. s<', { spells: { danor: ['flamebolt'] } }).choose('cast:flamebolt');
  expect([t.seat, t.kind, ...t.offered()]).toEqual([1, 'attacking', 'use:energy-crystal', 'pass']);
  expect(roll(t.choose('use:energy-crystal', miss(7)))).toEqual([5, 2, 2]);
  expect([items(t, 'danor'), granted(t)]).toEqual([[], []]);
  const spells = { danor: ['flamebolt', 'soul-lance'] };
  const twice = with1('energy-crystal', 'danor', 'D> .. k<', { spells }).choose('cast:flamebolt');
  twice.choose('use:energy-crystal', miss(10)).choose('cast:soul-lance', miss(8));
  expect(rolls(twice)).toEqual([
    [5, 5, 4],
    [3, 5, 4],
  ]);
  const blow = with1('energy-crystal', 'danor', 'D> s<').choose('attack:skeleton-warrior-1', miss(4));
  expect([roll(blow), items(blow, 'danor')]).toEqual([[2, 2, 2], ['energy-crystal']]);
});

test('Weapon Oil: 2 dice more for one melee attack; not for a shot or spell', () => {
  const t = with1('weapon-oil', 'orlaf', 'O> s<').choose('attack:skeleton-warrior-1');
  expect([t.kind, ...t.offered()]).toEqual(['attacking', 'use:weapon-oil', 'pass']);
  expect([roll(t.choose('use:weapon-oil', miss(9))), items(t, 'orlaf')]).toEqual([[7, 2, 2], []]);
  const kept = with1('weapon-oil', 'orlaf', 'O> s<').choose('attack:skeleton-warrior-1').choose('pass', miss(7));
  expect([roll(kept), items(kept, 'orlaf')]).toEqual([[5, 2, 2], ['weapon-oil']]);
  const shot = with1('weapon-oil', 'madriga', 'M> .. .. s<').choose('shoot:skeleton-warrior-1', miss(5));
  expect(roll(shot)).toEqual([3, 2, 2]);
});

test('Warding Scroll: 2 armour more against one attack, for its bearer', () => {
  const t = position('M> r<\n.. s^', { turn: 'dwarf-revenant-1', items: { madriga: ['warding-scroll'] } });
  t.choose('attack:madriga');
  expect([t.seat, t.kind, ...t.offered()]).toEqual([1, 'defending', 'use:warding-scroll', 'pass']);
  t.choose('use:warding-scroll', miss(7));
  expect([roll(t)?.[2], items(t, 'madriga'), granted(t)]).toEqual([4, [], []]);
  t.choose('activate:skeleton-warrior-1').choose('attack:madriga', miss(5));
  expect(roll(t)?.[2]).toBe(2);
  // Against a spell it helps as well.
  const spell = position('m> .. .. M<', { turn: 'mortibris', items: { madriga: ['warding-scroll'] } });
  expect(roll(spell.choose('cast:soul-lance').choose('use:warding-scroll', miss(6)))).toEqual([3, 3, 4]);
});

test('Smoke Vial: no free strikes when breaking away in this turn', () => {
  const t = with1('smoke-vial', 'orlaf', '.. O> s<').choose('use:smoke-vial');
  expect([t.offered('break-away'), squares(t), granted(t)]).toEqual([[], ['0,0'], ['smoke-vial/smoke-vial on orlaf']]);
  t.choose('move:0,0');
  expect([t.seat, rolls(t), items(t, 'orlaf')]).toEqual([1, [], []]);
  expect(granted(t.choose('end'))).toEqual([]);
  // The first square must still be in front of nobody.
  expect(squares(with1('smoke-vial', 'orlaf', 's> O> s<\n## .. ##').choose('use:smoke-vial'))).toEqual([]);
});

test('Swiftness Draught: 4 squares more in this turn, also in the midst of the move', () => {
  const t = with1('swiftness-draught', 'rordin', `R> ${floor(12)}`);
  t.choose('move:5,0');
  expect(squares(t)).toEqual([]);
  t.choose('use:swiftness-draught');
  expect([squares(t).filter(at => Number(at.split(',')[0]) > 5), items(t, 'rordin')]).toEqual([
    ['6,0', '7,0', '8,0', '9,0'],
    [],
  ]);
  expect([t.choose('end').kind, granted(t)]).toEqual(['command', []]);
  expect(squares(t.choose('end')).includes('11,0')).toBe(false);
});

test('Dwarf Ale: being injured or outnumbered costs no die until the next own turn', () => {
  const t = with1('dwarf-ale', 'orlaf', 's> O> s<', { wounds: { orlaf: 3 } }).choose('use:dwarf-ale');
  expect(roll(t.choose('attack:skeleton-warrior-2', miss(7)))).toEqual([5, 2, 2]);
  t.choose('activate:skeleton-warrior-2').choose('attack:orlaf', miss(7));
  expect([roll(t), items(t, 'orlaf')]).toEqual([[2, 5, 2], []]);
  t.choose('end').choose('attack:skeleton-warrior-2', miss(5));
  expect([roll(t), granted(t)]).toEqual([[3, 2, 2], []]);
});

test('Dwarf Ale: an attack from behind still costs one', () => {
  const t = position('s> O> s<', {
    turn: 'skeleton-warrior-1',
    wounds: { orlaf: 3 },
    arrange: state =>
      state.grants.push({ source: 'dwarf-ale', key: 'dwarf-ale', on: 'orlaf', by: 'orlaf', until: 'next-turn' }),
  });
  expect(roll(t.choose('attack:orlaf', miss(6)))).toEqual([2, 4, 2]);
});

test('Holy Water: the bones on all adjacent squares are gone, behind the bearer too', () => {
  const t = with1('holy-water', 'orlaf', '%% O> %% %%\n.. .. %% ..').choose('use:holy-water');
  expect([t.state.bones, told(t, 'shattered').length, items(t, 'orlaf')]).toEqual([[3], 3, []]);
  expect(with1('holy-water', 'orlaf', 'O> .. %%').explain('use:holy-water')).toMatchObject({ allowed: false });
});

test('Skeleton Key: a lock in front opens without a fight; no seal, nothing behind', () => {
  const t = with1('skeleton-key', 'orlaf', 'O> c5 ..', { holds: ['weapon-oil'] }).choose('use:skeleton-key');
  expect([thingOf(t.state, 'chest-1')?.open, items(t, 'orlaf'), rolls(t)]).toEqual([true, ['weapon-oil'], []]);
  // Neither move nor action is spent.
  expect(t.kind).toBe('turn');
  const two = with1('skeleton-key', 'orlaf', 'O> c5\n.. c5').choose('use:skeleton-key').choose('target:chest-2');
  expect([two.kind, two.state.things.map(({ open }) => open)]).toEqual(['turn', [false, true]]);
  const door = with1('skeleton-key', 'orlaf', 'O> d5 s<').choose('use:skeleton-key');
  expect(onBoard(door.state, 'skeleton-warrior-1')).toBe(true);
  for (const drawing of ['O> q1 ..', 'c1 O> ..', 'O> .. c1'])
    expect(with1('skeleton-key', 'orlaf', drawing).offered('use:'), drawing).toEqual([]);
});

test('Rune of Opening: a seal in front loses one strength; no lock, nothing behind', () => {
  const t = with1('rune-of-opening', 'orlaf', 'O> q2 ..').choose('use:rune-of-opening');
  expect([thingOf(t.state, 'chest-1'), items(t, 'orlaf')]).toMatchObject([{ seal: 1, open: false }, []]);
  const last = with1('rune-of-opening', 'orlaf', 'O> q1 ..', { holds: ['crowbar'] }).choose('use:rune-of-opening');
  expect([thingOf(last.state, 'chest-1')?.open, items(last, 'orlaf')]).toEqual([true, ['crowbar']]);
  const two = with1('rune-of-opening', 'orlaf', 'O> q2\n.. q2').choose('use:rune-of-opening').choose('target:chest-1');
  expect([two.kind, two.state.things.map(({ seal }) => seal)]).toEqual(['turn', [1, 2]]);
  for (const drawing of ['O> c1 ..', 'q1 O> ..', 'O> .. q1'])
    expect(with1('rune-of-opening', 'orlaf', drawing).offered('use:'), drawing).toEqual([]);
});

test('Last Bolt: a shot of 3 dice besides the action, in long range and sight, not at close quarters', () => {
  const t = with1('last-bolt', 'orlaf', `O> ${floor(8)} s<`).choose('use:last-bolt', miss(5));
  expect([roll(t), items(t, 'orlaf')]).toEqual([[3, 2, 2], []]);
  expect(told(t, 'attack')).toMatchObject([{ form: 'ranged', free: false }]);
  const two = with1('last-bolt', 'orlaf', 'O> .. .. s<\n.. .. .. s<').choose('use:last-bolt');
  expect(rolls(two.choose('target:skeleton-warrior-2', miss(5)))).toEqual([[3, 2, 2]]);
  // Injured, across a barrel, from behind: the usual modifiers count.
  const hard = with1('last-bolt', 'orlaf', 'O> .. BB .. g>', { wounds: { orlaf: 3 } }).choose('use:last-bolt', miss(5));
  expect(roll(hard)).toEqual([2, 2, 2]);
  for (const drawing of [`O> ${floor(9)} s<`, 'O> s>', 's> .. O> ..', 's> O> .. s<'])
    expect(with1('last-bolt', 'orlaf', drawing).offered('use:'), drawing).toEqual([]);
});

test('Mana Phial: readies one spell of a spellcaster; others cannot use it', () => {
  const arrange: Situation['arrange'] = state => {
    for (const card of figureOf(state, 'danor').spells) card.turned = 2;
  };
  const spells = { danor: ['burn', 'mend'] };
  const t = with1('mana-phial', 'danor', 'D> .. s<', { spells, arrange }).choose('use:mana-phial');
  expect(t.offered()).toEqual(['ready:burn', 'ready:mend']);
  t.choose('ready:burn');
  expect([turned(t, 'danor', 'burn'), turned(t, 'danor', 'mend'), items(t, 'danor')]).toEqual([0, 2, []]);
  expect(t.offered('cast:')).toEqual(['cast:burn']);
  expect(with1('mana-phial', 'danor', 'D> .. s<', { spells }).offered('use:')).toEqual([]);
  expect(with1('mana-phial', 'orlaf', 'O> .. s<').explain('use:mana-phial').allowed).toBe(false);
});

test('Phoenix Feather: the wound that would cripple is not taken; it is used up and never changes hands', () => {
  const t = position('O> s<', {
    turn: 'skeleton-warrior-1',
    wounds: { orlaf: 4 },
    items: { orlaf: ['phoenix-feather'] },
  });
  t.choose('attack:orlaf', strike(2, 4));
  expect([t.seat, t.kind, ...t.offered()]).toEqual([1, 'crippling', 'use:phoenix-feather', 'pass']);
  t.choose('use:phoenix-feather');
  expect([wounds(t, 'orlaf'), items(t, 'orlaf'), t.match.outcome]).toEqual([4, [], null]);
  const early = position('O> s<', { turn: 'skeleton-warrior-1', items: { orlaf: ['phoenix-feather'] } });
  expect(wounds(early.choose('attack:orlaf', strike(2, 5)), 'orlaf')).toBe(1);
  const trade = with1('phoenix-feather', 'orlaf', 'O> .. R>').choose('move:1,0');
  expect(trade.explain('give:phoenix-feather,rordin').rule).toBe('DS-ITEM-12');
});

test('Horn of Deeds: a used feat of his choice may be used once more, even in this turn', () => {
  const used = (...ids: string[]): Situation => ({
    arrange: state => {
      for (const feat of figureOf(state, 'orlaf').feats) feat.used = ids.includes(feat.id);
    },
  });
  const t = with1('horn-of-deeds', 'orlaf', 'O> s<', used('whirlwind', 'unstoppable')).choose('use:horn-of-deeds');
  expect([t.kind, ...t.offered()]).toEqual(['renew', 'renew:whirlwind', 'renew:unstoppable']);
  t.choose('renew:whirlwind');
  expect([t.offered('feat:'), items(t, 'orlaf'), told(t, 'renewed')]).toMatchObject([
    ['feat:whirlwind'],
    [],
    [{ feat: 'whirlwind' }],
  ]);
  t.choose('feat:whirlwind', miss(7));
  expect(figureOf(t.state, 'orlaf').feats.every(feat => feat.used)).toBe(true);
  expect(with1('horn-of-deeds', 'orlaf', 'O> s<', used()).offered('use:')).toEqual([]);
});
