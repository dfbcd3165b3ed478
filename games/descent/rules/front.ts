import type { Ability, Card } from '../content/card.ts';
import { cardOf, isItem, isKept, itemOf, OVERLORD_CARDS, overlordCardOf } from '../content/index.ts';
import type { CardId, State } from '../state.ts';

/** Whose cards lie before the overlord: nobody's on the map. */
export const NOBODY = '';

/** Is it a card with which he summons a servant? */
export const isSummon = (id: CardId): boolean => OVERLORD_CARDS[id]?.summons === true;

/** A universal relic is borne by nobody (D2-RELGEN-16). */
export const isUniversal = (relic: CardId): boolean => itemOf(relic).borne === 'by-nobody';

/** He lays out what he may use in this encounter besides his hand (D2-SERV-05, D2-RELGEN-16, -17). */
export function layFront({ overlord }: State): void {
  const { relics, owned, kept = [] } = overlord;
  const front = [...relics.filter(isUniversal), ...owned.filter(isSummon), ...kept].sort();
  if (front.length > 0) overlord.front = front;
  else delete overlord.front;
}

/** What a card before him says: a relic or a travel card its own abilities, a summon card what it does when it is exhausted. */
export function frontCard(id: CardId): Card {
  if (isItem(id) || isKept(id)) return cardOf(id);
  let card = known.get(id);
  if (card === undefined) {
    const { name, at, if: test, aim, effects } = overlordCardOf(id);
    const ability: Ability = {
      at,
      cost: { exhaust: true },
      ...(test !== undefined && { if: test }),
      ...(aim !== undefined && { aim }),
      effects,
    };
    card = { name, abilities: [ability] };
    known.set(id, card);
  }
  return card;
}
const known = new Map<CardId, Card>();

/** He keeps a travel card before him, from now on and in later quests, until it is discarded. */
export function keepInFront(state: State, card: CardId): void {
  state.overlord.kept = [...(state.overlord.kept ?? []), card].sort();
  layFront(state);
}

export function discardKept(state: State, card: CardId): void {
  const left = (state.overlord.kept ?? []).filter(id => id !== card);
  if (left.length > 0) state.overlord.kept = left;
  else delete state.overlord.kept;
  layFront(state);
}
