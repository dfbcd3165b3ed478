import type { Campaign } from './campaign.ts';
import type { Chance } from './chance.ts';
import type { Chronicle } from './chronicle.ts';
import type { Ask, Choice, Flow } from './flow.ts';
import { copy, type Plain } from './plain.ts';
import type { Effort, Plan, Standpoint } from './plans.ts';
import type { Reason, RuleId } from './rules.ts';
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
 * What rules may use besides the state. `tell` and `reveal` are missing when nobody listens, so write
 * `io.tell?.({...})`: the event is then not even built.
 */
export interface Io<E extends GameEvent = GameEvent> {
  readonly chance: Chance;
  /** Tells what happened to `to` (all, if left out); the others hear `instead`, if given. */
  readonly tell?: ((event: E, to?: Seats, instead?: E) => void) | undefined;
  /**
   * These seats learn something that was hidden from them when the step began. `by` is a seat that knew it and showed it:
   * it may still take its decision back, which a draw or an opened door does not allow.
   */
  readonly reveal?: ((to: Seats, fact: Fact, by?: Seat) => void) | undefined;
}

export interface Outcome {
  /** Empty: nobody won. */
  readonly winners: readonly Seat[];
  /** How it ended, a key of the game's texts. */
  readonly kind: string;
  readonly rule: RuleId;
  /** Nobody won because all lost (alone, or together against the game): not a draw. */
  readonly lost?: true;
  /** Points by seat, where the game counts them. */
  readonly scores?: readonly number[];
}

/** How it ended for a seat. */
export function resultFor({ winners, lost }: Pick<Outcome, 'winners' | 'lost'>, seat: Seat): 'won' | 'lost' | 'drawn' {
  if (winners.includes(seat)) return 'won';
  return winners.length > 0 || lost ? 'lost' : 'drawn';
}

export interface Scenario {
  readonly id: string;
  readonly name: Text;
  readonly about: Text;
  /** Allowed numbers of seats. */
  readonly seats: readonly number[];
  /** The role of a seat, where roles differ ("overlord", "heroes"). */
  readonly role?: (seat: Seat, seats: number) => Text;
  readonly settings: readonly Setting[];
  /** No match of this scenario takes more decisions than this, however badly it is played. */
  readonly longest: number;
}

