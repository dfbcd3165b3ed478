import type { Game } from '@tafelrunde/engine';
import { loadAll } from '@tafelrunde/games';
import type { Messages } from './messages/index.ts';
import { Misuse } from './misuse.ts';

export const GAMES: readonly Game[] = await loadAll();

export function gameById(id: string, m: Messages): Game {
  const game = GAMES.find(g => g.id === id);
  if (game) return game;
  throw new Misuse(m.misuse.noSuchGame(id, GAMES.map(g => g.id).join(', ')));
}
