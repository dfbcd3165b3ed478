import type { Choice } from '../choices.ts';
import type { Ability } from '../content/card.ts';
import { type About, NOTHING } from '../effects/word.ts';
import type { State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { castOf } from './cast.ts';
import { eachInForce, type Held } from './in-force.ts';
import { isUsable, use } from './using.ts';

interface Found {
  readonly held: Held;
  readonly n: number;
  readonly ability: Ability;
}

/** What lies before the overlord or is borne by his figures, and may be used at any time of his turn outside a resolution: between two monsters of a group, too. */
function inHisTurn(state: State, io: Io, about: About): Found[] {
  const found: Found[] = [];
  eachInForce(state, castOf(state).moments.get('overlord-own-turn') ?? [], held => {
    for (const [n, ability] of (held.card.abilities ?? []).entries())
      if (ability.at === 'overlord-own-turn' && isUsable(state, io, held, n, ability, about))
        found.push({ held, n, ability });
  });
  return found;
}

export const ownRelics = (state: State, io: Io, about: About = NOTHING): Choice[] =>
  inHisTurn(state, io, about).map(({ held, n }) => ({ do: 'use', by: held.owner, card: held.id, ability: n }));

/** Uses what was chosen; null: it is none of these. */
export function useRelic(state: State, io: Io, choice: Choice, about: About = NOTHING): Flow | null {
  if (choice.do !== 'use') return null;
  const found = inHisTurn(state, io, about).find(
    ({ held, n }) => held.owner === choice.by && held.id === choice.card && n === choice.ability,
  );
  return found === undefined ? null : use(state, io, found.held, found.n, found.ability, about);
}
