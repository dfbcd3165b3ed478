import type { ReactNode } from 'react';
import type { CellZones } from '../../kit/map/cell-zones.ts';
import { Glyph } from '../../kit/map/glyph.tsx';
import type { Event } from './game.ts';
import { SIGNS } from './pictures.ts';
import { useTable } from './Table.tsx';
import './shadows.css';

type Shadow = Extract<Event, { kind: 'shadow' }>['shadow'];

/** What a shadow turned out to be. */
const TURNED: Readonly<Record<Shadow, keyof typeof SIGNS>> = {
  citizen: 'heart-drop',
  single: 'crossed-swords',
  veteran: 'crossed-swords',
  double: 'crossed-swords',
  'special-enemy': 'crossed-swords',
  'special-event': 'star-swirl',
};

/** Shadows that were just seen turn over where they lay. */
export function Shadows({ layout }: { readonly layout: CellZones }): ReactNode {
  const { fresh, motion } = useTable();
  if (motion === 'none') return null;
  return fresh.flatMap(event => {
    if (event.kind !== 'shadow') return [];
    const [x, y] = layout.middle(event.zone);
    return [
      <g key={event.zone} className="ss-turning" transform={`translate(${x} ${y})`} data-shadow={event.shadow}>
        <Side sign="shadow-follower" side="back" />
        <Side sign={TURNED[event.shadow]} side="front" />
      </g>,
    ];
  });
}

const Side = ({ sign, side }: { readonly sign: keyof typeof SIGNS; readonly side: 'back' | 'front' }): ReactNode => (
  <g className={`ss-turning-${side}`}>
    <circle r={30} />
    <Glyph d={SIGNS[sign]} size={42} x={-21} y={-21} fill="#fff" />
  </g>
);
