import { GROUND_TOKENS } from '../content/ground-tokens.ts';
import { type FigureId, figureOf, type State, type Zone } from '../state.ts';
import type { Io } from '../types.ts';
import { rememberHarm } from './bosses.ts';
import { isPermitted } from './in-force.ts';
import { isGhost } from './wounds.ts';

/** A figure gets a fire token, even if it has some (SS-FIRE-01). */
export function setOnFire(state: State, io: Io, id: FigureId, n: number, by: FigureId | null = null): void {
  const figure = figureOf(state, id);
  if (figure === null || isGhost(state, id) || isPermitted(state, id, 'fireproof')) return;
  figure.fire.push(n);
  rememberHarm(state, id, 'fireBy', by);
  io.tell?.({ kind: 'fire', figure: id, n, rule: 'SS-FIRE-01' });
}

/** Fire in a zone works at once on all figures there (SS-FIRE-05). */
export function setZoneOnFire(state: State, io: Io, zone: Zone, n: number): void {
  state.ground[zone]?.fire.push(n);
  io.tell?.({ kind: 'fire-zone', zone, n, rule: 'SS-FIRE-05' });
  for (const id of figuresIn(state, zone)) setOnFire(state, io, id, n);
}

/** Whoever enters a zone with fire gets the same tokens (SS-FIRE-04). */
export function walkIntoFire(state: State, io: Io, id: FigureId, zone: Zone): void {
  const ground = state.ground[zone];
  if (ground === undefined) return;
  for (const n of ground.fire) setOnFire(state, io, id, n);
  for (const token of ground.tokens) {
    const n = GROUND_TOKENS[token]?.fire;
    if (n !== undefined) setOnFire(state, io, id, n);
  }
}

export function figuresIn(state: State, zone: Zone): FigureId[] {
  return [
    ...state.heroes.filter(hero => !hero.ghost),
    ...state.companions,
    ...state.enemies.flatMap(({ bodies }) => bodies),
  ].flatMap(figure => (figure.zone === zone ? [figure.id] : []));
}
