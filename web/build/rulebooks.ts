// A Vite plugin: each rule catalogue becomes one JSON file per language, fetched when somebody opens the rulebook.
import { createHash } from 'node:crypto';
import type { Catalogue, Rule } from '@tafelrunde/catalogue';
import { readCatalogues } from '@tafelrunde/catalogue/files';
import { LANGS, type Lang } from '@tafelrunde/engine';
import type { Plugin } from 'vite';

const ID = 'virtual:rulebooks';

interface Sheet {
  readonly fileName: string;
  readonly source: string;
}

export function rulebooks(): Plugin {
  const catalogues = readCatalogues();
  const sheets = catalogues.flatMap(catalogue => LANGS.map(lang => sheetOf(catalogue, lang)));
  return {
    name: 'tafelrunde-rulebooks',
    resolveId: id => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const shelves = catalogues.map(catalogue => ({
        system: catalogue.system,
        title: catalogue.title,
        rules: catalogue.sections.reduce((sum, { rules }) => sum + rules.length, 0),
        urls: Object.fromEntries(LANGS.map(lang => [lang, `/${sheetOf(catalogue, lang).fileName}`])),
      }));
      return `export const shelves = ${JSON.stringify(shelves)};`;
    },
    generateBundle() {
      for (const { fileName, source } of sheets) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** A sheet is named after what it says: it may be kept for ever. */
function sheetOf({ system, title, sections }: Catalogue, lang: Lang): Sheet {
  const source = JSON.stringify({
    system,
    title,
    sections: sections.map(section => ({
      id: section.id,
      title: section.title[lang],
      rules: section.rules.map(rule => ruleOf(rule, lang)),
    })),
  });
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { fileName: `rulebooks/${system}.${lang}-${hash}.json`, source };
}

const ruleOf = ({ id, kind, text, option }: Rule, lang: Lang) => ({
  id,
  kind,
  text: text[lang],
  ...(option ? { option: option[lang] } : {}),
});
