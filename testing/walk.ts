import {
  type Config,
  copy,
  copyState,
  deciders,
  equal,
  explain,
  type Game,
  hash,
  LANGS,
  load,
  Match,
  mayDecide,
  newChance,
  type Run,
  readByVerb,
  readChoice,
  type Seat,
  type SeededChance,
  sample,
  save,
  say,
  scenarioOf,
  type Viewer,
  whereShared,
  whyNotPlain,
} from '@tafelrunde/engine';
import { whyNoPlan } from './plans.ts';
import { Wishes } from './wishes.ts';

/** Something a game must never do, with everything needed to see it again. */
export class Finding extends Error {
  readonly save: string;
  readonly at: number;
  constructor(message: string, match: Match, cause?: unknown) {
    super(`${message} (after ${match.answers.length} answers)`, { cause });
    this.at = match.answers.length;
    this.save = save(match);
  }
}

export interface WalkOptions {
  readonly seed: string;
  /** Stop after this many decisions (the scenario's own limit is a finding of its own). */
  readonly decisions?: number;
  /** How many of the offered options are tried at each decision. */
  readonly tries?: number;
  /** Changes the set-up of the scenario: to begin where walks from the start do not come. */
  readonly arrange?: (state: object) => void;
}

export interface Walked {
  readonly decisions: number;
  readonly options: number;
  readonly over: boolean;
}

/**
 * Plays at random and checks at every decision all that must hold for every game: see `checks` below. Throws a `Finding`.
 */
export function walk(
  game: Game,
  config: Config,
  { seed, decisions = Number.POSITIVE_INFINITY, tries = 24, arrange }: WalkOptions,
): Walked {
  const match = begun(game, config, seed, arrange);
  const chance = newChance(`walk ${seed}`);
  const { longest } = scenarioOf(game, config.scenario);
  let options = 0;
  const impure = whyNotPlain(match.record().start.state);
  if (impure) throw new Finding(impure, match);
  let stale: string[] = [];
  const wishes = new Wishes(game, config, seed);
  while (match.ask !== null && match.answers.length < decisions) {
    const { ask } = match;
    const fail = (message: string, cause?: unknown): never => {
      throw new Finding(message, match, cause);
    };
    if (match.answers.length >= longest) fail(`the match goes on after ${longest} decisions`);
    const picked = chance.int(ask.options.length);
    // Where several may decide any of them does.
    const all = deciders(ask);
    const decider = all[all.length > 1 ? chance.int(all.length) : 0] ?? ask.seat;
    options += ask.options.length;
    let before = '';
    guarded(fail, () => {
      before = checkState(match, fail);
      checkTexts(match, fail);
      checkViewers(match, chance, wishes, fail);
      checkRefusals(match, before, stale, chance, fail);
      checkOptions(match, picked, tries, chance, fail);
      checkSecrecy(match, picked, decider, chance, fail);
      const planless = whyNoPlan(match, decider);
      if (planless) fail(planless);
      if (isSaved(match.answers.length)) checkSave(match, fail);
    });
    stale = match.optionIds();
    guarded(fail, () => checkUndo(match, before, picked, decider, fail));
  }
  const over = match.ask === null;
  const fail = (message: string, cause?: unknown): never => {
    throw new Finding(message, match, cause);
  };
  if (over && match.outcome === null) fail('nobody is asked, but the game is not over');
  guarded(fail, () => {
    checkState(match, fail);
    checkTexts(match, fail);
    checkSave(match, fail);
  });
  return { decisions: match.answers.length, options, over };
}

function begun(game: Game, config: Config, seed: string, arrange: WalkOptions['arrange']): Match {
  const match = Match.start(game, config, { seed });
  if (!arrange) return match;
  const state = copy(match.record().start.state);
  arrange(state);
  return Match.from(game, config, state, { seed });
}

type Fail = (message: string, cause?: unknown) => never;

function guarded(fail: Fail, check: () => void): void {
  try {
    check();
  } catch (error) {
    if (error instanceof Finding) throw error;
    fail(error instanceof Error ? error.message : String(error), error);
  }
}

const viewers = (match: Match): Viewer[] => [
  ...Array.from({ length: match.config.seats }, (_, seat) => seat),
  'spectator',
];

