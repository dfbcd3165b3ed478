import { BadSave, load, loadCampaign, type Text } from '@tafelrunde/engine';
import { GAMES } from '../games.ts';
import { importCampaign } from './campaigns.ts';
import { putNew } from './opening.ts';
import { seatFirst, usualChairs } from './seating.ts';
import { deviceShelf, type Shelf } from './shelf.ts';

/** Puts a file on the shelf as a new match, or says why it cannot be used. The person takes the first seat, bots the others. */
export async function importMatch(
  text: string,
  shelf: Shelf = deviceShelf,
): Promise<{ readonly id: string; readonly over: boolean } | { readonly refused: Text }> {
  try {
    const games = await Promise.all(GAMES.map(({ load }) => load()));
    const { match } = load(text, games);
    const id = await putNew(match, seatFirst(match.config.seats), shelf);
    return { id, over: match.outcome !== null };
  } catch (error) {
    if (error instanceof BadSave) return { refused: error.text };
    throw error;
  }
}

/** Puts what is in a file, a match or a whole campaign, on this device; returns where it is found. */
export async function importFile(text: string): Promise<{ readonly to: string } | { readonly refused: Text }> {
  if (!isCampaign(text)) {
    const found = await importMatch(text);
    return 'id' in found ? { to: `${found.over ? '/replay' : '/table'}/${found.id}` } : found;
  }
  try {
    const { game } = loadCampaign(text, await Promise.all(GAMES.map(({ load }) => load())));
    const { id } = await importCampaign(game, text, seats => usualChairs(game, seats));
    return { to: `/campaign/${game.id}/${id}` };
  } catch (error) {
    if (error instanceof BadSave) return { refused: error.text };
    throw error;
  }
}

function isCampaign(text: string): boolean {
  try {
    return Object.hasOwn(JSON.parse(text), 'campaign');
  } catch {
    return false;
  }
}
