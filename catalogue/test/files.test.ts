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
    ['descent', 1_866, 1_258],
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
