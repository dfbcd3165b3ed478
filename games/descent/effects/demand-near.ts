import { speak } from '@tafelrunde/engine';
import type { DescentWord } from './word.ts';

/** Attacks that target a space near the owner, whoever makes them and whoever stands there, miss unless a surge is spent on this first. */
export interface DemandNear {
  readonly do: 'demand-near';
  readonly within: number;
}

export const demandNear: DescentWord<DemandNear> = {
  say: ({ within }, { lang }) =>
    speak(lang)(
      `Attacks on a space within ${within} spaces of you miss unless a surge is spent on this first.`,
      `Angriffe auf ein Feld, das höchstens ${within} Felder von dir entfernt ist, verfehlen, wenn nicht zuerst eine Energie hierfür ausgegeben wird.`,
    ),
};
