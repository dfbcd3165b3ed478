import {
  type Game,
  load,
  Match,
  NOTHING_TO_PASS,
  peopleFirst,
  type Refusal,
  type Seat,
  StandingOrders,
  save,
  saveOf,
  type Term,
  Undo,
} from '@tafelrunde/engine';
import type { Ending, Words } from '@tafelrunde/wire';
import type { Checkpoint, Journal, Opening, Standing } from '../store/store.ts';
import { Clock, type ClockFace, clockSetting } from './clock.ts';
import { type Occupant, type TableEntry, tableEntry } from './entry.ts';
import { Refs } from './refs.ts';
import { Seating, SUBSTITUTE } from './seating.ts';

/** What somebody said, and who. */
export interface Said extends Words {
  readonly by: string | null;
}

const MOST_SAID = 200;

/** The journal cannot be played by these rules and there is no checkpoint to go on from. */
export class LostTable extends Error {}

/**
 * A table with what happened at it: the sum of its journal. It only changes by `take`, entry after entry, the same way on every
 * node; what a person wants is turned into an entry elsewhere (`wishes.ts`).
 */
export class Table {
  readonly opening: Opening;
  readonly game: Game;
  readonly seating: Seating;
  readonly said: Said[] = [];
  readonly #clock: Clock;
  #match: Match;
  #undo: Undo;
  #number = 0;
  /** How it stood after entry `number`: every change is an entry. */
  #stood: { readonly number: number; readonly standing: Standing } | null = null;
  #orders = new StandingOrders();
  /** The option by which the table passes for the seat that is asked, as it was told to. */
  #passes: number | null = null;
  /** Somebody has given up, or let the time run out. */
  #ended: Ending | null = null;
  #rematch: string | null = null;
  /** The requests of each player that were carried out. */
  readonly #refs = new Map<string, Refs>();
  /** Where the log of the match begins: more than 0 after a mending. */
  #mended = false;
  #restarted = false;

  constructor(opening: Opening, game: Game) {
    this.opening = opening;
    this.game = game;
    // A table from before one could agree on that had no such rule.
    this.seating = new Seating(opening.seats, opening.several ?? true);
    const { config, start, seeded, clock, opened } = opening;
    const record = { config, epoch: 0, start, answers: [], checkpoint: { at: 0, position: start }, seeded };
    this.#match = Match.resume(game, record, { fromStart: true });
    this.#undo = new Undo(this.#match);
    this.#clock = new Clock(clock === undefined ? null : clockSetting.parse(clock), opened);
    this.#clock.asked(this.#question, opened);
  }

  /**
   * The table of a journal. Where the rules have changed since, the match goes on from the last checkpoint, and at most the
   * half-made action is asked again; `mended` is then the entry that says so, to be appended to the journal.
   */
  static from(journal: Journal, games: readonly Game[]): { table: Table; mended: TableEntry | null } {
    const { opening, checkpoint } = journal;
    const game = games.find(g => g.id === opening.game);
    if (!game) throw new LostTable(`This server does not know the game "${opening.game}".`);
    const entries = journal.entries.map(({ number, at, entry }) => ({ number, at, entry: tableEntry.parse(entry) }));
    // A mending tells where the match begins; everything before it happened under older rules.
    const last = entries.findLastIndex(({ entry }) => entry.kind === 'mended');
    const mended = entries[last]?.entry;
    if (mended?.kind === 'mended' || opening.version === game.version)
      try {
        const table = mended?.kind === 'mended' ? renewed(opening, game, mended.save) : new Table(opening, game);
        return { table: played(table, entries, last), mended: null };
      } catch {
        // Its history is not possible under these rules: it is mended.
      }
    try {
      return mend(opening, game, entries, checkpoint);
    } catch (error) {
      throw new LostTable(`Its history is not possible under these rules: ${(error as Error).message}`);
    }
  }

  get id(): string {
    return this.opening.id;
  }

  get match(): Match {
    return this.#match;
  }

  get undo(): Undo {
    return this.#undo;
  }

  /** The number of the last entry. */
  get number(): number {
    return this.#number;
  }

  get ending(): Ending | null {
    return this.#match.outcome ?? this.#ended;
  }

