import { type Chance, type RuleId, type Sum, totalOf } from '@tafelrunde/engine';
import { supportCard } from '../content/index.ts';
import type { Rolled } from '../events.ts';
import { type Combat, type Figure, figure, type Io, opponent, type State } from '../state.ts';
import { inHands, weaponProfile } from './hands.ts';
import { fighterOf, isProtecting } from './protect.ts';
import { modifiers, printed, rerollsOnes, type Stance, sum } from './values.ts';

export interface Roll {
  readonly dice: readonly number[];
  readonly sum: number;
  readonly sixes: number;
}

/** The attacker's stance in a combat. */
export function attackStance(state: State, combat: Combat): Stance {
  return {
    using: combat.with,
    form: combat.form,
    foe: fighterOf(state, combat),
    dodging: false,
    protecting: false,
  };
}

/** Base attack and all that applies, before the die (SH-MELEE-01); magic for a spell (SH-MAGIC-02). */
export function attackValue(state: State, combat: Combat): Sum {
  const who = figure(state, combat.attacker);
  const stat = combat.form === 'magical' ? 'magic' : 'attack';
  const parts = modifiers(state, who, stat, attackStance(state, combat));
  const bonus = attackBonus(combat);
  if (bonus !== 0) parts.unshift({ source: combat.with, amount: bonus });
  return sum(printed(who, stat), parts);
}

function attackBonus({ with: means, hands }: Combat): number {
  if (means === 'claws') return 0;
  const card = supportCard(means);
  if (card.kind === 'attack-spell') return card.magic;
  const profile = weaponProfile(card);
  return profile ? inHands(profile.attack, hands) : 0;
}

/** Rolls for a value and tells it; a 6 is rolled on (SH-MELEE-02). */
export function rollFor(io: Io, who: Figure, roll: Rolled, value: Sum, twice: Combat['twice'], rule: RuleId): Roll {
  const again = twice.reduce((n, t) => (t.who === who.id ? n + (t.keep === 'higher' ? 1 : -1) : n), 0);
  const ones = rerollsOnes(who);
  let kept = rollDie(io.chance, ones);
  if (again !== 0) {
    const second = rollDie(io.chance, ones);
    if (again > 0 ? second.sum > kept.sum : second.sum < kept.sum) kept = second;
  }
  const { base, parts } = value;
  io.tell?.({
    kind: 'rolled',
    who: who.id,
    roll,
    base,
    parts,
    dice: kept.dice,
    total: totalOf(value) + kept.sum,
    rule,
  });
  return kept;
}

/** The rule an attack is rolled by. */
export const attackRule = ({ form }: Combat): RuleId =>
  form === 'magical' ? 'SH-MAGIC-02' : form === 'ranged' ? 'SH-RANGED-01' : 'SH-MELEE-01';

/** The rule a defence is rolled by: what counts against which attack. */
export function defenceRule({ form, defence }: Combat): RuleId {
  if (defence?.how === 'spell') return 'SH-DEF-02';
  if (form === 'magical') return 'SH-MAGIC-02';
  if (defence?.how === 'dodge') return form === 'ranged' ? 'SH-RANGED-03' : 'SH-PARRY-03';
  return form === 'ranged' ? 'SH-RANGED-02' : 'SH-PARRY-01';
}

/** One die with all its re-rolled 6s; where ones are rolled again, once for every die. */
function rollDie(chance: Chance, onesAgain: boolean): Roll {
  const dice: number[] = [];
  for (;;) {
    dice.push(...chance.exploding());
    if (!onesAgain || dice[dice.length - 1] !== 1) break;
    const again = chance.die();
    dice[dice.length - 1] = again;
    if (again !== 6) break;
  }
  let sum = 0;
  let sixes = 0;
  for (const die of dice) {
    sum += die;
    if (die === 6) sixes++;
  }
  return { dice, sum, sixes };
}

/** The defender's stance, once the defence is declared. */
export function defenceStance(state: State, combat: Combat): Stance {
  const { defence } = combat;
  const using = defence?.how === 'parry' || defence?.how === 'spell' ? defence.with : null;
  return {
    using,
    form: combat.form,
    foe: opponent(state, combat.attacker),
    dodging: defence?.how === 'dodge',
    protecting: isProtecting(combat),
  };
}
