import { newChance } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { boardOf } from '../../board.ts';
import { type Adventure, adventures, planOf, type Sign } from '../../content/adventures/index.ts';
import { bosses, commandDeck, furniturePiece, minions } from '../../content/index.ts';
import { setup } from '../../setup.ts';
import type { State } from '../../state.ts';
import { type Position, position, squares, told } from '../positions.ts';

const begin = ({ id }: Adventure, seed = 'setup'): State =>
  setup({ scenario: id, seats: 2, settings: {} }, newChance(seed));

/** An own reading of the drawing: what stands on which square. */
const drawn = ({ map, signs }: Adventure): { cell: number; character: string; sign: Sign }[] => {
  const width = (Math.max(...map.map(line => line.length)) - 1) / 2;
  return map.flatMap((line, row) =>
    [...line].flatMap((character, column) => {
      const sign = signs[character];
      const cell = ((row - 1) / 2) * width + (column - 1) / 2;
      return sign && row % 2 === 1 && column % 2 === 1 ? [{ cell, character, sign }] : [];
    }),
  );
};

/** The north-west squares only: a large figure is drawn on four. */
const isFirst = (of: string, at: number, all: readonly number[], width: number): boolean => {
  const large = minions.find(m => m.id === of)?.profile.size ?? bosses.find(b => b.id === of)?.sheet.size;
  return large !== 2 || (!all.includes(at - 1) && !all.includes(at - width));
};

const list = (entries: readonly (string | number)[][]): string[] => entries.map(entry => entry.join(' ')).sort();

test.each(adventures.map(adventure => [adventure.id, adventure] as const))(
  'DS-SETUP-07 %s is built as it is drawn: heroes, servants, bones, doors, chests and furniture',
  (_, adventure) => {
    const state = begin(adventure);
    const { grid, zoneOf, furniture, closed } = planOf(adventure);
    const signs = drawn(adventure);
    const of = <K extends Sign['is']>(is: K) =>
      signs.filter((entry): entry is typeof entry & { sign: Extract<Sign, { is: K }> } => entry.sign.is === is);

    const heroes = state.figures.filter(figure => figure.kind === 'hero');
    expect(list(heroes.map(({ id, cell, facing }) => [id, cell, facing]))).toEqual(
      list(of('start').map(({ cell, sign }) => [sign.hero, cell, sign.facing])),
    );

    const servants = of('servant').filter(({ cell, sign, character }) => {
      const same = signs.filter(entry => entry.character === character).map(entry => entry.cell);
      return isFirst(sign.of, cell, same, grid.width);
    });
    const standing = state.figures.filter(figure => figure.kind !== 'hero');
    expect(list([...standing, ...state.lurking].map(({ of, cell, facing }) => [of, cell, facing]))).toEqual(
      list(servants.map(({ cell, sign }) => [sign.of, cell, sign.facing])),
    );
    // On the board is exactly what stands in the first zones.
    const first = new Set(of('start').map(({ cell }) => zoneOf[cell]));
    expect(standing.map(({ cell }) => cell).sort()).toEqual(
      servants.flatMap(({ cell }) => (first.has(zoneOf[cell]) ? [cell] : [])).sort(),
    );
    expect([...state.bones].sort()).toEqual(
      of('bones')
        .flatMap(({ cell, sign }) =>
          first.has(zoneOf[cell]) ? Array.from({ length: sign.piles ?? 1 }, () => cell) : [],
        )
        .sort(),
    );

    const doors = [...of('door'), ...of('chest')];
    expect(list(closed.flatMap(({ cells, lock }) => cells.map(cell => [cell, lock])))).toEqual(
      list(doors.map(({ cell, sign }) => [cell, sign.lock])),
    );
    for (const { index, cells } of closed) {
      const { sign } = doors.find(({ cell }) => cell === cells[0]) ?? {};
      expect(state.things[index]).toMatchObject({
        open: false,
        seal: sign?.lock.startsWith('seal-') ? Number(sign.lock.slice('seal-'.length)) : 0,
        holds: sign?.is === 'chest' ? sign.holds : [],
      });
    }
    expect(list(furniture.flatMap(({ cells, piece }) => cells.map(cell => [cell, piece])))).toEqual(
      list(of('furniture').map(({ cell, sign }) => [cell, sign.piece])),
    );
    for (const { cells, piece } of furniture) {
      const { width, height } = furniturePiece(piece).footprint;
      expect([piece, cells.length]).toEqual([piece, width * height]);
    }
  },
);

