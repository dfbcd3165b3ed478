import { speak } from '@tafelrunde/engine';
import type { DescentWord } from './word.ts';

/** Where he would choose the next quest, the overlord may leave the choice to the heroes for so much threat. */
export interface CedeQuest {
  readonly do: 'cede-quest';
  readonly n: number;
}

export const cedeQuest: DescentWord<CedeQuest> = {
  say: ({ n }, { lang }) =>
    speak(lang)(
      `Where the overlord chooses the next quest he may let the heroes choose it instead and gain ${n} threat.`,
      `Wo der Overlord das nächste Abenteuer wählt, darf er die Wahl den Helden überlassen und bekommt ${n} Drohmarker.`,
    ),
};
