import type { Briefing } from './briefing.ts';
import type { Campaign } from './campaign.ts';
import type { Chance } from './chance.ts';
import type { Chronicle } from './chronicle.ts';
import type { AskOf, Choice, Decisions, Flow } from './flow.ts';
import { copy, type Plain } from './plain.ts';
import type { Effort, Plan, Standpoint } from './plans.ts';
import type { Reason, RuleId } from './rules.ts';
import { initialOf, valuesFor } from './settings.ts';
import { Complaint, type Lang, type SeatName, type Text, type Wording } from './text.ts';

/** Seats are numbered from 0 in the order of play; a spectator has none. */
export type Seat = number;
export type Viewer = Seat | 'spectator';
export type Seats = readonly Seat[] | 'all';

/** Something that happened: plain data, told apart by `kind`, with the rules it followed. Never a sentence. */
export interface GameEvent {
  readonly kind: string;
  readonly rule?: RuleId;
}

/** Something hidden at the last rest that seats have learned since: `resample` keeps it as it is. */
export type Fact = Plain;

/**
 * All types of a game in one bundle, which everything that knows the game is given: `Game<T>`, `Match<T>`, `Io<T>`, `Flow<R, T>`. A game declares
 * its own with the same names. What is named by a kind (asks, choices, events, outcomes) needs a sentence in `texts`, or it does not compile.
 */
export interface GameTypes extends Decisions {
  readonly state: object;
  readonly event: GameEvent;
  readonly view: unknown;
  readonly fact: Fact;
  /** The kinds of its outcomes. */
  readonly outcome: string;
}

/**
 * What rules may use besides the state. `tell` and `reveal` are missing when nobody listens, so write
 * `io.tell?.({...})`: the event is then not even built.
 */
export interface Io<T extends Pick<GameTypes, 'event' | 'fact'> = GameTypes> {
  readonly chance: Chance;
  /** Tells what happened to `to` (all, if left out); the others hear `instead`, if given. */
  readonly tell?: ((event: T['event'], to?: Seats, instead?: T['event']) => void) | undefined;
  /**
   * These seats learn something that was hidden from them when the step began. `by` is a seat that knew it and showed it:
   * it may still take its decision back, which a draw or an opened door does not allow.
   */
  readonly reveal?: ((to: Seats, fact: T['fact'], by?: Seat) => void) | undefined;
}

export interface Outcome<K extends string = string> {
  /** Empty: nobody won. */
  readonly winners: readonly Seat[];
  /** How it ended, a key of the game's texts. */
  readonly kind: K;
  readonly rule: RuleId;
  /** Nobody won because all lost (alone, or together against the game): not a draw. */
  readonly lost?: true;
  /** Points by seat, where the game counts them. */
  readonly scores?: readonly number[];
}

export type OutcomeOf<T extends Pick<GameTypes, 'outcome'>> = Outcome<T['outcome']>;

/** How it ended for a seat. */
export function resultFor({ winners, lost }: Pick<Outcome, 'winners' | 'lost'>, seat: Seat): 'won' | 'lost' | 'drawn' {
  if (winners.includes(seat)) return 'won';
  return winners.length > 0 || lost ? 'lost' : 'drawn';
}

export interface Scenario extends Briefing {
  readonly id: string;
  readonly name: Text;
  readonly about: Text;
  /** Allowed numbers of seats. */
  readonly seats: readonly number[];
  /** All play together against the game. */
  readonly together?: true;
  /** The role of a seat, where roles differ ("overlord", "heroes"). */
  readonly role?: (seat: Seat, seats: number) => Text;
  readonly settings: readonly Setting[];
  /** It is played as part of the campaign only: no list offers it, and nobody begins it without what a campaign carries. */
  readonly campaignOnly?: true;
  /** No match of this scenario takes more decisions than this, however badly it is played. */
  readonly longest: number;
}

/** A match option a table agrees on before play. */
export interface Setting {
  readonly id: string;
  readonly name: Text;
  readonly about: Text;
  /** Settings of one group stand together under this heading, folded up at first. */
  readonly group?: Text;
  readonly rule?: RuleId;
  readonly values: readonly (string | number | boolean)[];
  /** What values are called, by value. Words need a name; numbers, yes and no speak for themselves. */
  readonly labels?: Readonly<Record<string, Text>>;
  readonly initial: string | number | boolean;
  /** Not every value suits every number of seats. */
  readonly fits?: (value: string | number | boolean, seats: number) => boolean;
}

export interface Config {
  readonly scenario: string;
  readonly seats: number;
  readonly settings: Readonly<Record<string, string | number | boolean>>;
  /** What a campaign brings into the match; left out, the match stands for itself. */
  readonly carried?: Plain;
}

/** Every sentence of a game by the kind of what it is about. */
export interface Texts<T extends GameTypes = GameTypes> {
  readonly asks: { readonly [K in T['ask']]: Text };
  /** What a question is about (`Ask.about`), by its name. */
  readonly about?: (id: string, lang: Lang) => string;
  readonly options: { readonly [D in T['choice']['do']]: Wording<Extract<T['choice'], { do: D }>> };
  readonly events: { readonly [K in T['event']['kind']]: Wording<Extract<T['event'], { kind: K }>> };
  readonly outcomes: { readonly [K in T['outcome']]: Wording<Outcome<K>> };
}

