import type { Lang } from '@tafelrunde/engine';
import type { ReactElement } from 'react';
import type { Camera } from './camera.ts';
import { Sign } from './Glyph.tsx';
import { type Message, say } from './messages.ts';
import { pictureOf } from './pictures.ts';

interface Props {
  readonly camera: Camera;
  readonly lang: Lang;
  readonly sight: boolean;
  readonly onSight: () => void;
  readonly onFit: () => void;
}

/** Buttons on the corner of the board. */
export function Tools({ camera, lang, sight, onSight, onFit }: Props): ReactElement {
  const button = (
    message: Message,
    sign: ReactElement | string,
    onClick: () => void,
    pressed?: boolean,
  ): ReactElement => (
    <button
      type="button"
      aria-label={say(lang, message)}
      title={say(lang, message)}
      aria-pressed={pressed}
      onClick={onClick}
    >
      {sign}
    </button>
  );
  return (
    <div className="ds-tools">
      {button('zoomIn', '+', () => camera.zoomMiddle(1.3))}
      {button('zoomOut', '−', () => camera.zoomMiddle(1 / 1.3))}
      {button('fit', <Corners />, onFit)}
      {button('sight', <Sign name={pictureOf('sight', 'sight')} />, onSight, sight)}
    </div>
  );
}

function Corners(): ReactElement {
  return (
    <svg className="ds-sign" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" fill="none" stroke="currentColor" strokeWidth={2} />
    </svg>
  );
}
