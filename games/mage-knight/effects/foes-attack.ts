import { bonus as signed, speak } from '@tafelrunde/engine';
import type { MageWord } from './word.ts';

/** Enemies attack with more. Passive: read when enemies enter a combat. */
export interface FoesAttack {
  readonly do: 'foes-attack';
  readonly by: number;
}

export const foesAttack: MageWord<FoesAttack> = {
  can: () => false,
  say: ({ by }, { lang }) => speak(lang)(`enemies attack with ${signed(by)}.`, `Gegner greifen mit ${signed(by)} an.`),
};