test('DS-SETUP-07 squares and walls lie as the map of the first adventure shows them', () => {
  const [gate] = adventures;
  if (!gate) throw new Error('There is no first adventure.');
  const { grid } = boardOf(begin(gate));
  const rows = Array.from({ length: grid.height }, (_, y) =>
    Array.from({ length: grid.width }, (_, x) => (grid.isOpen(x, y) ? '.' : '#')).join(''),
  );
  expect(rows).toEqual(['....###.....', '............', '............', '....###.....', '#######.....']);
  const passage = (from: readonly [number, number], to: readonly [number, number]): boolean =>
    grid.canStep(grid.cell(...from), grid.cell(...to));
  expect([passage([3, 1], [4, 1]), passage([6, 2], [7, 2]), passage([3, 3], [3, 2])]).toEqual([true, true, true]);
  expect(passage([4, 1], [3, 0])).toBe(true);
  // The gate hall is entered through its two squares only: a wall runs above and below the passage.
  expect([grid.isOpen(4, 0), grid.isOpen(4, 3)]).toEqual([false, false]);
});

test('DS-SETUP-09 the command cards are shuffled: another order, another hand, other cards left in the box', () => {
  const [gate] = adventures;
  if (!gate) throw new Error('There is no first adventure.');
  const dealt = Array.from({ length: 200 }, (_, i) => begin(gate, `shuffle ${i}`).overlord);
  const all = dealt.map(({ deck, hand, box }) => [...deck, ...hand, ...box]);
  expect(new Set(all.map(cards => cards.join())).size).toBe(200);
  const [first = []] = all;
  for (const cards of all) expect([...cards].sort()).toEqual([...first].sort());
  // Every card of the pack turns up in a hand, in the deck and in the box.
  for (const where of ['hand', 'deck', 'box'] as const)
    expect(new Set(dealt.flatMap(overlord => overlord[where])).size, where).toBe(first.length);
  expect(commandDeck).toEqual(expect.arrayContaining(first));
});

const rolled = (t: Position) => told(t, 'rolled')[0];

test.each([
  ['orlaf', 'O', 7, 5, 2],
  ['rordin', 'R', 5, 4, 4],
  ['madriga', 'M', 8, 3, 2],
  ['danor', 'D', 7, 2, 1],
] as const)(
  'DS-STAT-01 DS-STAT-06 %s: move, combat dice and armour of the sheet are those of play',
  (id, sign, move, dice, armour) => {
    const floor = Array.from({ length: 12 }, () => '..').join(' ');
    expect(squares(position(`${sign}> ${floor}`, { turn: id }))).toHaveLength(move);
    const attack = position(`${sign}> g<`, { turn: id });
    attack.choose('attack:armoured-zombie-1', [1, 1, 1, 1, 1, 1, 1]);
    expect(rolled(attack)).toMatchObject({ dice: Array.from({ length: dice }, () => 1), defence: [1, 1], armour: 3 });
    const defence = position(`${sign}> g<`, { turn: 'armoured-zombie-1' });
    defence.choose(`attack:${id}`, [1, 1, 1, 1, 1, 1, 1]);
    expect(rolled(defence)).toMatchObject({ dice: [1, 1], defence: Array.from({ length: dice }, () => 1), armour });
  },
);
