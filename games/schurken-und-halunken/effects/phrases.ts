import { bonus, capital, listed, type Speak } from '@tafelrunde/engine';
import type { Stat } from '../content/values.ts';
import { statWords } from '../content/words.ts';
import { type Target, targetWords } from './targets.ts';
import type { Scribe } from './word.ts';

/** Nouns and phrases that several words share. */

/** What a card calls the figure it lies with or acts on. */
export function selfWords({ kind, t }: Scribe): string {
  switch (kind) {
    case 'hero':
      return t('this hero', 'dieser Held');
    case 'attack-spell':
    case 'defence-spell':
    case 'general-spell':
      return t('the caster', 'der Zaubernde');
    case 'summoning':
      return t('the creature', 'die Kreatur');
    case 'potion':
      return t('the drinker', 'der Trinkende');
    default:
      return t('the bearer', 'der Träger');
  }
}

/** The target as the subject of its sentence. */
export const who = (target: Target, scribe: Scribe): string =>
  capital(target === 'self' ? selfWords(scribe) : targetWords[target][scribe.lang]);

export const life = (n: number, t: Speak): string =>
  n === 1 ? t('1 life point', '1 Lebenspunkt') : t(`${n} life points`, `${n} Lebenspunkte`);

export const cards = (n: number, t: Speak): string =>
  n === 1 ? t('1 card', '1 Karte') : t(`${n} cards`, `${n} Karten`);

/** "+2 attack and +1 damage" */
export const changes = (run: readonly { readonly stat: Stat; readonly by: number }[], { lang, t }: Scribe): string =>
  listed(
    run.map(({ by, stat }) => `${bonus(by)} ${statWords[stat][lang]}`),
    t('and', 'und'),
  );