/** The match has to be played again from its start each time: the longer it is, the less often. */
const isSaved = (answers: number): boolean => answers % Math.max(16, 2 ** Math.floor(Math.log2(answers / 4))) === 0;

/** JSON-plain, equal to its copy and to its JSON, with a hash that depends on nothing else. Returns the hash of the match. */
function checkState(match: Match, fail: Fail): string {
  const impure = whyNotPlain(match.state);
  if (impure) fail(impure);
  const twin = copyState(match.game, match.state);
  const shared = whereShared(twin, match.state);
  if (shared) fail(`a copy of the state shares ${shared} with it`);
  if (!equal(twin, match.state)) fail('a copy of the state differs from it');
  const parsed: unknown = JSON.parse(JSON.stringify(match.state));
  if (!equal(parsed, match.state)) fail('the state does not survive JSON');
  const fingerprint = hash(match.state);
  // What is equal has one hash: the copy and what was written down take turns to show it.
  if (hash(match.answers.length % 2 === 0 ? twin : parsed) !== fingerprint) fail('equal states have different hashes');
  const own = match.hash();
  if (match.fork().hash() !== own) fail('a fork has another hash');
  return own;
}

/** Everything people read is there in both languages; ids are unique; rules are named. */
function checkTexts(match: Match, fail: Fail): void {
  const { texts } = match.game;
  const { ask, outcome } = match;
  const ids = match.optionIds();
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) fail(`two options are called "${twice}"`);
  const name = (seat: number): string => `Seat ${seat + 1}`;
  const options = texts.options as Record<string, Parameters<typeof say>[0]>;
  const events = texts.events as Record<string, Parameters<typeof say>[0]>;
  for (const lang of LANGS) {
    if (ask) readable(texts.asks[ask.kind], ask, `asking "${ask.kind}"`);
    if (ask?.about !== undefined && (texts.about?.(ask.about, lang) ?? ask.about) === ask.about)
      fail(`"${ask.about}", whom the question "${ask.kind}" is about, has no name (${lang})`);
    if (outcome)
      readable(texts.outcomes[outcome.kind] as Parameters<typeof say>[0], outcome, `outcome "${outcome.kind}"`);
    for (const option of ask?.options ?? []) readable(options[option.do], option, `option "${option.do}"`);
    for (const { event, to } of match.log('everyone', match.answers.length)) {
      readable(events[event.kind], event, `event "${event.kind}"`);
      const impure = whyNotPlain(event, `event "${event.kind}"`);
      if (impure) fail(impure);
      if (to !== 'all' && to.some(seat => seat < -1 || seat >= match.config.seats))
        fail(`event "${event.kind}" is told to nobody`);
    }
    function readable(wording: Parameters<typeof say>[0] | undefined, about: unknown, what: string): void {
      if (wording?.[lang] === undefined) throw new Error(`there is no text for ${what} (${lang})`);
      const text = say(wording, lang, about as never, name);
      if (text === '' || /undefined|\[object|NaN/.test(text)) fail(`the text for ${what} reads "${text}" (${lang})`);
    }
  }
}

/**
 * Non-interference: in any world that differs only in what a viewer cannot know, the view, the pending ask and its options
 * are the same for all who may decide, and so is every explanation.
 */
function checkViewers(match: Match, chance: SeededChance, wishes: Wishes, fail: Fail): void {
  wishes.add(match.ask?.options ?? []);
  const all = viewers(match);
  for (const [at, viewer] of all.entries()) {
    const seen = match.view(viewer);
    const world = sample(match, viewer, chance);
    if (!equal(match.game.view(world.state, viewer), seen))
      fail(`re-dealing what ${viewer} cannot know changes its view`);
    if (
      !equal(world.ask && deciders(world.ask), match.ask && deciders(match.ask)) ||
      world.ask?.kind !== match.ask?.kind ||
      world.ask?.rule !== match.ask?.rule ||
      !equal(world.ask?.nth ?? null, match.ask?.nth ?? null) ||
      world.ask?.about !== match.ask?.about
    )
      fail(`whether somebody is asked tells ${viewer} what is hidden from it`);
    if (viewer !== 'spectator') checkExplanations(match, seen, world, viewer, wishes, fail);
    if (match.ask && viewer !== 'spectator' && mayDecide(match.ask, viewer)) {
      const ids = world.ask?.options.map(option => match.optionId(option));
      if (!equal(ids, match.optionIds())) fail(`the options of seat ${viewer} depend on what is hidden from it`);
    }
    if (at === match.answers.length % all.length) checkView(match, viewer, seen, chance, fail);
  }
}

