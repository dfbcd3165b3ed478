import { burdenOf, goalsOf, leadsOn, soughtFor, wardOn } from '../announced.ts';
import type { Goal } from '../content/adventures/adventure.ts';
import { bosses } from '../content/index.ts';
import { type Figure, profileOf, sheetOf } from '../state.ts';
import type { ThingView, View } from '../view.ts';
import { openingChance } from './deeds.ts';
import { flood, nearest } from './ground.ts';
import { type Scene, wardOf } from './scene.ts';

/** Rounds that the dark counts for; every door opened makes it a part less. */
const UNKNOWN = 18;
const PER_DOOR = 0.8;
/** Each further thing that must be in the dark, too. */
const MORE = 2;
/** Wounds that the heroes deal a boss in a round. */
const BOSS_WOUNDS = 0.7;
/** How much those count who only follow. */
const FOLLOWING = 0.3;
/** Near enough to follow, in rounds: whoever opens the door needs room. */
const COMPANY = 0.5;
/** A seal is weakened once a round. */
const ROUNDS_PER_SEAL = 1.2;
/** Being there is more than being near: somebody else may need another way then. */
const ARRIVING = 0.8;
/** Who casts spells had better not go ahead. */
const BEHIND = 1;
/** Rounds to a boss that cannot be harmed yet: it will be farther away than now. */
const WARDED = 4;
const LONGEST = 12;
/** No door leads on: something must happen first. */
const NOWHERE = 4;

export interface Needed {
  /** About how many rounds the heroes still need, with what they see. */
  readonly rounds: number;
  /** What they do not see counts as so many more. */
  readonly dark: number;
}

export function needed(scene: Scene): Needed {
  const { view } = scene;
  let unknown = UNKNOWN;
  for (const { kind, open } of view.things) if (kind === 'door' && open) unknown *= PER_DOOR;
  let rounds = 0;
  let dark = 0;
  for (const goal of goalsOf(view).heroes) {
    rounds += roundsFor(scene, goal);
    if (isDark(scene, goal)) dark += unknown;
  }
  return { rounds, dark };
}

/** Whether something that the goal needs has not been seen yet. */
function isDark(scene: Scene, goal: Goal): boolean {
  const { view, servants } = scene;
  switch (goal.is) {
    case 'reach':
      return cellsOf(scene, goal.mark).length === 0;
    case 'open':
      return soughtFor(view, goal.sign).unseen > 0;
    case 'bring':
      return view.finds.filter(({ mark }) => mark === goal.find).length < goal.count;
    case 'slay': {
      const ward = wardOn(view, goal.who);
      const seen = (view.slain[goal.who] ?? 0) + servants.filter(({ of }) => of === goal.who).length;
      if (seen < goal.count) return true;
      return ward !== undefined && view.finds.filter(({ mark }) => mark === ward.find).length < ward.count;
    }
    default:
      return false;
  }
}

function roundsFor(scene: Scene, goal: Goal): number {
  switch (goal.is) {
    case 'reach':
      return toReach(scene, goal);
    case 'open':
      return toOpen(scene, goal.sign);
    case 'bring':
      return toBring(scene, goal.find, goal.count, goal.to);
    case 'slay':
      return toSlay(scene, goal);
    case 'clear':
      return scene.servants.length + (frontier(scene).length > 0 ? toExplore(scene) : 0);
    default:
      return 0;
  }
}

// ------------------------------------------------------------------------------------------------------------------ ways

/** Rounds a hero walks to the nearest of these squares. */
function walk({ ground, view }: Scene, hero: Figure, cells: readonly number[]): number {
  return nearest(ground, hero.cell, cells) / pace(view, hero);
}

/** Squares a hero moves in a round, with what it has taken up. */
function pace(view: View, hero: Figure): number {
  const { move } = profileOf(hero);
  for (const { mark, by } of view.finds) if (by === hero.id) return Math.max(1, move - burdenOf(view, mark));
  return move;
}

const cellsOf = ({ view }: Scene, mark: string): readonly number[] =>
  view.board.marks.find(m => m.mark === mark)?.cells ?? [];

const mean = (of: readonly number[]): number => (of.length === 0 ? 0 : of.reduce((sum, n) => sum + n, 0) / of.length);

/** Rounds until somebody is there. */
const quickest = (scene: Scene, cells: readonly number[]): number =>
  Math.min(LONGEST, ...scene.heroes.map(hero => walk(scene, hero, cells) + (hero.spells.length > 0 ? BEHIND : 0)));

/** What it costs that not all are there who should help: nobody wins alone. */
const following = (scene: Scene, cells: readonly number[]): number =>
  FOLLOWING * mean(scene.heroes.map(hero => Math.max(0, walk(scene, hero, cells) - COMPANY)));

// ----------------------------------------------------------------------------------------------------------------- goals

