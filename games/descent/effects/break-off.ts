import { speak } from '@tafelrunde/engine';
import { defeat, remove } from '../rules/defeat.ts';
import { isTerrain, placeCells } from '../rules/map.ts';
import { closeRoom, passageCell, roomCells } from '../rules/secret-rooms.ts';
import { type Cell, everybody, type FigureId, heroOf, isHero, monsterOf, type State } from '../state.ts';
import type { Io } from '../types.ts';
import type { DescentWord } from './word.ts';

/**
 * A tile is destroyed: what lies on it is lost, and whoever stands there falls. With the secret passage the room behind it is lost too, unsolved (D2C-QHOB-05, -06).
 * Monsters are defeated; heroes are set aside for the rest of the encounter, and counted.
 */
export interface BreakOff {
  readonly do: 'break-off';
  readonly place: string;
  readonly counter?: string;
}

const whole = (state: State, place: string): Cell[] =>
  placeCells(state, place).filter(cell => !isTerrain(state, cell, 'chasm'));

/** Who stands there, or lies there. */
const whoIsOn = (state: State, lost: readonly Cell[]): FigureId[] => [
  ...everybody(state)
    .filter(({ cells }) => cells.some(cell => lost.includes(cell)))
    .map(({ id }) => id),
  ...state.heroes.filter(({ down }) => down !== null && lost.includes(down)).map(({ id }) => id),
];

/** The hero has no more turns in this encounter, and what he carries is lost. */
function setAside(state: State, io: Io, id: FigureId): void {
  const hero = heroOf(state, id);
  state.tokens = state.tokens.filter(token => !hero.carries.includes(token.id));
  Object.assign(hero, { cells: [], carries: [], away: true, left: true });
  for (const turn of state.turns) if (turn.figure === id) turn.ended = true;
  io.tell?.({ kind: 'left', figure: id, rule: 'D2C-QHOB-05' });
}

export const breakOff: DescentWord<BreakOff> = {
  can: ({ state }, { place }) => whole(state, place).length > 0,
  *act({ state, io, source }, { place, counter }) {
    const cells = whole(state, place);
    if (cells.length === 0) return;
    const passage = passageCell(state);
    const isEntered = passage !== null && cells.includes(passage);
    const lost = isEntered ? [...cells, ...roomCells(state)] : cells;
    const fallen = whoIsOn(state, lost);
    io.tell?.({ kind: 'collapsed', cells, into: 'chasm', rule: 'D2C-QHOB-05' });
    for (const id of fallen) {
      if (isHero(state, id)) setAside(state, io, id);
      else if (monsterOf(state, id)?.token !== true && monsterOf(state, id) !== null)
        yield* defeat(state, io, id, { by: source.id });
      else remove(state, id);
    }
    // What they carried lies there as well.
    state.tokens = state.tokens.filter(({ cell }) => cell === null || !lost.includes(cell));
    if (isEntered) closeRoom(state);
    for (const cell of cells) state.ground[cell] = 'chasm';
    const heroes = fallen.filter(id => isHero(state, id)).length;
    if (counter !== undefined) state.counters[counter] = (state.counters[counter] ?? 0) + heroes;
  },
  say: (_, { lang }) =>
    speak(lang)(
      'A tile breaks off with all that lies on it: monsters there are defeated, heroes are set aside.',
      'Ein Spielplanteil stürzt ab mit allem, was darauf liegt: Monster dort sind besiegt, Helden werden beiseitegestellt.',
    ),
};
