// Imports follow the arrows: engine <- catalogue, testing <- games <- bots <- lab, wire <- server, web <- cli, bench; tools use everything.
// Engine, games, bots, lab and wire import nothing from Node, so that they run in a browser, a worker and a server alike.
// Heuristics reach nothing that holds the secrets of an adventure, not even through others (tools/blindness.ts).
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { peeking } from './blindness.ts';

const ROOT = join(import.meta.dirname, '..');

/** What each part may import besides itself. Tests may use `testing` and test libraries on top. */
const MAY: Record<string, readonly string[]> = {
  engine: [],
  catalogue: ['engine'],
  testing: ['engine'],
  games: ['engine'],
  bots: ['engine', 'games'],
  lab: ['engine', 'games', 'bots'],
  wire: ['engine'],
  server: ['engine', 'games', 'bots', 'wire'],
  web: ['engine', 'catalogue', 'games', 'bots', 'lab', 'wire'],
  cli: ['engine', 'catalogue', 'testing', 'games', 'bots', 'lab', 'server', 'web'],
  bench: ['engine', 'testing', 'games', 'bots', 'lab', 'wire', 'server', 'web'],
  tools: ['engine', 'catalogue', 'testing', 'games', 'bots', 'lab', 'wire', 'server', 'cli', 'bench', 'web'],
};
const PORTABLE = ['engine', 'games', 'bots', 'lab', 'wire'];
const PACKAGES: Record<string, readonly string[]> = {
  engine: ['zod/mini', 'zod/locales', 'flatqueue'],
  games: [],
  bots: [],
  lab: [],
  wire: ['zod'],
};
const IN_TESTS = ['testing', 'catalogue', 'bots'];

export function brokenArrows(): string[] {
  const files = globSync('{engine,catalogue,testing,games,bots,lab,wire,server,cli,bench,web,tools}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: path => path.includes('node_modules') || path.startsWith('web/dist'),
  });
  const sources = new Map(files.map(file => [file, readFileSync(join(ROOT, file), 'utf8')]));
  const astray = [...sources].flatMap(([file, source]) => {
    const imports = [...source.matchAll(/\b(?:from\s+|import\s*\(?\s*)'([^'\n]+)'/g)].map(m => m[1] ?? '');
    return imports.flatMap(target => complaint(file, target) ?? []);
  });
  return [...astray, ...peeking(sources)];
}

function complaint(file: string, target: string): string | null {
  const [part = ''] = file.split('/');
  const inTest = /(^|\/)test\//.test(file) || file.endsWith('.test.ts');
  if (target.startsWith('node:'))
    return PORTABLE.includes(part) && !inTest ? `${file} imports ${target}; ${part} must run without Node` : null;
  const other = partOf(file, target);
  if (other === null) {
    const allowed = PACKAGES[part];
    return allowed && !inTest && !allowed.includes(target) ? `${file} imports the package ${target}` : null;
  }
  if (other === part) return part === 'games' ? otherGame(file, target) : null;
  const may = inTest ? [...(MAY[part] ?? []), ...IN_TESTS] : (MAY[part] ?? []);
  return may.includes(other) ? null : `${file} imports ${target}, against the arrows`;
}

/** A game never imports another game; only the list of all games does. */
function otherGame(file: string, target: string): string | null {
  if (file === 'games/index.ts') return null;
  const path = target.startsWith('.') ? normalize(join(dirname(file), target)) : target.replace('@tafelrunde', 'games');
  return path.split('/')[1] === file.split('/')[1] ? null : `${file} imports another game: ${target}`;
}

/** Which part of the repository an import leads to; null for a package from outside. */
function partOf(file: string, target: string): string | null {
  if (target.startsWith('.')) return relative(ROOT, join(ROOT, dirname(file), target)).split('/')[0] ?? null;
  if (!target.startsWith('@tafelrunde/')) return null;
  const [, name = ''] = target.split('/');
  return name in MAY ? name : 'games';
}

if (import.meta.main) {
  const broken = brokenArrows();
  for (const line of broken) console.error(line);
  process.exit(broken.length === 0 ? 0 : 1);
}
