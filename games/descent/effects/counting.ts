import { type Amount, amountOf, type Lang, speak } from '@tafelrunde/engine';
import type { Attribute } from '../content/words.ts';
import { attributeOf, speedOf } from '../rules/values.ts';
import { attackOf, figureOf } from '../state.ts';
import type { Doing } from './word.ts';

/** What amounts on cards may count. */
export type Per =
  /** Hearts, surges or shields the dice of this effect have shown. */
  | 'hearts'
  | 'surges'
  | 'shields'
  /** The fatigue paid. */
  | 'x'
  /** The number the moment is about: damage suffered, fatigue recovered. */
  | 'that-many'
  /** Damage the attack being resolved has dealt; the attribute just tested. */
  | 'dealt'
  | 'tested'
  /** The speed of the figure. */
  | 'speed'
  | 'double-speed'
  /** Two damage on the figure, rounded down. */
  | 'two-damage'
  /** The heroes of the campaign, standing or not (D2C-QTSR-54). */
  | 'heroes'
  | Attribute;

export type Count = Amount<Per>;

export function amountNow({ state, by, about, x, shown }: Doing, amount: Count): number {
  return amountOf(amount, per => {
    switch (per) {
      case 'hearts':
      case 'surges':
      case 'shields':
        return shown[per];
      case 'x':
        return x;
      case 'that-many':
        return about.n ?? 0;
      case 'dealt':
        return state.attacks.length === 0 ? 0 : attackOf(state).aims.reduce((sum, aim) => sum + aim.dealt, 0);
      case 'tested':
        return about.tested ?? 0;
      case 'speed':
        return speedOf(state, by);
      case 'double-speed':
        return 2 * speedOf(state, by);
      case 'heroes':
        return state.size;
      case 'two-damage':
        return Math.floor((figureOf(state, by)?.damage ?? 0) / 2);
      default:
        return attributeOf(state, by, per) ?? 0;
    }
  });
}

const NAMES: Readonly<Record<Per, readonly [en: string, de: string]>> = {
  hearts: ['heart rolled', 'gewürfeltes Herz'],
  surges: ['surge rolled', 'gewürfelte Energie'],
  shields: ['shield rolled', 'gewürfelten Schild'],
  x: ['fatigue suffered for it', 'dafür erlittene Erschöpfung'],
  'that-many': ['of these', 'davon'],
  dealt: ['damage dealt', 'zugefügten Schaden'],
  tested: ['point of the attribute', 'Punkt des Attributs'],
  speed: ['point of speed', 'Punkt Geschwindigkeit'],
  'double-speed': ['point of twice the speed', 'Punkt der doppelten Geschwindigkeit'],
  'two-damage': ['2 damage you have', '2 Schaden, die du hast'],
  heroes: ['hero of the campaign', 'Helden der Kampagne'],
  might: ['point of might', 'Punkt Stärke'],
  knowledge: ['point of knowledge', 'Punkt Wissen'],
  willpower: ['point of willpower', 'Punkt Willenskraft'],
  awareness: ['point of awareness', 'Punkt Wahrnehmung'],
};

/** "2 damage", "1 damage for each heart rolled", "damage up to your speed". */
export function amountText(amount: Count, lang: Lang, unit = ''): string {
  const of = unit === '' ? '' : ` ${unit}`;
  if (typeof amount === 'number') return `${amount}${of}`;
  const t = speak(lang);
  const { per, times = 1, plus = 0, most } = amount;
  if (per === 'that-many' && times === 1 && plus === 0) return t(`as much${of}`, `ebenso viel${of}`);
  const [en, de] = NAMES[per];
  const cap = most === undefined ? '' : t(`, at most ${most}`, `, höchstens ${most}`);
  return `${plus === 0 ? '' : `${plus} + `}${t(`${times}${of} for each ${en}`, `${times}${of} je ${de}`)}${cap}`;
}
