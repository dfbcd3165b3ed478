import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { CHALLENGE, isAttribute } from '../content/secret-room.ts';
import type { Attribute } from '../content/words.ts';
import { type Cell, type FigureId, figureOf, type Group, overlordSeat, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { areAdjacentCells, basesAnywhere, spacesBetween } from './map.ts';
import { newMonster, nextOf } from './monsters.ts';
import { drawSearch } from './searching.ts';
import { finderFor } from './secret-rooms.ts';
import { attributeTest } from './testing.ts';
import { announce } from './window.ts';

/** Challenge tokens in a hero's space or next to it; they are no search tokens (D2-SECGEN-10, -15). */
export function challengesBeside(state: State, id: FigureId): string[] {
  const cells = figureOf(state, id)?.cells ?? [];
  return state.tokens.flatMap(({ id: token, kind, cell }) =>
    kind === CHALLENGE && cell !== null && (cells.includes(cell) || areAdjacentCells(state, cells, [cell]))
      ? [token]
      : [],
  );
}

/** A search action that turns a challenge token over; whatever answers searching answers it too (D2C-MAB-43). */
export function* challenge(state: State, io: Io, id: FigureId, token: string): Flow {
  io.tell?.({ kind: 'action', figure: id, action: 'search', rule: 'D2-SECGEN-10' });
  const cell = state.tokens.find(one => one.id === token)?.cell ?? null;
  yield* announce(state, io, 'searching', { figure: id, ...(cell !== null && { cell }) });
  yield* reveal(state, io, id, token);
  yield* announce(state, io, 'searched', { figure: id });
}

/** A challenge token is turned over: a monster, or an attribute to be tested at once (D2-SECGEN-10 to -14). `discard`: it goes without anything else (D2C-SECR-02). */
export function* reveal(state: State, io: Io, id: FigureId, token: string, discard = false): Flow {
  const { rooms } = state;
  const found = state.tokens.find(one => one.id === token);
  const face = found?.face;
  if (rooms === undefined || found === undefined || found.cell === null || face === null || face === undefined) return;
  io.reveal?.('all', { know: 'token', token, face });
  io.tell?.({ kind: 'turned', figure: id, token, face, rule: 'D2-SECGEN-10' });
  state.tokens = state.tokens.filter(one => one.id !== token);
  rooms.shown.push(face);
  if (discard) return;
  if (isAttribute(face)) yield* meet(state, io, id, face);
  else yield* appear(state, io, face, found.cell);
}

/** Passed: a search card; failed: nothing (D2-SECGEN-14). What the room says may change what is tested, and how it ends. */
function* meet(state: State, io: Io, id: FigureId, face: Attribute): Flow {
  const { rooms } = state;
  if (rooms === undefined) return;
  rooms.challenge = { attribute: face, passed: null, cardless: false };
  yield* announce(state, io, 'challenge-revealed', { figure: id, card: face });
  const { attribute, passed } = rooms.challenge;
  const won = passed ?? (yield* attributeTest(state, io, id, attribute)).passed;
  yield* announce(state, io, won ? 'challenge-passed' : 'challenge-failed', { figure: id, card: attribute });
  const { cardless } = rooms.challenge;
  rooms.challenge = null;
  const finder = finderFor(state, id);
  if (won && !cardless && finder !== null) yield* drawSearch(state, io, finder);
}

/** A minion of that kind on the nearest empty space of the overlord's choice, beyond the size of its group (D2-SECGEN-11, -12). */
function* appear(state: State, io: Io, of: string, cell: Cell): Flow {
  const all = basesAnywhere(state, of);
  const far = (base: readonly Cell[]): number => spacesBetween(state, base, cell);
  const least = Math.min(...all.map(far));
  const bases = all.filter(base => far(base) === least);
  if (bases.length === 0 || !Number.isFinite(least)) return;
  const choice = yield* choose<Choice, AskKind>({
    seat: overlordSeat(state),
    kind: 'place',
    rule: 'D2-SECGEN-11',
    about: nextOf(groupOf(state, of), 'minion'),
    options: bases.map(cells => ({ do: 'base', cells })),
  });
  const monster = newMonster(
    state,
    io,
    groupOf(state, of),
    'minion',
    choice.do === 'base' ? choice.cells : (bases[0] ?? []),
  );
  monster.token = true;
}

/** It belongs to the group of its kind on the map, or is one of its own. */
function groupOf(state: State, of: string): Group {
  const known = state.groups.find(
    group => group.of === of && state.monsters.some(one => one.group === group.id && one.cells.length > 0),
  );
  if (known !== undefined) return known;
  const same = state.groups.find(group => group.of === of);
  if (same !== undefined) return same;
  const made: Group = { id: of, of, inactive: false, minions: 0, masters: 0, acted: false };
  state.groups.push(made);
  return made;
}
