import {
  type Choice,
  type Config,
  type Explanation,
  type Game,
  type GameEvent,
  type Lang,
  type LogEntry,
  type Odds,
  optionId,
  type Seat,
  type Term,
} from '@tafelrunde/engine';
import type { LogPage, Message, Seen, SeenSeat, Watched, Words } from '@tafelrunde/wire';
import type { Advice, Back, Chair, Denial, Situation, Table } from '../local/table.ts';
import { endOf } from './ending.ts';
import type { Line, LineState, Reply, Unnumbered } from './line.ts';
import { RemoteLog } from './remote-log.ts';

export interface RemoteTableOptions {
  readonly id: string;
  readonly game: Game;
  readonly config: Config;
  readonly line: Pick<Line, 'ask' | 'watch' | 'subscribe' | 'state' | 'close'>;
  /** A finished match as a file. */
  readonly file: () => Promise<string>;
  /** How long people look at what happened before they are shown what happened next. */
  readonly pace: (happened: readonly GameEvent[]) => Promise<void>;
  readonly answersTrivial: () => boolean;
}

/** What there is to know of a table of the server besides the match. */
export interface Company {
  /** Which state of the match all this is about. */
  readonly epoch: number;
  readonly line: LineState;
  readonly seats: readonly SeenSeat[];
  readonly vote: Seen['vote'];
  readonly said: readonly Words[];
  readonly rematch: string | null;
  /** The campaign this is a match of. */
  readonly campaign: Seen['campaign'];
  readonly mended: boolean;
  readonly restarted: boolean;
  /** I opened the table. */
  readonly host: boolean;
  readonly removal: Seen['removal'];
  /** When the time of whoever decides runs out, by the clock of this page (`performance.now`); null: it does not. */
  readonly until: number | null;
  /** Seats that have to decide. */
  readonly deciding: readonly Seat[];
  /** Those of them whom the others wait for, where there is a clock. */
  readonly awaited: readonly Seat[];
  /** Whose players are at the table at the moment. */
  readonly here: readonly Seat[];
  /** Others are asked, too, by their seats; and whether all must agree. */
  readonly together: readonly Seat[];
  readonly unanimous: boolean;
  /** What I choose is only suggested. */
  readonly suggesting: boolean;
  readonly suggestion: Suggestion | null;
  readonly pointed: Pointed | null;
  /** There is no such table for this person any more. */
  readonly gone: boolean;
}

/** What one of those who are asked shows the others. */
export interface Suggestion extends Omit<NonNullable<Seen['suggestion']>, 'left'> {
  readonly choice: Choice | null;
  readonly mine: boolean;
  /** When it counts, by the clock of this page; null: never by itself. */
  readonly until: number | null;
}

/** Somebody points at something; `number` tells one time from the next. */
export interface Pointed {
  readonly seat: Seat;
  readonly thing: string;
  readonly number: number;
}

/** A request about this table. */
type Wanted = Unnumbered extends infer U ? (U extends Unnumbered ? Omit<U, 'table'> : never) : never;

/** So many changes may wait to be shown; who is further behind sees how the table stands now. */
const MOST_WAITING = 12;

/** A match on the server, as one person sits at it. What the server says is shown in its order, at a pace one can follow. */
export class RemoteTable implements Table {
  readonly id: string;
  readonly game: Game;
  readonly config: Config;
  readonly #options: RemoteTableOptions;
  readonly #stops: (() => void)[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #helped = new Set<Seat>();
  readonly #odds = new Map<string, Promise<Odds | null>>();
  /** Whoever looks at the odds of this question or wants advice on it. */
  #looking = new AbortController();
  readonly #waiting: Seen[] = [];
  #seen: Seen;
  readonly #log: RemoteLog;
  #fresh: readonly LogEntry[] = [];
  #said: readonly Words[] = [];
  #situation: Situation;
  #company: Company;
  #showing = false;
  #hurry: (() => void) | null = null;
  #answering: number | null = null;
  #gone = false;
  #until: number | null;
  #heldUntil: number | null = null;
  #here: readonly Seat[] = [];
  #pointed: Pointed | null = null;
  #suggesting = false;

  /** Sits down, or looks on; null if there is no such table for this person. */
  static open(options: RemoteTableOptions): Promise<RemoteTable | null> {
    return new Promise(resolve => {
      let table: RemoteTable | null = null;
      const stop = options.line.watch(options.id, message => {
        if (message.is === 'seen') {
          if (table) table.#heard(message);
          else {
            table = new RemoteTable(options, message);
            table.#stops.push(() => stop());
            resolve(table);
          }
        } else if (message.is === 'here' || message.is === 'pointed') {
          if (table) table.#notice(message);
        } else if (message.is === 'gone' && message.missing) {
          if (table) table.#vanish();
          resolve(null);
        }
      });
    });
  }

