// What a run has shown.
import { type Change, described, nameOf } from './changes.ts';
import type { Equivalent } from './equivalents.ts';
import type { Measured, Tried } from './stryker.ts';
import { LEFT_OUT, type Wishes } from './wishes.ts';

export interface Survivor {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly mutator: string;
  readonly change: string;
  /** Whether a test comes by at all. */
  readonly covered: boolean;
  readonly why?: string;
}

interface Counts {
  /** How many of 100 changes were noticed, of those that could be. */
  readonly score: number;
  readonly killed: number;
  readonly timeout: number;
  readonly survived: number;
  readonly noCoverage: number;
  /** Listed as making no difference; not counted. */
  readonly equivalent: number;
  /** Not to be judged because the tests could not be run; not counted. */
  readonly errors: number;
}

export interface Result extends Counts {
  readonly game: string;
  readonly sample: { readonly size: number; readonly of: number; readonly seed: string } | null;
  readonly files: readonly (Counts & { readonly file: string })[];
  readonly survivors: readonly Survivor[];
  readonly equivalents: readonly Survivor[];
  /** What is wrong with the list of equivalents. */
  readonly complaints: readonly string[];
}

interface Judged {
  readonly file: string;
  readonly tried: Tried;
  readonly place: Survivor;
  readonly listed: Equivalent | undefined;
}

export function resultOf({ report, chosen }: Measured, wishes: Wishes, equivalents: readonly Equivalent[]): Result {
  const tried = new Set(chosen.tried);
  const known = new Set(chosen.all);
  const matched = new Set<Equivalent>();
  const judged: Judged[] = [];
  for (const [file, { source, mutants }] of Object.entries(report.files)) {
    const lines = source.split('\n');
    for (const mutant of mutants) {
      const name = nameOf(file, mutant);
      if (!known.has(name)) continue;
      const place = placeOf(file, source, mutant);
      const listed = equivalents.find(
        entry =>
          `games/${wishes.game}/${entry.file}` === file &&
          entry.line === lines[place.line - 1]?.trim() &&
          entry.change === place.change,
      );
      if (listed) matched.add(listed);
      if (tried.has(name)) judged.push({ file, tried: mutant, place, listed });
    }
  }
  const survivors = judged.filter(({ tried: { status } }) => status === 'Survived' || status === 'NoCoverage');
  return {
    game: wishes.game,
    sample: wishes.sample === null ? null : { size: tried.size, of: known.size, seed: wishes.seed },
    ...countsOf(judged),
    files: wishes.files
      .map(file => ({ file, ...countsOf(judged.filter(one => one.file === file)) }))
      .filter(
        ({ killed, timeout, survived, noCoverage, equivalent }) =>
          killed + timeout + survived + noCoverage + equivalent > 0,
      ),
    survivors: survivors.filter(({ listed }) => !listed).map(({ place }) => place),
    equivalents: survivors.flatMap(({ place, listed }) => (listed ? [{ ...place, why: listed.why }] : [])),
    complaints: complaintsOf(judged, equivalents, matched, wishes),
  };
}

const placeOf = (file: string, source: string, change: Change & { readonly status: string }): Survivor => ({
  file,
  line: change.location.start.line,
  column: change.location.start.column,
  mutator: change.mutatorName,
  change: described(source, change),
  covered: change.status !== 'NoCoverage',
});

function countsOf(judged: readonly Judged[]): Counts {
  const open = judged.filter(({ tried: { status }, listed }) => !listed || status === 'Killed' || status === 'Timeout');
  const count = (wanted: string): number => open.filter(({ tried: { status } }) => status === wanted).length;
  const [killed, timeout, survived, noCoverage] = ['Killed', 'Timeout', 'Survived', 'NoCoverage'].map(count) as [
    number,
    number,
    number,
    number,
  ];
  const all = killed + timeout + survived + noCoverage;
  return {
    score: all === 0 ? 100 : Math.floor(((killed + timeout) * 10_000) / all) / 100,
    killed,
    timeout,
    survived,
    noCoverage,
    equivalent: judged.length - open.length,
    errors: open.length - all,
  };
}

function complaintsOf(
  judged: readonly Judged[],
  equivalents: readonly Equivalent[],
  matched: ReadonlySet<Equivalent>,
  { game, files }: Wishes,
): string[] {
  const place = ({ at }: Equivalent): string => `games/${game}/test/equivalent-mutants.txt:${at}`;
  const lost = equivalents.filter(entry => files.includes(`games/${game}/${entry.file}`) && !matched.has(entry));
  const noticed = judged.filter(({ tried: { status } }) => status === 'Killed' || status === 'Timeout');
  return [
    ...lost.map(entry => `${place(entry)}: no change "${entry.change}" in a line "${entry.line}" of ${entry.file}.`),
    ...noticed.flatMap(({ listed }) =>
      listed ? [`${place(listed)}: a test does notice "${listed.change}" in ${listed.file}: take the entry out.`] : [],
    ),
  ];
}

export function textOf(result: Result): string {
  const { game, sample, score, killed, timeout, survived, noCoverage, equivalent, errors } = result;
  const lines = (places: readonly Survivor[]): string[] =>
    places.map(
      ({ file, line, column, mutator, change, covered, why }) =>
        `${file}:${line}:${column}  ${mutator}  ${change}${covered ? '' : '  (no test comes by)'}${why ? `\n    ${why}` : ''}`,
    );
  const column = (value: number | string): string => String(value).padStart(10);
  const row = (name: string, counts: Counts): string =>
    name.padEnd(56) +
    column(counts.score.toFixed(2)) +
    column(counts.killed + counts.timeout) +
    column(counts.survived) +
    column(counts.noCoverage) +
    column(counts.equivalent);
  return [
    ...(result.survivors.length > 0 ? ['Not noticed by any test:', ...lines(result.survivors), ''] : []),
    ...(result.equivalents.length > 0
      ? ['Make no difference (listed, not counted):', ...lines(result.equivalents), '']
      : []),
    `${'file'.padEnd(56)}${['score', 'killed', 'survived', 'untested', 'equal'].map(column).join('')}`,
    ...result.files.map(counts => row(counts.file, counts)),
    '',
    `${game}: ${score} % of the changes were noticed (${killed} killed, ${timeout} timed out, ${survived} survived, ${noCoverage} never reached, ${equivalent} equivalent${errors > 0 ? `, ${errors} could not be run` : ''}).`,
    ...(sample ? [`A sample of ${sample.size} of ${sample.of} changes, seed ${sample.seed}.`] : []),
    `Tests left out: ${LEFT_OUT.join(', ')}.`,
  ].join('\n');
}
