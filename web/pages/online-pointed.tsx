import { Suspense, use, useContext, useEffect, useState } from 'react';
import { Locators } from '../kit/picking/locating.ts';
import { useMessages } from '../messages/index.ts';
import type { Company, Pointed, RemoteTable } from '../online/remote-table.ts';
import { useTogetherMessages } from '../online/together-messages.ts';
import type { GameTable } from '../table/board.ts';
import { infoOf } from '../table/info/info.tsx';
import { useCalled } from './online-absent.tsx';

const SHOWN_MS = 5_000;

interface PointedAtProps {
  readonly table: RemoteTable;
  readonly gameTable: GameTable | null;
  readonly company: Company;
}

/** What somebody points at: a ring around it, and in words who points at what. */
export function PointedAt({ table, gameTable, company }: PointedAtProps) {
  const { pointed } = company;
  const [over, setOver] = useState(0);
  useEffect(() => {
    if (pointed === null) return;
    const timer = setTimeout(() => setOver(pointed.number), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [pointed]);
  const shown = pointed !== null && pointed.number > over ? pointed : null;
  return (
    <>
      <div className="online-pointed-words" role="status">
        {shown === null || gameTable === null ? null : (
          <Suspense>
            <Words table={table} gameTable={gameTable} company={company} pointed={shown} />
          </Suspense>
        )}
      </div>
      {shown === null ? null : <Ring key={shown.number} thing={shown.thing} />}
    </>
  );
}

function Words({ table, gameTable, company, pointed }: PointedAtProps & { gameTable: GameTable; pointed: Pointed }) {
  const { lang } = useMessages();
  const t = useTogetherMessages();
  const called = useCalled({ table, company });
  const { about } = use(infoOf(gameTable));
  const { view, viewer } = table.situation;
  const what = about(pointed.thing, { view, viewer, lang, seat: called });
  const name = called(pointed.seat);
  return <p className="table-notice">{what === null ? t.pointsThere(name) : t.pointsAt(name, what.name)}</p>;
}

/** Around where a map says it is, or around what is on the screen under that name. */
function Ring({ thing }: { readonly thing: string }) {
  const locators = useContext(Locators);
  const [at, setAt] = useState<{ readonly x: number; readonly y: number } | null>(null);
  // As long as it is shown it stays where the thing is: the words beside it move the map, and so does whoever looks elsewhere.
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      const point =
        [...(locators ?? [])].map(locate => locate(thing)).find(found => found !== null) ?? elsewhere(thing);
      setAt(before =>
        point === null ? null : before?.x === point.x && before.y === point.y ? before : { x: point.x, y: point.y },
      );
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [thing, locators]);
  return at === null ? null : <span className="online-ring" aria-hidden="true" style={{ left: at.x, top: at.y }} />;
}

function elsewhere(thing: string): DOMPoint | null {
  const name = CSS.escape(thing);
  const element = document.querySelector(`.table [data-thing="${name}"], .table [data-about="${name}"]`);
  const box = element?.getBoundingClientRect();
  return box ? new DOMPoint(box.x + box.width / 2, box.y + box.height / 2) : null;
}
