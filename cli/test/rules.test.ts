import { expect, test } from 'vitest';
import { tafelrunde } from './program.ts';

test.each([
  ['skirmish fireball', 'SK-CARD-04'],
  ['skirmish Feuerball', 'SK-CARD-04'],
  ['skirmish sk-att-01', 'SK-ATT-01'],
  ['skirmish Rüstung Würfel', 'SK-ATT-05'],
  ['skirmish ruestung wuerfel', 'SK-ATT-05'],
])('rules %s', async (words, id) => {
  const [en, de] = await Promise.all([
    tafelrunde(['rules', ...words.split(' ')]),
    tafelrunde(['rules', ...words.split(' '), '--lang', 'de']),
  ]);
  expect(en.out).toContain(id);
  expect(de.out).toContain(id);
  expect(en.out).not.toBe(de.out);
});

test('without words: chapters with counts, also of games not yet playable', async () => {
  const { out } = await tafelrunde(['rules', 'dungeon-saga']);
  expect(out).toMatch(/: \d+ rules\n/);
  expect(out).toMatch(/^ +\d+ {2}\w/m);
});

test('--json has both languages', async () => {
  const { out } = await tafelrunde(['rules', 'skirmish', 'SK-AIM-01', '--json']);
  expect(JSON.parse(out)).toEqual([
    expect.objectContaining({
      id: 'SK-AIM-01',
      text: { en: expect.stringContaining('Two players'), de: expect.stringContaining('Zwei Spieler') },
    }),
  ]);
});

test('nothing found is said', async () => {
  expect((await tafelrunde(['rules', 'skirmish', 'submarine'])).out).toBe('No rule contains "submarine".\n');
});
