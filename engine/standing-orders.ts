import { type Ask, optionId } from './flow.ts';
import type { Seat } from './game.ts';

/**
 * How long a standing order holds: until the seat is asked something in which it cannot pass (its own turn), as long as what it is
 * offered stays the same, or until it says otherwise.
 */
export type Term = 'turn' | 'same' | 'always';
export const TERMS: readonly Term[] = ['turn', 'same', 'always'];

interface Order {
  readonly term: Term;
  /** What was offered when the order was given. */
  readonly offered: string;
}

/**
 * "Do not ask me in this window": a seat lets the table pass for it. Kept by the table, never by the rules; nobody else can see it, and the
 * answers it gives are answers like any other.
 */
export class StandingOrders {
  readonly #orders = new Map<string, Order>();

  /** Begins to pass in questions of this kind; the pending one says what is offered now. False where it has no pass to give. */
  give(ask: Ask, seat: Seat, term: Term): boolean {
    if (passIn(ask) < 0) return false;
    this.#orders.set(keyOf(seat, ask.kind), { term, offered: offeredIn(ask) });
    return true;
  }

  /** Begins to pass in questions of this kind before one is pending, until the seat says otherwise. */
  preset(seat: Seat, kind: string): void {
    this.#orders.set(keyOf(seat, kind), { term: 'always', offered: '' });
  }

  withdraw(seat: Seat, kind: string): void {
    this.#orders.delete(keyOf(seat, kind));
  }

  /** The orders of a seat, by the kind of question. */
  of(seat: Seat): Readonly<Record<string, Term>> {
    const own = [...this.#orders].filter(([key]) => key.startsWith(`${seat} `));
    return Object.fromEntries(own.map(([key, { term }]) => [key.slice(`${seat} `.length), term]));
  }

  /** The number of the option the table takes for the seat, or null: it must be asked. Orders that have run out are dropped. */
  answer(ask: Ask): number | null {
    const pass = passIn(ask);
    if (pass < 0) {
      for (const [key, { term }] of this.#orders)
        if (term === 'turn' && key.startsWith(`${ask.seat} `)) this.#orders.delete(key);
      return null;
    }
    const key = keyOf(ask.seat, ask.kind);
    const order = this.#orders.get(key);
    if (order === undefined) return null;
    if (order.term !== 'same' || order.offered === offeredIn(ask)) return pass;
    this.#orders.delete(key);
    return null;
  }
}

const keyOf = (seat: Seat, kind: string): string => `${seat} ${kind}`;
const passIn = ({ options }: Ask): number => options.findIndex(option => option.do === 'pass');
const offeredIn = ({ options }: Ask): string => options.map(optionId).sort().join(' ');
