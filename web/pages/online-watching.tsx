import type { Watched } from '@tafelrunde/wire';
import { PHONE, useMedia } from '../kit/use-media.ts';
import { useMessages } from '../messages/index.ts';
import type { Company, RemoteTable } from '../online/remote-table.ts';
import { useTogetherMessages } from '../online/together-messages.ts';
import { useWatched } from '../online/use-watched.ts';
import { OddsBars } from '../table/odds-bars.tsx';
import { useWords } from '../table/use-words.ts';
import { useCalled } from './online-absent.tsx';
import './online-watching.css';

interface WatchingProps {
  readonly table: RemoteTable;
  readonly company: Company;
}

/** For those who only watch: who is ahead, and what luck may make of what whoever decides can do, from what everybody knows. */
export function Watching({ table, company }: WatchingProps) {
  const t = useTogetherMessages();
  const watched = useWatched(table, company);
  const phone = useMedia(PHONE);
  const called = useCalled({ table, company });
  const words = useWords(table, table.situation.chairs);
  if (watched === null) return null;
  const { outlook, prospects } = watched;
  const who = company.deciding.map(called).join(', ');
  return (
    <section className="online-watching" aria-label={t.outlook}>
      {outlook ? <Standing outlook={outlook} called={called} /> : null}
      <details open={!phone}>
        <summary>{t.prospects(who)}</summary>
        {prospects.length === 0 ? <p>{t.noProspects}</p> : null}
        <ul>
          {prospects.map(({ option, choice, odds }) => (
            <li key={option}>
              <strong>{words.option(choice)}</strong>
              <OddsBars odds={odds} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

interface StandingProps {
  readonly outlook: NonNullable<Watched['outlook']>;
  readonly called: (seat: number) => string;
}

/** The share of each side, one beside the other; alone they stand against the game. */
function Standing({ outlook: { sides, shares }, called }: StandingProps) {
  const m = useMessages();
  const t = useTogetherMessages();
  const named = sides.map((seats, side) => ({ name: seats.map(called).join(', '), share: shares[side] ?? 0 }));
  const [alone, ...others] = named;
  const all = alone && others.length === 0 ? [alone, { name: t.theGame, share: 1 - alone.share }] : named;
  return (
    <figure className="watching-outlook">
      <figcaption title={t.outlookAbout}>{t.outlook}</figcaption>
      <div className="watching-bar" aria-hidden="true">
        {all.map(({ name, share }, side) => (
          <i key={name} data-side={side + 1} style={{ width: `${100 * share}%` }} />
        ))}
      </div>
      <ul>
        {all.map(({ name, share }, side) => (
          <li key={name} data-side={side + 1}>
            {name} <b>{m.percent(Math.round(share * 100) / 100)}</b>
          </li>
        ))}
      </ul>
      <p>{t.outlookAbout}</p>
    </figure>
  );
}