/** A match option a table agrees on before play. */
export interface Setting {
  readonly id: string;
  readonly name: Text;
  readonly about: Text;
  readonly rule?: RuleId;
  readonly values: readonly (string | number | boolean)[];
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

export interface Texts<C extends Choice, E extends GameEvent> {
  readonly asks: Readonly<Record<string, Text>>;
  readonly options: { readonly [D in C['do']]: Wording<Extract<C, { do: D }>> };
  readonly events: { readonly [K in E['kind']]: Wording<Extract<E, { kind: K }>> };
  readonly outcomes: Readonly<Record<string, Wording<Outcome>>>;
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
export interface Forecast<S, C extends Choice> {
  /** The class of an outcome, as a key that sorts well: "2 wounds". */
  classify(before: S, after: S, lang: Lang): string;
  /** How a decision inside the forecast is assumed to be answered (option number), or null to stop there. */
  assume?(ask: Ask<C>, state: S): number | null;
}

/** What bots need to know about a game beyond its rules. It is asked about views only: there is nothing else to peek at. */
export interface Heuristics<V = unknown, C extends Choice = Choice> {
  /** How good a view is for its seat: larger is better, any scale. */
  value(view: V, seat: Seat): number;
  /** Which options are worth a look first: larger is sooner; an option twice as likely to be good promises 0.7 more. */
  promise?(choice: C, ask: Ask<C>, view: V): number;
  /** What the value is the sum of, by name: for people who ask why. */
  parts?(view: V, seat: Seat): readonly ValuePart[];
  /** A line of play for what the seat is about to do, worked out from its view alone; null where the game has nothing to propose. */
  plan?(at: Standpoint<V, C>, effort: Effort): Plan<C> | null;
  /** What is one decision however often a turn offers it (to move on after a move): to do it again must make the position better in itself. */
  readonly once?: readonly C['do'][];
}

export interface ValuePart {
  readonly name: Text;
  readonly worth: number;
}

/** A game: plain state plus flows. The engine knows nothing else about it. */
export interface Game<
  S extends object = object,
  C extends Choice = Choice,
  E extends GameEvent = GameEvent,
  V = unknown,
> {
  readonly id: string;
  readonly name: Text;
  readonly about: Text;
  /** Raised when a stored state needs migrating; `migrations[n]` turns a state of version n into one of n+1. */
  readonly version: number;
  readonly migrations?: Readonly<Record<number, (state: unknown, config: Config) => unknown>>;
  readonly scenarios: readonly Scenario[];
  /** How its scenarios follow each other, if what one leaves behind is carried into the next. */
  readonly campaign?: Campaign<S>;
  readonly texts: Texts<C, E>;

  setup(config: Config, chance: Chance): S;
  /** Plays from one rest to the next: one activation, one card. Called again until there is an outcome. */
  step(state: S, io: Io<E>): Flow<void, C>;
  outcome(state: S): Outcome | null;
  /**
   * Whether a rest is worth valuing: somebody's turn or combat is over. Left out, every rest is. Bots play on to the next such rest before they
   * value a view: what only prepares (a step before a blow) is valued by what it leads to.
   */
  calm?(state: S): boolean;

  /** Which turn it is: any number that changes when somebody's turn begins. For going back to its start. */
  turn?(state: S): number;

  /** An independent copy of a state, where the game knows a quicker way than the engine's `copy`. */
  copy?(state: S): S;

  /** What a viewer may know, built up from nothing. It may share parts with the state: who keeps it copies it. */
  view(state: S, viewer: Viewer): V;
  /** Re-deals everything the viewer does not know, keeping what the facts say. */
  resample(state: S, viewer: Viewer, chance: Chance, facts: readonly Fact[]): void;

  /** Overrides the name of a choice where the parameters alone do not read well. Names are unique within an ask. */
  optionId?(choice: C): string;
  /** Why a choice that is not offered is not allowed. Any seat may ask about anybody's choices: the answer rests on what it may know. */
  explain?(state: S, seat: Seat, wanted: string): Reason | null;
  /** What somebody who sees this might want to do, allowed or not: people ask about it in the words of its option. */
  wishes?(view: V, seat: Seat): readonly C[];
  readonly forecast?: Forecast<S, C>;
  draw(view: V, drawing: Drawing): string[];
  /** Everything with a name and a text, to be looked up at the table. */
  things?(): readonly Thing[];
  /** How the game is counted, for the lab. */
  readonly chronicle?: Chronicle<S, E>;
  readonly heuristics?: Heuristics<V, C>;
}

/** A game without its own types: tables, servers and tools know games only by what all of them have. */
export function erased<S extends object, C extends Choice, E extends GameEvent, V>(game: Game<S, C, E, V>): Game {
  return game as unknown as Game;
}

/** An independent copy of a state. */
export function copyState<S extends object, C extends Choice, E extends GameEvent, V>(
  game: Game<S, C, E, V>,
  state: S,
): S {
  return game.copy ? game.copy(state) : copy(state);
}

export class BadConfig extends Complaint {}

/** Fills in what was left out and refuses what cannot be played, with a sentence that says what can. */
export function checkConfig(game: Game, wanted: Partial<Config>): Config {
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
    const allowed = setting.values.filter(v => setting.fits?.(v, seats) ?? true);
    if (!allowed.includes(value))
      throw new BadConfig(
        `Setting "${name}" can be ${either(allowed, 'or')} with ${seats} seats, not ${String(value)}.`,
        `Die Einstellung „${name}“ kann bei ${seats} Plätzen ${either(allowed, 'oder')} sein, nicht ${String(value)}.`,
      );
    settings[name] = value;
  }
  if (wanted.carried === undefined) return { scenario: id, seats, settings };
  if (!game.campaign)
    throw new BadConfig(
      `${game.id} has no campaign: nothing can be carried into a match.`,
      `${game.id} hat keine Kampagne: In eine Partie lässt sich nichts mitbringen.`,
    );
  game.campaign.checkCarried(wanted.carried);
  return { scenario: id, seats, settings, carried: wanted.carried };
}

/** The initial value of a setting, or the first one that suits this number of seats. */
export function initialOf({ initial, values, fits }: Setting, seats: number): string | number | boolean {
  return (fits?.(initial, seats) ?? true) ? initial : (values.find(v => fits?.(v, seats)) ?? initial);
}

function noSuchSetting({ id, settings }: Scenario, name: string): BadConfig {
  const known = settings.map(s => s.id);
  return new BadConfig(
    `"${id}" has no setting "${name}"; ${known.length ? `it has ${either(known, 'or')}` : 'it has none'}.`,
    `„${id}“ hat keine Einstellung „${name}“, sondern ${known.length ? either(known, 'oder') : 'gar keine'}.`,
  );
}

export function scenarioOf(game: Game, id: string): Scenario {
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