/** How to draw a view as text: for the terminal and for screen readers. */
export interface Drawing {
  readonly lang: Lang;
  /** One plain sentence per fact, no pictures made of characters. */
  readonly plain: boolean;
  readonly seat: SeatName;
}

/** Something with a name that people look up: a card, a hero, a monster. */
export interface Thing {
  readonly name: Text;
  /** What it does, by its rules. */
  readonly text: Text;
  readonly flavour?: Text;
}

/** What a decision may lead to, for odds: outcomes are sorted into named classes. */
export interface Forecast<T extends GameTypes = GameTypes> {
  /** The class of an outcome, as a key that sorts well: "2 wounds". */
  classify(before: T['state'], after: T['state'], lang: Lang): string;
  /** How a decision inside the forecast is assumed to be answered (option number), or null to stop there. */
  assume?(ask: AskOf<T>, state: T['state']): number | null;
}

/** What bots need to know about a game beyond its rules. It is asked about views only: there is nothing else to peek at. */
export interface Heuristics<T extends GameTypes = GameTypes> {
  /** How good a view is for its seat: larger is better, any scale. */
  value(view: T['view'], seat: Seat): number;
  /** Which options are worth a look first: larger is sooner; an option twice as likely to be good promises 0.7 more. */
  promise?(choice: T['choice'], ask: AskOf<T>, view: T['view']): number;
  /** What the value is the sum of, by name: for people who ask why. */
  parts?(view: T['view'], seat: Seat): readonly ValuePart[];
  /** A line of play for what the seat is about to do, worked out from its view alone; null where the game has nothing to propose. */
  plan?(at: Standpoint<T>, effort: Effort): Plan<T['choice']> | null;
  /** By so much a side must be ahead of the others to win about three games for each it loses; measured, for telling a match afterwards. */
  readonly lead?: number;
  /** What is one decision however often a turn offers it (to move on after a move): to do it again must make the position better in itself. */
  readonly once?: readonly T['choice']['do'][];
}

export interface ValuePart {
  readonly name: Text;
  readonly worth: number;
}

/**
 * By the verb of a choice: what the words behind its name mean. Words that name nothing of the game give null; a word left out is "".
 * The name that `optionId` gives a choice is read as that very choice.
 */
export type Verbs<C extends Choice> = {
  readonly [D in C['do']]?: (words: readonly string[]) => WithVerb<C, D> | null;
};

type WithVerb<C extends Choice, D> = C extends Choice ? (D extends C['do'] ? C : never) : never;

/** A game: plain state plus flows. The engine knows nothing else about it. */
export interface Game<T extends GameTypes = GameTypes> {
  /** Never set: by it the compiler knows the types of a game that is made from another one. */
  readonly types?: T;
  readonly id: string;
  readonly name: Text;
  readonly about: Text;
  /** What to bear in mind about settings as a whole: said where they are chosen. */
  readonly advice?: Reason;
  /**
   * Loads what a match with this configuration needs besides, where a game leaves parts out until somebody wants them; null: everything there is. Programs that load
   * whole games never need it.
   */
  readonly prepare?: (config: (Pick<Config, 'settings'> & Partial<Config>) | null) => Promise<void>;
  /** Raised when a stored state needs migrating; `migrations[n]` turns a state of version n into one of n+1. */
  readonly version: number;
  readonly migrations?: Readonly<Record<number, (state: unknown, config: Config) => unknown>>;
  /** What a table agreed on in the words of an earlier version, in those of today. */
  readonly renewSettings?: (settings: Config['settings'], version: number) => Config['settings'];
  readonly scenarios: readonly Scenario[];
  /** How its scenarios follow each other, if what one leaves behind is carried into the next. */
  readonly campaign?: Campaign<T['state']>;
  readonly texts: Texts<T>;

  setup(config: Config, chance: Chance): T['state'];
  /** Plays from one rest to the next: one activation, one card. Called again until there is an outcome. */
  step(state: T['state'], io: Io<T>): Flow<void, T>;
  outcome(state: T['state']): OutcomeOf<T> | null;
  /**
   * Whether a rest is worth valuing: somebody's turn or combat is over. Left out, every rest is. Bots play on to the next such rest before they
   * value a view: what only prepares (a step before a blow) is valued by what it leads to.
   */
  calm?(state: T['state']): boolean;

  /** Which turn it is: any number that changes when somebody's turn begins. For going back to its start. */
  turn?(state: T['state']): number;

  /** An independent copy of a state, where the game knows a quicker way than the engine's `copy`. */
  copy?(state: T['state']): T['state'];

  /** What a viewer may know, built up from nothing. It may share parts with the state: who keeps it copies it. */
  view(state: T['state'], viewer: Viewer): T['view'];
  /** Re-deals everything the viewer does not know, keeping what the facts say. */
  resample(state: T['state'], viewer: Viewer, chance: Chance, facts: readonly T['fact'][]): void;

