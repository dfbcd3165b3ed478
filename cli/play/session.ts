import { randomUUID } from 'node:crypto';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Advice, Bot } from '@tafelrunde/bots';
import {
  type Ask,
  equal,
  type Lang,
  type Match,
  peopleFirst,
  type Seat,
  StandingOrders,
  Undo,
  type Viewer,
} from '@tafelrunde/engine';
import type { Messages } from '../messages/index.ts';
import { type Decision, Mind } from '../mind/mind.ts';
import { Narrator } from '../narrator.ts';
import type { Seating } from '../seating.ts';
import type { Terminal } from '../terminal.ts';
import { type Offer, offersOf } from './choices.ts';

/** Milliseconds that a decision of a bot can be looked at before the next. */
export const SPEEDS = { slow: 1_200, normal: 500, fast: 150, instant: 0 } as const;
export type Speed = keyof typeof SPEEDS;

export interface SessionOptions {
  readonly match: Match;
  readonly seating: Seating;
  readonly lang: Lang;
  readonly m: Messages;
  readonly terminal: Terminal;
  /** Repeats the whims of the bots; without it they come from the operating system. */
  readonly seed?: string | undefined;
  readonly speed?: Speed | undefined;
  /** Where bots think; another place in tests. */
  readonly mind?: Mind;
  /** Keeps a match that is being left; without one it gets a file of its own. */
  readonly keeper?: (match: Match) => void;
}

const NO_CHOICE: Decision = { option: 0, milliseconds: 0 };

/** A table at one screen: the match, who sits where, and what each person has been shown. */
export class Session {
  readonly lang: Lang;
  readonly m: Messages;
  readonly terminal: Terminal;
  readonly keeper: ((match: Match) => void) | undefined;
  readonly speed: Speed;
  readonly #seed: string | undefined;
  readonly #mind: Mind;
  /** Bots remember what they thought at this table. */
  #table: string = randomUUID();
  seating: Seating;
  match: Match;
  undo: Undo;
  narrator: Narrator;
  /** Whose eyes the screen is for. */
  viewer: Viewer = 'spectator';
  /** What is offered to the viewer now, and every option this table has seen, for "why not?". */
  offers: readonly Offer[] = [];
  readonly known = new Map<string, Offer>();
  /** Bots that only help out: how many decisions are left, by seat. */
  readonly helping = new Map<Seat, number>();
  /** The epoch that lies safely in a file. */
  savedAt = -1;
  /** The match is over and people want to go on to what comes after it. */
  goesOn = false;
  /** What is said once the screen has been drawn again. */
  readonly #notices: string[] = [];
  orders = new StandingOrders();
  /** Per viewer: how many answers it has read about. */
  readonly #heard = new Map<Viewer, number>();

  constructor(options: SessionOptions) {
    this.lang = options.lang;
    this.m = options.m;
    this.terminal = options.terminal;
    this.#seed = options.seed;
    this.speed = options.speed ?? 'normal';
    this.#mind = options.mind ?? new Mind();
    this.keeper = options.keeper;
    this.seating = options.seating;
    this.match = options.match;
    this.undo = new Undo(options.match);
    this.narrator = new Narrator(options.match.game, options.match.config, this.lang, this.m);
    this.savedAt = this.match.epoch;
  }

  /** Puts another match on the table; people and bots keep their seats if the numbers agree. */
  take(match: Match, seating: Seating): void {
    this.#table = randomUUID();
    this.match = match;
    this.undo = new Undo(match);
    this.orders = new StandingOrders();
    this.narrator = new Narrator(match.game, match.config, this.lang, this.m);
    this.seating = seating;
    this.savedAt = match.epoch;
    this.known.clear();
    this.helping.clear();
    this.#heard.clear();
  }

  get humans(): Seat[] {
    return this.seating.flatMap((bot, seat) => (bot === null ? [seat] : []));
  }

  get bots(): Seat[] {
    return this.seating.flatMap((bot, seat) => (bot === null ? [] : [seat]));
  }

