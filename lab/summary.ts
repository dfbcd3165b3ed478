import { type Chronicle, type Game, hash, initialOf, scenarioOf, type Text, valueName } from '@tafelrunde/engine';
import { effects } from './effects.ts';
import type { Curve, Ledger } from './ledger.ts';
import { LAST_ROUND } from './ledger.ts';
import type { Lineup, Orders } from './orders.ts';
import {
  type FigureReport,
  FORMAT,
  type GaugeLine,
  type GaugeReport,
  type Length,
  type PoolReport,
  type Quantiles,
  type Report,
  type ReportTable,
  type Side,
  type Use,
  type UseReport,
} from './report.ts';
import { type Multiple, mean, multiple, quantile, round, share, unlikely } from './statistics.ts';
import { keyOf, partsOf, type Tally } from './tally.ts';
import { nobodyText, placeText, wonText } from './words.ts';

/** The report on all games in the ledger. */
export function summarise(ledger: Ledger, wanted: number): Report {
  const { game, orders, games } = ledger;
  return {
    format: FORMAT,
    game: { id: game.id, name: game.name, version: game.version, content: contentOf(game) },
    ...tablesOf(game, orders),
    seed: orders.seed,
    wanted,
    games,
    unfinished: ledger.unfinished,
    failures: ledger.failures.toSorted((a, b) => a.number - b.number),
    sides: sidesOf(ledger),
    nobody: share(ledger.nobody, games),
    bots: botsOf(ledger),
    ends: endsOf(ledger),
    lengths: lengthsOf(ledger),
    outs: ledger.outs
      .entries()
      .map(([round, [count = 0]]) => ({ round: Number(round), count }))
      .sort((a, b) => a.round - b.round),
    pools: poolsOf(ledger),
    uses: usesOf(ledger),
    forms: formsOf(ledger),
    figures: figuresOf(ledger),
    counts: Object.entries(game.chronicle?.counts ?? {})
      .map(([id, name]) => ({ id, name, ...mean(games, ledger.counts.get(id)[0] ?? 0, ledger.counts.get(id)[1] ?? 0) }))
      .filter(count => count.mean > 0),
    gauges: gaugesOf(ledger),
  };
}

/** A fingerprint of cards, heroes, maps: reports on different content can be told apart. */
export const contentOf = (game: Game): string => hash(JSON.parse(JSON.stringify(game.chronicle?.content ?? game.id)));

function tablesOf(game: Game, { tables }: Orders): Pick<Report, 'tables' | 'turns'> {
  const keys = tables.map(table => JSON.stringify(table));
  const different = [...new Set(keys)];
  return {
    tables: different.map((key): ReportTable => {
      const { config, bots } = JSON.parse(key) as Lineup;
      const { id, name, settings } = scenarioOf(game, config.scenario);
      const changed = settings.flatMap(setting => {
        const value = config.settings[setting.id] ?? setting.initial;
        const usual = initialOf(setting, config.seats);
        return value === usual
          ? []
          : [{ id: setting.id, name: setting.name, value, called: valueName(setting, value) }];
      });
      return { scenario: { id, name }, seats: config.seats, settings: config.settings, changed, bots };
    }),
    turns: keys.map(key => different.indexOf(key)),
  };
}

// ------------------------------------------------------------------------------------------------------------- who wins

function sidesOf(ledger: Ledger): Side[] {
  const roles = rolesOf(ledger);
  if (roles.size > 0)
    return [...roles].map(([id, name]) => {
      const [games = 0, wins = 0] = ledger.roles.get(id);
      return { id, name, seats: null, ...share(wins, games), multiple: null };
    });
  return ledger.places
    .entries()
    .map(([key, [games = 0, wins = 0]]) => {
      const [seats = 0, place = 0] = partsOf(key).map(Number);
      const p = fairShare(ledger, seats);
      return {
        id: key,
        name: placeText(place),
        seats,
        ...share(wins, games),
        multiple: multiple(games, wins, games * p, games * p * (1 - p)),
      };
    })
    .sort((a, b) => a.seats - b.seats || Number(partsOf(a.id)[1]) - Number(partsOf(b.id)[1]));
}

/** The roles of all tables, in the order of their seats. */
function rolesOf({ game, orders }: Ledger): Map<string, Text> {
  const roles = new Map<string, Text>();
  for (const { config } of orders.tables) {
    const { role } = scenarioOf(game, config.scenario);
    if (role)
      for (let seat = 0; seat < config.seats; seat++) roles.set(role(seat, config.seats).en, role(seat, config.seats));
  }
  return roles;
}

