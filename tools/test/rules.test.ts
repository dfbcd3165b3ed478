import { parseCatalogue } from '@tafelrunde/catalogue';
import { expect, test } from 'vitest';
import { rulesTable, wrongIds } from '../rules.ts';

const rule = (id: string, more = ''): string =>
  `      - { id: ${id}, kind: core, text: T, text_de: T, lines: "1"${more} }`;
const toy = (system: string, boxes: readonly string[], ...rules: readonly string[]) =>
  parseCatalogue(
    [
      `system: ${system}`,
      'title: Toy',
      'prefix: TOY',
      ...boxes,
      'sections:',
      '  - id: one',
      '    title: One',
      '    title_de: Eins',
      '    rules:',
      ...rules,
    ].join('\n'),
    'toy.yaml',
  );
const plain = toy('plain', [], rule('TOY-A-01'), rule('TOY-A-02', ', physical: a lid'), rule('TOY-A-03'));
const boxed = toy(
  'boxed',
  ['boxes:', '  - { id: DD, en: Deep Dungeon, de: Tiefes Verlies }'],
  rule('TOY-B-01'),
  rule('TOY-B-02', ', not_applicable: no such quest'),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(n => rule(`TOY-C-${n}`, ', box: DD')),
);
const passed = (name: string, file = 'games/toy/test/a.test.ts') => ({ name, passed: true, file });

test('the table has a line per game and one more for what needs other boxes', () => {
  const results = [passed('TOY-A-01 x'), passed('TOY-C-1 x'), passed('TOY-B-01 elsewhere', 'engine/test/a.test.ts')];
  expect(rulesTable([plain, boxed], results, { json: false, all: false })).toEqual([
    'game                      rules  physical  n/a  proven  missing',
    'plain                         3         1    0       1        1',
    '  missing: TOY-A-03',
    'boxed                         2         0    1       0        1',
    '  with other boxes           10         0    0       1        9',
    '  missing: TOY-C-2 TOY-C-3 TOY-C-4 TOY-C-5 TOY-C-6 TOY-C-7 TOY-C-8 TOY-C-9 ... (--all shows the rest)',
  ]);
  expect(rulesTable([boxed], results, { json: false, all: true }).at(-1)).toMatch(/TOY-C-9 TOY-C-10$/);
});

test('the same for programs', () => {
  const [text = ''] = rulesTable([plain, boxed], [passed('TOY-A-01 x')], { json: true, all: false });
  expect(JSON.parse(text)).toMatchObject([
    { system: 'plain', total: 3, physical: 1, notApplicable: 0, proven: 1, missing: ['TOY-A-03'] },
    { system: 'boxed', total: 2, notApplicable: 1, missing: ['TOY-B-01'], boxes: { total: 10, proven: 0 } },
  ]);
  expect(JSON.parse(text)[0]).not.toHaveProperty('boxes');
});

test('a rule nobody knows is found wherever a test names it, and so are two of one id', () => {
  expect(wrongIds([plain], [passed('TOY-A-01 x'), passed('TOY-A-09 x', 'web/test/a.test.ts')])).toEqual([
    'Unknown rule id in the name of a test: TOY-A-09 (web/test/a.test.ts)',
  ]);
  expect(wrongIds([plain, plain], [])).toEqual(['Two catalogues share a rule id.']);
});
