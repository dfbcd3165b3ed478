import { speak } from '@tafelrunde/engine';
import type { ItemTrait } from '../content/words.ts';
import { TRAIT_NAMES } from '../texts/names.ts';
import type { DescentWord } from './word.ts';

/** Every weapon the figure wields has this trait too. */
export interface HasTrait {
  readonly do: 'trait';
  readonly trait: ItemTrait;
}

export const trait: DescentWord<HasTrait> = {
  say: ({ trait: one }, { lang }) =>
    speak(lang)(
      `Every equipped weapon counts as ${TRAIT_NAMES[one].en}.`,
      `Jede ausgerüstete Waffe gilt als ${TRAIT_NAMES[one].de}.`,
    ),
};
