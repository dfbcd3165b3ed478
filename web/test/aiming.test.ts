import { expect, test } from 'vitest';
import { aimsAt, type Box, tracked } from '../table/aiming.ts';

const at = (x: number, y: number) => ({ x, y });
const box: Box = { left: 100, top: 400, right: 300, bottom: 500 };

test('a way leads into a box when it is made longer', () => {
  expect(aimsAt({ from: at(200, 100), to: at(205, 120) }, box)).toBe(true);
  expect(aimsAt({ from: at(600, 450), to: at(580, 450) }, box)).toBe(true);
  expect(aimsAt({ from: at(200, 300), to: at(200, 340) }, box)).toBe(true);
});

test('away from it, past it and beside it are no ways into it', () => {
  expect(aimsAt({ from: at(210, 120), to: at(200, 100) }, box)).toBe(false);
  expect(aimsAt({ from: at(200, 100), to: at(260, 120) }, box)).toBe(false);
  expect(aimsAt({ from: at(350, 300), to: at(350, 340) }, box)).toBe(false);
});

test('a pointer in the box is there, whichever way it goes; at its edge it counts only on its way in', () => {
  expect(aimsAt({ from: at(200, 450), to: at(200, 440) }, box)).toBe(true);
  expect(aimsAt({ from: at(200, 360), to: at(200, 380) }, box)).toBe(true);
  expect(aimsAt({ from: at(200, 380), to: at(200, 360) }, box)).toBe(false);
});

test('a trembling hand does not change the way', () => {
  const way = tracked(tracked(null, at(200, 100)), at(200, 130));
  expect(way).toEqual({ from: at(200, 100), to: at(200, 130) });
  expect(tracked(way, at(203, 128))).toBe(way);
  expect(tracked(way, at(200, 140))).toEqual({ from: at(200, 130), to: at(200, 140) });
});
