import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../messages/index.ts';
import { useOnlineCampaignMessages } from '../online/campaign-messages.ts';
import { useOnlineMessages } from '../online/messages.ts';
import { useCall, useNotifying } from '../online/notifying.ts';
import type { Company, RemoteTable } from '../online/remote-table.ts';
import { Dialog } from '../parts/dialog.tsx';
import { useTitle } from '../parts/frame.tsx';
import { lazily } from '../parts/lazily.ts';
import { Loading } from '../parts/loading.tsx';
import { Link } from '../router.tsx';
import type { GameTable } from '../table/board.ts';
import { useBriefing } from '../table/briefing/use-briefing.tsx';
import { EndingUnloaded } from '../table/ending/unloaded.tsx';
import { TableView } from '../table/table-view.tsx';
import type { MoreItems } from '../table/tools.tsx';
import { awayFrom, RemovalVote, SendingAway, TableClock } from './online-absent.tsx';
import { Chat } from './online-chat.tsx';
import { PointedAt } from './online-pointed.tsx';
import { Together } from './online-together.tsx';
import { OnlineVote } from './online-vote.tsx';
import { Watching } from './online-watching.tsx';

const OnlineEnding = lazily(async () => (await import('./online-ending.tsx')).OnlineEnding, EndingUnloaded);

interface OnlineTableProps {
  readonly table: RemoteTable;
  readonly gameTable: GameTable | null;
  readonly company: Company;
  /** Only those who sit here may see it. */
  readonly closed: boolean;
}

/** The table of every game, with others around it who sit elsewhere. */
export function OnlineTable({ table, gameTable, company, closed }: OnlineTableProps) {
  const m = useMessages();
  const o = useOnlineMessages();
  const c = useOnlineCampaignMessages();
  const situation = useSyncExternalStore(table.subscribe, () => table.situation);
  const [talking, setTalking] = useState(false);
  const [resigning, setResigning] = useState(false);
  const [sending, setSending] = useState<{ readonly seat: number; readonly name: string } | null>(null);
  const { viewer, outcome } = situation;
  const mine = situation.ask !== null;
  const name = table.game.name[m.lang];
  useTitle(mine ? `● ${o.yourTurn}: ${name}` : name);
  useCall(mine, o.turnNote(name));
  const briefing = useBriefing();
  const menu: MoreItems = item => (
    <>
      {briefing.item(item)}
      <button type="button" onClick={item(() => setTalking(true))}>
        {o.chat}
      </button>
      {company.campaign ? (
        <Link className="button quiet" to={`/campaign/online/${company.campaign.id}`}>
          {c.page}
        </Link>
      ) : null}
      <NotifyItem sits={viewer !== 'spectator'} />
      {viewer !== 'spectator' && outcome === null ? (
        <button type="button" onClick={item(() => setResigning(true))}>
          {o.resign}
        </button>
      ) : null}
      {outcome === null
        ? awayFrom(company).map(who => (
            <button key={who.seat} type="button" onClick={item(() => setSending(who))}>
              {o.sendAway(who.name)}
            </button>
          ))
        : null}
    </>
  );
  return (
    <>
      <TableView
        table={table}
        gameTable={gameTable}
        notice={company.restarted ? o.restarted : company.mended ? o.mended : ''}
        above={
          <Above
            table={table}
            gameTable={gameTable}
            company={company}
            watching={viewer === 'spectator' && outcome === null}
          />
        }
        side={
          <>
            {viewer === 'spectator' && outcome === null ? <Watching table={table} company={company} /> : null}
            <Chat table={table} company={company} open={talking} toggle={() => setTalking(!talking)} />
          </>
        }
        menu={menu}
        ending={lookAround => (
          <Suspense fallback={<Loading />}>
            <OnlineEnding table={table} company={company} closed={closed} lookAround={lookAround} />
          </Suspense>
        )}
      />
      {briefing.dialog(table)}
      {sending ? <SendingAway table={table} {...sending} close={() => setSending(null)} /> : null}
      {resigning && viewer !== 'spectator' ? (
        <Resigning table={table} campaign={company.campaign !== null} seat={viewer} close={() => setResigning(false)} />
      ) : null}
    </>
  );
}

/** What everybody must know before anything else: a broken line, a vote, that one only watches. */
function Above({
  table,
  gameTable,
  company,
  watching,
}: Pick<OnlineTableProps, 'table' | 'gameTable' | 'company'> & { watching: boolean }): ReactNode {
  const o = useOnlineMessages();
  return (
    <>
      {company.line === 'open' ? null : (
        <p className="table-notice online-line" role="status">
          {company.line === 'lost' ? o.lost : o.connecting}
        </p>
      )}
      {watching ? <p className="table-notice">{o.watching}</p> : null}
      <TableClock table={table} company={company} />
      <RemovalVote table={table} company={company} />
      <OnlineVote table={table} company={company} />
      <Together table={table} company={company} />
      <PointedAt table={table} gameTable={gameTable} company={company} />
    </>
  );
}

/** Asked for politely: only where it can be had, and only on a click. */
function NotifyItem({ sits }: { readonly sits: boolean }) {
  const o = useOnlineMessages();
  const { state, ask } = useNotifying();
  if (!sits || state === 'unknown') return null;
  if (state === 'default')
    return (
      <button type="button" onClick={ask}>
        {o.notify}
      </button>
    );
  return <p className="online-soft">{state === 'granted' ? o.notifyOn : o.notifyNo}</p>;
}

interface ResigningProps {
  readonly table: RemoteTable;
  /** In a campaign nobody wins by it. */
  readonly campaign: boolean;
  readonly seat: number;
  readonly close: () => void;
}

function Resigning({ table, campaign, seat, close }: ResigningProps) {
  const m = useMessages();
  const o = useOnlineMessages();
  const c = useOnlineCampaignMessages();
  return (
    <Dialog title={o.resign} close={close}>
      <p>{campaign ? c.resign : table.config.seats > 2 ? o.resignMore : o.resignTwo}</p>
      <div className="dialog-buttons">
        <button type="button" className="button" onClick={close}>
          {m.cancel}
        </button>
        <button
          type="button"
          className="button main"
          onClick={() => {
            void table.resign(seat);
            close();
          }}
        >
          {o.resign}
        </button>
      </div>
    </Dialog>
  );
}
