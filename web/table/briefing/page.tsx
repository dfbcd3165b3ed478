import { scenarioOf } from '@tafelrunde/engine';
import { useEffect, useState } from 'react';
import { readMatch } from '../../local/opening.ts';
import { useMessages } from '../../messages/index.ts';
import { Frame } from '../../parts/frame.tsx';
import { Loading } from '../../parts/loading.tsx';
import { prefer } from '../../preferences.ts';
import { useBriefingMessages } from './messages.ts';
import { BriefingSheet } from './sheet.tsx';

type Told = NonNullable<Awaited<ReturnType<typeof readMatch>>>;

interface BriefingPageProps {
  readonly id: string;
  readonly begin: () => void;
}

/** Before anybody sits down: nothing moves on the table until somebody begins. */
export function BriefingPage({ id, begin }: BriefingPageProps) {
  const m = useMessages();
  const b = useBriefingMessages();
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    let current = true;
    readMatch(id).then(
      found => {
        if (!current) return;
        // What cannot be told the table itself will say.
        if (found) setTold(found);
        else begin();
      },
      () => current && begin(),
    );
    return () => {
      current = false;
    };
  }, [id, begin]);
  if (!told) return <Loading />;
  const { game, config } = told.match;
  const { chairs } = told.stored;
  const people = chairs.flatMap((chair, seat) => (chair.kind === 'person' ? [seat] : []));
  const viewer = people.length === 1 ? (people[0] ?? 'spectator') : 'spectator';
  const scenario = scenarioOf(game, config.scenario).name[m.lang];
  return (
    <Frame title={scenario}>
      <section className="briefing-page parchment" aria-label={b.title}>
        <BriefingSheet game={game} config={config} chairs={chairs} viewer={viewer}>
          <p className="briefing-ways">
            <button type="button" className="button main briefing-begin" onClick={begin}>
              {b.begin}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => {
                prefer({ briefings: false });
                begin();
              }}
            >
              {b.never}
            </button>
          </p>
        </BriefingSheet>
      </section>
    </Frame>
  );
}
