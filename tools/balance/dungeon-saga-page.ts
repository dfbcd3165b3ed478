import { type Multiple, multiple, type Report, type Share, unlikely } from '@tafelrunde/lab';
import type { Pace } from './dungeon-saga-pace.ts';

/** Shares of wins of the heroes that are wanted: the two introductory adventures are kinder. */
const INTRODUCTORY = [0.6, 0.8] as const;
const USUAL = [0.4, 0.6] as const;
const INTRODUCTIONS = ['the-broken-gate', 'the-sealed-shrine'];
/** Things used in fewer games than this are left out of the tables. */
const FEW = 20;
const MOST_DECISIVE = 6;
const KINDS = ['command', 'feat', 'spell', 'item', 'ability', 'action'] as const;
const ENDS = ['heroes', 'overlord-crippled', 'overlord-deck-empty'] as const;

export interface Measured {
  readonly report: Report;
  readonly pace: Pick<Pace, 'compare'>;
}

export interface About {
  readonly command: string;
  readonly date: string;
}

/** The balance of the adventures as a page of the documentation, from one report of the lab for each. */
export function page(measured: readonly Measured[], about: About): string {
  const reports = measured.map(({ report }) => report);
  return [
    ...introduction(reports, about),
    ...bars(reports),
    ...endings(reports),
    ...wounds(reports),
    ...rules(measured),
    ...decisive(reports),
    ...byAdventure(reports),
    ...host(reports),
  ].join('\n');
}

function introduction(reports: readonly Report[], { command, date }: About): string[] {
  const [first] = reports;
  return [
    '# Balance of Dungeon Saga',
    '',
    'Measured by simulation: the same greedy bot plays the overlord and all four heroes, without a campaign: heroes begin with what the adventure gives them.',
    '',
    '```',
    command,
    '```',
    '',
    `${first?.wanted ?? 0} games of each adventure on ${date}, seed \`${first?.seed ?? ''}\` (game *i* has the seed \`${first?.seed ?? ''}/i\`, so the number of cores changes nothing), content \`${first?.game.content ?? ''}\`. Intervals are 95 % intervals.`,
    '',
    'The bot looks one decision ahead, values what it sees (wounds, the way to the goals along the floor, what the servants threaten, feats and cards still unused) and knows nothing a player at its seat would not know. People plan further: a hero who draws the guard away, or an overlord who lays an ambush, does better than these figures.',
    '',
  ];
}

// ------------------------------------------------------------------------------------------------------------- the bars

const name = ({ tables }: Report): string => tables[0]?.scenario.name.en ?? '';
const idOf = ({ tables }: Report): string => tables[0]?.scenario.id ?? '';
const barOf = (report: Report): readonly [number, number] =>
  INTRODUCTIONS.includes(idOf(report)) ? INTRODUCTORY : USUAL;
const heroesOf = ({ sides }: Report): Share => sides.find(({ id }) => id === 'heroes') ?? NOTHING;
const NOTHING: Share = { count: 0, of: 0, share: 0, low: 0, high: 1 };

/** The measured share decides. Where the interval reaches beyond the bar, that is said as well. */
export function verdict({ share, low, high }: Share, [least, most]: readonly [number, number]): string {
  if (share < least || share > most)
    return high < least || low > most ? '**fails**' : '**fails**, but the bar lies within the interval';
  return low >= least && high <= most ? 'holds' : 'holds, but the interval reaches beyond';
}

function bars(reports: readonly Report[]): string[] {
  const broken = reports.flatMap(report => report.failures.map(({ number }) => `${name(report)} ${number}`));
  const unfinished = reports.reduce((sum, report) => sum + report.unfinished, 0);
  return [
    '## The bars',
    '',
    '| adventure | games | heroes win | interval | wanted | | rounds: median (quartiles) | decisions, median |',
    '| --- | --: | --: | --- | --- | --- | --- | --: |',
    ...reports.map(report => {
      const won = heroesOf(report);
      const bar = barOf(report);
      const [length] = report.lengths;
      const rounds = length ? `${whole(length.rounds[2])} (${whole(length.rounds[1])}–${whole(length.rounds[3])})` : '';
      const wanted = `${percent(bar[0])} to ${percent(bar[1])}`;
      return `| ${name(report)} | ${won.of} | ${percent(won.share)} | ${percent(won.low)} to ${percent(won.high)} | ${wanted} | ${verdict(won, bar)} | ${rounds} | ${whole(length?.decisions[2] ?? 0)} |`;
    }),
    '',
    `Games that did not end: ${unfinished}. Games in which a rule broke: ${broken.join(', ') || 'none'}.`,
    '',
  ];
}

