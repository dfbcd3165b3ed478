import type { ReactElement } from 'react';
import type { Hex } from './game.ts';
import type { Land } from './land.ts';

interface Props {
  readonly land: Land;
  /** Steps that provoke: where to, and whom. */
  readonly angered: readonly { readonly to: Hex; readonly foe: Hex }[];
}

/** Between a space one may step on and the rampaging enemy that would not let it pass: a red edge (MK-MOVE-12). */
export function Provoking({ land, angered }: Props): ReactElement {
  return (
    <g className="mk-provoking">
      {angered.map(({ to, foe }) => {
        const [a, b] = [land.cell(to), land.cell(foe)];
        if (a === null || b === null) return null;
        const [[x, y], [u, v]] = [land.layout.middle(a), land.layout.middle(b)];
        const [mx, my] = [(x + u) / 2, (y + v) / 2];
        const length = Math.hypot(u - x, v - y) || 1;
        // Along the edge that both share: across the way from one middle to the other.
        const [ex, ey] = [(-(v - y) / length) * 26, ((u - x) / length) * 26];
        return <path key={`${to} ${foe}`} d={`M${mx - ex} ${my - ey}L${mx + ex} ${my + ey}`} />;
      })}
    </g>
  );
}
