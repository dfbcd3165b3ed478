import type { Diary } from '@tafelrunde/lab';
import { type Spread, spreadOf } from './mage-knight-scores.ts';

/** Games in which something was there, and those of them that were won. */
export interface Part {
  readonly games: number;
  readonly won: number;
}

/** What became of the games of one adventure with so many heroes. */
export class Results {
  games = 0;
  won = 0;
  unfinished = 0;
  readonly failures: string[] = [];
  readonly ends = new Map<string, number>();
  readonly #rounds: number[] = [];
  readonly #deaths: number[] = [];
  /** By `kind/thing`: what heroes had, and what they used. */
  readonly #had = new Map<string, { games: number; won: number }>();
  readonly #used = new Set<string>();

  add(diary: Diary): void {
    if (diary.failure !== null) {
      this.failures.push(`game ${diary.number}: ${diary.failure}`);
      return;
    }
    const won = diary.pages.some(page => page.won);
    this.games++;
    if (won) this.won++;
    if (diary.end === null) this.unfinished++;
    else this.ends.set(diary.end, (this.ends.get(diary.end) ?? 0) + 1);
    this.#rounds.push(diary.rounds);
    this.#deaths.push(diary.counts.deaths ?? 0);
    // A thing counts once in a game, whoever had it.
    const had = new Set(diary.pages.flatMap(page => page.had.map(([kind, thing]) => `${kind}/${thing}`)));
    for (const key of had) {
      const part = this.#had.get(key) ?? { games: 0, won: 0 };
      part.games++;
      if (won) part.won++;
      this.#had.set(key, part);
    }
    for (const { used } of diary.pages) for (const [kind, thing] of used) this.#used.add(`${kind}/${thing}`);
  }

  get rounds(): Spread {
    return spreadOf(this.#rounds);
  }

  get deaths(): Spread {
    return spreadOf(this.#deaths);
  }

  had(kind: string, thing: string): Part {
    return this.#had.get(`${kind}/${thing}`) ?? { games: 0, won: 0 };
  }

  isUsed = (kind: string, thing: string): boolean => this.#used.has(`${kind}/${thing}`);
}
