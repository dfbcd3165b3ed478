import type { Text } from '@tafelrunde/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Limits } from '../limits.ts';
import type { Player, Store } from '../store/store.ts';
import type { House } from '../table/house.ts';

/** What routes work with. */
export interface Premises {
  readonly house: House;
  readonly store: Store;
  readonly publicUrl: string;
  /** By it browsers know who may call them. */
  readonly pushKey: string;
  readonly limits: Limits;
  readonly now: () => number;
  /** A player has come from this address. */
  readonly saw: (player: string, address: string) => void;
  /** The old key of a player is void. */
  readonly revoked: (player: string) => void;
}

export interface Call<B = unknown> {
  readonly premises: Premises;
  /** Null where nobody must say who asks, and nobody did. */
  readonly player: Player | null;
  readonly params: Readonly<Record<string, string>>;
  readonly body: B;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A request the server answers: carried out, checked and documented from the same description. */
export interface Route<B = unknown> {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly about: string;
  /** Who may ask: anybody, or only a player with a key. */
  readonly who: 'anybody' | 'player';
  /** How much of the allowance of an address it takes; 1 if left out. */
  readonly cost?: number;
  /** It opens a table: so many of those from one address. */
  readonly opens?: boolean;
  /** It writes into the journal of a table: so much of that for one person. */
  readonly writes?: boolean;
  readonly body?: z.ZodType<B>;
  readonly answer?: z.ZodType;
  /** Codes this route refuses with. */
  readonly refuses?: readonly string[];
  act(call: Call<B>): Promise<unknown>;
}

/** Checks the body's type where the route is written; the list of routes forgets it. */
export const route = <B>(described: Route<B>): Route => described as unknown as Route;

/** A request that is refused: a status for programs, a code for clients, a sentence for people. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly text: Text;
  constructor(status: number, code: string, text: Text) {
    super(text.en);
    this.status = status;
    this.code = code;
    this.text = text;
  }
}

export const NO_TABLE = new Refused(404, 'no-such-table', {
  en: 'There is no such table.',
  de: 'Diesen Tisch gibt es nicht.',
});
