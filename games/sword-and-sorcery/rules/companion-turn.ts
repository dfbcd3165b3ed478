import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import type { Companion, State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { isEngaged } from './aims.ts';
import { attack } from './attack/attack.ts';
import { isDown } from './balance-of-power.ts';
import { companionOf } from './companions.ts';
import { seatFor } from './deciding.ts';
import { disengage } from './engagement.ts';
import { arrive } from './entering.ts';
import { entryCost, exits } from './movement.ts';
import { rangeBetween } from './zones.ts';

/** A companion's activation: one move and one attack with the values of its card, in either order (SS-ALLY-07, -09, -12). */
export function* activateCompanion(state: State, io: Io, companion: Companion): Flow {
  const { move, attack: values, properties = [] } = companionOf(companion);
  let points = move;
  let attacked = false;
  if (isDown(companion)) {
    companion.conditions = companion.conditions.filter(one => one !== 'knocked-down');
    points--;
    io.tell?.({ kind: 'stood-up', figure: companion.id, rule: 'SS-COND-18' });
  }
  while (state.companions.includes(companion)) {
    const options: Choice[] = exits(state, companion).flatMap((to): Choice[] => {
      const cost = entryCost(state, companion, to);
      return cost > points ? [] : [{ do: 'step', to, cost }];
    });
    if (!attacked)
      for (const { bodies } of state.enemies)
        for (const body of bodies)
          if (rangeBetween(state, companion.zone, body.zone) <= values.range)
            options.push({ do: 'attack', with: 'main', target: body.id });
    const choice = yield* choose<Choice, AskKind>({
      seat: seatFor(state, companion.id),
      kind: 'companion',
      rule: 'SS-ALLY-07',
      options: [...options, { do: 'done' }],
    });
    if (choice.do === 'step') {
      points -= choice.cost;
      const from = companion.zone;
      if (isEngaged(state, companion.id)) yield* disengage(state, io, companion);
      if (!state.companions.includes(companion) || isDown(companion) || companion.conditions.includes('stunned'))
        return;
      io.tell?.({ kind: 'moved', figure: companion.id, from, to: choice.to, cost: choice.cost, rule: 'SS-ALLY-11' });
      yield* arrive(state, io, companion.id, choice.to, 'walked');
    } else if (choice.do === 'attack') {
      attacked = true;
      // An attack ends the move, as for heroes (SS-MOVE-06, SS-ALLY-11).
      if (points < move) points = 0;
      yield* attack(state, io, {
        by: companion.id,
        target: choice.target,
        source: companion.id,
        values,
        range: values.range,
        damage: values.damage,
        properties,
        tags: ['companion'],
      });
    } else return;
  }
}
