import { scenarioOf, type Viewer } from '@tafelrunde/engine';
import type { Table } from '../../local/table.ts';
import { useMessages } from '../../messages/index.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { BriefingSheet } from './sheet.tsx';

interface BriefingDialogProps {
  readonly table: Table;
  readonly viewer: Viewer;
  readonly close: () => void;
}

/** The same once more, in front of the table. */
export function BriefingDialog({ table, viewer, close }: BriefingDialogProps) {
  const m = useMessages();
  const { game, config, situation } = table;
  return (
    <Dialog title={scenarioOf(game, config.scenario).name[m.lang]} close={close}>
      <BriefingSheet game={game} config={config} chairs={situation.chairs} viewer={viewer} />
    </Dialog>
  );
}
