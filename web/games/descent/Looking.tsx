import type { ReactElement } from 'react';
import { Bubble } from '../../kit/map/bubble.tsx';
import { Aim, Covered, Way } from '../../kit/map/overlays.tsx';
import { Disc } from '../../kit/map/token.tsx';
import { useLookedOdds } from '../../table/looked-odds.ts';
import { oddsRows } from '../../table/odds-rows.ts';
import { type Choice, canSee, positionOf, reachFrom, spacesBetween } from './game.ts';
import { piecesOf, surfaceOf } from './pieces.ts';
import { useTable } from './Table.tsx';

interface Props {
  /** The option looked at. */
  readonly choice: Choice | null;
  /** The space under the pointer. */
  readonly hovered: number | null;
}

/** What the option or the figure looked at means on the map: the way with its cost, the line of an attack with its odds, what a figure sees. */
export function Looking({ choice, hovered }: Props): ReactElement | null {
  const { view, acting } = useTable();
  if (choice?.do === 'go') return <Going to={choice.to} by={choice.with} />;
  if (choice?.do === 'attack') return <Striking target={choice.target} cell={choice.cell} />;
  if (choice !== null || hovered === null) return null;
  const piece = piecesOf(view).find(({ cells }) => cells.includes(hovered));
  return piece === undefined || piece.id === acting ? null : <Sight figure={piece.id} from={piece.cells} />;
}

function Going({ to, by }: { readonly to: number; readonly by: string }): ReactElement | null {
  const { view, acting, tell } = useTable();
  const { squares } = surfaceOf(view);
  const piece = piecesOf(view).find(({ id }) => id === acting);
  const turn = view.turns[view.turns.length - 1];
  if (piece === undefined || turn === undefined) return null;
  const points =
    turn.pools.find(({ source }) => source === by)?.left ?? turn.pools.reduce((sum, one) => sum + one.left, 0);
  const from = turn.at === null ? piece.cells : [turn.at];
  const steps = reachFrom(positionOf(view), piece.id, from, points, false).costsTo(to);
  const cost = steps.reduce((sum, step) => sum + step.cost, 0);
  const spots = [
    turn.at ?? nearest(piece.cells, steps[0]?.cell ?? to, squares.width),
    ...steps.map(({ cell }) => cell),
  ];
  return (
    <Way
      spots={spots.map(cell => squares.middle(cell))}
      text={cost === 0 ? null : cost === 1 ? tell('point') : tell('pointsCost', cost)}
    >
      {piece.cells.length === 1 && <Disc look={piece.look} />}
    </Way>
  );
}

/** The space of a base from which a step begins. */
function nearest(cells: readonly number[], to: number, width: number): number {
  const away = (cell: number): number =>
    Math.hypot((cell % width) - (to % width), Math.floor(cell / width) - Math.floor(to / width));
  return cells.reduce((best, cell) => (away(cell) < away(best) ? cell : best), cells[0] ?? to);
}

function Striking({ target, cell }: { readonly target: string; readonly cell: number }): ReactElement | null {
  const { view, acting, tell } = useTable();
  const { squares } = surfaceOf(view);
  const pieces = piecesOf(view);
  const by = pieces.find(({ id }) => id === acting);
  const foe = pieces.find(({ id }) => id === target);
  if (by === undefined || foe === undefined) return null;
  const far = spacesBetween(positionOf(view), by.cells, cell);
  return (
    <>
      <Aim
        from={squares.middle(nearest(by.cells, cell, squares.width))}
        to={squares.middle(cell)}
        barred={false}
        // The odds stand above the target.
        along={0.25}
        text={far === 1 ? tell('space') : tell('spaces', far)}
      />
      <Likely at={foe.cell} />
    </>
  );
}

/** The odds of the option looked at, above its target. */
function Likely({ at }: { readonly at: number }): ReactElement | null {
  const { view, lang } = useTable();
  const odds = useLookedOdds();
  if (!odds || odds.outcomes.length < 2) return null;
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 });
  const rows = (oddsRows(odds.outcomes, () => '…') ?? []).map(({ name, probability }) => ({
    text: name,
    share: probability,
    note: percent.format(probability),
  }));
  return <Bubble at={surfaceOf(view).squares.middle(at)} rows={rows} />;
}

/** What a figure has in its sight. */
function Sight({ figure, from }: { readonly figure: string; readonly from: readonly number[] }): ReactElement {
  const { view } = useTable();
  const { board, squares } = surfaceOf(view);
  const position = positionOf(view);
  const seen = board.cells.filter(cell => !from.includes(cell) && canSee(position, figure, from, cell));
  return <Covered layout={squares} cells={seen} as="seen" rim />;
}
