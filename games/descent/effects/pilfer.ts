import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { areAdjacentCells, cellsBeside, cellsWithin, isEmpty, sizeOf } from '../rules/map.ts';
import { placeAt } from '../rules/moving.ts';
import { search } from '../rules/searching.ts';
import { type Cell, type FigureId, figureOf, monsterOf, overlordSeat, type State, type Token } from '../state.ts';
import type { Flow } from '../types.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord, Doing } from './word.ts';

/** The owner turns over a search token next to it: unless it is the special one, it carries it from now on. */
export interface Pilfer {
  readonly do: 'pilfer';
}

const tokensBeside = (state: State, cells: readonly Cell[]): Token[] =>
  state.tokens.filter(
    ({ kind, cell, face, hidden }) =>
      kind === 'search' &&
      cell !== null &&
      !(face === 'special' && !hidden) &&
      (cells.includes(cell) || areAdjacentCells(state, cells, [cell])),
  );

function* chooseToken(state: State, tokens: readonly Token[]): Flow<Token | undefined> {
  const choice = yield* choose<Choice, AskKind>({
    seat: overlordSeat(state),
    kind: 'which',
    rule: 'D2C-PLOT-13',
    options: tokens.map(({ id, cell }) => ({ do: 'take', token: id, cell: cell ?? 0 })),
  });
  return tokens.find(({ id }) => choice.do === 'take' && choice.token === id);
}

export const pilfer: DescentWord<Pilfer> = {
  can: ({ state, by }) => tokensBeside(state, figureOf(state, by)?.cells ?? []).length > 0,
  *act({ state, io, by }) {
    const figure = figureOf(state, by);
    const token = yield* chooseToken(state, tokensBeside(state, figure?.cells ?? []));
    if (figure === null || token === undefined) return;
    token.hidden = false;
    io.reveal?.('all', { know: 'token', token: token.id, face: token.face ?? 'search' });
    io.tell?.({ kind: 'turned', figure: by, token: token.id, face: token.face ?? 'search', rule: 'D2-SRCH-05' });
    if (token.face === 'special') return;
    token.cell = null;
    figure.carries.push(token.id);
    io.tell?.({ kind: 'took', figure: by, token: token.id, rule: 'D2-OBJ-02' });
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Turn over an adjacent search token: unless it is the special one, it is carried, and lies where its carrier stood when that is gone.',
      'Decke einen angrenzenden Suchmarker auf: Ist es nicht der besondere, wird er getragen; ist sein Träger weg, liegt er, wo dieser stand.',
    ),
};

/** A small monster so near to a search token next to the space just entered changes places with it, and may attack the figure it works on. */
export interface Bait {
  readonly do: 'bait';
  readonly within: number;
}

interface Trap {
  readonly token: Token;
  readonly monsters: readonly FigureId[];
}

function traps({ state, about }: Doing, { within }: Bait): Trap[] {
  const { cell } = about;
  if (cell === undefined) return [];
  return state.tokens.flatMap((token): Trap[] => {
    if (token.kind !== 'search' || token.cell === null || !areAdjacentCells(state, [cell], [token.cell])) return [];
    if (!isEmpty(state, token.cell)) return [];
    const near = new Set(cellsWithin(state, [token.cell], within));
    const monsters = state.monsters
      .filter(({ id, cells }) => cells.some(one => near.has(one)) && sizeOf(state, id).w * sizeOf(state, id).h === 1)
      .map(({ id }) => id);
    return monsters.length > 0 ? [{ token, monsters }] : [];
  });
}

export const bait: DescentWord<Bait> = {
  can: (at, effect) => traps(at, effect).length > 0,
  *act(at, effect) {
    const { state, io, source } = at;
    const found = traps(at, effect);
    const token = yield* chooseToken(
      state,
      found.map(one => one.token),
    );
    const trap = found.find(one => one.token === token);
    if (token === undefined || trap === undefined) return;
    const seat = overlordSeat(state);
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'pick',
      rule: 'D2-TGT-13',
      about: at.source.id,
      options: trap.monsters.map(figure => ({ do: 'pick', figure })),
    });
    const id = choice.do === 'pick' ? choice.figure : (trap.monsters[0] ?? '');
    const from = monsterOf(state, id)?.cells[0];
    const to = token.cell;
    if (from === undefined || to === null) return;
    token.cell = from;
    yield* placeAt(state, io, id, [to], source.id);
    yield* vocabulary.carryOut({ ...at, by: id, seat }, [{ do: 'attack', on: { who: 'on' }, may: true }]);
  },
  say: ({ within }, { lang }) =>
    speak(lang)(
      `A small monster within ${within} spaces of the token changes places with it and may attack that hero.`,
      `Ein kleines Monster im Umkreis von ${within} Feldern um den Marker tauscht mit ihm den Platz und darf jenen Helden angreifen.`,
    ),
};

/** A search token the target of the attack carries lies next to the figure it works on, who searches it. */
export interface Fling {
  readonly do: 'fling';
}

export const fling: DescentWord<Fling> = {
  can: ({ state, about }) => figureOf(state, about.other ?? '')?.carries.some(id => isSearch(state, id)) ?? false,
  *act({ state, io, about, on }) {
    const [hero] = on;
    const carrier = figureOf(state, about.other ?? '');
    const token = state.tokens.find(({ id, kind }) => kind === 'search' && carrier?.carries.includes(id));
    if (hero === undefined || carrier === null || token === undefined) return;
    const cells = cellsBeside(state, figureOf(state, hero)?.cells ?? []);
    const choice = yield* choose<Choice, AskKind>({
      seat: overlordSeat(state),
      kind: 'where',
      rule: 'D2-OBJ-05',
      options: cells.map(cell => ({ do: 'space', cell })),
    });
    token.cell = choice.do === 'space' ? choice.cell : (cells[0] ?? null);
    carrier.carries = carrier.carries.filter(id => id !== token.id);
    io.tell?.({ kind: 'dropped', figure: carrier.id, token: token.id, cell: token.cell ?? 0, rule: 'D2-OBJ-05' });
    yield* search(state, io, hero, token.id);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Its search token is put next to the attacker, who searches it instead of attacking.',
      'Sein Suchmarker kommt neben den Angreifer, der ihn durchsucht, statt anzugreifen.',
    ),
};

const isSearch = (state: State, token: string): boolean =>
  state.tokens.some(({ id, kind }) => id === token && kind === 'search');
