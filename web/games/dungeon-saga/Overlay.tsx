import { memo, type ReactElement } from 'react';
import type { Offers, Spot } from './offers.ts';
import { SIDE } from './terrain.ts';

interface Props {
  readonly offers: Offers;
  readonly width: number;
}

/** Everything legal glows: squares to go to, targets, figures to choose. Shape and colour both tell what it is. */
export const Overlay = memo(function Overlay({ offers, width }: Props): ReactElement {
  return (
    <g className="ds-overlay" pointerEvents="none">
      {offers.spots.map(spot => (
        <Glowing key={spot.on ?? String(spot.cells[0])} spot={spot} width={width} />
      ))}
      {[...offers.places].map(([cell, list]) => (
        <circle
          key={cell}
          data-option={list[0]?.id}
          className="ds-glow-place"
          cx={((cell % width) + 1) * SIDE}
          cy={(Math.floor(cell / width) + 1) * SIDE}
          r={13}
        />
      ))}
    </g>
  );
});

function Glowing({ spot, width }: { readonly spot: Spot; readonly width: number }): ReactElement {
  const columns = spot.cells.map(cell => cell % width);
  const rows = spot.cells.map(cell => Math.floor(cell / width));
  const [x, y] = [Math.min(...columns) * SIDE, Math.min(...rows) * SIDE];
  const [w, h] = [(Math.max(...columns) + 1) * SIDE - x, (Math.max(...rows) + 1) * SIDE - y];
  const box = { x: x + 4, y: y + 4, width: w - 8, height: h - 8 };
  const option = spot.offers[0]?.id;
  if (spot.glow === 'move') return <rect className="ds-glow-move" data-option={option} rx={10} {...box} />;
  return (
    <g className={`ds-glow-${spot.glow}`} data-option={option}>
      <rect rx={12} {...box} />
      {spot.glow === 'strike' && (
        <path
          className="ds-crosshair"
          d={`M${x + w / 2} ${y - 4}v12M${x + w / 2} ${y + h + 4}v-12M${x - 4} ${y + h / 2}h12M${x + w + 4} ${y + h / 2}h-12`}
        />
      )}
    </g>
  );
}
