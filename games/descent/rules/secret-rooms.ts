import { choose, drawFrom } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { roomOf } from '../content/index.ts';
import { CHALLENGE_SPACES, ENTRANCE } from '../content/room-plan.ts';
import { CHALLENGE, CHALLENGES, PASSAGE, ROOM, type SecretRoom } from '../content/secret-room.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { type Doing, NO_DICE } from '../effects/word.ts';
import {
  type CardId,
  type Cell,
  type FigureId,
  figureOf,
  type Hero,
  isHero,
  overlordSeat,
  type State,
  seatOf,
} from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { isAlly } from './allies.ts';
import { together } from './deciding.ts';
import { isEmpty, markCells, nearestEmpty, placeCells, spacesBetween } from './map.ts';
import { placeAt } from './moving.ts';

/** The room that is being explored; null: none is in play. */
export function openRoom({ rooms }: Pick<State, 'rooms'>): { readonly id: CardId; readonly room: SecretRoom } | null {
  if (rooms === undefined || rooms.card === null) return null;
  return { id: rooms.card, room: roomOf(rooms.card) };
}

export const roomCells = (state: State): readonly Cell[] => (openRoom(state) === null ? [] : placeCells(state, ROOM));

export const isInRoom = (state: State, id: FigureId): boolean => {
  const cells = roomCells(state);
  return cells.length > 0 && (figureOf(state, id)?.cells.some(cell => cells.includes(cell)) ?? false);
};

export const heroesInRoom = (state: State): Hero[] => state.heroes.filter(({ id }) => isInRoom(state, id));

/** Heroes, and allies, who are like heroes for secret rooms (D2-SECGEN-25). */
const isExplorer = (state: State, id: FigureId): boolean => isHero(state, id) || isAlly(state, id);

/** All who have come in. */
export const explorersInRoom = (state: State): FigureId[] =>
  [...state.heroes, ...state.companions].map(({ id }) => id).filter(id => isExplorer(state, id) && isInRoom(state, id));

/** The space of the secret passage token. */
export const passageCell = ({ tokens }: Pick<State, 'tokens'>): Cell | null =>
  tokens.find(({ kind }) => kind === PASSAGE)?.cell ?? null;

/** Secret Passage was drawn: the token lies in the hero's space, and he may explore at once (D2-SECGEN-02). */
export function* discover(state: State, io: Io, id: FigureId): Flow {
  const { rooms } = state;
  const [cell] = figureOf(state, id)?.cells ?? [];
  if (rooms === undefined || cell === undefined || passageCell(state) !== null) return;
  state.tokens.push({ id: PASSAGE, kind: PASSAGE, cell, face: null, hidden: false });
  io.tell?.({ kind: 'passage', figure: id, cell, rule: 'D2-SECGEN-02' });
  const choice = yield* choose<Choice, AskKind>({
    seat: seatOf(state, id),
    kind: 'explore',
    rule: 'D2-SECGEN-02',
    options: [{ do: 'yes' }, { do: 'no' }],
  });
  if (choice.do === 'yes') yield* explore(state, io, id);
}

/** Whoever stands on the token may explore while no room is in play (D2-SECGEN-04, -06). */
export const mayExplore = (state: State, id: FigureId): boolean => {
  const cell = passageCell(state);
  return isExplorer(state, id) && cell !== null && openRoom(state) === null && figureOf(state, id)?.cells[0] === cell;
};

/** The four steps of exploring (D2-SECGEN-05). */
export function* explore(state: State, io: Io, id: FigureId): Flow {
  const { rooms } = state;
  if (rooms === undefined || rooms.card !== null) return;
  const card = drawFrom(rooms.deck, io.chance);
  if (card === null) return removePassage(state);
  io.reveal?.('all', { know: 'drawn', card });
  io.tell?.({ kind: 'explored', figure: id, card, rule: 'D2-SECGEN-05' });
  const room = roomOf(card);
  if (room.tile === undefined) {
    yield* vocabulary.carryOut(doing(state, io, id, card), room.immediate ?? []);
    // Then card and token are gone (D2C-SECR-01).
    rooms.out.push(card);
    return removePassage(state);
  }
  Object.assign(rooms, { card, shown: [], keys: 0 });
  yield* placeAt(state, io, id, markCells(state, ENTRANCE), card);
  yield* layChallenges(state, io);
}

