import { describe, expect, test } from 'vitest';
import { idsIn } from '../coverage.ts';
import { readCatalogue, readCatalogues } from '../files.ts';
import { searchRules } from '../search.ts';

describe('the catalogues of all games', () => {
  // What the rulebooks say is a fixed number of rules; readings of unclear ones (kind: ruling) and the rules of our own
  // scenarios (lines: own) are added as games grow.
  test.each([
    ['schurken-und-halunken', 208, 189],
    ['dungeon-saga', 293, 267],
    ['mage-knight', 876, 789],
    ['sword-and-sorcery', 820, 766],
    ['descent', 1_882, 1_260],
    ['skirmish', 25, 25],
  ])('%s has %d rules or more, %d of them not rulings, all in both languages', (system, least, fixed) => {
    const catalogue = readCatalogue(system);
    expect(catalogue.system).toBe(system);
    const rules = catalogue.sections.flatMap(s => s.rules);
    expect(rules.length).toBeGreaterThanOrEqual(least);
    expect(rules.filter(r => r.kind !== 'ruling' && r.lines !== 'own')).toHaveLength(fixed);
    for (const { title } of catalogue.sections) expect(title.en.length * title.de.length).toBeGreaterThan(0);
    for (const { text } of rules) expect(text.en.length * text.de.length).toBeGreaterThan(0);
  });

  test('every rule can be read alone: none begins with a word for something named before it', () => {
    const backwards = /^(It|He|She|They|His|Her|Its|Their|That|This|These|Those|Such|Then)\b/;
    const found = readCatalogues().flatMap(c => c.sections.flatMap(s => s.rules));
    const rulings = found.filter(({ id }) => id.startsWith('D2'));
    expect(rulings.filter(({ text }) => backwards.test(text.en)).map(({ id }) => id)).toEqual([]);
  });

  test('what Descent needs besides the base game: boxes of their own, and few rules left out', () => {
    const { boxes, sections } = readCatalogue('descent');
    const rules = sections.flatMap(s => s.rules);
    expect(boxes.map(({ id }) => id)).toEqual(['LW', 'LR', 'TF', 'SN', 'MR', 'MB', 'CR', 'HB', 'HM', 'CK', 'LT', 'RL']);
    expect(boxes.filter(({ id }) => !rules.some(({ box }) => box?.includes(id)))).toEqual([]);
    const leftOut = rules.filter(({ physical, notApplicable }) => physical ?? notApplicable);
    expect(leftOut.length / rules.length).toBeLessThan(0.06);
  });

  test('share no id', () => {
    const ids = readCatalogues().flatMap(idsIn);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each([
    ['schurken-und-halunken', 35],
    ['dungeon-saga', 38],
    ['skirmish', 8],
  ])('every game that can be played says what its terms mean: %s', (system, terms) => {
    const found = readCatalogue(system).terms;
    expect(found).toHaveLength(terms);
    expect(found.filter(({ meaning }) => !meaning)).toEqual([]);
    expect(new Set(found.map(({ id }) => id)).size).toBe(terms);
  });

  test('can be searched in both languages', () => {
    const skirmish = readCatalogue('skirmish');
    const found = (query: string): string[] => searchRules(skirmish, query).map(f => f.rule.id);
    expect(found('fireball')).toEqual(['SK-CARD-04']);
    expect(found('Feuerball')).toEqual(['SK-CARD-04']);
    expect(found('ruestung schild')).toEqual(found('Rüstung Schild'));
    expect(found('ruestung schild')).toEqual(['SK-ATT-05']);
  });

  test('a game that is not there is not found', () => {
    expect(() => readCatalogue('chess')).toThrow(/ENOENT/);
  });
});