  /** What the seat that is asked has told the table to answer; null: it decides itself. */
  get passing(): { readonly seat: Seat; readonly option: string } | null {
    const { ask } = this.#match;
    if (this.#passes === null || ask === null) return null;
    return { seat: ask.seat, option: this.#match.optionIds()[this.#passes] ?? '' };
  }

  /** The standing orders of a seat, by the kind of question; nobody else may see them. */
  ordersOf(seat: Seat): Readonly<Record<string, Term>> {
    return this.#orders.of(seat);
  }

  get rematch(): string | null {
    return this.#rematch;
  }

  /** The log does not reach back to the beginning. */
  get mended(): boolean {
    return this.#mended;
  }

  /** There was no checkpoint yet when the rules changed: decisions were lost, and the match goes on from its beginning. */
  get restarted(): boolean {
    return this.#restarted;
  }

  /** Was this request of the player carried out already? Clients send it again until they hear so. */
  isDone(player: string, ref: number): boolean {
    return this.#refs.get(player)?.has(ref) ?? false;
  }

  get seats(): readonly Occupant[] {
    return this.seating.seats;
  }

  seatsOf(player: string | null): Seat[] {
    return this.seating.of(player);
  }

  botSeats(): Seat[] {
    return this.seating.bots();
  }

  /** Those who keep the others waiting longer than the clock allows. */
  lateAt(at: number): readonly Seat[] {
    const left = this.clockAt(at)?.left ?? null;
    return left !== null && left <= 0 ? this.#people : [];
  }

  clockAt(at: number): ClockFace | null {
    return this.#clock.face(this.#people.length > 0, at);
  }

  get #people(): readonly Seat[] {
    return this.deciders.filter(seat => this.seats[seat]?.is === 'player');
  }

  /** A decision, and for whom: the clock begins anew with each. */
  get #question(): string {
    return `${this.#match.epoch} ${this.deciders.map(seat => JSON.stringify(this.seats[seat])).join(' ')}`;
  }

  /**
   * Who may decide now, if the table is not over and nobody is missing. Where several may, people come before bots: a bot decides only if no
   * person may.
   */
  get deciders(): readonly Seat[] {
    const { ask } = this.#match;
    if (this.ending !== null || ask === null || this.seating.hasFree) return [];
    return peopleFirst(ask, seat => this.seats[seat]?.is === 'player');
  }

