import {
  type Config,
  checkConfig,
  type Explanation,
  explain,
  type Game,
  type GameTypes,
  Match,
  readChoice,
  type Seat,
  type Viewer,
} from '@tafelrunde/engine';

/** Set by the second run of the behaviour tests: every decision is then taken back and given again. */
const UNDOING = process.env.TAFELRUNDE_UNDO === '1';

export interface Setup<S> {
  readonly config?: Partial<Config>;
  readonly seed?: string;
  /** The position the test begins in, instead of the set-up of the scenario. */
  readonly state?: S;
  /** Changes the set-up of the scenario, or the given state. */
  readonly arrange?: (state: S) => void;
  /** Kinds of windows in which everybody passes unasked, as if by standing orders: for tests that are about something else. */
  readonly passing?: readonly string[];
}

/**
 * A table for tests, which read like play: `t.choose('attack:skeleton-1', [6, 4, 2, 1, 5, 2])` decides for whoever must
 * and lays the dice. What is not offered throws, with the list of what is.
 */
export class Table<T extends GameTypes> {
  readonly match: Match<T>;
  readonly #passing: readonly string[];
  /** Answers given when the last decision of the test was taken. */
  #decided = 0;

  constructor(match: Match<T>, passing: readonly string[] = []) {
    this.match = match;
    this.#passing = passing;
    this.#decided = match.answers.length;
    this.#passOn();
  }

  get state(): T['state'] {
    return this.match.state;
  }

  /** Who must decide, or null when the game is over. */
  get seat(): Seat | null {
    return this.match.ask?.seat ?? null;
  }

  get kind(): T['ask'] | null {
    return this.match.ask?.kind ?? null;
  }

  /** Names of what is offered, or those that begin with `start`. */
  offered(start = ''): string[] {
    return this.match.optionIds().filter(id => id.startsWith(start));
  }

  /** Decides, in the place of whoever must, with these dice (the rest comes from the seed). */
  choose(option: string, dice: readonly number[] = []): this {
    this.#submit(option, dice);
    this.#decided = this.match.answers.length;
    this.#passOn();
    return this;
  }

  #passOn(): void {
    while (this.kind !== null && this.#passing.includes(this.kind)) this.#submit('pass', []);
  }

  #submit(option: string, dice: readonly number[]): void {
    const { match } = this;
    const ask = match.ask;
    if (!ask) throw new Error(`"${option}" cannot be chosen: the game is over.`);
    const before = UNDOING ? match.hash() : '';
    const refusal = match.submit(
      { seat: ask.seat, epoch: match.epoch, option },
      dice.length > 0 ? { dice } : undefined,
    );
    if (refusal) throw new Error(`Seat ${ask.seat}, ${ask.kind}: ${refusal.text.en}`);
    if (UNDOING) this.#undoAndRedo(before);
  }

  /** Another table, at which this position is changed by hand. The match goes on from it as from a rest: what led there cannot be taken back. */
  changed(change: (state: T['state']) => void): Table<T> {
    const { game, config } = this.match;
    const state = structuredClone(this.state);
    change(state);
    return new Table(Match.from(game, config, state, { seed: 'changed' }), this.#passing);
  }

  /** Chooses the same option as long as it is offered for this kind of ask: "pass" through a window. */
  chooseWhile(kind: string, option: string): this {
    for (let i = 0; this.kind === kind && i < 100; i++) this.choose(option);
    return this;
  }

  #undoAndRedo(before: string): void {
    const { match } = this;
    const after = match.hash();
    const last = match.answers.length - 1;
    const answer = match.answers[last];
    match.rewind(last);
    if (match.hash() !== before) throw new Error(`Taking "${answer?.option}" back led to another position.`);
    if (answer) match.follow(answer);
    if (match.hash() !== after) throw new Error(`Giving "${answer?.option}" again led to another position.`);
  }

  /** What happened since the start, or since the given number of answers, as this viewer heard it. */
  events(viewer: Viewer | 'everyone' = 'everyone', from = 0): T['event'][] {
    return this.match.log(viewer, from).map(entry => entry.event);
  }

  /** What the last decision led to. */
  happened(viewer: Viewer | 'everyone' = 'everyone'): T['event'][] {
    return this.events(viewer, this.#decided);
  }

  /** Why something is not offered, named as its option would be. */
  explain(wanted: string, seat = this.seat ?? 0): Explanation {
    return explain(this.match, seat, readChoice(this.match, seat, wanted));
  }

  /** Dice laid ready but not rolled: a test ends with none. */
  get leftover(): readonly number[] {
    return this.match.laidDice;
  }
}

export function table<T extends GameTypes>(game: Game<T>, setup: Setup<T['state']> = {}): Table<T> {
  const seed = setup.seed ?? 'test';
  const config = checkConfig(game, setup.config ?? {});
  if (!setup.state && !setup.arrange) return new Table(Match.start(game, config, { seed }), setup.passing);
  const state = setup.state ?? Match.start(game, config, { seed }).record().start.state;
  const own = structuredClone(state);
  setup.arrange?.(own);
  return new Table(Match.from(game, config, own, { seed }), setup.passing);
}
