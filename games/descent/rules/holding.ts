import { boxLore } from '../effects/box-lore.ts';
import type { BoxTest } from '../effects/box-tests.ts';
import type { Test } from '../effects/tests.ts';
import type { About } from '../effects/word.ts';
import { attackOf, everybody, type FigureId, type State } from '../state.ts';
import type { Asking, Holding } from './holding/asking.ts';
import { ATTACK_TESTS } from './holding/attack-tests.ts';
import { FIGURE_TESTS } from './holding/figure-tests.ts';
import { MOMENT_TESTS } from './holding/moment-tests.ts';
import { POSITION_TESTS } from './holding/position-tests.ts';
import { areAdjacent, isWithin } from './map.ts';

export { sprung, struck } from './holding/notes.ts';

/** Does it hold for this figure? `about` is what the moment is about; `card` the card that asks. */
export function holds(state: State, figure: FigureId, test: Test, about: About = {}, card = ''): boolean {
  const own = OWN[test.is];
  if (own === undefined) return boxLore().holds(state, figure, test as BoxTest, about, card);
  const attack = state.attacks.length > 0 ? attackOf(state) : null;
  return own({ state, figure, about, card, attack }, test as never);
}

/** Tests that ask others, of this figure or of another one. */
const TESTS_OF_TESTS = {
  any: ({ state, figure, about, card }, test) => test.of.some(one => holds(state, figure, one, about, card)),
  all: ({ state, figure, about, card }, test) => test.of.every(one => holds(state, figure, one, about, card)),
  not: ({ state, figure, about, card }, test) => !holds(state, figure, test.of, about, card),
  'target-is': ({ state, about, card, attack }, test) =>
    attack?.aims.some(aim => aim.target && holds(state, aim.figure, test.of, about, card)) ?? false,
  'that-is': ({ state, figure, about, card }, test) => {
    const who = test.part === 'other' ? about.other : about.figure;
    return who !== undefined && holds(state, who, test.of, { ...about, other: figure }, card);
  },
  'near-is': ({ state, figure, about, card }, test) =>
    everybody(state).some(({ id, cells }) => {
      if (cells.length === 0 || (id === figure && !test.self)) return false;
      if (
        id !== figure &&
        !(test.within === 1 ? areAdjacent(state, figure, id) : isWithin(state, figure, id, test.within))
      )
        return false;
      return holds(state, id, test.of, about, card);
    }),
  'affected-is': ({ state, figure, about, card, attack }, test) =>
    attack?.aims.some(aim => holds(state, aim.figure, test.of, { ...about, other: figure }, card)) ?? false,
  felled: ({ state, about, card, attack }, test) =>
    attack?.defeated.some(one => holds(state, one, test.of, about, card)) ?? false,
} satisfies Partial<Holding>;

/** Every test of the base game has its answer here. */
const HOLDING: Holding = { ...TESTS_OF_TESTS, ...ATTACK_TESTS, ...MOMENT_TESTS, ...FIGURE_TESTS, ...POSITION_TESTS };

/** The same, to be asked with whatever test: what is not among them belongs to a box. */
const OWN: Readonly<Record<string, (asking: Asking, test: never) => boolean>> = HOLDING;
