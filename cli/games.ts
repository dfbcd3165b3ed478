import type { Game } from '@tafelrunde/engine';
import { GAMES as CARDS, loadAll } from '@tafelrunde/games';
import type { Messages } from './messages/index.ts';
import { Misuse } from './misuse.ts';

const ids = CARDS.map(({ id }) => id);
export const GAME_NAMES = ids.join(', ');

/** Loads this game and no other: whoever plays one need not wait for all. */
export async function gameById(id: string, m: Messages): Promise<Game> {
  const card = CARDS.find(g => g.id === id);
  if (card) return card.load();
  throw new Misuse(m.misuse.noSuchGame(id, GAME_NAMES));
}

/** What a file can be read with: the game it names, or all where it names none that is known. */
export async function gamesFor(text: string): Promise<readonly Game[]> {
  const card = CARDS.find(({ id }) => id === gameIn(text));
  return card ? [await card.load()] : loadAll();
}

function gameIn(text: string): unknown {
  try {
    return (JSON.parse(text) as { readonly game?: unknown } | null)?.game;
  } catch {
    // Whoever reads the file says what is wrong with it.
    return undefined;
  }
}
