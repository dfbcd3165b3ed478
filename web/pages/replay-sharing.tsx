import { fileName, offerFile } from '../parts/files.ts';
import { Link } from '../router.tsx';
import { HandOn } from './online-parts.tsx';
import type { Recording } from './replay-finding.ts';
import { useReplayMessages } from './replay-messages.ts';

/** A match to keep or to show to others: as a file, and by its link if it was played on the server. */
export function Sharing({ recording, at }: { readonly recording: Recording; readonly at: number }) {
  const r = useReplayMessages();
  const { replay, online, file } = recording;
  const save = () => offerFile(fileName(replay.match.game.id), file);
  const here = at > 0 && at < replay.length;
  return (
    <details className="replay-sharing">
      <summary>{r.handOn}</summary>
      {online ? (
        <>
          <HandOn
            link={`${location.origin}/replay/online/${online.table}${here ? `#${at}` : ''}`}
            name={r.link}
            copy={r.copyLink}
          />
          <p>{[online.closed ? r.closedAbout : r.linkAbout, ...(here ? [r.linkHere] : [])].join(' ')}</p>
        </>
      ) : (
        <p>{r.localAbout}</p>
      )}
      <p className="replay-ways">
        <button type="button" className="button" onClick={save}>
          {r.save}
        </button>
        <Link className="button" to="/replay">
          {r.other}
        </Link>
      </p>
    </details>
  );
}
