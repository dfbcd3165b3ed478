import type { Choice, Flow } from './flow.ts';
import type { GameEvent, Io, Seat } from './game.ts';

/**
 * Named moments: rules announce them (`yield* moments.at('attack.rolled', state, io, attack)`), content answers. Who
 * answers is found in the state each time, so nothing is registered and a restored match has the same listeners.
 */
export interface Responder {
  /** The id of the content that answers: a card, an ability, a condition, a special rule of the scenario. */
  readonly content: string;
  /** Whose it is; decides the order and who chooses. */
  readonly seat: Seat;
  /** Which copy of it, where several lie in play. */
  readonly instance?: string;
}

/** What one piece of content does at a moment. A plain function where nothing is decided, a flow where something is. */
export type Answer<S, E extends GameEvent, C extends Choice, P> = (
  at: { readonly state: S; readonly io: Io<E>; readonly by: Responder },
  about: P,
) => Flow<void, C> | void;

export type Hooks<S, E extends GameEvent, C extends Choice, M> = { readonly [K in keyof M]?: Answer<S, E, C, M[K]> };

export interface MomentsSpec<S, E extends GameEvent, C extends Choice, M> {
  /** What content does, by content id. */
  readonly hooks: Readonly<Record<string, Hooks<S, E, C, M>>>;
  /** All content in play that might answer, in no particular order. */
  present(state: S): Iterable<Responder>;
  /**
   * The rulebook's rule for several answers at one moment: may reorder them, and may ask the active player to.
   * Without it they answer in seat order from the active seat on.
   */
  order?(state: S, io: Io<E>, moment: keyof M, responders: Responder[]): Flow<Responder[], C> | Responder[];
  activeSeat(state: S): Seat;
}

export class Moments<S, E extends GameEvent, C extends Choice, M extends object> {
  readonly #spec: MomentsSpec<S, E, C, M>;
  /** Per moment the content that could answer it at all: most moments are answered by nothing, and then cost nothing. */
  readonly #listening = new Map<keyof M, ReadonlySet<string>>();

  constructor(spec: MomentsSpec<S, E, C, M>) {
    this.#spec = spec;
    const listening = new Map<keyof M, Set<string>>();
    for (const [content, hooks] of Object.entries(spec.hooks))
      for (const moment of Object.keys(hooks) as (keyof M)[]) {
        const set = listening.get(moment) ?? new Set();
        listening.set(moment, set.add(content));
      }
    this.#listening = listening;
  }

  /** Announces a moment; everything in play that has a say in it has had it when this returns. */
  at<K extends keyof M>(moment: K, state: S, io: Io<E>, about: M[K]): Iterable<never> | Flow<void, C> {
    const listening = this.#listening.get(moment);
    if (listening === undefined) return SILENCE;
    const responders: Responder[] = [];
    for (const responder of this.#spec.present(state)) if (listening.has(responder.content)) responders.push(responder);
    return responders.length === 0 ? SILENCE : this.#answer(moment, state, io, about, responders);
  }

  *#answer<K extends keyof M>(moment: K, state: S, io: Io<E>, about: M[K], responders: Responder[]): Flow<void, C> {
    for (const by of yield* this.#inOrder(state, io, moment, responders)) {
      // An earlier answer may have removed a later one from play.
      if (!this.#stillPresent(state, by)) continue;
      const flow = this.#spec.hooks[by.content]?.[moment]?.({ state, io, by }, about);
      if (flow) yield* flow;
    }
  }

  *#inOrder(state: S, io: Io<E>, moment: keyof M, responders: Responder[]): Flow<Responder[], C> {
    if (responders.length < 2) return responders;
    const active = this.#spec.activeSeat(state);
    // Seats from the active one on; seats below it come after all others.
    const turn = (seat: Seat): number => (seat >= active ? seat - active : seat - active + 1_000);
    responders.sort((a, b) => turn(a.seat) - turn(b.seat));
    const ordered = this.#spec.order?.(state, io, moment, responders);
    if (ordered === undefined) return responders;
    return Array.isArray(ordered) ? ordered : yield* ordered;
  }

  #stillPresent(state: S, by: Responder): boolean {
    for (const r of this.#spec.present(state))
      if (r.content === by.content && r.seat === by.seat && r.instance === by.instance) return true;
    return false;
  }
}

const SILENCE: readonly never[] = [];
