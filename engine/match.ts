import { freshWords, type Luck, newChance, SeededChance } from './chance.ts';
import { Checkpoints } from './checkpoints.ts';
import { type AskOf, deciders, mayDecide, optionId } from './flow.ts';
import type { Config, Game, GameEvent, GameTypes, Io, OutcomeOf, Seat, Seats, Viewer } from './game.ts';
import { checkConfig, copyState } from './game.ts';
import { mayHear, others } from './hearing.ts';
import type { Answer, LogEntry, MatchRecord, Position, Submission } from './match-record.ts';
import { copy, hash } from './plain.ts';
import { noSuchSeat, notOffered, notYourDecision, OVER, type Refusal, STALE } from './refusal.ts';
import { Run } from './run.ts';

export interface MatchOptions {
  /** Makes all luck reproducible. Without it every answer that needs luck gets fresh words from the operating system. */
  readonly seed?: string | undefined;
  /** Keep a log (true, unless the match is only a fork to look ahead in). */
  readonly listen?: boolean;
  /** Told every event as it happens, with the state as it is then: for those who count and need no log. */
  readonly hear?: Hear;
}

type Hear = (event: GameEvent, state: object) => void;

/** A rule threw in the middle of an answer: a bug. The match stands as it stood before the answer. */
export class RuleFailure extends Error {
  constructor(game: string, answer: string, cause: unknown) {
    super(`${game}: the rules failed on "${answer}": ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

/**
 * A game being played: a checkpoint (the last rest), the answers given since, and the flow they led to. A half-made
 * action is never stored: it is made again from the checkpoint, which is also how undo, forks and restarts work.
 */
export class Match<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly config: Config;
  readonly #start: Position<T['state']>;
  readonly #listen: boolean;
  readonly #fresh: boolean;
  readonly #hear: Hear | undefined;
  #epoch = 0;
  #answers: Answer[] = [];
  /** Per answer: did it use luck or show its seat something hidden? */
  #barriers: boolean[] = [];
  /** Per answer: what was chosen, and the turn in which it was. */
  #choices: { readonly choice: T['choice']; readonly turn: number }[] = [];
  readonly #checkpoints: Checkpoints<T['state']>;
  #log: LogEntry<T['event']>[] = [];
  #facts: { to: Seats; fact: T['fact'] }[] = [];
  #latestFacts: { to: Seats; fact: T['fact'] }[] = [];
  #chance: SeededChance;
  #run: Run<T>;
  /** Just restored from a checkpoint: the rest it begins with is known already. */
  #restored = false;

  private constructor(
    game: Game<T>,
    config: Config,
    start: Position<T['state']>,
    from: { at: number; position: Position<T['state']> },
    answers: readonly Answer[],
    options: { listen: boolean; fresh: boolean; epoch: number; hear?: Hear | undefined },
  ) {
    this.game = game;
    this.config = config;
    this.#start = start;
    this.#listen = options.listen;
    this.#fresh = options.fresh;
    this.#hear = options.hear;
    this.#epoch = options.epoch;
    this.#answers = answers.slice();
    this.#barriers = answers.map(() => true);
    const begun = { ...from, logged: 0 };
    this.#checkpoints =
      from.at === 0 ? new Checkpoints(begun) : new Checkpoints({ at: 0, position: start, logged: 0 }, begun);
    this.#chance = new SeededChance(from.position.chance);
    this.#run = new Run(game, from.position.state, { chance: this.#chance });
    this.#rebuild(answers.length);
  }

  /** A new match. The configuration is completed and checked. */
  static start<T extends GameTypes>(game: Game<T>, wanted: Partial<Config> = {}, options: MatchOptions = {}): Match<T> {
    const config = checkConfig(game, wanted);
    const chance = newChance(options.seed);
    const state = game.setup(config, chance);
    const start = { state, chance: chance.save() };
    const fresh = options.seed === undefined;
    return new Match(game, config, start, { at: 0, position: start }, [], {
      listen: options.listen ?? true,
      fresh,
      epoch: 0,
      hear: options.hear,
    });
  }

  /** A match that begins in a given position: what tests, puzzles and "continue from here" start with. */
  static from<T extends GameTypes>(
    game: Game<T>,
    config: Config,
    state: T['state'],
    options: MatchOptions = {},
  ): Match<T> {
    const start = { state: copy(state), chance: newChance(options.seed).save() };
    return new Match(game, config, start, { at: 0, position: start }, [], {
      listen: options.listen ?? true,
      fresh: options.seed === undefined,
      epoch: 0,
    });
  }

  /**
   * Brings a stored match back. With `fromStart` the whole history is played again, which restores the log and all of
   * undo; without, only what happened since the checkpoint.
   */
  static resume<T extends GameTypes>(
    game: Game<T>,
    record: MatchRecord<T['state']>,
    options: { fromStart: boolean; listen?: boolean; hear?: Hear },
  ): Match<T> {
    const from = options.fromStart ? { at: 0, position: record.start } : record.checkpoint;
    return new Match(game, record.config, record.start, from, record.answers, {
      listen: options.listen ?? true,
      fresh: !record.seeded,
      epoch: record.epoch,
      hear: options.hear,
    });
  }

  /** Counts every change; a submission must name the epoch it was made for. */
  get epoch(): number {
    return this.#epoch;
  }

  get ask(): AskOf<T> | null {
    return this.#run.ask;
  }

  get outcome(): OutcomeOf<T> | null {
    return this.#run.outcome;
  }

  get answers(): readonly Answer[] {
    return this.#answers;
  }

  /** The true state, for rules, tools and tests. Nobody at the table may see it, and nobody outside the rules writes to it. */
  get state(): T['state'] {
    return this.#run.state;
  }

  /** Dice laid ready by a test and not yet rolled. */
  get laidDice(): readonly number[] {
    return this.#chance.laid;
  }

  view(viewer: Viewer): T['view'] {
    const view: unknown = this.game.view(this.state, viewer);
    // Who may see everything gets a copy of it all, as quick as those for undo.
    return view === this.state ? copyState(this.game, this.state) : copy(view);
  }

  /** What a viewer may read of what happened, from the given answer on. */
  log(viewer: Viewer | 'everyone', from = 0): readonly LogEntry<T['event']>[] {
    // Most readers want the end of a long log.
    const before = from <= 0 ? -1 : this.#log.findLastIndex(entry => entry.at < from);
    return this.#log.slice(before + 1).filter(({ to }) => mayHear(to, viewer));
  }

  /** Readable names of the pending options, in order. */
  optionIds(): string[] {
    return this.ask?.options.map(option => this.optionId(option)) ?? [];
  }

  optionId(choice: T['choice']): string {
    return this.game.optionId?.(choice) ?? optionId(choice);
  }

  /** The number of the option with that name, or -1. */
  find(id: string): number {
    const options = this.ask?.options ?? [];
    for (let i = 0; i < options.length; i++) if (this.optionId(options[i] as T['choice']) === id) return i;
    return -1;
  }

  /** Answers the pending ask, or says why not. `luck` comes from tests; never from a client. */
  submit(input: Submission, luck?: Luck): Refusal | null {
    const ask = this.ask;
    if (ask === null) return OVER;
    if (input.epoch !== this.#epoch) return STALE;
    if (!Number.isInteger(input.seat) || input.seat < 0 || input.seat >= this.config.seats)
      return noSuchSeat(this.config.seats);
    if (!mayDecide(ask, input.seat)) return notYourDecision(deciders(ask));
    const option = this.find(input.option);
    if (option < 0) return notOffered(input.option, this.optionIds());
    this.#submitNumber(input.seat, option, luck);
    return null;
  }

  /** Answers the pending ask by the number of the option: for bots and simulations, which chose from the list itself. */
  choose(option: number, luck?: Luck, seat?: Seat): void {
    const { ask } = this;
    if (ask?.options[option] === undefined) throw new RangeError(`There is no option number ${option}.`);
    if (seat !== undefined && !mayDecide(ask, seat)) throw new RangeError(`Seat ${seat} is not asked.`);
    this.#submitNumber(seat ?? ask.seat, option, luck);
  }

  #submitNumber(seat: Seat, option: number, given: Luck | undefined): void {
    const ask = this.ask as AskOf<T>;
    const id = this.optionId(ask.options[option] as T['choice']);
    const luck = given ?? (this.#fresh ? { fresh: freshWords() } : undefined);
    const before = this.#chance.save();
    this.#decide(luck ? { seat, option: id, luck } : { seat, option: id }, option);
    // Fresh words that nothing was drawn from need not be kept.
    if (given === undefined && luck && this.#chance.used === before.used) {
      this.#chance.load(before);
      this.#answers[this.#answers.length - 1] = { seat, option: id };
      this.#checkpoints.correctLuck(this.#answers.length, this.#chance.save());
    }
  }

  /** Gives a recorded answer again, with exactly the luck it had: for replays and redo. */
  follow(answer: Answer): void {
    this.#decide(answer, this.#numberOf(answer));
  }

  #decide(answer: Answer, option: number): void {
    try {
      this.#apply(answer, option);
    } catch (error) {
      this.#rebuild(this.#answers.length - 1);
      throw new RuleFailure(this.game.id, answer.option, error);
    }
    this.#epoch++;
  }

  #numberOf(answer: Answer): number {
    const option = this.ask && mayDecide(this.ask, answer.seat) ? this.find(answer.option) : -1;
    if (option >= 0) return option;
    throw new Error(`Answer ${this.#answers.length + 1}, "${answer.option}", is not offered by these rules.`);
  }

  #apply(answer: Answer, option: number): void {
    const used = this.#chance.used;
    this.#latestFacts = [];
    this.#answers.push(answer);
    this.#barriers.push(false);
    const at = this.#answers.length - 1;
    const choice = this.ask?.options[option] as T['choice'];
    this.#choices[at] = { choice, turn: this.game.turn?.(this.#run.state) ?? 0 };
    if (answer.luck) this.#chance.add(answer.luck);
    this.#run.answer(option);
    this.#run.advance();
    if (this.#chance.used !== used) this.#barriers[this.#barriers.length - 1] = true;
  }

  /** Goes back to the moment before answer number `to`, whatever lies between. Rules for who may do so: undo.ts. */
  rewind(to: number): void {
    if (!Number.isInteger(to) || to < 0 || to > this.#answers.length)
      throw new RangeError(`This match has ${this.#answers.length} answers; ${to} is not among them.`);
    this.#rebuild(to);
    this.#epoch++;
  }

  /** Did this answer roll dice or show its seat something hidden? */
  isBarrier(answer: number): boolean {
    return this.#barriers[answer] ?? true;
  }

  /** The turn in which an answer was given, as the game numbers them. */
  turnOf(answer: number): number {
    return this.#choices[answer]?.turn ?? 0;
  }

  /** What was chosen by an answer; null where the match was brought back without its history. */
  chosen(answer: number): T['choice'] | null {
    return this.#choices[answer]?.choice ?? null;
  }

  /** An independent match in the same position: to look ahead, or to continue from an earlier answer. */
  fork(at = this.#answers.length, options: { listen?: boolean } = {}): Match<T> {
    // A fork that keeps a log needs the whole story.
    const from = options.listen ? { at: 0, position: this.#start } : this.#checkpoints.before(at);
    return new Match(this.game, this.config, this.#start, from, this.#answers.slice(0, at), {
      listen: options.listen ?? false,
      fresh: this.#fresh,
      epoch: this.#epoch,
    });
  }

  /** What the seat has learned since the last rest; resampling must keep it. */
  factsFor(viewer: Viewer): T['fact'][] {
    return this.#facts.filter(({ to }) => mayHear(to, viewer)).map(({ fact }) => fact);
  }

  /** What the viewer has learned by the latest answer, whether or not a rest has followed. */
  learned(viewer: Viewer): T['fact'][] {
    return this.#latestFacts.filter(({ to }) => mayHear(to, viewer)).map(({ fact }) => fact);
  }

  /** The last rest and the answers given since: a half-made action. */
  halfMade(): { position: Position<T['state']>; answers: readonly Answer[] } {
    const { at, position } = this.#checkpoints.before(this.#answers.length);
    return { position, answers: this.#answers.slice(at) };
  }

  record(): MatchRecord<T['state']> {
    const { at, position } = this.#checkpoints.before(this.#answers.length);
    return {
      config: this.config,
      epoch: this.#epoch,
      start: this.#start,
      answers: this.#answers.slice(),
      checkpoint: { at, position },
      seeded: !this.#fresh,
    };
  }

  /** A fingerprint of where the match stands: state, luck and half-made action. */
  hash(): string {
    return hash([this.state, this.#chance.save(), this.halfMade().answers, this.ask?.kind ?? null]);
  }

  #restart(position: Position<T['state']>): Run<T> {
    this.#chance.load(position.chance);
    this.#restored = true;
    const io: Io<T> =
      this.#listen || this.#hear
        ? { chance: this.#chance, tell: this.#tell, reveal: this.#reveal }
        : { chance: this.#chance, reveal: this.#reveal };
    return new Run(this.game, copyState(this.game, position.state), io, this.#atRest);
  }

  /** Plays the first `to` answers again from the nearest checkpoint. */
  #rebuild(to: number): void {
    const answers = this.#answers.slice(0, to);
    const from = this.#checkpoints.before(to);
    this.#checkpoints.cutAfter(from.at);
    this.#answers.length = from.at;
    this.#barriers.length = Math.min(this.#barriers.length, from.at);
    this.#log.length = Math.min(this.#log.length, from.logged);
    this.#run = this.#restart(from.position);
    this.#run.advance();
    for (const answer of answers.slice(from.at)) this.#apply(answer, this.#numberOf(answer));
  }

  readonly #atRest = (): void => {
    this.#facts = [];
    if (this.#restored) {
      this.#restored = false;
      return;
    }
    const position = { state: copyState(this.game, this.#run.state), chance: this.#chance.save() };
    this.#checkpoints.add({ at: this.#answers.length, position, logged: this.#log.length });
  };

  readonly #tell = (event: T['event'], to: Seats = 'all', instead?: T['event']): void => {
    this.#hear?.(event, this.#run.state);
    if (!this.#listen) return;
    const at = this.#answers.length;
    this.#log.push({ at, event, to });
    if (instead && to !== 'all') this.#log.push({ at, event: instead, to: others(to, this.config.seats) });
  };

  readonly #reveal = (to: Seats, fact: T['fact'], by?: Seat): void => {
    this.#facts.push({ to, fact });
    this.#latestFacts.push({ to, fact });
    const last = this.#answers.length - 1;
    if (last >= 0 && by !== this.#answers[last]?.seat) this.#barriers[last] = true;
  };
}
