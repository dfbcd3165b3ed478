import { type Amount, capital, speak } from '@tafelrunde/engine';
import { armorOf, changeArmor, isFortified } from '../rules/combat/foe.ts';
import { armorInDuel, chosenUnits, hasWalls, openUnits, opponentOf, weakenUnit } from '../rules/pvp/units.ts';
import type { Combat } from '../state.ts';
import { amountNow, amountText, type Per } from './counting.ts';
import { chosenFoes, type FoeAim, foesText, isMany, within } from './foes.ts';
import { type Doing, type MageWord, noting } from './word.ts';

/** Lowers the armor of enemies, never below 1; `by: 'all'`: down to 1. */
export interface Weaken {
  readonly do: 'weaken';
  readonly who: FoeAim;
  readonly by: Amount<Per> | 'all';
  /** Against fortified enemies. */
  readonly fortified?: number;
}

/** By how much it is lowered; to 1 it is lowered by all that is above, in both armor values of an elusive enemy. */
function lowering(
  at: Doing,
  combat: Combat,
  foe: number,
  by: Amount<Per> | 'all',
  fortified: number | undefined,
): number {
  if (by === 'all') return armorOf(at.state, combat, foe) - 1;
  return fortified !== undefined && isFortified(at.state, at.turn, combat, foe) ? fortified : amountNow(at, by);
}

/** The same for a unit of the opponent in a duel (MK-PVPS-02, -06). */
function loweringInDuel(
  at: Doing,
  other: number,
  unit: number,
  by: Amount<Per> | 'all',
  fortified: number | undefined,
): number {
  const { state, seat } = at;
  if (by === 'all') return armorInDuel(state, other, unit) - 1;
  return fortified !== undefined && state.duel !== null && hasWalls(state, state.duel, seat)
    ? fortified
    : amountNow(at, by);
}

export const weaken: MageWord<Weaken> = {
  can: (at, { who }) => within(at, who).length > 0 || openUnits(at, who).length > 0,
  *act(at, { who, by, fortified }) {
    const { combat } = at.turn;
    if (combat === null) return;
    const other = opponentOf(at.state, at.seat);
    if (other !== null) {
      const units = yield* chosenUnits(at, who);
      for (const unit of units) weakenUnit(at, unit, loweringInDuel(at, other, unit, by, fortified));
      at.noted = noting(at, { foes: [...at.noted.foes, ...units] }).noted;
      return;
    }
    const foes = yield* chosenFoes(at, who);
    for (const foe of foes) changeArmor(at, foe, -lowering(at, combat, foe, by, fortified));
    at.noted = noting(at, { foes: [...at.noted.foes, ...foes] }).noted;
  },
  say({ who, by, fortified }, { lang }) {
    const t = speak(lang);
    if (by === 'all')
      return `${capital(foesText(who, lang))} ${isMany(who) ? t('have', 'haben') : t('has', 'hat')} ${t('armor', 'Rüstung')} 1.`;
    const walls = fortified ? t(` (−${fortified} if fortified)`, ` (−${fortified}, wenn befestigt)`) : '';
    const verb = isMany(who) ? t('get', 'erhalten') : t('gets', 'erhält');
    return `${capital(foesText(who, lang))} ${verb} ${t('armor', 'Rüstung')} −${amountText(by, lang)}${walls}, ${t('at least 1', 'mindestens 1')}.`;
  },
};
