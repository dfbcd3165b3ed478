import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BadCatalogue, type Catalogue, type Rule } from '@tafelrunde/catalogue';
import { GAMES, readCatalogue } from '@tafelrunde/catalogue/files';
import type { Messages } from './messages/index.ts';
import { Misuse } from './misuse.ts';

/** All rulebooks, also of games that cannot be played yet. */
export function systems(): string[] {
  return readdirSync(GAMES).filter(name => existsSync(join(GAMES, name, 'catalogue.yaml')));
}

export function catalogueOf(system: string, m: Messages): Catalogue {
  const known = systems();
  if (!known.includes(system)) throw new Misuse(m.misuse.noSuchGame(system, known.join(', ')));
  try {
    return read(system);
  } catch (error) {
    throw error instanceof BadCatalogue ? new Misuse(m.misuse.badRulebook(error.message)) : error;
  }
}

const kept = new Map<string, Catalogue>();

/** Reading a large rulebook takes a second: once is enough. */
function read(system: string): Catalogue {
  const catalogue = kept.get(system) ?? readCatalogue(system);
  kept.set(system, catalogue);
  return catalogue;
}

export function ruleById(catalogue: Catalogue, id: string): Rule | undefined {
  const wanted = id.toUpperCase();
  for (const section of catalogue.sections)
    for (const rule of section.rules) if (rule.id.toUpperCase() === wanted) return rule;
  return undefined;
}
