import { isEngaged, isUse, newTurn, pointsFor, weaponProfile } from '../announced.ts';
import type { Choice } from '../choices.ts';
import { enemyOf, type Hero, heroOf, type State, type Turn, type Zone } from '../state.ts';
import { aimsOf } from './goals.ts';
import { spotsFor, type Way, waysFrom } from './spots.ts';
import { attackWorth, nearestEnemy, useWorth } from './uses.ts';

/** By so much a zone must be better to go there. */
const WORTH_A_STEP = 0.05;
/** Help worth so much is given at once, before anybody moves. */
const URGENT = 1;

/** What else can be done in a turn, by its verb. What changes hands is left to the end of the fight. */
const DEEDS: Readonly<Partial<Record<Choice['do'], number>>> = {
  special: 2,
  stand: 3,
  unlock: 1,
  'pick-up': 0.9,
  'turn-soul-weapon': 1,
  search: 0.7,
  break: 0.6,
  open: 0.5,
  end: 0,
  done: 0,
  provoke: -0.5,
  change: -1,
  exchange: -1,
  drop: -2,
};

/** The best thing to do now in a hero's turn: go where it is better to be, help an attack, attack, or see to the rest. */
export function turnChoice(state: State, turn: Turn, options: readonly Choice[]): Choice {
  const hero = heroOf(state, turn.hero);
  const help = best(options.filter(isUse), choice =>
    isBlow(state, choice) ? 0 : deedWorth(state, hero, choice, false),
  );
  if (help !== null && help.worth > URGENT) return help.choice;
  const step = bestStep(state, hero, turn, options);
  if (step !== null) return step;
  const attacks = options.filter(({ do: what }) => what === 'attack');
  const attack = best(attacks, choice => blowWorth(state, hero, choice));
  const attacking = attack !== null && attack.worth > 0;
  const others = options.filter(
    ({ do: what }) => what !== 'attack' && what !== 'step' && what !== 'focus' && what !== 'dash',
  );
  const deed = best(others, choice => deedWorth(state, hero, choice, attacking));
  if (attacking && (deed === null || attack.worth >= deed.worth || isUse(deed.choice))) {
    // What helps the attack comes before it: focus, and powers for the next attack.
    if (deed !== null && isUse(deed.choice) && deed.worth > 0.3) return deed.choice;
    const focus = options.find(({ do: what }) => what === 'focus');
    if (focus !== undefined && focusGain(state, hero, attack.choice) > 0.1) return focus;
    return attack.choice;
  }
  return deed?.choice ?? options[options.length - 1] ?? { do: 'end' };
}

/** Is it used on an enemy? That is compared with other blows. */
const isBlow = (state: State, choice: Choice): boolean =>
  'target' in choice && choice.target !== null && enemyOf(state, choice.target) !== null;

interface Rated {
  readonly choice: Choice;
  readonly worth: number;
}

function best(choices: readonly Choice[], rate: (choice: Choice) => number): Rated | null {
  let found: Rated | null = null;
  for (const choice of choices) {
    const worth = rate(choice);
    if (found === null || worth > found.worth) found = { choice, worth };
  }
  return found;
}

function blowWorth(state: State, hero: Hero, choice: Choice, more = 0): number {
  if (choice.do !== 'attack') return 0;
  const profile = weaponProfile(hero, choice.with === 'own' ? 'main' : choice.with);
  return profile === null ? 0 : attackWorth(state, profile, choice.target, more);
}

const focusGain = (state: State, hero: Hero, choice: Choice): number =>
  blowWorth(state, hero, choice, 1) - blowWorth(state, hero, choice);

function deedWorth(state: State, hero: Hero, choice: Choice, attacking: boolean): number {
  switch (choice.do) {
    case 'power':
      return useWorth(state, hero, choice.power, choice.level, choice.target, attacking);
    case 'hero-power':
      return useWorth(state, hero, null, null, choice.target, attacking);
    case 'item':
      return useWorth(state, hero, choice.item, null, choice.target, attacking);
    case 'open':
      return isEngaged(state, hero.id) || nearestEnemy(state, hero) <= 1 ? -0.5 : 0.5;
    default:
      return DEEDS[choice.do] ?? 0.1;
  }
}

/** The first step of the best way, if there is a better place; a dash first where only that reaches it. */
function bestStep(state: State, hero: Hero, turn: Turn, options: readonly Choice[]): Choice | null {
  if (!options.some(({ do: what }) => what === 'step')) return null;
  const aims = aimsOf(state);
  const points = pointsFor(state, hero, turn);
  const mayDash = options.some(({ do: what }) => what === 'dash');
  const spot = spotsFor(state, hero, turn, aims);
  const here = spot(hero.zone);
  const reached = bestWay(state, hero, spot, points);
  const dashed = mayDash && nearestEnemy(state, hero) > 2 ? bestWay(state, hero, spot, points + 1) : null;
  if (dashed !== null && dashed.worth > Math.max(here, reached?.worth ?? here) + 0.3) return { do: 'dash' };
  if (reached === null || reached.worth <= here + WORTH_A_STEP) return null;
  return options.find(choice => choice.do === 'step' && choice.to === reached.way.first) ?? null;
}

function bestWay(
  state: State,
  hero: Hero,
  spot: (zone: Zone) => number,
  points: number,
): { readonly way: Way; readonly worth: number } | null {
  let found: { readonly way: Way; readonly worth: number } | null = null;
  for (const way of waysFrom(state, hero, points)) {
    const worth = spot(way.zone) - way.harm;
    if (found === null || worth > found.worth) found = { way, worth };
  }
  return found;
}

/** Who goes first: whoever has most to gain from it; ghosts last. */
export function nextHero(state: State, options: readonly Choice[]): Choice | null {
  const rated = best(options, choice => {
    if (choice.do !== 'next') return -100;
    const hero = heroOf(state, choice.hero);
    if (hero.ghost) return -50;
    const turn = newTurn(state, hero);
    const spot = spotsFor(state, hero, turn, aimsOf(state));
    const here = spot(hero.zone);
    return Math.max(here, bestWay(state, hero, spot, pointsFor(state, hero, turn))?.worth ?? here) - here;
  });
  return rated?.choice ?? null;
}
