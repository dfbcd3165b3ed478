import { speak } from '@tafelrunde/engine';
import type { MonsterTrait } from '../content/words.ts';
import { MONSTER_TRAIT_NAMES } from '../texts/names.ts';
import type { DescentWord } from './word.ts';

/** The monsters have this trait besides those of their group. */
export interface Kin {
  readonly do: 'kin';
  readonly trait: MonsterTrait;
}

export const kin: DescentWord<Kin> = {
  say: ({ trait }, { lang }) =>
    speak(lang)(
      `It has the trait ${MONSTER_TRAIT_NAMES[trait].en}.`,
      `Es hat das Merkmal ${MONSTER_TRAIT_NAMES[trait].de}.`,
    ),
};
