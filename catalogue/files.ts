import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, parseCatalogue } from './catalogue.ts';

/** The folder that holds the games, one folder each. */
export const GAMES = join(import.meta.dirname, '..', 'games');

export function readCatalogues(): Catalogue[] {
  return readdirSync(GAMES, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && existsSync(join(GAMES, entry.name, 'catalogue.yaml')))
    .map(entry => readCatalogue(entry.name));
}

export function readCatalogue(system: string): Catalogue {
  const file = join('games', system, 'catalogue.yaml');
  return parseCatalogue(readFileSync(join(GAMES, system, 'catalogue.yaml'), 'utf8'), file);
}
