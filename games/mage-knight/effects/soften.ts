import { speak } from '@tafelrunde/engine';
import { changeAttack, foeOf, isFortified } from '../rules/combat/foe.ts';
import { chosenUnits, isAttacking, maySpoil, openUnits, opponentOf, softenUnit } from '../rules/pvp/units.ts';
import type { Combat } from '../state.ts';
import { chosenAttack, openAttacks } from './foes.ts';
import { type Doing, type MageWord, noting } from './word.ts';

/** Lowers (or raises, below 0) the value of one enemy attack. */
export interface Soften {
  readonly do: 'soften';
  readonly by: number;
  /** Of the enemy chosen before. */
  readonly of?: 'same';
  /** Not the attack chosen before. */
  readonly another?: true;
  /** Not of a fortified enemy in the ranged and siege phase. */
  readonly outside?: true;
  /** The enemy gets this ability besides. */
  readonly gains?: 'cumbersome';
}

const fits =
  (at: Doing, { of, outside, another }: Soften) =>
  (combat: Combat, foe: number, attack: number): boolean =>
    !(another && at.noted.attack?.foe === foe && at.noted.attack.attack === attack) &&
    (of === undefined || at.noted.foes.includes(foe)) &&
    !(outside && combat.phase === 'ranged' && isFortified(at.state, at.turn, combat, foe));

/** In a duel: the units whose part in the attack can be changed by the one who blocks (MK-PVPS-13). */
function softened(at: Doing, { of, outside, another }: Soften): number[] {
  if (!maySpoil(at)) return [];
  return openUnits(at, outside ? 'one-in-reach' : 'one').filter(
    unit =>
      isAttacking(at)(unit) &&
      (of === undefined || at.noted.foes.includes(unit)) &&
      !(another && at.noted.foes.includes(unit)),
  );
}

export const soften: MageWord<Soften> = {
  can: (at, effect) => openAttacks(at, fits(at, effect)).length > 0 || softened(at, effect).length > 0,
  *act(at, effect) {
    const { combat } = at.turn;
    if (opponentOf(at.state, at.seat) !== null) {
      const open = softened(at, effect);
      const units = yield* chosenUnits(at, 'one', unit => open.includes(unit));
      for (const unit of units) {
        softenUnit(at, unit, effect.by);
        if (effect.gains) at.state.duel?.slow.push(unit);
      }
      at.noted = noting(at, { foes: [...at.noted.foes, ...units] }).noted;
      return;
    }
    const chosen = yield* chosenAttack(at, fits(at, effect));
    if (!chosen || combat === null) return;
    const { foe, attack } = chosen;
    changeAttack(at, foe, attack, -effect.by);
    const { gained } = foeOf(combat, foe);
    if (effect.gains && !gained.includes(effect.gains)) gained.push(effect.gains);
    at.noted = noting(at, { foes: [...at.noted.foes, foe], attack: { foe, attack } }).noted;
  },
  say({ by, of, outside, gains, another }, { lang }) {
    const t = speak(lang);
    const change = by < 0 ? `+${-by}` : `−${by}`;
    const which = of
      ? t('One attack of it', 'Ein Angriff von ihm')
      : another
        ? t('Another enemy attack', 'Ein anderer Angriff eines Gegners')
        : t('One enemy attack', 'Ein Angriff eines Gegners');
    const where = outside
      ? t(
          ' (not of a fortified enemy in the ranged and siege phase)',
          ' (nicht eines befestigten Gegners in der Fern- und Belagerungsphase)',
        )
      : '';
    const more = gains ? t(', and the enemy becomes cumbersome', ', und der Gegner wird schwerfällig') : '';
    return `${which}${where} ${t('gets', 'erhält')} ${change}${more}.`;
  },
};
