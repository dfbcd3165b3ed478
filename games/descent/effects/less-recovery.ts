import { speak } from '@tafelrunde/engine';
import type { DescentWord } from './word.ts';

/** Heroes so near recover so much less damage each time, or none; `down`: only those who are knocked out, unless they stand up by themselves or use a heroic feat. */
export interface LessRecovery {
  readonly do: 'less-recovery';
  readonly within: number;
  readonly n: number | 'all';
  readonly down?: true;
}

export const lessRecovery: DescentWord<LessRecovery> = {
  say({ within, n, down }, { lang }) {
    const t = speak(lang);
    const spaces = within === 1 ? t('1 space', '1 Feld') : t(`${within} spaces`, `${within} Felder`);
    const who = down
      ? t(`Knocked-out heroes within ${spaces}`, `Bewusstlose Helden bis zu ${spaces} entfernt`)
      : t(`Heroes within ${spaces}`, `Helden bis zu ${spaces} entfernt`);
    const what =
      n === 'all'
        ? t('recover no damage', 'heilen keinen Schaden')
        : t(`recover ${n} damage less each time`, `heilen jedes Mal ${n} Schaden weniger`);
    const but = down
      ? t(', unless they stand up or by a heroic feat', ', außer wenn sie aufstehen oder durch eine Heldentat')
      : '';
    return `${who} ${what}${but}.`;
  },
};
