// Builds web/dist, and knows whether that is needed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
export const DIST = join(ROOT, 'web', 'dist');
const STAMP = join(DIST, '.built');
/** Everything that ends up in the page or decides how it is made. */
const SOURCES = [
  '{engine,catalogue,games,bots,lab,web}/**/*.{ts,tsx,css,html,svg,png,webmanifest,yaml,json}',
  'package-lock.json',
  'tsconfig*.json',
];

export function buildIfStale(sayBuilding: () => void = () => {}): void {
  const now = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now) return;
  sayBuilding();
  build();
  writeFileSync(STAMP, now);
}

/** In a process of its own: who builds may run in another mode than the page is to run in. */
function build(): void {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const config = join(import.meta.dirname, 'vite.config.ts');
  const run = spawnSync(process.execPath, [vite, 'build', '--config', config, '--logLevel', 'warn'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2],
  });
  if (run.status !== 0) throw new Error('The table could not be built; see the lines above.');
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
