import { capital, speak } from '@tafelrunde/engine';
import { changeArmor, isFortified } from '../rules/combat/foe.ts';
import { chosenFoes, type FoeAim, foesText, isMany, within } from './foes.ts';
import { type MageWord, noting } from './word.ts';

/** Lowers the armor of enemies, never below 1. */
export interface Weaken {
  readonly do: 'weaken';
  readonly who: FoeAim;
  readonly by: number;
  /** Against fortified enemies. */
  readonly fortified?: number;
}

export const weaken: MageWord<Weaken> = {
  can: (at, { who }) => within(at, who).length > 0,
  *act(at, { who, by, fortified }) {
    const { combat } = at.turn;
    if (combat === null) return;
    const foes = yield* chosenFoes(at, who);
    for (const foe of foes)
      changeArmor(at, foe, -(fortified !== undefined && isFortified(at.state, at.turn, combat, foe) ? fortified : by));
    at.noted = noting(at, { foes: [...at.noted.foes, ...foes] }).noted;
  },
  say({ who, by, fortified }, { lang }) {
    const t = speak(lang);
    const walls = fortified ? t(` (−${fortified} if fortified)`, ` (−${fortified}, wenn befestigt)`) : '';
    const verb = isMany(who) ? t('get', 'erhalten') : t('gets', 'erhält');
    return `${capital(foesText(who, lang))} ${verb} ${t('armor', 'Rüstung')} −${by}${walls}, ${t('at least 1', 'mindestens 1')}.`;
  },
};
