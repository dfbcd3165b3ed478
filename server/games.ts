import { dungeonSaga } from '@tafelrunde/dungeon-saga';
import type { Game } from '@tafelrunde/engine';
import { schurkenUndHalunken } from '@tafelrunde/schurken-und-halunken';
import { skirmish } from '@tafelrunde/skirmish';

/** The games that can be played online. */
export const games: readonly Game[] = [
  dungeonSaga as unknown as Game,
  schurkenUndHalunken as unknown as Game,
  skirmish as unknown as Game,
];
