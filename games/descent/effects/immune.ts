import { speak } from '@tafelrunde/engine';
import type { Test } from './tests.ts';
import { testText } from './tests-text.ts';
import type { DescentWord } from './word.ts';

/** It suffers no damage by attacks, or none at all and is not defeated, unless this holds for whoever causes it. */
export interface Immune {
  readonly do: 'immune';
  readonly to: 'attacks' | 'all';
  readonly unless?: Test;
}

export const immune: DescentWord<Immune> = {
  say({ to, unless }, { lang }) {
    const t = speak(lang);
    const what =
      to === 'attacks' ? t('No damage by attacks', 'Kein Schaden durch Angriffe') : t('No damage', 'Kein Schaden');
    const but =
      unless === undefined ? '' : t(`, unless ${testText(unless, 'en')}`, `, außer wenn ${testText(unless, 'de')}`);
    return `${what}${but}.`;
  },
};
