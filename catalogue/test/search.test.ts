import { describe, expect, test } from 'vitest';
import { parseCatalogue } from '../catalogue.ts';
import { searchRules } from '../search.ts';

const catalogue = parseCatalogue(
  `
system: toy
title: Toy
prefix: TOY
sections:
  - id: armour
    title: Armour
    title_de: Rüstung
    rules:
      - { id: TOY-ARM-01, kind: core, text: Armour blocks hits., text_de: Eine Rüstung wehrt Treffer ab., lines: "1" }
      - { id: TOY-ARM-02, kind: core, text: A shield is worn., text_de: Ein Schild wird getragen., lines: "2" }
  - id: magic
    title: Magic
    title_de: Zauberei
    rules:
      - { id: TOY-MAG-01, kind: core, text: A fireball burns a square., text_de: Ein Feuerball verbrennt ein Feld., lines: "3" }
      - { id: TOY-MAG-02, kind: optional, text: Cafés are open., text_de: Straßencafés und Öfen sind größer., lines: "4",
          option: Long evening, option_de: Langer Abend }
      - { id: TOY-MAG-03, kind: core, text: Fire is hot., text_de: Feuer ist heiß., lines: "5" }
`,
  'toy.yaml',
);
const find = (query: string): string =>
  searchRules(catalogue, query)
    .map(f => f.rule.id.slice(4))
    .join(' ');

describe('a search', () => {
  test.each([
    ['fireball', 'MAG-01'],
    ['Feuerball', 'MAG-01'],
    ['FEUERBALL', 'MAG-01'],
    ['square verbrennt', 'MAG-01'],
    ['Rüstung', 'ARM-01 ARM-02'],
    ['ruestung', 'ARM-01 ARM-02'],
    ['RUESTUNG', 'ARM-01 ARM-02'],
    ['Ru\u0308stung', 'ARM-01 ARM-02'],
    ['armour', 'ARM-01 ARM-02'],
    ['Öfen', 'MAG-02'],
    ['oefen', 'MAG-02'],
    ['groesser', 'MAG-02'],
    ['größer', 'MAG-02'],
    ['strassencafes', 'MAG-02'],
    ['cafés', 'MAG-02'],
    ['long evening', 'MAG-02'],
    ['Abend', 'MAG-02'],
    ['heiss', 'MAG-03'],
    ['TOY-MAG-03', 'MAG-03'],
    ['toy-mag', 'MAG-01 MAG-02 MAG-03'],
    ['shield, worn!', 'ARM-02'],
    ['shield fireball', ''],
    ['dragon', ''],
  ])('for "%s" finds %s', (query, ids) => {
    expect(find(query)).toBe(ids);
  });

  test('whole words come before parts of words, then the order of the rulebook', () => {
    expect(find('fire')).toBe('MAG-03 MAG-01');
    expect(find('feuer')).toBe('MAG-03 MAG-01');
    expect(find('a')).toMatch(/^ARM-02 MAG-01 /);
  });

  test('for nothing finds everything', () => {
    expect(find('  ')).toBe('ARM-01 ARM-02 MAG-01 MAG-02 MAG-03');
  });

  test('gives the section with each rule', () => {
    expect(searchRules(catalogue, 'shield')[0]?.section.title).toEqual({ en: 'Armour', de: 'Rüstung' });
  });

  test('takes signs of regular expressions literally', () => {
    expect(find('.*')).toBe(find(''));
    expect(find('(')).toBe(find(''));
    expect(find('fire(')).toBe('MAG-03 MAG-01');
  });
});
