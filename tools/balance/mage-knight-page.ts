import { type Share, share } from '@tafelrunde/lab';
import type { Scores, Spread } from './mage-knight-scores.ts';

/** Things fewer heroes had than this are left out of the table. */
const FEW = 8;
const MOST_DECISIVE = 12;

export interface Measured {
  readonly scenario: string;
  readonly seats: number;
  readonly bot: string;
  /** All cities, or what else the scenario demands of all together; null where nobody can fail. */
  readonly goal: boolean;
  readonly scores: Scores;
}

export interface About {
  readonly command: string;
  readonly date: string;
  readonly seed: string;
  readonly content: string;
  /** Fewer games were played than the command says. */
  readonly stopped?: boolean;
  readonly nameOf: (kind: string, thing: string) => string;
}

/** Scores, levels, cities and wounds of solo and cooperative games as a page of the documentation. */
export function page(measured: readonly Measured[], about: About): string {
  return [
    ...introduction(about),
    ...scores(measured),
    ...course(measured),
    ...bodies(measured),
    ...against(measured),
    ...decisive(measured, about),
  ].join('\n');
}

function introduction({ command, date, seed, content, stopped = false }: About): string[] {
  return [
    '# Balance of Mage Knight',
    '',
    'Measured by simulation, in the scenarios that are played alone or together: there the score counts, and whether all cities fall.',
    '',
    '```',
    command,
    '```',
    '',
    `Played on ${date}, seed \`${seed}\` (game *i* has the seed \`${seed}/i\`), content \`${content}\`. ± is half of a 95 % interval.`,
    '',
    ...(stopped
      ? [
          'The run was stopped before all games were played: the tables say how many there are, and few games say little.',
          '',
        ]
      : []),
    '*greedy* plans whole turns with the plans of the game (docs/bots.md); *random* draws lots. Both know nothing a player at their seat would not know.',
    '',
  ];
}

const name = ({ scenario, seats }: Measured): string => `${scenario}, ${seats} ${seats === 1 ? 'hero' : 'heroes'}`;
const mean = ({ mean: value, error }: Spread): string => `${value.toFixed(1)} ± ${error.toFixed(1)}`;
const range = ({ least, median, most }: Spread): string => `${least} · ${median} · ${most}`;
const percent = (value: number): string => `${Math.round(100 * value)} %`;
const shareText = ({ count, of, low, high }: Share): string =>
  `${count} of ${of} (${percent(low)} to ${percent(high)})`;

function scores(measured: readonly Measured[]): string[] {
  return [
    '## Scores',
    '',
    'Of each hero: fame at the end, and fame with the standard achievements (without what a scenario adds for cities and time).',
    '',
    '| scenario | bot | games | fame | score | least · median · most | all cities |',
    '| --- | --- | --: | --: | --: | --- | --- |',
    ...measured.map(one => {
      const { scores: s, bot, goal } = one;
      return `| ${name(one)} | ${bot} | ${s.games} | ${mean(s.spread('fame'))} | ${mean(s.spread('score'))} | ${range(s.spread('score'))} | ${goal ? shareText(share(s.won, s.games)) : ''} |`;
    }),
    '',
    `Games that did not end: ${measured.reduce((sum, { scores: s }) => sum + s.unfinished, 0)}.`,
    '',
  ];
}

/** Fame when each round began. */
function course(measured: readonly Measured[]): string[] {
  const rounds = Math.max(0, ...measured.map(({ scores: s }) => s.fameByRound().length - 1));
  return [
    '## The course of a game',
    '',
    'Mean fame of a hero when each round began, and at the end.',
    '',
    `| scenario | bot |${Array.from({ length: rounds }, (_, i) => ` ${i + 1} |`).join('')} end |`,
    `| --- | --- |${' --: |'.repeat(rounds + 1)}`,
    ...measured.map(one => {
      const fame = one.scores.fameByRound();
      const begun = Array.from({ length: rounds }, (_, i) => (i < fame.length - 1 ? (fame[i] ?? 0).toFixed(1) : ''));
      return `| ${name(one)} | ${one.bot} | ${begun.join(' | ')} | ${(fame.at(-1) ?? 0).toFixed(1)} |`;
    }),
    '',
  ];
}

function bodies(measured: readonly Measured[]): string[] {
  return [
    '## Levels, wounds, units and cities',
    '',
    'At the end of the game: of each hero, and of the table.',
    '',
    '| scenario | bot | level | wounds among the cards | units | tiles | defenders of cities defeated | cities conquered |',
    '| --- | --- | --: | --: | --: | --: | --: | --: |',
    ...measured.map(one => {
      const cells = (['level', 'wounds', 'units', 'tiles', 'defenders', 'cities'] as const).map(id =>
        one.scores.spread(id).mean.toFixed(id === 'cities' ? 2 : 1),
      );
      return `| ${name(one)} | ${one.bot} | ${cells.join(' | ')} |`;
    }),
    '',
  ];
}

/** The same games with another bot. */
function against(measured: readonly Measured[]): string[] {
  const pairs = measured.flatMap(one =>
    measured
      .filter(other => other.bot === 'random' && one.bot !== 'random' && name(other) === name(one))
      .map(other => ({ one, other })),
  );
  if (pairs.length === 0) return [];
  return [
    '## Better than chance',
    '',
    'Games of the same seed in which a bot scores more than *random* does.',
    '',
    '| scenario | bot | scores more |',
    '| --- | --- | --- |',
    ...pairs.map(({ one, other }) => {
      const { count, of } = one.scores.above(other.scores);
      return `| ${name(one)} | ${one.bot} | ${shareText(share(count, of))} |`;
    }),
    '',
  ];
}

/** What goes with a high score. */
function decisive(measured: readonly Measured[], { nameOf }: About): string[] {
  return [
    '## Cards, units and skills that go with a high score',
    '',
    `By how much heroes who gained a thing scored more than those who did not (at least ${FEW} of each), the largest differences first. Whoever plays well gains more of everything, so differences above 0 are usual, and what stands far down the list is worth a look. z above 3.5 is no accident even with all rows looked at together.`,
    '',
    ...measured
      .filter(({ bot }) => bot !== 'random')
      .flatMap(one => {
        const found = one.scores.differences(FEW);
        if (found.length === 0) return [`**${name(one)}**: too few games.`, ''];
        const shown =
          found.length <= 2 * MOST_DECISIVE
            ? found
            : [...found.slice(0, MOST_DECISIVE), ...found.slice(-MOST_DECISIVE)];
        return [
          `**${name(one)}**`,
          '',
          '| gained | heroes | difference of score | z |',
          '| --- | --: | --: | --: |',
          ...shown.map(
            ({ kind, thing, count, by, z }) => `| ${nameOf(kind, thing)} | ${count} | ${signed(by)} | ${signed(z)} |`,
          ),
          '',
        ];
      }),
  ];
}

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;
