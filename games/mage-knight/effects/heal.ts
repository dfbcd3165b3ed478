import { type Amount, speak } from '@tafelrunde/engine';
import { isAnythingToHeal } from '../rules/healing.ts';
import { gainPoints } from '../rules/points.ts';
import { amountNow, amountText, type Per } from './counting.ts';
import type { MageWord } from './word.ts';

/** Healing points, never in combat (MK-TURN-14, MK-HEAL-01). */
export interface Heal {
  readonly do: 'heal';
  readonly n: Amount<Per>;
}

export const heal: MageWord<Heal> = {
  can: (at, { n }) => at.turn.stage !== 'combat' && isAnythingToHeal(at.hero) && amountNow(at, n) > 0,
  act(at, { n }) {
    if (at.turn.stage !== 'combat') gainPoints(at, 'heal', amountNow(at, n));
  },
  say: ({ n }, { lang }) => speak(lang)(`Heal ${amountText(n, 'en')}.`, `Heilung ${amountText(n, 'de')}.`),
};
