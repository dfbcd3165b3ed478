import { speak } from '@tafelrunde/engine';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** Passive words in force for the familiars of the owner, wherever they are. */
export interface ForFamiliar {
  readonly do: 'for-familiar';
  readonly effects: readonly Effect[];
}

export const forFamiliar: DescentWord<ForFamiliar> = {
  say: ({ effects }, scribe) =>
    `${speak(scribe.lang)('Your familiar', 'Dein Begleiter')}: ${vocabulary.sentences(effects, { ...scribe, on: 'them' }).join(' ')}`,
};