/** What a viewer sees is plain and can be drawn, and what is dealt anew for it rests on nothing that was dealt before. Viewers take turns. */
function checkView(match: Match, viewer: Viewer, seen: unknown, chance: SeededChance, fail: Fail): void {
  const { game } = match;
  const impure = whyNotPlain(seen, `the view of ${viewer}`);
  if (impure) fail(impure);
  const rest = match.halfMade().position.state;
  const state = copyState(game, rest);
  const other = copyState(game, rest);
  const facts = match.factsFor(viewer);
  game.resample(other, viewer, chance, facts);
  const same = chance.int(1_000_000);
  for (const truth of [state, other]) game.resample(truth, viewer, newChance(`${same}`), facts);
  if (!equal(state, other)) fail(`what is dealt anew for ${viewer} shows what was dealt before`);
  const { lang, plain } = DRAWINGS[chance.int(DRAWINGS.length)] as (typeof DRAWINGS)[number];
  const text = game.draw(seen, { lang, plain, seat: seat => `Seat ${seat + 1}` }).join('\n');
  if (/undefined|\[object|NaN/.test(text))
    fail(`the drawing for ${viewer} contains "${text.match(/.*(undefined|\[object|NaN).*/)?.[0]}"`);
}

/** The ways to draw: one of them at each decision. */
const DRAWINGS = LANGS.flatMap(lang => [false, true].map(plain => ({ lang, plain })));

/** Of each verb so many wishes are explained in every position, besides all that is offered. */
const WISHES = 2;

/**
 * Why something is not allowed must not tell what is hidden from whoever asks, be it his own wish or that of another seat. What is offered
 * here or in the re-dealt world is asked for, since that is where the two differ. Names are read as what they name.
 */
function checkExplanations(match: Match, seen: unknown, world: Run, seat: Seat, wishes: Wishes, fail: Fail): void {
  const { game } = match;
  if (!game.explain) return;
  const { texts } = game;
  const conceivable = game.wishes?.(seen, seat) ?? [];
  for (const choice of conceivable)
    if (!(choice.do in texts.options)) fail(`there is no text for the wish "${choice.do}"`);
  const elsewhere = match.ask && mayDecide(match.ask, seat) ? [] : (world.ask?.options ?? []);
  wishes.add([...elsewhere, ...conceivable]);
  const wanted = new Map(
    [...(match.ask?.options ?? []), ...elsewhere, ...wishes.some(WISHES)].map(c => [match.optionId(c), c]),
  );
  for (const [name, choice] of wanted) {
    if (!equal(game.explain(world.state, seat, choice), game.explain(match.state, seat, choice)))
      fail(`why seat ${seat} cannot have "${name}" tells what is hidden from it`);
    const read = readByVerb(game, name);
    if (read && !equal(read, choice)) fail(`"${name}" is read as ${JSON.stringify(read)}`);
  }
}

/** Of the names that are refused one in so many is read. */
const READ_EACH = 6;

/** Nothing that is not offered here and now to this seat is accepted, and trying changes nothing. */
function checkRefusals(match: Match, before: string, stale: readonly string[], chance: SeededChance, fail: Fail): void {
  const { ask, epoch } = match;
  if (!ask) return;
  const offered = match.optionIds();
  const [first = ''] = offered;
  const garbage: unknown[] = ['', 'nonsense', '__proto__', `${first} `, `${first},0`, null, 7, {}, chance.int(1_000)];
  const refused = [...garbage, ...stale.filter(id => !offered.includes(id)).slice(0, 4)];
  for (const option of refused)
    if (!match.submit({ seat: ask.seat, epoch, option: option as string }))
      fail(`"${String(option)}" was accepted without being offered`);
  // To be read, names are looked for among all that one could wish for: they take turns.
  for (let i = match.answers.length % READ_EACH; i < refused.length; i += READ_EACH)
    explain(match, ask.seat, readChoice(match, ask.seat, String(refused[i])));
  const others = Array.from({ length: match.config.seats }, (_, seat) => seat).filter(seat => !mayDecide(ask, seat));
  for (const seat of [-1, 0.5, Number.NaN, match.config.seats, ...others])
    if (!match.submit({ seat, epoch, option: first })) fail(`seat ${seat} could answer for seat ${ask.seat}`);
  for (const wrong of [epoch - 1, epoch + 1, Number.NaN])
    if (!match.submit({ seat: ask.seat, epoch: wrong, option: first }))
      fail(`an answer for epoch ${wrong} was accepted at ${epoch}`);
  if (match.hash() !== before || match.epoch !== epoch) fail('a refused answer changed the match');
}

/** Every offered option applies and leads to a decision or to the end. */
function checkOptions(match: Match, picked: number, tries: number, chance: SeededChance, fail: Fail): void {
  const count = match.ask?.options.length ?? 0;
  const numbers = Array.from({ length: count }, (_, i) => i);
  const tried = count <= tries ? numbers : [picked, ...chance.shuffle(numbers).slice(0, tries)];
  const ids = match.optionIds();
  for (const option of tried) {
    const fork = match.fork();
    const id = ids[option];
    guarded(
      (message, cause) => fail(`option "${id}": ${message}`, cause),
      () => {
        fork.choose(option);
        if (fork.ask === null && fork.outcome === null) fail(`after "${id}" nobody is asked, but the game is not over`);
      },
    );
  }
}

/**
 * The same answer in a world re-dealt for a viewer: if it sees the same afterwards and nothing else was revealed to it, it has
 * also heard the same; and if the decision is no barrier, its seat has learned nothing by it. Only at rest, where worlds can be exchanged.
 */
function checkSecrecy(match: Match, option: number, seat: Seat, chance: SeededChance, fail: Fail): void {
  const { answers, position } = match.halfMade();
  if (answers.length > 0) return;
  const id = match.optionIds()[option] as string;
  const truth = Match.resume(
    match.game,
    { ...match.record(), start: position, answers: [], checkpoint: { at: 0, position } },
    { fromStart: true },
  );
  truth.choose(option, undefined, seat);
  for (const viewer of viewers(match)) {
    const known = match.factsFor(viewer);
    const state = copyState(match.game, position.state);
    // What it has learned between the rest and the question, it knows.
    match.game.resample(state, viewer, chance, known);
    const start = { state, chance: position.chance };
    const world = Match.resume(
      match.game,
      { ...match.record(), start, answers: [], checkpoint: { at: 0, position: start } },
      { fromStart: true },
    );
    const same = world.find(id);
    if (same < 0) continue;
    world.choose(same, undefined, seat);
    const sees = equal(match.game.view(world.state, viewer), match.game.view(truth.state, viewer));
    const learned = equal(world.learned(viewer), truth.learned(viewer));
    if (sees && learned && !equal(heard(world, viewer), heard(truth, viewer)))
      fail(`what ${viewer} hears of "${id}" tells what is hidden from it`);
    if (!sees && viewer === seat && !truth.isBarrier(0))
      fail(`"${id}" shows seat ${seat} something hidden, but could be taken back`);
  }
}

const heard = (match: Match, viewer: Viewer) => match.log(viewer).map(entry => entry.event);

/** Answers, takes it back, answers again: the same positions each time. */
function checkUndo(match: Match, before: string, option: number, seat: Seat, fail: Fail): void {
  match.choose(option, undefined, seat);
  const after = match.hash();
  const last = match.answers.length - 1;
  const answer = match.answers[last];
  match.rewind(last);
  if (match.hash() !== before) fail(`taking "${answer?.option}" back leads to another position`);
  if (answer) match.follow(answer);
  if (match.hash() !== after) fail(`giving "${answer?.option}" again leads to another position`);
}

/** The match survives saving, and playing it again from the start ends in the same place. */
function checkSave(match: Match, fail: Fail): void {
  const loaded = load(save(match), [match.game]);
  if (!loaded.complete) fail('playing the saved answers again leads to another position');
  if (loaded.match.hash() !== match.hash()) fail('a loaded match differs from the saved one');
  if (!equal(loaded.match.log('everyone'), match.log('everyone'))) fail('a loaded match tells another story');
}