/** How often a seat wins if all places are alike. */
function fairShare({ places }: Ledger, seats: number): number {
  let games = 0;
  let wins = 0;
  for (let place = 0; place < seats; place++) {
    const [n = 0, won = 0] = places.get(keyOf(seats, place));
    games += n;
    wins += won;
  }
  return games === 0 ? 0 : wins / games;
}

function botsOf({ bots }: Ledger): Report['bots'] {
  const found = bots.entries().map(([bot, [seats = 0, wins = 0]]) => ({ bot, ...share(wins, seats) }));
  return found.length < 2 ? [] : found.sort((a, b) => b.share - a.share);
}

function endsOf({ ends, games, game }: Ledger): Report['ends'] {
  return ends
    .entries()
    .map(([id, [count = 0]]) => ({ id, name: game.chronicle?.ends[id] ?? { en: id, de: id }, ...share(count, games) }))
    .sort((a, b) => b.count - a.count);
}

// --------------------------------------------------------------------------------------------------------------- length

function lengthsOf(ledger: Ledger): Length[] {
  const counts = [...new Set(ledger.orders.tables.map(({ config }) => config.seats))].sort((a, b) => a - b);
  return [null, ...(counts.length > 1 ? counts : [])].map(seats => {
    const rounds = histogram(ledger.rounds, seats);
    const decisions = histogram(ledger.decisions, seats);
    return {
      seats,
      games: [...rounds.values()].reduce((sum, n) => sum + n, 0),
      rounds: quantiles(rounds),
      decisions: quantiles(decisions),
      histogram: [...rounds].sort(([a], [b]) => a - b),
    };
  });
}

function histogram(tally: Tally, seats: number | null): Map<number, number> {
  const found = new Map<number, number>();
  for (const [key, [count = 0]] of tally.entries()) {
    const [ofSeats = 0, value = 0] = partsOf(key).map(Number);
    if (seats === null || seats === ofSeats) found.set(value, (found.get(value) ?? 0) + count);
  }
  return found;
}

const quantiles = (of: ReadonlyMap<number, number>): Quantiles => [
  quantile(of, 0),
  quantile(of, 0.25),
  quantile(of, 0.5),
  quantile(of, 0.75),
  quantile(of, 1),
];

// --------------------------------------------------------------------------------------------------- things and winning

function poolsOf(ledger: Ledger): PoolReport[] {
  const { chronicle } = ledger.game;
  if (!chronicle) return [];
  const all = effects(ledger.had, ([seats = '', role = '', bot = '', pool = '', turn = '', kind = '', thing = '']) => ({
    seats,
    group: pool,
    kind,
    thing,
    cell: keyOf(seats, role, bot, pool, turn),
  }));
  return Object.entries(chronicle.pools).flatMap(([id, { name, early }]) => {
    const found = all.filter(effect => effect.group === id);
    const any = against(ledger, ledger.anyOf, pool => pool === id);
    if (any.count === 0) return [];
    const numbers = new Set(
      ledger.atStart.entries().flatMap(([key]) => (partsOf(key)[3] === id ? [Number(partsOf(key)[4])] : [])),
    );
    const start = [...numbers]
      .sort((a, b) => a - b)
      .map(number => ({
        number,
        ...against(ledger, ledger.atStart, (pool, had) => pool === id && Number(had) === number),
      }));
    return {
      id,
      name,
      early: early ?? null,
      limit: unlikely(found.length),
      effects: found.map(effect => ({ ...effect, name: chronicle.nameOf(effect.kind, effect.thing) })),
      any,
      start: start.length > 1 ? start : [],
    };
  });
}

/** The wins of some seats against what seats like them win on average: tables as large, same role, same bot. */
function against(
  ledger: Ledger,
  tally: Tally,
  belongs: (pool: string | undefined, number: string | undefined) => boolean,
): Multiple {
  let [count, wins, expected, variance] = [0, 0, 0, 0];
  for (const [key, [n = 0, won = 0]] of tally.entries()) {
    const [seats = '', role = '', bot = '', pool, number] = partsOf(key);
    if (!belongs(pool, number)) continue;
    const [all = 1, winning = 0] = ledger.likes.get(keyOf(seats, role, bot));
    const p = winning / all;
    count += n;
    wins += won;
    expected += n * p;
    variance += n * p * (1 - p);
  }
  return multiple(count, wins, expected, variance);
}

