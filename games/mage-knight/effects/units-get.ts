import { listed, bonus as signed, speak } from '@tafelrunde/engine';
import type { Resistance } from '../content/words.ts';
import type { MageWord } from './word.ts';

/** Raises values of own units or gives them resistances. Passive. `others`: all but the unit that acts. */
export interface UnitsGet {
  readonly do: 'units-get';
  readonly who: 'all' | 'others' | 'bearer';
  readonly attack?: number;
  readonly block?: number;
  readonly armor?: number;
  readonly resists?: readonly Resistance[];
  /** Resistances it has no longer. */
  readonly loses?: readonly Resistance[];
}

const RESISTANCES: Readonly<Record<Resistance, { en: string; de: string }>> = {
  physical: { en: 'physical', de: 'physischen Schaden' },
  fire: { en: 'fire', de: 'Feuer' },
  ice: { en: 'ice', de: 'Eis' },
};

export const unitsGet: MageWord<UnitsGet> = {
  can: ({ hero }) => hero.units.length > 0,
  say({ who, attack, block, armor, resists, loses }, { lang }) {
    const t = speak(lang);
    const subject = {
      // What lowers values concerns the units of others.
      all: (attack ?? 0) < 0 ? t('units have', 'Einheiten haben') : t('your units have', 'deine Einheiten haben'),
      others: t('your other units have', 'deine anderen Einheiten haben'),
      bearer: t('the unit has', 'die Einheit hat'),
    }[who];
    const parts = [
      ...(armor ? [t(`armor ${signed(armor)}`, `Rüstung ${signed(armor)}`)] : []),
      ...(attack ? [t(`attack ${signed(attack)}`, `Angriff ${signed(attack)}`)] : []),
      ...(block ? [t(`block ${signed(block)}`, `Block ${signed(block)}`)] : []),
      ...(resists
        ? [
            t(
              `${listed(
                resists.map(r => RESISTANCES[r].en),
                'and',
              )} resistance`,
              `Widerstand gegen ${listed(
                resists.map(r => RESISTANCES[r].de),
                'und',
              )}`,
            ),
          ]
        : []),
      ...(loses
        ? [
            t(
              `no ${listed(
                loses.map(r => RESISTANCES[r].en),
                'or',
              )} resistance`,
              `keinen Widerstand gegen ${listed(
                loses.map(r => RESISTANCES[r].de),
                'oder',
              )}`,
            ),
          ]
        : []),
    ];
    return `${subject} ${listed(parts, t('and', 'und'))}.`;
  },
};
