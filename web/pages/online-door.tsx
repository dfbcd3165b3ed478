import { botName, usualLevel } from '@tafelrunde/bots/names';
import { agreedOn, type Game } from '@tafelrunde/engine';
import type { SeenSeat } from '@tafelrunde/wire';
import { type ReactNode, Suspense, useState } from 'react';
import { icons } from '../art/icons.ts';
import { seatNames } from '../local/seating.ts';
import { useMessages } from '../messages/index.ts';
import { api, type TableSummary } from '../online/api.ts';
import { useOnlineCampaignMessages } from '../online/campaign-messages.ts';
import { agreeingTime, clockName } from '../online/clock-name.ts';
import { useOnlineMessages } from '../online/messages.ts';
import type { Company } from '../online/remote-table.ts';
import { useTogetherMessages } from '../online/together-messages.ts';
import { invitationFor } from '../online/use-campaign.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Frame } from '../parts/frame.tsx';
import { Icon } from '../parts/icon.tsx';
import { lazily } from '../parts/lazily.ts';
import { LevelOptions } from '../parts/level-options.tsx';
import { Link } from '../router.tsx';
import { HandOn, Trouble, useDoing, useName } from './online-parts.tsx';

const BriefingSheet = lazily(
  async () => (await import('../table/briefing/sheet.tsx')).BriefingSheet,
  () => null,
);

interface AtTheTable {
  readonly summary: TableSummary;
  readonly game: Game;
  /** Comes to the table anew: with a name, or on another seat. */
  readonly again: () => void;
}

type Occupied = SeenSeat | TableSummary['seats'][number];

interface DoorProps extends AtTheTable {
  readonly seats: readonly Occupied[];
  readonly watch?: () => void;
}

/** For whoever has no seat: what is played, who sits there, which seats are free. */
export function Door({ summary, game, seats, again, watch }: DoorProps) {
  const o = useOnlineMessages();
  const name = useName();
  const { busy, trouble, run } = useDoing();
  const invitation = invitationFor(summary.table, summary.campaign);
  const free = seats.some(({ is }) => is === 'free');
  const take = (seat: number) =>
    run(async () => {
      await name.introduce();
      await api.claim(summary.table, seat, invitation ?? '');
      again();
    });
  return (
    <TableSheet summary={summary} game={game}>
      {free && invitation !== null ? name.field : null}
      <SeatList summary={summary} game={game} seats={seats}>
        {(seat, called) =>
          invitation === null ? null : (
            <button
              type="button"
              className="button main"
              disabled={busy}
              aria-label={o.takeSeat(called)}
              onClick={() => name.isSaid() && take(seat)}
            >
              {o.take}
            </button>
          )
        }
      </SeatList>
      <Trouble>{trouble}</Trouble>
      {free && invitation === null ? <p>{o.noInvitation}</p> : null}
      {free ? null : <p>{o.full}</p>}
      {watch ? (
        <button type="button" className="button" onClick={watch}>
          {o.watch}
        </button>
      ) : (
        <p>{o.closed}</p>
      )}
    </TableSheet>
  );
}

interface WaitingRoomProps extends AtTheTable {
  readonly company: Company;
}

/** For whoever sits already, until every seat is taken. */
export function WaitingRoom({ summary, game, company, again }: WaitingRoomProps) {
  const o = useOnlineMessages();
  const { busy, trouble, run } = useDoing();
  const invitation = invitationFor(summary.table, summary.campaign);
  const mine = company.seats.findIndex(seat => seat.is === 'player' && seat.you);
  return (
    <TableSheet summary={summary} game={game} title={o.waiting}>
      <p>{o.waitingAbout}</p>
      <h2>{o.invite}</h2>
      {invitation === null ? <p>{o.noLink}</p> : <Invitation table={summary.table} invitation={invitation} />}
      <SeatList summary={summary} game={game} seats={company.seats}>
        {(seat, called) =>
          summary.host ? (
            <Fill called={called} busy={busy} fill={level => run(() => api.fill(summary.table, seat, level))} />
          ) : null
        }
      </SeatList>
      <Trouble>{trouble}</Trouble>
      <StandUp act={() => run(() => api.leave(summary.table, mine).then(again))} />
    </TableSheet>
  );
}

interface FillProps {
  readonly called: string;
  readonly busy: boolean;
  readonly fill: (level: string) => void;
}

/** A bot takes the seat: which one, the host says. */
function Fill({ called, busy, fill }: FillProps) {
  const o = useOnlineMessages();
  const [level, setLevel] = useState(usualLevel.id);
  return (
    <>
      <select
        className="online-level"
        aria-label={o.fillWith(called)}
        value={level}
        onChange={({ target }) => setLevel(target.value)}
      >
        <LevelOptions />
      </select>
      <button
        type="button"
        className="button"
        disabled={busy}
        aria-label={o.fillSeat(called)}
        onClick={() => fill(level)}
      >
        {o.fill}
      </button>
    </>
  );
}

