import { type Multiple, multiple, type Report, type Use, unlikely } from '@tafelrunde/lab';

/** Bars of the balance of Schurken & Halunken, as multiples of the fair share. */
const HERO = [0.6, 1.6] as const;
const PLACE = [0.85, 1.15] as const;
const MEDIAN = [8, 20] as const;
/** An outlier moves the share of wins by more than this part of it, and chance does not explain it. */
const LARGE = 0.25;
const PILES = ['equipment', 'magic', 'tactics'] as const;
const FORMS = ['melee', 'ranged', 'magical'] as const;

export interface About {
  readonly command: string;
  readonly date: string;
  readonly evenStart: boolean;
}

/** The balance of Schurken & Halunken as a page of the documentation, from a report of the lab. */
export function balancePage(report: Report, about: About): string {
  const seats = report.lengths.flatMap(length => length.seats ?? []);
  const counts = seats.length > 0 ? seats : report.tables.map(table => table.seats);
  const facts = factsOf(report);
  return [
    ...introduction(report, counts, about),
    ...bars(report, counts, facts),
    ...heroes(report, counts),
    ...turnOrder(report, counts),
    ...lengths(report, counts),
    ...blows(report),
    ...cards(facts),
    ...colours(report),
  ].join('\n');
}

interface Facts {
  /** Cards drawn early, from all piles, best first. */
  readonly drawn: readonly (Multiple & { readonly thing: string; readonly kind: string; readonly name: string })[];
  readonly played: ReadonlyMap<string, Use>;
  readonly limit: number;
  readonly early: number;
}

function factsOf({ pools, uses }: Report): Facts {
  const piles = pools.filter(({ id }) => PILES.some(pile => pile === id));
  const drawn = piles
    .flatMap(({ effects }) => effects.map(effect => ({ ...effect, name: effect.name.en })))
    .sort((a, b) => b.ratio - a.ratio);
  const played = uses.flatMap(({ things }) => things.map(use => [use.id, use] as const));
  return { drawn, played: new Map(played), limit: unlikely(drawn.length), early: piles[0]?.early ?? 0 };
}

const isOutlier = ({ ratio, z }: Multiple, limit: number): boolean =>
  Math.abs(z) > limit && Math.abs(ratio - 1) > LARGE;

function introduction(report: Report, counts: readonly number[], { command, date, evenStart }: About): string[] {
  const games = counts.map(n => `${gamesOf(report, n)} games with ${n} players`).join(', ');
  return [
    '# Balance of Schurken & Halunken',
    '',
    `Measured by simulation: greedy bots play the free-for-all of the rulebook against each other (15 life points, ${evenStart ? 'the even start, no other' : 'no'} optional rules).`,
    '',
    '```',
    command,
    '```',
    '',
    `${report.games + report.failures.length} games on ${date}, seed \`${report.seed}\` (game *i* has the seed \`${report.seed}/i\`, so the number of cores changes nothing), ` +
      `cards \`${report.game.content}\`. ${games}.`,
    '',
    'A *multiple* is the share of wins divided by the share to be expected: 1.00 is exactly fair, 2.00 wins twice as often. The ± is a 95 % interval.',
    '',
  ];
}

function bars(report: Report, counts: readonly number[], { drawn, limit }: Facts): string[] {
  const outliers = drawn.filter(card => isOutlier(card, limit));
  const noEnd = report.unfinished + report.failures.length;
  const median = (what: string, n: number | null): string => {
    const value = report.lengths.find(length => length.seats === n)?.rounds[2] ?? report.lengths[0]?.rounds[2] ?? 0;
    return `| ${what} | ${MEDIAN.join(' to ')} | ${value} | ${verdict(value >= MEDIAN[0] && value <= MEDIAN[1])} |`;
  };
  return [
    '## The bars',
    '',
    '| bar | wanted | measured | |',
    '| --- | --- | --- | --- |',
    bar('heroes, multiple of the mean', HERO, dealt(report)),
    bar('first and last in the turn order, all games', PLACE, [
      together(counts.map(n => placesOf(report, n)[0])),
      together(counts.map(n => placesOf(report, n).at(-1))),
    ]),
    ...counts.map(n =>
      bar(
        `every place in the turn order, ${n} players`,
        PLACE,
        placesOf(report, n).map(place => together([place])),
      ),
    ),
    `| cards that are outliers | none | ${outliers.map(card => card.name).join(', ') || 'none'} | ${verdict(outliers.length === 0)} |`,
    median('median length in rounds, all games', null),
    ...counts.map(n => median(`median length in rounds, ${n} players`, n)),
    `| games that did not end | none | ${noEnd} | ${verdict(noEnd === 0)} |`,
    '',
    ...report.failures.map(({ number, message }) => `- game ${number}: ${message}`),
    'The bots are quick, not wise: they look at what a decision changes at once, take any card in hand for worth the same and draw from any pile alike. A card that needs a plan looks weaker here than with people, one that hits at once stronger.',
    '',
  ];
}

