import { describe, expect, test } from 'vitest';
import { parseCatalogue } from '../catalogue.ts';
import { coverage, idsIn, namedIds, unknownIds } from '../coverage.ts';

const rule = (id: string, more = ''): string =>
  `      - { id: ${id}, kind: core, text: T, text_de: T, lines: "1"${more} }`;
const toy = (head: readonly string[], ...rules: readonly string[]) =>
  parseCatalogue(
    [
      'system: toy',
      'title: Toy',
      'prefix: [TOY, TOX]',
      ...head,
      'sections:',
      '  - id: one',
      '    title: One',
      '    title_de: Eins',
      '    rules:',
      ...rules,
    ].join('\n'),
    'toy.yaml',
  );
const catalogue = toy(
  [],
  rule('TOY-A-01'),
  rule('TOY-A-02'),
  rule('TOY-A-02b'),
  rule('TOY-A-EX1'),
  rule('TOX-B-01'),
  rule('TOY-BOX-01', ', physical: the box holds 12 dice'),
);
const passing = (name: string, file = 'toy.test.ts') => ({ name, passed: true, file });
const failing = (name: string) => ({ name, passed: false, file: 'toy.test.ts' });

test('all ids in the order of the catalogue', () => {
  expect(idsIn(catalogue)).toEqual(['TOY-A-01', 'TOY-A-02', 'TOY-A-02b', 'TOY-A-EX1', 'TOX-B-01', 'TOY-BOX-01']);
});

describe('ids named in a text', () => {
  test.each([
    ['TOY-A-01 ties go to the defender', ['TOY-A-01']],
    ['melee TOY-A-01, TOX-B-02 and TOY-A-EX1: all of it', ['TOY-A-01', 'TOX-B-02', 'TOY-A-EX1']],
    ['TOY-A-02b is not TOY-A-02', ['TOY-A-02b', 'TOY-A-02']],
    ['ZOO-A-01 and toy-a-01 and TOY-A and XTOY-A-01', []],
    ['', []],
  ])('%s', (text, ids) => {
    expect(namedIds(text, ['TOY', 'TOX'])).toEqual(ids);
  });
});

describe('coverage', () => {
  test('counts rules named by a passing test; what is physical is left out', () => {
    expect(coverage(catalogue, [passing('attack > TOY-A-01 and TOX-B-01 hold')])).toEqual({
      system: 'toy',
      total: 6,
      physical: 1,
      notApplicable: 0,
      proven: 2,
      missing: ['TOY-A-02', 'TOY-A-02b', 'TOY-A-EX1'],
    });
  });

  test('what needs another box is counted apart from the base game, what is not applicable beside what is physical', () => {
    const boxed = toy(
      ['boxes:', '  - { id: DD, en: Deep Dungeon, de: Tiefes Verlies }', '  - { id: SK, en: Sky, de: Himmel }'],
      rule('TOY-A-01'),
      rule('TOY-A-02', ', not_applicable: no such card'),
      rule('TOY-B-01', ', box: DD'),
      rule('TOY-B-02', ', box: [DD, SK]'),
      rule('TOY-B-03', ', box: SK, physical: a lid'),
      rule('TOY-B-04', ', box: SK, not_applicable: no such quest'),
    );
    expect(coverage(boxed, [passing('TOY-B-02 falls'), passing('TOY-B-04 TOY-A-02 nothing')])).toEqual({
      system: 'toy',
      total: 2,
      physical: 0,
      notApplicable: 1,
      proven: 0,
      missing: ['TOY-A-01'],
      boxes: { total: 4, physical: 1, notApplicable: 1, proven: 1, missing: ['TOY-B-01'] },
    });
  });

  test('a failing test proves nothing, unless another one passes', () => {
    expect(coverage(catalogue, [failing('TOY-A-01 x')]).proven).toBe(0);
    expect(coverage(catalogue, [failing('TOY-A-01 x'), passing('TOY-A-01 y')]).proven).toBe(1);
  });

  test('two tests of one rule count once', () => {
    expect(coverage(catalogue, [passing('TOY-A-01 x'), passing('TOY-A-01 y')]).proven).toBe(1);
  });

  test('a test of a physical rule changes nothing', () => {
    const { proven, missing } = coverage(catalogue, [passing('TOY-BOX-01 x')]);
    expect([proven, missing.length]).toEqual([0, 5]);
  });

  test('unknown ids are reported with the file, once, passing or not', () => {
    const tests = [passing('TOY-A-99 x', 'a.test.ts'), passing('TOY-A-99 y', 'a.test.ts'), failing('TOX-Z-01 z')];
    expect(unknownIds(catalogue, tests)).toEqual(['TOY-A-99 (a.test.ts)', 'TOX-Z-01 (toy.test.ts)']);
  });

  test('ids of other games are none of its business', () => {
    expect(unknownIds(catalogue, [passing('SK-ATT-06 x'), passing('TOY-BOX-01 x')])).toEqual([]);
  });

  test('without tests everything is missing', () => {
    expect(coverage(catalogue, []).missing).toHaveLength(5);
  });
});
