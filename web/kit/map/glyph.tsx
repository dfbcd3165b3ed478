import type { ReactElement } from 'react';

interface Props {
  /** The outline of an icon, in a box of 512. */
  readonly d: string;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly fill: string;
}

/** A picture inside a drawing. */
export function Glyph({ d, size, x, y, fill }: Props): ReactElement {
  return <path d={d} fill={fill} transform={`translate(${x} ${y}) scale(${size / 512})`} />;
}
