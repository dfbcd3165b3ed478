import { dungeonSaga } from '@tafelrunde/dungeon-saga';
import type { Choice, Game, GameEvent } from '@tafelrunde/engine';
import { schurkenUndHalunken } from '@tafelrunde/schurken-und-halunken';
import { skirmish } from '@tafelrunde/skirmish';
import type { Messages } from './messages/index.ts';
import { Misuse } from './misuse.ts';

/** Every playable game: a new one is one line here. */
export const GAMES: readonly Game[] = [playable(dungeonSaga), playable(schurkenUndHalunken), playable(skirmish)];

export function gameById(id: string, m: Messages): Game {
  const game = GAMES.find(g => g.id === id);
  if (game) return game;
  throw new Misuse(m.misuse.noSuchGame(id, GAMES.map(g => g.id).join(', ')));
}

/** Forgets a game's own types: the table knows games only by what all of them have. */
function playable<S extends object, C extends Choice, E extends GameEvent, V>(game: Game<S, C, E, V>): Game {
  return game as unknown as Game;
}
