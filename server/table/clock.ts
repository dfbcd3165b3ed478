import { z } from 'zod';

const SECOND = 1_000;
const DAY = 24 * 3_600 * SECOND;

/** How long somebody may think about one decision: seconds, for people who sit down together, or days, for those who look in now and then. */
export const clockSetting = z.discriminatedUnion('per', [
  z.strictObject({ per: z.literal('decision'), seconds: z.int().min(10).max(86_400) }),
  z.strictObject({ per: z.literal('day'), days: z.int().min(1).max(30) }),
]);
export type ClockSetting = Readonly<z.infer<typeof clockSetting>>;

const allowedBy = (setting: ClockSetting): number =>
  setting.per === 'decision' ? setting.seconds * SECOND : setting.days * DAY;

/** What everybody sees of it. */
export interface ClockFace {
  /** Milliseconds for each decision. */
  readonly allowed: number;
  /** Milliseconds until it runs out, below zero since then; null while it waits for nobody. */
  readonly left: number | null;
}

/**
 * The clock of a table. It is set by the entries of the journal and their times, so it stands where it stood after a restart and is the
 * same on every node. What follows when it has run out, somebody who waits has to ask for.
 */
export class Clock {
  readonly #allowed: number | null;
  #question = '';
  #people: readonly string[] = [];
  #since: number;

  /** Null: nobody is hurried here. */
  constructor(setting: ClockSetting | null, opened: number) {
    this.#allowed = setting && allowedBy(setting);
    this.#since = opened;
  }

  /**
   * After every entry: which question is open then, and to whom. A new one begins with its full time, and so does the old one when somebody else is asked it. Who is left when
   * another has gone had time enough: for them it runs on.
   */
  asked(question: string, people: readonly string[], at: number): void {
    const isNew = question !== this.#question || !people.every(one => this.#people.includes(one));
    this.#question = question;
    this.#people = people;
    if (isNew) this.#since = at;
  }

  /** `waits`: a person has to decide. */
  face(waits: boolean, at: number): ClockFace | null {
    if (this.#allowed === null) return null;
    return { allowed: this.#allowed, left: waits ? this.#since + this.#allowed - at : null };
  }
}