/** As many challenge tokens as heroes, unseen, face down: where the tile shows them, or where the overlord likes. */
function* layChallenges(state: State, io: Io): Flow {
  const left = challengeFaces(state);
  const fixed = markCells(state, CHALLENGE_SPACES);
  for (let n = 1; n <= state.size && left.length > 0; n++) {
    const face = io.chance.draw(left);
    const free = placeCells(state, ROOM).filter(
      cell => !state.tokens.some(one => one.kind === CHALLENGE && one.cell === cell),
    );
    const given = fixed[n - 1];
    const choice =
      given !== undefined || state.legend !== null
        ? null
        : yield* choose<Choice, AskKind>({
            seat: overlordSeat(state),
            kind: 'place',
            rule: 'D2-SECGEN-05',
            options: free.map(cell => ({ do: 'space', cell })),
          });
    const cell = given ?? (choice?.do === 'space' ? choice.cell : (free[0] ?? 0));
    state.tokens.push({ id: `${CHALLENGE}-${n}`, kind: CHALLENGE, cell, face, hidden: true });
  }
}

/** All challenge tokens of the boxes on the table but those turned over in this room. */
export function challengeFaces({ boxes, rooms }: Pick<State, 'boxes' | 'rooms'>): string[] {
  const left = (['LW', 'TF'] as const).flatMap(box => (boxes.includes(box) ? CHALLENGES[box] : []));
  for (const face of rooms?.shown ?? []) {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
  }
  return left.sort();
}

export const doing = (state: State, io: Io, id: FigureId, card: CardId): Doing => ({
  state,
  io,
  by: id,
  seat: seatOf(state, id),
  source: { id: card, by: 'secret-room' },
  on: [id],
  cell: null,
  about: { figure: id },
  x: 0,
  shown: NO_DICE,
});

function removePassage(state: State): void {
  state.tokens = state.tokens.filter(({ kind }) => kind !== PASSAGE && kind !== CHALLENGE);
}

/** Where a hero may go by a secret passage: from the token to the entrance of the room and back (D2-SECGEN-07). Monsters do not (-09). */
export function passagesFrom(state: State, id: FigureId): Cell[] {
  if (!isExplorer(state, id) || openRoom(state) === null) return [];
  const all = [passageCell(state), markCells(state, ENTRANCE)[0] ?? null].flatMap(cell =>
    cell === null ? [] : [cell],
  );
  const here = figureOf(state, id)?.cells[0];
  return here === undefined || !all.includes(here) ? [] : all.filter(cell => cell !== here);
}

/** Through the passage; where somebody stands there, on the nearest empty space of the player's choice (D2-SECGEN-08). */
export function* goThrough(state: State, io: Io, id: FigureId, to: Cell): Flow {
  const spaces = isEmpty(state, to) ? [to] : nearestEmpty(state, to);
  const choice = yield* choose<Choice, AskKind>({
    seat: seatOf(state, id),
    kind: 'where',
    rule: 'D2-SECGEN-08',
    about: id,
    options: spaces.map(cell => ({ do: 'space', cell })),
  });
  yield* placeAt(state, io, id, [choice.do === 'space' ? choice.cell : (spaces[0] ?? to)], PASSAGE);
}

/** At the start of his turn the overlord may take a challenge token or a monster token out of the room, unseen, while a hero is there (D2-SECGEN-17). */
export function* clearOne(state: State, io: Io): Flow {
  if (openRoom(state) === null || state.legend !== null || explorersInRoom(state).length === 0) return;
  const choice = yield* choose<Choice, AskKind>({
    seat: overlordSeat(state),
    kind: 'clear-room',
    rule: 'D2-SECGEN-17',
    options: [
      ...state.tokens.filter(({ kind }) => kind === CHALLENGE).map(({ id }): Choice => ({ do: 'clear', what: id })),
      ...state.monsters
        .filter(({ id, token }) => token === true && isInRoom(state, id))
        .map(({ id }): Choice => ({ do: 'clear', what: id })),
      { do: 'pass' },
    ],
  });
  if (choice.do !== 'clear') return;
  io.tell?.({ kind: 'room-cleared', what: choice.what, rule: 'D2-SECGEN-17' });
  state.tokens = state.tokens.filter(({ id }) => id !== choice.what);
  state.monsters = state.monsters.filter(({ id }) => id !== choice.what);
}

