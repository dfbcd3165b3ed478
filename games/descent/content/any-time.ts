import type { Moment } from '../rules/moments.ts';

/** What may be used at any time of anybody's turn: the own one outside every resolution, and all moments of others at which something happens. */
export const ANY_TIME: readonly ('own-turn' | Moment)[] = [
  'own-turn',
  'turn-start',
  'turn-end',
  'activation-start',
  'activation-end',
  'attack-declared',
  'before-roll',
  'rolled',
  'defence-rolled',
  'suffering',
  'attack-done',
];
