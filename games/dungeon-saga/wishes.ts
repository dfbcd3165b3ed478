import type { Seat } from '@tafelrunde/engine';
import { FACINGS } from '@tafelrunde/engine/geometry';
import type { Choice } from './choices.ts';
import { adventureOf } from './content/adventures/index.ts';
import { commandCards, type MinionId } from './content/index.ts';
import { sourcesOf } from './rules/sources.ts';
import type { Figure } from './state.ts';
import type { View } from './view.ts';

/** What the figure that acts might do, and what else heroes and overlord decide, by what is to be seen. */
export function wishes(view: View, _seat: Seat): Choice[] {
  const acting = view.figures.find(({ id }) => id === view.turn?.figure);
  return acting ? inTurn(view, acting) : betweenTurns(view);
}

function inTurn(view: View, figure: Figure): Choice[] {
  const { board, figures, things, finds } = view;
  const found: Choice[] = [{ do: 'break-away' }, { do: 'end' }];
  for (const cell of board.floor) found.push({ do: 'move', ...square(view, cell) });
  for (const facing of FACINGS) found.push({ do: 'face', facing });
  for (const { id } of [...figures.filter(other => other !== figure), ...things])
    found.push({ do: 'attack', target: id }, { do: 'shoot', target: id });
  for (const { id } of figure.spells) found.push({ do: 'cast', spell: id });
  for (const { id } of figure.feats) found.push({ do: 'feat', feat: id });
  for (const { id, ats } of sourcesOf(figure)) if (ats.length > 0) found.push({ do: 'use', what: id });
  for (const { id } of adventureOf(view.adventure).actions ?? []) found.push({ do: 'use', what: id });
  for (const other of figures) {
    if (other === figure || other.kind !== 'hero') continue;
    for (const item of figure.items)
      found.push({ do: 'give', item, to: other.id }, { do: 'swap', item, with: other.id });
    for (const item of other.items) found.push({ do: 'receive', item, from: other.id });
    for (const { mark, by } of finds) {
      if (by === figure.id) found.push({ do: 'hand-over', find: mark, to: other.id });
      if (by === other.id) found.push({ do: 'take-over', find: mark, from: other.id });
    }
  }
  return found;
}

function betweenTurns(view: View): Choice[] {
  const found: Choice[] = [];
  for (const { id, kind } of view.figures)
    found.push(kind === 'hero' ? { do: 'hero', hero: id } : { do: 'activate', figure: id });
  const kinds = Object.keys(adventureOf(view.adventure).overlord.raise) as MinionId[];
  for (const cell of new Set(view.bones))
    for (const minion of kinds) found.push({ do: 'raise', ...square(view, cell), minion });
  for (const { id } of commandCards) found.push({ do: 'play', card: id });
  return found;
}

const square = ({ board: { width } }: View, cell: number): { readonly x: number; readonly y: number } => ({
  x: cell % width,
  y: Math.floor(cell / width),
});
