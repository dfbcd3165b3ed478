import type { Lang } from '@tafelrunde/engine';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { Camera } from '../map/camera.ts';
import { useMapKeys } from '../map/keys.ts';
import { type Layout, pointOf } from '../map/layout.ts';
import { MapTools } from '../map/map-tools.tsx';
import { MapWindow } from '../map/map-window.tsx';
import type { Neighbour } from '../map/neighbours.ts';
import { MapCursor } from '../map/overlays.tsx';

interface Props {
  readonly label: string;
  readonly lang: Lang;
  readonly layout: Layout;
  readonly neighbour: Neighbour;
  readonly start: number;
  readonly layers: readonly ReactNode[];
}

/** A map to be looked at: the pointer and the keys say on which cell they are. */
export function MapDemo({ label, lang, layout, neighbour, start, layers }: Props): ReactElement {
  const window = useRef<HTMLDivElement>(null);
  const [camera] = useState(() => {
    const made = new Camera();
    made.smallest = 20;
    return made;
  });
  const [cell, setCell] = useState<number | null>(null);
  const keys = useMapKeys({
    start,
    neighbour,
    stops: [],
    onMove: to => {
      setCell(to);
      const { x, y } = pointOf(layout.middle(to));
      camera.follow({ x: x - 0.5, y: y - 0.5 }, true);
    },
    onEnter: setCell,
    onZoom: factor => camera.zoomMiddle(factor),
    onEscape: () => setCell(null),
  });
  return (
    <div className="kit-map-demo">
      <MapWindow
        window={window}
        camera={camera}
        bounds={layout.bounds}
        focus={null}
        still
        label={label}
        help="Arrow keys move over the cells, plus and minus zoom."
        caption={cell === null ? '' : `cell ${cell}`}
        gestures={{ onHover: at => setCell(at && layout.at(at)), onTap: at => setCell(layout.at(at)) }}
        keys={keys}
        layers={[...layers, keys.cell === null ? null : <MapCursor key="cursor" layout={layout} cell={keys.cell} />]}
      >
        <MapTools camera={camera} lang={lang} fitText="Show everything" onFit={() => camera.showAll(layout.bounds)} />
      </MapWindow>
    </div>
  );
}
