import { type ReactNode, Suspense, useState } from 'react';
import type { Table } from '../../local/table.ts';
import { useMessages } from '../../messages/index.ts';
import { lazily } from '../../parts/lazily.ts';
import type { MoreItems } from '../tools.tsx';

const BriefingDialog = lazily(
  async () => (await import('./dialog.tsx')).BriefingDialog,
  () => null,
);

/** The way back to what was told before play: an item of the menu, and what it opens. */
export function useBriefing(): { readonly item: MoreItems; readonly dialog: (table: Table) => ReactNode } {
  const m = useMessages();
  const [open, setOpen] = useState(false);
  return {
    item: item => (
      <button type="button" onClick={item(() => setOpen(true))}>
        {m.table.briefing}
      </button>
    ),
    dialog: table =>
      open ? (
        <Suspense>
          <BriefingDialog table={table} viewer={table.situation.viewer} close={() => setOpen(false)} />
        </Suspense>
      ) : null,
  };
}
