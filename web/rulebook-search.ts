import { rankedBy } from '@tafelrunde/catalogue/search';
import type { Glossary, Term } from './glossary.ts';
import type { Rulebook, RulebookRule } from './rulebooks.ts';

/** Rules in which every word occurs, whole words before parts of words. */
export function searchRulebook(book: Rulebook, query: string): RulebookRule[] {
  const all = book.sections.flatMap(({ title, rules }) => rules.map(rule => ({ rule, title })));
  const textOf = ({ rule, title }: (typeof all)[number]) => [rule.id, rule.text, title, rule.option ?? ''].join(' ');
  return rankedBy(all, textOf, query).map(({ rule }) => rule);
}

/** Terms whose name holds every word, in either language or in another of their forms. */
export function searchTerms(glossary: Glossary, query: string): Term[] {
  return rankedBy(glossary.terms, ({ name, other, forms }) => [name, other, ...forms].join(' '), query);
}