/** No challenge token and no monster is left in the room: its reward is given, all come out, room and token are gone (D2-SECGEN-18 to -20). */
export function* checkRoom(state: State, io: Io): Flow {
  const open = openRoom(state);
  if (open === null || state.over !== null || (state.stage !== 'heroes' && state.stage !== 'overlord')) return;
  if (state.tokens.some(({ kind }) => kind === CHALLENGE) || state.monsters.some(({ id }) => isInRoom(state, id)))
    return;
  const { id, room } = open;
  const hero = yield* rewarded(state);
  if (hero !== null) {
    io.tell?.({ kind: 'room-done', figure: hero, card: id, rule: 'D2-SECGEN-18' });
    yield* vocabulary.carryOut(doing(state, io, hero, id), room.reward ?? []);
  }
  yield* comeOut(state, io);
  closeRoom(state);
}

/** Who receives the reward: of several heroes inside the one the players choose (D2-SECGEN-19), of an ally alone the nearest hero (-26); nobody, if none is left. */
function* rewarded(state: State): Flow<FigureId | null> {
  const inside = heroesInRoom(state);
  const [ally] = explorersInRoom(state);
  if (inside.length === 0) return ally === undefined ? null : nearestHero(state);
  if (inside.length === 1) return inside[0]?.id ?? null;
  const choice = yield* choose<Choice, AskKind>({
    ...together(state),
    kind: 'pick',
    rule: 'D2-SECGEN-19',
    options: inside.map(({ id }) => ({ do: 'pick', figure: id })),
  });
  return choice.do === 'pick' ? choice.figure : (inside[0]?.id ?? null);
}

/** The hero nearest to the passage. */
function nearestHero(state: State): FigureId | null {
  const passage = passageCell(state);
  const standing = state.heroes.filter(({ cells }) => cells.length > 0);
  const far = ({ cells }: Hero): number => (passage === null ? 0 : spacesBetween(state, cells, passage));
  return standing.sort((a, b) => far(a) - far(b))[0]?.id ?? null;
}

/** Who gets what somebody finds in the room: an ally finds it for the nearest hero. */
export const finderFor = (state: State, id: FigureId): FigureId | null =>
  isHero(state, id) ? id : (heroesInRoom(state)[0]?.id ?? nearestHero(state));

function* comeOut(state: State, io: Io): Flow {
  const passage = passageCell(state);
  for (const id of explorersInRoom(state)) {
    const spaces = passage === null ? [] : isEmpty(state, passage) ? [passage] : nearestEmpty(state, passage);
    const choice = yield* choose<Choice, AskKind>({
      ...(isAlly(state, id) ? together(state) : { seat: seatOf(state, id) }),
      kind: 'where',
      rule: 'D2-SECGEN-18',
      about: id,
      options: spaces.map(cell => ({ do: 'space', cell })),
    });
    yield* placeAt(state, io, id, [choice.do === 'space' ? choice.cell : (spaces[0] ?? 0)], PASSAGE);
  }
}

/** The room goes; its card is discarded unless a hero keeps it (D2-SECGEN-18, -22). */
export function closeRoom(state: State): void {
  const { rooms } = state;
  if (rooms === undefined || rooms.card === null) return;
  const { card } = rooms;
  const passage = passageCell(state);
  // Whoever is still inside when the encounter ends comes out without a choice.
  for (const hero of heroesInRoom(state)) hero.cells = passage === null ? [] : nearestEmpty(state, passage).slice(0, 1);
  if (!state.heroes.some(({ cards }) => cards.some(({ id }) => id === card))) rooms.out.push(card);
  removePassage(state);
  rooms.card = null;
}

/** A hero who falls in the room lies where the passage token is, whoever else is there (D2-SECGEN-24). */
export const fallsAt = (state: State, id: FigureId, cell: Cell): Cell =>
  isInRoom(state, id) ? (passageCell(state) ?? cell) : cell;
