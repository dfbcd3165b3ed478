import type { Table } from '../local/table.ts';
import { useMessages } from '../messages/index.ts';
import { fileName, offerFile } from '../parts/files.ts';
import { Frame } from '../parts/frame.tsx';
import { Link } from '../router.tsx';
import './table-elsewhere.css';

interface Props {
  readonly playHere: () => void;
}

/** The match was opened in another tab before. */
export function Elsewhere({ playHere }: Props) {
  const m = useMessages();
  return (
    <Frame title={m.elsewhere.title}>
      <div className="elsewhere">
        <p>{m.elsewhere.text}</p>
        <div className="elsewhere-ways">
          <button type="button" className="button main" onClick={playHere}>
            {m.elsewhere.here}
          </button>
          <Link className="button" to="/">
            {m.end.home}
          </Link>
        </div>
      </div>
    </Frame>
  );
}

/** Another tab has taken the match: what is seen here stays as it was. */
export function PlayedElsewhere({ playHere }: Props) {
  const m = useMessages();
  return (
    <div className="elsewhere-note parchment" role="alert">
      <p>{m.elsewhere.taken}</p>
      <button type="button" className="button main" onClick={playHere}>
        {m.elsewhere.here}
      </button>
    </div>
  );
}

/** Another tab has removed the match: only a file can keep it. */
export function RemovedElsewhere({ table }: { readonly table: Table }) {
  const m = useMessages();
  return (
    <div className="elsewhere-note parchment" role="alert">
      <p>{m.saving.removed}</p>
      <KeepFile table={table} />
      <Link className="button" to="/">
        {m.end.home}
      </Link>
    </div>
  );
}

/** What was done last is not on the shelf. */
export function Unsaved({ table }: { readonly table: Table }) {
  const m = useMessages();
  return (
    <div className="table-notice unsaved" role="alert">
      <p>{m.saving.unsaved}</p>
      <KeepFile table={table} />
    </div>
  );
}

function KeepFile({ table }: { readonly table: Table }) {
  const m = useMessages();
  const keep = async () => offerFile(fileName(table.game.id), await table.file());
  return (
    <button type="button" className="button main" onClick={() => void keep()}>
      {m.end.save}
    </button>
  );
}
