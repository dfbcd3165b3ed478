import type { Choice } from '../choices.ts';
import type { Ability } from '../content/card.ts';
import { plotCardOf } from '../content/index.ts';
import { type About, NOTHING } from '../effects/word.ts';
import type { CardId, State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { indexOf } from './card-index.ts';
import type { Held } from './in-force.ts';
import type { Moment } from './moments.ts';
import { isUsable, use } from './using.ts';

/** A plot card as rules find it: it belongs to nobody on the map, and speaks of whom the moment is about. */
export const plotHeld = (state: State, { figure, by }: About, id: CardId, tired: boolean): Held => ({
  id,
  by: 'plot-card',
  card: plotCardOf(id),
  owner: figure ?? state.monsters.find(({ group }) => group === by)?.id ?? state.monsters[0]?.id ?? '',
  inPlay: null,
  tired,
});

/** Might a plot card answer this? */
export const plotAwaits = ({ plot }: State, moment: Moment): boolean =>
  plot?.cards.some(({ id }) => indexOf(plotCardOf(id)).moments.has(moment)) ?? false;

interface Found {
  readonly held: Held;
  readonly n: number;
  readonly ability: Ability;
}

/** The abilities of open plot cards that answer a moment. */
export function plotAnswers(state: State, moment: Moment, about: About): Found[] {
  const found: Found[] = [];
  for (const { id, tired } of state.plot?.cards ?? []) {
    const held = plotHeld(state, about, id, tired);
    for (const [n, ability] of (held.card.abilities ?? []).entries())
      if (typeof ability.at === 'string' ? ability.at === moment : (ability.at as readonly string[]).includes(moment))
        found.push({ held, n, ability });
  }
  return found;
}

/** What he may use in his own turn outside any resolution. */
export const ownPlots = (state: State, io: Io, about: About = NOTHING): Choice[] =>
  state.plot === undefined
    ? []
    : plotAnswers(state, 'overlord-own-turn', about)
        .filter(({ held, n, ability }) => isUsable(state, io, held, n, ability, about))
        .map(({ held, n }) => ({ do: 'plot', card: held.id, ability: n }));

/** Uses it. */
export function* usePlot(state: State, io: Io, card: CardId, n: number, about: About = NOTHING): Flow {
  const found = state.plot?.cards.find(({ id }) => id === card);
  const ability = plotCardOf(card).abilities?.[n];
  if (found === undefined || ability === undefined) return;
  yield* use(state, io, plotHeld(state, about, card, found.tired), n, ability, about);
}
