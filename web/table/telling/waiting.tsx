import { type ReactNode, Suspense } from 'react';
import { useMessages } from '../../messages/index.ts';
import { lazily } from '../../parts/lazily.ts';
import type { Sitting } from '../use-table.ts';
import { isTold } from './showing.ts';
import './waiting.css';

const Panel = lazily(async () => (await import('./panel.tsx')).Panel, Unloaded);

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

/** Where the panel cannot be loaded, there are still the words, and the way on. */
function Unloaded({ sitting: { telling, words } }: { readonly sitting: Sitting }): ReactNode {
  const m = useMessages();
  const { shown, showing } = telling;
  return (
    <>
      {shown.step.happened.map(({ event }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
        <p key={i}>{words.event(event)}</p>
      ))}
      {shown.again ? (
        <button type="button" className="button main" onClick={showing.now}>
          {m.close}
        </button>
      ) : null}
    </>
  );
}

/** Whose deed is told; null where none is. */
export function useToldTitle({ telling: { shown }, words }: Sitting): string | null {
  const m = useMessages();
  const { by, deed } = shown.step;
  if (shown.again || (deed && !shown.live)) return m.table.theyDid(0);
  return shown.live || by === null ? null : words.seat(by);
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
