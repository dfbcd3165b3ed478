import { LANGS } from '@tafelrunde/engine';
import type { Catalogue, Rule, Section } from './catalogue.ts';

export interface Found {
  readonly rule: Rule;
  readonly section: Section;
}

/**
 * Rules in which every word occurs, in either language or in the id; whole words before parts of words, then the order of
 * the rulebook. Case, umlauts written as ae/oe/ue and accents do not matter.
 */
export function searchRules(catalogue: Catalogue, query: string): Found[] {
  const words = fold(query)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean);
  const found: (Found & { score: number })[] = [];
  for (const section of catalogue.sections)
    for (const rule of section.rules) {
      const text = fold(
        [rule.id, ...LANGS.flatMap(lang => [rule.text[lang], section.title[lang], rule.option?.[lang] ?? ''])].join(
          ' ',
        ),
      );
      if (!words.every(word => text.includes(word))) continue;
      const whole = new Set(text.split(/[^\p{L}\p{N}-]+/u));
      found.push({ rule, section, score: words.filter(word => whole.has(word)).length });
    }
  return found.sort((a, b) => b.score - a.score).map(({ rule, section }) => ({ rule, section }));
}

function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}
