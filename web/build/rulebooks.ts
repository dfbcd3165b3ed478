// A Vite plugin: each rule catalogue becomes one JSON file per language, fetched when somebody opens the rulebook.
import { createHash } from 'node:crypto';
import type { Catalogue, Rule, Term } from '@tafelrunde/catalogue';
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
  const sheets = catalogues.flatMap(catalogue =>
    LANGS.flatMap(lang => [rulesOf(catalogue, lang), glossaryOf(catalogue, lang)]),
  );
  return {
    name: 'tafelrunde-rulebooks',
    resolveId: id => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const shelves = catalogues.map(catalogue => ({
        system: catalogue.system,
        title: catalogue.title,
        rules: catalogue.sections.reduce((sum, { rules }) => sum + rules.length, 0),
        urls: Object.fromEntries(LANGS.map(lang => [lang, `/${rulesOf(catalogue, lang).fileName}`])),
        glossaries: Object.fromEntries(LANGS.map(lang => [lang, `/${glossaryOf(catalogue, lang).fileName}`])),
      }));
      return `export const shelves = ${JSON.stringify(shelves)};`;
    },
    generateBundle() {
      for (const { fileName, source } of sheets) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** A sheet is named after what it says: it may be kept for ever. */
function sheetOf(name: string, contents: object): Sheet {
  const source = JSON.stringify(contents);
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { fileName: `rulebooks/${name}-${hash}.json`, source };
}

function rulesOf({ system, title, sections, boxes }: Catalogue, lang: Lang): Sheet {
  const names = new Map(boxes.map(({ id, name }) => [id, name[lang]]));
  return sheetOf(`${system}.${lang}`, {
    system,
    title,
    sections: sections.map(section => ({
      id: section.id,
      title: section.title[lang],
      rules: section.rules.map(rule => ruleOf(rule, lang, names)),
    })),
  });
}

function glossaryOf({ system, terms }: Catalogue, lang: Lang): Sheet {
  return sheetOf(`${system}.terms.${lang}`, { system, lang, terms: terms.map(term => termOf(term, lang)) });
}

const termOf = ({ id, name, meaning }: Term, lang: Lang) => ({
  id,
  name: name[lang],
  other: name[lang === 'de' ? 'en' : 'de'],
  text: meaning?.text[lang] ?? null,
  rules: meaning?.rules ?? [],
  forms: meaning?.forms[lang] ?? [],
});

const ruleOf = ({ id, kind, text, option, box }: Rule, lang: Lang, names: ReadonlyMap<string, string>) => ({
  id,
  kind,
  text: text[lang],
  ...(option ? { option: option[lang] } : {}),
  ...(box ? { box: box.map(one => names.get(one)).join(' / ') } : {}),
});
