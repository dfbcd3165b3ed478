import type { Briefing, Text } from '@tafelrunde/engine';
import type { Quest } from './content/quest.ts';

export const HEROES_ROLE: Text = { en: 'Heroes', de: 'Helden' };
export const OVERLORD_ROLE: Text = { en: 'Overlord', de: 'Overlord' };

/** Minutes a round of an encounter takes with two heroes and with four, and how many rounds one lasts. */
const MINUTES_A_ROUND = [4, 7] as const;
const ROUNDS = 8;

/** What everybody is told of a quest before play: what either side must reach in its first encounter, and how many there are. */
export function briefingOf({ encounters, act }: Quest): Briefing {
  const [first] = encounters;
  const n = encounters.length;
  return {
    minutes: [n * ROUNDS * MINUTES_A_ROUND[0], n * ROUNDS * MINUTES_A_ROUND[1]],
    difficulty: { level: 'even' },
    twist: {
      en: `${n === 1 ? 'One encounter' : `${n} encounters: the last one decides`}, cards of act ${act}.`,
      de: `${n === 1 ? 'Eine Begegnung' : `${n} Begegnungen: Die letzte entscheidet`}, Karten von Akt ${act}.`,
    },
    aims: (first?.goals ?? []).map(({ side, text }) => ({
      role: side === 'heroes' ? HEROES_ROLE : OVERLORD_ROLE,
      text,
    })),
    ...(first?.story !== undefined && { prologue: first.story }),
  };
}

/** A quest of the campaign that is still to be chosen, two encounters at the most. */
export const campaignBriefing: Briefing = {
  minutes: [ROUNDS * MINUTES_A_ROUND[0], 2 * ROUNDS * MINUTES_A_ROUND[1]],
  difficulty: { level: 'even' },
  twist: {
    en: 'First the market and what was learned, then the quest the last winner chooses.',
    de: 'Erst der Markt und was gelernt wurde, dann das Abenteuer, das der letzte Sieger wählt.',
  },
  aims: [
    { role: HEROES_ROLE, text: { en: 'Win the quest.', de: 'Gewinnt das Abenteuer.' } },
    { role: OVERLORD_ROLE, text: { en: 'Win the quest.', de: 'Gewinne das Abenteuer.' } },
  ],
};
