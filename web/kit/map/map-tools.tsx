import type { Lang } from '@tafelrunde/engine';
import type { ReactElement, ReactNode } from 'react';
import { kitWord } from '../words.ts';
import type { Camera } from './camera.ts';

interface Props {
  readonly camera: Camera;
  readonly lang: Lang;
  readonly fitText: string;
  readonly onFit: () => void;
  /** More buttons of the game. */
  readonly children?: ReactNode;
}

/** Buttons on the corner of a map. */
export function MapTools({ camera, lang, fitText, onFit, children }: Props): ReactElement {
  return (
    <div className="kit-map-tools" data-off-map="">
      <MapTool text={kitWord('zoomIn', lang)} onClick={() => camera.zoomMiddle(1.3)}>
        +
      </MapTool>
      <MapTool text={kitWord('zoomOut', lang)} onClick={() => camera.zoomMiddle(1 / 1.3)}>
        −
      </MapTool>
      <MapTool text={fitText} onClick={onFit}>
        <Corners />
      </MapTool>
      {children}
    </div>
  );
}

interface ToolProps {
  readonly text: string;
  readonly pressed?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

export function MapTool({ text, pressed, onClick, children }: ToolProps): ReactElement {
  return (
    <button type="button" aria-label={text} title={text} aria-pressed={pressed} onClick={onClick}>
      {children}
    </button>
  );
}

function Corners(): ReactElement {
  return (
    <svg className="kit-sign" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" fill="none" stroke="currentColor" strokeWidth={2} />
    </svg>
  );
}
