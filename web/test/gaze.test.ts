import { beforeAll, expect, test, vi } from 'vitest';
import { Gaze } from '../table/gaze.ts';

beforeAll(() => {
  vi.stubGlobal('Node', class {});
  vi.stubGlobal('document', { activeElement: null });
});

/** A pointer and what it makes somebody look at. */
function eyes() {
  const shown: (string | null)[] = [];
  const gaze = new Gaze({
    looked: () => shown.at(-1) ?? null,
    show: option => {
      shown.push(option);
    },
    preview: () => null,
  });
  const event = (type: string, x: number, pointerType = 'mouse') =>
    gaze.move({ type, pointerType, clientX: x, clientY: 0, target: null } as PointerEvent);
  return { gaze, shown, event };
}

test('what the pointer is moved to is looked at without delay', () => {
  const { gaze, shown, event } = eyes();
  event('pointermove', 1);
  event('pointerover', 2);
  gaze.look('attack');
  expect(shown).toEqual(['attack']);
});

test('what comes to lie under a resting pointer waits until that moves', () => {
  const { gaze, shown, event } = eyes();
  event('pointermove', 1);
  event('pointerover', 2);
  event('pointerover', 2);
  gaze.look('pass');
  expect(shown).toEqual([]);
  event('pointermove', 3);
  expect(shown).toEqual(['pass']);
});

test('what has gone from under a resting pointer is not looked at', () => {
  const { gaze, shown, event } = eyes();
  event('pointermove', 2);
  event('pointerover', 2);
  gaze.look('pass');
  event('pointerover', 2);
  event('pointermove', 3);
  expect(shown).toEqual([]);
});

test('a resting pointer that is no longer over anything looks away at once', () => {
  const { gaze, shown, event } = eyes();
  event('pointermove', 1);
  event('pointermove', 2);
  gaze.look('attack');
  event('pointerover', 2);
  gaze.look(null);
  expect(shown).toEqual(['attack', null]);
});

test('whoever goes on by keyboard looks at what the keys lead to, wherever the pointer rests', () => {
  const { gaze, shown, event } = eyes();
  event('pointermove', 2);
  event('pointerover', 2);
  gaze.key();
  gaze.look('move');
  expect(shown).toEqual(['move']);
});

test('a finger on the same spot once more does not rest', () => {
  const { gaze, shown, event } = eyes();
  event('pointerover', 2, 'touch');
  event('pointerover', 2, 'touch');
  gaze.look('attack');
  expect(shown).toEqual(['attack']);
});
