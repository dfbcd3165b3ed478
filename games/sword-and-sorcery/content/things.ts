import type { Text } from '@tafelrunde/engine';
import type { Damage } from './words.ts';

/** Objects on the map that can be destroyed. Health with 2 or 3 heroes, and with more. */
export interface ThingCard {
  readonly name: Text;
  readonly armour: number;
  readonly health: readonly [number, number];
  readonly resist?: readonly Damage[];
  /** It belongs to the heroes: only enemies strike it. */
  readonly ours?: true;
  /** What the story counts of those who can hold it against a storm. */
  readonly guards?: string;
}

export const THINGS: Readonly<Record<string, ThingCard>> = {
  drum: { name: { en: 'Drum', de: 'Trommel' }, armour: 1, health: [5, 7], resist: ['pointed'] },
  gate: { name: { en: 'Gate', de: 'Tor' }, armour: 1, health: [8, 10], ours: true, guards: 'militia' },
};
