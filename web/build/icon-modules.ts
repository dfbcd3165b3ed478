// Turns each icons.txt (one name of game-icons per line) into a module with the outlines of just those icons.
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { roundedPath } from './rounded-path.ts';

const WEB = join(import.meta.dirname, '..');

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

export interface IconModule {
  readonly file: string;
  readonly text: string;
}

export class UnknownIcon extends Error {}

export function iconModules(): IconModule[] {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
  return globSync('{art,games/*}/{icons,picture-icons}.txt', { cwd: WEB }).map(list => {
    const names = namesIn(readFileSync(join(WEB, list), 'utf8'));
    return { file: join(WEB, list.replace(/\.txt$/, '.ts')), text: moduleOf(names, set, list) };
  });
}

/** One name per line; what follows a # is a comment. */
export function namesIn(list: string): string[] {
  const names = list.split('\n').map(line => line.replace(/#.*/, '').trim());
  return [...new Set(names.filter(Boolean))].sort();
}

function moduleOf(names: readonly string[], set: IconSet, list: string): string {
  const lines = names.map(name => `  '${name}':\n    '${outline(name, set, list)}',`);
  return [
    '// Generated from icons.txt by `npm run generate`: outlines from game-icons.net, CC BY 3.0, on a square of 512.',
    'export const icons = {',
    ...lines,
    '} as const;',
    '',
    'export type IconName = keyof typeof icons;',
    '',
  ].join('\n');
}

function outline(name: string, set: IconSet, list: string): string {
  const body = set.icons[name]?.body;
  if (body === undefined) throw new UnknownIcon(`web/${list}: game-icons has no "${name}"${similar(name, set)}.`);
  const path = body.match(/^<path fill="currentColor" d="([^"]+)"\/>$/)?.[1];
  if (path === undefined) throw new UnknownIcon(`web/${list}: "${name}" is not a single outline.`);
  return roundedPath(path);
}

function similar(name: string, set: IconSet): string {
  const words = name.split('-');
  const found = Object.keys(set.icons).filter(other => words.some(word => word.length > 3 && other.includes(word)));
  return found.length > 0 ? `; perhaps ${found.slice(0, 12).join(', ')}` : '';
}
