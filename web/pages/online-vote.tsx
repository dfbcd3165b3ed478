import { seatNames } from '../local/seating.ts';
import { useMessages } from '../messages/index.ts';
import { useOnlineMessages } from '../online/messages.ts';
import type { Company, RemoteTable } from '../online/remote-table.ts';

/** Somebody wants to go back over dice or another's decision: all must agree, one is enough to keep things as they are. */
export function OnlineVote({ table, company }: { readonly table: RemoteTable; readonly company: Company }) {
  const m = useMessages();
  const o = useOnlineMessages();
  const { vote, seats } = company;
  if (vote === null) return null;
  const sits = seats.some(seat => seat.is === 'player' && seat.you);
  const asked = vote.missing.some(seat => {
    const occupant = seats[seat];
    return occupant?.is === 'player' && occupant.you;
  });
  const called = seatNames(table.game, table.config, m.lang, m.seat);
  return (
    <section className="table-notice online-vote" role="alert" aria-label={o.wantsBack}>
      <p>
        <strong>{o.wantsBack}</strong> {o.goBackTo(vote.to + 1)}
      </p>
      {asked ? null : <p>{o.awaiting(vote.missing.map(nameOf).join(', '))}</p>}
      {sits ? (
        <div className="online-row">
          {asked ? (
            <button type="button" className="button main" onClick={() => void table.vote(true)}>
              {o.agree}
            </button>
          ) : null}
          <button type="button" className="button" onClick={() => void table.vote(false)}>
            {asked ? o.decline : o.dropIt}
          </button>
        </div>
      ) : null}
    </section>
  );

  function nameOf(seat: number): string {
    const occupant = seats[seat];
    return occupant?.is === 'player' ? occupant.name : called(seat);
  }
}
