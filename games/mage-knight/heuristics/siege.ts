import { scenarioData } from '../content/scenarios/index.ts';
import type { Site, State } from '../state.ts';
import type { View } from '../view.ts';
import { tokenOdds } from './might.ts';
import { WORTH } from './worth.ts';

/** What a defender is worth besides its fame, and the fall of a city, where all win or lose by their cities. */
const DEFENDER = 45;
const CITY = 300;

/** A city of a game in which it is a goal to conquer them; elsewhere it is one more place with fame to be had. */
export const isGoal = ({ scenario }: Pick<State, 'scenario'>): boolean =>
  scenario !== 'first-reconnaissance' && scenarioData(scenario).mode !== 'competitive';

const isCity = ({ kind, main }: Site): boolean => kind === 'city' && main === undefined;

/** How far all cities have come: a siege goes on where it was left, so every defender counts. */
export function siegeWorth(table: Pick<State, 'scenario' | 'map'>): number {
  if (!isGoal(table)) return 0;
  let sum = 0;
  for (const site of Object.values(table.map.sites))
    if (isCity(site)) sum += site.shields.length * DEFENDER + (site.conquered ? CITY : 0);
  return sum;
}

/** What a combat for a city may bring besides fame at the most. */
export const siegeHope = (table: Pick<State, 'scenario'>, { kind }: Pick<Site, 'kind'>, foes: number): number =>
  kind === 'city' && isGoal(table) ? foes * DEFENDER + CITY : 0;

/** Turns between two assaults of one siege, wounds and tired units considered; what an assault after the first is worth of it. */
const BETWEEN = 1.5;
const MOST_ASSAULTS = 4;
const AGAIN = 0.85;
/** The walls and what the city adds to the attacks of its defenders. */
const WALLS = 1.5;
/** Of what makes a defender hard, so much is its armor; the attacks of all of them have to be borne at once, as far as units do not bear them. */
const ARMOR = 0.55;
const BORNE = 0.3;
/** What should be to spare: whoever goes there with less stands before the walls and waits for a better hand. */
const RESERVE = 4;

const sure = (surplus: number, width: number): number => 1 / (1 + Math.exp(-surplus / width));

const assaultsIn = (left: number): number => Math.max(1, Math.min(MOST_ASSAULTS, left / BETWEEN));

/** What several assaults bring if the next one brings so much. */
export const repeated = (once: number, left: number): number => once * (1 + AGAIN * (assaultsIn(left) - 1));

/** What besieging a city promises somebody of this might who has so many turns left: defender by defender, over several assaults. */
export function cityWorth(view: View, { tokens }: Site, might: number, left: number): number {
  if (view.scenario === 'first-reconnaissance') return 0;
  const goal = isGoal(view);
  const foes = tokens.map(tokenOdds).sort((a, b) => a.hard - b.hard);
  const [first] = foes;
  if (first === undefined) return 0;
  const borne = BORNE * foes.reduce((sum, { hard }) => sum + hard, 0);
  // Who cannot defeat anybody there in one assault gains nothing by many.
  const begun = sure(might - borne - ARMOR * first.hard - WALLS - RESERVE, 2);
  const force = repeated(might, left);
  let needed = borne;
  let worth = 0;
  for (const { hard, fame } of foes) {
    needed += ARMOR * hard + WALLS;
    worth += sure(force - needed, 5) * (fame * WORTH.fame + (goal ? DEFENDER : 0));
  }
  return begun * (worth + sure(force - needed - 2, 5) * (goal ? CITY + 100 : 160));
}
