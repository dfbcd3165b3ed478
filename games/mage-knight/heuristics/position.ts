import { copy } from '@tafelrunde/engine';
import type { CardId } from '../content/cards.ts';
import type { Hero, State } from '../state.ts';
import type { HeroView, View } from '../view.ts';

/**
 * A position that could be the true one, made from a view alone, to be played on in thought: the own hand is known, others hold the first cards they
 * could hold. Nothing of a combat depends on those.
 */
export function positionOf(view: View): State {
  const { draft: _, ...open } = view;
  return copy({ ...open, heroes: view.heroes.map(heroOf) } as unknown as State);
}

function heroOf(seen: HeroView): Hero {
  const { hand, handSize, deckSize: _, unseen, unknown: __, kept, keptSize: ___, top, bottom, tactic, ...open } = seen;
  const rest: CardId[] = [...unseen];
  const held = hand ?? rest.splice(0, handSize);
  const under = rest.splice(0, tactic?.under ?? 0);
  return {
    ...open,
    hand: [...held],
    deck: { top: [...top], rest, bottom: [...bottom] },
    tactic: tactic && { ...tactic, under },
    ...(kept && kept.length > 0 && { kept: [...kept] }),
  };
}