/** Who stands there leaves the square to nobody: the others need one of the rest, and their ways go past those who are in them. */
function toReach(scene: Scene, { mark, who }: Extract<Goal, { is: 'reach' }>): number {
  const { ground, view, heroes, servants } = scene;
  const cells = cellsOf(scene, mark);
  if (cells.length === 0) return toExplore(scene);
  const those = typeof who === 'string' && who !== 'all' ? heroes.filter(({ id }) => id === who) : heroes;
  const there = those.filter(({ cell }) => cells.includes(cell));
  const free = cells.filter(cell => !there.some(hero => hero.cell === cell));
  const far = flood(ground, free, heroes, servants);
  const ways = those
    .map(hero => (there.includes(hero) ? 0 : (far[hero.cell] as number) / pace(view, hero)))
    .sort((a, b) => a - b);
  const wanted = ways.slice(0, typeof who === 'number' ? who : ways.length);
  const missing = Math.max(0, wanted.length - there.length);
  return 0.5 * (wanted.at(-1) ?? LONGEST) + 0.5 * mean(wanted) + 0.1 * mean(ways) + ARRIVING * missing;
}

/** Rounds until somebody has opened it: the way there, past those who stand in it, and as many tries as it takes. */
function opening({ ground, heroes, servants, view }: Scene, { seal, cells, ...thing }: ThingView): number {
  const far = flood(ground, cells, heroes, servants);
  let best = LONGEST;
  for (const hero of heroes) {
    const casts = hero.spells.length > 0;
    if (seal > 0 && !casts) continue;
    const tries = seal > 0 ? seal * ROUNDS_PER_SEAL : 1 / openingChance(hero, thing.lock) + (casts ? BEHIND : 0);
    best = Math.min(best, (far[hero.cell] as number) / pace(view, hero) + tries);
  }
  return best;
}

function toOpen(scene: Scene, sign: string): number {
  const { seen: sought, unseen: dark } = soughtFor(scene.view, sign);
  const times: number[] = [];
  for (const thing of sought) if (!thing.open) times.push(opening(scene, thing) + following(scene, thing.cells));
  times.sort((a, b) => b - a);
  const seen = times.reduce((sum, time, i) => sum + (i === 0 ? time : time * 0.7), 0);
  return seen + (dark === 0 ? 0 : toExplore(scene) + (dark - 1) * MORE);
}

function toBring(scene: Scene, find: string, count: number, to: string | undefined): number {
  const goals = to === undefined ? [] : cellsOf(scene, to);
  const times: number[] = [];
  for (const { mark, cell, by } of scene.view.finds) {
    if (mark !== find) continue;
    const holder = scene.heroes.find(({ id }) => id === by);
    const back = to === undefined ? 0 : holder ? walk(scene, holder, goals) : nearest(scene.ground, cell, goals) / 5;
    // Whoever carries it needs others on the way, not at its heels.
    const company = following(scene, holder && goals.length > 0 ? goals : [cell]);
    times.push((holder ? back : quickest(scene, [cell]) + back + 0.5) + company);
  }
  times.sort((a, b) => a - b);
  let sum = 0;
  for (let i = 0; i < Math.min(count, times.length); i++) sum += times[i] ?? 0;
  const dark = count - times.length;
  return dark <= 0 ? sum : sum + toExplore(scene) + (dark - 1) * MORE + (to === undefined ? 0 : MORE);
}

function toSlay(scene: Scene, { who, count }: Extract<Goal, { is: 'slay' }>): number {
  const { view, servants, heroes } = scene;
  const left = count - (view.slain[who] ?? 0);
  if (left <= 0) return 0;
  const ward = wardOn(view, who);
  const gathering = ward ? toBring(scene, ward.find, ward.count, undefined) : 0;
  const them = servants.filter(({ of }) => of === who);
  let sum = gathering;
  for (const servant of them) {
    const wounds = (sheetOf(servant)?.wounds ?? 1) - servant.wounds;
    sum += wounds / BOSS_WOUNDS;
    // Before it can be harmed, going there is of no use.
    sum += wardOf(view, who) > 0 ? WARDED : mean(heroes.map(hero => walk(scene, hero, [servant.cell])));
  }
  const dark = left - them.length;
  return dark <= 0 ? sum : sum + toExplore(scene) + (dark * woundsOf(who)) / BOSS_WOUNDS;
}

const woundsOf = (who: string): number => bosses.find(({ id }) => id === who)?.sheet.wounds ?? 1;

// -------------------------------------------------------------------------------------------------------------- the dark

/** Doors that lead into the dark. An open one does only where somebody thinks ahead: nobody knows what will be behind it. */
function frontier({ view, ground }: Scene): ThingView[] {
  const isThere = (cell: number): boolean => ground.grid.open[cell] === 1;
  return view.things.filter(thing => thing.kind === 'door' && leadsOn(view, thing, isThere));
}

/** Rounds until the nearest dark room is open; the others come along. */
function toExplore(scene: Scene): number {
  let best = LONGEST;
  let nearest: ThingView | null = null;
  for (const door of frontier(scene)) {
    const time = door.open ? quickest(scene, door.cells) : opening(scene, door);
    if (time >= best) continue;
    best = time;
    nearest = door;
  }
  return nearest === null ? NOWHERE : best + following(scene, nearest.cells);
}
