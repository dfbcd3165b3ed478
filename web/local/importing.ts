import { BadSave, type Loaded, load, loadCampaign, scenarioOf, type Text } from '@tafelrunde/engine';
import { GAMES } from '@tafelrunde/games';
import { importCampaign } from './campaigns.ts';
import { putNew } from './opening.ts';
import { HELPER, usualChairs } from './seating.ts';
import { deviceShelf, type Shelf } from './shelf.ts';
import type { Chair } from './table.ts';

/** Puts a file on the shelf as a new match, or says why it cannot be used. */
export async function importMatch(
  text: string,
  shelf: Shelf = deviceShelf,
): Promise<{ readonly id: string; readonly over: boolean } | { readonly refused: Text }> {
  try {
    const games = await Promise.all(GAMES.map(({ load }) => load()));
    const loaded = load(text, games);
    const { match } = loaded;
    const id = await putNew(match, chairsOf(loaded), shelf);
    return { id, over: match.outcome !== null };
  } catch (error) {
    if (error instanceof BadSave) return { refused: error.text };
    throw error;
  }
}

/** People sit where they sat, if that was at one screen: of several with names nobody knows that. Otherwise as usual. */
function chairsOf({ match: { game, config }, players }: Loaded): Chair[] {
  const people = players?.filter(name => name !== null) ?? [];
  if (players?.length !== config.seats || (people.length > 1 && people.some(name => name !== '')))
    return usualChairs(game, config.seats, scenarioOf(game, config.scenario));
  return players.map(name => {
    if (name === null) return { kind: 'bot', bot: HELPER };
    return name === '' ? { kind: 'person' } : { kind: 'person', name };
  });
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