function heroes(report: Report, counts: readonly number[]): string[] {
  const fighters = report.figures.find(({ id }) => id === 'hero')?.figures ?? [];
  const seats = report.sides.reduce((sum, side) => sum + side.of, 0);
  const bought = report.pools.find(({ id }) => id === 'bought')?.any;
  return [
    '## Heroes',
    '',
    'Share of wins of the seats that were dealt the hero. Every seat has two heroes, so a hero makes about half of the difference a seat feels.',
    '',
    `| hero | seats | multiple | ${counts.map(n => `${n} players`).join(' | ')} | attacks a game | hit | damage a hit | kills a game |`,
    `| --- | --: | --: | ${counts.map(() => '--:').join(' | ')} | --: | --: | --: | --: |`,
    ...dealt(report).map(hero => {
      const each = counts.map(n => (counts.length === 1 ? hero : hero.bySeats[n])?.ratio.toFixed(2) ?? '');
      const fighter = fighters.find(({ id }) => id === hero.thing);
      return `| ${hero.name.en} | ${hero.count} | ${said(hero)} | ${each.join(' | ')} | ${fighter ? blowCells(fighter, fighter.games) : ' | | | '} |`;
    }),
    '',
    bought && seats > 0
      ? `A third hero was bought by ${percent(bought.count / seats)} of the seats; they won ${said(bought)} times the mean (who lives longer buys more).`
      : 'Nobody bought a third hero.',
    '',
  ];
}

function turnOrder(report: Report, counts: readonly number[]): string[] {
  return [
    '## Turn order',
    '',
    'The first player is drawn by lot; what counts is the place in the turn order.',
    '',
    '| players | 1st | 2nd | 3rd | 4th | 5th |',
    '| --: | --: | --: | --: | --: | --: |',
    ...counts.map(n => {
      const places = placesOf(report, n).map(place => said(together([place])));
      return `| ${n} | ${Array.from({ length: 5 }, (_, i) => places[i] ?? '').join(' | ')} |`;
    }),
    '',
  ];
}

function lengths(report: Report, counts: readonly number[]): string[] {
  const rows = report.lengths.filter(({ seats }) => seats !== null || report.lengths.length === 1);
  return [
    '## Length',
    '',
    'A round is one turn of everybody: the own turns of whoever had most of them.',
    '',
    '| players | games | shortest | lower quartile | median | upper quartile | longest | decisions, median |',
    '| --: | --: | --: | --: | --: | --: | --: | --: |',
    ...rows.map(
      ({ seats, games, rounds, decisions }) =>
        `| ${seats ?? counts[0]} | ${games} | ${rounds.map(Math.round).join(' | ')} | ${Math.round(decisions[2])} |`,
    ),
    '',
    `Ends: ${report.ends.map(({ id, count }) => `${id} ${count}`).join(', ')}.`,
    '',
  ];
}

function blows({ forms, games }: Report): string[] {
  return [
    '## Blows',
    '',
    '| form | attacks a game | hit | damage a hit | heroes killed a game |',
    '| --- | --: | --: | --: | --: |',
    ...FORMS.flatMap(id => forms.filter(form => form.id === id)).map(
      form => `| ${form.id} | ${blowCells(form, games)} |`,
    ),
    '',
  ];
}

