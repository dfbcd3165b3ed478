import type { Ability, Card } from '../content/card.ts';
import { heroSheetOf } from '../content/index.ts';
import type { FigureId } from '../state.ts';

/** Under this name the heroic feat of a hero is in play. */
export const featId = (hero: FigureId): string => `${hero}-feat`;

const feats = new Map<FigureId, FeatCard>();

interface FeatCard extends Card {
  readonly abilities: readonly [Ability];
}

/** The heroic feat of a hero as a card of its own: it is in play while the sheet lies face up, and using it turns the sheet over (D2-EXH-04). */
export function featOf(hero: FigureId): FeatCard {
  let known = feats.get(hero);
  if (known === undefined) {
    const { name, feat } = heroSheetOf(hero);
    known = { name, abilities: [{ ...feat, cost: { ...feat.cost, flip: true } }] };
    feats.set(hero, known);
  }
  return known;
}
