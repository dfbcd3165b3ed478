import type { CardId } from '../content/enemies/index.ts';
import type { Enemy, Figure, FigureId, State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { attack } from './attack/attack.ts';
import { dominates, zonesOf } from './balance-of-power.ts';
import { activationOrder } from './enemies/order.ts';
import { weaponOf } from './enemies/weapons.ts';
import { isPermitted } from './in-force.ts';
import { announce } from './triggers.ts';
import { isGhost } from './wounds.ts';

/** Enemies that would strike a hero or companion who leaves: none where the heroes dominate the zone, the leaver counted (SS-ENG-05, -10, -11). */
export function strikers(state: State, id: FigureId): readonly Figure[] {
  const [zone] = zonesOf(state, id);
  if (zone === undefined || isGhost(state, id) || dominates(state, 'heroes', zone)) return [];
  if (isPermitted(state, id, 'leaves-freely')) return [];
  // Who is stunned makes no attacks (SS-ECON-07).
  const found: Figure[] = [];
  for (const { bodies } of state.enemies)
    for (const body of bodies) if (body.zone === zone && !body.conditions.includes('stunned')) found.push(body);
  return found;
}

/** Disengaging: every enemy of the zone makes an opportunity attack with its main weapon, in the order of activation (SS-ENG-05 to -08). */
export function* disengage(state: State, io: Io, hero: Pick<Figure, 'id'>): Flow {
  const first = strikers(state, hero.id);
  yield* announce(state, io, 'leaving', {
    figure: hero.id,
    ...(zonesOf(state, hero.id)[0] !== undefined && { zone: zonesOf(state, hero.id)[0] as number }),
  });
  if (first.length === 0) return;
  io.tell?.({ kind: 'disengaged', figure: hero.id, strikes: first.map(({ id }) => id), rule: 'SS-ENG-05' });
  const queue = yield* activationOrder(state, strikingCards(state, first));
  for (const card of queue) {
    const enemy = state.enemies.find(one => one.id === card);
    for (const body of enemy?.bodies ?? []) {
      // Whoever was stunned meanwhile does not strike, nor anybody once the hero is gone: killed, or pushed out of the zone.
      if (!first.some(({ id }) => id === body.id) || body.conditions.includes('stunned')) continue;
      if (isGhost(state, hero.id) || !zonesOf(state, hero.id).includes(body.zone)) continue;
      yield* attack(state, io, { ...weaponOf(enemy as Enemy, body.id, 'main'), target: hero.id, opportunity: true });
    }
  }
}

const strikingCards = (state: State, bodies: readonly Figure[]): CardId[] =>
  state.enemies.flatMap(({ id, bodies: own }) => (own.some(body => bodies.includes(body)) ? [id] : []));
