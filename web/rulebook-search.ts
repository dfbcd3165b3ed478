import { rankedBy } from '@tafelrunde/catalogue/search';
import type { Glossary, Term } from './glossary.ts';
import type { Rulebook, RulebookRule } from './rulebooks.ts';

/** Whether there is anything to search for: signs alone would find everything. */
export const isSearch = (query: string): boolean => /[\p{L}\p{N}]/u.test(query);

/**
 * Rules in which every word occurs, whole words before parts of words; after them those in which it occurs in the other
 * language, too: what is an article there must not push away what it means here.
 */
export function searchRulebook(book: Rulebook, query: string, other: Rulebook | null = null): RulebookRule[] {
  const rules = book.sections.flatMap(section => section.rules);
  const own = wordsById(book);
  const foreign = other ? wordsById(other) : new Map<string, string>();
  const here = rankedBy(rules, ({ id }) => own.get(id) ?? '', query);
  const found = new Set(here);
  const rest = rules.filter(rule => !found.has(rule));
  return [...here, ...rankedBy(rest, ({ id }) => `${own.get(id)} ${foreign.get(id) ?? ''}`, query)];
}

/** What is searched of each rule. */
function wordsById({ sections }: Rulebook): ReadonlyMap<string, string> {
  return new Map(
    sections.flatMap(({ title, rules }) =>
      rules.map(({ id, text, option }) => [id, [id, text, title, option ?? ''].join(' ')] as const),
    ),
  );
}

/** Terms whose name holds every word, in either language or in another of their forms. */
export function searchTerms(glossary: Glossary, query: string): Term[] {
  return rankedBy(glossary.terms, ({ name, other, forms }) => [name, other, ...forms].join(' '), query);
}
