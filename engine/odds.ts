import { TooManyBranches } from './branches.ts';
import { BranchingChance, type Taken } from './branching-chance.ts';
import { type Chance, newChance, type SeededChance } from './chance.ts';
import { copyState, type GameTypes, type Viewer } from './game.ts';
import type { Match } from './match.ts';
import { redeal } from './perspective.ts';
import { equal, hash } from './plain.ts';
import type { Run } from './run.ts';
import type { Lang } from './text.ts';
import { World } from './world.ts';

/** Re-dealt worlds in which the same dice must lead to the same outcome before hidden cards are taken to play no part. */
const PROBES = 200;
/** So many of them come before anything is enumerated: where hidden cards matter, these mostly say so. */
const FIRST_PROBES = 24;
/** So many enumerated cases are a step: one alone is over before a step could be told. */
const STEP = 16;
/** Deals that must all give back the true state before a seat is taken to know all of it. */
const DEALS = 24;

export interface Odds {
  /** Probability of each class of outcome, most likely first. */
  readonly outcomes: readonly { readonly name: string; readonly probability: number }[];
  /** True: every case was enumerated. False: sampled, with `error` as the largest standard error. */
  readonly exact: boolean;
  readonly cases: number;
  readonly error: number;
}

export interface OddsOptions<S> {
  readonly lang?: Lang;
  /** Sorts outcomes into classes; the game's forecast does it if this is left out. */
  readonly classify?: (before: S, after: S) => string;
  /** How many cases are enumerated before sampling takes over. */
  readonly budget?: number;
  readonly samples?: number;
  readonly seed?: string;
}

/**
 * What choosing this option leads to, for the seat that decides: the option's own flow is re-run under every outcome of
 * its dice, so the odds cannot be wrong where the rules are right. What the seat does not know is re-dealt; where that
 * changes nothing the result is exact, otherwise such worlds are sampled. Nothing hidden may show in the result, not even
 * in its noise: the luck is seeded by what the seat sees.
 */
export function odds<T extends GameTypes>(
  match: Match<T>,
  option: number,
  options: OddsOptions<T['state']> = {},
): Odds {
  return toTheEnd(oddsInSteps(match, option, options));
}

/** All steps at once. */
export function toTheEnd<T>(steps: Generator<void, T, void>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Odds being worked out. Each step is short: whoever takes them may do something else in between, or leave it at that. */
export type OddsInSteps = Generator<void, Odds, void>;

/** The same, a step at a time. The match must stay as it is until the last one. */
export function* oddsInSteps<T extends GameTypes>(
  match: Match<T>,
  option: number,
  options: OddsOptions<T['state']> = {},
): OddsInSteps {
  const { ask } = match;
  if (ask?.options[option] === undefined) throw new RangeError(`There is no option number ${option}.`);
  return yield* oddsSeenBy(match, ask.seat, match.optionId(ask.options[option] as T['choice']), options);
}

/**
 * The same with the eyes of anybody, for an option by its name. Whether it is offered in truth plays no part: it is tried in the worlds that could be
 * the true one for all the viewer knows, as far as it is offered there.
 */
export function* oddsSeenBy<T extends GameTypes>(
  match: Match<T>,
  viewer: Viewer,
  wanted: string,
  options: OddsOptions<T['state']> = {},
): OddsInSteps {
  const classify = options.classify ?? classifier(match, options.lang ?? 'en');
  const chance = newChance(options.seed ?? hash([match.view(viewer), wanted]));
  const enumerated = yield* enumerateIfKnown(match, viewer, wanted, classify, chance, options.budget ?? 100_000);
  return enumerated ?? (yield* sampled(match, viewer, wanted, classify, options.samples ?? 4_000, chance));
}

/** Enumerates in a re-dealt world, never in the true one unless the seat knows all of it; null where hidden cards matter. */
function* enumerateIfKnown<T extends GameTypes>(
  match: Match<T>,
  viewer: Viewer,
  wanted: string,
  classify: (before: T['state'], after: T['state']) => string,
  chance: SeededChance,
  budget: number,
): Generator<void, Odds | null, void> {
  if (yield* knowsAll(match, viewer)) {
    const trial = new Trial(match, World.of(match), wanted, classify);
    return yield* enumerate(trial, budget);
  }
  const drawn = chance.used;
  const first = new Trial(match, redeal(match, viewer, chance), wanted, classify);
  // Where nothing was drawn to deal it, every other world would be the same: there is nothing to probe.
  if (chance.used === drawn && match.halfMade().answers.length === 0) return yield* enumerate(first, budget);
  for (let probe = 0; probe < FIRST_PROBES; probe++) {
    const other = redeal(match, viewer, chance);
    const luck = `probe ${probe}`;
    const outcome = first.outcome(newChance(luck));
    if (outcome === null || outcome !== first.alike(other).outcome(newChance(luck))) return null;
    yield;
  }
  const cases: Case[] = [];
  const found = yield* enumerate(first, budget, cases);
  if (found === null) return null;
  const luck = newChance('probes');
  for (let probe = FIRST_PROBES; probe < PROBES; probe++) {
    // What the first world makes of this luck is known by now.
    const { outcome, taken } = likely(cases, luck);
    const other = redeal(match, viewer, chance);
    if (outcome !== followed(first.alike(other), new BranchingChance(taken))) return null;
    yield;
  }
  return found;
}

/** One case of an enumeration: the luck it had and what came of it. */
interface Case {
  readonly taken: Taken;
  readonly outcome: string;
  /** How likely it is that this case or one before it happens. */
  readonly upTo: number;
}

/** One of the cases, each as likely as it is. */
function likely(cases: readonly Case[], luck: Chance): Case {
  const last = cases[cases.length - 1] as Case;
  const at = (luck.int(GRAIN) / GRAIN) * last.upTo;
  let [low, high] = [0, cases.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cases[middle] as Case).upTo > at) high = middle;
    else low = middle + 1;
  }
  return cases[low] as Case;
}