function endings(reports: readonly Report[]): string[] {
  return [
    '## How they end',
    '',
    'Heroes crippled is the mean of a game, whoever won it.',
    '',
    '| adventure | the heroes reach their goal | too many heroes crippled | the command deck is empty | heroes crippled |',
    '| --- | --: | --: | --: | --: |',
    ...reports.map(report => {
      const cells = ENDS.map(id => percent(report.ends.find(end => end.id === id)?.share ?? 0));
      return `| ${name(report)} | ${cells.join(' | ')} | ${(figuresOf(report, 'hero').reduce((sum, { fell }) => sum + fell, 0) / Math.max(1, report.games)).toFixed(2)} |`;
    }),
    '',
  ];
}

const figuresOf = ({ figures }: Report, kind: string) => figures.find(({ id }) => id === kind)?.figures ?? [];

/** Wounds a game that each hero takes, and how often it is crippled. */
function wounds(reports: readonly Report[]): string[] {
  const heroes = [...new Map(reports.flatMap(r => figuresOf(r, 'hero').map(h => [h.id, h.name.en] as const)))].sort();
  return [
    '## Wounds',
    '',
    'Wounds a game, and in brackets the share of games in which the hero is crippled.',
    '',
    `| adventure | ${heroes.map(([, called]) => called).join(' | ')} |`,
    `| --- | ${heroes.map(() => '--:').join(' | ')} |`,
    ...reports.map(report => {
      const cells = heroes.map(([id]) => {
        const hero = figuresOf(report, 'hero').find(h => h.id === id);
        return hero ? `${(hero.taken / report.games).toFixed(1)} (${percent(hero.fell / report.games)})` : '';
      });
      return `| ${name(report)} | ${cells.join(' | ')} |`;
    }),
    '',
  ];
}

// ------------------------------------------------------------------------------------------------- rules that decide

function rules(measured: readonly Measured[]): string[] {
  const counts = new Map(measured.flatMap(({ report }) => report.counts.map(c => [c.id, c.name.en] as const)));
  const limit = unlikely(counts.size * measured.length);
  return [
    '## Rules that decide',
    '',
    `How often something happens in a round: in games the heroes won / in games they lost. Bold where the difference is no accident, even with all cells looked at together (|z| > ${limit.toFixed(1)}). That something goes with winning does not make it the cause: who is losing is struck at more, too.`,
    '',
    `| a round | ${measured.map(({ report }) => short(report)).join(' | ')} |`,
    `| --- | ${measured.map(() => '--:').join(' | ')} |`,
    ...[...counts].map(([id, called]) => {
      const cells = measured.map(({ pace }) => {
        const found = pace.compare(id);
        if (!found) return '';
        const text = `${found.won.toFixed(2)} / ${found.lost.toFixed(2)}`;
        return Math.abs(found.z) > limit ? `**${text}**` : text;
      });
      return `| ${called} | ${cells.join(' | ')} |`;
    }),
    '',
  ];
}

/** The letter or number of an adventure. */
const short = (report: Report): string => name(report).split(':')[0] ?? '';

// ------------------------------------------------------------------------------------------------- things that decide

interface Thing {
  readonly name: string;
  readonly kind: string;
  readonly side: string;
  readonly games: number;
  readonly effect: Multiple;
}

/** Everything that was used often enough, with its effect on winning for the side that used it. */
function thingsOf({ uses }: Report): Thing[] {
  return uses.flatMap(({ id, name: kind, things }) =>
    KINDS.some(k => k === id)
      ? things.flatMap(({ name: called, role, games, effect }) =>
          effect === null || games.count < FEW
            ? []
            : { name: called.en, kind: kind.en, side: role?.en ?? '', games: games.count, effect },
        )
      : [],
  );
}

/** The drawn command cards of all adventures, then all that was used. */
function decisive(reports: readonly Report[]): string[] {
  const drawn = pooled(
    reports.flatMap(({ pools }) =>
      pools.flatMap(pool =>
        pool.id === 'command' ? pool.effects.map(effect => ({ key: effect.name.en, effect })) : [],
      ),
    ),
  );
  const used = pooled(
    reports.flatMap(report =>
      thingsOf(report).map(thing => ({
        key: `${thing.name} | ${thing.kind.toLowerCase()} | ${thing.side}`,
        effect: thing.effect,
      })),
    ),
  );
  const limits = [unlikely(drawn.length), unlikely(used.length)] as const;
  return [
    '## Cards, feats and spells that decide',
    '',
    '**How it is measured.** Who wins often lives longer and uses more of everything, so the bare share of wins of games in which something was used says nothing. *Drawn* compares, for the overlord, command cards he had at the start or drew in the first six rounds with the other cards of the same adventure drawn in the same round: which card comes up is pure chance, so nothing but the card makes the difference. *Used* compares the first use of a thing with first uses of other things of the same kind, by the same side, in the same round of the same adventure. That still contains the choice to use it: a healing potion is drunk by those who are wounded, a finishing blow struck by those who are winning. A *multiple* is the share of wins of the side against what was to be expected: 1.00 is as good as the others.',
    '',
    `Bold: no accident, even with all rows of the table looked at together (|z| > ${limits[0].toFixed(1)} and ${limits[1].toFixed(1)}).`,
    '',
    '| command card drawn early | games | multiple | z |',
    '| --- | --: | --: | --: |',
    ...drawn.map(
      ({ key, effect }) => `| ${key} | ${effect.count} | ${said(effect, limits[0])} | ${signed(effect.z)} |`,
    ),
    '',
    '| used | kind | side | games | multiple | z |',
    '| --- | --- | --- | --: | --: | --: |',
    ...used.map(({ key, effect }) => `| ${key} | ${effect.count} | ${said(effect, limits[1])} | ${signed(effect.z)} |`),
    '',
  ];
}