function usesOf(ledger: Ledger): UseReport[] {
  const { chronicle } = ledger.game;
  if (!chronicle) return [];
  const roles = rolesOf(ledger);
  const found = effects(ledger.used, ([seats = '', role = '', bot = '', kind = '', turn = '', thing = '']) => ({
    seats,
    group: role,
    kind,
    thing,
    cell: keyOf(seats, role, bot, kind, turn),
  }));
  const ended = ledger.games - ledger.unfinished;
  return Object.entries(chronicle.kinds).flatMap(([id, name]) => {
    const things = ledger.uses.entries().flatMap(([key, [games = 0, times = 0, seats = 0, wins = 0]]): Use[] => {
      const [role = '', kind = '', thing = ''] = partsOf(key);
      if (kind !== id) return [];
      const effect = found.find(e => e.group === role && e.kind === kind && e.thing === thing);
      return [
        {
          id: thing,
          name: chronicle.nameOf(kind, thing),
          role: roles.get(role) ?? null,
          games: share(games, ended),
          perGame: round(times / Math.max(1, ended)),
          won: share(wins, seats),
          effect: effect ? multipleOf(effect) : null,
        },
      ];
    });
    if (things.length === 0) return [];
    return { id, name, limit: unlikely(things.length), things: things.sort((a, b) => b.perGame - a.perGame) };
  });
}

const multipleOf = ({ count, wins, ratio, spread, z }: Multiple): Multiple => ({ count, wins, ratio, spread, z });

// ---------------------------------------------------------------------------------------------------------------- blows

function formsOf({ forms, game }: Ledger): Report['forms'] {
  return Object.entries(game.chronicle?.forms ?? {}).flatMap(([id, name]) => {
    const [attacks = 0, hits = 0, wounds = 0, felled = 0] = forms.get(id);
    return attacks + hits + wounds + felled === 0 ? [] : { id, name, attacks, hits, wounds, felled };
  });
}

function figuresOf({ figures, game: { chronicle } }: Ledger): FigureReport[] {
  const rows = figures.entries().map(([key, row]) => ({ parts: partsOf(key), row }));
  return Object.entries(chronicle?.kinds ?? {}).flatMap(([id, name]) => {
    const found = rows
      .filter(({ parts }) => parts[0] === id)
      .map(({ parts, row }) => {
        const [, thing = ''] = parts;
        const [games = 0, attacks = 0, hits = 0, wounds = 0, felled = 0, taken = 0, fell = 0] = row;
        const called = (chronicle as Chronicle).nameOf(id, thing);
        return { id: thing, name: called, games, attacks, hits, wounds, felled, taken, fell };
      })
      .sort((a, b) => b.felled / b.games - a.felled / a.games || (a.id < b.id ? -1 : 1));
    return found.length === 0 ? [] : { id, name, figures: found };
  });
}

// --------------------------------------------------------------------------------------------------------------- curves

function gaugesOf(ledger: Ledger): GaugeReport[] {
  const longest = Math.min(LAST_ROUND, Math.ceil(quantile(histogram(ledger.rounds, null), 0.95)));
  return (ledger.game.chronicle?.gauges ?? []).flatMap(({ id, name, perSeat = false }) => {
    const lines = [...ledger.curves]
      .filter(([key, { count }]) => partsOf(key)[0] === id && count > 0)
      .map(([key, curve]) => lineOf(ledger, partsOf(key)[1] ?? '', curve, longest))
      .sort((a, b) => b.count - a.count || (a.id > b.id ? -1 : 1));
    const flat = lines.every(({ points }) => points.every(([middle]) => middle === 0));
    return flat ? [] : { id, name, perSeat, lines };
  });
}

function lineOf(ledger: Ledger, id: string, { count, sums, squares }: Curve, longest: number): GaugeLine {
  const name = rolesOf(ledger).get(id);
  return {
    id,
    name: id === 'nobody' ? nobodyText : (name && wonText(name)) || LINES[id] || { en: id, de: id },
    count,
    points: Array.from({ length: longest + 1 }, (_, at) => {
      const middle = (sums[at] ?? 0) / count;
      const variance = (squares[at] ?? 0) / count - middle * middle;
      return [round(middle), round(Math.sqrt(Math.max(0, variance)))];
    }),
  };
}

const LINES: Readonly<Record<string, Text>> = {
  won: { en: 'winners', de: 'Sieger' },
  lost: { en: 'the others', de: 'die anderen' },
  all: { en: 'all games', de: 'alle Spiele' },
};
