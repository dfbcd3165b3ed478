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
  /** Milliseconds until it runs out, below zero since then; null while it waits for nobody, and for no seat that somebody has left. */
  readonly left: number | null;
}

/** What the table waits for after an entry. */
export interface Question {
  /** Another one is another question. */
  readonly name: string;
  /** After how many answers it is asked. */
  readonly place: number;
  /** Whom, by seat. */
  readonly people: ReadonlyMap<number, string>;
  /** Nobody can go on, because somebody has left a seat. */
  readonly vacant: boolean;
}

/** How it has come to that: `on` by a decision, `back` because somebody took one of their own back; and by whom, null if by a bot or the house. */
export interface Step {
  readonly to: 'on' | 'back' | 'elsewhere';
  readonly by: string | null;
}

interface Spent {
  readonly people: readonly string[];
  readonly ms: number;
}

/**
 * The clock of a table. It is set by the entries of the journal and their times, so it stands where it stood after a restart and is the
 * same on every node. What follows when it has run out, somebody who waits has to ask for.
 *
 * A question begins with its full time, and once more with it when somebody else is asked it. Nobody gains time by taking back, by getting up or by sitting down
 * again: what was thought about a question that is asked anew counts, and for a seat that was left another clock runs, until somebody sits there.
 */
export class Clock {
  readonly #allowed: number | null;
  #name = '';
  #place = -1;
  /** Everybody who was asked this question. */
  #people: string[] = [];
  /** Somebody else was asked it already. */
  #renewed = false;
  #runs: 'people' | 'vacant' | null = null;
  #since: number;
  /** Used up for this question, by those who were asked and by a seat that was left. */
  #spent = 0;
  #vacant = 0;
  /** The questions somebody may ask themselves once more, by taking back. */
  readonly #before = new Map<number, Spent>();

  /** Null: nobody is hurried here. */
  constructor(setting: ClockSetting | null, opened: number) {
    this.#allowed = setting && allowedBy(setting);
    this.#since = opened;
  }

  /** After every entry. */
  asked({ name, place, people, vacant }: Question, step: Step, at: number): void {
    if (this.#runs === 'people') this.#spent += at - this.#since;
    if (this.#runs === 'vacant') this.#vacant += at - this.#since;
    this.#since = at;
    this.#runs = vacant ? 'vacant' : people.size > 0 ? 'people' : null;
    const asked = [...people].map(([seat, player]) => `${seat} ${player}`);
    if (name !== this.#name) this.#turnTo(place, asked, [...new Set(people.values())], step);
    else if (!asked.every(one => this.#people.includes(one))) this.#ask(asked);
    this.#name = name;
  }

  #turnTo(place: number, asked: readonly string[], people: readonly string[], { to, by }: Step): void {
    this.#before.set(this.#place, { people: this.#people, ms: this.#spent });
    // Only what somebody has thought alone is remembered, and only as long as it is they who go on and back.
    const isOwn = (one: string): boolean => by !== null && one.slice(one.indexOf(' ') + 1) === by;
    for (const [known, { people: others }] of this.#before)
      if (to === 'elsewhere' || !others.every(isOwn)) this.#before.delete(known);
    const before = people.length === 1 && people[0] === by ? this.#before.get(place) : undefined;
    this.#spent = before?.ms ?? 0;
    if (!before) this.#vacant = 0;
    this.#place = place;
    this.#people = [...asked];
    this.#renewed = false;
  }

  /** Somebody else is asked the same. */
  #ask(asked: readonly string[]): void {
    const first = this.#people.length === 0;
    this.#people = [...new Set([...this.#people, ...asked])];
    if (this.#renewed) return;
    this.#renewed = !first;
    this.#spent = 0;
  }

  face(at: number): ClockFace | null {
    if (this.#allowed === null) return null;
    const spent = this.#runs === 'vacant' ? this.#vacant : this.#spent;
    return { allowed: this.#allowed, left: this.#runs && this.#allowed - spent - (at - this.#since) };
  }
}
