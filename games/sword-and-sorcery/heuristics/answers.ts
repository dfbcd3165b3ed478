import type { AskOf } from '@tafelrunde/engine';
import { healthOf, isEngaged } from '../announced.ts';
import type { Choice } from '../choices.ts';
import { attackOf, enemyOf, figureOf, heroOf, isHero, type State } from '../state.ts';
import type { SwordAndSorcery } from '../types.ts';
import { worthOfBody, woundWeight } from './foes.ts';
import { aimsOf, nearness } from './goals.ts';
import { choiceOfLesson } from './lessons.ts';

type Ask = AskOf<SwordAndSorcery>;

/** Answers to small questions that need no comparing: null where there is something to compare. */
export function settledAnswer(state: State, { kind, options, seat }: Ask): Choice | null {
  switch (kind) {
    case 'attack-properties':
    case 'defence-properties':
      return dearest(options);
    case 'reroll':
      return blank(state, options);
    case 'react':
      return reaction(state, options);
    case 'manage-target':
      return largest(options, choice => (choice.do === 'figure' ? -woundWeight(state, choice.figure) : 0));
    case 'manage-order':
    case 'manage-way':
      return options[0] ?? null;
    case 'pick-up':
      return largest(options, ({ do: what }) => (what === 'done' ? 0 : what === 'take' ? 1 : 2));
    case 'drop':
      return options.find(({ do: what }) => what === 'done') ?? options[0] ?? null;
    case 'exchange':
    case 'change':
      return options.find(({ do: what }) => what === 'done') ?? null;
    case 'equip':
      return options.find(({ do: what }) => what === 'wear') ?? null;
    case 'shards':
      return shards(state, options);
    case 'ghost':
      return ghost(state, options);
    case 'learn':
      return largest(options, choice =>
        choice.do === 'learn' ? choiceOfLesson(state, heroOf(state, choice.hero), choice.power) : 0,
      );
    case 'threat':
      return largest(options, choice => (choice.do === 'figure' ? -woundWeight(state, choice.figure) : 0));
    case 'figure':
      return largest(options, choice => (choice.do === 'figure' ? target(state, choice.figure) : 0));
    case 'companion':
      return companion(state, seat, options);
    default:
      return null;
  }
}

function largest(options: readonly Choice[], rate: (choice: Choice) => number): Choice | null {
  let found: Choice | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of options) {
    const worth = rate(choice);
    if (worth <= most) continue;
    most = worth;
    found = choice;
  }
  return found;
}

/** Symbols that are not spent are lost: what costs most does most. */
const dearest = (options: readonly Choice[]): Choice | null =>
  largest(options, choice =>
    choice.do === 'property' ? 1 + Object.values(choice.pays).reduce((sum, n) => sum + n, 0) : 0,
  );

/** Dice that show nothing of use are rolled again: no hit in an attack, no block in a defence. */
function blank(state: State, options: readonly Choice[]): Choice | null {
  const wanted = state.attacks.length > 0 && attackOf(state).defence !== null ? 'block' : 'hit';
  const idle = options.find(choice => choice.do === 'reroll' && !choice.shows.split('+').includes(wanted));
  return idle ?? options.find(({ do: what }) => what === 'done') ?? null;
}

/** Reactions are there to be used, but not on a scratch: with few wounds in sight the hourglass is kept. */
function reaction(state: State, options: readonly Choice[]): Choice | null {
  const pass = options.find(({ do: what }) => what === 'pass') ?? null;
  const uses = options.filter(choice => choice.do === 'use');
  const [first] = state.attacks.length > 0 ? uses.toReversed() : uses;
  if (first === undefined) return pass;
  const { defence } = state.attacks.length > 0 ? attackOf(state) : { defence: null };
  if (defence !== null && isHero(state, defence.of) && defence.ordinary + defence.lethal < 2) return pass;
  return first;
}

/** The dead are called back first; ranks are bought with what is not needed for that. */
function shards(state: State, options: readonly Choice[]): Choice | null {
  const back = options.find(({ do: what }) => what === 'resurrect');
  if (back !== undefined) return back;
  const reserve = state.heroes.some(({ ghost }) => ghost) ? Math.max(...state.heroes.map(({ rank }) => rank)) : 0;
  const raise = options.find(choice => choice.do === 'raise' && state.shards - choice.cost >= reserve);
  return raise ?? options.find(({ do: what }) => what === 'done') ?? null;
}

/** A ghost cries once, goes to an altar and waits there. */
function ghost(state: State, options: readonly Choice[]): Choice | null {
  const hero = state.heroes.find(({ id }) => id === state.turn?.hero);
  const cry = largest(
    options.filter(({ do: what }) => what === 'cry'),
    choice => (choice.do === 'cry' && choice.target !== null ? target(state, choice.target) : 0),
  );
  if (cry !== null) return cry;
  const isAtAltar = state.altars.some(({ zone, active }) => active && zone === hero?.zone);
  const home = options.find(({ do: what }) => what === 'return');
  if (!isAtAltar && home !== undefined) return home;
  return options.find(({ do: what }) => what === 'end') ?? null;
}

/** Enemies that matter, heroes in need. */
function target(state: State, id: string): number {
  const enemy = enemyOf(state, id);
  if (enemy !== null) return worthOfBody(enemy);
  const figure = figureOf(state, id);
  return figure === null ? 0 : figure.wounds / Math.max(1, healthOf(state, id));
}

/** A companion bites what it can, else it runs to where its master fights. */
function companion(state: State, seat: number, options: readonly Choice[]): Choice | null {
  const owner = state.companions.find(one => heroOf(state, one.owner).seat === seat);
  const aims =
    state.enemies.length > 0
      ? state.enemies.flatMap(({ bodies }) => bodies.map(({ zone }) => ({ zone, pull: 1 })))
      : aimsOf(state);
  const now = owner === undefined ? 0 : nearness(state, aims, owner.zone);
  return largest(options, choice => {
    if (choice.do === 'attack') return 10 + target(state, choice.target);
    if (choice.do === 'stand') return 9;
    if (choice.do !== 'step') return 0;
    return owner !== undefined && isEngaged(state, owner.id) ? -1 : nearness(state, aims, choice.to) - now;
  });
}
