import type { ReactElement } from 'react';
import { icons } from './icons.ts';
import type { PictureName } from './pictures.ts';

interface Props {
  readonly name: PictureName;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly fill: string;
}

/** A picture inside a drawing. */
export function Glyph({ name, size, x, y, fill }: Props): ReactElement {
  return <path d={icons[name]} fill={fill} transform={`translate(${x} ${y}) scale(${size / 512})`} />;
}

/** A picture in running text or on a card, in the colour of the text. */
export function Sign({ name, className }: { readonly name: PictureName; readonly className?: string }): ReactElement {
  return (
    <svg viewBox="0 0 512 512" className={`ds-sign ${className ?? ''}`} aria-hidden="true" focusable="false">
      <path d={icons[name]} fill="currentColor" />
    </svg>
  );
}