  /** Who decides: where several may, a person before a bot, and whoever looks at the screen before others. */
  decider(ask: Ask): Seat {
    const seats = peopleFirst(ask, seat => this.seating[seat] === null);
    const { viewer } = this;
    return viewer !== 'spectator' && seats.includes(viewer) ? viewer : (seats[0] ?? ask.seat);
  }

  /** Luck for a bot (or for advice) at this decision: the same for the same seed, whatever was asked in between. */
  #whims(seat: Seat): string | undefined {
    return this.#seed === undefined ? undefined : `${this.#seed}/${seat}/${this.match.answers.length}`;
  }

  /** The best options for the seat that must decide, with its eyes: nothing is given away. */
  async advice(ask: Ask): Promise<readonly Advice[] | null> {
    return this.#mind.advise(this.match, this.#table, this.#whims(ask.seat));
  }

  /** Lets the bot that must decide do so. */
  async botDecides({ seat, options }: Ask): Promise<void> {
    const bot = this.seating[seat];
    if (!bot) return;
    const { epoch } = this.match;
    const decision = options.length === 1 ? NO_CHOICE : await this.#think(bot, seat);
    // Whoever left or took the seat meanwhile has decided otherwise.
    if (this.terminal.left || this.match.epoch !== epoch) return;
    this.match.choose(decision.option);
    if (decision.milliseconds === null) this.notice(this.m.play.quickMove(this.narrator.seat(seat)));
    const left = this.helping.get(seat);
    if (left === 1) this.seating[seat] = null;
    if (left !== undefined) this.helping.set(seat, left - 1);
    if (left === 1) this.helping.delete(seat);
    // Keys pressed and signals sent are noticed here.
    await setImmediate();
  }

  /** Shows who thinks, and for how long at most. */
  #think(bot: Bot, seat: Seat): Promise<Decision> {
    const { milliseconds = 0 } = bot;
    if (milliseconds > 0)
      this.terminal.status(this.m.play.thinks(this.narrator.seat(seat), bot.name[this.lang], milliseconds / 1_000));
    return this.#mind.decide(this.match, bot, this.#table, this.#whims(seat)).finally(() => this.terminal.status(''));
  }

  /** Time to see what a bot did. */
  async watch(): Promise<void> {
    if (this.terminal.interactive) await setTimeout(SPEEDS[this.speed]);
  }

  /** Nobody has to think any more. */
  close(): Promise<void> {
    return this.#mind.close();
  }

  /** Whoever let a bot help out decides again. */
  giveBack(): void {
    for (const seat of this.helping.keys()) this.seating[seat] = null;
    this.helping.clear();
  }

  /** Whether a curtain must fall before this person looks: somebody else looked last, and hands are hidden. */
  needsCurtain(seat: Seat): boolean {
    if (this.viewer === seat || this.humans.length < 2) return false;
    return this.humans.some(other => other !== seat && !equal(this.match.view(other), this.match.view(seat)));
  }

  /** Says something that must not be wiped away by the next drawing of the table. */
  notice(text: string): void {
    if (this.terminal.redraws) this.#notices.push(text);
    else this.terminal.tell(text);
  }

  noticed(): string[] {
    return this.#notices.splice(0);
  }

  /** What the viewer has not read yet. */
  news(): string[] {
    const answered = this.match.answers.length;
    const heard = Math.min(this.#heard.get(this.viewer) ?? -1, answered);
    this.#heard.set(this.viewer, answered);
    return this.match.log(this.viewer, heard + 1).map(entry => this.narrator.event(entry));
  }

  /** What happened by the latest decision, for those who watch; it stays news for the next drawing of the table. */
  latest(): string[] {
    return this.match.log(this.viewer, this.match.answers.length).map(entry => this.narrator.event(entry));
  }

  /** After going back, what is done again must be told again. */
  forgetAfter(answers: number): void {
    for (const [viewer, heard] of this.#heard) this.#heard.set(viewer, Math.min(heard, answers));
  }

  offer(ask: Ask): readonly Offer[] {
    this.offers = offersOf(this.match, ask, this.narrator);
    for (const offer of this.offers) this.known.set(offer.id, offer);
    return this.offers;
  }
}
