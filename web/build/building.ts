// Builds web/dist, and knows whether that is needed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const ROOT = join(import.meta.dirname, '..', '..');
export const DIST = join(ROOT, 'web', 'dist');
const STAMP = join(DIST, '.built');
const ASIDE = join(ROOT, '.cache', 'web');
/** What nobody plays with but tests look at: the page that shows every part of the boards. */
const WITH_KIT = { VITE_KIT: 'yes' };
/** Builds aside that are kept: somebody may still be using them. */
const KEPT = 8;
/** Everything that ends up in the page or decides how it is made. */
const SOURCES = [
  '{engine,catalogue,games,bots,lab,wire,web}/**/*.{ts,tsx,css,html,svg,png,webmanifest,yaml,json}',
  'package-lock.json',
  'tsconfig*.json',
];

export function buildIfStale(sayBuilding: () => void = () => {}): void {
  const now = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now) return;
  sayBuilding();
  buildInto(DIST);
  writeFileSync(STAMP, now);
}

/** A build of what the sources are now, in a folder that no later build touches: tests run beside an open table, and beside one another. */
export function buildAside(): string {
  const folder = join(ASIDE, fingerprint().slice(0, 12));
  if (existsSync(folder)) return folder;
  const making = `${folder}.${process.pid}`;
  buildInto(making, WITH_KIT);
  if (existsSync(folder)) rmSync(making, { recursive: true });
  else renameSync(making, folder);
  dropOld();
  return folder;
}

function dropOld(): void {
  const builds = readdirSync(ASIDE).map(name => join(ASIDE, name));
  const latestFirst = builds.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of latestFirst.slice(KEPT)) rmSync(old, { recursive: true, force: true });
}

/** In a process of its own: who builds may run in another mode than the page is to run in. */
function buildInto(folder: string, settings: Readonly<Record<string, string>> = {}): void {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const config = join(import.meta.dirname, 'vite.config.ts');
  const args = ['build', '--config', config, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  const run = spawnSync(process.execPath, [vite, ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 2, 2],
  });
  if (run.status !== 0) throw new Error('The table could not be built; see the lines above.');
  zipAll(folder);
}

/** What is sent zipped is zipped once, as small as it gets, and not for everybody who fetches it. */
function zipAll(folder: string): void {
  for (const file of globSync('**/*.{html,js,css,json,svg,webmanifest}', { cwd: folder })) {
    const whole = readFileSync(join(folder, file));
    writeFileSync(join(folder, `${file}.gz`), gzipSync(whole, { level: 9 }));
  }
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, {
    cwd: ROOT,
    exclude: path => /(^|[/\\])(node_modules|dist|test)([/\\]|$)/.test(path),
  });
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}
