import type { Choice } from '../choices.ts';
import type { SpecialAction } from '../content/adventures/adventure.ts';
import { adventureOf } from '../content/adventures/index.ts';
import { holds } from '../effects/tests.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { type Doing, NOTHING } from '../effects/word.ts';
import type { Hero, State } from '../state.ts';
import type { Io } from '../types.ts';
import { isEngaged } from './aims.ts';
import { mayAct, type TurnChapter, takeAction } from './turn-chapter.ts';
import { zoneNamed } from './zones.ts';

/** Is the hero where the action is taken? */
function isPlace(state: State, { zone }: Hero, { at, token }: SpecialAction): boolean {
  if (at === 'anywhere') return true;
  if (at === 'token') return token !== undefined && (state.ground[zone]?.tokens.includes(token) ?? false);
  return at.some(name => zoneNamed(state, name) === zone);
}

const doingOf = (state: State, io: Io, hero: Hero, { id }: SpecialAction): Doing => ({
  state,
  io,
  by: hero.id,
  seat: hero.seat,
  source: { id, by: 'story', level: 1 },
  on: [hero.id],
  zone: hero.zone,
  about: NOTHING,
});

/** Looking for reasons changes nothing: no luck and no listener is needed. */
const NO_IO = {} as Io;

/** Actions of the adventure alone: standard actions of heroes who are not engaged (SS-USE-10, SS-STD-02). */
export const specialActions: TurnChapter<'special'> = {
  offers(state, hero, turn) {
    const { actions = [] } = adventureOf(state.adventure);
    if (actions.length === 0 || !mayAct(turn, 'standard') || isEngaged(state, hero.id)) return [];
    return actions.flatMap((action): Choice[] => {
      if (!isPlace(state, hero, action)) return [];
      if (action.if !== undefined && !holds(state, hero.id, action.if)) return [];
      if (!vocabulary.usable(doingOf(state, NO_IO, hero, action), action.effects)) return [];
      return [{ do: 'special', what: action.id, target: null }];
    });
  },
  acts: {
    *special(state, io, hero, turn, { what }) {
      const action = adventureOf(state.adventure).actions?.find(({ id }) => id === what);
      if (action === undefined) return;
      takeAction(turn, 'standard');
      io.tell?.({ kind: 'action', hero: hero.id, action: 'special', what, rule: 'SS-USE-10' });
      yield* vocabulary.carryOut(doingOf(state, io, hero, action), action.effects);
    },
  },
};
