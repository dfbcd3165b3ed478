// A Vite plugin: writes into the service worker which files it is to keep, and a version that changes with any of them.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WEB = join(import.meta.dirname, '..');
const GAMES = join(WEB, '..', 'games');
const WORKER = 'offline.js';
const PLACE = '__KEPT__';

export function offline(): Plugin {
  return {
    name: 'tafelrunde-offline',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') throw new Error(`The build made no ${WORKER}.`);
        const sources = new Map(
          Object.values(bundle)
            .filter(({ fileName }) => isKept(fileName))
            .map(file => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
        );
        // Folders in there are for others: pictures for previews of links.
        for (const entry of readdirSync(join(WEB, 'public'), { withFileTypes: true }))
          if (entry.isFile()) sources.set(entry.name, readFileSync(join(WEB, 'public', entry.name)));
        const files = [...sources.keys()].sort();
        const hash = createHash('sha256');
        for (const file of files) hash.update(`${file}\0`).update(sources.get(file) ?? '');
        const kept = JSON.stringify({ version: hash.digest('hex').slice(0, 12), files: files.map(file => `/${file}`) });
        if (!worker.code.includes(PLACE)) throw new Error(`${WORKER} has no place for what is to be kept.`);
        worker.code = worker.code.replace(PLACE, () => kept);
      },
    },
  };
}

/** Rulebooks of games that cannot be played yet are kept once somebody reads them. */
function isKept(file: string): boolean {
  if (file === WORKER || file.endsWith('.map') || file.startsWith('.vite/')) return false;
  const system = file.match(/^rulebooks\/([^.]+)\./)?.[1];
  return system === undefined || existsSync(join(GAMES, system, 'package.json'));
}
