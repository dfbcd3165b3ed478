import type { Text } from '@tafelrunde/engine';
import type { Effect } from '../effects/effect.ts';
import type { Card } from './card.ts';
import type { TileId } from './tiles/index.ts';
import type { Attribute } from './words.ts';

/** What the plan calls the tile of the room that is explored. */
export const ROOM = 'secret-room';

/** The tokens that belong to secret rooms. */
export const PASSAGE = 'secret-passage';
export const CHALLENGE = 'challenge';

/** A secret room card: what happens when it is drawn, what holds in the room, what is gained there. */
export interface SecretRoom {
  readonly name: Text;
  /** What happens at once; such a card has no room (D2C-SECR-01). */
  readonly immediate?: readonly Effect[];
  readonly tile?: TileId;
  /** What holds while the room is in play: abilities answer moments; at any time of their turn heroes in the room may use those of `own-turn`. */
  readonly rules?: Pick<Card, 'abilities'>;
  /** Every space in it costs heroes one more movement point. */
  readonly rough?: true;
  readonly reward?: readonly Effect[];
  /** The card as its owner keeps it; `lasting`: beyond the quest (D2-SECGEN-21). */
  readonly kept?: Pick<Card, 'abilities'>;
  readonly lasting?: true;
}

/** What a tile shows besides its terrain: the entrance, and where challenge tokens lie, for so many heroes the first ones; left out: the overlord chooses. */
export interface RoomTile {
  readonly entrance: readonly [x: number, y: number];
  readonly challenges?: readonly (readonly [x: number, y: number])[];
}

export const ROOM_TILES: Readonly<Partial<Record<TileId, RoomTile>>> = {
  S1A: { entrance: [0, 2] },
  S1B: { entrance: [3, 2] },
  S2A: {
    entrance: [3, 0],
    challenges: [
      [0, 1],
      [3, 2],
      [0, 2],
      [2, 2],
    ],
  },
  S2B: {
    entrance: [0, 0],
    challenges: [
      [3, 1],
      [0, 2],
      [3, 2],
      [1, 2],
    ],
  },
};

const ATTRIBUTES: readonly Attribute[] = ['might', 'knowledge', 'willpower', 'awareness'];

/** The challenge tokens of each box: four monsters and the four attributes. */
export const CHALLENGES: Readonly<Record<'LW' | 'TF', readonly string[]>> = {
  LW: ['cave-spider', 'fire-imps', 'goblin-archer', 'zombie', ...ATTRIBUTES],
  TF: ['cave-spider', 'goblin-archer', 'harpy', 'zombie', ...ATTRIBUTES],
};

export const isAttribute = (face: string): face is Attribute => ATTRIBUTES.some(one => one === face);

/** The setting that brings secret rooms into play. */
export const SECRET_ROOMS = 'secret-rooms';
