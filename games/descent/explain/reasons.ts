import { type Reason, type RuleId, reason } from '@tafelrunde/engine';

export const because = (rule: RuleId, en: string, de: string): Reason => reason(rule, { en, de });

export const NO_ACTION = because(
  'D2-HTURN-09',
  'No action is left in this turn.',
  'In diesem Zug ist keine Aktion mehr übrig.',
);
export const STUNNED = because(
  'D2-COND-11',
  'Whoever is stunned must use the next action to shake that off.',
  'Wer betäubt ist, muss die nächste Aktion dafür verwenden, das abzuschütteln.',
);
export const IMMOBILIZED = because(
  'D2-COND-21',
  'Whoever is immobilized performs no move actions and suffers no fatigue to move.',
  'Wer gelähmt ist, führt keine Bewegungsaktionen aus und erleidet keine Erschöpfung für Bewegung.',
);
export const HEROES_ONLY = because('D2-ACTN-03', 'Only heroes can do that.', 'Das können nur Helden.');
export const NO_STAMINA = because(
  'D2-CHAR-08',
  'No stamina is left: nobody suffers more fatigue of their own will.',
  'Es ist keine Ausdauer mehr übrig: Freiwillig erleidet niemand mehr Erschöpfung.',
);
export const NOT_THERE = because(
  'D2-ASTEP-04',
  'That figure is not on the map.',
  'Diese Figur ist nicht auf dem Spielplan.',
);
