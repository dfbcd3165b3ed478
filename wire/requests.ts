import { z } from 'zod';

/** The longest message a client may send, in bytes. */
export const LONGEST = 4_096;
export const MOST_WORDS = 300;

/** No control characters, and nothing that turns the direction of writing around. */
const SAYABLE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u;

/** What a player may want of a table. */
export const wish = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('answer'), seat: z.int(), epoch: z.int(), option: z.string().max(400) }),
  /** The last decision, or all of this turn, or all since the last barrier. */
  z.strictObject({ do: z.literal('undo'), span: z.enum(['one', 'turn', 'barrier']).optional() }),
  z.strictObject({ do: z.literal('redo') }),
  /** To go back to before answer number `to`, if all agree. */
  z.strictObject({ do: z.literal('propose'), to: z.int().min(0) }),
  z.strictObject({ do: z.literal('agree') }),
  z.strictObject({ do: z.literal('decline') }),
  /** The table passes for the seat in questions of the pending kind from now on, or always in those of any kind; null: it asks again. */
  z.strictObject({
    do: z.literal('order'),
    seat: z.int(),
    kind: z.string().max(64),
    term: z.enum(['turn', 'same', 'always']).nullable(),
  }),
  /** Of several who are asked: what one would do, for the others to see; and what they say to it. One who rejects it is enough. */
  z.strictObject({ do: z.literal('suggest'), seat: z.int(), epoch: z.int(), option: z.string().max(400) }),
  z.strictObject({ do: z.literal('accept'), epoch: z.int(), option: z.string().max(400) }),
  z.strictObject({ do: z.literal('reject'), epoch: z.int() }),
  z.strictObject({ do: z.literal('say'), words: z.string().trim().min(1).max(MOST_WORDS).regex(SAYABLE) }),
  z.strictObject({ do: z.literal('resign'), seat: z.int() }),
  /** The time of that seat has run out: a bot shall play on, or, at a table for two, the match shall be won. */
  z.strictObject({ do: z.literal('replace'), seat: z.int() }),
  z.strictObject({ do: z.literal('claim-win'), seat: z.int() }),
  /** To go on without whoever sits there: the host alone, or all others together where no host sits; `keep` ends such a vote. */
  z.strictObject({ do: z.literal('remove'), seat: z.int() }),
  z.strictObject({ do: z.literal('keep'), seat: z.int() }),
]);
export type Wish = z.infer<typeof wish>;

const table = z.string().min(1).max(64);
const ref = z.int().min(1);
const lang = z.enum(['en', 'de']);

/**
 * What a client sends. `ref` numbers its requests; it sends one again until it hears `done`, `refused` or `told` with that number,
 * and the server carries it out once.
 */
export const request = z.discriminatedUnion('do', [
  /** `ids` false: the client has the rules and makes the names of options itself. */
  z.strictObject({ do: z.literal('visit'), table, ids: z.boolean().optional() }),
  z.strictObject({ do: z.literal('leave'), table }),
  z.strictObject({ do: z.literal('ping') }),
  /** Shows the others something on the table, by the name boards know it by. */
  z.strictObject({ do: z.literal('point'), table, ref, thing: z.string().min(1).max(80) }),
  z.strictObject({ do: z.literal('odds'), table, ref, epoch: z.int(), option: z.string().max(400), lang }),
  z.strictObject({ do: z.literal('explain'), table, ref, wanted: z.string().max(400) }),
  /** The part of the log before this answer: a page of it, which says where it begins. */
  z.strictObject({ do: z.literal('log'), table, ref, before: z.int().min(0) }),
  z.strictObject({ do: z.literal('hint'), table, ref, epoch: z.int() }),
  /** How the match stands and what may come of what is decided now, from what everybody may know. */
  z.strictObject({ do: z.literal('watch'), table, ref, epoch: z.int(), lang }),
  /** Nobody wants to know any more what `odds`, `hint` or `watch` number `of` asked for. */
  z.strictObject({ do: z.literal('call-off'), table, of: ref }),
  ...wish.options.map(option => option.extend({ table, ref })),
]);
export type Request = z.infer<typeof request>;
