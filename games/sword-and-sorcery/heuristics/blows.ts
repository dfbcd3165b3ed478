import { totalOf } from '@tafelrunde/engine';
import {
  type AttackProfile,
  armourOf,
  changedValue,
  defenceDice,
  dominates,
  guardOf,
  healthOf,
  sideOf,
  zonesOf,
} from '../announced.ts';
import { DICE, type DieColour } from '../content/dice.ts';
import { cardOf } from '../content/enemies/index.ts';
import type { Damage, DieSymbol } from '../content/words.ts';
import { enemyOf, type FigureId, figureOf, type Property, type State } from '../state.ts';

/** What a blow will come to: a quick estimate with exact chances of hits and blocks; symbols count by their mean. */
export interface Blow {
  /** Wounds on average, none beyond what the target has left. */
  readonly wounds: number;
  /** The chance that it falls. */
  readonly kill: number;
}

/** Chances by number, from 0 on. */
type Chances = readonly number[];

const CERTAIN: Chances = [1];
const known = new Map<string, Chances>();

/** How many of a symbol so many dice of a colour show. */
function countChances(colour: DieColour, dice: number, symbol: DieSymbol): Chances {
  if (dice <= 0) return CERTAIN;
  const key = `${colour}/${dice}/${symbol}`;
  let found = known.get(key);
  if (found === undefined) {
    found = sumOf(countChances(colour, dice - 1, symbol), oneDie(colour, symbol));
    known.set(key, found);
  }
  return found;
}

function oneDie(colour: DieColour, symbol: DieSymbol): Chances {
  const faces = DICE[colour];
  const counts = faces.map(face => face.filter(one => one === symbol).length);
  return Array.from(
    { length: Math.max(...counts) + 1 },
    (_, n) => counts.filter(one => one === n).length / faces.length,
  );
}

function sumOf(a: Chances, b: Chances): Chances {
  const sum = new Array<number>(a.length + b.length - 1).fill(0);
  for (const [i, p] of a.entries()) for (const [j, q] of b.entries()) sum[i + j] = (sum[i + j] ?? 0) + p * q;
  return sum;
}

const meanOf = (colour: DieColour, symbol: DieSymbol): number =>
  DICE[colour].reduce((sum, face) => sum + face.filter(one => one === symbol).length, 0) / DICE[colour].length;

/** An attack with these values on a figure, `more` hits added: focus, a power for the next attack. */
export function blowOn(state: State, profile: Omit<AttackProfile, 'target'>, target: FigureId, more = 0): Blow {
  const { by, values } = profile;
  const about = { figure: by, other: target };
  const red = totalOf(changedValue(state, by, 'red', values.red ?? 0, about));
  const blue = totalOf(changedValue(state, by, 'blue', values.blue ?? 0, about));
  const fixed =
    totalOf(changedValue(state, by, 'hits', values.auto ?? 0, about)) + more + superiority(state, by, target);
  return blow(state, target, {
    red,
    blue,
    fixed,
    damage: profile.damage,
    bonus: propertyHits(profile.properties, red, blue),
  });
}

interface Force {
  readonly red: number;
  readonly blue: number;
  readonly fixed: number;
  readonly damage: Damage | null;
  readonly bonus: number;
}

function blow(state: State, target: FigureId, { red, blue, fixed, damage, bonus }: Force): Blow {
  const figure = figureOf(state, target);
  if (figure === null) return { wounds: red * 0.9 + blue * 0.3 + fixed, kill: 0 };
  const left = Math.max(1, healthOf(state, target) - figure.wounds);
  const hits = sumOf(countChances('red', red, 'hit'), countChances('blue', blue, 'hit'));
  const blocks = countChances('blue', totalOf(defenceDice(state, target)), 'block');
  const stopped = totalOf(armourOf(state, target)) + figure.shields - weakness(state, target, damage);
  let wounds = 0;
  let kill = 0;
  for (const [rolled, p] of hits.entries())
    for (const [blocked, q] of blocks.entries()) {
      const through = Math.max(0, rolled + fixed - stopped - blocked) + (rolled + fixed > 0 ? bonus : 0);
      wounds += p * q * Math.min(left, through);
      if (through >= left) kill += p * q;
    }
  return { wounds, kill };
}

const superiority = (state: State, by: FigureId, target: FigureId): number => {
  const [zone] = zonesOf(state, target);
  return zone !== undefined && dominates(state, sideOf(state, by), zone) ? 1 : 0;
};

/** What properties of the weapon add on average, as far as they are hits: by the chance that the roll pays for them. */
function propertyHits(properties: readonly Property[], red: number, blue: number): number {
  let most = 0;
  for (const { cost, effects } of properties) {
    const worth = effects.reduce((sum, effect) => sum + worthOf(effect.do), 0);
    let chance = 1;
    for (const [symbol, n] of Object.entries(cost) as [DieSymbol, number][]) {
      const mean = red * meanOf('red', symbol) + blue * meanOf('blue', symbol);
      chance *= Math.min(1, mean / n) * 0.8;
    }
    most += worth * chance;
  }
  return most;
}

function worthOf(word: string): number {
  switch (word) {
    case 'critical':
      return 1;
    case 'lethal':
    case 'hits':
      return 0.7;
    case 'condition':
    case 'fire':
    case 'area':
      return 0.5;
    default:
      return 0.1;
  }
}

function weakness(state: State, target: FigureId, damage: Damage | null): number {
  const enemy = enemyOf(state, target);
  if (enemy === null || damage === null) return 0;
  const { resist, vulnerable } = { ...cardOf(enemy.id).guard, ...guardOf(enemy) };
  return (vulnerable?.includes(damage) ? 1 : 0) - (resist?.includes(damage) ? 1 : 0);
}
