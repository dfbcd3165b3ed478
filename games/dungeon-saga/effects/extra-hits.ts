import { counted } from '@tafelrunde/engine';
import type { AttackCondition } from '../content/effects.ts';
import { conditionWords } from '../content/words.ts';
import type { CardWord } from './word.ts';

/** If your attack scores at least one hit, it scores this many hits more. Matters for damage tables only (DS-DMG-05). */
export interface ExtraHits {
  readonly do: 'extra-hits';
  readonly hits: number;
  readonly if?: readonly AttackCondition[];
}

export const extraHits: CardWord<ExtraHits> = {
  say(effect, { lang, t }) {
    const conditions = (effect.if ?? []).map(c => conditionWords(c, lang)).join('');
    const more = counted(effect.hits, { en: ['hit', 'hits'], de: ['Treffer', 'Treffer'] }, lang);
    return t(
      `if your attack${conditions} hits at all, it scores ${more} more`,
      `trifft dein Angriff${conditions} überhaupt, zählt er ${more} mehr`,
    );
  },
};
