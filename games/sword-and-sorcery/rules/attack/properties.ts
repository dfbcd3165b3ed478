import { choose, copy } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../../choices.ts';
import { type DieSymbol, type Payment, SYMBOLS } from '../../content/words.ts';
import { vocabulary } from '../../effects/vocabulary.ts';
import type { Doing } from '../../effects/word.ts';
import type { Attack, FigureId, Property, State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { sideOf, zonesOf } from '../balance-of-power.ts';
import { seatFor } from '../deciding.ts';
import { type Tally, tally } from '../dice.ts';
import { isPermitted } from '../in-force.ts';
import { reach } from './area.ts';

/** The dice of a roll with what was added and spent: an attack and a defence alike. */
export interface Spending {
  readonly dice: Attack['dice'];
  readonly properties: readonly Property[];
  used: number[];
  readonly added?: Tally;
  spent: Tally;
}

/** Symbols still to be spent: each once, also those of one face for different properties (SS-ATK-06, -07). */
export function unspent({ dice, added, spent }: Spending): Tally {
  const left = tally(dice);
  for (const symbol of SYMBOLS) left[symbol] += (added?.[symbol] ?? 0) - spent[symbol];
  return left;
}

const costs = (cost: Payment): number => SYMBOLS.reduce((sum, symbol) => sum + (cost[symbol] ?? 0), 0);

/** Which properties a figure can pay now: none twice, unless something allows it; none with energy after that critical hit (SS-ATK-04, SS-CRIT-15). */
export function payable(state: State, of: FigureId, roll: Spending): number[] {
  const left = unspent(roll);
  const noEnergy = isPermitted(state, of, 'no-energy-properties');
  const times = isPermitted(state, of, 'each-property-twice') ? 2 : 1;
  return roll.properties.flatMap(({ cost }, n) => {
    if (roll.used.filter(one => one === n).length >= times) return [];
    // What costs nothing is used once.
    if (roll.used.includes(n) && costs(cost) === 0) return [];
    if (noEnergy && (cost.energy ?? 0) > 0) return [];
    return SYMBOLS.every(symbol => left[symbol] >= (cost[symbol] ?? 0)) ? [n] : [];
  });
}

export function pay(roll: Spending, n: number): void {
  roll.used.push(n);
  const cost = roll.properties[n]?.cost ?? {};
  for (const symbol of Object.keys(cost) as DieSymbol[]) roll.spent[symbol] += cost[symbol] ?? 0;
}

/** Step 2 of an attack. Heroes choose, enemies must (SS-ATK-08, SS-ECMB-03); then the effects act, a critical hit before all others (SS-CRIT-03). */
export function* useProperties(state: State, io: Io, made: Attack): Flow {
  if (made.properties.length === 0) return;
  if (isPermitted(state, made.target, 'only-threatening-properties') && state.threat?.hero !== made.by) return;
  if (sideOf(state, made.by) === 'enemies') usedByEnemy(state, made.by, made);
  else yield* chooseProperties(state, made.by, made, 'attack-properties');
  const chosen = made.used.map(n => made.properties[n] as Property);
  const isCritical = ({ effects }: Property): boolean => effects.some(effect => effect.do === 'critical');
  // Numbers first: whether there is a hit depends on them (SS-CRIT-03, SS-PUSH-01).
  const ordered = [
    ...chosen.filter(isNumber),
    ...chosen.filter(one => isCritical(one)),
    ...chosen.filter(one => !isNumber(one) && !isCritical(one)),
  ];
  for (const property of ordered) {
    // From the first that does more than count on, it is settled whom the attack reaches: all of them meet what it does (SS-AOE-01).
    if (!isNumber(property)) reach(state, made);
    io.tell?.({ kind: 'property', by: made.by, pays: copy(property.cost), property, rule: 'SS-ATK-03' });
    yield* vocabulary.carryOut(attackDoing(state, io, made), property.effects);
  }
}

const NUMBERS: readonly string[] = ['hits', 'lethal', 'area', 'pierce', 'symbols'];
/** It only counts: nobody is asked anything and nothing is rolled for it. */
export const isNumber = ({ effects }: Pick<Property, 'effects'>): boolean =>
  effects.every(({ do: word }) => NUMBERS.includes(word));

/** All that can be paid, the dearest first, equal ones in printed order (SS-ECMB-04). */
export function usedByEnemy(state: State, of: FigureId, roll: Spending): void {
  for (;;) {
    const options = payable(state, of, roll);
    const [first] = options.toSorted(
      (a, b) => costs(roll.properties[b]?.cost ?? {}) - costs(roll.properties[a]?.cost ?? {}),
    );
    if (first === undefined) return;
    pay(roll, first);
  }
}

export function* chooseProperties(
  state: State,
  of: FigureId,
  roll: Spending,
  kind: 'attack-properties' | 'defence-properties',
  most = Number.POSITIVE_INFINITY,
): Flow {
  for (let left = most; left > 0; left--) {
    const options = payable(state, of, roll).map((n): Choice => {
      const property = roll.properties[n] as Property;
      return { do: 'property', n, pays: property.cost, property };
    });
    if (options.length === 0) return;
    const rule = kind === 'attack-properties' ? 'SS-ATK-03' : 'SS-DEF-09';
    const choice = yield* choose<Choice, AskKind>({
      seat: seatFor(state, of),
      kind,
      rule,
      about: of,
      options: [...options, { do: 'done', ends: kind === 'attack-properties' ? 'attack' : 'defence' }],
    });
    if (choice.do !== 'property') return;
    pay(roll, choice.n);
  }
}

/** What effects of an attack are handed: they work on everybody it is known to reach. */
export function attackDoing(state: State, io: Io, made: Attack): Doing {
  return {
    state,
    io,
    by: made.by,
    seat: seatFor(state, made.by),
    source: { id: made.source, by: 'rule', level: 1 },
    on: Object.keys(made.zones),
    zone: zonesOf(state, made.target)[0] ?? null,
    about: { figure: made.by, other: made.target },
  };
}
