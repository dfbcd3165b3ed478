import { type Event, type InstanceId, type Pile, pileOfCard, type Side } from './game.ts';

/** A card on its way over the table. Places are those of `data-at`. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  /** What is seen of it: its face, or only the colour of its back, or not even that. */
  readonly card: InstanceId | null;
  readonly back: Pile | null;
}

export const handPlace = (side: Side): string => `hand:${side}`;
export const pilePlace = (pile: Pile): string => `pile:${pile}`;
export const discardPlace = (pile: Pile): string => `discard:${pile}`;
/** Where played cards lie. */
export const MIDDLE = 'middle';

const seen = (from: string, to: string, card: InstanceId): Flight => ({ from, to, card, back: null });

/** Which way a card goes, if one does. */
export function flightOf(event: Event): Flight | null {
  switch (event.kind) {
    case 'drew':
      return { from: pilePlace(event.pile), to: handPlace(event.group), card: event.card, back: event.pile };
    case 'discarded':
      return seen(handPlace(event.group), discardPlace(pileOfCard(event.card)), event.card);
    case 'played':
      return seen(handPlace(event.group), MIDDLE, event.card);
    case 'plundered':
      return seen(event.from, handPlace(event.group), event.card);
    case 'stripped':
      return event.to === 'discard' ? seen(event.from, discardPlace(pileOfCard(event.card)), event.card) : null;
    case 'moved-card':
      return seen(event.from, event.to, event.card);
    case 'salvaged':
      return seen(discardPlace(pileOfCard(event.card)), handPlace(event.group), event.card);
    case 'stole':
      return { from: handPlace(event.from), to: handPlace(event.group), card: event.card, back: null };
    case 'gave':
      return { from: handPlace(event.group), to: handPlace(event.to), card: event.card, back: null };
    case 'hired':
      return seen(handPlace(event.group), event.card, event.card);
    case 'sent':
      return seen(handPlace(event.group), event.card, event.card);
    default:
      return null;
  }
}

/** Who has just left the table for good. */
export function deathOf(event: Event): string | null {
  return event.kind === 'died' ? event.who : null;
}
