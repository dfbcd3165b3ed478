import { totalOf } from '@tafelrunde/engine';
import { THINGS } from '../../content/things.ts';
import type { Attack, FigureId, State, Thing } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { announce } from '../triggers.ts';
import { hitsOn } from './hits-on.ts';

/** Objects have armour and health, but no dice, no conditions, and count for nobody. */
export function* strikeThing(state: State, io: Io, made: Attack): Flow {
  const thing = state.things.find(({ id }) => id === made.target);
  if (thing === undefined) return;
  const { armour, health, resist } = THINGS[thing.kind] ?? { armour: 0, health: [1, 1] };
  const against = made.damage !== null && resist?.includes(made.damage) ? 1 : 0;
  const n = Math.max(0, totalOf(hitsOn(state, made, thing.id)) - against - Math.max(0, armour - made.pierce));
  thing.wounds += n;
  made.dealt[thing.id] = n;
  const gone = thing.wounds >= (health[state.size <= 3 ? 0 : 1] ?? 1);
  io.tell?.({ kind: 'thing', thing: thing.id, wounds: thing.wounds, gone, rule: 'SS-USE-10' });
  if (gone) yield* fall(state, io, thing, made.by);
}

/** An object is destroyed without an attack. */
export function* destroyThing(state: State, io: Io, thing: Thing, by: FigureId): Flow {
  io.tell?.({ kind: 'thing', thing: thing.id, wounds: thing.wounds, gone: true, rule: 'SS-USE-10' });
  yield* fall(state, io, thing, by);
}

function* fall(state: State, io: Io, thing: Thing, by: FigureId): Flow {
  state.things = state.things.filter(one => one !== thing);
  yield* announce(state, io, 'thing-destroyed', { figure: by, card: thing.kind, zone: thing.zone });
}
