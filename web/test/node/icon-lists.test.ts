import { expect, test } from 'vitest';
import { iconModules, namesIn } from '../../build/icon-modules.ts';

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
