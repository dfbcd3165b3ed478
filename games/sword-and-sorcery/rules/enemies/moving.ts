import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../../choices.ts';
import { type Enemy, type Figure, type FigureId, figureOf, type State, type Zone } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { zonesOf } from '../balance-of-power.ts';
import { seatFor } from '../deciding.ts';
import { arrive } from '../entering.ts';
import { isPermitted } from '../in-force.ts';
import { announce } from '../triggers.ts';
import { numberOf } from '../values.ts';
import { stepsFrom, terrainOf, waysOf } from '../zones.ts';

/** Into the target's zone, whatever the distance (SS-EMOV-05). */
export function* moveIntoMelee(state: State, io: Io, enemy: Enemy, target: FigureId): Flow {
  yield* moveTowards(state, io, enemy, target, Number.POSITIVE_INFINITY);
}

/** So many zones towards the target, or until its zone is reached (SS-EMOV-06). Of a horde the nearest body moves first (SS-HORDE-09). */
export function* moveTowards(state: State, io: Io, enemy: Enemy, target: FigureId | null, n: number): Flow {
  if (target !== null) yield* moveTo(state, io, enemy, () => zonesOf(state, target)[0], n);
}

/** So many zones towards a place. */
export function* moveToZone(state: State, io: Io, enemy: Enemy, zone: Zone, n: number): Flow {
  yield* moveTo(state, io, enemy, () => zone, n);
}

function* moveTo(state: State, io: Io, enemy: Enemy, goal: () => Zone | undefined, n: number): Flow {
  const start = goal();
  if (start === undefined) return;
  const bodies = enemy.bodies.toSorted((a, b) => stepsOf(state, a, start) - stepsOf(state, b, start));
  for (const body of bodies) {
    const most = n + (n === Number.POSITIVE_INFINITY ? 0 : numberOf(state, body.id, 'enemy-steps'));
    for (let step = 0; step < most; step++) {
      const to = goal();
      if (to === undefined || figureOf(state, body.id) === null || body.zone === to) break;
      const next = yield* nextStep(state, body, to);
      if (next === null) break;
      // A zone that is left again was passed through.
      if (step > 0) yield* announce(state, io, 'leaving', { figure: body.id, zone: body.zone });
      yield* walk(state, io, body, next);
    }
  }
}

const stepsOf = (state: State, body: Figure, zone: Zone): number =>
  stepsFrom(state, body.zone, zone, isPermitted(state, body.id, 'flies'));

function* walk(state: State, io: Io, body: Figure, to: Zone): Flow {
  io.tell?.({ kind: 'moved', figure: body.id, from: body.zone, to, cost: 1, rule: 'SS-EMOV-02' });
  yield* arrive(state, io, body.id, to, 'walked');
}

/** The next zone of the shortest way; of equal ways the one with fewer obstacles, then its player decides (SS-EMOV-02, -03, -13). */
function* nextStep(state: State, body: Figure, goal: Zone): Flow<Zone | null> {
  const flies = isPermitted(state, body.id, 'flies');
  const { walks, flights } = waysOf(state);
  const here = stepsFrom(state, body.zone, goal, flies);
  if (here === Number.POSITIVE_INFINITY) return null;
  const nearer = ((flies ? flights : walks)[body.zone] ?? []).filter(
    zone => stepsFrom(state, zone, goal, flies) === here - 1,
  );
  if (nearer.length < 2) return nearer[0] ?? null;
  const found = nearer.map(zone => obstacles(state, zone, goal, flies));
  const fewest = Math.min(...found);
  return yield* chosenZone(
    state,
    body,
    nearer.filter((_, i) => found[i] === fewest),
  );
}

/** Obstacles on the best shortest way from a zone on, this zone included. */
function obstacles(state: State, zone: Zone, goal: Zone, flies: boolean): number {
  const own = terrainOf(state, zone) === null ? 0 : 1;
  if (zone === goal) return own;
  const { walks, flights } = waysOf(state);
  const left = stepsFrom(state, zone, goal, flies);
  const next = ((flies ? flights : walks)[zone] ?? []).filter(one => stepsFrom(state, one, goal, flies) === left - 1);
  return own + Math.min(...next.map(one => obstacles(state, one, goal, flies)));
}

function* chosenZone(state: State, body: Figure, zones: readonly Zone[]): Flow<Zone> {
  const options = zones.map((zone): Choice => ({ do: 'zone', zone, map: state.adventure }));
  const choice = yield* choose<Choice, AskKind>({
    seat: seatFor(state, body.id),
    kind: 'manage-way',
    rule: 'SS-EMOV-03',
    about: body.id,
    options,
  });
  return choice.do === 'zone' ? choice.zone : (zones[0] as Zone);
}

/** Back where it came from; else away from the nearest hero, into empty zones first, as its player likes (SS-EMOV-11). */
export function* retreat(state: State, io: Io, enemy: Enemy, n: number): Flow {
  for (const body of enemy.bodies)
    for (let step = 0; step < n; step++) {
      const zones = retreats(state, body);
      if (zones.length === 0 || figureOf(state, body.id) === null) break;
      yield* walk(state, io, body, yield* chosenZone(state, body, zones));
    }
}

/** The zone before this one on the way it came, detours left out (SS-EMOV-14). */
function origin({ came, zone }: Figure): Zone | undefined {
  const way: Zone[] = [];
  for (const one of [...came, zone]) way.splice(way.includes(one) ? way.indexOf(one) : way.length, way.length, one);
  return way[way.length - 2];
}

function retreats(state: State, body: Figure): readonly Zone[] {
  const { walks, flights } = waysOf(state);
  const flies = isPermitted(state, body.id, 'flies');
  const exits = (flies ? flights : walks)[body.zone] ?? [];
  const last = origin(body);
  if (last !== undefined && exits.includes(last)) return [last];
  const heroes = state.heroes.filter(({ ghost }) => !ghost);
  const away = (zone: Zone): number => Math.min(...heroes.map(hero => stepsFrom(state, zone, hero.zone)));
  const farther = exits.filter(zone => away(zone) > away(body.zone));
  const empty = farther.filter(
    zone =>
      ![...heroes, ...state.companions, ...state.enemies.flatMap(({ bodies }) => bodies)].some(
        one => one.zone === zone,
      ),
  );
  return empty.length > 0 ? empty : farther;
}
