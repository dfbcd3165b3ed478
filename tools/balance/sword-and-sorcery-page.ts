import { type Share, share } from '@tafelrunde/lab';
import type { Travelled } from './sword-and-sorcery-campaigns.ts';
import type { Part, Results } from './sword-and-sorcery-results.ts';

/** Classes fewer games had than this are not compared. */
const FEW = 10;
/** Within these multiples of the mean a class should win. */
const CLASSES: readonly [number, number] = [0.6, 1.6];

export interface Measured {
  readonly adventure: string;
  readonly heroes: number;
  /** The share of games that should be won. */
  readonly aim: readonly [number, number];
  readonly results: Results;
}

/** Something to be counted, by its kind. */
export interface Thing {
  readonly kind: string;
  readonly thing: string;
  readonly name: string;
  /** It does nothing until it is used by an action. */
  readonly isUsed?: boolean;
}

export interface About {
  readonly command: string;
  readonly date: string;
  readonly seed: string;
  readonly content: string;
  /** Fewer games were played than the command says. */
  readonly stopped?: boolean;
  readonly classes: readonly Thing[];
  readonly cards: readonly Thing[];
  /** Their names by their ids. */
  readonly adventures: ReadonlyMap<string, string>;
}

/** How often the heroes win, how long it takes, who is too strong and what nobody uses, as a page of the documentation. */
export function page(measured: readonly Measured[], campaigns: readonly Travelled[], about: About): string {
  return [
    ...introduction(about),
    ...victories(measured),
    ...lengths(measured),
    ...classes(measured, about),
    ...cards(measured, about),
    ...travels(campaigns, about),
    ...deadCards(measured, campaigns, about),
  ].join('\n');
}

function introduction({ command, date, seed, content, stopped = false }: About): string[] {
  return [
    '# Balance of Sword & Sorcery',
    '',
    'Measured by simulation: every adventure on its own, with the ranks, shards and crowns it gives to heroes who come without a campaign.',
    '',
    '```',
    command,
    '```',
    '',
    `Played on ${date}, seed \`${seed}\` (game *i* has the seed \`${seed}/i\`), content \`${content}\`. Intervals hold 95 %.`,
    '',
    ...(stopped
      ? [
          'The run was stopped before all games were played: the tables say how many there are, and few games say little.',
          '',
        ]
      : []),
    'All heroes are led by one *greedy* bot (Squire), which plays the plans of the game and knows what everybody at the table is told (docs/bots.md). Heroes are drawn by lot.',
    '',
  ];
}

const percent = (value: number): string => `${Math.round(100 * value)} %`;
const shareText = ({ count, of, low, high }: Share): string =>
  of === 0 ? 'none' : `${percent(count / of)} (${percent(low)} to ${percent(high)})`;

function victories(measured: readonly Measured[]): string[] {
  const broken = measured.flatMap(({ results, adventure }) => results.failures.map(text => `${adventure}: ${text}`));
  return [
    '## Victories',
    '',
    '| adventure | heroes | games | won | aim | |',
    '| --- | --: | --: | --- | --- | --- |',
    ...measured.map(({ adventure, heroes, aim, results: { won, games } }) => {
      const part = won / Math.max(1, games);
      const verdict = part < aim[0] ? 'too hard' : part > aim[1] ? 'too easy' : '';
      return `| ${adventure} | ${heroes} | ${games} | ${shareText(share(won, games))} | ${percent(aim[0])} to ${percent(aim[1])} | ${verdict} |`;
    }),
    '',
    `Games that did not end: ${measured.reduce((sum, { results }) => sum + results.unfinished, 0)}. Games in which a rule broke: ${broken.length}${broken.length > 0 ? ` (${broken.join('; ')})` : ''}.`,
    '',
  ];
}

function lengths(measured: readonly Measured[]): string[] {
  return [
    '## Rounds, deaths and how it ends',
    '',
    'Rounds: mean, least · median · most. Deaths of heroes in a game, who mostly come back. Lost: all heroes were ghosts, the event deck was empty, or by the adventure’s own words.',
    '',
    '| adventure | heroes | rounds | | deaths | ghosts | deck | adventure |',
    '| --- | --: | --: | --- | --: | --: | --: | --: |',
    ...measured.map(({ adventure, heroes, results: { rounds, deaths, ends } }) => {
      const lost = ['ghosts', 'deck', 'lost'].map(end => ends.get(end) ?? 0);
      return `| ${adventure} | ${heroes} | ${rounds.mean.toFixed(1)} | ${rounds.least} · ${rounds.median} · ${rounds.most} | ${deaths.mean.toFixed(1)} | ${lost.join(' | ')} |`;
    }),
    '',
  ];
}

