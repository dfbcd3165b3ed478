import type { Choice } from '../../choices.ts';
import type { Surge } from '../../content/card.ts';
import type { Effect } from '../../effects/effect.ts';
import { type Aimed, type Attack, attackOf, figureOf, monsterOf, type State } from '../../state.ts';
import { neededFor } from '../attack/range.ts';
import { type AttackResult, dealtBy, resultOf, shieldsOf } from '../attack/result.ts';
import { leftFor } from '../attack/surges.ts';
import { healthLeft } from '../values.ts';

/**
 * The next surge of a monster's attack: whatever keeps it from missing, then what defeats a hero, then in the order of its card what is needed and has an effect
 * (D2-RTLAI-12 to -15). The order of the options is that of the card.
 */
export function nextSurge(state: State, kind: 'range' | 'surge', options: readonly Choice[]): Choice {
  const surges = options.filter(one => one.do === 'surge');
  const [first] = surges;
  const attack = attackOf(state);
  const left = leftFor(state, attack);
  // Without it the attack misses: it is too short, or somebody demands a surge.
  if (first !== undefined && kind === 'range')
    return together(surges, left, spent => reachesAll(state, attack, spent)) ?? first;
  if (first !== undefined && first.does === null) return first;
  const aims = attack.aims.filter(({ figure }) => figureOf(state, figure) !== null);
  // Without a list of its own it goes for the most damage (D2-RTLAI-16).
  if (monsterOf(state, attack.by) === null) return mostDamage(attack, aims, surges) ?? done(options);
  const deadly = together(surges, left, spent => aims.some(aim => defeats(state, attack, aim, spent)));
  const useful = surges.find(({ does }) => does !== null && aims.some(aim => helps(state, attack, aim, does)));
  // What is left may still do something for itself: a doomed monster gets rid of that (D2-RTLAI-56).
  const own = surges.find(({ does }) =>
    does?.effects.some(effect => isForItself(effect) && serves(state, attack, effect)),
  );
  return deadly ?? useful ?? own ?? done(options);
}

const done = (options: readonly Choice[]): Choice => options.find(one => one.do === 'done') ?? (options[0] as Choice);

type SurgeChoice = Extract<Choice, { do: 'surge' }>;

/** The first of the fewest surges that do it together, in the order of the card; undefined: all that are left do not. */
function together(
  surges: readonly SurgeChoice[],
  left: number,
  suffices: (spent: readonly Surge[]) => boolean,
): SurgeChoice | undefined {
  let first: SurgeChoice | undefined;
  let least = left + 1;
  const add = (from: number, chosen: readonly SurgeChoice[], cost: number): void => {
    if (cost >= least) return;
    if (chosen.length > 0 && suffices(chosen.flatMap(({ does }) => does ?? []))) {
      least = cost;
      first = chosen[0];
      return;
    }
    for (let i = from; i < surges.length; i++) {
      const one = surges[i] as SurgeChoice;
      add(i + 1, [...chosen, one], cost + (one.does?.cost ?? 1));
    }
  };
  add(0, [], 0);
  return first;
}

const reachesAll = (state: State, attack: Attack, spent: readonly Surge[]): boolean =>
  attack.aims.every(aim => !aim.target || neededFor(state, attack, aim) <= withSurges(attack, spent).range);

/** The surge that adds most to what is dealt; null: none adds anything. */
function mostDamage(attack: Attack, aims: readonly Aimed[], surges: readonly SurgeChoice[]): SurgeChoice | null {
  const dealt = (result: AttackResult): number =>
    aims.reduce((sum, aim) => sum + dealtBy(result, aim, attack.least), 0);
  let best: SurgeChoice | null = null;
  let most = dealt(resultOf(attack));
  for (const choice of surges) {
    const n = choice.does === null ? 0 : dealt(withSurges(attack, [choice.does]));
    if (n <= most) continue;
    best = choice;
    most = n;
  }
  return best;
}

const isDoomed = (state: State, attack: Attack, aim: Aimed): boolean =>
  dealtBy(resultOf(attack), aim, attack.least) >= healthLeft(state, aim.figure);

const defeats = (state: State, attack: Attack, aim: Aimed, spent: readonly Surge[]): boolean =>
  !isDoomed(state, attack, aim) &&
  dealtBy(withSurges(attack, spent), aim, attack.least) >= healthLeft(state, aim.figure);

type ForItself = Extract<Effect, { do: 'aimed' }>;

const isForItself = (effect: Effect): effect is ForItself => effect.do === 'aimed' && effect.aim.who === 'attacker';

/** Does it do anything for the attacker? Who is unhurt has nothing to recover. */
const serves = (state: State, { by }: Attack, { effects }: ForItself): boolean =>
  effects.some(({ do: word }) => word !== 'heal') || (figureOf(state, by)?.damage ?? 0) > 0;

/** Is it needed, and does it do anything? More damage for who falls already, Pierce without shields and a condition without damage do not. */
function helps(state: State, attack: Attack, aim: Aimed, surge: Surge): boolean {
  if (isDoomed(state, attack, aim)) return false;
  const result = resultOf(attack);
  return surge.effects.some(effect => {
    if (effect.do === 'add') {
      if (effect.to === 'damage') return true;
      if (effect.to === 'pierce') return shieldsOf(aim) > result.pierce;
      return effect.to !== 'range';
    }
    if (effect.do === 'inflict')
      return (
        dealtBy(result, aim, attack.least) > 0 && !figureOf(state, aim.figure)?.conditions.includes(effect.condition)
      );
    return !isForItself(effect) || serves(state, attack, effect);
  });
}

function withSurges(attack: Attack, spent: readonly Surge[]): AttackResult {
  const result = resultOf(attack);
  let { damage, pierce, range } = result;
  for (const effect of spent.flatMap(({ effects }) => effects))
    if (effect.do === 'add' && typeof effect.n === 'number') {
      if (effect.to === 'damage') damage += effect.n;
      if (effect.to === 'pierce') pierce += effect.n;
      if (effect.to === 'range') range += effect.n;
    }
  return { ...result, damage, pierce, range };
}
