import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../messages/index.ts';
import { playsByKeyboard } from './hands.ts';
import { Lines } from './recent.tsx';
import type { Sitting } from './use-table.ts';

/** Everything that happened, each line with its rule. */
export function Log({ sitting, close }: { readonly sitting: Sitting; readonly close: () => void }) {
  const m = useMessages();
  const drawer = useRef<HTMLElement>(null);
  useFocusInside(drawer);
  return (
    <section ref={drawer} className="drawer parchment" aria-label={m.table.log} tabIndex={-1}>
      <header>
        <h2>{m.table.log}</h2>
        <button type="button" className="button quiet" onClick={close} aria-label={m.close}>
          ✕
        </button>
      </header>
      <Lines sitting={sitting} situation={sitting.situation} entries={sitting.situation.log} />
    </section>
  );
}

/** Who opens the log by keyboard is in it; with the log closed, the focus is where it was, or on what opens the log. */
function useFocusInside(drawer: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const inside = drawer.current;
    const { activeElement: opener, body } = document;
    if (playsByKeyboard()) inside?.focus({ preventScroll: true });
    return () => {
      if (!inside?.contains(document.activeElement)) return;
      const back =
        opener !== body && opener?.isConnected ? opener : document.querySelector('.tools [aria-keyshortcuts="l"]');
      if (back instanceof HTMLElement || back instanceof SVGElement) back.focus({ preventScroll: true });
    };
  }, [drawer]);
}
