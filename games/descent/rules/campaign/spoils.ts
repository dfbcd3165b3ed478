import { dealFrom } from '@tafelrunde/engine';
import { miniOf } from '../../content/campaigns/index.ts';
import type { State } from '../../state.ts';
import type { Io } from '../../types.ts';
import { cardFor } from '../searching.ts';

/** In small mini-campaigns the heroes find a random card of the shop after a quest they have won; whoever carries it may hand it on (D2-MINI-05). */
export function findSpoils(state: State, io: Io): void {
  const { campaign } = state;
  const [first] = state.heroes;
  if (campaign === null || first === undefined || !miniOf(campaign.id)?.small) return;
  const [card] = dealFrom(state.shop, 1, io.chance);
  if (card === undefined) return;
  first.cards.push(cardFor(card));
  io.reveal?.('all', { know: 'drawn', card });
  io.tell?.({ kind: 'found', figure: first.id, card, rule: 'D2-MINI-05' });
}
