import { standing } from '@tafelrunde/bots/jobs';
import {
  type Ask,
  type Choice,
  type Config,
  type Explanation,
  explain,
  type Game,
  type GameEvent,
  type Lang,
  type LogEntry,
  type Match,
  NOTHING_TO_PASS,
  type Odds,
  peopleFirst,
  type Refusal,
  readChoice,
  type Seat,
  StandingOrders,
  save,
  type Term,
  Undo,
} from '@tafelrunde/engine';
import { backOf, everybody, goBack, goBackAll, goForth, takesOf } from './going-back.ts';
import type { Mind } from './mind.ts';
import { HELPER, playersOf } from './seating.ts';
import type { Advice, Chair, Denial, ReactionWindow, Situation, Table } from './table.ts';
import { Eyes } from './viewing.ts';

export interface LocalTableOptions {
  readonly id: string;
  readonly match: Match;
  readonly chairs: readonly Chair[];
  readonly mind: Mind;
  /** Called after every change, to keep the match. */
  readonly keep: (match: Match) => void;
  /** Called when the table is left: what is still to be kept is kept now. */
  readonly left?: () => void;
  /** How long people look at what a bot did before the next one decides. */
  readonly pace: (happened: readonly GameEvent[]) => Promise<void>;
  /** Prompts with a single answer are answered at once. */
  readonly answersTrivial: () => boolean;
  /** People at this screen play with open hands: no curtain falls between them. */
  readonly openHands?: () => boolean;
}

/** So much of what happened is told before a window. */
const HAPPENED = 3;

const ELSEWHERE: Denial = {
  text: {
    en: 'This match is being played in another tab.',
    de: 'Diese Partie wird in einem anderen Tab gespielt.',
  },
};

/** A match played on this device: people hand the screen around, bots think in a worker. */
export class LocalTable implements Table {
  readonly id: string;
  readonly match: Match;
  readonly chairs: readonly Chair[];
  readonly #options: LocalTableOptions;
  readonly #undo: Undo;
  readonly #orders = new StandingOrders();
  readonly #eyes: Eyes;
  readonly #listeners = new Set<() => void>();
  readonly #helped = new Set<Seat>();
  readonly #odds = new Map<string, Promise<Odds | null>>();
  /** Whoever looks at the odds of this question or wants advice on it. */
  #looking = new AbortController();
  /** Whoever waits for a bot. */
  #awaiting = new AbortController();
  /** In questions of this kind nobody at this screen wants to react. */
  #waived: string | null = null;
  #situation: Situation;
  /** The question answers itself, and is not shown. */
  #isSilent = false;
  #playing = false;
  #wanted = false;
  #left = false;
  #frozen = false;
  #failure: string | null = null;

  constructor(options: LocalTableOptions) {
    this.#options = options;
    this.id = options.id;
    this.match = options.match;
    this.chairs = options.chairs;
    this.#undo = new Undo(options.match);
    this.#eyes = new Eyes(options.match, options.chairs, options.openHands);
    this.#situation = this.#look();
    void this.#play();
  }

  get game(): Game {
    return this.match.game;
  }

  get config(): Config {
    return this.match.config;
  }

  get situation(): Situation {
    return this.#situation;
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  readonly optionId = (choice: Choice): string => this.match.optionId(choice);

  async choose(option: string): Promise<Denial | null> {
    const { ask, viewer } = this.#situation;
    const seat = ask === null || viewer === 'spectator' ? -1 : viewer;
    if (ask === null || option !== passNameIn(this.match, ask)) this.#waived = null;
    return this.#change(() => this.match.submit({ seat, epoch: this.match.epoch, option }));
  }

  async undo(agreed: boolean): Promise<Denial | null> {
    this.#waived = null;
    return this.#change(() => {
      const refusal = goBack(this.match, this.#undo, this.#people(), agreed);
      if (refusal === null) this.#eyes.forgetAfter(this.match.answers.length);
      return refusal;
    });
  }

