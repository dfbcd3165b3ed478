import type { ReactNode } from 'react';
import type { Sitting } from '../use-table.ts';
import { Scene } from './scene.tsx';
import { Strip } from './strip.tsx';

/** What others do, told large, with the strip of all they did since the viewer's last decision. */
export function Panel({ sitting }: { readonly sitting: Sitting }): ReactNode {
  return (
    <div className="telling" data-testid="telling">
      <Scene sitting={sitting} />
      <Strip sitting={sitting} />
    </div>
  );
}
