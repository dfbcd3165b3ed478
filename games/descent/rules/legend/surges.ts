import type { Choice } from '../../choices.ts';
import type { Surge } from '../../content/card.ts';
import { type Aimed, type Attack, attackOf, figureOf, monsterOf, type State } from '../../state.ts';
import { type AttackResult, dealtBy, resultOf, shieldsOf } from '../attack/result.ts';
import { healthLeft } from '../values.ts';

/**
 * The next surge of a monster's attack: whatever keeps it from missing, then what defeats a hero, then in the order of its card what is needed and has an effect
 * (D2-RTLAI-12 to -15). The order of the options is that of the card.
 */
export function nextSurge(state: State, kind: 'range' | 'surge', options: readonly Choice[]): Choice {
  const surges = options.filter(one => one.do === 'surge');
  const [first] = surges;
  // Without it the attack misses: it is too short, or somebody demands a surge.
  if (first !== undefined && (kind === 'range' || first.does === null)) return first;
  const attack = attackOf(state);
  const aims = attack.aims.filter(({ figure }) => figureOf(state, figure) !== null);
  // Without a list of its own it goes for the most damage (D2-RTLAI-16).
  if (monsterOf(state, attack.by) === null) return mostDamage(attack, aims, surges) ?? done(options);
  const deadly = surges.find(({ does }) => does !== null && aims.some(aim => defeats(state, attack, aim, does)));
  const useful = surges.find(({ does }) => does !== null && aims.some(aim => helps(state, attack, aim, does)));
  // What is left may still do something for itself: a doomed monster gets rid of that (D2-RTLAI-56).
  const own = surges.find(({ does }) =>
    does?.effects.some(effect => effect.do === 'aimed' && effect.aim.who === 'attacker'),
  );
  return deadly ?? useful ?? own ?? done(options);
}

const done = (options: readonly Choice[]): Choice => options.find(one => one.do === 'done') ?? (options[0] as Choice);

type SurgeChoice = Extract<Choice, { do: 'surge' }>;

/** The surge that adds most to what is dealt; null: none adds anything. */
function mostDamage(attack: Attack, aims: readonly Aimed[], surges: readonly SurgeChoice[]): SurgeChoice | null {
  const dealt = (result: AttackResult): number =>
    aims.reduce((sum, aim) => sum + dealtBy(result, aim, attack.least), 0);
  let best: SurgeChoice | null = null;
  let most = dealt(resultOf(attack));
  for (const choice of surges) {
    const n = choice.does === null ? 0 : dealt(withSurge(attack, choice.does));
    if (n <= most) continue;
    best = choice;
    most = n;
  }
  return best;
}

const isDoomed = (state: State, attack: Attack, aim: Aimed): boolean =>
  dealtBy(resultOf(attack), aim, attack.least) >= healthLeft(state, aim.figure);

const defeats = (state: State, attack: Attack, aim: Aimed, surge: Surge): boolean =>
  !isDoomed(state, attack, aim) &&
  dealtBy(withSurge(attack, surge), aim, attack.least) >= healthLeft(state, aim.figure);

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
    return true;
  });
}

function withSurge(attack: Attack, { effects }: Surge): AttackResult {
  const result = resultOf(attack);
  let { damage, pierce } = result;
  for (const effect of effects)
    if (effect.do === 'add' && typeof effect.n === 'number') {
      if (effect.to === 'damage') damage += effect.n;
      if (effect.to === 'pierce') pierce += effect.n;
    }
  return { ...result, damage, pierce };
}
