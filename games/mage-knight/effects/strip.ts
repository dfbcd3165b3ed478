import { capital, listed, speak, type Text } from '@tafelrunde/engine';
import type { Resistance } from '../content/words.ts';
import { strip as stripped } from '../rules/combat/foe.ts';
import { chosenUnits, hasWalls, ignoreWalls, openUnits, opponentOf, stripUnit } from '../rules/pvp/units.ts';
import type { Trait } from '../state.ts';
import { chosenFoes, type FoeAim, foesText, isMany, within } from './foes.ts';
import { type Doing, type MageWord, noting } from './word.ts';

export type Loss = 'fortifications' | 'resistances' | 'fire-resistance' | 'ice-resistance' | 'physical-resistance';

/** Enemies lose fortifications, resistances or one of them. */
export interface Strip {
  readonly do: 'strip';
  readonly who: FoeAim;
  readonly of: readonly Loss[];
}

const TRAITS: Readonly<Record<Loss, readonly Trait[]>> = {
  fortifications: ['fortified', 'site-fortification'],
  resistances: ['fire-resistance', 'ice-resistance', 'physical-resistance'],
  'fire-resistance': ['fire-resistance'],
  'ice-resistance': ['ice-resistance'],
  'physical-resistance': ['physical-resistance'],
};
const WORDS: Readonly<Record<Loss, Text>> = {
  fortifications: { en: 'all fortifications', de: 'alle Befestigungen' },
  resistances: { en: 'all resistances', de: 'alle Widerstände' },
  'fire-resistance': { en: 'fire resistance', de: 'Feuerwiderstand' },
  'ice-resistance': { en: 'ice resistance', de: 'Eiswiderstand' },
  'physical-resistance': { en: 'physical resistance', de: 'physischen Widerstand' },
};

const RESISTANCES: readonly Resistance[] = ['fire', 'ice', 'physical'];

/** Between players: the resistances that are lost; units have no walls of their own. */
const lostInDuel = ({ of }: Strip): Resistance[] => {
  const traits = of.flatMap(loss => TRAITS[loss]);
  return RESISTANCES.filter(one => traits.includes(`${one}-resistance`));
};

/** The walls protect the defender as a whole: only what takes them from all enemies takes them away (MK-PVPS-14). */
const mayTearDown = ({ state: { duel }, state, seat }: Doing, { who, of }: Strip): boolean =>
  duel !== null && who === 'all' && of.includes('fortifications') && hasWalls(state, duel, seat);

export const strip: MageWord<Strip> = {
  can: (at, effect) =>
    within(at, effect.who).length > 0 ||
    mayTearDown(at, effect) ||
    (lostInDuel(effect).length > 0 && openUnits(at, effect.who).length > 0),
  *act(at, effect) {
    const { who, of } = effect;
    if (opponentOf(at.state, at.seat) !== null) {
      if (mayTearDown(at, effect)) ignoreWalls(at);
      const loses = lostInDuel(effect);
      if (loses.length === 0) return;
      const units = yield* chosenUnits(at, who);
      for (const unit of units) stripUnit(at, unit, loses);
      at.noted = noting(at, { foes: [...at.noted.foes, ...units] }).noted;
      return;
    }
    const foes = yield* chosenFoes(at, who);
    for (const foe of foes)
      stripped(
        at,
        foe,
        of.flatMap(loss => TRAITS[loss]),
      );
    at.noted = noting(at, { foes: [...at.noted.foes, ...foes] }).noted;
  },
  say({ who, of }, { lang }) {
    const t = speak(lang);
    const what = listed(
      of.map(loss => WORDS[loss][lang]),
      t('and', 'und'),
    );
    return `${capital(foesText(who, lang))} ${isMany(who) ? t('lose', 'verlieren') : t('loses', 'verliert')} ${what}.`;
  },
};
