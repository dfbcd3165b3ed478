import { choose, isSpent, spend } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { THINGS } from '../content/things.ts';
import type { Enemy, State, Thing, Zone } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { sees } from './aims.ts';
import { attack } from './attack/attack.ts';
import { together } from './deciding.ts';
import { moveTowards } from './enemies/moving.ts';
import { weaponOf } from './enemies/weapons.ts';
import { revealShadows } from './shadows.ts';
import { doorZones, stepsFrom } from './zones.ts';

/** The object of a kind that an enemy reaches first. */
function nearestThing(state: State, { bodies }: Enemy, kind: string): Thing | null {
  const steps = ({ zone }: Thing): number => Math.min(...bodies.map(body => stepsFrom(state, body.zone, zone)));
  const there = state.things.filter(thing => thing.kind === kind && steps(thing) < Number.POSITIVE_INFINITY);
  return there.toSorted((a, b) => steps(a) - steps(b))[0] ?? null;
}

/** Does it stand before such an object without seeing a hero? */
export const besieges = (state: State, { bodies }: Enemy, kind: string): boolean =>
  bodies.some(
    body =>
      state.things.some(thing => thing.kind === kind && thing.zone === body.zone) &&
      !state.heroes.some(({ ghost, zone }) => !ghost && sees(state, body.id, zone)),
  );

/** An enemy goes to the nearest object of a kind and strikes it with the main weapon, unless it is held (R21). */
export function* storm(state: State, io: Io, enemy: Enemy, kind: string, steps: number): Flow {
  const goal = nearestThing(state, enemy, kind);
  if (goal === null) return;
  yield* moveTowards(state, io, enemy, goal.id, steps);
  for (const body of [...enemy.bodies]) {
    if (body.zone !== goal.zone || !state.things.includes(goal)) continue;
    if (yield* isHeld(state, io, goal)) return;
    yield* attack(state, io, { ...weaponOf(enemy, body.id, 'main'), target: goal.id });
  }
}

/** Those who can hold it: one of them goes, and nobody strikes it in this enemy turn. The players decide together. */
function* isHeld(state: State, io: Io, { id, kind }: Thing): Flow<boolean> {
  const guards = THINGS[kind]?.guards ?? '';
  if (isSpent(state.used, `held/${id}`, 'turn')) return true;
  const militia = state.story.flags[guards] ?? 0;
  if (militia === 0 || isSpent(state.used, `unheld/${id}`, 'turn')) return false;
  const choice = yield* choose<Choice, AskKind>({
    ...together(state),
    kind: 'militia',
    rule: 'SS-SETUP-01',
    options: [{ do: 'yes' }, { do: 'no' }],
  });
  spend(state.used, choice.do === 'yes' ? `held/${id}` : `unheld/${id}`, 'turn');
  if (choice.do !== 'yes') return false;
  state.story.flags[guards] = militia - 1;
  io.tell?.({ kind: 'flag', flag: guards, n: militia - 1, rule: 'SS-SETUP-01' });
  return true;
}

/** What was locked beside a zone stands open for good, and what is seen through it comes at once. */
export function* breach(state: State, io: Io, zone: Zone): Flow {
  for (const door of state.doors) {
    if (door.lock === null || door.state === 'open' || !doorZones(state, door.id).includes(zone)) continue;
    door.state = 'open';
    door.lock = null;
    io.tell?.({ kind: 'opened', hero: null, what: door.id, rule: 'SS-ELEM-06' });
  }
  for (const hero of state.heroes) yield* revealShadows(state, io, hero);
}
