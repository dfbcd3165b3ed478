import { speak } from '@tafelrunde/engine';
import type { Effect } from './effect.ts';
import type { Test } from './tests.ts';
import { ifText } from './tests-text.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** Passive words for others near the owner. */
export interface Aura {
  readonly do: 'aura';
  readonly for: 'friends' | 'heroes' | 'enemies';
  /** The owner too. */
  readonly self?: true;
  readonly within: number;
  readonly effects: readonly Effect[];
  readonly if?: Test;
}

export const aura: DescentWord<Aura> = {
  say({ for: whom, within, effects, self, if: test }, scribe) {
    const t = speak(scribe.lang);
    const near =
      within === 1 ? t('adjacent', 'angrenzend') : t(`within ${within} spaces`, `bis zu ${within} Felder entfernt`);
    const who = {
      friends: t('Friendly figures', 'Freundliche Figuren'),
      heroes: self ? t('You and heroes', 'Du und Helden') : t('Heroes', 'Helden'),
      enemies: t('Enemies', 'Gegner'),
    }[whom];
    return `${ifText(test, scribe.lang)}${who} (${near}): ${vocabulary.sentences(effects, { ...scribe, on: 'them' }).join(' ')}`;
  },
};
