import { adventureOf, type View } from '@tafelrunde/dungeon-saga';
import { memo, type ReactElement } from 'react';
import { grainOf } from '../../kit/map/grain.ts';
import { SIDE } from '../../kit/map/layout.ts';
import { Glyph } from './Glyph.tsx';
import { pictureOf } from './pictures.ts';
import { rectOfCells, type Terrain, xOf, yOf } from './terrain.ts';

interface Props {
  readonly view: View;
  readonly terrain: Terrain;
}

/** Places people talk about: where to go, what may fall. Squares of finds are drawn with the finds. */
export const Marks = memo(
  function Marks({ view, terrain }: Props): ReactElement {
    const adventure = adventureOf(view.adventure);
    const goals = new Set(
      adventure.victory.heroes.flatMap(goal =>
        goal.is === 'reach' ? [goal.mark] : goal.is === 'bring' && goal.to ? [goal.to] : [],
      ),
    );
    return (
      <g className="ds-marks">
        {view.board.marks.map(({ mark, cells }) =>
          cells.length === 0 || adventure.finds?.[mark] ? null : (
            <Place key={mark} mark={mark} cells={cells} terrain={terrain} goal={goals.has(mark)} />
          ),
        )}
      </g>
    );
  },
  (a, b) => a.terrain === b.terrain && a.view.adventure === b.view.adventure,
);

interface PlaceProps {
  readonly mark: string;
  readonly cells: readonly number[];
  readonly terrain: Terrain;
  readonly goal: boolean;
}

function Place({ mark, cells, terrain, goal }: PlaceProps): ReactElement {
  return (
    <g className={goal ? 'ds-goal' : 'ds-place'}>
      {cells.map(cell => {
        const [x, y] = [xOf(terrain, cell) * SIDE, yOf(terrain, cell) * SIDE];
        return (
          <g key={cell} transform={`translate(${x} ${y})`}>
            {goal && <rect x={2} y={2} width={SIDE - 4} height={SIDE - 4} fill="#e7b94c" opacity={0.16} />}
            <Ground mark={mark} cell={cell} />
          </g>
        );
      })}
      <path d={terrain.layout.rim(new Set(cells))} className="ds-place-rim" />
      {goal && <Flag cells={cells} terrain={terrain} />}
    </g>
  );
}

/** What lies on the ground of some places. */
function Ground({ mark, cell }: { readonly mark: string; readonly cell: number }): ReactElement | null {
  if (mark === 'stairs')
    return (
      <g>
        {[0, 1, 2, 3, 4].map(i => (
          <rect
            key={i}
            x={4 + i * 11.4}
            y={5}
            width={10.4}
            height={SIDE - 10}
            fill={`hsl(34 14% ${36 - i * 6.5}%)`}
            stroke="#100c09"
          />
        ))}
      </g>
    );
  if (mark.endsWith('strip') || mark === 'bridge')
    return grainOf(cell, 3) < 0.6 ? null : (
      <path
        d="M6 20l12 5 6-9 14 8 8-4 12 6"
        fill="none"
        stroke="#0d0a08"
        strokeWidth={2}
        opacity={0.6}
        transform={`rotate(${Math.floor(grainOf(cell, 4) * 4) * 90} 32 32)`}
      />
    );
  if (mark === 'carpet') return <rect width={SIDE} height={SIDE} fill="#7a1f2c" opacity={0.55} />;
  if (mark === 'pyre' || mark === 'grave' || mark === 'gate')
    return (
      <g opacity={0.5}>
        <Glyph name={pictureOf(mark, 'gate')} size={38} x={13} y={13} fill="#e9c98b" />
      </g>
    );
  return null;
}

function Flag({ cells, terrain }: { readonly cells: readonly number[]; readonly terrain: Terrain }): ReactElement {
  const rect = rectOfCells(terrain, cells);
  return (
    <g transform={`translate(${(rect.x + rect.w) * SIDE - 14} ${rect.y * SIDE + 14})`}>
      <circle r={13} fill="#1d1407" stroke="#f0cf7a" strokeWidth={2} />
      <Glyph name={pictureOf('goal', 'goal')} size={18} x={-9} y={-9} fill="#f0cf7a" />
    </g>
  );
}
