import { speak } from '@tafelrunde/engine';
import type { DieKind } from '../content/words.ts';
import { diceText } from '../texts/names.ts';
import type { Test } from './tests.ts';
import { ifText } from './tests-text.ts';
import type { DescentWord } from './word.ts';

/** More dice for the figure's own attacks or defence, always or while something holds; or none at all. */
export interface Dice {
  readonly do: 'dice';
  readonly pool: 'attack' | 'defence';
  readonly dice: readonly DieKind[];
  readonly none?: true;
  /** In place of a die of this kind. */
  readonly for?: DieKind;
  readonly if?: Test;
}

export const dice: DescentWord<Dice> = {
  say({ pool, dice: kinds, none, for: old, if: test }, { lang }) {
    const t = speak(lang);
    const where = pool === 'attack' ? t('attack', 'Angriff') : t('defence', 'Verteidigung');
    if (none) return `${ifText(test, lang)}${t('No defence dice.', 'Keine Verteidigungswürfel.')}`;
    const instead =
      old === undefined ? '' : t(` instead of ${diceText([old], 'en')}`, ` statt ${diceText([old], 'de')}`);
    return `${ifText(test, lang)}${where}: ${old === undefined ? '+' : ''}${diceText(kinds, lang)}${instead}.`;
  },
};
