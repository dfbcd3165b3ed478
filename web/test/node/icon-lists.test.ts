import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ARTISTS } from '../../art/artists.ts';
import { iconModules, namesIn } from '../../build/icon-modules.ts';

const WEB = join(import.meta.dirname, '..', '..');
const require = createRequire(import.meta.url);

/** Every icon of every list. */
function used(): string[] {
  const lists = globSync('{art,games/*}/{icons,picture-icons}.txt', { cwd: WEB });
  return [...new Set(lists.flatMap(list => namesIn(readFileSync(join(WEB, list), 'utf8'))))].sort();
}

test('a list has one name per line; comments, blank lines and repetitions do not count', () => {
  expect(namesIn('# heroes\nsword\n\naxe # of the dwarf\nsword\n')).toEqual(['axe', 'sword']);
});

test('every list becomes a module with an outline for each of its names', () => {
  const modules = iconModules();
  expect(modules.some(({ file }) => file.endsWith('web/art/icons.ts'))).toBe(true);
  for (const { text } of modules) {
    const outlines = [...text.matchAll(/^ {4}'(.*)',$/gm)];
    expect(outlines.length).toBeGreaterThan(0);
    for (const [, outline] of outlines) expect(outline).toMatch(/^[Mm][\d .,+\-a-zA-Z]+$/);
  }
});

test('every icon we use is credited to one artist, and nobody is credited for what we do not use', () => {
  expect(ARTISTS.flatMap(([, icons]) => icons).sort()).toEqual(used());
});

test('every icon is of the collection whose licence the credits name', () => {
  const { icons } = require('@iconify-json/game-icons/icons.json') as { icons: Readonly<Record<string, object>> };
  const { license } = require('@iconify-json/game-icons/info.json') as { license: { spdx: string } };
  expect(used().filter(name => !(name in icons))).toEqual([]);
  expect(license.spdx).toBe('CC-BY-3.0');
});
