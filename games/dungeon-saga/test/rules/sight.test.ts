import { newChance } from '@tafelrunde/engine';
import { FACINGS, facedSight, squaresBetween } from '@tafelrunde/engine/geometry';
import { expect, test } from 'vitest';
import { boardOf, rectOf } from '../../board.ts';
import { reach } from '../../rules/reach.ts';
import { obstacles, sees } from '../../rules/sight.ts';
import { type Figure, figureOf, type State } from '../../state.ts';
import { stateOf } from '../positions.ts';

const hall = () =>
  stateOf(
    `
    O> .. .. .. s< .. ..
    .. KK KK .. .. ## ..
    R> .. .. z< .. BB ..
    .. .. TT TT .. .. a<
    M> ## TT TT s< .. ..
    D> .. .. .. .. z^ ..
    `,
    { turn: 'madriga', walls: ['3,0 S', '4,5 N'] },
  );

/** Puts all figures on other free squares and turns them. */
function mix(state: State, chance: ReturnType<typeof newChance>): void {
  const { grid, stands } = boardOf(state);
  const free = Array.from({ length: grid.size }, (_, cell) => cell).filter(c => grid.open[c] === 1 && stands[c] === 0);
  for (const figure of state.figures) {
    figure.facing = chance.face(FACINGS);
    figure.cell = chance.draw(free);
  }
}

test('DS-LOS-03 DS-LOS-06 what is remembered of lines of sight never changes an answer', () => {
  const state = hall();
  const chance = newChance('hall');
  const board = boardOf(state);
  let seen = 0;
  let barred = 0;
  for (let round = 0; round < 60; round++) {
    mix(state, chance);
    for (const viewer of state.figures)
      for (const other of state.figures) {
        if (other === viewer) continue;
        const target = rectOf(board, other);
        const line = facedSight(board.grid, rectOf(board, viewer), viewer.facing, target, obstacles(state, board));
        expect(sees(state, viewer, target)).toBe(line !== null);
        if (line) seen++;
        else barred++;
      }
  }
  expect(Math.min(seen, barred)).toBeGreaterThan(500);
});

test('DS-MOVE-03 DS-MOVE-08 squares in reach are looked for anew as soon as anybody moves or turns', () => {
  const state = hall();
  const squares = (mover: Figure): number[] => {
    const { squares, count } = reach(state, mover, 3, false);
    return Array.from(squares.subarray(0, count));
  };
  const chance = newChance('reach');
  for (let round = 0; round < 40; round++) {
    const mover = chance.face(state.figures);
    const other = chance.face(state.figures.filter(figure => figure !== mover));
    squares(mover);
    other.facing = chance.face(FACINGS);
    const turned = squares(mover);
    // Somebody else asks in between: nothing is remembered.
    squares(other);
    expect(squares(mover)).toEqual(turned);
  }
});

test('DS-LOS-06 a row of figures, near or far, shuts out sight across a wide hall, and gives it back', () => {
  const rows = [
    'O> .. .. .. .. .. .. .. .. .. ..',
    ...Array.from({ length: 5 }, () => '.. .. .. .. .. .. .. .. .. .. ..'),
  ];
  const state = stateOf([...rows, '.. .. .. .. .. .. .. .. .. .. s<'].join('\n'), { turn: 'orlaf' });
  const board = boardOf(state);
  const [orlaf, skeleton] = ['orlaf', 'skeleton-warrior-1'].map(id => figureOf(state, id)) as [Figure, Figure];
  const target = rectOf(board, skeleton);
  const between = squaresBetween(board.grid, rectOf(board, orlaf), orlaf.facing, target).length;
  expect(between).toBeGreaterThan(30);
  expect(between).toBeLessThanOrEqual(60);
  expect(sees(state, orlaf, target)).toBe(true);
  for (let column = 1; column < 10; column++) {
    const cells = [0, 1, 2, 3, 4, 5, 6].map(row => row * 11 + column);
    state.figures.push(...cells.map(cell => ({ ...skeleton, id: `guard-${cell}`, cell })));
    expect([column, sees(state, orlaf, target)]).toEqual([column, false]);
    state.figures.splice(2);
    expect([column, sees(state, orlaf, target)]).toEqual([column, true]);
  }
});

test('DS-LOS-03 DS-LOS-06 across a wide hall too, whoever stands wherever between the two', () => {
  const rows = Array.from({ length: 9 }, () => Array.from({ length: 17 }, () => '..'));
  Object.assign(rows[0] as string[], { 0: 'O>' });
  Object.assign(rows[8] as string[], { 16: 's<' });
  const state = stateOf(rows.map(row => row.join(' ')).join('\n'), { turn: 'orlaf' });
  const board = boardOf(state);
  const [orlaf, skeleton] = ['orlaf', 'skeleton-warrior-1'].map(id => figureOf(state, id)) as [Figure, Figure];
  const [from, target] = [rectOf(board, orlaf), rectOf(board, skeleton)];
  const between = squaresBetween(board.grid, from, orlaf.facing, target);
  expect(between.length).toBeGreaterThan(45);
  expect(between.length).toBeLessThanOrEqual(60);
  const chance = newChance('wide hall');
  const answers = { seen: 0, barred: 0 };
  for (let round = 0; round < 400; round++) {
    const guards = between.filter(() => chance.int(6 + (round % 3) * 6) === 0);
    state.figures.splice(2, 99, ...guards.map(cell => ({ ...skeleton, id: `guard-${cell}`, cell })));
    const line = facedSight(board.grid, from, orlaf.facing, target, obstacles(state, board));
    expect([round, sees(state, orlaf, target)]).toEqual([round, line !== null]);
    answers[line ? 'seen' : 'barred']++;
  }
  expect(Math.min(answers.seen, answers.barred)).toBeGreaterThan(40);
});

test('DS-LOS-06 farther than the notes reach, every line is looked for anew', () => {
  const rows = Array.from({ length: 11 }, () => Array.from({ length: 23 }, () => '..'));
  Object.assign(rows[0] as string[], { 0: 'O>' });
  Object.assign(rows[10] as string[], { 22: 's<' });
  const state = stateOf(rows.map(row => row.join(' ')).join('\n'), { turn: 'orlaf' });
  const board = boardOf(state);
  const [orlaf, skeleton] = ['orlaf', 'skeleton-warrior-1'].map(id => figureOf(state, id)) as [Figure, Figure];
  const target = rectOf(board, skeleton);
  expect(squaresBetween(board.grid, rectOf(board, orlaf), orlaf.facing, target).length).toBeGreaterThan(60);
  expect(sees(state, orlaf, target)).toBe(true);
  const column = rows.map((_, y) => ({ ...skeleton, id: `guard-${y}`, cell: y * 23 + 11 }));
  state.figures.push(...column);
  expect(sees(state, orlaf, target)).toBe(false);
  state.figures.splice(2);
  expect(sees(state, orlaf, target)).toBe(true);
});

test('DS-LOS-01 what was seen of a high target facing one way is no answer for a small one facing another', () => {
  const state = stateOf('.. .. .. ..\n.. .. .. ..\n.. O^ .. ..\n.. .. .. s<');
  const orlaf = figureOf(state, 'orlaf');
  expect(sees(state, orlaf, { x: 0, y: 1, w: 1, h: 2 })).toBe(true);
  orlaf.facing = 'E';
  expect(sees(state, orlaf, { x: 0, y: 1, w: 1, h: 1 })).toBe(false);
});
