import { readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BadSave, type Loaded, load, type Match, save } from '@tafelrunde/engine';
import { gamesFor } from './games.ts';
import type { Messages } from './messages/index.ts';
import { Misuse } from './misuse.ts';

/** Where the person stands: `npm run` changes to the root of the repository, but remembers where it was called. */
export function here(file: string): string {
  const { npm_lifecycle_event: script, INIT_CWD: called } = process.env;
  return resolve(called && (script === 'tafelrunde' || script === 'start') ? called : process.cwd(), file);
}

export async function readSave(file: string, m: Messages): Promise<Loaded> {
  const text = readText(file, m);
  const games = await gamesFor(text);
  try {
    return load(text, games);
  } catch (error) {
    if (error instanceof BadSave) throw new Misuse(m.misuse.badSave(file, error.text));
    throw error;
  }
}

export const readText = (file: string, m: Messages): string => reading(file, m, path => readFileSync(path, 'utf8'));

/** Reads a file somehow; what the operating system has against it is said in a sentence. */
export function reading<R>(file: string, m: Messages, read: (path: string) => R): R {
  try {
    return read(here(file));
  } catch (error) {
    throw new Misuse(m.misuse.cannotRead(file, cause(error, m)));
  }
}

export const writeSave = (match: Match, file: string, m: Messages): void => writeText(file, save(match), m);

export const writeText = (file: string, text: string, m: Messages): void =>
  writing(file, m, path => replace(path, text));

/** Writes to a file somehow; what the operating system has against it is said in a sentence. */
export function writing(file: string, m: Messages, write: (path: string) => void): void {
  try {
    write(here(file));
  } catch (error) {
    throw new Misuse(m.misuse.cannotWrite(file, cause(error, m)));
  }
}

/** Whole or not at all: a crash in the middle of writing must not cost what was there before. */
function replace(path: string, text: string): void {
  const there = statSync(path, { throwIfNoEntry: false });
  // A device or a pipe is written to; only files are replaced.
  if (there && !there.isFile()) {
    writeFileSync(path, text);
    return;
  }
  const target = there ? realpathSync(path) : path;
  const draft = `${target}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, text, { flush: true });
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Keeps a match that is being left under a name of its own, elsewhere if it cannot be written here; returns the path. */
export function keep(match: Match, m: Messages): string {
  const stamp = new Date().toISOString().slice(0, 19).replace(/\D/g, '');
  const name = `${match.game.id}-${stamp}-${process.pid}.tafel.json`;
  try {
    writeSave(match, name, m);
    return name;
  } catch {
    const elsewhere = join(tmpdir(), name);
    writeSave(match, elsewhere, m);
    return elsewhere;
  }
}

/** What the operating system has against a file, in a sentence; any other error stays what it is. */
export function fileTrouble(error: unknown, sentence: (why: string) => string, m: Messages): unknown {
  return error instanceof Error && 'syscall' in error ? new Misuse(sentence(cause(error, m))) : error;
}

function cause(error: unknown, m: Messages): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return m.files[code as keyof Messages['files']] ?? code;
}
