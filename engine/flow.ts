import type { Seat } from './game.ts';
import type { RuleId } from './rules.ts';

/** A decision somebody may take: plain data, told apart by `do`. Everything else about it are its parameters. */
export interface Choice {
  readonly do: string;
}

/** What is decided in a game: its choices, and the kinds of its asks. */
export interface Decisions {
  readonly choice: Choice;
  readonly ask: string;
}

/** A question to one seat, or to several of which one answers, with the complete list of legal answers. */
export interface Ask<C extends Choice = Choice, K extends string = string> {
  readonly seat: Seat;
  /** Others who may answer in its place, where players decide together: whoever is first decides for all. They know the same. */
  readonly also?: readonly Seat[];
  /** What is decided, for texts and bots: "action", "parry", "facing". */
  readonly kind: K;
  readonly rule: RuleId;
  readonly options: readonly C[];
  /** Asked even with a single option, because being skipped would tell the others something. */
  readonly always?: boolean;
  /** Where the same is asked several times in a row: which of how many questions this is. It must follow from what all may know. */
  readonly nth?: Nth;
  /** Who or what is decided about, by the name `Texts.about` knows it by: the figure to be placed. It must follow from what all may know. */
  readonly about?: string;
}

export interface Nth {
  readonly number: number;
  readonly of: number;
}

/** All seats that may answer. */
export const deciders = ({ seat, also }: Pick<Ask, 'seat' | 'also'>): readonly Seat[] =>
  also === undefined ? [seat] : [seat, ...also];

export const mayDecide = (ask: Pick<Ask, 'seat' | 'also'>, seat: Seat): boolean =>
  seat === ask.seat || (ask.also?.includes(seat) ?? false);

/** Who may answer at a table where not everybody is a person: people come before bots, which answer only if no person may. */
export function peopleFirst(ask: Pick<Ask, 'seat' | 'also'>, isPerson: (seat: Seat) => boolean): readonly Seat[] {
  const people = deciders(ask).filter(isPerson);
  return people.length > 0 ? people : [ask.seat];
}

/** An ask whose options are listed only if somebody looks: who knows already what will be chosen saves the list. */
export interface Question<C extends Choice = Choice, K extends string = string> extends Omit<Ask<C, K>, 'options'> {
  readonly options: () => readonly C[];
}

/** An ask of a game. */
export type AskOf<D extends Decisions> = Ask<D['choice'], D['ask']>;

/** A rule procedure: it stops only where somebody must decide, and goes on with the option chosen or its number. */
export type Flow<R = void, D extends Decisions = Decisions> = Generator<AskOf<D>, R, number | D['choice']>;

/** Asks and returns the choice. A single option answers itself, unless the ask says `always`. */
export function* choose<C extends Choice, K extends string = string>(
  asked: Ask<C, K> | Question<C, K>,
): Flow<C, { readonly choice: C; readonly ask: K }> {
  const ask = isQuestion(asked) ? new Unlisted(asked) : asked;
  if (ask === asked) {
    if (ask.options.length === 1 && !ask.always) return ask.options[0] as C;
    if (ask.options.length === 0) throw new DeadEnd(ask);
  }
  const answer = yield ask;
  return typeof answer === 'number' ? (ask.options[answer] as C) : answer;
}

const isQuestion = <C extends Choice, K extends string>(asked: Ask<C, K> | Question<C, K>): asked is Question<C, K> =>
  typeof asked.options === 'function';

/** An ask that lists its options when they are read. The driver of the flow sees to it that a single one answers itself. */
export class Unlisted<C extends Choice, K extends string> implements Ask<C, K> {
  readonly seat: Seat;
  readonly also?: readonly Seat[];
  readonly kind: K;
  readonly rule: RuleId;
  readonly always: boolean;
  readonly nth?: Nth;
  readonly about?: string;
  readonly #list: () => readonly C[];
  #options: readonly C[] | null = null;

  constructor({ seat, also, kind, rule, always = false, nth, about, options }: Question<C, K>) {
    this.seat = seat;
    if (also) this.also = also;
    this.kind = kind;
    this.rule = rule;
    this.always = always;
    if (nth) this.nth = nth;
    if (about !== undefined) this.about = about;
    this.#list = options;
  }

  get options(): readonly C[] {
    if (this.#options === null) {
      this.#options = this.#list();
      if (this.#options.length === 0) throw new DeadEnd({ ...this, options: [] });
    }
    return this.#options;
  }

  /** As an ordinary ask. */
  listed(): Ask<C, K> {
    const { seat, also, kind, rule, always, nth, about, options } = this;
    // Nearly all asks, and without the cost of what may be missing.
    if (!also && !nth && about === undefined)
      return always ? { seat, kind, rule, options, always } : { seat, kind, rule, options };
    return {
      seat,
      ...(also && { also }),
      kind,
      rule,
      options,
      ...(always && { always }),
      ...(nth && { nth }),
      ...(about !== undefined && { about }),
    };
  }
}

/** A rule asked for a decision and left no legal answer: always a bug of the rules, never of the player. */
export class DeadEnd extends Error {
  constructor(ask: Ask) {
    super(`Seat ${ask.seat} is asked for "${ask.kind}" (${ask.rule}) without a single option.`);
  }
}

/**
 * A timing window: the seats are asked one after the other until all have passed in a row. `ask` returns null for a seat
 * that is not in the window at all, which must follow from public facts only; a seat in the window is always asked, even
 * if it can do nothing but pass, so that nobody learns from the asking what it holds.
 * `react` carries a reaction out and says whether the window closes with it.
 */
export function* timingWindow<D extends Decisions>(
  seats: readonly Seat[],
  ask: (seat: Seat) => AskOf<D> | null,
  react: (seat: Seat, choice: D['choice']) => Flow<boolean, D>,
): Flow<void, D> {
  let passed = 0;
  for (let i = 0; passed < seats.length; i = (i + 1) % seats.length) {
    const seat = seats[i] as Seat;
    const question = ask(seat);
    if (question === null) {
      passed++;
      continue;
    }
    const choice = yield* choose<D['choice'], D['ask']>({ ...question, always: true });
    if (choice.do === 'pass') {
      passed++;
      continue;
    }
    passed = 0;
    if (yield* react(seat, choice)) return;
  }
}

/**
 * The readable, stable name of a choice, made only when somebody looks: "move:knight-1,12,5". Parameters stand in the
 * order in which the rules wrote them; lists are joined by "+".
 */
export const optionId = (choice: Choice): string => idWithout(choice, NOTHING_TOLD);

const NOTHING_TOLD: ReadonlySet<string> = new Set();

/** The same for a game whose options tell more than their names say: what is only told is left out. */
export function idWithout(choice: Choice, told: ReadonlySet<string>): string {
  let id = choice.do;
  let separator = ':';
  for (const key in choice) {
    if (key === 'do' || told.has(key)) continue;
    id += separator + part((choice as unknown as Record<string, unknown>)[key]);
    separator = ',';
  }
  return id;
}

function part(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '-' : value.map(part).join('+');
  if (value === null || value === undefined) return '-';
  if (typeof value === 'object') throw new TypeError('A parameter of a choice is a text, a number or a list of those.');
  return String(value);
}
