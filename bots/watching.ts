import {
  type Choice,
  deciders,
  equal,
  type Game,
  hash,
  type Lang,
  Match,
  type MatchRecord,
  newChance,
  type Odds,
  oddsSeenBy,
  redeal,
  SeededChance,
  type World,
} from '@tafelrunde/engine';
import { isCalm } from './looking-back.ts';
import { expected, mean, type Outlook, sharesOf, sidesOf, valuesOf } from './outlook.ts';
import { toCalm } from './settling.ts';

/** What an option of whoever decides may lead to, as far as somebody who only watches can know that there is such an option. */
export interface Prospect {
  readonly option: string;
  readonly choice: Choice;
  readonly odds: Odds;
}

/** How a match stands for those who watch it: from what everybody may know, and nothing else. */
export interface Watched {
  /** Null: nobody is to be told, or the game cannot say. */
  readonly outlook: Outlook | null;
  readonly prospects: readonly Prospect[];
}

export interface Watching {
  /** From the last rest. */
  readonly record: MatchRecord;
  /** How the match began: its first position, and answers from there on. */
  readonly begun: Pick<MatchRecord, 'start' | 'answers'>;
  readonly lang: Lang;
  /** False: nobody is told who is ahead. */
  readonly valued: boolean;
}

/** Worlds in which what is about to happen is valued. */
const WORLDS = 4;
/** Worlds in all of which an option must be offered, so that it is one for all a spectator knows. */
const OFFERED = 12;
/** Options that are tried for luck in them, and those that are told. */
const MOST_TRIED = 60;
const MOST_TOLD = 6;
const SAMPLES = 400;
const ENUMERATED = 4_000;

/**
 * Values the last rest and tells the odds of what may be done there. Everything is worked out in worlds dealt by what a spectator knows, with luck that is seeded by it: in
 * two matches that look alike to a spectator it comes out the same. In the middle of an action no odds are told: what was answered since the rest may be a secret.
 */
export function* watchInSteps(game: Game, { record, begun, lang, valued }: Watching): Generator<void, Watched, void> {
  const rest = Match.resume(game, { ...record, answers: [] }, { fromStart: true, listen: false });
  const chance = newChance(hash([rest.view('spectator'), 'watched']));
  const outlook = valued && game.heuristics?.lead ? yield* outlookAt(rest, { ...record, ...begun }, chance) : null;
  const prospects = record.answers.length === 0 && game.forecast ? yield* prospectsOf(rest, lang, chance) : [];
  return { outlook, prospects };
}

function* outlookAt(rest: Match, record: MatchRecord, chance: SeededChance): Generator<void, Outlook, void> {
  const { game, config } = rest;
  const sides = sidesOf(game, config);
  const values = yield* valuesAt(rest, sides, chance);
  const start = expected(game, config, sides);
  const first = (start && (yield* firstValues(game, record, sides))) ?? values;
  return { sides, shares: sharesOf(values, { first, start, span: game.heuristics?.lead ?? 1 }) };
}

/** Where it is not calm, by what likely comes next. */
function* valuesAt(
  rest: Match,
  sides: Outlook['sides'],
  chance: SeededChance,
): Generator<void, readonly number[], void> {
  const { game, state } = rest;
  if (isCalm(rest)) return valuesOf(game, state, sides, () => 'spectator');
  const found: number[][] = [];
  for (let i = 0; i < WORLDS; i++) {
    const run = redeal(rest, 'spectator', chance).run(new SeededChance(chance.offspring()));
    toCalm({ game, seat: rest.ask?.seat ?? 0 }, run);
    found.push(valuesOf(game, run.state, sides, () => 'spectator'));
    yield;
  }
  return sides.map((_, side) => mean(found.map(values => values[side] ?? 0)));
}

/** What every side was worth where it was first worth saying; null: it is not yet. */
function* firstValues(
  game: Game,
  record: MatchRecord,
  sides: Outlook['sides'],
): Generator<void, readonly number[] | null, void> {
  const { start, answers } = record;
  const begun = { ...record, answers: [], checkpoint: { at: 0, position: start } };
  const match = Match.resume(game, begun, { fromStart: true, listen: false });
  for (const answer of answers) {
    if (isCalm(match)) break;
    match.follow(answer);
    yield;
  }
  return isCalm(match) ? valuesOf(game, match.state, sides, () => 'spectator') : null;
}

function* prospectsOf(rest: Match, lang: Lang, chance: SeededChance): Generator<void, Prospect[], void> {
  const found: Prospect[] = [];
  for (const [option, choice] of yield* lucky(rest, chance)) {
    const odds = yield* oddsSeenBy(rest, 'spectator', option, { lang, samples: SAMPLES, budget: ENUMERATED });
    if (odds.outcomes.length > 1) found.push({ option, choice, odds });
    if (found.length === MOST_TOLD) break;
  }
  return found;
}

/** Options that are offered in every world a spectator can think of and in which luck has a part, of each verb some. */
function* lucky(rest: Match, chance: SeededChance): Generator<void, readonly (readonly [string, Choice])[], void> {
  const { ask } = rest;
  if (ask === null) return [];
  const worlds: World[] = [];
  let common: Map<string, Choice> | null = null;
  for (let i = 0; i < OFFERED; i++) {
    const world = redeal(rest, 'spectator', chance);
    const asked = world.run(chance).ask;
    if (asked === null || !equal(deciders(asked), deciders(ask))) return [];
    const offered = new Map(asked.options.map(choice => [rest.optionId(choice), choice]));
    const before: Map<string, Choice> = common ?? offered;
    common = new Map([...before].filter(([id]) => offered.has(id)));
    worlds.push(world);
    yield;
  }
  const tried: (readonly [string, Choice])[] = [];
  for (const one of byTurns([...(common ?? [])]).slice(0, MOST_TRIED)) {
    if (worlds.some(world => isLucky(rest, world, one[0], chance))) tried.push(one);
    yield;
  }
  return tried;
}

function isLucky(rest: Match, world: World, option: string, chance: SeededChance): boolean {
  const number = world.offered.findIndex(choice => rest.optionId(choice) === option);
  const luck = new SeededChance(chance.offspring());
  const before = luck.used;
  world.take(number, luck);
  return luck.used > before;
}

/** One of each verb, then a second of each: a hundred steps do not hide a blow. */
function byTurns(options: readonly (readonly [string, Choice])[]): (readonly [string, Choice])[] {
  const verbs = new Map<string, (readonly [string, Choice])[]>();
  for (const one of options) verbs.set(one[1].do, [...(verbs.get(one[1].do) ?? []), one]);
  const rows = [...verbs.values()];
  const longest = Math.max(0, ...rows.map(row => row.length));
  return Array.from({ length: longest }, (_, place) => rows.flatMap(row => row.slice(place, place + 1))).flat();
}
