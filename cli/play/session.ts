import { setImmediate, setTimeout } from 'node:timers/promises';
import {
  type Ask,
  equal,
  type Lang,
  type Match,
  newChance,
  perspective,
  type Seat,
  type SeededChance,
  Undo,
  type Viewer,
} from '@tafelrunde/engine';
import type { Messages } from '../messages/index.ts';
import { Narrator } from '../narrator.ts';
import type { Seating } from '../seating.ts';
import type { Terminal } from '../terminal.ts';
import { type Offer, offersOf } from './choices.ts';

/** Milliseconds between two decisions of bots that somebody watches. */
const WATCHABLE = 250;

export interface SessionOptions {
  readonly match: Match;
  readonly seating: Seating;
  readonly lang: Lang;
  readonly m: Messages;
  readonly terminal: Terminal;
  /** Repeats the whims of the bots; without it they come from the operating system. */
  readonly seed?: string | undefined;
}

/** A table at one screen: the match, who sits where, and what each person has been shown. */
export class Session {
  readonly lang: Lang;
  readonly m: Messages;
  readonly terminal: Terminal;
  readonly #seed: string | undefined;
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
  /** What is said once the screen has been drawn again. */
  readonly #notices: string[] = [];
  /** Per viewer: how many answers it has read about. */
  readonly #heard = new Map<Viewer, number>();

  constructor(options: SessionOptions) {
    this.lang = options.lang;
    this.m = options.m;
    this.terminal = options.terminal;
    this.#seed = options.seed;
    this.seating = options.seating;
    this.match = options.match;
    this.undo = new Undo(options.match);
    this.narrator = new Narrator(options.match.game, options.match.config, this.lang, this.m);
    this.savedAt = this.match.epoch;
  }

  /** Puts another match on the table; people and bots keep their seats if the numbers agree. */
  take(match: Match, seating: Seating): void {
    this.match = match;
    this.undo = new Undo(match);
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

  /** Luck for a bot (or for advice) at this decision: the same for the same seed, whatever was asked in between. */
  whims(seat: Seat): SeededChance {
    return newChance(this.#seed === undefined ? undefined : `${this.#seed}/${seat}/${this.match.answers.length}`);
  }

  /** Lets the bot that must decide do so. */
  async botDecides(ask: Ask): Promise<void> {
    const bot = this.seating[ask.seat];
    if (!bot) return;
    this.match.choose(bot.decide(perspective(this.match), this.whims(ask.seat)));
    const left = this.helping.get(ask.seat);
    if (left === 1) this.seating[ask.seat] = null;
    if (left !== undefined) this.helping.set(ask.seat, left - 1);
    if (left === 1) this.helping.delete(ask.seat);
    // Keys pressed and signals sent while bots think are noticed here. Whoever only watches wants to be able to follow.
    if (this.terminal.interactive && this.humans.length === 0) await setTimeout(WATCHABLE);
    else await setImmediate();
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