/** The same thing in several adventures as one, best first. */
export function pooled(
  cases: readonly { readonly key: string; readonly effect: Multiple }[],
): { readonly key: string; readonly effect: Multiple }[] {
  const sums = new Map<string, { count: number; wins: number; expected: number; variance: number }>();
  for (const { key, effect } of cases) {
    const sum = sums.get(key) ?? { count: 0, wins: 0, expected: 0, variance: 0 };
    sums.set(key, sum);
    const expected = expectedOf(effect);
    sum.count += effect.count;
    sum.wins += effect.wins;
    sum.expected += expected;
    sum.variance += ((effect.spread * expected) / Z95) ** 2;
  }
  return [...sums]
    .map(([key, { count, wins, expected, variance }]) => ({ key, effect: multiple(count, wins, expected, variance) }))
    .sort((a, b) => b.effect.ratio - a.effect.ratio || (a.key < b.key ? -1 : 1));
}

const Z95 = 1.959964;

/** How many wins were to be expected. Without any, the distance from them in standard errors tells it: z² = expected / (1 - expected / count). */
function expectedOf({ count, wins, ratio, z }: Multiple): number {
  return wins > 0 ? wins / ratio : (z * z) / (1 + (z * z) / count);
}

function byAdventure(reports: readonly Report[]): string[] {
  return [
    '## The most decisive things, adventure by adventure',
    '',
    `What stands farthest from 1, measured as *used* above; things used in fewer than ${FEW} games are left out. With this many games of one adventure most of it may be chance: bold is what is not.`,
    '',
    ...reports.flatMap(report => {
      const things = thingsOf(report);
      const limit = unlikely(things.length);
      const top = things.toSorted((a, b) => Math.abs(b.effect.z) - Math.abs(a.effect.z)).slice(0, MOST_DECISIVE);
      const list = top.map(({ name: called, side, effect }) => `${called} (${side}) ${said(effect, limit)}`);
      return [`- ${name(report)}: ${list.join('; ') || 'nothing was used often enough'}.`];
    }),
    '',
  ];
}

// ----------------------------------------------------------------------------------------------------- the overlord's host

/** Servants over all adventures; a game counts where the kind was on the board. */
function host(reports: readonly Report[]): string[] {
  const rows = new Map<
    string,
    { name: string; games: number; attacks: number; hits: number; wounds: number; felled: number; fell: number }
  >();
  for (const kind of ['boss', 'minion'])
    for (const figure of reports.flatMap(report => figuresOf(report, kind))) {
      const row = rows.get(figure.id) ?? {
        name: figure.name.en,
        games: 0,
        attacks: 0,
        hits: 0,
        wounds: 0,
        felled: 0,
        fell: 0,
      };
      rows.set(figure.id, row);
      for (const key of ['games', 'attacks', 'hits', 'wounds', 'felled', 'fell'] as const) row[key] += figure[key];
    }
  return [
    "## The overlord's figures",
    '',
    'All adventures together, for each game in which the kind was on the board.',
    '',
    '| figure | games | attacks a game | hit | wounds a game | heroes crippled a game | fell a game |',
    '| --- | --: | --: | --: | --: | --: | --: |',
    ...[...rows.values()].map(({ name: called, games, attacks, hits, wounds: dealt, felled, fell }) => {
      const each = (n: number): string => (n / Math.max(1, games)).toFixed(2);
      return `| ${called} | ${games} | ${each(attacks)} | ${attacks > 0 ? percent(hits / attacks) : ''} | ${each(dealt)} | ${each(felled)} | ${each(fell)} |`;
    }),
    '',
  ];
}

const whole = (n: number): string => String(Math.round(n));
const percent = (share: number): string => `${Math.round(share * 100)} %`;
const signed = (z: number): string => `${z < 0 ? '−' : '+'}${Math.abs(z).toFixed(1)}`;
const said = ({ ratio, spread, z }: Multiple, limit: number): string => {
  const text = `${ratio.toFixed(2)} ± ${spread.toFixed(2)}`;
  return Math.abs(z) > limit ? `**${text}**` : text;
};
