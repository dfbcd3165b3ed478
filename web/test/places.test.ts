import { expect, test } from 'vitest';
import { placeOf } from '../router.tsx';

test('an address is a path and a place on the page', () => {
  expect(placeOf('/')).toEqual({ path: [], hash: '' });
  expect(placeOf('/rules/dungeon-saga#DS-MOVE-01')).toEqual({ path: ['rules', 'dungeon-saga'], hash: 'DS-MOVE-01' });
});

test('an address that cannot be decoded is taken as it is', () => {
  expect(placeOf('/table/%E0%A4%A')).toEqual({ path: ['table', '%E0%A4%A'], hash: '' });
});
