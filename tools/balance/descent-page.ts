import { type Diary, type Share, share } from '@tafelrunde/lab';
import { type Spread, spreadOf } from './mage-knight-scores.ts';

/** What became of the games of one quest with so many heroes. */
export class QuestResults {
  games = 0;
  heroes = 0;
  unfinished = 0;
  readonly failures: string[] = [];
  readonly #rounds: number[] = [];
  readonly #decisions: number[] = [];
  readonly #knockOuts: number[] = [];
  readonly #defeats: number[] = [];

  add(diary: Diary): void {
    if (diary.failure !== null) {
      this.failures.push(`game ${diary.number}: ${diary.failure}`);
      return;
    }
    this.games++;
    if (diary.end === 'heroes') this.heroes++;
    if (diary.end === null) this.unfinished++;
    this.#rounds.push(diary.rounds);
    this.#decisions.push(diary.decisions);
    this.#knockOuts.push(diary.counts['knock-outs'] ?? 0);
    this.#defeats.push(diary.counts.defeats ?? 0);
  }

  get rounds(): Spread {
    return spreadOf(this.#rounds);
  }

  get decisions(): Spread {
    return spreadOf(this.#decisions);
  }

  get knockOuts(): Spread {
    return spreadOf(this.#knockOuts);
  }

  get defeats(): Spread {
    return spreadOf(this.#defeats);
  }
}

export interface MeasuredQuest {
  readonly quest: string;
  readonly heroes: number;
  /** The share of games the heroes should win. */
  readonly aim: readonly [number, number];
  readonly results: QuestResults;
}

export interface AboutRun {
  readonly command: string;
  readonly date: string;
  readonly seed: string;
  /** Fewer games were played than the command says. */
  readonly stopped?: boolean;
  readonly content: string;
  readonly bots: string;
}

const percent = (value: number): string => `${Math.round(100 * value)} %`;
const shareText = ({ count, of, low, high }: Share): string =>
  of === 0 ? 'none' : `${percent(count / of)} (${percent(low)} to ${percent(high)})`;

/** How often the heroes win each quest and how long it takes, as a page of the documentation. */
export function page(
  measured: readonly MeasuredQuest[],
  { command, date, seed, stopped = false, content, bots }: AboutRun,
): string {
  const broken = measured.flatMap(({ results, quest }) => results.failures.map(text => `${quest}: ${text}`));
  return [
    '# Balance of Descent',
    '',
    'Measured by simulation: every quest on its own, all heroes led by one bot, the overlord by another of the same strength. Heroes, classes and open groups are chosen by the bots.',
    '',
    '```',
    command,
    '```',
    '',
    `Played on ${date}, seed \`${seed}\` (game *i* has the seed \`${seed}/i\`), content \`${content}\`, bots: ${bots}. Intervals hold 95 %. Few games say little: the tables say how many there are.`,
    '',
    ...(stopped ? ['The run was stopped before all games were played: there are as many as the tables say.', ''] : []),
    '## Victories of the heroes',
    '',
    '| quest | heroes | games | heroes win | aim | |',
    '| --- | --: | --: | --- | --- | --- |',
    ...measured.map(({ quest, heroes, aim, results: { heroes: won, games } }) => {
      const part = won / Math.max(1, games);
      const verdict = part < aim[0] ? 'too hard' : part > aim[1] ? 'too easy' : '';
      return `| ${quest} | ${heroes} | ${games} | ${shareText(share(won, games))} | ${percent(aim[0])} to ${percent(aim[1])} | ${verdict} |`;
    }),
    '',
    `Games that did not end: ${measured.reduce((sum, { results }) => sum + results.unfinished, 0)}. Games in which a rule broke: ${broken.length}${broken.length > 0 ? ` (${broken.join('; ')})` : ''}.`,
    '',
    '## Rounds, decisions, knock-outs and defeats',
    '',
    'Means of a game; rounds also as least · median · most.',
    '',
    '| quest | heroes | rounds | | decisions | heroes knocked out | monsters defeated |',
    '| --- | --: | --: | --- | --: | --: | --: |',
    ...measured.map(
      ({ quest, heroes, results: { rounds, decisions, knockOuts, defeats } }) =>
        `| ${quest} | ${heroes} | ${rounds.mean.toFixed(1)} | ${rounds.least} · ${rounds.median} · ${rounds.most} | ${Math.round(decisions.mean)} | ${knockOuts.mean.toFixed(1)} | ${defeats.mean.toFixed(1)} |`,
    ),
    '',
  ].join('\n');
}