const sumOf = (measured: readonly Measured[], { kind, thing }: Thing): Part =>
  measured.reduce(
    (sum, { results }) => {
      const { games, won } = results.had(kind, thing);
      return { games: sum.games + games, won: sum.won + won };
    },
    { games: 0, won: 0 },
  );

/** A class is compared with what its groups should win: the share of all games with as many heroes in the same adventure. */
function expected(measured: readonly Measured[], { kind, thing }: Thing): number {
  return measured.reduce((sum, { results }) => {
    const { games } = results.had(kind, thing);
    return sum + (games * results.won) / Math.max(1, results.games);
  }, 0);
}

function classes(measured: readonly Measured[], { classes: all }: About): string[] {
  const rows = all.map(thing => {
    const { games, won } = sumOf(measured, thing);
    const times = won / Math.max(1e-9, expected(measured, thing));
    const [low, high] = CLASSES;
    const verdict = games < FEW ? 'too few games' : times < low ? 'too weak' : times > high ? 'too strong' : '';
    return { ...thing, games, won, times, verdict };
  });
  return [
    '## Classes',
    '',
    `Games with this class in the group, those of them that were won, and that as a multiple of what groups of that size win in the same adventures (${CLASSES[0]} to ${CLASSES[1]} is the aim).`,
    '',
    '| class | games | won | times the mean | |',
    '| --- | --: | --: | --: | --- |',
    ...rows
      .toSorted((a, b) => b.times - a.times)
      .map(
        ({ name, games, won, times, verdict }) => `| ${name} | ${games} | ${won} | ${times.toFixed(2)} | ${verdict} |`,
      ),
    '',
  ];
}

const names = (things: readonly Thing[]): string =>
  things.length === 0 ? 'none' : things.map(({ name }) => name).join(', ');
const isHad = (all: readonly Results[], { kind, thing }: Thing): boolean =>
  all.some(results => results.had(kind, thing).games > 0);
const isUsed = (all: readonly Results[], { kind, thing }: Thing): boolean =>
  all.some(results => results.isUsed(kind, thing));

/** What bots never learned or came by, and what they had but never used, as far as it is used at all. */
function cards(measured: readonly Measured[], { cards: all }: About): string[] {
  const played = measured.map(({ results }) => results);
  const never = all.filter(thing => !isHad(played, thing));
  const idle = all.filter(thing => thing.kind === 'power' && isHad(played, thing) && !isUsed(played, thing));
  return [
    '## Cards nobody learned or found',
    '',
    `Of ${all.length} powers, talents and items ${never.length} were never learned, found, won, bought or taken from the stash in these games (what heroes begin with and purses, which are money at once, are not counted): ${names(never)}.`,
    '',
    `Powers that were learned and never used by an action (those that work by themselves belong here): ${names(idle)}.`,
    '',
  ];
}

function travels(campaigns: readonly Travelled[], { adventures }: About): string[] {
  if (campaigns.length === 0) return [];
  const sizes = [...new Set(campaigns.map(({ heroes }) => heroes))];
  const gaveUp = [...adventures].flatMap(([id, name]) => {
    const times = campaigns.filter(one => one.gaveUp === id).length;
    return times === 0 ? [] : [`${name} ${times}`];
  });
  return [
    '## Campaigns',
    '',
    'All seven adventures in a row with the same heroes; a lost one is played again. Bots give up when an adventure is lost five times on end.',
    '',
    '| heroes | campaigns | won | adventures won | attempts for each |',
    '| --: | --: | --: | --: | --: |',
    ...sizes.map(heroes => {
      const own = campaigns.filter(one => one.heroes === heroes);
      const [won, attempts] = [
        own.reduce((sum, one) => sum + one.won, 0),
        own.reduce((sum, one) => sum + one.attempts, 0),
      ];
      return `| ${heroes} | ${own.length} | ${own.filter(({ isOver }) => isOver).length} | ${won} | ${(attempts / Math.max(1, won)).toFixed(2)} |`;
    }),
    '',
    `Given up: ${gaveUp.length === 0 ? 'none' : gaveUp.join(', ')}.`,
    '',
  ];
}

/** What nobody had, neither in an adventure nor in a campaign, and what was had but never used though only use makes anything of it. */
function deadCards(measured: readonly Measured[], campaigns: readonly Travelled[], { cards: all }: About): string[] {
  if (campaigns.length === 0) return [];
  const journeys = campaigns.map(({ results }) => results);
  const played = [...measured.map(({ results }) => results), ...journeys];
  const never = all.filter(thing => !isHad(journeys, thing));
  const dead = never.filter(thing => !isHad(played, thing));
  const idle = all.filter(thing => thing.isUsed && isHad(played, thing) && !isUsed(played, thing));
  return [
    `Never had in these campaigns: ${names(never)}. Neither here nor in single adventures: ${names(dead)}.`,
    '',
    `Had and never used, here or there, of what does nothing until it is used: ${names(idle)}.`,
    '',
  ];
}