  async undoAll(span: 'turn' | 'barrier'): Promise<Denial | null> {
    return this.#change(() => {
      const refusal = goBackAll(this.match, this.#undo, this.#people(), span);
      if (refusal === null) this.#eyes.forgetAfter(this.match.answers.length);
      return refusal;
    });
  }

  async order(kind: string, term: Term | null): Promise<Denial | null> {
    const { viewer, ask } = this.#situation;
    if (viewer === 'spectator') return null;
    if (term === null) this.#orders.withdraw(viewer, kind);
    else if (ask?.kind !== kind || !this.#orders.give(ask, viewer, term)) return NOTHING_TO_PASS;
    this.#publish();
    void this.#play();
    return null;
  }

  preset(kind: string): void {
    const { viewer } = this.#situation;
    if (viewer === 'spectator') return;
    this.#orders.preset(viewer, kind);
    this.#publish();
    void this.#play();
  }

  async redo(): Promise<Denial | null> {
    return this.#change(() => goForth(this.match, this.#undo, this.#people()));
  }

  odds(option: string, lang: Lang, signal?: AbortSignal): Promise<Odds | null> {
    const key = `${this.match.epoch} ${lang} ${option}`;
    const known = this.#odds.get(key);
    if (known) return known;
    const number = this.match.find(option);
    if (number < 0) return Promise.resolve(null);
    const looking = AbortSignal.any([this.#looking.signal, ...(signal ? [signal] : [])]);
    const found = this.#options.mind.think({ do: 'odds', ...standing(this.match), option: number, lang }, looking);
    this.#odds.set(key, found);
    // What was not found out may be asked again.
    const forget = () => this.#odds.get(key) === found && this.#odds.delete(key);
    looking.addEventListener('abort', forget);
    found.then(
      () => looking.removeEventListener('abort', forget),
      () => forget(),
    );
    return found;
  }

  async explain(wanted: string): Promise<Explanation> {
    const { viewer } = this.#situation;
    const seat = viewer === 'spectator' ? (this.match.ask?.seat ?? 0) : viewer;
    return explain(this.match, seat, readChoice(this.match, seat, wanted));
  }

  async advice(): Promise<readonly Advice[]> {
    const ids = this.match.optionIds();
    const found = await this.#options.mind.think({ do: 'advise', ...standing(this.match) }, this.#looking.signal);
    return found.flatMap(({ option, ...rest }) => {
      const id = ids[option];
      return id === undefined ? [] : [{ ...rest, option: id }];
    });
  }

  help(seat: Seat, on: boolean): void {
    if (on) this.#helped.add(seat);
    else this.#helped.delete(seat);
    this.#stopWaiting();
    this.#publish();
    void this.#play();
  }

  lift(): void {
    this.#eyes.lift();
    this.#publish();
    void this.#play();
  }

  async pass(who: 'one' | 'all'): Promise<Denial | null> {
    const { ask, epoch } = this.match;
    const seat = this.#eyes.curtain;
    if (ask === null || seat === null || !isWindow(ask)) return NOTHING_TO_PASS;
    this.#waived = who === 'all' ? ask.kind : null;
    this.#eyes.keep();
    return this.#change(() => this.match.submit({ seat, epoch, option: passNameIn(this.match, ask) }));
  }

  /** The match is played elsewhere from now on: here it is only looked at. */
  freeze(): void {
    this.#frozen = true;
    this.#stopWaiting();
    this.#publish();
  }

  async file(): Promise<string> {
    return save(this.match, playersOf(this.chairs));
  }

  async leave(): Promise<void> {
    this.#left = true;
    this.#options.mind.close();
    this.#options.left?.();
  }

  /** Does something to the match; if it was done, everybody sees it and bots go on. */
  #change(act: () => Refusal | null): Denial | null {
    if (this.#frozen) return ELSEWHERE;
    const refusal = this.#guarded(act);
    if (refusal !== null) return refusal;
    this.#changed();
    void this.#play();
    return null;
  }

  /** A rule that breaks leaves the match as it was; the person is told. */
  #guarded(act: () => Refusal | null): Refusal | null {
    this.#failure = null;
    try {
      return act();
    } catch (error) {
      this.#failure = error instanceof Error ? error.message : String(error);
      return null;
    }
  }

  /** What is thought about an answered question is called off before anything is drawn: on a small machine it would hold it up. */
  #changed(): void {
    this.#looking.abort();
    this.#looking = new AbortController();
    this.#stopWaiting();
    this.#odds.clear();
    if (this.#waived !== this.match.ask?.kind) this.#waived = null;
    this.#options.keep(this.match);
    this.#publish();
  }

  /** Bots decide until a person has to; trivial prompts answer themselves. One such run at a time, and none is missed. */
  async #play(): Promise<void> {
    this.#wanted = true;
    if (this.#playing) return;
    this.#playing = true;
    while (this.#wanted) {
      this.#wanted = false;
      while (this.#goesOn() && (await this.#oneMore()));
    }
    this.#playing = false;
    // Somebody wishes to be asked after all.
    if (this.#isSilent && this.#goesOn() && this.#trivial() === null) this.#publish();
  }

  #goesOn(): boolean {
    return !this.#left && !this.#frozen && this.#failure === null;
  }

  async #oneMore(): Promise<boolean> {
    const { ask, epoch } = this.match;
    if (ask === null || this.#eyes.curtain !== null) return false;
    const [seat = ask.seat] = this.#deciders(ask);
    const bot = this.#botFor(seat);
    const option = bot === null ? (this.#passes(ask) ?? this.#trivial()) : await this.#thought(bot);
    if (option === null) return false;
    // Somebody went back in the meantime, or wants to decide after all.
    if (!this.#goesOn() || this.match.epoch !== epoch || this.#botFor(seat) !== bot) return true;
    if (ask.options[option]?.do !== 'pass') this.#waived = null;
    this.#guarded(() => {
      this.match.choose(option, undefined, seat);
      return null;
    });
    this.#changed();
    await this.#options.pace(this.#situation.fresh.map(({ event }) => event));
    return true;
  }

  /** Nobody waits for what a bot thinks any more. */
  #stopWaiting(): void {
    this.#awaiting.abort();
    this.#awaiting = new AbortController();
  }

  async #thought(bot: string): Promise<number | null> {
    const { signal } = this.#awaiting;
    const job = { do: 'decide', ...standing(this.match), bot, table: this.id } as const;
    try {
      return (await this.#options.mind.think(job, signal)).option;
    } catch (error) {
      if (signal.aborted) return null;
      this.#failure = error instanceof Error ? error.message : String(error);
      this.#publish();
      return null;
    }
  }

  /** Between people with hidden cards even "you can only pass" is a secret: then everybody is asked. */
  #trivial(): number | null {
    const only = this.match.ask?.options.length === 1 && this.#people().length === 1;
    return only && this.#options.answersTrivial() ? 0 : null;
  }

  /** The option by which the table passes for somebody who does not want to be asked; null: it asks. */
  #passes(ask: Ask): number | null {
    const pass = ask.options.findIndex(option => option.do === 'pass');
    return this.#orders.answer(ask) ?? (this.#waived === ask.kind && isWindow(ask) ? pass : null);
  }

  #botFor(seat: Seat): string | null {
    const chair = this.chairs[seat];
    if (chair?.kind === 'bot') return chair.bot;
    return this.#helped.has(seat) ? HELPER : null;
  }

  /** Who may decide; whoever has the screen is named first, so that it is not handed round without need. */
  #deciders(ask: Ask): readonly Seat[] {
    const seats = peopleFirst(ask, seat => this.#botFor(seat) === null);
    const { viewer } = this.#eyes;
    return viewer !== 'spectator' && seats.includes(viewer) ? [viewer, ...seats.filter(s => s !== viewer)] : seats;
  }

  #people(): Seat[] {
    return this.chairs.flatMap((chair, seat) => (chair.kind === 'person' ? [seat] : []));
  }

  #publish(): void {
    this.#situation = this.#look();
    for (const listener of this.#listeners) listener();
  }

  #look(): Situation {
    const { match } = this;
    const { ask } = match;
    const [deciding = null, ...alsoDeciding] = ask === null ? [] : this.#deciders(ask);
    const helped = deciding !== null && this.#botFor(deciding) !== null;
    const passes = ask !== null && !helped && this.#passes(ask) !== null;
    this.#isSilent = !helped && !passes && !this.#frozen && this.#failure === null && this.#trivial() !== null;
    this.#eyes.turn(helped || passes ? null : deciding);
    const { viewer, curtain } = this.#eyes;
    const mine = !helped && !passes && !this.#isSilent && deciding === viewer && curtain === null && !this.#frozen;
    const log: readonly LogEntry[] = match.log(viewer);
    return {
      viewer,
      view: match.view(viewer),
      ask: mine ? ask : null,
      deciding,
      alsoDeciding,
      thinking: helped && !this.#frozen,
      log,
      fresh: this.#eyes.news(),
      outcome: match.outcome,
      decisions: match.answers.length,
      curtain,
      window: curtain !== null && ask !== null && isWindow(ask) ? this.#window(ask) : null,
      chairs: this.chairs,
      helped: [...this.#helped],
      back: this.#frozen ? { kind: 'none', why: ELSEWHERE.text } : backOf(match, this.#undo, this.#people()),
      takes: this.#frozen ? { turn: [], barrier: [] } : takesOf(match, this.#undo, this.#people()),
      orders: viewer === 'spectator' ? {} : this.#orders.of(viewer),
      canRedo: !this.#frozen && this.#undo.whyNotRedo(everybody(match)) === null,
      canFile: true,
      failure: this.#failure,
    };
  }

  #window({ kind, nth }: Ask): ReactionWindow {
    const happened = this.match.log('spectator').slice(-HAPPENED);
    return { ask: { kind, ...(nth && { nth }) }, happened, others: this.#people().length > 2 };
  }
}

/** Everybody in it is asked, whatever they hold: that somebody is asked, and what, is known to all. */
const isWindow = ({ always, options }: Ask): boolean => always === true && options.some(option => option.do === 'pass');

function passNameIn(match: Match, { options }: Ask): string {
  const pass = options.find(option => option.do === 'pass');
  return pass ? match.optionId(pass) : '';
}
