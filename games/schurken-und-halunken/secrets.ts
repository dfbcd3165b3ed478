import type { Chance, Fact, Viewer } from '@tafelrunde/engine';
import type { InstanceId } from './content/index.ts';
import { knows, PILES, pileOfCard } from './rules/cards.ts';
import type { State } from './state.ts';

/**
 * Re-deals all cards a viewer cannot place: hidden hand cards and draw piles, colour by colour (the backs are seen), and
 * the pile of heroes. What the viewer knows, or has learned since the last rest, stays exactly where it lies.
 */
export function resample(state: State, viewer: Viewer, chance: Chance, facts: readonly Fact[]): void {
  const fixed = new Set<string>();
  for (const fact of facts) if (isCardFact(fact)) fixed.add(fact.card);
  for (const pile of PILES) {
    const places: { readonly cards: InstanceId[]; readonly at: number }[] = [];
    for (const [id, { hand, shown }] of state.groups.entries())
      if (id !== viewer)
        for (const [at, card] of hand.entries())
          if (pileOfCard(card) === pile && !fixed.has(card) && !knows(shown, viewer, card))
            places.push({ cards: hand, at });
    const cards = state.piles[pile];
    for (const [at, card] of cards.entries()) if (!fixed.has(card)) places.push({ cards, at });
    redeal(places, chance);
  }
  const cards = state.heroPile;
  redeal(
    cards.flatMap((hero, at) => (fixed.has(hero) ? [] : [{ cards, at }])),
    chance,
  );
}

const isCardFact = (fact: Fact): fact is { readonly card: string } =>
  typeof fact === 'object' && fact !== null && 'card' in fact;

/** Sorted first, so that the truth leaves no trace. */
function redeal<C extends string>(
  places: readonly { readonly cards: C[]; readonly at: number }[],
  chance: Chance,
): void {
  const cards = chance.shuffle(places.map(place => place.cards[place.at] as C).sort());
  for (const [i, place] of places.entries()) place.cards[place.at] = cards[i] as C;
}
