import type { Rect } from '@tafelrunde/engine/geometry';
import { type ReactElement, type ReactNode, type RefObject, useId } from 'react';
import { Banner } from '../panels/banner.tsx';
import type { Camera } from './camera.ts';
import { type Gestures, useGestures } from './gestures.ts';
import type { MapKeys } from './keys.ts';
import type { Point } from './layout.ts';
import { useCamera } from './use-camera.ts';
import './map.css';

interface Props {
  readonly window: RefObject<HTMLDivElement | null>;
  readonly camera: Camera;
  readonly bounds: Rect;
  readonly focus: Point | null;
  readonly hold?: boolean;
  /** Nothing moves by itself. */
  readonly still: boolean;
  /** Something is being told. */
  readonly playing?: boolean;
  readonly className?: string;
  readonly label: string;
  /** What the keys do, for those who hear it. */
  readonly help: string;
  /** What is at the cell looked at, in words. */
  readonly caption: string;
  readonly banner?: string | null;
  /** What whoever acts has left to go with: "4 of 6 squares left". */
  readonly note?: string | null;
  readonly gestures: Gestures;
  readonly keys: MapKeys;
  /** From the ground up; each is drawn apart, so that what changes on one is not drawn again on the others. */
  readonly layers: readonly ReactNode[];
  /** Buttons, menus: whatever lies on the map and does not move with it. */
  readonly children?: ReactNode;
}

/** A window onto a map: one stop of the Tab key, its cells are reached by the arrows; dragged, pinched and zoomed. */
export function MapWindow(props: Props): ReactElement {
  const { window, camera, bounds, focus, hold = false, gestures, keys, layers, caption, banner, note } = props;
  const help = useId();
  camera.still = props.still;
  useCamera(camera, { window, bounds, focus, hold });
  useGestures(window, camera, gestures);
  return (
    <div
      ref={window}
      className={`kit-map ${props.className ?? ''}`}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: one stop of the Tab key, its cells are reached by the arrows
      tabIndex={0}
      aria-label={props.label}
      aria-describedby={help}
      data-still={props.still || undefined}
      data-playing={props.playing || undefined}
      {...keys.handlers}
    >
      {layers.map((layer, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: layers lie in their order
        <Layer key={i} lowest={i === 0}>
          {layer}
        </Layer>
      ))}
      {banner ? <Banner text={banner} /> : null}
      {note && <div className="kit-map-note">{note}</div>}
      {caption && <div className="kit-map-caption">{caption}</div>}
      {props.children}
      <p className="unseen" aria-live="polite">
        {keys.cell === null ? '' : caption}
      </p>
      <p id={help} className="unseen">
        {props.help}
      </p>
    </div>
  );
}

function Layer({ lowest, children }: { readonly lowest: boolean; readonly children: ReactNode }): ReactElement {
  const picture = (
    <svg className="kit-map-picture" aria-hidden="true">
      <g data-layer="">{children}</g>
    </svg>
  );
  return lowest ? <div className="kit-map-ground">{picture}</div> : picture;
}
