import { speak } from '@tafelrunde/engine';
import type { Surge } from '../content/card.ts';
import type { Test } from './tests.ts';
import { ifText } from './tests-text.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord, Scribe } from './word.ts';

/** Attacks of the figure have one more surge ability. */
export interface HasSurge {
  readonly do: 'surge';
  readonly surge: Surge;
  readonly if?: Test;
}

/** "2 surges: +1 damage." */
export function surgeText({ cost = 1, effects }: Surge, scribe: Scribe): string {
  const t = speak(scribe.lang);
  const price = cost === 1 ? t('Surge', 'Energie') : t(`${cost} surges`, `${cost} Energien`);
  return `${price}: ${vocabulary.sentences(effects, { ...scribe, on: 'it' }).join(' ')}`;
}

export const surge: DescentWord<HasSurge> = {
  say: ({ surge: one, if: test }, scribe) => `${ifText(test, scribe.lang)}${surgeText(one, scribe)}`,
};
