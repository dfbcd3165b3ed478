import type { Decisions, Flow } from './flow.ts';

/** What a card does, as data: a word of its game's vocabulary, told apart by `do`, with its parameters. */
export interface Effect {
  readonly do: string;
}

/**
 * One word of a vocabulary, in one file: whether it could act now, what it does, how a card says it. `X` is what the game hands its words
 * (state, io, who acts, by which card), `S` what helps them to speak (the language, the kind of card).
 */
export interface Word<E extends Effect, X, S, D extends Decisions = Decisions> {
  /** Is there anything it could act on? From facts that the acting player knows. Left out: always. */
  can?(at: X, effect: E): boolean;
  /** A flow where something may be asked, a plain function where nothing is. Left out: the word is passive, read where it counts. */
  act?(at: X, effect: E): Flow<void, D> | void;
  /** Its sentence. `more` are the neighbours that share it (`joins`). */
  say(effect: E, scribe: S, more: readonly E[]): string;
  /** Does the next effect share the sentence of this one? */
  joins?(first: E, next: E): boolean;
}

/** A word for every effect of the union: a missing one does not compile. */
export type Words<E extends Effect, X, S, D extends Decisions = Decisions> = {
  readonly [W in E['do']]: Word<Extract<E, { readonly do: W }>, X, S, D>;
};

/** What may hold for all words of a game. */
export interface Manner<X> {
  /** Whoever acts is gone: the effects that are left are passed over. */
  isOver?(at: X): boolean;
  /**
   * Words do nothing by themselves where there is nothing to act on, so they act without being asked whether they could. `can` is then only a reason
   * to use a card: what is no reason, such as a price, acts all the same.
   */
  readonly unasked?: boolean;
}

/** The words of a game at work. `Later` are those that are learned when what needs them is loaded. */
export class Vocabulary<E extends Effect, X, S, D extends Decisions = Decisions, Later extends E['do'] = never> {
  readonly #words = new Map<string, Word<E, X, S, D>>();

  readonly #manner: Manner<X>;

  constructor(words: Omit<Words<E, X, S, D>, Later>, manner: Manner<X> = {}) {
    this.#manner = manner;
    this.#add(words);
  }

  learn(words: Partial<Pick<Words<E, X, S, D>, Later>>): void {
    this.#add(words);
  }

  #add(words: object): void {
    for (const [name, word] of Object.entries(words)) this.#words.set(name, word);
  }

  /** All words, to be looked through by tests. */
  get names(): readonly string[] {
    return [...this.#words.keys()];
  }

  wordFor(effect: E): Word<E, X, S, D> {
    const word = this.#words.get(effect.do);
    if (word === undefined)
      throw new RangeError(`There is no word "${effect.do}"; there are ${[...this.#words.keys()].join(', ')}.`);
    return word;
  }

  /** Could this effect act now? */
  can(at: X, effect: E): boolean {
    return this.wordFor(effect).can?.(at, effect) ?? true;
  }

  /** Could one of these effects act now? */
  usable(at: X, effects: readonly E[]): boolean {
    for (const effect of effects) if (this.can(at, effect)) return true;
    return false;
  }

  /** The effects act, one after the other; what cannot is passed over. As long as nothing is asked no flow is made. */
  carryOut(at: X, effects: readonly E[]): Flow<void, D> | readonly never[] {
    for (let i = 0; i < effects.length; i++) {
      const flow = this.#act(at, effects[i] as E);
      if (flow) return this.#goOn(at, effects, i + 1, flow);
    }
    return NOTHING_ASKED;
  }

  *#goOn(at: X, effects: readonly E[], from: number, first: Flow<void, D>): Flow<void, D> {
    yield* first;
    for (let i = from; i < effects.length; i++) {
      const flow = this.#act(at, effects[i] as E);
      if (flow) yield* flow;
    }
  }

  #act(at: X, effect: E): Flow<void, D> | void {
    const { unasked, isOver } = this.#manner;
    const word = this.wordFor(effect);
    if (word.act === undefined || isOver?.(at)) return;
    if (unasked || word.can === undefined || word.can(at, effect)) return word.act(at, effect);
  }

  /** The sentence of one effect. */
  say(effect: E, scribe: S, more: readonly E[] = []): string {
    return this.wordFor(effect).say(effect, scribe, more);
  }

  /** The sentences of a list of effects; neighbours that belong together share one. */
  sentences(effects: readonly E[], scribe: S): string[] {
    const said: string[] = [];
    for (let i = 0; i < effects.length; ) {
      const first = effects[i] as E;
      const { joins } = this.wordFor(first);
      let end = i + 1;
      while (joins && end < effects.length && effects[end]?.do === first.do && joins(first, effects[end] as E)) end++;
      said.push(this.say(first, scribe, effects.slice(i + 1, end)));
      i = end;
    }
    return said;
  }
}

const NOTHING_ASKED: readonly never[] = [];

// --------------------------------------------------------------------------------------------------------------- amounts

/** A number on a card: fixed, or counted when it acts: so much for each, something besides, no more than. */
export type Amount<P extends string = string> =
  | number
  | { readonly per: P; readonly times?: number; readonly plus?: number; readonly most?: number };

/** The number it is now; `count` says how many there are of what is counted. */
export function amountOf<P extends string>(amount: Amount<P>, count: (per: P) => number): number {
  if (typeof amount === 'number') return amount;
  const { per, times = 1, plus = 0, most = Number.POSITIVE_INFINITY } = amount;
  return Math.min(most, plus + times * count(per));
}
