import type { ReactElement } from 'react';
import { type AdventureId, adventureOf } from '../../../games/sword-and-sorcery/content/adventures/index.ts';
import { groundOf, zoneNamed } from '../../../games/sword-and-sorcery/rules/zones.ts';
import type { PictureProps } from '../../pictures.tsx';
import './scenario-picture.css';

type Mark = 'start' | 'portal' | 'altar';

/** The map as its tiles are laid before play: the ground by zones, where the heroes begin, portals and altars. */
export function Picture({ scenario }: PictureProps): ReactElement {
  const id = scenario as AdventureId;
  const { start, portals = [], altars = [] } = adventureOf(id);
  const { drawn, terrain } = groundOf(id);
  const { ground, width, height } = drawn;
  const marks = new Map<number, Mark>([
    ...portals.map(({ at }) => [zoneNamed({ adventure: id }, at), 'portal'] as const),
    ...altars.map(({ at }) => [zoneNamed({ adventure: id }, at), 'altar'] as const),
    ...start.map(at => [zoneNamed({ adventure: id }, at), 'start'] as const),
  ]);
  const cells = ground.flatMap((cell, i) =>
    cell === null || cell.zone === null ? [] : [{ zone: cell.zone, x: i % width, y: Math.floor(i / width) }],
  );
  return (
    <svg
      className="ss-picture"
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      aria-hidden="true"
      preserveAspectRatio="xMidYMid meet"
    >
      {cells.map(({ zone, x, y }) => (
        <rect
          key={`${x} ${y}`}
          className="ss-picture-cell"
          data-shade={zone % 3}
          data-terrain={terrain[zone]}
          data-mark={marks.get(zone)}
          x={x}
          y={y}
          width="1.02"
          height="1.02"
        />
      ))}
    </svg>
  );
}
