import { expect, test } from 'vitest';
import { onBoard, thingOf } from '../../state.ts';
import { position, type Situation, squares } from '../positions.ts';
import { miss, roll } from './played.ts';

/** The piece between Madriga and a skeleton, both of whom are on the board whatever it bars. */
const between = (width: number, height: number, hero: string): string => {
  const piece = Array.from({ length: width }, () => 'FF').join(' ');
  const gap = Array.from({ length: width }, () => '..').join(' ');
  const rows = Array.from({ length: height }, (_, i) =>
    i === 0 ? `${hero} .. ${piece} .. s<` : `## ## ${piece} ## ##`,
  );
  return [...rows, ...(height === 1 ? [`.. ## ${gap.replaceAll('..', '##')} ## ..`, `.. .. ${gap} .. ..`] : [])].join(
    '\n',
  );
};

const across = (piece: string, width: number, height: number) => {
  const situation: Situation = { turn: 'madriga', piece };
  const t = position(between(width, height, 'M>'), situation);
  const enters = squares(t).includes('2,0');
  if (t.offered('shoot:').length === 0) return [enters, null];
  return [enters, roll(t.choose('shoot:skeleton-warrior-1', miss(5)))?.[0]];
};

test.each([
  ['Dwarf Crypt', 'dwarf-crypt', 2, 1, false, 2],
  ['Barrel', 'barrel', 1, 1, false, 2],
  ['Lectern', 'lectern', 1, 1, false, 2],
  ['Table', 'table', 2, 1, false, 2],
  ['Weapon Rack', 'weapon-rack', 2, 1, false, 2],
  ['Well', 'well', 2, 2, false, 2],
  ['Dwarf Throne', 'dwarf-throne', 1, 1, false, 2],
  ["Witch's Cabinet", 'witch-cabinet', 2, 1, false, 2],
  ['Bookcase', 'bookcase', 2, 1, false, null],
  ['Book', 'book', 1, 1, true, 3],
] as const)(
  '%s: whether it is entered, and how many of 3 dice a shot across it has',
  (_, piece, width, height, enters, dice) => {
    expect(across(piece, width, height)).toEqual([enters, dice]);
  },
);

test('Chest: bars its square, hinders shots, and gives what it holds', () => {
  const t = position('M> .. c1 .. s<\n.. .. .. .. ..', { turn: 'madriga' });
  expect([squares(t).includes('2,0'), squares(t).includes('2,1')]).toEqual([false, true]);
  // Past the chest there is a clear line only where it does not stand.
  expect(roll(position('M> .. c1 .. s<', { turn: 'madriga' }).choose('shoot:skeleton-warrior-1', miss(4)))).toEqual([
    2, 2, 2,
  ]);
});

test('Single Door: bars square and sight until it is open', () => {
  const drawing = 'M> .. d1 .. s<\n.. ## ## ## ..\n.. .. .. .. ..';
  const t = position(drawing, { turn: 'madriga' });
  expect([squares(t).includes('2,0'), t.offered('shoot:')]).toEqual([false, []]);
});

test('Double Door: stands on two squares, each of which can be forced, and opens as one', () => {
  const t = position('..', {
    turn: 'rordin',
    adventure: {
      map: ['+-+-+-+', '|R D s|', '+ + + +', '|. D .|', '+-+-+-+'],
      signs: {
        R: { is: 'start', hero: 'rordin', facing: 'E' },
        D: { is: 'door', piece: 'double-door', lock: 'lock-1' },
        s: { is: 'servant', of: 'skeleton-warrior', facing: 'E' },
      },
    },
  });
  expect([t.match.view(1).things, squares(t)]).toMatchObject([[{ id: 'door-1', cells: [1, 4] }], ['0,1']]);
  t.choose('attack:door-1', [6, 1, 1, 1, 1, 1]);
  expect([thingOf(t.state, 'door-1')?.open, onBoard(t.state, 'skeleton-warrior-1')]).toEqual([true, true]);
  expect(squares(t.choose('end'))).toEqual(expect.arrayContaining(['1,0', '1,1', '2,1']));
});

test.each([
  ['Lock 1/1', 1],
  ['Lock 2/2', 2],
  ['Lock 3/3', 3],
  ['Lock 4/4', 4],
  ['Lock 5/5', 5],
] as const)('%s: defends with its dice and armour, and one hit opens it', (_, strength) => {
  const force = (dice: number[]) => {
    const t = position(`O> c${strength} ..`, {
      turn: 'orlaf',
      wounds: { orlaf: 1 },
      items: { orlaf: ['healing-potion'] },
    });
    t.choose('attack:chest-1', dice);
    return [roll(t), thingOf(t.state, 'chest-1')?.open];
  };
  expect(force([6, 1, 1, 1, 1, ...miss(strength)])).toEqual([[5, strength, strength], true]);
  expect(force([strength, strength, strength, strength, strength, ...miss(strength)])).toEqual([
    [5, strength, strength],
    false,
  ]);
});

test.each([
  ['Seal 1', 1],
  ['Seal 2', 2],
  ['Seal 3', 3],
] as const)('%s: yields to no force, and to so many breakings of the ward', (_, strength) => {
  const t = position(`D> q${strength} ..`, { turn: 'danor', spells: { danor: ['break-ward'] } });
  expect(t.explain('attack:chest-1')).toMatchObject({ allowed: false, rule: 'DS-LOCK-07' });
  for (let left = strength; left > 0; left--) {
    expect(thingOf(t.state, 'chest-1')).toMatchObject({ seal: left, open: false });
    t.choose('cast:break-ward').choose('end');
  }
  expect(thingOf(t.state, 'chest-1')).toMatchObject({ seal: 0, open: true });
});
