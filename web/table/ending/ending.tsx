import { freeScenarios, type Scenario } from '@tafelrunde/engine';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { toBeBriefed } from '../../local/briefed.ts';
import type { Afterwards } from '../../local/campaigns.ts';
import { beginMatch } from '../../local/opening.ts';
import type { Table } from '../../local/table.ts';
import { useMessages } from '../../messages/index.ts';
import { fileName, offerFile } from '../../parts/files.ts';
import { preferences } from '../../preferences.ts';
import { go, Link } from '../../router.tsx';
import { useEndingMessages } from './messages.ts';
import { EndingFigures, EndingHead } from './story.tsx';

/** Who has won and how, what one may want next, and the match by its figures. */
export function Ending({ table, lookAround }: { readonly table: Table; readonly lookAround: () => void }) {
  const m = useMessages();
  const e = useEndingMessages();
  const { outcome, chairs } = useSyncExternalStore(table.subscribe, () => table.situation);
  const after = useAfterwards(table);
  const [beginning, setBeginning] = useState<'not yet' | 'now' | 'failed'>('not yet');
  if (!outcome) return null;
  const begin = async (to: () => Promise<string>) => {
    setBeginning('now');
    try {
      go(await to());
    } catch {
      setBeginning('failed');
    }
  };
  const again = async () =>
    after ? playedAgain(table, after) : `/table/${await beginMatch(table.game, table.config, chairs)}`;
  const next = after === null ? nextScenario(table) : undefined;
  const goOn = async ({ id }: Scenario) => {
    const match = await beginMatch(table.game, { scenario: id, seats: chairs.length }, chairs);
    if (preferences().briefings) toBeBriefed(match);
    return `/table/${match}`;
  };
  const save = async () => offerFile(fileName(table.game.id), await table.file());
  return (
    <section className="decision ending parchment" aria-labelledby="ending-title">
      <EndingHead table={table} outcome={outcome} />
      <div className="ending-ways">
        {after ? (
          <Link className="button main" to={`/campaign/${table.game.id}/${after.campaign}`}>
            {m.campaign.back}
          </Link>
        ) : null}
        {next ? (
          <button
            type="button"
            className="button main"
            disabled={beginning === 'now'}
            onClick={() => void begin(() => goOn(next))}
          >
            {e.next(next.name[m.lang])}
          </button>
        ) : null}
        {after === null || after?.again ? (
          <button
            type="button"
            className={next ? 'button' : 'button main'}
            disabled={beginning === 'now'}
            onClick={() => void begin(again)}
          >
            {e.rematch}
          </button>
        ) : null}
        <Link className="button" to={`/replay/${table.id}`}>
          {e.replay}
        </Link>
        <button type="button" className="button" onClick={lookAround}>
          {e.look}
        </button>
        <button type="button" className="button" onClick={() => void save()}>
          {m.end.save}
        </button>
        <Link className="button" to="/">
          {m.end.home}
        </Link>
      </div>
      {beginning === 'failed' ? <p role="alert">{m.saving.notBegun}</p> : null}
      <EndingFigures table={table} replay={`/replay/${table.id}`} />
      <p className="ending-soft">{e.share}</p>
    </section>
  );
}

/** What comes after this in the game's own order, if as many can play it. */
function nextScenario({ game, config }: Table): Scenario | undefined {
  const scenarios = freeScenarios(game);
  const here = scenarios.findIndex(({ id }) => id === config.scenario);
  const next = scenarios[here + 1];
  return next?.seats.includes(config.seats) ? next : undefined;
}

/** What comes after a match of a campaign; null for all others, undefined until it is known. */
function useAfterwards(table: Table): Afterwards | null | undefined {
  const carried = table.config.carried !== undefined;
  const [after, setAfter] = useState<Afterwards | null | undefined>(carried ? undefined : null);
  useEffect(() => {
    if (!carried) return;
    let current = true;
    const finding = async () => {
      const { afterwards } = await import('../../local/campaigns.ts');
      return afterwards(table.game, table.id, await table.file());
    };
    finding().then(
      found => current && setAfter(found),
      // Better no way to go on than one that leads out of the campaign.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [table, carried]);
  return after;
}

/** The same once more, as the campaign has it; returns where. */
async function playedAgain(table: Table, { campaign }: Afterwards): Promise<string> {
  const { playAgain } = await import('../../local/campaigns.ts');
  const match = await playAgain(table.game, campaign, table.id, await table.file());
  return match === null ? `/campaign/${table.game.id}/${campaign}` : `/table/${match}`;
}
