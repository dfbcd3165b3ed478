import { speak } from '@tafelrunde/engine';
import { familiarOf } from '../content/index.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** Passive words in force for the familiars of the owner, wherever they are. */
export interface ForFamiliar {
  readonly do: 'for-familiar';
  readonly effects: readonly Effect[];
  /** Only those of this kind. */
  readonly kind?: string;
}

export const forFamiliar: DescentWord<ForFamiliar> = {
  say: ({ effects, kind }, scribe) =>
    `${kind === undefined ? speak(scribe.lang)('Your familiar', 'Dein Begleiter') : familiarOf(kind).name[scribe.lang]}: ${vocabulary.sentences(effects, { ...scribe, on: 'them' }).join(' ')}`,
};
