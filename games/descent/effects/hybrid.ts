import { speak } from '@tafelrunde/engine';
import type { Archetype } from '../content/words.ts';
import { ARCHETYPE_NAMES } from '../texts/names.ts';
import type { DescentWord } from './word.ts';

/** Besides this class its hero has a standard class of another archetype, whose cards for 3 experience he never learns (D2-CGEN-05, -06, -09). */
export interface Hybrid {
  readonly do: 'hybrid';
  readonly archetype: Archetype;
}

export const hybrid: DescentWord<Hybrid> = {
  say: ({ archetype }, { lang }) =>
    speak(lang)(
      `You have a standard class of the archetype ${ARCHETYPE_NAMES[archetype].en} too, without its skills for 3 XP.`,
      `Du hast außerdem eine gewöhnliche Klasse des Archetyps ${ARCHETYPE_NAMES[archetype].de}, ohne ihre Fertigkeiten für 3 EP.`,
    ),
};