function cards({ drawn, played, limit, early }: Facts): string[] {
  const outliers = drawn.filter(card => isOutlier(card, limit));
  const certain = drawn.filter(card => Math.abs(card.z) > limit && !isOutlier(card, limit));
  const named = (of: Facts['drawn']): string => of.map(({ name, ratio }) => `${name} ${ratio.toFixed(2)}`).join(', ');
  return [
    '## Cards',
    '',
    `**How it is measured.** Who wins lives longer, so winners draw and play more of everything: the bare share of wins says nothing. *Drawn* therefore looks only at cards drawn before the game or in the first ${early} own turns, and compares each with the other cards of the same colour drawn in the same own turn in games with as many players. Which card of a pile comes up is pure chance, so nothing but the card makes the difference. *Played* compares the first use of a card with the first uses of other cards of the same kind at the same own turn. That still contains the choice to play it: defensive cards are played by those who are attacked, finishing blows by those who win; so it is shown but no bar.`,
    '',
    `**Outlier**: drawing it early changes the share of wins by more than ${percent(LARGE)} of itself, and that is no accident even if ${drawn.length} cards are tested at once (Bonferroni, 5 % for the whole table: |z| > ${limit.toFixed(2)}).`,
    '',
    outliers.length === 0
      ? 'Outliers: **none**.'
      : `Outliers: **${outliers.map(card => `${card.name} (${card.ratio.toFixed(2)})`).join(', ')}**.`,
    '',
    `Cards whose effect is certain (|z| > ${limit.toFixed(2)}) but small enough: ${named(certain) || 'none'}.`,
    '',
    '| card | kind | drawn early by | multiple | z | played by | multiple | z |',
    '| --- | --- | --: | --: | --: | --: | --: | --: |',
    ...drawn.map(card => {
      const use = played.get(card.thing);
      const second = use?.effect ? `${said(use.effect)} | ${signed(use.effect.z)}` : ' | ';
      return `| ${card.name} | ${card.kind} | ${card.count} | ${said(card)} | ${signed(card.z)} | ${use?.won.of ?? 0} | ${second} |`;
    }),
    '',
  ];
}

function colours({ pools }: Report): string[] {
  const most = [0, 1, 2, 3, 4];
  return [
    'The first colours: share of wins of the seats by how many of the first four cards they drew from a pile.',
    '',
    `| of four cards | ${most.join(' | ')} |`,
    `| --- | ${most.map(() => '--:').join(' | ')} |`,
    ...PILES.map(pile => {
      const start = pools.find(({ id }) => id === pile)?.start ?? [];
      const cells = most.map(n => start.find(({ number }) => number === n)).map(m => (m ? said(m) : ''));
      return `| ${pile} | ${cells.join(' | ')} |`;
    }),
    '',
  ];
}

const dealt = ({ pools }: Report) => pools.find(({ id }) => id === 'dealt')?.effects ?? [];
const placesOf = ({ sides }: Report, seats: number) => sides.filter(side => side.seats === seats);
const gamesOf = ({ lengths: all }: Report, seats: number): number =>
  (all.find(length => length.seats === seats) ?? all[0])?.games ?? 0;

/** Places of tables of different sizes as one: each is expected to win its part of the games. */
function together(places: readonly (Report['sides'][number] | undefined)[]): Multiple {
  let [count, wins, expected, variance] = [0, 0, 0, 0];
  for (const place of places) {
    const p = 1 / (place?.seats ?? 1);
    count += place?.of ?? 0;
    wins += place?.count ?? 0;
    expected += (place?.of ?? 0) * p;
    variance += (place?.of ?? 0) * p * (1 - p);
  }
  return multiple(count, wins, expected, variance);
}

const said = ({ count, ratio, spread }: Multiple): string =>
  count === 0 ? '' : `${ratio.toFixed(2)} ± ${spread.toFixed(2)}`;
const percent = (share: number): string => `${Math.round(share * 100)} %`;
const signed = (z: number): string => `${z < 0 ? '−' : '+'}${Math.abs(z).toFixed(1)}`;
const verdict = (holds: boolean): string => (holds ? 'holds' : '**fails**');

function bar(what: string, [low, high]: readonly [number, number], of: readonly Multiple[]): string {
  const values = of.map(r => r.ratio);
  const spread = Math.max(...of.map(r => r.spread));
  const measured = `${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)} (± ${spread.toFixed(2)})`;
  return `| ${what} | ${low} to ${high} | ${measured} | ${within(low, high, of)} |`;
}

/** The measured values decide. Where the interval tells another story than the value, that is said as well. */
function within(low: number, high: number, of: readonly Multiple[]): string {
  const beyond = of.filter(r => r.ratio < low || r.ratio > high);
  if (beyond.some(r => r.ratio + r.spread < low || r.ratio - r.spread > high)) return verdict(false);
  if (beyond.length > 0) return `${verdict(false)}, but the bar lies within the ±`;
  return of.every(r => r.ratio - r.spread >= low && r.ratio + r.spread <= high)
    ? verdict(true)
    : `${verdict(true)}, but the ± reaches beyond`;
}

function blowCells(
  { attacks, hits, wounds, felled }: { attacks: number; hits: number; wounds: number; felled: number },
  games: number,
): string {
  const each = (n: number, by: number): string => (by === 0 ? '' : (n / by).toFixed(1));
  const hit = attacks === 0 ? '' : percent(hits / attacks);
  return `${each(attacks, games)} | ${hit} | ${each(wounds, hits)} | ${(felled / Math.max(1, games)).toFixed(2)}`;
}
