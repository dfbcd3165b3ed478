import { speak } from '@tafelrunde/engine';
import type { Condition } from '../content/words.ts';
import { CONDITION_NAMES } from '../texts/names.ts';
import type { Test } from './tests.ts';
import { testText } from './tests-text.ts';
import type { DescentWord } from './word.ts';

/** It suffers no damage by attacks, by a condition, or none at all and is not defeated, unless this holds for whoever causes it. */
export interface Immune {
  readonly do: 'immune';
  readonly to: 'attacks' | 'all' | Condition;
  readonly unless?: Test;
}

export const immune: DescentWord<Immune> = {
  say({ to, unless }, { lang }) {
    const t = speak(lang);
    const what =
      to === 'attacks'
        ? t('No damage by attacks', 'Kein Schaden durch Angriffe')
        : to === 'all'
          ? t('No damage', 'Kein Schaden')
          : t(
              `No damage by being ${CONDITION_NAMES[to].en}`,
              `Kein Schaden durch den Zustand: ${CONDITION_NAMES[to].de}`,
            );
    const but =
      unless === undefined ? '' : t(`, unless ${testText(unless, 'en')}`, `, außer wenn ${testText(unless, 'de')}`);
    return `${what}${but}.`;
  },
};
