import { expect, test } from 'vitest';
import { armourOf } from '../../rules/values.ts';
import { figureOf, onBoard } from '../../state.ts';
import { position, type Situation, squares, told } from '../positions.ts';
import { cells, hits, items, miss, roll, strike, wounds } from './played.ts';

const floor = (squares: number): string => Array.from({ length: squares }, () => '..').join(' ');

const attack = (drawing: string, turn: string, target: string, carried: Situation['items'], more: Situation = {}) =>
  roll(position(drawing, { turn, items: carried ?? {}, ...more }).choose(`attack:${target}`, miss(14)));
const shot = (drawing: string, turn: string, target: string, carried: Situation['items']) =>
  roll(position(drawing, { turn, items: carried ?? {} }).choose(`shoot:${target}`, miss(14)));

// Weapons

test('Dragon Axe: 2 melee dice more against large figures, for Orlaf only', () => {
  const axe = { orlaf: ['dragon-axe'] };
  // Outnumbered by the large figure he rolls 5 + 2 - 1.
  expect(attack('O> T< T<\n.. T< T<', 'orlaf', 'zombie-troll-1', axe)).toEqual([6, 4, 4]);
  expect(attack('O> s<', 'orlaf', 'skeleton-warrior-1', axe)).toEqual([5, 2, 2]);
  expect(attack('R> T< T<\n.. T< T<', 'rordin', 'zombie-troll-1', { rordin: ['dragon-axe'] })).toEqual([3, 4, 4]);
});

test('Rune Hammer: a hit in melee counts one hit more, for Rordin only', () => {
  const smite = (sign: string, hero: string, dice: number[]) => {
    const t = position(`${sign}> s<`, { turn: hero, items: { [hero]: ['rune-hammer'] } });
    t.choose('attack:skeleton-warrior-1', dice);
    return [hits(t), onBoard(t.state, 'skeleton-warrior-1'), t.state.bones.length];
  };
  expect(smite('R', 'rordin', [6, 1, 1, 1, 1, 1])).toEqual([2, false, 1]);
  expect(smite('R', 'rordin', miss(6))).toEqual([0, true, 0]);
  expect(smite('O', 'orlaf', [6, 1, 1, 1, 1, 1, 1])).toEqual([1, true, 0]);
  const bolt = position('R> .. s<', { turn: 'rordin', items: { rordin: ['rune-hammer', 'last-bolt'] } });
  expect(hits(bolt.choose('use:last-bolt', [6, 1, 1, 1, 1]))).toBe(1);
});

test('Moon Bow: arrows meet one armour less on minions, not on bosses, and not in melee', () => {
  const bow = { madriga: ['moon-bow'] };
  expect(shot('M> .. .. r<', 'madriga', 'dwarf-revenant-1', bow)).toEqual([3, 4, 2]);
  expect(shot('M> .. .. k<', 'madriga', 'grimbur', bow)).toEqual([3, 5, 4]);
  expect(attack('M> r<', 'madriga', 'dwarf-revenant-1', bow)).toEqual([3, 4, 3]);
  const bolt = position('O> .. r<', { turn: 'orlaf', items: { orlaf: ['moon-bow', 'last-bolt'] } });
  expect(roll(bolt.choose('use:last-bolt', miss(7)))).toEqual([3, 4, 3]);
});

test('Ember Staff: one die of a magical attack is rolled again, every time; not in melee', () => {
  const t = position('D> .. s<', {
    turn: 'danor',
    spells: { danor: ['flamebolt'] },
    items: { danor: ['ember-staff'] },
  });
  t.choose('cast:flamebolt', [6, 3, 1, 2, 1]);
  expect([t.kind, ...t.offered()]).toEqual(['attack-rolled', 'use:ember-staff', 'pass']);
  t.choose('use:ember-staff');
  expect(t.offered()).toEqual(['reroll:6', 'reroll:3', 'reroll:1']);
  t.choose('reroll:1', [5]);
  expect([hits(t), items(t, 'danor')]).toEqual([3, ['ember-staff']]);
  const blow = position('D> s<', { turn: 'danor', items: { danor: ['ember-staff'] } });
  expect(blow.choose('attack:skeleton-warrior-1', miss(4)).kind).toBe('command');
  const other = position('m> .. O<', { turn: 'mortibris', items: { mortibris: ['ember-staff'] } });
  expect(other.choose('cast:soul-lance', miss(8)).kind).not.toBe('attack-rolled');
});

test('Shadow Dagger: one melee die more from behind', () => {
  const dagger = { orlaf: ['shadow-dagger'] };
  expect(attack('O> s>', 'orlaf', 'skeleton-warrior-1', dagger)).toEqual([6, 2, 1]);
  expect(attack('O> s<', 'orlaf', 'skeleton-warrior-1', dagger)).toEqual([5, 2, 2]);
  expect(attack('O> sv', 'orlaf', 'skeleton-warrior-1', dagger)).toEqual([5, 2, 2]);
});

