import { choose, type Seat } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import type { HeroId } from '../content/index.ts';
import { figureOf, type Io, isHero, type Play, type State } from '../state.ts';
import { mayBear, sourceOf } from './sources.ts';

/** One reward for anyone finds its bearer: the hero players say in turn who gets the next one (DS-CAMP-05). */
export function* handOutSpoils(state: State, io: Io): Play {
  const { spoils } = state;
  const item = spoils?.left[0];
  if (!spoils || item === undefined) return;
  const seat: Seat = 1 + (spoils.handed % (state.seats - 1));
  const options = state.figures
    .filter(figure => isHero(figure) && mayBear(figure, sourceOf(item)))
    .map((figure): Choice => ({ do: 'bear', item, hero: figure.of as HeroId }));
  const nth = { number: spoils.handed + 1, of: spoils.handed + spoils.left.length };
  const choice = yield* choose({ seat, kind: 'spoils', rule: 'DS-CAMP-05', options, nth });
  const { hero } = choice as { hero: HeroId };
  figureOf(state, hero).items.push(item);
  state.spoils = { left: spoils.left.slice(1), handed: spoils.handed + 1 };
  io.tell?.({ kind: 'gained', figure: hero, item, rule: 'DS-CAMP-05' });
}
