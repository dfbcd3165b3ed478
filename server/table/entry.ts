import type { Luck } from '@tafelrunde/engine';
import { MOST_WORDS } from '@tafelrunde/wire/requests';
import { z } from 'zod';

const seat = z.int().min(0).max(15);
/** Who did it: a player's id, or null for bots and the house. `ref` is the number the player's client gave the request. */
const doing = { by: z.string().nullable(), ref: z.int().min(1).optional() };

export const occupant = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('free') }),
  z.strictObject({ is: z.literal('player'), player: z.string(), name: z.string() }),
  z.strictObject({ is: z.literal('bot'), level: z.string() }),
]);

/** Who sits on a seat. */
export type Occupant = Readonly<z.infer<typeof occupant>>;

/** Everything that can happen at a table. Its journal is a list of these, and the table is what they add up to. */
export const tableEntry = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('seated'), seat, occupant, ...doing }),
  z.strictObject({
    kind: z.literal('answered'),
    seat,
    option: z.string(),
    luck: z.custom<Luck>(luck => typeof luck === 'object' && luck !== null).optional(),
    ...doing,
  }),
  z.strictObject({
    kind: z.literal('undone'),
    seats: z.array(seat),
    span: z.enum(['one', 'turn', 'barrier']).optional(),
    ...doing,
  }),
  z.strictObject({ kind: z.literal('redone'), seats: z.array(seat), ...doing }),
  /** To go back to before answer number `to`; `seats` agree already. */
  z.strictObject({ kind: z.literal('proposed'), seats: z.array(seat), to: z.int().min(0), ...doing }),
  z.strictObject({ kind: z.literal('agreed'), seats: z.array(seat), ...doing }),
  z.strictObject({ kind: z.literal('declined'), seat, ...doing }),
  /** A standing order: the table passes for the seat in this kind of question; null: no longer. */
  z.strictObject({
    kind: z.literal('ordered'),
    seat,
    question: z.string(),
    term: z.enum(['turn', 'same', 'always']).nullable(),
    ...doing,
  }),
  /** Of several who are asked one shows the others what to do; they accept it, or one of them does not. */
  z.strictObject({ kind: z.literal('suggested'), seat, option: z.string(), ...doing }),
  z.strictObject({ kind: z.literal('accepted'), ...doing }),
  z.strictObject({ kind: z.literal('rejected'), ...doing }),
  z.strictObject({ kind: z.literal('said'), name: z.string(), words: z.string().max(MOST_WORDS), ...doing }),
  z.strictObject({ kind: z.literal('resigned'), seat, ...doing }),
  /** Whoever opened the table sends somebody away: a bot plays on, or the seat is free if play has not begun. */
  z.strictObject({ kind: z.literal('removed'), seat, ...doing }),
  /** One who wants to go on without somebody; with the last one that one is sent away. */
  z.strictObject({ kind: z.literal('removal-agreed'), seat, ...doing }),
  z.strictObject({ kind: z.literal('removal-declined'), seat, ...doing }),
  /** The time of the seat has run out, and somebody who waited has called a bot or claimed the win. */
  z.strictObject({ kind: z.literal('timed-out'), seat, how: z.enum(['bot', 'win']), ...doing }),
  /** Play goes on at another table: once more, or with the next match of the campaign. */
  z.strictObject({ kind: z.literal('rematch'), table: z.string(), ...doing }),
  /** The campaign ends with this match, which need not be over. */
  z.strictObject({ kind: z.literal('closed'), ...doing }),
  /** The rules changed so much that the match goes on from its last checkpoint: a save of it. */
  z.strictObject({ kind: z.literal('mended'), save: z.string(), restarted: z.boolean().optional(), ...doing }),
]);
export type TableEntry = Readonly<z.infer<typeof tableEntry>>;