const GRAIN = 2 ** 30;

function classifier<T extends GameTypes>(match: Match<T>, lang: Lang) {
  const { forecast } = match.game;
  if (!forecast) throw new Error(`${match.game.id} has no forecast; say how outcomes are to be classified.`);
  return (before: T['state'], after: T['state']): string => forecast.classify(before, after, lang);
}

/** Whether re-dealing what the viewer does not know changes nothing: then the true state may be used without peeking. */
function* knowsAll<T extends GameTypes>(match: Match<T>, viewer: Viewer): Generator<void, boolean, void> {
  const { position } = match.halfMade();
  for (let deal = 0; deal < DEALS; deal++) {
    const redealt = copyState(match.game, position.state);
    match.game.resample(redealt, viewer, newChance(`deal ${deal}`), match.factsFor(viewer));
    if (!equal(redealt, position.state)) return false;
    yield;
  }
  return true;
}

/** One option in one world, run again and again. */
class Trial<T extends GameTypes> {
  readonly #match: Match<T>;
  readonly #world: World<T>;
  readonly #wanted: string;
  readonly #classify: (before: T['state'], after: T['state']) => string;
  /** The option's number and the state it is chosen in are the same in every run. */
  #option: number | null = null;
  #before: T['state'] | null = null;
  /** The same in another world, which knows the option's number. */
  #alike: Trial<T> | null = null;

  constructor(
    match: Match<T>,
    world: World<T>,
    wanted: string,
    classify: (before: T['state'], after: T['state']) => string,
  ) {
    this.#match = match;
    this.#world = world;
    this.#wanted = wanted;
    this.#classify = classify;
  }

  /** The same option in another world that was dealt for the same decision. */
  alike(world: World<T>): Trial<T> {
    world.expect(this.#world);
    const trial = new Trial(this.#match, world, this.#wanted, this.#classify);
    trial.#alike = this;
    return trial;
  }

  /** Runs the option once with this luck and returns the class of its outcome; null if it is not offered in this world. */
  outcome(luck: Chance): string | null {
    const run = this.#option === null ? this.#first(luck) : this.#world.take(this.#option, luck);
    if (run === null || this.#before === null) return null;
    settle(this.#match, run);
    return this.#classify(this.#before, run.state);
  }

  #first(luck: Chance): Run<T> | null {
    const run = this.#world.stand(luck);
    const { offered } = this.#world;
    const alike = this.#alike;
    const same = alike !== null && alike.#world.offered === offered ? alike.#option : null;
    const option = same ?? offered.findIndex(o => this.#match.optionId(o) === this.#wanted);
    const choice = offered[option];
    if (choice === undefined) return null;
    this.#option = option;
    this.#before = copyState(this.#match.game, run.state);
    run.answer(choice);
    return run;
  }
}

/** Goes on as the forecast assumes, up to a decision it leaves open or to the next rest. */
function settle<T extends GameTypes>(match: Match<T>, run: Run<T>): void {
  while (run.ask !== null) {
    const assumed = match.game.forecast?.assume?.(run.ask, run.state) ?? null;
    if (assumed === null) return;
    run.answer(assumed);
  }
}

/** What comes of one branch; null where there are too many of them, or no such option. */
function followed<T extends GameTypes>(trial: Trial<T>, chance: BranchingChance): string | null {
  try {
    return trial.outcome(chance);
  } catch (error) {
    if (error instanceof TooManyBranches) return null;
    throw error;
  }
}

function* enumerate<T extends GameTypes>(
  trial: Trial<T>,
  budget: number,
  kept: Case[] | null = null,
): Generator<void, Odds | null, void> {
  const chance = new BranchingChance();
  const classes = new Map<string, number>();
  let upTo = 0;
  let cases = 0;
  do {
    if (cases >= budget) return null;
    const outcome = followed(trial, chance);
    if (outcome === null) return null;
    classes.set(outcome, (classes.get(outcome) ?? 0) + chance.probability);
    upTo += chance.probability;
    kept?.push({ taken: chance.taken, outcome, upTo });
    if (++cases % STEP === 0) yield;
  } while (chance.next());
  return { outcomes: ranked(classes), exact: true, cases, error: 0 };
}

function* sampled<T extends GameTypes>(
  match: Match<T>,
  viewer: Viewer,
  wanted: string,
  classify: (before: T['state'], after: T['state']) => string,
  samples: number,
  chance: SeededChance,
): OddsInSteps {
  const counts = new Map<string, number>();
  let cases = 0;
  for (let i = 0; i < samples; i++) {
    const name = new Trial(match, redeal(match, viewer, chance), wanted, classify).outcome(chance);
    if (name !== null) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      cases++;
    }
    yield;
  }
  const outcomes = ranked(new Map([...counts].map(([name, count]) => [name, count / cases])));
  const error = Math.max(0, ...outcomes.map(o => Math.sqrt((o.probability * (1 - o.probability)) / cases)));
  return { outcomes, exact: false, cases, error };
}

function ranked(classes: ReadonlyMap<string, number>): Odds['outcomes'] {
  return [...classes]
    .map(([name, probability]) => ({ name, probability }))
    .sort((a, b) => b.probability - a.probability || a.name.localeCompare(b.name));
}