  private constructor(options: RemoteTableOptions, first: Seen) {
    this.#options = options;
    this.id = options.id;
    this.game = options.game;
    this.config = options.config;
    this.#seen = first;
    this.#until = untilOf(first);
    this.#heldUntil = heldUntil(first);
    this.#log = new RemoteLog(
      async before => toldValue<LogPage>(await this.#want({ do: 'log', before })),
      () => this.#publish(),
    );
    this.#log.take(first);
    this.#said = first.said;
    this.#situation = this.#look();
    this.#company = this.#lookAround();
    this.#stops.push(options.line.subscribe(() => this.#publish()));
    void this.#assist();
  }

  get situation(): Situation {
    return this.#situation;
  }

  get company(): Company {
    return this.#company;
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  readonly optionId = (choice: Choice): string => this.game.optionId?.(choice) ?? optionId(choice);

  /** One answer to a question: a second click while the first is on its way means the same. */
  async choose(option: string): Promise<Denial | null> {
    const { ask, epoch } = this.#seen;
    if (!ask || this.#answering === epoch) return null;
    this.#answering = epoch;
    this.#hurry?.();
    this.#lookAway();
    const wanted = this.#meant(option);
    const { seat } = ask;
    const request: Wanted = wanted === 'accept' ? { do: wanted, epoch, option } : { do: wanted, seat, epoch, option };
    const denial = denialOf(await this.#want(request));
    // What is only suggested can be chosen otherwise.
    if (denial || wanted !== 'answer') this.#answering = null;
    return denial;
  }

  /** Where others are asked, too, a choice may be a suggestion, or agree to one. */
  #meant(option: string): 'answer' | 'suggest' | 'accept' {
    const { unanimous, suggestion } = this.#seen;
    if (this.#together().length === 0 || !(unanimous || this.#suggesting)) return 'answer';
    return suggestion?.option === option && !this.#isMine(suggestion.seat) ? 'accept' : 'suggest';
  }

  /** What was suggested shall be done, or not. */
  async settle(agreed: boolean): Promise<Denial | null> {
    const { suggestion, epoch } = this.#seen;
    if (suggestion === null) return null;
    const wanted = agreed
      ? ({ do: 'accept', epoch, option: suggestion.option } as const)
      : ({ do: 'reject', epoch } as const);
    return denialOf(await this.#want(wanted));
  }

  suggestFirst(on: boolean): void {
    this.#suggesting = on;
    this.#publish();
  }

  /** Shows the others something on the table. */
  readonly point = async (thing: string): Promise<Denial | null> => denialOf(await this.#want({ do: 'point', thing }));

  async undo(agreed: boolean): Promise<Denial | null> {
    const { last, back } = this.#seen;
    this.#hurry?.();
    if (back === null || last === null || !agreed) return denialOf(await this.#want({ do: 'undo' }));
    return denialOf(await this.#want({ do: 'propose', to: last }));
  }

  async undoAll(span: 'turn' | 'barrier'): Promise<Denial | null> {
    this.#hurry?.();
    return denialOf(await this.#want({ do: 'undo', span }));
  }

  async order(kind: string, term: Term | null): Promise<Denial | null> {
    const { viewer } = this.#seen;
    return viewer === 'spectator' ? null : denialOf(await this.#want({ do: 'order', seat: viewer, kind, term }));
  }

  preset(kind: string): void {
    void this.order(kind, 'always');
  }

  async redo(): Promise<Denial | null> {
    this.#hurry?.();
    return denialOf(await this.#want({ do: 'redo' }));
  }

  /** Somebody wants to go back: so do I, or I do not. */
  async vote(agreed: boolean): Promise<Denial | null> {
    return denialOf(await this.#want({ do: agreed ? 'agree' : 'decline' }));
  }

  async say(words: string): Promise<Denial | null> {
    return denialOf(await this.#want({ do: 'say', words }));
  }

  async resign(seat: Seat): Promise<Denial | null> {
    return denialOf(await this.#want({ do: 'resign', seat }));
  }

  /** Their time has run out: a bot plays on, or the match is won. */
  async goOnWithout(seat: Seat, how: 'replace' | 'claim-win'): Promise<Denial | null> {
    return denialOf(await this.#want({ do: how, seat }));
  }

  /** Whoever sits there shall go, or stay. */
  async sendAway(seat: Seat, away: boolean): Promise<Denial | null> {
    return denialOf(await this.#want({ do: away ? 'remove' : 'keep', seat }));
  }

  odds(option: string, lang: Lang, signal?: AbortSignal): Promise<Odds | null> {
    const { epoch } = this.#seen;
    const key = `${epoch} ${lang} ${option}`;
    const known = this.#odds.get(key);
    if (known) return known;
    const looking = AbortSignal.any([this.#looking.signal, ...(signal ? [signal] : [])]);
    const found = this.#want({ do: 'odds', epoch, option, lang }, looking).then(reply => toldValue<Odds>(reply));
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

  /** How it stands, for whoever only watches; null: nobody says so now. */
  async watched(lang: Lang, signal: AbortSignal): Promise<Watched | null> {
    const reply = await this.#want(
      { do: 'watch', epoch: this.#seen.epoch, lang },
      AbortSignal.any([this.#looking.signal, signal]),
    );
    return toldValue<Watched>(reply);
  }

  async explain(wanted: string): Promise<Explanation> {
    const reply = await this.#want({ do: 'explain', wanted });
    const denial = denialOf(reply);
    return denial ? { allowed: false, ...denial } : ((reply as { value: unknown }).value as Explanation);
  }

  async advice(): Promise<readonly Advice[]> {
    const reply = await this.#want({ do: 'hint', epoch: this.#seen.epoch }, this.#looking.signal);
    return toldValue<readonly Advice[]>(reply) ?? [];
  }

  help(seat: Seat, on: boolean): void {
    if (on) this.#helped.add(seat);
    else this.#helped.delete(seat);
    this.#publish();
    void this.#assist();
  }

  lift(): void {
    // Everybody has a screen of their own.
  }

  async pass(): Promise<Denial | null> {
    return null;
  }

  file(): Promise<string> {
    return this.#options.file();
  }

  async leave(): Promise<void> {
    for (const stop of this.#stops.splice(0)) stop();
    this.#waiting.length = 0;
    this.#hurry?.();
    this.#lookAway();
    this.#options.line.close();
  }

  #want(wanted: Wanted, signal?: AbortSignal): Promise<Reply> {
    return this.#options.line.ask({ ...wanted, table: this.id } as Unnumbered, signal);
  }

  /** Nobody wants to know any more what was asked about the question before. */
  #lookAway(): void {
    this.#looking.abort();
    this.#looking = new AbortController();
    this.#odds.clear();
  }

  #notice(message: Extract<Message, { is: 'here' | 'pointed' }>): void {
    if (message.is === 'here') this.#here = message.seats;
    else this.#pointed = { seat: message.seat, thing: message.thing, number: (this.#pointed?.number ?? 0) + 1 };
    this.#publish();
  }

  #isMine(seat: Seat): boolean {
    const occupant = this.#seen.seats[seat];
    return occupant?.is === 'player' && occupant.you;
  }

  /** Others who are asked the same, if I am. */
  #together(): readonly Seat[] {
    const { ask, deciding, alsoDeciding } = this.#seen;
    if (ask === null || deciding === null) return [];
    return [deciding, ...alsoDeciding].filter(seat => !this.#isMine(seat));
  }

  #suggestion(): Suggestion | null {
    const { suggestion, ask } = this.#seen;
    if (suggestion === null) return null;
    const { left: _, ...rest } = suggestion;
    const choice = ask?.options.find(option => this.optionId(option) === suggestion.option) ?? null;
    return { ...rest, choice, mine: this.#isMine(suggestion.seat), until: this.#heldUntil };
  }

  #vanish(): void {
    this.#gone = true;
    this.#publish();
  }

  #heard(seen: Seen): void {
    this.#waiting.push(seen);
    void this.#show();
  }

  /** One change after the other; whoever decides meanwhile has seen enough. */
  async #show(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      this.#take(next);
      if (this.#fresh.length > 0 && this.#waiting.length < MOST_WAITING) await this.#pause();
    }
    this.#showing = false;
  }

  #pause(): Promise<void> {
    return new Promise(resolve => {
      const goOn = (): void => {
        this.#hurry = null;
        resolve();
      };
      this.#hurry = goOn;
      void this.#options.pace(this.#fresh.map(({ event }) => event)).then(goOn);
    });
  }

  #take(seen: Seen): void {
    const before = this.#seen;
    if (seen.epoch !== before.epoch) this.#lookAway();
    this.#log.take(seen);
    const news = this.#log.entries.filter(({ at }) => at >= seen.from && at > before.answers);
    // As long as nothing happens, what is news stays news: boards set it in motion once.
    if (seen.epoch !== before.epoch || seen.viewer !== before.viewer) this.#fresh = news;
    const known = this.#said.at(-1)?.number ?? 0;
    const words = seen.said.filter(({ number }) => number > known);
    if (words.length > 0) this.#said = [...this.#said, ...words];
    this.#seen = seen;
    this.#until = untilOf(seen);
    this.#heldUntil = heldUntil(seen);
    this.#publish();
    void this.#assist();
  }

  /** Decides for a person who let a bot do it; and where there is one answer only and nobody to hide that from. */
  async #assist(): Promise<void> {
    const { ask, epoch, seats } = this.#seen;
    if (!ask || this.#answering === epoch || seats.some(({ is }) => is === 'free')) return;
    const [only] = ask.options.map(this.optionId);
    if (only !== undefined && this.#answersItself()) await this.choose(only);
    else if (this.#helped.has(ask.seat)) {
      const [best] = await this.advice().catch(() => []);
      if (this.#seen.epoch === epoch && this.#helped.has(ask.seat)) await this.choose(best?.option ?? only ?? '');
    }
  }

  /** Where there is one answer only and nobody to hide that from. */
  #answersItself(): boolean {
    const { ask, seats } = this.#seen;
    const isSecret = seats.some(seat => seat.is === 'free' || (seat.is === 'player' && !seat.you));
    return ask?.options.length === 1 && !isSecret && this.#options.answersTrivial();
  }

  #publish(): void {
    this.#situation = this.#look();
    this.#company = this.#lookAround();
    for (const listener of this.#listeners) listener();
  }

  #look(): Situation {
    const { viewer, view, ask, deciding, alsoDeciding, ending, answers, seats, redo, takes, orders, hints } =
      this.#seen;
    const decider = deciding === null ? undefined : seats[deciding];
    const helped = ask !== null && this.#helped.has(ask.seat);
    return {
      viewer,
      view,
      ask: helped || this.#answersItself() ? null : ask,
      deciding,
      alsoDeciding,
      thinking: decider?.is === 'bot' || helped,
      log: this.#log.entries,
      fresh: this.#fresh,
      outcome: endOf(ending),
      decisions: answers,
      curtain: null,
      window: null,
      chairs: seats.map((seat, number) => chairOf(seat, this.#here.includes(number))),
      helped: [...this.#helped],
      back: backOf(this.#seen),
      takes,
      orders,
      ...(hints === false && { hintless: true }),
      canRedo: redo,
      canFile: ending !== null,
      failure: null,
    };
  }

  #lookAround(): Company {
    const { seats, vote, rematch, campaign, mended, restarted, host, removal, deciding, alsoDeciding } = this.#seen;
    return {
      epoch: this.#seen.epoch,
      line: this.#options.line.state,
      seats,
      vote,
      said: this.#said,
      rematch,
      campaign,
      mended,
      restarted,
      host,
      removal,
      until: this.#until,
      deciding: deciding === null ? [] : [deciding, ...alsoDeciding],
      awaited: this.#seen.clock?.awaited ?? [],
      gone: this.#gone,
      here: this.#here,
      together: this.#together(),
      unanimous: this.#seen.unanimous,
      suggesting: this.#suggesting,
      suggestion: this.#suggestion(),
      pointed: this.#pointed,
    };
  }
}

function chairOf(seat: SeenSeat, here: boolean): Chair {
  switch (seat.is) {
    case 'free':
      return { kind: 'free' };
    case 'bot':
      return { kind: 'bot', bot: seat.level };
    case 'player':
      return seat.you ? { kind: 'person', name: seat.name } : { kind: 'guest', name: seat.name, here };
  }
}

/** What was left when it was sent, from now on: clocks of browsers are wrong now and then. */
const untilOf = ({ clock }: Seen): number | null =>
  clock === null || clock.left === null ? null : performance.now() + clock.left;

const heldUntil = ({ suggestion }: Seen): number | null =>
  suggestion === null || suggestion.left === null ? null : performance.now() + suggestion.left;

function backOf({ back, last, ending }: Seen): Back {
  if (back === null) return { kind: 'free' };
  return last === null || ending !== null ? { kind: 'none', why: back.text } : { kind: 'vote', why: back.text };
}

const denialOf = (reply: Reply): Denial | null =>
  reply.is === 'refused' ? { text: reply.text, ...(reply.rule === undefined ? {} : { rule: reply.rule }) } : null;

const toldValue = <T>(reply: Reply): T | null => (reply.is === 'told' ? (reply.value as T | null) : null);
