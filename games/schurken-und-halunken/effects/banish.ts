import { isOfTheBox } from '../content/index.ts';
import { buryTheDead, sendBack } from '../rules/death.ts';
import { dismissDemon } from '../rules/demons.ts';
import { groupOf, groupsInOrder, type Opponent, rivalsOf, type State } from '../state.ts';
import { pickOne } from './targets.ts';
import type { CardWord, Cause } from './word.ts';

/** You choose a demon, or an enemy creature; it leaves as if killed (a creature returns to its summoner, SH-SUMM-09), without a killer. */
export interface Banish {
  readonly do: 'banish';
  readonly what: 'demon' | 'creature';
}

export const banish: CardWord<Banish> = {
  can: ({ state, cause }, { what }) => banishable(state, what, cause).length > 0,
  *act({ state, io, cause }, { what }) {
    const who = yield* pickOne(state, cause.group, banishable(state, what, cause));
    if (who.kind === 'demon') {
      io.tell?.({ kind: 'died', who: who.id, rule: 'SH-DEMON-10' });
      dismissDemon(state, who.group);
    } else if (who.kind === 'creature') {
      io.tell?.({ kind: 'died', who: who.id, rule: 'SH-SUMM-09' });
      sendBack(state, io, who);
      yield* buryTheDead(state, io);
    }
  },
  say: ({ what }, { t }) =>
    what === 'demon'
      ? t('Discard a demon of your choice.', 'Lege einen Dämon deiner Wahl ab.')
      : t('An enemy creature of your choice dies.', 'Eine gegnerische Kreatur deiner Wahl stirbt.'),
};

/** What nobody has summoned cannot be banished (SH-SCEN-01). */
function banishable(state: State, what: Banish['what'], cause: Cause): Opponent[] {
  if (what === 'demon') return groupsInOrder(state).flatMap(group => groupOf(state, group).demon ?? []);
  return rivalsOf(state, cause.group).flatMap(group =>
    groupOf(state, group).creatures.filter(({ id }) => isOfTheBox(id)),
  );
}
