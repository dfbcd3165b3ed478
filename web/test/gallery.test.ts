import { type Gallery, LANGS, type Overview } from '@tafelrunde/engine';
import { GAMES } from '@tafelrunde/games';
import { describe, expect, test } from 'vitest';
import { galleryOf, overviewOf } from '../pages/rulebook/galleries.ts';

const pieces = ({ shelves }: Gallery) => shelves.flatMap(shelf => shelf.pieces);

describe.each(GAMES.map(card => [card.id, card] as const))('the gallery of %s', (id, card) => {
  test('shows everything that the game can name, in both languages', async () => {
    const gallery = (await galleryOf(id)) as Gallery;
    const named = new Set(pieces(gallery).map(({ name }) => name.en));
    const things = (await card.load()).things?.() ?? [];
    expect(things.filter(({ name }) => !named.has(name.en)).map(({ name }) => name.en)).toEqual([]);
    for (const piece of pieces(gallery))
      for (const lang of LANGS) {
        expect(piece.name[lang]).not.toBe('');
        expect(`${piece.text[lang]} ${(piece.values ?? []).map(({ name }) => name[lang]).join(' ')}`).toMatch(/\p{L}/u);
        expect(piece.text[lang]).not.toMatch(/undefined|NaN|\[object/);
      }
  });

  test('has figures with values and cards, each shelf once', async () => {
    const { shelves } = (await galleryOf(id)) as Gallery;
    expect(new Set(shelves.map(shelf => shelf.id)).size).toBe(shelves.length);
    expect(shelves.filter(shelf => shelf.pieces.length === 0).map(shelf => shelf.id)).toEqual([]);
    const figures = shelves.filter(({ holds }) => holds === 'figures').flatMap(shelf => shelf.pieces);
    expect(figures.length).toBeGreaterThan(2);
    expect(figures.filter(({ values = [] }) => values.length < 2).map(({ name }) => name.en)).toEqual([]);
    expect(shelves.some(({ holds }) => holds === 'cards')).toBe(true);
  });
});

test.each(GAMES.map(({ id }) => id))(
  'the overview of %s tells what comes round and how it is fought, by rules of its own',
  async id => {
    const { diagrams } = (await overviewOf(id)) as Overview;
    expect(diagrams[0]?.shape).toBe('ring');
    expect(diagrams.length).toBeGreaterThan(1);
    const rules = diagrams.flatMap(({ steps }) => steps.map(({ rule }) => rule));
    expect(new Set(rules.map(rule => rule.split('-')[0])).size).toBe(1);
  },
);

test('a game without a gallery simply has none', async () => {
  expect(await galleryOf('chess')).toBe(null);
});
