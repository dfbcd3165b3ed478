import type { Use } from '../choices.ts';
import { CARDS, type CardId, coloursOf, isWound } from '../content/cards.ts';
import { amountNow } from '../effects/counting.ts';
import type { Sideways } from '../effects/sideways.ts';
import type { Doing } from '../effects/word.ts';
import { boosted } from './boosts.ts';
import { addToAttack, addToBlock } from './combat/group.ts';
import { type InForce, inForce } from './passives.ts';
import { gainPoints } from './points.ts';

/** Any card but a wound is worth 1 played sideways (MK-CARD-10); an effect can make one worth more. */
const PLAIN = 1;

type Raise = InForce & { readonly effect: Sideways };

function worthBy(at: Doing, { effect }: Raise, card: CardId): number {
  if (isWound(card) !== (effect.wound ?? false)) return 0;
  const { better } = effect;
  const type = CARDS.get(card)?.type;
  const isBetter =
    better !== undefined &&
    (better.types === undefined || (type !== undefined && better.types.includes(type))) &&
    (better.colour === undefined || coloursOf(card).some(colour => colour === better.colour));
  return isBetter ? better.n : amountNow(at, effect.n);
}

/** The best that is in force for this card. */
function bestRaise(at: Doing, card: CardId): Raise | null {
  let best: Raise | null = null;
  for (const raise of inForce(at.state, at.seat, 'sideways'))
    if (worthBy(at, raise, card) > (best === null ? 0 : worthBy(at, best, card))) best = raise;
  return best;
}

/** What a card is worth sideways now; 0: it cannot be played so. */
export function sidewaysWorth(at: Doing, card: CardId): number {
  const plain = isWound(card) ? 0 : PLAIN;
  const raise = bestRaise(at, card);
  return raise === null ? plain : Math.max(plain, worthBy(at, raise, card));
}

/** Sideways cards give physical melee points only (MK-CARD-11). What raises one card is used up by it. */
export function playSideways(at: Doing, card: CardId, as: Exclude<Use, 'basic' | 'strong'>): void {
  const raise = bestRaise(at, card);
  const worth = sidewaysWorth(at, card);
  const lasting = raise === null || raise.at === null ? undefined : at.state.lasting[raise.at];
  if (lasting) lasting.left = 0;
  const n = boosted(at, as, worth);
  if (as === 'attack') addToAttack(at, n, 'melee', 'physical');
  else if (as === 'block') addToBlock(at, n, 'physical', false);
  else gainPoints(at, as, n);
}
