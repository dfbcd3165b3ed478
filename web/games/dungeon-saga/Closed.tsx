import type { ThingView } from '@tafelrunde/dungeon-saga';
import { memo, type ReactElement } from 'react';
import { SIDE } from '../../kit/map/layout.ts';
import { rectOfCells, type Terrain } from './terrain.ts';

interface Props {
  readonly thing: ThingView;
  readonly terrain: Terrain;
}

/** A door or chest with its lock or seal. An open door stands aside; an open chest shows its lid. */
export const Closed = memo(
  function Closed({ thing, terrain }: Props): ReactElement {
    const rect = rectOfCells(terrain, thing.cells);
    const [cx, cy] = [(rect.x + rect.w / 2) * SIDE, (rect.y + rect.h / 2) * SIDE];
    return (
      <g
        className={`ds-closed ds-${thing.kind}`}
        data-open={thing.open || undefined}
        transform={`translate(${cx} ${cy})`}
      >
        {thing.kind === 'door' ? <Door thing={thing} terrain={terrain} /> : <Chest open={thing.open} />}
        {!thing.open && <Lock thing={thing} />}
      </g>
    );
  },
  (a, b) =>
    a.terrain === b.terrain &&
    a.thing.id === b.thing.id &&
    a.thing.open === b.thing.open &&
    a.thing.seal === b.thing.seal,
);

/** The passage runs from west to east if a lit square lies there; then the leaf stands upright. */
function isUpright({ cells }: ThingView, { lit, width, grid }: Terrain): boolean {
  if (cells.length > 1) return cells[1] === (cells[0] ?? 0) + width;
  const cell = cells[0] ?? 0;
  return [cell - 1, cell + 1].some(next => lit.has(next) && grid.canStep(cell, next));
}

function Door({ thing, terrain }: Props): ReactElement {
  const long = thing.cells.length * SIDE;
  const leaves = thing.cells.length;
  const leaf = (long - 16) / leaves;
  return (
    <g transform={isUpright(thing, terrain) ? 'rotate(90)' : undefined}>
      <rect x={-long / 2} y={-17} width={long} height={34} fill="#12100e" opacity={0.6} />
      <rect x={-long / 2} y={-16} width={8} height={32} rx={2} fill="#6d655c" stroke="#1a1613" strokeWidth={2} />
      <rect x={long / 2 - 8} y={-16} width={8} height={32} rx={2} fill="#6d655c" stroke="#1a1613" strokeWidth={2} />
      {Array.from({ length: leaves }, (_, i) => {
        const hinge = i === 0 ? -long / 2 + 8 : long / 2 - 8;
        return (
          <g key={hinge} transform={`translate(${hinge} 0)`}>
            <g className="ds-leaf" data-side={i === 0 ? 'left' : 'right'}>
              <g transform={i === 0 ? undefined : 'scale(-1 1)'}>
                <rect y={-9} width={leaf} height={18} rx={2} fill="url(#ds-wood)" stroke="#24150a" strokeWidth={2} />
                <path d={`M2 -3.500H${leaf - 2}M2 3.500H${leaf - 2}`} stroke="#3d2511" strokeWidth={1.2} />
                <path d={`M${leaf * 0.22} -9v18M${leaf * 0.78} -9v18`} stroke="#2b2b2e" strokeWidth={4} />
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
}

function Chest({ open }: { readonly open: boolean }): ReactElement {
  return (
    <g>
      <rect x={-23} y={-14} width={50} height={38} rx={5} fill="#000" opacity={0.45} />
      {open ? (
        <>
          <path d="M-25 -20h50l-4 -8h-42z" fill="#6b4523" stroke="#24150a" strokeWidth={2} />
          <rect x={-25} y={-20} width={50} height={36} rx={4} fill="#5c3a1d" stroke="#24150a" strokeWidth={2.5} />
          <rect x={-20} y={-16} width={40} height={22} rx={2} fill="#160d06" />
        </>
      ) : (
        <>
          <rect x={-25} y={-20} width={50} height={38} rx={5} fill="url(#ds-wood)" stroke="#24150a" strokeWidth={2.5} />
          <path d="M-25 -4h50" stroke="#24150a" strokeWidth={2} />
          <path d="M-16 -20v38M16 -20v38" stroke="#c9a227" strokeWidth={4} />
        </>
      )}
    </g>
  );
}

/** A padlock with its value, or a six-cornered seal: told apart by shape as well as by colour. */
function Lock({ thing }: { readonly thing: ThingView }): ReactElement {
  const sealed = thing.seal > 0;
  const value = sealed ? thing.seal : thing.lock.replace(/\D+/g, '');
  return (
    <g className={sealed ? 'ds-seal' : 'ds-lock'}>
      {sealed ? (
        <path d="M0 -17l15 8.500v17L0 17l-15 -8.500v-17z" fill="#3a1d63" stroke="#d4b3ff" strokeWidth={2.5} />
      ) : (
        <>
          <path d="M-7 -6v-5a7 7 0 0 1 14 0v5" fill="none" stroke="#e2c567" strokeWidth={4} />
          <rect x={-12} y={-7} width={24} height={20} rx={4} fill="#2a2111" stroke="#e2c567" strokeWidth={2.5} />
        </>
      )}
      <text y={sealed ? 6 : 9} textAnchor="middle" fontSize={sealed ? 18 : 15} fontWeight={700} fill="#fff">
        {value}
      </text>
    </g>
  );
}
