import { alphabetOf, type Chance, Places, type Viewer } from '@tafelrunde/engine';
import { decks, heroDecks, type InstanceId } from './content/index.ts';
import { knows, PILES, pileOfCard } from './rules/cards.ts';
import type { Group, Item, State } from './state.ts';
import type { Fact } from './types.ts';

/**
 * Re-deals all cards a viewer cannot place: hidden hand cards and draw piles, colour by colour (the backs are seen), and
 * the pile of heroes. What the viewer knows, or has learned since the last rest, stays exactly where it lies.
 */
export function resample(state: State, viewer: Viewer, chance: Chance, facts: readonly Fact[]): void {
  const fixed = new Set<string>();
  for (const { card } of facts) fixed.add(card);
  for (let id = 0; id < state.groups.length; id++)
    if (id !== viewer) forgetResting(state.groups[id] as Group, viewer, fixed);
  for (const pile of PILES) {
    const places = new Places(alphabet[pile]);
    for (let id = 0; id < state.groups.length; id++) {
      if (id === viewer) continue;
      const { hand, shown } = state.groups[id] as Group;
      for (let at = 0; at < hand.length; at++) {
        const card = hand[at] as InstanceId;
        if (pileOfCard(card) === pile && !fixed.has(card) && !knows(shown, viewer, card)) places.add(hand, at);
      }
    }
    places.addAll(state.piles[pile], fixed);
    places.redeal(chance);
  }
  const heroes = new Places(alphabet.heroes);
  heroes.addAll(state.heroPile, fixed);
  heroes.redeal(chance);
}

/** Which unknown hand cards still cool down nobody else knows. */
function forgetResting({ resting, shown }: Group, viewer: Viewer, fixed: ReadonlySet<string>): void {
  for (let i = resting.length - 1; i >= 0; i--) {
    const { card } = resting[i] as Item;
    if (!fixed.has(card) && !knows(shown, viewer, card)) resting.splice(i, 1);
  }
}

const alphabet = {
  equipment: alphabetOf(decks.equipment),
  magic: alphabetOf(decks.magic),
  tactics: alphabetOf(decks.tactics),
  heroes: alphabetOf([...heroDecks.magical, ...heroDecks.nonMagical]),
};
