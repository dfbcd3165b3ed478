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
  type Term,
  Undo,
} from '@tafelrunde/engine';
import type { Ending, Words } from '@tafelrunde/wire';
import type { Checkpoint, Opening, Standing } from '../store/store.ts';
import { Clock, type ClockFace, clockSetting, type Step } from './clock.ts';
import type { Occupant, TableEntry } from './entry.ts';
import { Refs } from './refs.ts';
import { Seating, SUBSTITUTE } from './seating.ts';
import { type AskedPeople, agreeing, type Suggested, Suggestion } from './suggestion.ts';

/** What somebody said, and who. */
export interface Said extends Words {
  readonly by: string | null;
}

const MOST_SAID = 200;
const START: Step = { to: 'elsewhere', by: null };
const STEPS: Partial<Record<TableEntry['kind'], Step['to']>> = { answered: 'on', redone: 'on', undone: 'back' };

/**
 * A table with what happened at it: the sum of its journal. It only changes by `take`, entry after entry, the same way on every
 * node; what a person wants is turned into an entry elsewhere (`wishes.ts`).
 */
export class Table {
  readonly opening: Opening;
  readonly game: Game;
  readonly seating: Seating;
  readonly said: Said[] = [];
  readonly suggestion: Suggestion;
  readonly #clock: Clock;
  #match: Match;
  #undo: Undo;
  #number = 0;
  /** How it stood after entry `number`: every change is an entry. */
  #stood: { readonly number: number; readonly standing: Standing } | null = null;
  #orders = new StandingOrders();
  /** The option by which the table passes for the seat that is asked, as it was told to. */
  #passes: number | null = null;
  /** Somebody has given up, or let the time run out, or nobody plays on. */
  #ended: Ending | null = null;
  #closed = false;
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
    const { config, start, seeded, clock, agree, opened } = opening;
    const record = { config, epoch: 0, start, answers: [], checkpoint: { at: 0, position: start }, seeded };
    this.#match = Match.resume(game, record, { fromStart: true });
    this.#undo = new Undo(this.#match);
    this.#clock = new Clock(clock === undefined ? null : clockSetting.parse(clock), opened);
    this.suggestion = new Suggestion(agree === undefined ? null : agreeing.parse(agree));
    this.#setClock(START, opened);
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

  /** The next table: of the same once more, or of the next match of the campaign. */
  get rematch(): string | null {
    return this.#rematch;
  }

  /** The campaign has been ended with this match. */
  get closed(): boolean {
    return this.#closed;
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
    return left !== null && left <= 0 ? this.awaited : [];
  }

  /** Whom the others wait for: all who are asked, for each of them could decide; where all must agree and something is suggested, those who have said nothing to it. And seats that were left, for nobody goes on before somebody sits there. */
  get awaited(): readonly Seat[] {
    if (this.#isVacant) return this.seats.flatMap(({ is }, seat) => (is === 'free' ? [seat] : []));
    return (this.suggestion.isUnanimous && this.suggested?.missing) || [...this.askedPeople.keys()];
  }

  clockAt(at: number): ClockFace | null {
    return this.#clock.face(at);
  }

  /** The people who may decide now. */
  get askedPeople(): AskedPeople {
    return new Map(
      this.deciders.flatMap(seat => {
        const sits = this.seats[seat];
        return sits?.is === 'player' ? [[seat, sits.player] as const] : [];
      }),
    );
  }

  /** What one of them has suggested. */
  get suggested(): Suggested | null {
    return this.suggestion.pending(this.#match.epoch, this.askedPeople);
  }

  /** In the middle of the match somebody has got up. */
  get #isVacant(): boolean {
    return this.seating.begun && this.seating.hasFree && this.ending === null && this.#match.ask !== null;
  }

  /** The clock begins anew with each decision; and once more when something is suggested that all must agree to, for they have to look at it. */
  #setClock(step: Step, at: number): void {
    const { epoch, answers } = this.#match;
    const name = `${epoch} ${this.suggestion.hasBegun(epoch)}`;
    const question = { name, place: answers.length, people: this.askedPeople, vacant: this.#isVacant };
    this.#clock.asked(question, step, at);
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
    // For whom a bot only plays until this match of a campaign is over, is still told of it.
    const belonging = this.opening.campaign ? [...this.seats, ...this.seating.successors()] : this.seats;
    const players = belonging.flatMap(o => (o.is === 'player' ? [o.player] : []));
    const deciders = this.deciders.map(seat => this.seats[seat]);
    const due = deciders.flatMap(o => (o?.is === 'player' ? [o.player] : []));
    return {
      players: [...new Set(players)],
      due: [...new Set(due)],
      over: this.ending !== null,
      bot: this.#housePlays(deciders[0]) && this.seating.hasPeople && !this.seating.hasFree,
    };
  }

  /** A bot decides, the table passes for somebody, or a suggestion will count by itself. */
  #housePlays(first: Occupant | undefined): boolean {
    return first?.is === 'bot' || this.#passes !== null || (this.suggested?.countsAt ?? null) !== null;
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
    this.#setClock({ to: STEPS[kind] ?? 'elsewhere', by }, at);
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
      case 'suggested':
        this.suggestion.make(this.#match.epoch, entry.seat, entry.by ?? '', entry.option, at);
        return null;
      case 'accepted':
        this.suggestion.accept(entry.by ?? '');
        return null;
      case 'rejected':
        this.suggestion.drop();
        return null;
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
        if (entry.how === 'bot') this.seating.relieve(entry.seat);
        else this.#lose(entry.seat, 'late');
        return null;
      case 'rematch':
        this.#rematch = entry.table;
        return null;
      case 'closed':
        this.#closed = true;
        if (this.ending === null) this.#ended = { kind: 'abandoned', winners: [] };
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

  /** With two at the table the other one has won; with more, and in a campaign, a bot takes the seat and play goes on. */
  #lose(seat: Seat, how: 'resigned' | 'late'): void {
    const { config, campaign } = this.opening;
    const { seats } = config;
    if (seats > 2 || campaign) this.seating.relieve(seat, SUBSTITUTE);
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