test('Crowbar: 2 dice more against locks, for whoever has it', () => {
  expect(attack('O> c3 ..', 'orlaf', 'chest-1', { orlaf: ['crowbar'] })).toEqual([7, 3, 3]);
  expect(attack('D> c3 ..', 'danor', 'chest-1', { danor: ['crowbar'] })).toEqual([4, 3, 3]);
  expect(attack('O> s<', 'orlaf', 'skeleton-warrior-1', { orlaf: ['crowbar'] })).toEqual([5, 2, 2]);
});

test("King's Maul: whom Grimbur hits in melee he may push a square away", () => {
  const maul = { turn: 'grimbur', items: { grimbur: ['kings-maul'] } };
  const t = position('k> O< .. ..', maul).choose('attack:orlaf', strike(5, 5));
  expect([t.seat, t.kind, ...t.offered()]).toEqual([0, 'hit', 'use:kings-maul', 'pass']);
  t.choose('use:kings-maul').choose('square:2,0');
  expect([cells(t, 'orlaf'), wounds(t, 'orlaf'), told(t, 'pushed').length]).toEqual([[2], 1, 1]);
  expect(t.kind).toBe('command');
  expect(position('k> O< ..', maul).choose('attack:orlaf', miss(10)).kind).toBe('command');
  const bolt = position('k> .. O< ..', { turn: 'grimbur', items: { grimbur: ['kings-maul', 'last-bolt'] } });
  expect(bolt.choose('use:last-bolt', strike(3, 5)).kind).toBe('activation');
  const other = position('e> O< ..', { turn: 'elshara', items: { elshara: ['kings-maul'] } });
  expect(other.choose('attack:orlaf', strike(3, 5)).kind).toBe('command');
});

// Worn

test('Spider Silk Armour: one armour more, for Madriga only', () => {
  const silk = ['spider-silk-armour'];
  expect(attack('M> s<', 'skeleton-warrior-1', 'madriga', { madriga: silk })).toEqual([2, 3, 3]);
  expect(attack('R> s<', 'skeleton-warrior-1', 'rordin', { rordin: silk })).toEqual([2, 4, 4]);
});

test('Dwarf Shield: up to 2 defence dice are rolled again, once per round', () => {
  const t = position('R> s<\n.. s^', { phase: 'overlord', items: { rordin: ['dwarf-shield'] } });
  t.choose('activate:skeleton-warrior-1').choose('attack:rordin', [6, 6, 5, 4, 2]);
  expect([t.seat, t.kind, ...t.offered()]).toEqual([1, 'defence-rolled', 'use:dwarf-shield', 'pass']);
  t.choose('use:dwarf-shield');
  expect(t.offered()).toEqual(['reroll:5', 'reroll:4', 'reroll:2', 'reroll:5+4', 'reroll:5+2', 'reroll:4+2']);
  t.choose('reroll:4+2', [6, 6]);
  expect([hits(t), wounds(t, 'rordin')]).toEqual([0, 0]);
  t.choose('activate:skeleton-warrior-2').choose('attack:rordin', [6, 6, 1, 1, 1]);
  expect([t.kind, wounds(t, 'rordin')]).toEqual(['command', 1]);
  t.choose('end', [1]).choose('end').choose('activate:skeleton-warrior-1').choose('attack:rordin', [6, 6, 1, 1, 1]);
  expect(t.kind).toBe('defence-rolled');
});

test('Dwarf Shield: for Rordin only', () => {
  const t = position('O> s<', { turn: 'skeleton-warrior-1', items: { orlaf: ['dwarf-shield'] } });
  expect(t.choose('attack:orlaf', miss(7)).kind).toBe('command');
});

test('Robe of Mists: one defence die more against arrows, not against blows', () => {
  expect(shot('a> .. .. D<', 'skeleton-archer-1', 'danor', { danor: ['robe-of-mists'] })).toEqual([3, 3, 1]);
  expect(attack('s> D<', 'skeleton-warrior-1', 'danor', { danor: ['robe-of-mists'] })).toEqual([2, 2, 1]);
  expect(shot('M> .. .. m<', 'madriga', 'mortibris', { mortibris: ['robe-of-mists'] })).toEqual([3, 4, 2]);
  expect(shot('a> .. .. O<', 'skeleton-archer-1', 'orlaf', { orlaf: ['robe-of-mists'] })).toEqual([3, 5, 2]);
});

test('Cloak of Eyes: an attack from behind costs no die, being outnumbered still does', () => {
  const cloak = { orlaf: ['cloak-of-eyes'] };
  expect(attack('s> O>', 'skeleton-warrior-1', 'orlaf', cloak)).toEqual([2, 5, 2]);
  expect(shot('a> .. .. O>', 'skeleton-archer-1', 'orlaf', cloak)).toEqual([3, 5, 2]);
  expect(attack('s> O> s<', 'skeleton-warrior-1', 'orlaf', cloak)).toEqual([2, 4, 2]);
});

