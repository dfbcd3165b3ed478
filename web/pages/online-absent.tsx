import { useEffect, useState } from 'react';
import { seatNames } from '../local/seating.ts';
import { useMessages } from '../messages/index.ts';
import { useOnlineMessages } from '../online/messages.ts';
import type { Company, RemoteTable } from '../online/remote-table.ts';
import { Dialog } from '../parts/dialog.tsx';

interface AbsentProps {
  readonly table: RemoteTable;
  readonly company: Company;
}

const SECOND = 1_000;
const HOUR = 3_600;
const DAY = 24 * HOUR;

/** How people at this table are called: by their names, or by their seats. */
export function useCalled({ table, company: { seats } }: AbsentProps): (seat: number) => string {
  const m = useMessages();
  const called = seatNames(table.game, table.config, m.lang, m.seat);
  return seat => {
    const occupant = seats[seat];
    return occupant?.is === 'player' ? occupant.name : called(seat);
  };
}

/** Milliseconds until then, looked at every second. */
export function useLeft(until: number | null): number | null {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => setNow(performance.now()), SECOND);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? null : until - now;
}

/** The clock of the table; and when it has run out, what those who wait may do. */
export function TableClock({ table, company }: AbsentProps) {
  const o = useOnlineMessages();
  const called = useCalled({ table, company });
  const left = useLeft(company.until);
  const { seats, awaited } = company;
  if (left === null || table.situation.outcome !== null) return null;
  if (left > 0) return <p className="table-notice online-clock">{o.timeLeft(timeOf(left, o))}</p>;
  const isMine = (seat: number): boolean => {
    const occupant = seats[seat];
    return occupant?.is === 'player' && occupant.you;
  };
  const mayGoOn = !awaited.some(isMine) && seats.some((_, seat) => isMine(seat));
  return (
    <section className="table-notice online-vote" aria-label={o.timeUp}>
      <p>
        <strong>{o.timeUp}</strong> ({awaited.map(called).join(', ')}). {mayGoOn ? o.timeUpAbout : ''}
      </p>
      {mayGoOn ? (
        <div className="online-row">
          {awaited.map(seat => (
            <button
              key={seat}
              type="button"
              className="button main"
              onClick={() => void table.goOnWithout(seat, 'replace')}
            >
              {awaited.length > 1 ? o.callBotFor(called(seat)) : o.callBot}
            </button>
          ))}
          {seats.length === 2 && company.campaign === null && awaited[0] !== undefined ? (
            <button
              type="button"
              className="button"
              onClick={() => void table.goOnWithout(awaited[0] as number, 'claim-win')}
            >
              {o.claimWin}
            </button>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

export function timeOf(milliseconds: number, o: ReturnType<typeof useOnlineMessages>): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  if (seconds >= 2 * DAY) return o.days(Math.floor(seconds / DAY));
  const two = (n: number): string => String(Math.floor(n)).padStart(2, '0');
  return seconds >= HOUR
    ? `${Math.floor(seconds / HOUR)}:${two((seconds % HOUR) / 60)} h`
    : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** Some want to go on without somebody: all others must agree, one is enough to keep them. */
export function RemovalVote({ table, company }: AbsentProps) {
  const o = useOnlineMessages();
  const called = useCalled({ table, company });
  const { removal, seats } = company;
  if (removal === null) return null;
  const mine = seats.flatMap((occupant, seat) => (occupant.is === 'player' && occupant.you ? [seat] : []));
  const asked = removal.missing.some(seat => mine.includes(seat));
  const title = o.removal(called(removal.seat));
  return (
    <section className="table-notice online-vote" role="alert" aria-label={title}>
      <p>
        <strong>{title}</strong> {o.removalAbout}
      </p>
      {mine.length > 0 && !mine.includes(removal.seat) ? (
        <div className="online-row">
          {asked ? (
            <button type="button" className="button main" onClick={() => void table.sendAway(removal.seat, true)}>
              {o.agree}
            </button>
          ) : null}
          <button type="button" className="button" onClick={() => void table.sendAway(removal.seat, false)}>
            {asked ? o.stay : o.dropIt}
          </button>
        </div>
      ) : null}
    </section>
  );
}

/** Whom the viewer may send away, alone or with the others. */
export function awayFrom({ seats, host }: Company): readonly { readonly seat: number; readonly name: string }[] {
  const people = seats.flatMap((o, seat) => (o.is === 'player' && !o.you ? [{ seat, name: o.name }] : []));
  const sits = seats.some(o => o.is === 'player' && o.you);
  // Two others must sit here for a vote, whoever opened the table needs none.
  return host || (sits && people.length > 1) ? people : [];
}

interface SendingAwayProps {
  readonly table: RemoteTable;
  readonly seat: number;
  readonly name: string;
  readonly close: () => void;
}

export function SendingAway({ table, seat, name, close }: SendingAwayProps) {
  const m = useMessages();
  const o = useOnlineMessages();
  const [trouble, setTrouble] = useState('');
  const send = async () => {
    const denial = await table.sendAway(seat, true);
    if (denial) setTrouble(denial.text[m.lang]);
    else close();
  };
  return (
    <Dialog title={o.sendAway(name)} close={close}>
      <p>{o.sendAwaySure(name)}</p>
      {trouble === '' ? null : <p role="alert">{trouble}</p>}
      <div className="dialog-buttons">
        <button type="button" className="button" onClick={close}>
          {m.cancel}
        </button>
        <button type="button" className="button main" onClick={() => void send()}>
          {o.sendAway(name)}
        </button>
      </div>
    </Dialog>
  );
}
