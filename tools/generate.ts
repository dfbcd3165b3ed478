// Writes games/<system>/rule-ids.ts from each catalogue, so that a misspelt rule id does not compile, the icons of the
// browser table from its lists of names, the covers of the games, and what is told of the quests of Descent before they are opened.
// `--check` writes nothing and fails if a file is not up to date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { idsIn } from '@tafelrunde/catalogue';
import { GAMES, readCatalogues } from '@tafelrunde/catalogue/files';
import { covers } from '../web/build/covers.ts';
import { iconModules } from '../web/build/icon-modules.ts';
import { questCards } from './quest-cards.ts';

const check = process.argv.includes('--check');
const stale: string[] = [];

for (const catalogue of readCatalogues()) {
  // A catalogue without a game yet needs no types.
  if (!existsSync(join(GAMES, catalogue.system, 'package.json'))) continue;
  const file = join(GAMES, catalogue.system, 'rule-ids.ts');
  const union = idsIn(catalogue).map(id => `  | '${id}'`);
  const text = [
    '// Generated from catalogue.yaml by `npm run generate`.',
    "declare module '@tafelrunde/engine/rules' {",
    '  interface RuleIds {',
    `    '${catalogue.system}': ${camel(catalogue.system)}RuleId;`,
    '  }',
    '}',
    '',
    `export type ${camel(catalogue.system)}RuleId =`,
    `${union.join('\n')};`,
    '',
  ].join('\n');
  bring(file, text);
}
for (const { file, text } of iconModules()) bring(file, text);
for (const { file, text } of covers()) bring(file, text);
const cards = questCards();
bring(cards.file, cards.text);

if (stale.length > 0) {
  process.stderr.write(`Not up to date (run \`npm run generate\`):\n${stale.join('\n')}\n`);
  process.exit(1);
}

function bring(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  if (check) stale.push(file);
  else writeFileSync(file, text);
}

function camel(name: string): string {
  return name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
}
