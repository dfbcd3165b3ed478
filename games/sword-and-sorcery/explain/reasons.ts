import { type Reason, type RuleId, reason } from '@tafelrunde/engine';
import type { Turn } from '../state.ts';

export const because = (rule: RuleId, en: string, de: string): Reason => reason(rule, { en, de });

export const ENGAGED_SIGHT = because(
  'SS-ENG-02',
  'An engaged hero reaches only enemies in the own zone.',
  'Ein im Kampf gebundener Held erreicht nur Gegner in der eigenen Zone.',
);
export const NOT_SEEN = because(
  'SS-LOS-01',
  'There is no line of sight to the target.',
  'Es gibt keine Sichtlinie zum Ziel.',
);
export const NOT_THERE = because(
  'SS-LOS-12',
  'That figure is not on the map.',
  'Diese Figur ist nicht auf dem Spielplan.',
);
const FINISH_FIRST = because(
  'SS-HTURN-06',
  'A combat action is under way: its other attacks are made or left first.',
  'Eine Kampfaktion ist im Gange: Ihre weiteren Angriffe werden zuerst ausgeführt oder ausgelassen.',
);
const SLOWED = because(
  'SS-COND-26',
  'A slowed hero takes one action in a turn, and it is taken.',
  'Ein verlangsamter Held hat eine Aktion im Zug, und die ist getan.',
);
const NO_COMBAT = because(
  'SS-HTURN-04',
  'No combat action is left in this turn.',
  'In diesem Zug ist keine Kampfaktion mehr übrig.',
);
const NO_STANDARD = because(
  'SS-HTURN-04',
  'No standard action is left in this turn.',
  'In diesem Zug ist keine Standardaktion mehr übrig.',
);
export const GHOSTS_ONLY_THREE = because(
  'SS-GHOST-06',
  'A ghost can only cry, return to an altar and fly.',
  'Ein Geist kann nur schreien, zu einem Altar zurückkehren und fliegen.',
);

/** No combat action is interrupted for this. */
export const amidCombat = ({ extra }: Turn): Reason | null => (extra.length > 0 ? FINISH_FIRST : null);

export function noAction(turn: Turn, kind: 'combat' | 'standard'): Reason | null {
  if (turn.slowed === 0) return SLOWED;
  if (turn[kind] > 0) return null;
  return kind === 'combat' ? NO_COMBAT : NO_STANDARD;
}

export const isSlowedOut = ({ slowed }: Turn): Reason | null => (slowed === 0 ? SLOWED : null);

/** Out of the range of a weapon or power. */
export const tooFar = (range: number, away: number): Reason =>
  Number.isFinite(away)
    ? because(
        range === 0 ? 'SS-CACT-02' : 'SS-RNG-01',
        `The target is ${away} zone${away === 1 ? '' : 's'} away, the range is ${range}.`,
        `Das Ziel ist ${away} Zone${away === 1 ? '' : 'n'} entfernt, die Reichweite ist ${range}.`,
      )
    : because(
        'SS-RNG-01',
        `No way leads to the target; the range is ${range}.`,
        `Zum Ziel führt kein Weg; die Reichweite ist ${range}.`,
      );
