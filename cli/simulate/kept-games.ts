import { appendFileSync, existsSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { type Game, hash } from '@tafelrunde/engine';
import { contentOf, type Diary, type Orders } from '@tafelrunde/lab';
import { here, writing } from '../files.ts';
import type { Messages } from '../messages/index.ts';
import { Misuse } from '../misuse.ts';
import { linesOf } from './lines.ts';

/** Milliseconds between two writes: at most so much is lost to a crash. */
const PAUSE = 500;

/**
 * Games of a simulation in a file, one line each with its checksum, so that an interrupted run goes on. The first line says
 * what was played; games of anything else are refused, and so is a damaged file. Neither is ever written to.
 */
export class KeptGames {
  readonly file: string;
  readonly #m: Messages;
  #waiting = '';
  #written = performance.now();

  constructor(file: string, m: Messages) {
    this.file = file;
    this.#m = m;
  }

  /** The seed of the games in the file, if there are any: whoever named none goes on with it. */
  seed(): string | undefined {
    if (!existsSync(here(this.file))) return undefined;
    for (const { line } of linesOf(this.file, this.#m)) return this.#stamp(line).seed;
    return this.#stamp('').seed;
  }

  /** Reads the games played so far, or begins the file. */
  open(game: Game, orders: Orders, each: (diary: Diary) => void): void {
    const stamp = stampOf(game, orders);
    if (!existsSync(here(this.file))) {
      writing(this.file, this.#m, path => writeFileSync(path, `${JSON.stringify(stamp)}\n`));
      return;
    }
    let number = 0;
    let whole = 0;
    for (const { line, end } of linesOf(this.file, this.#m)) {
      number++;
      if (number === 1) this.#check(this.#stamp(line), stamp);
      else each(this.#read(line, number));
      whole = end;
    }
    if (number === 0) this.#stamp('');
    // A line without its end was being written when the power went: that game is played again.
    writing(this.file, this.#m, path => truncateSync(path, whole));
  }

  add(diary: Diary): void {
    this.#waiting += `${hash(diary)} ${JSON.stringify(diary)}\n`;
    if (performance.now() - this.#written > PAUSE) this.flush();
  }

  flush(): void {
    const lines = this.#waiting;
    this.#waiting = '';
    this.#written = performance.now();
    if (lines !== '') writing(this.file, this.#m, path => appendFileSync(path, lines));
  }

  remove(): void {
    rmSync(here(this.file), { force: true });
  }

  #stamp(first: string): Stamp {
    try {
      const found = JSON.parse(first) as Stamp | null;
      if (found?.format === FORMAT) return found;
    } catch {
      // Said below.
    }
    throw new Misuse(this.#m.misuse.notKeptGames(this.file));
  }

  #check(found: Stamp, stamp: Stamp): void {
    for (const key of ['game', 'version', 'tables', 'seed', 'content'] as const)
      if (hash(found[key]) !== hash(stamp[key]))
        throw new Misuse(this.#m.misuse.otherGames(this.file, this.#m.misuse.stamp[key]));
  }

  #read(line: string, number: number): Diary {
    try {
      const diary = JSON.parse(line.slice(line.indexOf(' ') + 1)) as Diary;
      if (line.startsWith(`${hash(diary)} `)) return diary;
    } catch {
      // Said below.
    }
    throw new Misuse(this.#m.misuse.damagedGames(this.file, number));
  }
}

const FORMAT = 'tafelrunde-lab-games-1';

interface Stamp {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly version: number;
  readonly content: string;
  readonly seed: string;
  readonly tables: Orders['tables'];
}

const stampOf = (game: Game, { seed, tables }: Orders): Stamp => ({
  format: FORMAT,
  game: game.id,
  version: game.version,
  content: contentOf(game),
  seed,
  tables,
});
