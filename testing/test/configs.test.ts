import { BadConfig, type Config, type Game, newChance } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { configs, drawn, held } from '../configs.ts';

const setting = (id: string, values: readonly (number | boolean)[], more: object = {}) => ({
  id,
  name: { en: id, de: id },
  values,
  initial: values[0],
  ...more,
});
/** Box and fog do not go together. */
const game = {
  id: 'toy',
  scenarios: [
    {
      id: 'gate',
      seats: [2, 3],
      settings: [
        setting('size', [1, 2, 3], { fits: (value: number, seats: number) => value < seats }),
        setting('box', [false, true]),
        setting('fog', [false, true]),
      ],
    },
    { id: 'hall', seats: [2], settings: [] },
  ],
  setup: ({ settings }: Config) => {
    if (settings.box && settings.fog) throw new BadConfig('no', 'nein');
  },
} as unknown as Game;
const table: Config = { scenario: 'gate', seats: 3, settings: {} };

test('what is held is held wherever there is such a setting, and every table is there once', () => {
  const all = held(game, configs(game), { box: true, size: 2 });
  expect(
    all.filter(({ scenario, seats }) => scenario === 'gate' && seats === 3).map(({ settings }) => settings),
  ).toEqual([
    { size: 2, box: true, fog: false },
    { size: 2, box: true, fog: true },
  ]);
  // Two seats cannot have that size.
  expect(all.filter(({ seats }) => seats === 2).map(({ settings }) => settings.size)).toEqual([1, 1, undefined]);
});

test('settings are drawn by luck as far as they go together, and those that are held are not', () => {
  const found = (wanted: Config['settings']) =>
    new Set(
      Array.from({ length: 100 }, (_, i) => {
        const { size, box, fog } = drawn(game, table, wanted, newChance(`${i}`)).settings;
        return `${size}${box ? ' box' : ''}${fog ? ' fog' : ''}`;
      }),
    );
  expect(found({})).toEqual(new Set(['1', '2', '1 box', '2 box', '1 fog', '2 fog']));
  expect(found({ box: true })).toEqual(new Set(['1 box', '2 box']));
  expect(drawn(game, table, {}, newChance('a'))).toEqual(drawn(game, table, {}, newChance('a')));
});
