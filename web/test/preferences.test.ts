import { expect, test } from 'vitest';
import { readPreferences } from '../preferences.ts';

const english = { german: false };

test('without anything stored the language follows the device', () => {
  expect(readPreferences(null, { german: true }).lang).toBe('de');
  expect(readPreferences(null, english).lang).toBe('en');
});

test('what was stored counts, what is unknown or not allowed does not', () => {
  const stored = JSON.stringify({ lang: 'de', bots: 'warp', motion: 'none', gone: 1 });
  expect(readPreferences(stored, english)).toEqual({
    lang: 'de',
    motion: 'none',
    sound: false,
    bots: 'normal',
    confirm: 'touch',
    colours: 'lamplight',
    text: false,
    stops: false,
  });
});

test.each(['', 'no json', '7', 'null', '[]'])('a damaged store (%j) is as good as none', stored => {
  expect(readPreferences(stored, english)).toEqual(readPreferences(null, english));
});
