import type { Chance, Fact, Viewer } from '@tafelrunde/engine';
import { decks, heroDecks, type InstanceId } from './content/index.ts';
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
    for (let at = 0; at < cards.length; at++) if (!fixed.has(cards[at] as InstanceId)) places.push({ cards, at });
    redeal(places, alphabet[pile], chance);
  }
  const cards = state.heroPile;
  redeal(
    cards.flatMap((hero, at) => (fixed.has(hero) ? [] : [{ cards, at }])),
    alphabet.heroes,
    chance,
  );
}

const isCardFact = (fact: Fact): fact is { readonly card: string } =>
  typeof fact === 'object' && fact !== null && 'card' in fact;

/** Every card in alphabetical order: picking from here is much quicker than sorting for every deal. */
const alphabet = {
  equipment: decks.equipment.toSorted(),
  magic: decks.magic.toSorted(),
  tactics: decks.tactics.toSorted(),
  heroes: [...heroDecks.magical, ...heroDecks.nonMagical].sort(),
};

/** In order first, so that the truth leaves no trace. */
function redeal<C extends string>(
  places: readonly { readonly cards: C[]; readonly at: number }[],
  all: readonly C[],
  chance: Chance,
): void {
  const hidden = new Set<string>();
  for (const { cards, at } of places) hidden.add(cards[at] as C);
  const cards = chance.shuffle(all.filter(card => hidden.has(card)));
  for (const [i, place] of places.entries()) place.cards[place.at] = cards[i] as C;
}
