import { memo, type ReactElement } from 'react';
import { Offering, PlaceDot } from '../../kit/map/overlays.tsx';
import type { Offers } from './offers.ts';
import type { Terrain } from './terrain.ts';

/** Everything legal glows: squares to go to, targets, figures to choose, places for a large figure. */
export const Overlay = memo(function Overlay(props: {
  readonly offers: Offers;
  readonly terrain: Terrain;
}): ReactElement {
  const { spots, places } = props.offers;
  const { layout } = props.terrain;
  const offered = spots.map(({ cells, glow, on, offers: [first] }) => ({
    key: on ?? String(cells[0]),
    cells,
    glow,
    option: first?.id,
  }));
  return (
    <Offering layout={layout} offered={offered}>
      {[...places].map(([cell, [first]]) => (
        <PlaceDot key={cell} at={layout.middle(cell, { w: 2, h: 2 })} option={first?.id} />
      ))}
    </Offering>
  );
});
