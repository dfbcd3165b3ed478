import { useMessages } from '../messages/index.ts';
import { api } from '../online/api.ts';
import { rememberInvitation } from '../online/keepsakes.ts';
import { useOnlineMessages } from '../online/messages.ts';
import type { Company, RemoteTable } from '../online/remote-table.ts';
import { fileName, offerFile } from '../parts/files.ts';
import { go, Link } from '../router.tsx';
import { EndingFigures, EndingHead } from '../table/ending/story.tsx';
import { GoingOn } from './online-going-on.tsx';
import { HandOn, Trouble, useDoing } from './online-parts.tsx';

interface OnlineEndingProps {
  readonly table: RemoteTable;
  readonly company: Company;
  /** Only those who sat here may see it. */
  readonly closed: boolean;
  readonly lookAround: () => void;
}

/** Who has won and how; play on, keep it, show it to others. */
export function OnlineEnding({ table, company, closed, lookAround }: OnlineEndingProps) {
  const m = useMessages();
  const o = useOnlineMessages();
  const { busy, trouble, run } = useDoing();
  const { outcome } = table.situation;
  const sits = company.seats.some(seat => seat.is === 'player' && seat.you);
  if (!outcome) return null;
  const save = async () => offerFile(fileName(table.game.id), await table.file());
  const rematch = async () => {
    const next = await api.rematch(table.id);
    if (next.invitation) rememberInvitation(next.table, next.invitation);
    go(`/online/${next.table}`);
  };
  return (
    <section className="decision ending parchment" aria-labelledby="ending-title">
      <EndingHead table={table} outcome={outcome} />
      <div className="ending-ways">
        {company.campaign ? (
          <GoingOn campaign={company.campaign} game={table.game} />
        ) : company.rematch !== null ? (
          <Link className="button main" to={`/online/${company.rematch}`}>
            {o.toRematch}
          </Link>
        ) : sits ? (
          <button
            type="button"
            className="button main"
            disabled={busy}
            title={o.rematchAbout}
            onClick={() => run(rematch)}
          >
            {o.rematch}
          </button>
        ) : null}
        <Link className="button" to={`/replay/online/${table.id}`}>
          {o.replay}
        </Link>
        <button type="button" className="button" disabled={busy} onClick={() => run(save)}>
          {o.save}
        </button>
        <button type="button" className="button" onClick={lookAround}>
          {o.look}
        </button>
        <Link className="button" to="/">
          {m.end.home}
        </Link>
      </div>
      <Trouble>{trouble}</Trouble>
      <EndingFigures table={table} replay={`/replay/online/${table.id}`} />
      <HandOn link={`${location.origin}/replay/online/${table.id}`} name={o.shareReplay} copy={o.copyReplay} />
      <p className="online-soft">{closed ? o.replayClosed : o.replayAbout}</p>
    </section>
  );
}
