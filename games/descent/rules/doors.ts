import { questOf } from '../content/index.ts';
import type { DoorKind } from '../content/plan.ts';
import { type FigureId, figureOf, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { DOOR_CLOSED, DOOR_GONE, DOOR_LOCKED, DOOR_OPEN } from './ground/ground.ts';
import { explore } from './legend/areas.ts';
import { doorsBeside, isAcross } from './map.ts';
import { announce } from './window.ts';

/** Doors that a figure may open or close from where it stands (D2-DOOR-01, -02, -06, -07); in Road to Legend none is closed (D2-RTL-15). */
export function doorsToOpen(state: State, id: FigureId): number[] {
  const cells = figureOf(state, id)?.cells ?? [];
  return doorsBeside(state, cells).filter(door => {
    const how = state.doors[door];
    // Old walls are no doors (D2-DOOR-13).
    if (kindOfDoor(state, door) === 'old-wall') return false;
    if (questOf(state.quest, state.encounter).plan.doors?.[door]?.tangled) return false;
    return how === DOOR_CLOSED || (how === DOOR_OPEN && state.legend === null && !isAcross(state, door));
  });
}

const kindOfDoor = ({ quest, encounter }: State, door: number): DoorKind | undefined =>
  questOf(quest, encounter).plan.doors?.[door]?.kind;

export function* openOrClose(state: State, io: Io, id: FigureId, door: number): Flow {
  if (state.doors[door] === DOOR_CLOSED) {
    yield* announce(state, io, 'opening', { figure: id, card: String(door) });
    // Overgrowth is cut down for good (D2-DOOR-20).
    state.doors[door] = kindOfDoor(state, door) === 'overgrowth' ? DOOR_GONE : DOOR_OPEN;
    io.tell?.({ kind: 'door', figure: id, door, open: true, rule: 'D2-DOOR-01' });
    yield* explore(state, io, door);
    yield* announce(state, io, 'door-opened', { figure: id, card: String(door) });
    return;
  }
  // What the quest has locked is locked again (D2-DOOR-08).
  state.doors[door] = kindOfDoor(state, door) === 'locked' ? DOOR_LOCKED : DOOR_CLOSED;
  io.tell?.({ kind: 'door', figure: id, door, open: false, rule: 'D2-DOOR-02' });
}
