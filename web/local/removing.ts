import { gameById } from '@tafelrunde/games';
import { campaignShelf } from './campaign-shelf.ts';
import { deviceShelf } from './shelf.ts';

/** Takes a match from the shelf. A campaign that waits for its result counts it before; the rules are loaded only then. */
export async function removeMatch(id: string): Promise<void> {
  const campaign = await campaignShelf.ofMatch(id).catch(() => undefined);
  if (campaign?.match === id) {
    const [{ countBefore }, game] = await Promise.all([import('./campaigns.ts'), gameById(campaign.game)]);
    await countBefore(game, campaign.id);
  }
  await deviceShelf.remove(id);
}
