import type { AskOf } from '@tafelrunde/engine';
import { goalsOf } from './announced.ts';
import type { Choice } from './choices.ts';
import type { Figure } from './state.ts';
import type { DungeonSaga } from './types.ts';
import type { View } from './view.ts';

/** What is mostly good to do, whoever does it. */
const VERBS: Readonly<Partial<Record<Choice['do'], number>>> = {
  attack: 3,
  shoot: 2.8,
  strike: 2,
  cast: 2,
  use: 1,
  raise: 1,
  feat: 0.5,
  play: 0.5,
  ready: 0.5,
  renew: 0.5,
  pass: 0.5,
  refuse: 0.5,
  'break-away': -1,
  give: -3,
  receive: -3,
  swap: -3,
  end: -2.5,
};
/** How much a square nearer counts. */
const NEARER = 0.5;
const FAR = 20;

/** Which options are worth a look first: blows before steps, steps towards the fight and the goals before others. */
export function promise(choice: Choice, _ask: AskOf<DungeonSaga>, view: View): number {
  switch (choice.do) {
    case 'move':
      return 1 - NEARER * wayLeft(view, choice.y * view.board.width + choice.x);
    case 'face':
      return -0.5;
    case 'activate': {
      const figure = view.figures.find(({ id }) => id === choice.figure);
      return figure ? 1.5 - 0.2 * nearest(view, figure.cell, heroes(view)) : 0;
    }
    default:
      return VERBS[choice.do] ?? 0;
  }
}

const heroes = ({ figures }: View): number[] => figures.filter(isHero).map(({ cell }) => cell);
const isHero = ({ kind }: Figure): boolean => kind === 'hero';

/** From this square to what the figure whose turn it is wants: servants to heroes, heroes to servants, doors and goals. */
function wayLeft(view: View, from: number): number {
  const figure = view.figures.find(({ id }) => id === view.turn?.figure);
  if (!figure || !isHero(figure)) return nearest(view, from, heroes(view));
  let foe = FAR;
  for (const other of view.figures) if (!isHero(other)) foe = Math.min(foe, nearest(view, from, [other.cell]));
  return Math.min(foe + 1, nearest(view, from, aims(view)));
}

const known = new WeakMap<View, number[]>();

/** Closed doors and chests, squares to be reached, things to be taken up. Looked up once for all options of a decision. */
function aims(view: View): number[] {
  const found = known.get(view) ?? listAims(view);
  known.set(view, found);
  return found;
}

function listAims(view: View): number[] {
  const cells = view.things.flatMap(({ open, cells }) => (open ? [] : cells));
  for (const goal of goalsOf(view).heroes) {
    const mark = goal.is === 'reach' ? goal.mark : null;
    if (mark) cells.push(...(view.board.marks.find(m => m.mark === mark)?.cells ?? []));
  }
  for (const { cell, by } of view.finds) if (by === null) cells.push(cell);
  return cells;
}

function nearest({ board: { width } }: View, from: number, cells: readonly number[]): number {
  let best = FAR;
  for (const cell of cells) {
    const dx = Math.abs((cell % width) - (from % width));
    const dy = Math.abs(Math.floor(cell / width) - Math.floor(from / width));
    best = Math.min(best, Math.max(dx, dy));
  }
  return best;
}
