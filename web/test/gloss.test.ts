import type { Lang } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import type { Glossary, Term } from '../glossary.ts';
import { glossed } from '../parts/gloss.ts';
import { searchTerms } from '../rulebook-search.ts';

const term = (name: string, ...forms: readonly string[]): Term => ({
  id: name,
  name,
  other: name,
  text: `What ${name} means.`,
  rules: [],
  forms: forms.length > 0 ? forms : [name],
});
const glossary = (lang: Lang, ...terms: readonly Term[]): Glossary => ({ system: 'toy', lang, terms });

/** The text with every term in brackets. */
const marked = (text: string, words: Glossary): string =>
  glossed(text, words)
    .map(piece => (typeof piece === 'string' ? piece : `[${piece.words}:${piece.term.name}]`))
    .join('');

describe('terms in a text', () => {
  test('are found as whole words, in any case, with their endings', () => {
    const words = glossary('en', term('hero'), term('boss'));
    expect(marked('Heroes and a boss.', words)).toBe('[Heroes:hero] and a [boss:boss].');
    expect(marked('A heroic embossing.', words)).toBe('A heroic embossing.');
    const woerter = glossary('de', term('Held'), term('Dämon', 'Dämon'));
    expect(marked('Dem Helden schadet des Dämons Heldentat.', woerter)).toBe(
      'Dem [Helden:Held] schadet des [Dämons:Dämon] Heldentat.',
    );
  });

  test('are marked once each, the longest first', () => {
    const words = glossary('en', term('command'), term('command card'));
    expect(marked('A command card is no command, and no command card is.', words)).toBe(
      'A [command card:command card] is no [command:command], and no command card is.',
    );
  });

  test('are found by their forms only, if they have some', () => {
    const words = glossary('de', term('vor / hinter', 'vor einem Feind', 'von hinten'));
    expect(marked('Vor dem Zug vor\n einem Feind.', words)).toBe('Vor dem Zug [vor\n einem Feind:vor / hinter].');
  });

  test('leave a text whole where there are none', () => {
    expect(glossed('Nothing to explain.', glossary('en'))).toEqual(['Nothing to explain.']);
    expect(glossed('', glossary('en', term('hero')))).toEqual(['']);
    const unsaid = { ...term('hero'), text: null };
    expect(glossed('A hero.', glossary('en', unsaid))).toEqual(['A hero.']);
  });

  test('are searched by name in both languages and by every form', () => {
    const words = glossary('en', { ...term('break away', 'breaking away'), other: 'sich lösen' }, term('hero'));
    const found = (query: string) => searchTerms(words, query).map(({ name }) => name);
    expect(found('loesen')).toEqual(['break away']);
    expect(found('breaking')).toEqual(['break away']);
    expect(found('dragon')).toEqual([]);
  });
});
