import { useMemo } from 'react';
import { icons } from '../art/icons.ts';
import { importMatch } from '../local/importing.ts';
import { useMessages } from '../messages/index.ts';
import { api } from '../online/api.ts';
import { rememberInvitation } from '../online/keepsakes.ts';
import { useOnlineMessages } from '../online/messages.ts';
import type { Company, RemoteTable } from '../online/remote-table.ts';
import { fileName, offerFile } from '../parts/files.ts';
import { Icon } from '../parts/icon.tsx';
import { RuleLink } from '../parts/rule-link.tsx';
import { go, Link } from '../router.tsx';
import { Words } from '../table/words.ts';
import { HandOn, Trouble, useDoing } from './online-parts.tsx';

interface OnlineEndingProps {
  readonly table: RemoteTable;
  readonly company: Company;
  readonly lookAround: () => void;
}

/** Who has won and how; play on, keep it, show it to others. */
export function OnlineEnding({ table, company, lookAround }: OnlineEndingProps) {
  const m = useMessages();
  const o = useOnlineMessages();
  const { busy, trouble, run } = useDoing();
  const { outcome, decisions } = table.situation;
  const words = useMemo(() => new Words(table.game, table.config, m.lang, m.seat), [table, m]);
  const sits = company.seats.some(seat => seat.is === 'player' && seat.you);
  if (!outcome) return null;
  const save = async () => offerFile(fileName(table.game.id), await table.file());
  const replay = async () => {
    const kept = await importMatch(await table.file());
    if ('id' in kept) go(`/replay/${kept.id}`);
  };
  const rematch = async () => {
    const next = await api.rematch(table.id);
    if (next.invitation) rememberInvitation(next.table, next.invitation);
    go(`/online/${next.table}`);
  };
  return (
    <section className="decision ending parchment" aria-labelledby="ending-title">
      <Icon d={outcome.winners.length > 0 ? icons.trophy : icons['skull-crossed-bones']} />
      <h2 id="ending-title">{m.end.title}</h2>
      <p className="ending-how">
        {words.outcome(outcome)} {'rule' in outcome ? <RuleLink game={table.game.id} id={outcome.rule} /> : null}
      </p>
      <p>{m.games.decisions(decisions)}</p>
      {company.rematch !== null ? (
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
      <button type="button" className="button" disabled={busy} onClick={() => run(replay)}>
        {o.replay}
      </button>
      <button type="button" className="button" disabled={busy} onClick={() => run(save)}>
        {o.save}
      </button>
      <button type="button" className="button" onClick={lookAround}>
        {o.look}
      </button>
      <Link className="button" to="/">
        {m.end.home}
      </Link>
      <HandOn link={`${location.origin}/online/${table.id}`} name={o.shareMatch} />
      <Trouble>{trouble}</Trouble>
    </section>
  );
}
