import { lazy, type ReactNode, Suspense } from 'react';
import { useMessages } from '../../messages/index.ts';
import type { Sitting } from '../use-table.ts';
import { isTold } from './showing.ts';
import './waiting.css';

const Panel = lazy(() => import('./panel.tsx'));

/** What others do, where nobody here is asked. */
export function Told({ sitting }: { readonly sitting: Sitting }): ReactNode {
  const { shown } = sitting.telling;
  if (!shown.steps.some(isTold)) return null;
  return (
    <Suspense>
      <Panel sitting={sitting} />
    </Suspense>
  );
}

/** Whose deed is told; null where none is. */
export function useToldTitle({ telling: { shown }, words }: Sitting): string | null {
  const m = useMessages();
  if (shown.live || shown.step.by === null) return shown.again ? m.table.theyDid(0) : null;
  return shown.again ? m.table.theyDid(0) : words.seat(shown.step.by);
}

/** Leads back to what they did while the viewer is to decide. */
export function TheyDid({ sitting }: { readonly sitting: Sitting }): ReactNode {
  const m = useMessages();
  const { shown, showing } = sitting.telling;
  const count = shown.steps.filter(isTold).length;
  if (count === 0) return null;
  return (
    <button type="button" className="they-did" onClick={showing.again}>
      ↺ {m.table.theyDid(count)}
    </button>
  );
}