  standing(): Standing {
    if (this.#stood?.number !== this.#number) this.#stood = { number: this.#number, standing: this.#stand() };
    return this.#stood.standing;
  }

  #stand(): Standing {
    const players = this.seats.flatMap(o => (o.is === 'player' ? [o.player] : []));
    const deciders = this.deciders.map(seat => this.seats[seat]);
    const due = deciders.flatMap(o => (o?.is === 'player' ? [o.player] : []));
    return {
      players: [...new Set(players)],
      due: [...new Set(due)],
      over: this.ending !== null,
      bot: (deciders[0]?.is === 'bot' || this.#passes !== null) && this.seating.hasPeople && !this.seating.hasFree,
    };
  }

  /** What the match would go on from: its last rest, and the half-made action behind it. */
  checkpoint(): Checkpoint {
    const { position, answers } = this.#match.halfMade();
    const record = { ...this.#match.record(), start: position, answers, checkpoint: { at: 0, position } };
    const rest = Match.resume(this.game, record, { fromStart: true, listen: false });
    return { number: this.#number, version: this.game.version, body: { save: save(rest) } };
  }

  /** Carries an entry out. A refusal means that the entry does not fit the table; nothing has changed then. */
  take(number: number, at: number, entry: TableEntry): Refusal | null {
    const refusal = this.#perform(number, at, entry);
    if (refusal === null) this.taken(number, at, entry);
    return refusal;
  }

  /** The match has been changed by the same hand that wrote the entry. */
  taken(number: number, at: number, { by, ref, kind }: TableEntry): void {
    this.#number = number;
    if (kind === 'answered') this.seating.decided();
    this.#clock.asked(this.#question, at);
    const { ask } = this.#match;
    this.#passes = this.ending !== null || ask === null ? null : this.#orders.answer(ask);
    if (by === null || ref === undefined) return;
    const refs = this.#refs.get(by) ?? new Refs();
    this.#refs.set(by, refs);
    refs.add(ref);
  }

  #perform(number: number, at: number, entry: TableEntry): Refusal | null {
    switch (entry.kind) {
      case 'seated':
        this.seating.put(entry.seat, entry.occupant);
        return null;
      case 'answered': {
        const { seat, option, luck } = entry;
        this.#match.follow(luck ? { seat, option, luck } : { seat, option });
        return null;
      }
      case 'undone':
        return this.#undo.undo(entry.seats, entry.span);
      case 'redone':
        return this.#undo.redo(entry.seats);
      case 'proposed':
        return this.#undo.propose(entry.seats, entry.to);
      case 'agreed':
        return this.#agree(entry.seats);
      case 'declined':
        return this.#undo.refuse(entry.seat);
      case 'ordered':
        return this.#order(entry.seat, entry.question, entry.term);
      case 'said':
        this.said.push({ number, at, by: entry.by, name: entry.name, words: entry.words });
        if (this.said.length > MOST_SAID) this.said.shift();
        return null;
      case 'resigned':
        this.#lose(entry.seat, 'resigned');
        return null;
      case 'removed':
        this.seating.remove(entry.seat);
        return null;
      case 'removal-agreed':
        this.seating.voteAgainst(entry.seat, entry.by ?? '');
        return null;
      case 'removal-declined':
        this.seating.keep();
        return null;
      case 'timed-out':
        if (entry.how === 'bot') this.seating.dismiss(entry.seat);
        else this.#lose(entry.seat, 'late');
        return null;
      case 'rematch':
        this.#rematch = entry.table;
        return null;
      case 'mended':
        this.resume(entry.save);
        this.note(entry);
        return null;
    }
  }

  #order(seat: Seat, question: string, term: Term | null): Refusal | null {
    const { ask, game } = this.#match;
    const pending = ask?.seat === seat && ask.kind === question;
    if (term === null) this.#orders.withdraw(seat, question);
    // Before such a question is asked one may only say that it is never to be.
    else if (!pending && term === 'always' && Object.hasOwn(game.texts.asks, question))
      this.#orders.preset(seat, question);
    else if (!ask || !pending || !this.#orders.give(ask, seat, term)) return NOTHING_TO_PASS;
    return null;
  }

  /** Whoever has agreed before need not again: with the last missing seat the vote is over. */
  #agree(seats: readonly Seat[]): Refusal | null {
    const missing = this.#undo.vote?.missing ?? seats;
    return (
      seats
        .filter(seat => missing.includes(seat))
        .map(seat => this.#undo.agree(seat))
        .find(refusal => refusal !== null) ?? null
    );
  }

  /** With two at the table the other one has won; with more a bot takes the seat and play goes on. */
  #lose(seat: Seat, how: 'resigned' | 'late'): void {
    const { seats } = this.opening.config;
    if (seats > 2) this.seating.dismiss(seat, SUBSTITUTE);
    else {
      const winners = Array.from({ length: seats }, (_, s) => s).filter(s => s !== seat);
      this.#ended = { kind: how, winners, [how]: seat };
    }
  }

  /** What people must be told of a mending. */
  note({ restarted = false }: Extract<TableEntry, { kind: 'mended' }>): void {
    this.#restarted ||= restarted;
  }

  resume(text: string): void {
    this.#match = load(text, [this.game]).match;
    this.#undo = new Undo(this.#match);
    this.#mended = true;
  }
}

type Numbered = { readonly number: number; readonly at: number; readonly entry: TableEntry };

/** What concerns the match only, and is behind it once it was mended. */
const OF_THE_MATCH: readonly TableEntry['kind'][] = [
  'answered',
  'undone',
  'redone',
  'proposed',
  'agreed',
  'declined',
  'ordered',
];

function played(table: Table, entries: readonly Numbered[], mendedAt: number): Table {
  for (const [i, { number, at, entry }] of entries.entries()) {
    if (i < mendedAt && OF_THE_MATCH.includes(entry.kind)) table.taken(number, at, entry);
    else if (table.take(number, at, entry) !== null) throw new Error(`entry ${number} does not fit`);
  }
  return table;
}

/** A table that begins where the save does: what it was opened with may be of a shape the rules no longer know. */
function renewed(opening: Opening, game: Game, save: string): Table {
  const { config, start } = load(save, [game]).match.record();
  return new Table({ ...opening, version: game.version, config, start }, game);
}

/** How the match stood when the table was opened, in the shape it had then. */
function opened({ game: id, version, config, start, seeded }: Opening): string {
  const record = { config, seeded, epoch: 0, start, answers: [], checkpoint: { at: 0, position: start } };
  return saveOf({ id, version }, record);
}

/**
 * From the checkpoint on, or from the opening where there is none yet: what is still possible of the entries behind it is done again, up to
 * the first that is not.
 */
function mend(
  opening: Opening,
  game: Game,
  entries: readonly Numbered[],
  checkpoint: Checkpoint | null,
): { table: Table; mended: TableEntry } {
  const from = checkpoint ? (checkpoint.body as { save: string }).save : opened(opening);
  const kept = checkpoint?.number ?? 0;
  const table = renewed(opening, game, from);
  table.resume(from);
  let possible = true;
  for (const { number, at, entry } of entries) {
    const ofTheMatch = OF_THE_MATCH.includes(entry.kind);
    if (ofTheMatch && (number <= kept || !possible)) table.taken(number, at, entry);
    else if (!fits(table, number, at, entry)) {
      possible = false;
      table.taken(number, at, entry);
    }
  }
  const restarted = checkpoint === null && !possible;
  const mended = { kind: 'mended', save: save(table.match), ...(restarted && { restarted }), by: null } as const;
  table.note(mended);
  return { table, mended };
}

function fits(table: Table, number: number, at: number, entry: TableEntry): boolean {
  try {
    return table.take(number, at, entry) === null;
  } catch {
    return false;
  }
}
