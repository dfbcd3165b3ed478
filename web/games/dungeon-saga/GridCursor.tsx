import type { ReactElement } from 'react';
import { SIDE } from './terrain.ts';

/** Where the arrow keys are. */
export function GridCursor({ cell, width }: { readonly cell: number; readonly width: number }): ReactElement {
  return (
    <rect
      className="ds-cursor"
      x={(cell % width) * SIDE + 1}
      y={Math.floor(cell / width) * SIDE + 1}
      width={SIDE - 2}
      height={SIDE - 2}
      rx={6}
      pointerEvents="none"
    />
  );
}
