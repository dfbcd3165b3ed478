import type { Text } from '@tafelrunde/engine';
import type { Terrain } from './words.ts';

/** Tokens that adventures lay on the map: what they are called, and what the ground is or does where they lie. */
export interface GroundToken {
  readonly name: Text;
  readonly terrain?: Terrain;
  /** Whoever enters gets a fire token of this strength; it does not burn down by itself. */
  readonly fire?: number;
}

export const GROUND_TOKENS: Readonly<Record<string, GroundToken>> = {
  blaze: { name: { en: 'Blaze', de: 'Brand' }, fire: 1 },
  verse: { name: { en: 'Altar of the choir', de: 'Altar des Chors' } },
  suspect: { name: { en: 'Suspect', de: 'Verdächtiger' } },
  citizen: { name: { en: 'Citizen', de: 'Bürger' } },
  flood: { name: { en: 'Flooded ditch', de: 'Gefluteter Graben' }, terrain: 'difficult' },
};
