import { questOf } from '../content/index.ts';
import { type FigureId, figureOf, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { DOOR_CLOSED, DOOR_LOCKED, DOOR_OPEN } from './ground/ground.ts';
import { doorsBeside, isAcross } from './map.ts';
import { announce } from './window.ts';

/** Doors that a figure may open or close from where it stands (D2-DOOR-01, -02, -06, -07). */
export function doorsToOpen(state: State, id: FigureId): number[] {
  const cells = figureOf(state, id)?.cells ?? [];
  return doorsBeside(state, cells).filter(door => {
    const how = state.doors[door];
    return how === DOOR_CLOSED || (how === DOOR_OPEN && !isAcross(state, door));
  });
}

const isLocked = ({ quest, encounter }: State, door: number): boolean =>
  questOf(quest, encounter).plan.doors?.[door]?.kind === 'locked';

export function* openOrClose(state: State, io: Io, id: FigureId, door: number): Flow {
  if (state.doors[door] === DOOR_CLOSED) {
    state.doors[door] = DOOR_OPEN;
    io.tell?.({ kind: 'door', figure: id, door, open: true, rule: 'D2-DOOR-01' });
    yield* announce(state, io, 'door-opened', { figure: id, card: String(door) });
    return;
  }
  // What the quest has locked is locked again (D2-DOOR-08).
  state.doors[door] = isLocked(state, door) ? DOOR_LOCKED : DOOR_CLOSED;
  io.tell?.({ kind: 'door', figure: id, door, open: false, rule: 'D2-DOOR-02' });
}
