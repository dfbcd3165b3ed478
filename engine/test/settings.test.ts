import { describe, expect, test } from 'vitest';
import type { Scenario, Setting } from '../game.ts';
import { agreedOn, initialOf, valueName, valuesFor } from '../settings.ts';

const words = { en: 'x', de: 'x' };
const shape: Setting = {
  id: 'shape',
  name: { en: 'Shape of the map', de: 'Form der Karte' },
  about: words,
  values: ['wedge', 'open', 3],
  labels: { wedge: { en: 'a wedge', de: 'ein Keil' }, open: { en: 'wide open', de: 'weit offen' } },
  initial: 'wedge',
};
const fog: Setting = {
  id: 'fog',
  name: { en: 'Fog', de: 'Nebel' },
  about: words,
  values: [true, false],
  initial: true,
  fits: (value, seats) => value === false || seats > 2,
};
const scenario: Scenario = { id: 'cave', name: words, about: words, seats: [2, 3], settings: [shape, fog], longest: 1 };

describe('settings', () => {
  test('a value is called by its label, yes and no by themselves, a number is a number', () => {
    expect(valueName(shape, 'open')).toEqual({ en: 'wide open', de: 'weit offen' });
    expect(valueName(shape, 3)).toEqual({ en: '3', de: '3' });
    expect([valueName(fog, true), valueName(fog, false)]).toEqual([
      { en: 'yes', de: 'ja' },
      { en: 'no', de: 'nein' },
    ]);
    const labels = { true: { en: 'thick', de: 'dicht' } };
    expect([valueName({ labels }, true).de, valueName({ labels }, false).de]).toEqual(['dicht', 'nein']);
  });

  test('only values that suit the number of seats are had, and the initial one if it does', () => {
    expect([valuesFor(fog, 2), valuesFor(fog, 3), valuesFor(shape, 2)]).toEqual([
      [false],
      [true, false],
      ['wedge', 'open', 3],
    ]);
    expect([initialOf(fog, 2), initialOf(fog, 3)]).toEqual([false, true]);
  });

  test('what was agreed on is all that is not usual with so many seats', () => {
    const agreed = (seats: number, settings: Record<string, string | number | boolean>) =>
      agreedOn(scenario, { scenario: 'cave', seats, settings }, 'de');
    expect(agreed(3, { shape: 'open', fog: false })).toEqual(['Form der Karte: weit offen', 'Nebel: nein']);
    expect(agreed(2, { shape: 'wedge', fog: false })).toEqual([]);
    expect(agreed(3, { shape: 3 })).toEqual(['Form der Karte: 3']);
    expect(agreedOn(scenario, { scenario: 'cave', seats: 2, settings: { shape: 'open' } }, 'en')).toEqual([
      'Shape of the map: wide open',
    ]);
  });
});
