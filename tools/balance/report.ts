import { equipment, hero, heroes, magic, supportCardsById } from '../../games/schurken-und-halunken/content/index.ts';
import type { Blows, Played } from './play.ts';
import { type Effect, type Entry, effects, entries, quantile, type Ratio, ratio } from './statistics.ts';

export interface About {
  readonly command: string;
  readonly seed: string;
  readonly date: string;
  readonly content: string;
}

const HERO = [0.6, 1.6] as const;
const SEAT = [0.85, 1.15] as const;
const MEDIAN = [8, 20] as const;
/** Cards drawn before the game and in the first own turns: hardly anybody is out by then. */
const EARLY = 3;
/** An outlier moves the share of wins by more than this part of it, … */
const LARGE = 0.25;
/** … and chance explains not even one such card in twenty whole reports. */
const FAMILY = 0.05;

export function report(games: readonly Played[], about: About): string {
  const ended = games.filter(game => game.winners !== null);
  const seats = entries(ended);
  const counts = [...new Set(ended.map(game => game.seats))].sort();
  const drawn = effects(seats, gang => gang.drawn.filter(([, turn]) => turn <= EARLY), pile);
  const played = effects(seats, gang => gang.played, kind);
  const limit = quantileOfNormal(1 - FAMILY / 2 / Math.max(1, drawn.length));
  const isOutlier = (e: Effect): boolean => Math.abs(e.z) > limit && Math.abs(e.ratio - 1) > LARGE;
  const byHero = heroes
    .map(({ id }) => ({ id, ...ratio(seats.filter(({ gang }) => gang.heroes.includes(id))) }))
    .sort((a, b) => b.ratio - a.ratio);
  const order = counts.map(n =>
    Array.from({ length: n }, (_, i) =>
      ratio(
        at(
          ended.filter(game => game.seats === n),
          i,
        ),
      ),
    ),
  );
  const lengths = ended.map(game => game.rounds);
  const outliers = drawn.filter(isOutlier);
  const noEnd = games.filter(game => game.winners === null);

  const lines: string[] = [];
  const say = (...text: string[]): void => void lines.push(...text);
  say(
    '# Balance of Schurken & Halunken',
    '',
    'Measured by simulation: greedy bots play the free-for-all of the rulebook against each other (15 life points, no optional rules).',
    '',
    '```',
    about.command,
    '```',
    '',
    `${games.length} games on ${about.date}, seed \`${about.seed}\` (game *i* has the seed \`${about.seed}/i\`, so the number of cores changes nothing), ` +
      `cards \`${about.content}\`. ${counts.map(n => `${ended.filter(g => g.seats === n).length} games with ${n} players`).join(', ')}.`,
    '',
    'A *multiple* is the share of wins divided by the share to be expected: 1.00 is exactly fair, 2.00 wins twice as often. The ± is a 95 % interval.',
    '',
    '## The bars',
    '',
    '| bar | wanted | measured | |',
    '| --- | --- | --- | --- |',
    bar('heroes, multiple of the mean', HERO, byHero),
    bar('first and last in the turn order, all games', SEAT, [
      ratio(at(ended, 0)),
      ratio(ended.flatMap(game => at([game], game.seats - 1))),
    ]),
    ...counts.map((n, i) => bar(`every place in the turn order, ${n} players`, SEAT, order[i] ?? [])),
    `| cards that are outliers | none | ${outliers.length === 0 ? 'none' : outliers.map(e => name(e.card)).join(', ')} | ${verdict(outliers.length === 0)} |`,
    medianBar('median length in rounds, all games', lengths),
    ...counts.map(n =>
      medianBar(
        `median length in rounds, ${n} players`,
        ended.filter(g => g.seats === n).map(g => g.rounds),
      ),
    ),
    `| games that did not end | none | ${noEnd.length} | ${verdict(noEnd.length === 0)} |`,
    '',
    ...noEnd.map(g => `- game ${g.number} (${g.seats} players): ${g.failure ?? 'still going on'}`),
  );
  say(
    'The bots are quick, not wise: they look at what a decision changes at once, take any card in hand for worth the same and draw from any pile alike. A card that needs a plan looks weaker here than with people, one that hits at once stronger.',
    '',
    '## Heroes',
    '',
    'Share of wins of the seats that were dealt the hero. Every seat has two heroes, so a hero makes about half of the difference a seat feels.',
    '',
    `| hero | seats | multiple | ${counts.map(n => `${n} players`).join(' | ')} | attacks a game | hit | damage a hit | kills a game |`,
    `| --- | --: | --: | ${counts.map(() => '--:').join(' | ')} | --: | --: | --: | --: |`,
    ...byHero.map(({ id, ...r }) => {
      const of = seats.filter(({ gang }) => gang.heroes.includes(id));
      const some = counts.map(n => ratio(of.filter(e => e.game.seats === n)).ratio.toFixed(2));
      return `| ${hero(id).name.en} | ${r.count} | ${multiple(r)} | ${some.join(' | ')} | ${blowsOf(of, id)} |`;
    }),
    '',
  );
  const buyers = seats.filter(({ gang }) => gang.bought !== null);
  say(
    `A third hero was bought by ${percent(buyers.length / seats.length)} of the seats; they won ${multiple(ratio(buyers))} times the mean (who lives longer buys more).`,
    '',
    '## Turn order',
    '',
    'The first player is drawn by lot; what counts is the place in the turn order.',
    '',
    '| players | 1st | 2nd | 3rd | 4th | 5th |',
    '| --: | --: | --: | --: | --: | --: |',
    ...counts.map(
      (n, i) =>
        `| ${n} | ${Array.from({ length: 5 }, (_, k) => (order[i]?.[k] ? multiple(order[i][k]) : '')).join(' | ')} |`,
    ),
    '',
    '## Length',
    '',
    'A round is one turn of everybody: the own turns of whoever had most of them.',
    '',
    '| players | games | shortest | lower quartile | median | upper quartile | longest | decisions, median |',
    '| --: | --: | --: | --: | --: | --: | --: | --: |',
    ...counts.map(n => {
      const those = ended.filter(g => g.seats === n);
      const rounds = [0, 0.25, 0.5, 0.75, 1].map(q =>
        Math.round(
          quantile(
            those.map(g => g.rounds),
            q,
          ),
        ),
      );
      return `| ${n} | ${those.length} | ${rounds.join(' | ')} | ${Math.round(
        quantile(
          those.map(g => g.decisions),
          0.5,
        ),
      )} |`;
    }),
    '',
    `Ends: ${Object.entries(Object.groupBy(ended, g => g.end))
      .map(([end, of]) => `${end} ${of?.length ?? 0}`)
      .join(', ')}.`,
    '',
    '## Blows',
    '',
    '| form | attacks a game | hit | damage a hit | heroes killed a game |',
    '| --- | --: | --: | --: | --: |',
    ...['melee', 'ranged', 'magical'].map(
      form =>
        `| ${form} | ${blows(
          ended.map(g => g.forms[form]),
          ended.length,
        )} |`,
    ),
    '',
  );
  say(
    '## Cards',
    '',
    `**How it is measured.** Who wins lives longer, so winners draw and play more of everything: the bare share of wins says nothing. *Drawn* therefore looks only at cards drawn before the game or in the first ${EARLY} own turns, and compares each with the other cards of the same colour drawn in the same own turn in games with as many players. Which card of a pile comes up is pure chance, so nothing but the card makes the difference. *Played* compares the first use of a card with the first uses of other cards of the same kind at the same own turn. That still contains the choice to play it: defensive cards are played by those who are attacked, finishing blows by those who win; so it is shown but no bar.`,
    '',
    `**Outlier**: drawing it early changes the share of wins by more than ${percent(LARGE)} of itself, and that is no accident even if ${drawn.length} cards are tested at once (Bonferroni, ${percent(FAMILY)} for the whole table: |z| > ${limit.toFixed(2)}).`,
    '',
    outliers.length === 0
      ? 'Outliers: **none**.'
      : `Outliers: **${outliers.map(e => `${name(e.card)} (${e.ratio.toFixed(2)})`).join(', ')}**.`,
    '',
    `Cards whose effect is certain (|z| > ${limit.toFixed(2)}) but small enough: ${list(drawn.filter(e => Math.abs(e.z) > limit && !isOutlier(e)))}.`,
    '',
    '| card | kind | drawn early by | multiple | z | played by | multiple | z |',
    '| --- | --- | --: | --: | --: | --: | --: | --: |',
    ...drawn.map(e => {
      const p = played.find(other => other.card === e.card);
      const second = p ? `${p.count} | ${multiple(p)} | ${signed(p.z)}` : '0 | | ';
      return `| ${name(e.card)} | ${kind(e.card)} | ${e.count} | ${multiple(e)} | ${signed(e.z)} | ${second} |`;
    }),
    '',
    'The first colours: share of wins of the seats by how many of the first four cards they drew from a pile.',
    '',
    '| of four cards | 0 | 1 | 2 | 3 | 4 |',
    '| --- | --: | --: | --: | --: | --: |',
    ...['equipment', 'magic', 'tactics'].map(
      colour =>
        `| ${colour} | ${[0, 1, 2, 3, 4]
          .map(n =>
            multiple(
              ratio(
                seats.filter(({ gang }) => gang.drawn.filter(([c, t]) => t === 0 && pile(c) === colour).length === n),
              ),
            ),
          )
          .join(' | ')} |`,
    ),
    '',
  );
  return `${lines.join('\n')}`;
}