function Invitation({ table, invitation }: { readonly table: string; readonly invitation: string }) {
  const o = useOnlineMessages();
  const justHere = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
  return (
    <>
      <p>{o.inviteAbout}</p>
      <HandOn link={`${location.origin}/online/${table}#${invitation}`} name={o.link} />
      {justHere ? <p className="online-soft">{o.justHere}</p> : null}
    </>
  );
}

function StandUp({ act }: { readonly act: () => void }) {
  const m = useMessages();
  const o = useOnlineMessages();
  const [sure, setSure] = useState(false);
  return (
    <>
      <button type="button" className="button quiet danger" onClick={() => setSure(true)}>
        {o.standUp}
      </button>
      {sure ? (
        <Dialog title={o.standUp} close={() => setSure(false)}>
          <p>{o.standUpSure}</p>
          <div className="dialog-buttons">
            <button type="button" className="button" onClick={() => setSure(false)}>
              {m.cancel}
            </button>
            <button type="button" className="button main" onClick={act}>
              {o.standUp}
            </button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}

interface SheetProps {
  readonly summary: TableSummary;
  readonly game: Game;
  readonly title?: string;
  readonly children: ReactNode;
}

function TableSheet({ summary, game, title, children }: SheetProps) {
  const m = useMessages();
  const o = useOnlineMessages();
  const t = useTogetherMessages();
  const scenario = game.scenarios.find(({ id }) => id === summary.scenario);
  const name = `${game.name[m.lang]}: ${scenario?.name[m.lang] ?? summary.scenario}`;
  const config = { scenario: summary.scenario, seats: summary.seats.length, settings: summary.settings };
  // Who sits down agrees to what was chosen, so it is said here.
  const agreed = scenario ? agreedOn(scenario, config, m.lang) : [];
  return (
    <Frame title={title ?? name} where={o.elsewhere}>
      <div className="online-sheet parchment">
        {title ? <p className="online-what">{name}</p> : null}
        {summary.campaign ? <CampaignMark campaign={summary.campaign} /> : null}
        {scenario ? <p>{scenario.about[m.lang]}</p> : null}
        {summary.clock ? <p>{o.clockAgreed(clockName(summary.clock, o))}</p> : null}
        {summary.agree ? <p>{t.agreed(agreeingTime(summary.agree.seconds, o))}</p> : null}
        {agreed.length > 0 ? <p>{o.agreed(agreed)}</p> : null}
        {children}
      </div>
      {scenario ? (
        <section className="online-briefing parchment" aria-label={m.table.briefing}>
          <Suspense>
            <BriefingSheet game={game} config={config} chairs={[]} viewer="spectator" />
          </Suspense>
        </section>
      ) : null}
    </Frame>
  );
}

/** Which match of which campaign this is, and the way there. */
function CampaignMark({ campaign }: { readonly campaign: NonNullable<TableSummary['campaign']> }) {
  const c = useOnlineCampaignMessages();
  const { id, name, number } = campaign;
  return (
    <p>
      <Link to={`/campaign/online/${id}`}>{name ? c.matchOf(number, name) : c.matchOfUnnamed(number)}</Link>
    </p>
  );
}

interface SeatListProps {
  readonly summary: TableSummary;
  readonly game: Game;
  readonly seats: readonly Occupied[];
  /** What can be done about a free seat. */
  readonly children: (seat: number, called: string) => ReactNode;
}

function SeatList({ summary, game, seats, children }: SeatListProps) {
  const m = useMessages();
  const o = useOnlineMessages();
  const { scenario, settings } = summary;
  const called = seatNames(game, { scenario, settings, seats: seats.length }, m.lang, m.seat);
  return (
    <section aria-label={o.seats}>
      <ul className="online-seats">
        {seats.map((occupant, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} data-free={occupant.is === 'free'}>
            <Icon d={occupant.is === 'bot' ? icons['robot-golem'] : icons.person} />
            <strong>{called(seat)}</strong>
            <span>{who(occupant)}</span>
            {occupant.is === 'free' ? children(seat, called(seat)) : null}
          </li>
        ))}
      </ul>
    </section>
  );

  function who(occupant: Occupied): string {
    if (occupant.is === 'free') return o.free;
    if (occupant.is === 'bot') return o.bot(botName(occupant.level)?.[m.lang] ?? occupant.level);
    return 'you' in occupant && occupant.you ? o.you(occupant.name) : occupant.name;
  }
}
