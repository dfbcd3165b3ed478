// Draws the picture of the README: what the terminal table really prints, as an SVG. `npm run picture`.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './parts.ts';

const PLAYED = ['play', 'dungeon-saga', '--bots', '1=greedy', '--seed', 'abc', '--lang', 'en'];
const TYPED = ['1', 'move to F2', 'odds', 'quit', 'n'];
/** What is shown stands between these lines. */
const FROM = 'Chosen: Move to F2.';
const UNTIL = 'Exact:';

const COLOURS = { wood: '#241a12', ink: '#eadfc9', dim: '#a08f78', gold: '#e3b75a', bar: '#7fb069' };
const CHAR = 8.4;
const LINE = 18;

const run = spawnSync(process.execPath, [join(ROOT, 'cli', 'main.ts'), ...PLAYED], {
  cwd: tmpdir(),
  input: `${TYPED.join('\n')}\n`,
  encoding: 'utf8',
  env: { ...process.env, NO_COLOR: '1' },
});
const printed = run.stdout.split('\n').map(line => line.trimEnd());
const first = printed.indexOf(FROM) + 1;
const lines = printed.slice(first, printed.findIndex((line, i) => i > first && line.includes(UNTIL)) + 1);
if (lines.length === 0) throw new Error(`The table did not print what the picture shows:\n${run.stdout}${run.stderr}`);
const width = Math.ceil(Math.max(...lines.map(line => line.length)) * CHAR + 40);
const height = lines.length * LINE + 40;

const svg = [
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="The table in the terminal">`,
  `<rect width="100%" height="100%" rx="10" fill="${COLOURS.wood}"/>`,
  `<g font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="14" xml:space="preserve">`,
  ...lines.map((line, i) => `<text x="20" y="${30 + i * LINE}" fill="${colour(line)}">${escaped(line)}</text>`),
  '</g>',
  '</svg>',
  '',
].join('\n');
writeFileSync(join(ROOT, 'docs', 'table.svg'), svg);

function colour(line: string): string {
  if (line.includes('█')) return COLOURS.bar;
  if (line.startsWith('>') || /^ *\d+ [A-Z]/.test(line)) return COLOURS.gold;
  if (line.startsWith('›') || line.startsWith('     ')) return COLOURS.dim;
  return COLOURS.ink;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
