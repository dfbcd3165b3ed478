import type { Choice } from '@tafelrunde/engine';
import { useMessages } from '../messages/index.ts';
import { prefer, usePreferences } from '../preferences.ts';
import { Link } from '../router.tsx';
import { Presets } from './presets.tsx';
import { useSeldomMessages } from './seldom-messages.ts';
import type { Drawer } from './table-view.tsx';
import { MenuItem, type MoreItems } from './tools.tsx';
import type { Sitting } from './use-table.ts';

interface Props {
  readonly sitting: Sitting;
  /** Makes of an act one that closes the menu first. */
  readonly item: (act: () => void) => () => void;
  readonly toggle: (drawer: Drawer) => void;
  readonly more?: MoreItems | undefined;
}

/** What stands in the menu of the table; loaded with the first look at it. */
export default function MenuItems({ sitting, item, toggle, more }: Props) {
  const m = useMessages();
  const s = useSeldomMessages();
  const wishes = usePreferences();
  const { table, situation } = sitting;
  const { viewer } = situation;
  const helped = viewer !== 'spectator' && situation.helped.includes(viewer);
  return (
    <>
      {viewer === 'spectator' || situation.hintless ? null : (
        <MenuItem act={item(() => table.help(viewer, !helped))}>{helped ? m.table.autoOff : s.auto}</MenuItem>
      )}
      <GoingBack sitting={sitting} item={item} />
      {Object.keys(situation.orders).map(kind => (
        <MenuItem key={kind} act={item(() => void table.order(kind, null))}>
          {s.askAgain(sitting.words.ask({ kind }))}
        </MenuItem>
      ))}
      <Presets sitting={sitting} item={item} />
      <MenuItem act={item(() => prefer({ stops: !wishes.stops }))} on={wishes.stops}>
        {s.stops}
      </MenuItem>
      <MenuItem act={item(() => prefer({ text: !wishes.text }))} on={wishes.text}>
        {s.textMode}
      </MenuItem>
      <Link to={`/rules/${table.game.id}`}>{m.table.rules}</Link>
      <Link to={`/settings${location.pathname}`}>{m.nav.settings}</Link>
      <MenuItem act={item(() => toggle('keys'))}>{s.keys}</MenuItem>
      {situation.canFile ? <MenuItem act={item(() => void download(table))}>{m.games.export}</MenuItem> : null}
      {more?.(item)}
      <Link to="/">{m.table.leave}</Link>
    </>
  );
}

/** Several own decisions taken back at once, with the words of what they were. */
function GoingBack({ sitting, item }: { readonly sitting: Sitting; readonly item: (act: () => void) => () => void }) {
  const s = useSeldomMessages();
  const { table, situation, words } = sitting;
  const { turn, barrier } = situation.takes;
  const said = (choices: readonly Choice[]) => choices.map(choice => words.option(choice)).join('; ');
  return (
    <>
      {turn.length > 1 ? (
        <MenuItem act={item(() => void table.undoAll('turn'))}>
          {s.undoTurn(turn.length)}
          <small className="menu-words">{said(turn)}</small>
        </MenuItem>
      ) : null}
      {barrier.length > Math.max(turn.length, 1) ? (
        <MenuItem act={item(() => void table.undoAll('barrier'))}>
          {s.undoBarrier(barrier.length)}
          <small className="menu-words">{said(barrier)}</small>
        </MenuItem>
      ) : null}
    </>
  );
}

async function download(table: Sitting['table']): Promise<void> {
  const { offerFile, fileName } = await import('../parts/files.ts');
  offerFile(fileName(table.game.id), await table.file());
}
