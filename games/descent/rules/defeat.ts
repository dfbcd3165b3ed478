import { choose, end, endWith } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import type { About } from '../effects/word.ts';
import {
  attackOf,
  type Cell,
  everybody,
  type Figure,
  type FigureId,
  figureOf,
  type Hero,
  heroOf,
  isHero,
  monsterOf,
  type State,
} from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { agentFalls } from './agents.ts';
import { loseRelic } from './campaign/relics.ts';
import { loseGuise } from './citizens.ts';
import { type Cause, isImmune } from './damage.ts';
import { gainsForFallen } from './fallen.ts';
import { loseHeart } from './legend/morale.ts';
import { dropCarried } from './objectives.ts';
import { comeBack, fateOf } from './quest/lieutenants.ts';
import { fallsAt } from './secret-rooms.ts';
import { dropStone, loseStone } from './sun-stone.ts';
import { turnUpTaint } from './tainted.ts';
import { healthOf, printedHealth, staminaOf } from './values.ts';
import { activeSeat, announce, isAnswered } from './window.ts';

/** A figure is defeated: monsters and companions are removed, heroes knocked out (D2-KO-01, -02). */
export function* defeat(state: State, io: Io, id: FigureId, cause: Cause): Flow {
  const figure = figureOf(state, id);
  if (figure === null || figure.cells.length === 0 || isImmune(state, id, cause)) return;
  const [cell] = figure.cells;
  const about = {
    figure: id,
    ...(cell !== undefined && { cell, cells: [...figure.cells] }),
    ...(cause.from !== undefined && { other: cause.from }),
    by: cause.by,
  };
  const wasFatal = figure.damage >= healthOf(state, id);
  yield* announce(state, io, 'defeating', about);
  // Something else has fallen in its place, and it has recovered.
  if (figure.cells.length === 0 || (wasFatal && figure.damage < healthOf(state, id))) return;
  const monster = monsterOf(state, id);
  const fate = monster === null ? 'gone' : fateOf(state, monster);
  const attack = state.attacks.length > 0 ? attackOf(state) : null;
  attack?.defeated.push(id);
  const answered = yield* answersFirst(state, io, id, about);
  if (answered) yield* announce(state, io, 'defeated', about);
  if (isHero(state, id)) yield* knockOut(state, io, id, cause.beside);
  else {
    io.tell?.({ kind: 'defeated', figure: id, by: cause.by, rule: 'D2-KO-01' });
    yield* dropStone(state, io, id);
    dropCarried(state, io, id);
    // Who is only knocked out is not defeated: his relic stays (D2-RELGEN-10).
    if (fate !== 'down') {
      loseRelic(state, id);
      loseGuise(state, id);
    }
    offMap(state, id);
    // Knocked out like a hero (D2-LTGEN-10).
    if (monster !== null && fate === 'down') monster.down = cell ?? null;
  }
  // Who falls in the middle of an own attack breaks it off (D2-ATK-03).
  for (const one of state.attacks) if (one.by === id) one.broken = true;
  if (!answered) yield* announce(state, io, 'defeated', about);
  // What answers its defeat still knows it: only then it is gone, unless it came back.
  if (isHero(state, id) || figure.cells.length > 0 || fate === 'down') return;
  if (monster !== null && fate === 'back') comeBack(state, io, monster);
  else {
    agentFalls(state, id);
    remove(state, id);
  }
}

/** A charmed hero has felled himself: the active player says whether the attack is resolved first, or what answers it (D2C-CHRM-23). */
function* answersFirst(state: State, io: Io, id: FigureId, about: About): Flow<boolean> {
  if (state.charmed !== id || about.other !== id || !isAnswered(state, io, 'defeated', about, id)) return false;
  const choice = yield* choose<Choice, AskKind>({
    seat: activeSeat(state),
    kind: 'order',
    rule: 'D2C-CHRM-23',
    about: id,
    options: [
      { do: 'order', of: 'attack' },
      { do: 'order', of: 'answers' },
    ],
  });
  return choice.do === 'order' && choice.of === 'answers';
}

