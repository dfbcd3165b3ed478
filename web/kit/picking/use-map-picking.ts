import { useState } from 'react';
import type { BoardProps } from '../../table/board.ts';
import type { Camera } from '../map/camera.ts';
import type { Gestures } from '../map/gestures.ts';
import { type MapKeys, useMapKeys } from '../map/keys.ts';
import { type Layout, pointOf } from '../map/layout.ts';
import type { Neighbour } from '../map/neighbours.ts';
import { useLocator } from './locating.ts';
import type { Thing } from './picking.ts';
import type { Picking } from './use-picking.tsx';

interface Mapped {
  readonly picking: Pick<Picking, 'point' | 'lookAt' | 'letGo'> & Pick<BoardProps, 'onInform'>;
  readonly camera: Camera;
  readonly layout: Layout;
  readonly neighbour: Neighbour;
  /** What is meant by a cell: whoever stands there, or the cell itself. */
  readonly thingAt: (cell: number) => Thing;
  /** Where the cursor of the keyboard begins. */
  readonly start: number;
  /** Cells at which something is offered. */
  readonly stops: readonly number[];
  /** Ends what is still being told: whoever decides has seen enough. */
  readonly skip: () => void;
}

interface MapPicking {
  /** The cell under the pointer, or of the keyboard. */
  readonly cell: number | null;
  readonly gestures: Gestures;
  readonly keys: MapKeys;
}

/** Pointing at a map, whatever one points with: each cell stands for a thing of the decision. */
export function useMapPicking(mapped: Mapped): MapPicking {
  const { picking, camera, layout, neighbour, thingAt, start, stops, skip } = mapped;
  const [hover, setHover] = useState<number | null>(null);
  useLocator(thing => {
    const found = cellsOf(layout).find(one => thingAt(one) === thing);
    return found === undefined ? null : layout.middle(found);
  });
  const point = (cell: number): void => {
    skip();
    picking.point(thingAt(cell));
  };
  const keys = useMapKeys({
    start,
    neighbour,
    stops,
    onMove: cell => {
      setHover(null);
      const { x, y } = pointOf(layout.middle(cell));
      camera.follow({ x: x - 0.5, y: y - 0.5 }, true);
      picking.lookAt(thingAt(cell));
    },
    onEnter: point,
    onInform: cell => picking.onInform(thingAt(cell)),
    onZoom: factor => camera.zoomMiddle(factor),
    onEscape: picking.letGo,
  });
  return {
    cell: hover ?? keys.cell,
    keys,
    gestures: {
      onHover: at => {
        const cell = at && layout.at(at);
        if (cell === hover) return;
        setHover(cell);
        picking.lookAt(cell === null ? null : thingAt(cell));
      },
      onTap: at => {
        const cell = layout.at(at);
        if (cell !== null) point(cell);
      },
      onHold: at => {
        const cell = layout.at(at);
        if (cell !== null) picking.onInform(thingAt(cell));
      },
    },
  };
}

/** All cells of a map, whatever it is made of: those that lie under points half a cell apart. */
function cellsOf(layout: Layout): readonly number[] {
  const { x, y, w, h } = layout.bounds;
  const found = new Set<number>();
  for (let down = 0.25; down < h; down += 0.5)
    for (let right = 0.25; right < w; right += 0.5) {
      const cell = layout.at({ x: x + right, y: y + down });
      if (cell !== null) found.add(cell);
    }
  return [...found];
}
