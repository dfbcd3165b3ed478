import { expect, test } from 'vitest';
import { figureOf, isInjured } from '../../state.ts';
import { position, squares } from '../positions.ts';
import { miss, roll, strike } from './played.ts';

const floor = (squares: number): string => Array.from({ length: squares }, () => '..').join(' ');

/** A figure on its own drawing: one square, or four. */
const row = (sign: string, size: 1 | 2, rest: string): string =>
  size === 1 ? `${sign} ${rest}` : `${sign} ${sign} ${rest}\n${sign} ${sign}${' ..'.repeat(rest.split(' ').length)}`;

/** How far it goes straight on, and how it attacks and is attacked by Madriga (3 dice, armour 2), who is outnumbered by large figures. */
const played = (sign: string, id: string, size: 1 | 2) => {
  const run = position(row(`${sign}>`, size, `${floor(11)} M>`), { turn: id });
  const far = size === 1 ? squares(run) : run.offered('move:').filter(at => at.endsWith(',0,E'));
  const attack = position(row(`${sign}>`, size, 'M<'), { turn: id }).choose('attack:madriga', miss(12));
  const defend = position(row(`${sign}>`, size, 'M<'), { turn: 'madriga' }).choose(`attack:${id}`, miss(12));
  return [
    Math.max(...far.map(at => Number(at.replace('move:', '').split(',')[0]))),
    roll(attack)?.[0],
    ...(roll(defend)?.slice(1) ?? []),
  ];
};

test.each([
  ['Skeleton Warrior', 's', 'skeleton-warrior-1', 1, 4, 2, 2],
  ['Skeleton Archer', 'a', 'skeleton-archer-1', 1, 4, 3, 1],
  ['Dwarf Revenant', 'r', 'dwarf-revenant-1', 1, 4, 4, 3],
  ['Zombie', 'z', 'zombie-1', 1, 4, 2, 1],
  ['Armoured Zombie', 'g', 'armoured-zombie-1', 1, 4, 2, 3],
  ['Zombie Troll', 'T', 'zombie-troll-1', 2, 4, 4, 4],
  ['Ghost', 'h', 'ghost-1', 1, 3, 3, 3],
  ['Mortibris', 'm', 'mortibris', 1, 6, 3, 2],
  ['Grimbur', 'k', 'grimbur', 1, 4, 5, 4],
  ['Elshara', 'e', 'elshara', 1, 5, 3, 4],
  ['Hoggar', 'H', 'hoggar', 2, 4, 5, 3],
] as const)('%s: moves, attacks and defends as printed', (_, sign, id, size, move, dice, armour) => {
  expect(played(sign, id, size)).toEqual([move, dice, dice, armour]);
});

test.each([
  ['Orlaf', 'O', 'orlaf', [7, 5, 2, 3], [7, 6, 2, 3]],
  ['Rordin', 'R', 'rordin', [5, 4, 4, 4], [5, 5, 4, 4]],
  ['Madriga', 'M', 'madriga', [8, 3, 2, 2], [8, 4, 2, 3]],
  ['Danor', 'D', 'danor', [7, 2, 1, 2], [7, 3, 2, 3]],
] as const)(
  '%s: both sides of the sheet: move, dice, armour, and the wound that injures',
  (_, sign, id, normal, other) => {
    for (const [legendary, values] of [
      [false, normal],
      [true, other],
    ] as const) {
      const run = squares(position(`${sign}> ${floor(12)}`, { turn: id, legendary }));
      const blow = position(`${sign}> s<`, { turn: 'skeleton-warrior-1', legendary }).choose(`attack:${id}`, miss(9));
      const injury = [1, 2, 3, 4, 5].find(count => {
        const { state } = position(`${sign}> s<`, { turn: id, legendary, wounds: { [id]: count } });
        return isInjured(figureOf(state, id));
      });
      expect([run.length, ...(roll(blow)?.slice(1) ?? []), injury]).toEqual(values);
    }
  },
);

test.each([
  ['Skeleton Warrior', 's', 'skeleton-warrior-1', ['stays', 'bones', 'destroyed', 'destroyed']],
  ['Skeleton Archer', 'a', 'skeleton-archer-1', ['stays', 'bones', 'destroyed', 'destroyed']],
  ['Dwarf Revenant', 'r', 'dwarf-revenant-1', ['bones', 'bones', 'destroyed', 'destroyed']],
  ['Zombie', 'z', 'zombie-1', ['stays', 'bones', 'bones', 'destroyed']],
  ['Armoured Zombie', 'g', 'armoured-zombie-1', ['stays', 'bones', 'bones', 'destroyed']],
  ['Zombie Troll', 'T', 'zombie-troll-1', ['injured', 'injured', 'destroyed', 'destroyed']],
  ['Ghost', 'h', 'ghost-1', ['destroyed', 'destroyed', 'destroyed', 'destroyed']],
] as const)('%s: what one, two, three and four hits do', (_, sign, id, fates) => {
  const fate = (hits: number): string => {
    const size = sign === 'T' ? 2 : 1;
    const t = position(row('O>', 1, size === 2 ? `${sign}< ${sign}<\n.. ${sign}< ${sign}<` : `${sign}<`), {
      turn: 'orlaf',
    });
    t.choose(`attack:${id}`, strike(hits, 12 - hits));
    const fell = t.events().find(event => event.kind === 'fell');
    if (fell?.kind === 'fell') return fell.as;
    return isInjured(figureOf(t.state, id)) ? 'injured' : 'stays';
  };
  expect([1, 2, 3, 4].map(fate)).toEqual(fates);
});

test('Zombie Troll: injured twice it is destroyed', () => {
  const t = position('O> T< T<\n.. T< T<', { turn: 'orlaf', wounds: { 'zombie-troll-1': 1 } });
  t.choose('attack:zombie-troll-1', strike(1, 7));
  expect(t.events().find(event => event.kind === 'fell')).toMatchObject({ figure: 'zombie-troll-1', as: 'destroyed' });
});