/** Whose health has sunk to its damage is defeated as if by damage (D2-DMG-05). */
export function checkHealth(state: State, io: Io): Flow | readonly never[] {
  if (!state.heroes.some(isHurt) && !state.monsters.some(isHurt) && !state.companions.some(isHurt)) return NOBODY_FELL;
  const fallen: FigureId[] = [];
  for (const { id, cells, damage } of everybody(state))
    if (damage > 0 && cells.length > 0 && damage >= leastHealth(state, id) && damage >= healthOf(state, id))
      fallen.push(id);
  return fallen.length === 0 ? NOBODY_FELL : felled(state, io, fallen);
}

const isHurt = ({ cells, damage }: Figure): boolean => damage > 0 && cells.length > 0;
const NOBODY_FELL: readonly never[] = [];

function* felled(state: State, io: Io, fallen: readonly FigureId[]): Flow {
  for (const id of fallen) yield* defeat(state, io, id, { by: 'health' });
}

/** Below what is printed only where something lasting lowers it: mostly this spares the sum. */
const leastHealth = (state: State, id: FigureId): number =>
  state.lasting.some(({ what }) => what.do === 'modify' && what.value === 'health') ? 0 : printedHealth(state, id);

function offMap(state: State, id: FigureId): void {
  const figure = figureOf(state, id);
  if (figure === null) return;
  figure.cells = [];
  figure.conditions = [];
  endWith(state.lasting, id);
  for (const turn of state.turns) if (turn.figure === id) turn.ended = true;
  const { overlordTurn } = state;
  if (overlordTurn !== null) overlordTurn.left = overlordTurn.left.filter(one => one !== id);
}

/** Takes a figure off the map for good, with all that lies on it. */
export function remove(state: State, id: FigureId): void {
  layDown(state, id);
  offMap(state, id);
  if (monsterOf(state, id) !== null) state.monsters = state.monsters.filter(one => one.id !== id);
  else state.companions = state.companions.filter(one => one.id !== id);
}

/** Search tokens it carried lie where it stood (D2C-PLOT-13). */
function layDown(state: State, id: FigureId): void {
  const figure = figureOf(state, id);
  const [cell] = figure?.cells ?? [];
  if (figure === null || cell === undefined || figure.carries.length === 0) return;
  for (const token of state.tokens)
    if (token.kind === 'search' && figure.carries.includes(token.id)) {
      token.cell = cell;
      figure.carries = figure.carries.filter(one => one !== token.id);
    }
}

/** The steps of a knock-out (D2-KO-03 to -08). */
export function* knockOut(state: State, io: Io, id: FigureId, beside: readonly Cell[] = []): Flow {
  const hero = heroOf(state, id);
  const own = hero.cells[0] ?? 0;
  const there = fallsAt(state, id, own);
  const cell = there === own && beside.length > 0 ? yield* laidBeside(hero, beside) : there;
  hero.damage = healthOf(state, id);
  hero.fatigue = Math.max(hero.fatigue, staminaOf(state, id) ?? 0);
  dropCarried(state, io, id);
  loseStone(state, io, id, cell);
  hero.cells = [];
  hero.down = cell;
  hero.conditions = [];
  end(state.lasting, ({ on, until }) => on === id && until !== 'quest-end');
  for (const turn of [...state.turns, ...(state.paused === undefined ? [] : [state.paused.turn])])
    if (turn.figure === id) turn.ended = true;
  io.tell?.({ kind: 'knocked-out', figure: id, cell, rule: 'D2-KO-02' });
  turnUpTaint(state, io, hero);
  yield* gainsForFallen(state, io, id);
  loseHeart(state, io);
  yield* announce(state, io, 'knocked-out', { figure: id, cell });
}

/** His player lays the token in one of these spaces (D2-TERR-27). */
function* laidBeside({ seat }: Hero, spaces: readonly Cell[]): Flow<Cell> {
  const choice = yield* choose<Choice, AskKind>({
    seat,
    kind: 'where',
    rule: 'D2-TERR-27',
    options: spaces.map(cell => ({ do: 'space', cell })),
  });
  return choice.do === 'space' ? choice.cell : (spaces[0] ?? 0);
}
