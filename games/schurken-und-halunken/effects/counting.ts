import type { Stat } from '../content/values.ts';
import { ignoresArmour } from '../rules/damage.ts';
import { defenceStat } from '../rules/parry.ts';
import { fighterOf } from '../rules/protect.ts';
import { type Combat, isFigure, isMagical, type Opponent, type State } from '../state.ts';
import type { Boost } from './boost.ts';

/**
 * Does it count at all? A card is offered only if it would change something by the facts on the table: a bonus on a value that
 * the running roll does not use, or a blow to somebody who no longer acts in this turn, would do nothing (SH-END-06).
 */

/** Would a change of this value, lasting so long, count for this figure? */
export function counts(state: State, who: Opponent, stat: Stat, until: Boost['until']): boolean {
  switch (until) {
    case 'combat':
      return state.casting
        ? state.casting.by === who.id && stat === 'magic'
        : state.combat !== null && countsInCombat(state, state.combat, who, stat);
    case 'turn':
      return state.phase !== 'end' && countsInTurn(state, who, stat);
    case 'round':
      return true;
  }
}

function countsInCombat(state: State, combat: Combat, who: Opponent, stat: Stat): boolean {
  if (who.id === combat.attacker) return stat === 'damage' || (stat === attackStat(combat) && isContested(combat));
  if (who.id !== (combat.protector ?? combat.target)) return false;
  return stat === 'armour' ? !ignoresArmour(state, combat) : stat === defenceStat(combat) && isContested(combat);
}

const attackStat = ({ form }: Combat): Stat => (form === 'magical' ? 'magic' : 'attack');

/** Both totals are compared: nobody has waived, and there is something to ward the attack off with. */
const isContested = ({ defence }: Combat): boolean =>
  defence !== null && defence.how !== 'none' && defence.how !== 'waive';

/** In a turn only the group that has it attacks, and only the others are attacked. */
function countsInTurn(state: State, who: Opponent, stat: Stat): boolean {
  const isActive = who.group === state.active;
  switch (stat) {
    case 'attack':
    case 'damage':
      return isActive && !(who.kind === 'creature' && who.fresh);
    case 'magic':
      return isFigure(who) && isMagical(who);
    default:
      return !isActive;
  }
}

/** Does this one roll a die in the running combat or casting? */
export function rolls(state: State, who: Opponent): boolean {
  const { combat, casting } = state;
  if (casting) return casting.by === who.id;
  if (!combat) return false;
  return who.id === combat.attacker || (who.id === fighterOf(state, combat).id && isFigure(who) && isContested(combat));
}
