import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Thing } from '@tafelrunde/engine';
import { expect, test } from 'vitest';

/** A game, as far as its cards go. */
interface WithCards {
  readonly id: string;
  things?(): readonly Pick<Thing, 'name'>[];
}

/**
 * Every card of the box is named in the title of a test of this folder: "Gust: pushes an enemy …", after rule ids or not, or in the first
 * column of a table that makes such titles: `['Gust', …]`. A card that is only mentioned somewhere is not yet tested, and a new one fails
 * until its test is written.
 */
export function everyCardIsNamed(game: WithCards, folder: string): void {
  test(`${game.id}: every card is named in the title of a test`, () => {
    expect(unnamedCards(game.things?.() ?? [], testsIn(folder))).toEqual([]);
  });
}

/** The English names of the cards that no title or table of these sources begins with. */
export function unnamedCards(things: readonly Pick<Thing, 'name'>[], sources: readonly string[]): string[] {
  const named = new Set(sources.flatMap(namesIn));
  return [...new Set(things.map(({ name }) => name.en))].filter(name => !named.has(name));
}

/** Rule ids, the name, a colon, what it does. */
const TITLE = /\b(?:test|it)(?:\.each\b[\s\S]*?\]\s*(?:as const)?\s*\))?\(\s*(['"`])((?:(?!\1)[\s\S])*)\1/g;
const NAME = /^(?:[A-Z0-9]+(?:-[A-Z0-9]+)+ )*([^:]+): ./;
const ROW = /^\s*\[\s*(['"])((?:(?!\1).)*)\1\s*,/gm;

function namesIn(source: string): string[] {
  const titles = [...source.matchAll(TITLE)].map(([, , title = '']) => title);
  const names = titles.flatMap(title => NAME.exec(title)?.[1] ?? []);
  // Only a table whose titles are "%s: what it does" names what stands in its rows.
  const rows = names.includes('%s') ? [...source.matchAll(ROW)].map(([, , name = '']) => name) : [];
  return [...names, ...rows];
}

function testsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.test.ts'))
    .map(file => readFileSync(join(folder, file), 'utf8'));
}
