import { listed } from '@tafelrunde/engine';
import type { MinionId } from '../content/effects.ts';
import { minionWords } from '../content/words.ts';
import type { Modify } from './modify.ts';
import type { CardWord } from './word.ts';

/**
 * Other figures have the modifiers as their own: `friends` of yours (not you) or `enemies`, adjacent to you or within the short ruler, without sight.
 * `kinds`: only minions of these types.
 */
export interface Aura {
  readonly do: 'aura';
  readonly whom: 'friends' | 'enemies';
  readonly range: 'adjacent' | 'short';
  readonly kinds?: readonly MinionId[];
  readonly effects: readonly Modify[];
}

export const aura: CardWord<Aura> = {
  say(effect, { lang, t, phrases }) {
    const kinds = effect.kinds?.map(kind => minionWords[kind].several[lang]);
    const whom = kinds
      ? listed(kinds, t('and', 'und'))
      : effect.whom === 'friends'
        ? t('other figures of your side', 'andere Figuren deiner Seite')
        : t('enemies', 'Feinde');
    const where =
      effect.range === 'short'
        ? t('in short range of you', 'in kurzer Reichweite von dir')
        : t('adjacent to you', 'neben dir');
    return `${whom} ${where}: ${phrases(effect.effects)}`;
  },
};
