import { boardOf, figureAt, planFor } from '../board.ts';
import type { Adventure, Happening, Twist } from '../content/adventures/index.ts';
import { adventureOf } from '../content/adventures/index.ts';
import { bonePiles } from '../content/index.ts';
import { type Figure, type Io, isHero, onBoard, type Play, type State } from '../state.ts';
import { open } from './doors.ts';
import { drawCard } from './draw.ts';
import { broughtTo, takeUp } from './finds.ts';
import { collapse, turnFloor } from './floor.ts';
import { strikesAtPlaced } from './free-strikes.ts';
import { newServant } from './supply.ts';

/** What an adventure may wait for, as it happens. */
export type Occasion =
  | { readonly is: 'round'; readonly number: number }
  | { readonly is: 'opened'; readonly sign: string }
  | { readonly is: 'slain'; readonly who: string }
  | { readonly is: 'entered'; readonly mark: string }
  | { readonly is: 'taken'; readonly find: string };

/** Notes the twists that an occasion sets off; they are carried out as soon as the running part of a turn is over. */
export function happen(state: State, _io: Io, { twists = [] }: Adventure, occasion: Occasion): void {
  for (const twist of twists)
    if (isOpen(state, twist) && !state.pending.includes(twist.id) && isMeant(state, twist, occasion))
      state.pending.push(twist.id);
}

/** A twist happens once, unless it says `every`; one that nobody can know does not (DS-SETUP-16). */
const isOpen = (state: State, { id, when }: Twist): boolean =>
  (when.is === 'every' || !state.twists.includes(id)) && !state.unknown?.twists.includes(id);

function isMeant(state: State, { when }: Twist, occasion: Occasion): boolean {
  switch (when.is) {
    case 'round':
      return occasion.is === 'round' && occasion.number === when.number;
    case 'every':
      return occasion.is === 'round' && occasion.number % when.rounds === 0 && !isSilenced(state, when.until);
    case 'taken':
      return occasion.is === 'taken' && occasion.find === when.find && broughtTo(state, when.find) >= when.count;
    case 'opened':
      return occasion.is === 'opened' && occasion.sign === when.sign;
    case 'entered':
      return occasion.is === 'entered' && occasion.mark === when.mark;
    case 'gone':
      return occasion.is === 'slain' && occasion.who === when.who && isGone(state, when.who);
    case 'slain':
      return occasion.is === 'slain' && occasion.who === when.who && (state.slain[when.who] ?? 0) >= when.count;
  }
}

/** None of the kind is left, neither on the board nor in the dark. */
const isGone = ({ figures, lurking }: State, who: string): boolean =>
  ![...figures, ...lurking].some(({ of }) => of === who);

function isSilenced(state: State, sign: string | undefined): boolean {
  if (sign === undefined) return false;
  return planFor(state).closed.every(c => c.sign !== sign || state.things[c.index]?.open === true);
}

/** A figure has entered squares, in whatever way (DS-MOVE-17): a hero takes up what lies there, and does the adventure wait for that? */
export function enter(state: State, io: Io, figure: Figure, entered: readonly number[]): void {
  if (!isHero(figure)) return;
  const adventure = adventureOf(state.adventure);
  for (const cell of entered) {
    findsUnder(state, io, figure, cell);
    for (const { when } of adventure.twists ?? [])
      if (when.is === 'entered' && planFor(state).marks.get(when.mark)?.includes(cell))
        happen(state, io, adventure, { is: 'entered', mark: when.mark });
  }
}

/** What lies on the square is the hero's now. */
export function findsUnder(state: State, io: Io, hero: Figure, cell: number): void {
  for (const mark of takeUp(state, io, hero, cell))
    happen(state, io, adventureOf(state.adventure), { is: 'taken', find: mark });
}

/**
 * The squares that a hero does not simply pass: what lies there is taken up, or the adventure waits for somebody to enter. Whether it
 * does is not asked of what the heroes know, so that nothing is betrayed: the squares are drawn for all to see.
 */
export function pausesFor(state: State): readonly number[] {
  const { twists = [] } = adventureOf(state.adventure);
  const cells = state.finds.flatMap(({ cell, by }) => (by === null ? [cell] : []));
  for (const { id, when } of twists)
    if (when.is === 'entered' && !state.twists.includes(id)) cells.push(...(planFor(state).marks.get(when.mark) ?? []));
  return cells;
}

/** Carries out what was noted. */
export function* runTwists(state: State, io: Io): Play {
  while (state.pending.length > 0) {
    const id = state.pending.shift() as string;
    const adventure = adventureOf(state.adventure);
    const twist = adventure.twists?.find(t => t.id === id);
    if (!twist) continue;
    if (!state.twists.includes(id)) {
      state.twists.push(id);
      io.reveal?.('all', { twist: id });
    }
    io.tell?.({ kind: 'twist', adventure: adventure.id, twist: id, rule: 'DS-REF-02' });
    for (const happening of twist.effects) yield* carryOut(state, io, happening);
  }
}

function* carryOut(state: State, io: Io, happening: Happening): Play {
  const { marks, closed } = planFor(state);
  switch (happening.do) {
    case 'appear':
      for (const cell of marks.get(happening.mark) ?? []) yield* appear(state, io, happening, cell);
      return;
    case 'bones':
      return layBones(state, marks.get(happening.mark) ?? []);
    case 'commands':
      state.overlord.perTurn += happening.add;
      return;
    case 'draw':
      for (let i = 0; i < happening.cards; i++) drawCard(state, io);
      return;
    case 'open':
      for (const thing of closed) if (thing.sign === happening.sign) open(state, io, thing, null);
      return;
    case 'collapse':
      return yield* collapse(state, io, happening.mark, happening.wounds);
    case 'turn':
      return turnFloor(state, io, happening.marks);
  }
}

function layBones(state: State, cells: readonly number[]): void {
  const { grid } = boardOf(state);
  for (const cell of cells) if (grid.open[cell] === 1 && state.bones.length < bonePiles) state.bones.push(cell);
}

function* appear(state: State, io: Io, { of, facing }: Extract<Happening, { do: 'appear' }>, cell: number): Play {
  const board = boardOf(state);
  if (board.grid.open[cell] !== 1 || figureAt(state, board, cell)) return;
  const figure = newServant(state, of, cell, facing);
  const at = { x: board.grid.x(cell), y: board.grid.y(cell) };
  io.tell?.({ kind: 'appeared', figure: figure.id, minion: of, at, facing, rule: 'DS-RAISE-12' });
  if (onBoard(state, figure.id)) yield* strikesAtPlaced(state, io, figure);
}
