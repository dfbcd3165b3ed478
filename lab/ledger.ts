import { type Game, scenarioOf } from '@tafelrunde/engine';
import type { Diary, Page } from './diary.ts';
import { type Lineup, type Orders, tableOf } from './orders.ts';
import { keyOf, Tally } from './tally.ts';

/** Curves end here, however long a game is. */
export const LAST_ROUND = 60;
/** Own turns from here on are one cell: there are too few of each. */
const LATE = 25;

/**
 * Adds diaries up. Nothing but whole numbers is kept, and nothing of the single game: a million games take no more room than
 * a thousand, and the sums are the same in whatever order the games come in.
 */
export class Ledger {
  readonly game: Game;
  readonly orders: Orders;
  games = 0;
  unfinished = 0;
  nobody = 0;
  readonly failures: { readonly number: number; readonly message: string }[] = [];
  /** Kind of outcome: games. */
  readonly ends = new Tally();
  /** Seats, place: games, wins. */
  readonly places = new Tally();
  /** Role: games, wins, where the scenario has roles. */
  readonly roles = new Tally();
  /** Bot: seats, wins. */
  readonly bots = new Tally();
  /** Seats, rounds: games; and seats, decisions: games. */
  readonly rounds = new Tally();
  readonly decisions = new Tally();
  /** Round: seats that were out in it. */
  readonly outs = new Tally();
  /** Seats, role, bot, pool, own turn, kind, thing: seats, wins. */
  readonly had = new Tally();
  /** Seats, role, bot: seats, wins. */
  readonly likes = new Tally();
  /** Seats, role, bot, pool: seats that had anything from it, wins. */
  readonly anyOf = new Tally();
  /** Seats, role, bot, pool, how many things from it before the game: seats, wins. */
  readonly atStart = new Tally();
  /** Seats, role, bot, kind, own turn of the first use, thing: seats, wins. */
  readonly used = new Tally();
  /** Role, kind, thing: games in which it was used, times, seats that used it, wins of those. */
  readonly uses = new Tally();
  /** Form: attacks, hits, wounds, felled. */
  readonly forms = new Tally();
  /** Kind, thing: games, attacks, hits, wounds, felled, taken, fell. */
  readonly figures = new Tally();
  /** What: sum, sum of squares. */
  readonly counts = new Tally();
  readonly curves = new Map<string, Curve>();

  constructor(game: Game, orders: Orders) {
    this.game = game;
    this.orders = orders;
  }

  add(diary: Diary): void {
    if (diary.failure !== null) {
      this.failures.push({ number: diary.number, message: diary.failure });
      return;
    }
    const table = tableOf(this.orders, diary.number);
    const { seats } = table.config;
    this.games++;
    if (diary.end === null) this.unfinished++;
    else this.ends.add(diary.end, 1);
    if (!diary.pages.some(({ won }) => won)) this.nobody++;
    this.rounds.add(keyOf(seats, diary.rounds), 1);
    this.decisions.add(keyOf(seats, diary.decisions), 1);
    for (const [form, row] of Object.entries(diary.forms)) this.forms.add(form, ...row);
    for (const [figure, row] of Object.entries(diary.figures)) this.figures.add(figure.replace('/', '|'), 1, ...row);
    for (const what of Object.keys(this.game.chronicle?.counts ?? {})) {
      const count = diary.counts[what] ?? 0;
      this.counts.add(what, count, count * count);
    }
    this.#addSides(diary, table);
    // What a game without an end would have led to nobody knows: it tells nothing about winning.
    if (diary.end === null) return;
    this.#addCurves(diary, table);
    for (const page of diary.pages) this.#addPage(page, table);
    this.#addUses(diary, table);
  }

  /** The role of a seat, where the scenario has roles; else nothing. */
  #role({ config }: Lineup, { seat }: Page): string {
    return scenarioOf(this.game, config.scenario).role?.(seat, config.seats).en ?? '';
  }

  #addSides({ pages }: Diary, table: Lineup): void {
    const roles = new Map<string, boolean>();
    for (const [place, page] of pages.entries()) {
      const won = page.won ? 1 : 0;
      const role = this.#role(table, page);
      this.places.add(keyOf(table.config.seats, place), 1, won);
      this.bots.add(table.bots[page.seat] ?? '', 1, won);
      if (role !== '') roles.set(role, page.won || (roles.get(role) ?? false));
      if (page.out !== null) this.outs.add(String(Math.min(page.out, LAST_ROUND)), 1);
    }
    for (const [role, won] of roles) this.roles.add(role, 1, won ? 1 : 0);
  }

  #addPage(page: Page, table: Lineup): void {
    const { had, used, won } = page;
    const { seats } = table.config;
    // Seats are compared with their like: same role, same bot.
    const like = keyOf(seats, this.#role(table, page), table.bots[page.seat] ?? '');
    const wins = won ? 1 : 0;
    this.likes.add(like, 1, wins);
    const pools = this.game.chronicle?.pools ?? {};
    const begun = new Map<string, number>(Object.keys(pools).map(pool => [pool, 0]));
    for (const [kind, thing, among, turn] of had) {
      if (turn === 0) begun.set(among, (begun.get(among) ?? 0) + 1);
      if (turn <= (pools[among]?.early ?? LAST_ROUND))
        this.had.add(keyOf(like, among, Math.min(turn, LATE), kind, thing), 1, wins);
    }
    for (const among of new Set(had.map(([, , pool]) => pool))) this.anyOf.add(keyOf(like, among), 1, wins);
    for (const [pool, number] of begun) this.atStart.add(keyOf(like, pool, number), 1, wins);
    for (const [kind, thing, turn] of used) this.used.add(keyOf(like, kind, Math.min(turn, LATE), thing), 1, wins);
  }

  #addUses({ pages }: Diary, table: Lineup): void {
    const inThisGame = new Set<string>();
    for (const page of pages)
      for (const [kind, thing, , times] of page.used) {
        const key = keyOf(this.#role(table, page), kind, thing);
        this.uses.add(key, inThisGame.has(key) ? 0 : 1, times, 1, page.won ? 1 : 0);
        inThisGame.add(key);
      }
  }

  /** A gauge keeps its last value when the game is over, so that every game counts in every round alike. */
  #addCurves({ pages, gauges }: Diary, table: Lineup): void {
    const winners = pages.filter(({ won }) => won);
    const side = winners[0] ? this.#role(table, winners[0]) || 'all' : 'nobody';
    for (const [gauge, values] of Object.entries(gauges)) this.#curve(keyOf(gauge, side)).add(values);
    if (winners.length === 0) return;
    for (const page of pages)
      for (const [gauge, values] of Object.entries(page.gauges))
        this.#curve(keyOf(gauge, page.won ? 'won' : 'lost')).add(values);
  }

  #curve(key: string): Curve {
    let curve = this.curves.get(key);
    if (!curve) {
      curve = new Curve();
      this.curves.set(key, curve);
    }
    return curve;
  }
}

/** Sums of a gauge, round by round. */
export class Curve {
  count = 0;
  readonly sums = new Float64Array(LAST_ROUND + 1);
  readonly squares = new Float64Array(LAST_ROUND + 1);

  add(values: readonly number[]): void {
    this.count++;
    const last = values[values.length - 1] ?? 0;
    for (let round = 0; round <= LAST_ROUND; round++) {
      const value = values[round] ?? last;
      this.sums[round] = (this.sums[round] ?? 0) + value;
      this.squares[round] = (this.squares[round] ?? 0) + value * value;
    }
  }
}