const at = (games: readonly Played[], place: number): Entry[] =>
  games.flatMap(game => {
    const gang = game.gangs[place];
    return gang ? [{ game, gang }] : [];
  });

const reds = new Set(equipment.map(card => card.id));
const blues = new Set(magic.map(card => card.id));
const pile = (card: string): string => (reds.has(card) ? 'equipment' : blues.has(card) ? 'magic' : 'tactics');
const kind = (card: string): string => supportCardsById.get(card)?.kind ?? '?';
const name = (card: string): string => supportCardsById.get(card)?.name.en ?? card;
const list = (of: readonly Effect[]): string =>
  of.length === 0 ? 'none' : of.map(e => `${name(e.card)} ${e.ratio.toFixed(2)}`).join(', ');
const multiple = (r: Ratio): string => (r.count === 0 ? '' : `${r.ratio.toFixed(2)} ± ${r.spread.toFixed(2)}`);
const percent = (share: number): string => `${Math.round(share * 100)} %`;
const signed = (z: number): string => `${z < 0 ? '−' : '+'}${Math.abs(z).toFixed(1)}`;
const verdict = (holds: boolean): string => (holds ? 'holds' : '**fails**');

function bar(what: string, [low, high]: readonly [number, number], of: readonly Ratio[]): string {
  const values = of.map(r => r.ratio);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const spread = Math.max(...of.map(r => r.spread));
  return `| ${what} | ${low} to ${high} | ${least.toFixed(2)} to ${most.toFixed(2)} (± ${spread.toFixed(2)}) | ${within(low, high, of)} |`;
}