  /** Overrides the name of a choice where the parameters alone do not read well. Names are unique within an ask. */
  optionId?(choice: T['choice']): string;
  /** Why a choice that is not offered is not allowed. Any seat may ask about anybody's choices: the answer rests on what it may know. */
  explain?(state: T['state'], seat: Seat, wanted: T['choice']): Reason | null;
  /** What somebody who sees this might want to do, allowed or not: people ask about it in the words of its option. */
  wishes?(view: T['view'], seat: Seat): readonly T['choice'][];
  /** How the names of choices are read, as far as people may want what the game itself would not think of: somebody else's card, a square off the board. */
  readonly verbs?: Verbs<T['choice']>;
  readonly forecast?: Forecast<T>;
  draw(view: T['view'], drawing: Drawing): string[];
  /**
   * What can be pointed at for others to see, by the names boards know things by (`cell:42`); from a view alone, so that who gets to know nothing by
   * looking gets to know nothing by being shown.
   */
  pointable?(view: T['view']): readonly string[];
  /** Everything with a name and a text, to be looked up at the table. */
  things?(): readonly Thing[];
  /** How the game is counted, for the lab. */
  readonly chronicle?: Chronicle<T>;
  readonly heuristics?: Heuristics<T>;
}

/** A game without its own types: tables, servers and tools know games only by what all of them have. */
export function erased<T extends GameTypes>(game: Game<T>): Game {
  return game;
}

/** An independent copy of a state. */
export function copyState<T extends GameTypes>(game: Game<T>, state: T['state']): T['state'] {
  return game.copy ? game.copy(state) : copy(state);
}

export class BadConfig extends Complaint {}

/** Fills in what was left out and refuses what cannot be played, with a sentence that says what can. */
export function checkConfig(game: Pick<Game, 'id' | 'scenarios' | 'campaign'>, wanted: Partial<Config>): Config {
  const scenario = scenarioOf(game, wanted.scenario ?? game.scenarios[0]?.id ?? '');
  const { id, seats: allowedSeats } = scenario;
  const seats = wanted.seats ?? allowedSeats[0] ?? 1;
  if (!allowedSeats.includes(seats))
    throw new BadConfig(
      `"${id}" is for ${either(allowedSeats, 'or')} seats, not for ${String(seats)}.`,
      `„${id}“ ist für ${either(allowedSeats, 'oder')} Plätze, nicht für ${String(seats)}.`,
    );
  const settings: Record<string, string | number | boolean> = {};
  for (const setting of scenario.settings) settings[setting.id] = initialOf(setting, seats);
  for (const [name, value] of Object.entries(wanted.settings ?? {})) {
    const setting = scenario.settings.find(s => s.id === name);
    if (!setting) throw noSuchSetting(scenario, name);
    const allowed = valuesFor(setting, seats);
    if (!allowed.includes(value))
      throw new BadConfig(
        `Setting "${name}" can be ${either(allowed, 'or')} with ${seats} seats, not ${String(value)}.`,
        `Die Einstellung „${name}“ kann bei ${seats} Plätzen ${either(allowed, 'oder')} sein, nicht ${String(value)}.`,
      );
    settings[name] = value;
  }
  if (wanted.carried === undefined && scenario.campaignOnly)
    throw new BadConfig(
      `"${id}" is played as part of the campaign only.`,
      `„${id}“ wird nur als Teil der Kampagne gespielt.`,
    );
  if (wanted.carried === undefined) return { scenario: id, seats, settings };
  if (!game.campaign)
    throw new BadConfig(
      `${game.id} has no campaign: nothing can be carried into a match.`,
      `${game.id} hat keine Kampagne: In eine Partie lässt sich nichts mitbringen.`,
    );
  game.campaign.checkCarried(wanted.carried);
  return { scenario: id, seats, settings, carried: wanted.carried };
}

/** The scenarios that can be played on their own. */
export const freeScenarios = ({ scenarios }: Pick<Game, 'scenarios'>): readonly Scenario[] =>
  scenarios.filter(({ campaignOnly }) => !campaignOnly);

function noSuchSetting({ id, settings }: Scenario, name: string): BadConfig {
  const known = settings.map(s => s.id);
  return new BadConfig(
    `"${id}" has no setting "${name}"; ${known.length ? `it has ${either(known, 'or')}` : 'it has none'}.`,
    `„${id}“ hat keine Einstellung „${name}“, sondern ${known.length ? either(known, 'oder') : 'gar keine'}.`,
  );
}

export function scenarioOf(game: Pick<Game, 'id' | 'scenarios'>, id: string): Scenario {
  const scenario = game.scenarios.find(s => s.id === id);
  if (scenario) return scenario;
  const known = game.scenarios.map(s => s.id);
  throw new BadConfig(
    `${game.id} has no scenario "${String(id)}"; it has ${either(known, 'or')}.`,
    `${game.id} hat kein Szenario „${String(id)}“, sondern ${either(known, 'oder')}.`,
  );
}

function either(values: readonly (string | number | boolean)[], or: string): string {
  const words = values.map(String);
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${or} ${words[words.length - 1]}`;
}
