import { type Banish, type Damage, type Heal, isOfTheBox } from '../../content/index.ts';
import { fullLife, groupOf, groupsInOrder, isFigure, type Opponent, rivalsOf, type State } from '../../state.ts';
import { loseLife } from '../damage.ts';
import { buryTheDead, sendBack } from '../death.ts';
import { dismissDemon } from '../demons.ts';
import type { Cause, Interpreter } from './interpreter.ts';
import { hasTarget, pickOne, pickTargets } from './targets.ts';

const isHurt = (state: State) => (who: Opponent) => isFigure(who) && who.life < fullLife(state, who);

export const heal: Interpreter<Heal> = {
  legal: (state, { target }, cause) => hasTarget(state, target, cause, isHurt(state)),
  *act(state, io, { target, amount }, cause) {
    const targets = yield* pickTargets(state, target, cause, isHurt(state));
    for (const who of targets) {
      if (!isFigure(who)) continue;
      const healed = Math.min(amount, fullLife(state, who) - who.life);
      who.life += healed;
      io.tell?.({ kind: 'healed', who: who.id, amount: healed, left: who.life, rule: 'SH-END-03' });
    }
    cause.same = targets.map(({ id }) => id);
  },
};

/** No blow: no parry, no armour, no plunder (SH-DMG-08). In a combat that has been rolled the dead are buried at its end. */
export const damage: Interpreter<Damage> = {
  legal: (state, { target }, cause) => hasTarget(state, target, cause),
  *act(state, io, { target, amount }, cause) {
    const targets = yield* pickTargets(state, target, cause);
    for (const who of targets) loseLife(io, who, amount, 'SH-DMG-08');
    if (!state.combat?.rolled) yield* buryTheDead(state, io);
    cause.same = targets.map(({ id }) => id);
  },
};

export const banish: Interpreter<Banish> = {
  legal: (state, { what }, cause) => banishable(state, what, cause).length > 0,
  *act(state, io, { what }, cause) {
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
};

/** What nobody has summoned cannot be banished (SH-SCEN-01). */
function banishable(state: State, what: Banish['what'], cause: Cause): Opponent[] {
  if (what === 'demon') return groupsInOrder(state).flatMap(group => groupOf(state, group).demon ?? []);
  return rivalsOf(state, cause.group).flatMap(group =>
    groupOf(state, group).creatures.filter(({ id }) => isOfTheBox(id)),
  );
}
