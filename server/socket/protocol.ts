import { z } from 'zod';
import type { Seen } from '../table/seen.ts';
import { wish } from '../table/wishes.ts';

/** Raised when a client of the old version could no longer be served. Both sides say theirs first. */
export const PROTOCOL = 1;
/** The longest message a client may send, in bytes. */
export const LONGEST = 4_096;

const table = z.string().min(1).max(64);
const ref = z.int().min(1);
const lang = z.enum(['en', 'de']);

/** What a client sends. `ref` numbers its requests; it sends one again until it hears `done`, `refused` or `told` with that number. */
export const request = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('visit'), table }),
  z.strictObject({ do: z.literal('leave'), table }),
  z.strictObject({ do: z.literal('ping') }),
  z.strictObject({ do: z.literal('odds'), table, ref, epoch: z.int(), option: z.string().max(400), lang }),
  z.strictObject({ do: z.literal('explain'), table, ref, wanted: z.string().max(400) }),
  z.strictObject({ do: z.literal('hint'), table, ref, epoch: z.int() }),
  ...wish.options.map(option => option.extend({ table, ref })),
]);
export type Request = z.infer<typeof request>;

/** What the server sends. */
export type Message =
  | { readonly is: 'welcome'; readonly protocol: number; readonly name: string | null }
  | ({ readonly is: 'seen' } & Seen)
  | { readonly is: 'done'; readonly ref: number; readonly number: number }
  | { readonly is: 'told'; readonly ref: number; readonly value: unknown }
  | {
      readonly is: 'refused';
      readonly ref: number | null;
      readonly code: string;
      readonly text: { readonly en: string; readonly de: string };
      readonly rule?: string;
    }
  /** The table cannot be served at the moment, or there is none: visit it again after a while. */
  | { readonly is: 'gone'; readonly table: string; readonly missing: boolean }
  | { readonly is: 'pong' };
