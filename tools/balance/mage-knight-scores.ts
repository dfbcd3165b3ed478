import type { Diary } from '@tafelrunde/lab';

type Page = Diary['pages'][number];

/** What is kept of every hero at the end of a game. */
export const MEASURES = ['fame', 'score', 'level', 'wounds', 'units'] as const;
export type Measure = (typeof MEASURES)[number];
/** What is kept of the table. */
export const OF_THE_TABLE = ['tiles', 'cities', 'defenders'] as const;

export interface Spread {
  readonly count: number;
  readonly mean: number;
  /** Half of the 95 % interval of the mean. */
  readonly error: number;
  readonly least: number;
  readonly median: number;
  readonly most: number;
}

/** A card, unit or skill: scores of those who had it against those of all others. */
export interface Difference {
  readonly kind: string;
  readonly thing: string;
  readonly count: number;
  readonly by: number;
  readonly z: number;
}

/** Final figures of the games of one scenario, as they are needed for a page: in solo and cooperative games the score counts, not who won. */
export class Scores {
  readonly #values = new Map<string, number[]>();
  readonly #scores: { readonly score: number; readonly had: ReadonlySet<string> }[] = [];
  readonly #byRound = new Map<number, number[]>();
  readonly #numbers = new Map<number, number>();
  games = 0;
  won = 0;
  unfinished = 0;

  add(diary: Diary): void {
    if (diary.failure !== null) return;
    this.games++;
    if (diary.end === null) this.unfinished++;
    if (diary.pages.some(({ won }) => won)) this.won++;
    for (const id of OF_THE_TABLE) this.#keep(id, last(diary.gauges[id]));
    for (const page of diary.pages) this.#addPage(page);
    this.#numbers.set(diary.number, Math.max(...diary.pages.map(({ gauges }) => last(gauges.score))));
  }

  #addPage({ gauges, had }: Page): void {
    for (const id of MEASURES) this.#keep(id, last(gauges[id]));
    // Read when each round begins, and at the end.
    for (const [round, fame] of (gauges.fame ?? []).entries()) {
      const list = this.#byRound.get(round);
      if (list) list.push(fame);
      else this.#byRound.set(round, [fame]);
    }
    this.#scores.push({
      score: last(gauges.score),
      had: new Set(had.map(([kind, thing]) => `${kind}/${thing}`)),
    });
  }

  #keep(id: string, value: number): void {
    const list = this.#values.get(id);
    if (list) list.push(value);
    else this.#values.set(id, [value]);
  }

  spread(id: Measure | (typeof OF_THE_TABLE)[number]): Spread {
    return spreadOf(this.#values.get(id) ?? []);
  }

  /** The mean fame when each round began, and at the end. */
  fameByRound(): number[] {
    return [...this.#byRound].sort(([a], [b]) => a - b).map(([, fame]) => spreadOf(fame).mean);
  }

  /** In how many games of the same number the best score here is higher than there. */
  above(other: Scores): { readonly count: number; readonly of: number } {
    let count = 0;
    let of = 0;
    for (const [number, score] of this.#numbers) {
      const there = other.#numbers.get(number);
      if (there === undefined) continue;
      of++;
      if (score > there) count++;
    }
    return { count, of };
  }

  /** How much more those scored who had a thing, for things that at least `few` had and `few` had not; the largest differences first. */
  differences(few: number): Difference[] {
    const things = new Set(this.#scores.flatMap(({ had }) => [...had]));
    return [...things]
      .flatMap((key): Difference[] => {
        const [kind = '', thing = ''] = key.split('/');
        const having = this.#scores.filter(({ had }) => had.has(key)).map(({ score }) => score);
        const others = this.#scores.filter(({ had }) => !had.has(key)).map(({ score }) => score);
        if (having.length < few || others.length < few) return [];
        const [a, b] = [spreadOf(having), spreadOf(others)];
        const error = Math.hypot(a.error, b.error) / 1.96;
        return [
          { kind, thing, count: having.length, by: a.mean - b.mean, z: error > 0 ? (a.mean - b.mean) / error : 0 },
        ];
      })
      .sort((a, b) => b.z - a.z || a.thing.localeCompare(b.thing));
  }
}

const last = (values: readonly number[] | undefined): number => values?.at(-1) ?? 0;

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const count = sorted.length;
  if (count === 0) return { count, mean: 0, error: 0, least: 0, median: 0, most: 0 };
  const mean = sorted.reduce((sum, value) => sum + value, 0) / count;
  const variance = sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, count - 1);
  const median = ((sorted[Math.floor((count - 1) / 2)] ?? 0) + (sorted[Math.ceil((count - 1) / 2)] ?? 0)) / 2;
  return {
    count,
    mean,
    error: 1.96 * Math.sqrt(variance / count),
    least: sorted[0] ?? 0,
    median,
    most: sorted[count - 1] ?? 0,
  };
}