test('Elven Boots: one square more to move', () => {
  const row = `R> ${floor(9)}`;
  expect(squares(position(row, { turn: 'rordin', items: { rordin: ['elven-boots'] } }))).toHaveLength(6);
  // Two pairs are worn one at a time.
  expect(squares(position(row, { turn: 'rordin', items: { rordin: ['elven-boots', 'elven-boots'] } }))).toHaveLength(6);
});

test('Bear Belt: one armour more while outnumbered', () => {
  const belt = { orlaf: ['bear-belt'] };
  expect(attack('s> O> s<', 'skeleton-warrior-2', 'orlaf', belt)).toEqual([2, 4, 3]);
  expect(attack('.. O> s<', 'skeleton-warrior-1', 'orlaf', belt)).toEqual([2, 5, 2]);
  const next = position('s> O> s<', { turn: 'orlaf', items: belt });
  expect(armourOf(next.state, figureOf(next.state, 'orlaf'))).toBe(3);
});

test('Lucky Coin: up to 5 dice of one attack are rolled again, once per adventure', () => {
  const t = position('O> k<', { turn: 'orlaf', items: { orlaf: ['lucky-coin'] } });
  t.choose('attack:grimbur', miss(10));
  expect([t.kind, ...t.offered()]).toEqual(['attack-rolled', 'use:lucky-coin', 'pass']);
  t.choose('use:lucky-coin').choose('reroll:1+1+1+1+1', [6, 5, 5, 1, 1]);
  expect([hits(t), wounds(t, 'grimbur'), items(t, 'orlaf')]).toEqual([3, 1, ['lucky-coin']]);
  t.choose('end').choose('attack:grimbur', miss(10));
  expect(t.kind).toBe('command');
});

test('Lucky Coin: after Sure Shot the dice lie in order again, and each handful is offered once', () => {
  const t = position('M> .. .. s<', { turn: 'madriga', items: { madriga: ['lucky-coin'] } });
  t.choose('shoot:skeleton-warrior-1', [5, 2, 1, 3, 1]).choose('use:sure-shot').choose('reroll:1', [6]);
  t.choose('use:lucky-coin');
  expect(t.offered().sort()).toEqual(['2', '5', '5+2', '6', '6+2', '6+5', '6+5+2'].map(dice => `reroll:${dice}`));
  expect(t.state.attack?.dice).toEqual([6, 5, 2]);
});

test('Lucky Coin: of six dice no more than five', () => {
  const t = position('O> k<', { turn: 'orlaf', legendary: true, items: { orlaf: ['lucky-coin'] } });
  t.choose('attack:grimbur', miss(11)).choose('use:lucky-coin');
  expect(t.offered().at(-1)).toBe('reroll:1+1+1+1+1');
});

test('Amulet of Dawn: the wound of an attack is not taken, once per adventure', () => {
  const t = position('O> s<', { phase: 'overlord', items: { orlaf: ['amulet-of-dawn'] } });
  t.choose('activate:skeleton-warrior-1').choose('attack:orlaf', strike(2, 5));
  expect([t.seat, t.kind, ...t.offered()]).toEqual([1, 'wounding', 'use:amulet-of-dawn', 'pass']);
  t.choose('use:amulet-of-dawn');
  expect([wounds(t, 'orlaf'), items(t, 'orlaf')]).toEqual([0, ['amulet-of-dawn']]);
  t.choose('end').choose('end').choose('activate:skeleton-warrior-1').choose('attack:orlaf', strike(2, 5));
  expect([t.kind, wounds(t, 'orlaf')]).toEqual(['command', 1]);
});

test('Phylactery: the wound that would fell Mortibris is not taken, and heals another; it is used up', () => {
  const t = position('O> m<', { turn: 'orlaf', wounds: { mortibris: 4 }, items: { mortibris: ['phylactery'] } });
  t.choose('attack:mortibris', strike(5, 2));
  expect([t.seat, t.kind, ...t.offered()]).toEqual([0, 'crippling', 'use:phylactery', 'pass']);
  t.choose('use:phylactery');
  expect([wounds(t, 'mortibris'), items(t, 'mortibris')]).toEqual([3, []]);
  const early = position('O> m<', { turn: 'orlaf', wounds: { mortibris: 3 }, items: { mortibris: ['phylactery'] } });
  expect(wounds(early.choose('attack:mortibris', strike(5, 2)), 'mortibris')).toBe(4);
  const king = position('O> k<', { turn: 'orlaf', wounds: { grimbur: 4 }, items: { grimbur: ['phylactery'] } });
  expect(onBoard(king.choose('attack:grimbur', strike(5, 4)).state, 'grimbur')).toBe(false);
});
