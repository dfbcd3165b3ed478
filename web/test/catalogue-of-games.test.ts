import { GAMES, gameById, NoSuchGame } from '@tafelrunde/games';
import { expect, test } from 'vitest';

test.each(GAMES)('$id is announced as it describes itself', async ({ id, name, about, load }) => {
  const game = await load();
  expect(game.id).toBe(id);
  expect(game.name.en.startsWith(name.en)).toBe(true);
  expect(game.name.de.startsWith(name.de)).toBe(true);
  expect(game.about).toEqual(about);
});

test('a game that does not exist is named', async () => {
  await expect(gameById('chess')).rejects.toThrow(NoSuchGame);
});
