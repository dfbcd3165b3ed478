import type { Lang } from '@tafelrunde/engine';
import type { Glossary, Term } from '../glossary.ts';

/** A piece of a text: words as they are, or words that a glossary explains. */
export type Piece = string | { readonly term: Term; readonly words: string };

/** Endings under which a word is still the same one. */
const ENDINGS: Readonly<Record<Lang, string>> = { en: '(?:e?s)?', de: '(?:e[mnrs]?|n|s)?' };

interface Finder {
  readonly pattern: RegExp;
  /** By the number of the group that matched. */
  readonly terms: readonly Term[];
}

const finders = new WeakMap<Glossary, Finder>();

/** Cuts a text into its pieces. Each term is explained where it first occurs; the longest one counts. */
export function glossed(text: string, glossary: Glossary): readonly Piece[] {
  const { pattern, terms } = finderOf(glossary);
  const explained = new Set<Term>();
  const pieces: Piece[] = [];
  let done = 0;
  for (const match of text.matchAll(pattern)) {
    const term = terms[match.slice(1).findIndex(group => group !== undefined)];
    if (!term || explained.has(term)) continue;
    explained.add(term);
    if (match.index > done) pieces.push(text.slice(done, match.index));
    const [words] = match;
    pieces.push({ term, words });
    done = match.index + words.length;
  }
  if (done < text.length || pieces.length === 0) pieces.push(text.slice(done));
  return pieces;
}

function finderOf(glossary: Glossary): Finder {
  const known = finders.get(glossary);
  if (known) return known;
  const forms = glossary.terms
    .filter(({ text }) => text !== null)
    .flatMap(term => term.forms.map(form => ({ term, form })))
    .sort((a, b) => b.form.length - a.form.length);
  const groups = forms.map(({ form }) => `(${escaped(form)}${ENDINGS[glossary.lang]})`);
  const finder = {
    // Without any form nothing is ever found.
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${groups.join('|') || '(?!)'})(?![\\p{L}\\p{N}])`, 'giu'),
    terms: forms.map(({ term }) => term),
  };
  finders.set(glossary, finder);
  return finder;
}

const escaped = (form: string): string => form.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+');
