import { BadSave, load, type Text } from '@tafelrunde/engine';
import { GAMES } from '../games.ts';
import { putNew } from './opening.ts';
import { seatFirst } from './seating.ts';
import { deviceShelf, type Shelf } from './shelf.ts';

/** Puts a file on the shelf as a new match, or says why it cannot be used. The person takes the first seat, bots the others. */
export async function importMatch(
  text: string,
  shelf: Shelf = deviceShelf,
): Promise<{ readonly id: string } | { readonly refused: Text }> {
  try {
    const games = await Promise.all(GAMES.map(({ load }) => load()));
    const { match } = load(text, games);
    return { id: await putNew(match, seatFirst(match.config.seats), shelf) };
  } catch (error) {
    if (error instanceof BadSave) return { refused: error.text };
    throw error;
  }
}
