import { readCatalogue } from '@tafelrunde/catalogue/files';
import { describe, expect, test } from 'vitest';
import type { Glossary } from '../../glossary.ts';
import { glossed } from '../../parts/gloss.ts';

describe.each(['dungeon-saga', 'schurken-und-halunken', 'skirmish'])('the glossary of %s', system => {
  test.each(['en', 'de'] as const)('is found in its own rules (%s)', lang => {
    const { terms, sections } = readCatalogue(system);
    const words: Glossary = {
      system,
      lang,
      terms: terms.map(({ id, name, meaning }) => ({
        id,
        name: name[lang],
        other: name[lang === 'de' ? 'en' : 'de'],
        text: meaning?.text[lang] ?? null,
        rules: meaning?.rules ?? [],
        forms: meaning?.forms[lang] ?? [],
      })),
    };
    const texts = sections.flatMap(({ rules }) => rules.map(({ text }) => text[lang]));
    const found = new Set(
      texts.flatMap(text => glossed(text, words)).flatMap(piece => (typeof piece === 'string' ? [] : [piece.term.id])),
    );
    // Kinds of weapons are named on cards, not in rules.
    const missing = terms.map(({ id }) => id).filter(id => !found.has(id) && id !== 'SH-GLOSS-16');
    expect(missing).toEqual([]);
  });
});
