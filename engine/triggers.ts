import type { Decisions, Flow } from './flow.ts';
import type { Seat } from './game.ts';

/** What content does at a named moment: `may` only if its player wants; conditions, limits, costs and effects are the game's. */
export interface Trigger<M extends string> {
  readonly at: M;
  readonly may?: boolean;
}

/** Something in play with triggers: a card, an ability, a condition, a special rule of the scenario. */
export interface Listener<T> {
  /** Its name in play, different for two copies of the same card. */
  readonly id: string;
  /** Who decides for it. */
  readonly seat: Seat;
  readonly triggers: readonly T[];
}

/** A trigger that may act now. */
export interface Ready<T, L> {
  readonly listener: L;
  readonly trigger: T;
}

/** What only the game knows. `X` is the occasion: state, io, what it is about. */
export interface TriggerSpec<M extends string, T extends Trigger<M>, L extends Listener<T>, X, D extends Decisions> {
  /** All in play that might answer this moment, in the order of the game's own rule. Found in the state each time; nothing is registered. */
  listeners(at: X, moment: M): Iterable<L>;
  /** May it act now: condition, limit, cost, something to do? */
  mayAct(at: X, listener: L, trigger: T): boolean;
  /** Offers one seat what it may use; null: it passes. */
  offer(at: X, moment: M, ready: readonly Ready<T, L>[]): Flow<Ready<T, L> | null, D>;
  /** Counts it against its limit, pays, carries its effects out. */
  act(at: X, listener: L, trigger: T): Flow<void, D> | void;
  /** The occasion is over before all have answered (prevented, or nobody is left whom it concerns). */
  isOver?(at: X): boolean;
  /** Listeners whose triggers at this moment are acting right now: nothing answers itself. */
  acting?(at: X): readonly string[];
}

/**
 * Moments that rules announce and content answers. Duties come before choices; what may be used is offered until its player passes; nothing
 * answers the same occasion twice. An answer may remove a later one from play, or bring one into play.
 */
export class Triggers<M extends string, T extends Trigger<M>, L extends Listener<T>, X, D extends Decisions> {
  readonly #spec: TriggerSpec<M, T, L, X, D>;

  constructor(spec: TriggerSpec<M, T, L, X, D>) {
    this.#spec = spec;
  }

  /** Announces a moment: `yield*` it. Where nobody listens no flow is made. */
  announce(at: X, moment: M): Flow<void, D> | readonly never[] {
    const ready = this.#ready(at, moment, NOBODY, NOBODY);
    return ready.length === 0 ? SILENCE : this.#answers(at, moment, ready);
  }

  *#answers(at: X, moment: M, atFirst: readonly Ready<T, L>[]): Flow<void, D> {
    const { offer, act, isOver } = this.#spec;
    const answered = new Set<string>();
    const passed = new Set<Seat>();
    for (let ready = atFirst; !isOver?.(at); ready = this.#ready(at, moment, answered, passed)) {
      const first = ready.find(({ trigger }) => !trigger.may) ?? ready[0];
      if (first === undefined) return;
      const { seat } = first.listener;
      const chosen = first.trigger.may
        ? yield* offer(
            at,
            moment,
            ready.filter(r => r.listener.seat === seat),
          )
        : first;
      if (chosen === null) {
        passed.add(seat);
        continue;
      }
      answered.add(chosen.listener.id);
      const flow = act(at, chosen.listener, chosen.trigger);
      if (flow) yield* flow;
    }
  }

  /** What may answer now, each listener with its first trigger that may. */
  #ready(at: X, moment: M, answered: ReadonlySet<string>, passed: ReadonlySet<Seat>): Ready<T, L>[] {
    const ready: Ready<T, L>[] = [];
    const acting = this.#spec.acting?.(at);
    for (const listener of this.#spec.listeners(at, moment)) {
      if (answered.has(listener.id) || acting?.includes(listener.id)) continue;
      const trigger = listener.triggers.find(
        one => one.at === moment && !(one.may && passed.has(listener.seat)) && this.#spec.mayAct(at, listener, one),
      );
      if (trigger) ready.push({ listener, trigger });
    }
    return ready;
  }
}

const SILENCE: readonly never[] = [];
const NOBODY: ReadonlySet<never> = new Set();
