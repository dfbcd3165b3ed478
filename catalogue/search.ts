import { LANGS } from '@tafelrunde/engine';
import type { Catalogue, Rule, Section } from './catalogue.ts';

export interface FoundRule {
  readonly rule: Rule;
  readonly section: Section;
}

/**
 * Rules in which every word occurs, in either language or in the id; whole words before parts of words, then the order of
 * the rulebook. Case, umlauts written as ae/oe/ue and accents do not matter.
 */
export function searchRules(catalogue: Catalogue, query: string): FoundRule[] {
  const all = catalogue.sections.flatMap(section => section.rules.map(rule => ({ rule, section })));
  const textOf = ({ rule, section }: FoundRule): string =>
    [rule.id, ...LANGS.flatMap(lang => [rule.text[lang], section.title[lang], rule.option?.[lang] ?? ''])].join(' ');
  return rankedBy(all, textOf, query);
}

/** What holds every word of the query, most whole words first; otherwise the order stays. */
export function rankedBy<T>(all: readonly T[], textOf: (item: T) => string, query: string): T[] {
  const words = wordsIn(fold(query));
  const found: { item: T; score: number }[] = [];
  for (const item of all) {
    const text = fold(textOf(item));
    if (!words.every(word => text.includes(word))) continue;
    const whole = new Set(wordsIn(text));
    found.push({ item, score: words.filter(word => whole.has(word)).length });
  }
  return found.sort((a, b) => b.score - a.score).map(({ item }) => item);
}

const wordsIn = (text: string): string[] => text.split(/[^\p{L}\p{N}-]+/u).filter(Boolean);

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