/** The measured values decide. Where the interval tells another story than the value, that is said as well. */
function within(low: number, high: number, of: readonly Ratio[]): string {
  const beyond = of.filter(r => r.ratio < low || r.ratio > high);
  if (beyond.some(r => r.ratio + r.spread < low || r.ratio - r.spread > high)) return verdict(false);
  if (beyond.length > 0) return `${verdict(false)}, but the bar lies within the ±`;
  return of.every(r => r.ratio - r.spread >= low && r.ratio + r.spread <= high)
    ? verdict(true)
    : `${verdict(true)}, but the ± reaches beyond`;
}

function medianBar(what: string, rounds: readonly number[]): string {
  const median = quantile(rounds, 0.5);
  return `| ${what} | ${MEDIAN.join(' to ')} | ${median} | ${verdict(median >= MEDIAN[0] && median <= MEDIAN[1])} |`;
}

const blowsOf = (of: readonly Entry[], id: string): string =>
  blows(
    of.map(({ gang }) => gang.fighters[id]),
    of.length,
  );

function blows(of: readonly (Blows | undefined)[], games: number): string {
  const sum: Blows = { attacks: 0, hits: 0, damage: 0, kills: 0 };
  for (const b of of) {
    sum.attacks += b?.attacks ?? 0;
    sum.hits += b?.hits ?? 0;
    sum.damage += b?.damage ?? 0;
    sum.kills += b?.kills ?? 0;
  }
  const each = (n: number, by: number): string => (by === 0 ? '' : (n / by).toFixed(1));
  const hit = sum.attacks === 0 ? '' : percent(sum.hits / sum.attacks);
  return `${each(sum.attacks, games)} | ${hit} | ${each(sum.damage, sum.hits)} | ${(sum.kills / Math.max(1, games)).toFixed(2)}`;
}

/** Where the standard normal distribution reaches this probability; by halving, which is exact enough and plain to see. */
function quantileOfNormal(p: number): number {
  let [low, high] = [0, 10];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (normal(middle) < p) low = middle;
    else high = middle;
  }
  return low;
}

/** The normal distribution function by its series (Marsaglia 2004). */
function normal(x: number): number {
  let sum = x;
  let term = x;
  for (let i = 3; Math.abs(term) > 1e-17 * Math.abs(sum); i += 2) {
    term *= (x * x) / i;
    sum += term;
  }
  return 0.5 + (sum * Math.exp(-0.5 * x * x)) / Math.sqrt(2 * Math.PI);
}
