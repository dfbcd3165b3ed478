import { type Cell, type FigureId, monsterOf, type State } from '../state.ts';
import type { Io } from '../types.ts';
import { castOf } from './cast.ts';
import { inForce } from './in-force.ts';
import { cellsBeside } from './map.ts';

/** The images of a hero on the map, or of anybody. */
export const imagesOf = ({ companions }: State, owner?: FigureId): FigureId[] =>
  companions
    .filter(one => one.kind === 'image' && one.cells.length > 0 && (owner === undefined || one.owner === owner))
    .map(({ id }) => id);

/** A new image of a hero (D2-TOK-36): it has no turns (D2C-CONJ-03). */
export function newImage(state: State, io: Io, owner: FigureId, cell: Cell): FigureId {
  let number = 1;
  while (state.companions.some(({ id }) => id === `image-${number}`)) number++;
  const id = `image-${number}`;
  state.companions.push({
    id,
    of: 'image',
    kind: 'image',
    side: 'heroes',
    owner,
    acted: false,
    cells: [cell],
    damage: 0,
    conditions: [],
    carries: [],
    marks: {},
  });
  io.tell?.({ kind: 'appears', figure: id, cells: [cell], rule: 'D2-TOK-35' });
  return id;
}

/** Spaces that cost a monster 1 movement point more: next to images of heroes with a card that says so, each once (D2C-CONJ-04). */
export function dearFor(state: State, id: FigureId): ReadonlySet<Cell> | null {
  if (!castOf(state).words.has('dear-spaces') || monsterOf(state, id) === null) return null;
  const dear = new Set<Cell>();
  for (const { kind, owner, cells } of state.companions)
    if (kind === 'image' && owner !== null && inForce(state, owner, 'dear-spaces').length > 0)
      for (const cell of cellsBeside(state, cells)) dear.add(cell);
  return dear.size === 0 ? null : dear;
}
