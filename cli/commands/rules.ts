import { type FoundRule, searchRules } from '@tafelrunde/catalogue';
import { LANGS } from '@tafelrunde/engine';
import { catalogueOf, ruleById, systems } from '../catalogues.ts';
import type { Command } from '../context.ts';
import { needed, readFlags } from '../flags.ts';
import { Terminal } from '../terminal.ts';

export const run: Command = (args, { lang, m }) => {
  const { values, positionals } = readFlags(args, { json: { type: 'boolean' } }, Number.POSITIVE_INFINITY, m);
  const [system, ...words] = positionals;
  const catalogue = catalogueOf(needed(system, m.misuse.nameAGame(systems().join(', '))), m);
  const terminal = new Terminal({ plain: false });
  if (words.length === 0) {
    const chapters = catalogue.sections.map(({ id, title, rules }) => ({ id, title, rules: rules.length }));
    if (values.json) return print(chapters);
    const total = chapters.reduce((sum, chapter) => sum + chapter.rules, 0);
    terminal.print(terminal.paint('bold', m.rules.heading(catalogue.title, total)));
    for (const { title, rules } of chapters) terminal.print(`${String(rules).padStart(5)}  ${title[lang]}`);
    return 0;
  }
  const query = words.join(' ');
  const exact = ruleById(catalogue, query);
  const found = exact ? searchRules(catalogue, exact.id).filter(f => f.rule === exact) : searchRules(catalogue, query);
  if (values.json) return print(found.map(plainly));
  const nameOf = (box: string) => catalogue.boxes.find(({ id }) => id === box)?.name[lang];
  for (const { rule, section } of found) {
    const place = [section.title[lang], ...(rule.box ? [`[${rule.box.map(nameOf).join(' / ')}]`] : [])].join('  ');
    terminal.print(`${terminal.paint('bold', rule.id)}  ${terminal.paint('dim', place)}`);
    terminal.tell(rule.text[lang], '  ');
  }
  terminal.print(found.length === 0 ? m.rules.nothing(query) : m.rules.count(found.length));
  return 0;
};

const plainly = ({ rule, section }: FoundRule) => ({
  id: rule.id,
  kind: rule.kind,
  chapter: section.title,
  ...(rule.box ? { box: rule.box } : {}),
  text: Object.fromEntries(LANGS.map(lang => [lang, rule.text[lang]])),
});

function print(value: unknown): number {
  process.stdout.write(`${JSON.stringify(value)}\n`);
  return 0;
}
